/** Which of the moves that the engine offers a tap on an island means. */

/** @typedef {import('../room.js').Table} Table */

/**
 * The islands of the deciding seat.
 * @param {Table} table
 * @returns {any[]}
 */
export const islandsOf = ({ situation, decider }) => situation.view.seats[decider ?? 0].islands;

/**
 * The crystal island or hostel chosen to convert from: the one tapped, or the only one there is.
 * @param {Table} table
 * @param {any[]} moves
 * @returns {string | null}
 */
export function sourceOf(table, moves) {
  const sources = sourcesOf(moves);
  const wished = table.ui.source;
  if (sources.includes(wished)) return wished;
  return sources.length === 1 ? (sources[0] ?? null) : null;
}

/**
 * @param {any[]} moves
 * @returns {string[]}
 */
export const sourcesOf = (moves) => [
  ...new Set(moves.filter(({ kind }) => kind === 'convert').map(({ source }) => source)),
];

/**
 * The islands whose tap is answered with a move, or with a choice of where to convert from.
 * @param {Table} table
 * @param {any[]} moves
 * @returns {string[]}
 */
export function tappable(table, moves) {
  const source = sourceOf(table, moves);
  return [
    ...new Set(
      moves.flatMap((move) => {
        if (move.kind === 'deploy') return [move.island];
        if (move.kind === 'pay') return [move.place];
        if (move.kind !== 'convert') return [];
        return move.source === source ? [move.city] : [move.source];
      }),
    ),
  ];
}

/**
 * The moves that a tap on one of these places means.
 * @param {any[]} moves
 * @param {string[]} places
 * @param {string | null} source
 */
export const movesAt = (moves, places, source) =>
  moves.filter(
    (move) =>
      (move.kind === 'deploy' && places.includes(move.island)) ||
      (move.kind === 'pay' && places.includes(move.place)) ||
      (move.kind === 'convert' && move.source === source && places.includes(move.city)),
  );
