/** "Try again from here": the button, and what is loaded once somebody practises. */

import { preloadLater } from '../engine/page/own.js';
import { t } from '../i18n/index.js';
import { people } from '../table/play/people.js';
import { button } from '../ui/controls.js';
import { h } from '../ui/dom.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('../room.js').Table} Table */
/** @typedef {import('./again_dialog.js').Again} Again */
/** @typedef {{id: string, step: number, seat: number}} Moment of a finished game, and the seat to take there */

/** @type {typeof import('./again_dialog.js') | null} */
let dialogModule = null;
/** @type {typeof import('./comparison.js') | null} */
let comparisonModule = null;

/**
 * The seat to take if nothing else is chosen: the person who decides there, the only person, or whoever decides.
 * @param {import('../room.js').Situation} situation
 */
export function usualSeat(situation) {
  const { to_act, players } = situation;
  const person = to_act.find((seat) => players[seat] === 'human');
  if (person !== undefined) return person;
  return people(situation) === 1 ? players.indexOf('human') : (to_act[0] ?? 0);
}

/**
 * "Try again from here", for a moment of a finished game that is on the table or in the list.
 * @param {App} app
 * @param {Moment} moment
 * @param {import('../ui/dom.js').Props} [options]
 */
export const againButton = (app, moment, options = {}) =>
  button(t('again'), () => tryAgain(app, moment), { picture: 'again', test: 'try-again', ...options });

/**
 * Ask how to try again, once what asks is loaded.
 * @param {App} app
 * @param {Moment} moment
 */
async function tryAgain(app, moment) {
  try {
    if (!dialogModule) {
      preloadLater();
      dialogModule = await import('./again_dialog.js');
    }
  } catch {
    app.complain({ code: 'no_practice' });
    return;
  }
  const choice = dialogModule.firstChoice(app, moment);
  if (choice) app.open('again', choice);
}

/**
 * How to try again, as a dialog.
 * @param {App} app
 * @param {Again} choice
 * @returns {import('./dialogs.js').Dialog}
 */
export const againDialog = (app, choice) =>
  /** @type {NonNullable<typeof dialogModule>} */ (dialogModule).againDialog(app, choice);

/**
 * The same once more: the same moment, seat, players and kind of tiles.
 * @param {App} app
 * @param {Table} table practice whose original is here
 * @param {string} id of the original
 */
export function onceMore(app, { situation }, id) {
  const { practice, players } = situation;
  if (!practice) return undefined;
  const { step, seat, tiles } = practice;
  const others = players.filter((player, index) => index !== seat && player === 'human');
  // A person who has joined since cannot practise too.
  if (others.length > 0) return tryAgain(app, { id, step, seat });
  const seated = players.map((player, index) => (index === seat ? 'human' : player));
  return app.conductor.practise({ id, step, seat, players: seated, tiles: tiles === 'new' ? 'new' : 'same' });
}

/**
 * Both results beside each other; nothing until that is loaded.
 * @param {App} app
 * @param {Table} table
 */
export function comparison(app, table) {
  if (!table.situation.practice) return null;
  if (comparisonModule) return comparisonModule.comparison(app, table);
  return h('div', { key: 'comparing', mount: () => void loadComparison(app) });
}

/** @param {App} app */
async function loadComparison(app) {
  try {
    preloadLater();
    comparisonModule = await import('./comparison.js');
    app.update({});
  } catch {
    app.complain({ code: 'no_practice' });
  }
}
