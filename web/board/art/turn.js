/** Quarter turns of places on a unit tile: arithmetic only; x grows east, y grows south. */

/** @typedef {{ x: number, y: number }} Point */

/** The sides of a tile in the order of its `edges` text. */
export const SIDES = 'NESW';

/**
 * Where a printed place lies after clockwise quarter turns.
 * @param {number} x
 * @param {number} y
 * @param {number} turn
 * @returns {Point}
 */
export function turned(x, y, turn) {
  switch (((turn % 4) + 4) % 4) {
    case 1:
      return { x: 1 - y, y: x };
    case 2:
      return { x: 1 - x, y: 1 - y };
    case 3:
      return { x: y, y: 1 - x };
    default:
      return { x, y };
  }
}

/**
 * Which printed place is seen at a place of a turned tile.
 * @param {number} x
 * @param {number} y
 * @param {number} turn
 * @returns {Point}
 */
export function unturned(x, y, turn) {
  return turned(x, y, 4 - (((turn % 4) + 4) % 4));
}

/**
 * The letters of the edges as they lie after clockwise quarter turns.
 * @param {string} edges
 * @param {number} turn
 * @returns {string}
 */
export function turnedEdges(edges, turn) {
  const steps = ((turn % 4) + 4) % 4;
  return edges.slice(4 - steps) + edges.slice(0, 4 - steps);
}

/**
 * The middle of an edge, 0 to 3 for N, E, S, W.
 * @param {number} edge
 * @returns {Point}
 */
export function edgeMiddle(edge) {
  return turned(0.5, 0, edge);
}

/**
 * A place seen from an edge: how far along it clockwise, and how deep inside the tile.
 * @param {number} edge
 * @param {number} x
 * @param {number} y
 * @returns {{ along: number, depth: number }}
 */
export function fromEdge(edge, x, y) {
  switch (edge) {
    case 0:
      return { along: x, depth: y };
    case 1:
      return { along: y, depth: 1 - x };
    case 2:
      return { along: 1 - x, depth: 1 - y };
    default:
      return { along: 1 - y, depth: x };
  }
}
