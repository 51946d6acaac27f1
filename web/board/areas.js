/** Which parts of tiles make up an area that the engine names by its cells and terrain: pure, for drawing it only. */

import { areasOf } from './art/isle/terrain.js';
import { SIDES } from './art/turn.js';

/** @typedef {import('./scene.js').OutlinePart} OutlinePart */
/** @typedef {import('./scene.js').Scene} Scene */

/** @typedef {OutlinePart & { sides: number[] }} Node sides: edges as they lie on the board */

/** The way to the neighbour across each side. */
const ACROSS = /** @type {const} */ ([
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
]);

/**
 * The parts of the area of a terrain that lies on exactly these cells; of several such, one that nothing is open of.
 * Empty when there is none.
 * @param {Scene} scene
 * @param {readonly (readonly [number, number])[]} cells
 * @param {string} terrain
 * @returns {OutlinePart[]}
 */
export function partsOf(scene, cells, terrain) {
  const nodes = nodesOf(scene, cells, terrain);
  const wanted = new Set(cells.map(([x, y]) => `${x},${y}`));
  const taken = new Set([...scene.cells, ...(scene.ghost ? [scene.ghost] : [])].map(({ x, y }) => `${x},${y}`));
  const whole = joined(nodes).filter((group) => new Set(group.map(({ x, y }) => `${x},${y}`)).size === wanted.size);
  const isClosed = (/** @type {Node[]} */ group) =>
    group.every((node) =>
      node.sides.every((side) => taken.has(`${node.x + across(side)[0]},${node.y + across(side)[1]}`)),
    );
  const found = whole.find(isClosed) ?? whole[0] ?? [];
  return found.map(({ x, y, edges, centre }) => ({ x, y, edges, centre }));
}

/**
 * @param {Scene} scene
 * @param {readonly (readonly [number, number])[]} cells
 * @param {string} terrain
 * @returns {Node[]}
 */
function nodesOf(scene, cells, terrain) {
  return cells.flatMap(([x, y]) => {
    const lies = (/** @type {{ x: number, y: number }} */ one) => one.x === x && one.y === y;
    const placed = scene.ghost && lies(scene.ghost) ? scene.ghost : scene.cells.find(lies);
    if (!placed || !('centre' in placed.tile)) return [];
    return areasOf(placed.tile)
      .filter((area) => area.terrain === terrain)
      .map((area) => ({
        x,
        y,
        edges: area.edges.map((edge) => SIDES[edge]).join(''),
        centre: area.centre,
        sides: area.edges.map((edge) => (edge + placed.turn) % 4),
      }));
  });
}

/**
 * The groups of nodes that touch each other.
 * @param {readonly Node[]} nodes
 * @returns {Node[][]}
 */
function joined(nodes) {
  const left = new Set(nodes);
  const groups = [];
  for (const first of nodes) {
    if (!left.delete(first)) continue;
    const group = [first];
    for (const node of group) {
      for (const other of left) {
        if (!touches(node, other)) continue;
        left.delete(other);
        group.push(other);
      }
    }
    groups.push(group);
  }
  return groups;
}

/**
 * @param {Node} node
 * @param {Node} other
 * @returns {boolean}
 */
function touches(node, other) {
  return node.sides.some((side) => {
    const [dx, dy] = across(side);
    return other.x === node.x + dx && other.y === node.y + dy && other.sides.includes((side + 2) % 4);
  });
}

/**
 * @param {number} side
 * @returns {readonly [number, number]}
 */
function across(side) {
  return ACROSS[side] ?? [0, 0];
}
