/** What each game says and shows of its decisions. */

import * as isle from '../isle/review.js';
import * as skylands from '../skylands/review.js';

/** @import {DecisionJson} from '../protocol.d.ts' */
/** @typedef {import('../room.js').Table} Table */
/** @typedef {import('../ui/dom.js').Child} Child */
/** @typedef {{tile: import('../board/scene.js').Tile, x: number, y: number, turn: number, words: string}} Laid a tile that an action places, and how it lies in words */

/**
 * @typedef {object} Telling
 * @property {(action: DecisionJson['chosen'], kind: string, table: Table, instead?: DecisionJson['chosen'] | null) => string} words what to do, in a few
 *   words; they may refer to what was done instead
 * @property {(action: DecisionJson['chosen'], kind: string, table: Table) => Child} picture of it
 * @property {(code: string, kind: string) => boolean} isAbout whether a reason is about what was decided
 * @property {(action: DecisionJson['chosen']) => Laid | null} laid what it places on the board
 */

/** The actions that reach a game are its own. */
const GAMES = /** @type {Record<string, Telling>} */ (/** @type {unknown} */ ({ isle, skylands }));

/** @param {string} game */
export const tellingOf = (game) => /** @type {Telling} */ (GAMES[game]);

/**
 * The table as it was before a decision of a seat, as the words of the game take it.
 * @param {Table} table
 * @param {number} seat
 * @param {import('../room.js').Situation} situation as it was
 * @returns {Table}
 */
export const tableThen = (table, seat, situation) => ({
  ...table,
  situation,
  decider: seat,
  look: seat,
});
