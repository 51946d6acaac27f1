/** What a seat does in each phase: the panel in the tray, the sentence that asks, and taps on the board. */

import { answerTo } from '../table/play/answers.js';
import { trialButtons } from '../table/view/trial_panel.js';
import { choosePanel } from './choose.js';
import { tapIsland } from './island_buttons.js';
import { actAndPay } from './payment.js';
import { trial } from './place_tile.js';
import { chosenSpecialOf, spotsOf } from './special_display.js';
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
 * A tap on a spot of the special island that is chosen: it is created, and tried there as soon as it is paid.
 * @param {App} app
 * @param {Table} table
 * @param {{x: number, y: number}} spot
 */
async function createAt(app, table, spot) {
  const special = chosenSpecialOf(table);
  const move = answerTo(table, 'moves')?.moves.find((each) => each.kind === 'create' && each.special === special);
  if (!move || !special || !(await actAndPay(app, table, move))) return;
  if (app.state.table && trial.hand(app.state.table).includes(special)) await trial.layOn(app, special, spot);
}

/**
 * A tap or a key on the board: a tile is tried there, or an island is meant.
 * @param {App} app
 * @param {Table} table
 * @param {import('../room.js').BoardTap} tap
 */
export function onBoard(app, table, tap) {
  if (trial.hand(table).length) trial.onBoard(app, table, tap);
  else if (tap.kind === 'tap' && spotsOf(table).some(([x, y]) => x === tap.x && y === tap.y)) createAt(app, table, tap);
  else if (tap.kind === 'tap') tapIsland(app, table, tap);
}
