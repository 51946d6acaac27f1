/** What a seat does in each phase: the panel in the tray, the sentence that asks, and taps on the board. */

import { trialButtons } from '../table/view/trial_panel.js';
import { buildPanel, trial } from './build.js';
import { buyPanel, watchedMarket } from './buy.js';
import { pricePanel } from './price.js';
import { placeQuestions } from './worth.js';

/** @typedef {import('../room.js').Table<'isle'>} Table */
/** @typedef {import('../room.js').Question<'isle'>} Question */
/** @typedef {import('../app.js').App} App */

/** @type {Record<string, (app: App, table: Table) => import('../ui/dom.js').Child>} */
const PANELS = { price: pricePanel, buy: buyPanel, build: buildPanel };

/** @type {(isShown: boolean) => Question[]} */
const worthQuestion = (isShown) => (isShown ? [{ question: 'worths' }] : []);

/** @type {Record<string, import('../room.js').GameRoom<'isle'>['questions']>} */
const QUESTIONS = {
  price: (table, { worth }) => [
    { question: 'pricing' },
    ...worthQuestion(worth),
    ...placeQuestions(table, table.ui.inspect, worth),
  ],
  buy: (table, { worth }) => [
    { question: 'offers' },
    ...worthQuestion(worth),
    ...placeQuestions(table, table.ui.offer, worth),
  ],
  build: trial.questions,
};

/** @type {import('../room.js').GameRoom<'isle'>['questions']} */
export const questions = (table, settings) => QUESTIONS[table.situation.phase]?.(table, settings) ?? [];

/**
 * The tray of the deciding seat.
 * @param {App} app
 * @param {Table} table
 * @returns {import('../ui/dom.js').Child}
 */
export const phasePanel = (app, table) => PANELS[table.situation.phase]?.(app, table) ?? null;

/** @type {Record<string, (app: App, table: Table) => import('../ui/dom.js').Child>} */
const WATCHED = { buy: watchedMarket };

/**
 * What there is to look at while others decide.
 * @param {App} app
 * @param {Table} table
 * @returns {import('../ui/dom.js').Child}
 */
export const watchPanel = (app, table) => WATCHED[table.situation.phase]?.(app, table) ?? null;

/** @type {NonNullable<import('../room.js').GameRoom<'isle'>['boardButtons']>} */
export const boardButtons = (app, table) => trialButtons(app, table, trial);

/**
 * A tap or a key on the board: while building, the tile in the fingers is tried there, turned, placed or taken back.
 * @param {App} app
 * @param {Table} table
 * @param {import('../room.js').BoardTap} tap
 */
export function onBoard(app, table, tap) {
  if (table.situation.phase === 'build') trial.onBoard(app, table, tap);
}
