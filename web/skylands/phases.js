/** What a seat does in each phase: the panel in the tray, the sentence that asks, and taps on the board. */

import { t } from '../i18n/index.js';
import { trialButtons } from '../table/view/trial_panel.js';
import { choosePanel } from './choose.js';
import { tapIsland } from './island_buttons.js';
import { trial } from './place_tile.js';
import { spotsOf } from './special_display.js';
import { stepPanel } from './steps.js';

/** @typedef {import('../room.js').Table<'skylands'>} Table */
/** @typedef {import('../app.js').App} App */

/** @typedef {import('../room.js').Question<'skylands'>} Question */

/** What some phases need to know. @type {{[phase in import('../protocol.d.ts').skylands.Phase]?: Question[]}} */
const QUESTIONS = {
  choose: [{ question: 'actions' }],
  create: [{ question: 'moves' }, { question: 'show' }],
  convert: [{ question: 'moves' }, { question: 'energy' }],
};

/** @type {import('../room.js').GameRoom<'skylands'>['questions']} */
export function questions(table) {
  const own = QUESTIONS[table.situation.phase] ?? [{ question: 'moves' }];
  return [...own, ...trial.questions(table), { question: 'end_warning' }];
}

/**
 * The tray of the deciding seat.
 * @param {App} app
 * @param {Table} table
 * @returns {import('../ui/dom.js').Child}
 */
export const phasePanel = (app, table) =>
  table.situation.phase === 'choose' ? choosePanel(app, table) : stepPanel(app, table);

/** @type {NonNullable<import('../room.js').GameRoom<'skylands'>['boardButtons']>} */
export const boardButtons = (app, table) => trialButtons(app, table, trial);

/**
 * A tap or a key on the board: a tile is tried there, or an island is meant.
 * @param {App} app
 * @param {Table} table
 * @param {import('../room.js').BoardTap} tap
 */
export function onBoard(app, table, tap) {
  if (trial.hand(table).length) trial.onBoard(app, table, tap);
  else if (tap.kind === 'tap' && spotsOf(table).some(([x, y]) => x === tap.x && y === tap.y))
    app.toast(t('sky-create-first'));
  else if (tap.kind === 'tap') tapIsland(app, table, tap);
}
