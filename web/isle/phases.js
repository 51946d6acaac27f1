/** What a seat does in each phase: the panel in the tray, the sentence that asks, and taps on the board. */

import { isolated, t } from '../i18n/index.js';
import { isInTray } from '../table/view/moment.js';
import { buildPanel, trial } from './build.js';
import { buyPanel } from './buy.js';
import { pricePanel } from './price.js';
import { learnTiles } from './tiles.js';
import { placeQuestions } from './worth.js';

/** @typedef {import('../room.js').Table} Table */
/** @typedef {import('../app.js').App} App */

/** @type {Record<string, (app: App, table: Table) => import('../ui/dom.js').Child>} */
const PANELS = { price: pricePanel, buy: buyPanel, build: buildPanel };

/** @type {Record<string, import('../room.js').GameRoom['questions']>} */
const QUESTIONS = {
  price: (table, { worth }) => [
    { question: 'pricing' },
    ...(worth ? [{ question: 'offers' }] : []),
    ...placeQuestions(table, table.ui.inspect, worth),
  ],
  buy: (table, { worth }) => [{ question: 'offers' }, ...placeQuestions(table, table.ui.offer, worth)],
  build: trial.questions,
};

/** @type {import('../room.js').GameRoom['questions']} */
export const questions = (table, settings) => QUESTIONS[table.situation.phase]?.(table, settings) ?? [];

/**
 * The sentence that says who is asked to do what.
 * @param {Table} table
 */
export function prompt(table) {
  const { situation } = table;
  if (isInTray(table)) return t(situation.is_over ? 'isle-prompt-end' : 'isle-prompt-scored');
  const seat = table.curtain ?? table.decider ?? situation.to_act[0];
  if (seat === undefined) return t('isle-prompt-end');
  const { name, hand } = situation.view.seats[seat];
  if (situation.players[seat] !== 'human') return t(`isle-bot-${situation.phase}`, { name: isolated(name) });
  if (situation.phase === 'build' && !hand.length) return t('isle-prompt-done', { name: isolated(name) });
  return t(`isle-prompt-${situation.phase}`, { name: isolated(name), count: hand.length });
}

/**
 * The tray of the deciding seat.
 * @param {App} app
 * @param {Table} table
 * @returns {import('../ui/dom.js').Child}
 */
export function phasePanel(app, table) {
  learnTiles(app.catalogue);
  return PANELS[table.situation.phase]?.(app, table) ?? null;
}

/**
 * A tap or a key on the board: while building, the tile in the fingers is tried there, turned, placed or taken back.
 * @param {App} app
 * @param {Table} table
 * @param {import('../room.js').BoardTap} tap
 */
export function onBoard(app, table, tap) {
  if (table.situation.phase === 'build') trial.onBoard(app, table, tap);
}
