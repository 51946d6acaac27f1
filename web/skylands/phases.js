/** What a seat does in each phase: the panel in the tray, the sentence that asks, and taps on the board. */

import { isolated, t } from '../i18n/index.js';
import { choosePanel } from './choose.js';
import { tapIsland } from './island_buttons.js';
import { trial } from './place_tile.js';
import { stepPanel } from './steps.js';
import { learnTiles } from './tiles.js';

/** @typedef {import('../room.js').Table} Table */
/** @typedef {import('../app.js').App} App */

/** @type {import('../room.js').GameRoom['questions']} */
export function questions(table) {
  const { phase } = table.situation;
  const own = { choose: ['actions'], create: ['moves', 'show'], deploy: ['moves', 'islands'] }[phase] ?? ['moves'];
  return [...own.map((question) => ({ question })), ...trial.questions(table), { question: 'end_warning' }];
}

/**
 * The sentence that says who is asked to do what.
 * @param {Table} table
 */
export function prompt(table) {
  const { situation } = table;
  const seat = table.decider ?? situation.to_act[0];
  if (seat === undefined) return t('sky-prompt-end');
  const name = isolated(situation.view.seats[seat].name);
  if (situation.players[seat] !== 'human') return t(`sky-bot-${situation.phase}`, { name });
  const { step } = situation.view;
  const key =
    step.has_acted && situation.phase !== 'pay' && situation.phase !== 'place' && situation.phase !== 'outpost'
      ? 'done'
      : situation.phase;
  const isBonus = key === 'discover' && step.is_bonus;
  return t(isBonus ? 'sky-prompt-bonus' : `sky-prompt-${key}`, { name });
}

/**
 * The tray of the deciding seat.
 * @param {App} app
 * @param {Table} table
 * @returns {import('../ui/dom.js').Child}
 */
export function phasePanel(app, table) {
  learnTiles(app.catalogue);
  return table.situation.phase === 'choose' ? choosePanel(app, table) : stepPanel(app, table);
}

/**
 * A tap or a key on the board: a tile is tried there, or an island is meant.
 * @param {App} app
 * @param {Table} table
 * @param {import('../room.js').BoardTap} tap
 */
export function onBoard(app, table, tap) {
  if (trial.hand(table).length) trial.onBoard(app, table, tap);
  else if (tap.kind === 'tap') tapIsland(app, table, tap);
}
