/** Which of the moves that the engine offers a tap on an island means. */

import { seatAt } from '../table/play/people.js';

/** @typedef {import('../room.js').GameAction<'skylands'>} Move */
/** @typedef {import('../room.js').Table<'skylands'>} Table */

/**
 * Whether a hint that was shown means this.
 * @param {Table} table
 * @param {string} test what the button does
 * @param {string} [place] an island or an action, where several have the same button
 */
export const isAdvised = ({ ui }, test, place) => ui.advised?.test === test && ui.advised.place === place;

/**
 * The islands of the deciding seat.
 * @param {Table} table
 */
export const islandsOf = ({ situation, decider }) => seatAt(situation, decider ?? 0).islands;

/**
 * The crystal island or hostel chosen to convert from: the one tapped, or the only one there is.
 * @param {Table} table
 * @param {Move[]} moves
 * @returns {string | null}
 */
export function sourceOf(table, moves) {
  const sources = sourcesOf(moves);
  const wished = table.ui.source ?? null;
  if (wished !== null && sources.includes(wished)) return wished;
  return sources.length === 1 ? (sources[0] ?? null) : null;
}

/**
 * @param {Move[]} moves
 * @returns {string[]}
 */
export const sourcesOf = (moves) => [
  ...new Set(moves.filter((move) => move.kind === 'convert').map(({ source }) => source)),
];

/**
 * The islands whose tap is answered with a move, or with a choice of where to convert from.
 * @param {Table} table
 * @param {Move[]} moves
 * @returns {string[]}
 */
export function tappable(table, moves) {
  const source = sourceOf(table, moves);
  return [
    ...moves.flatMap((move) => placeOf(move, source) ?? []),
    ...sourcesOf(moves).filter((each) => each !== source),
  ];
}

/**
 * The place whose tap means a move; null if no tap does.
 * @param {Move} move
 * @param {string | null} source
 */
function placeOf(move, source) {
  if (move.kind === 'deploy') return move.island;
  if (move.kind === 'pay') return move.place;
  return move.kind === 'convert' && move.source === source ? move.city : null;
}

/**
 * The moves that a tap on one of these places means.
 * @param {Move[]} moves
 * @param {string[]} places
 * @param {string | null} source
 */
export const movesAt = (moves, places, source) => moves.filter((move) => places.includes(placeOf(move, source) ?? ''));
