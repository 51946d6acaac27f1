/** The veil over one island part of a tile of Skylands, and which part lies under a finger. */

import { sample } from '../lattice.js';
import { unturned } from '../turn.js';
import { veilOf } from '../veil.js';
import { islesOf } from './shape.js';

/** @typedef {import('../bitmap.js').Bitmap} Bitmap */
/** @typedef {import('../../scene.js').SkylandsTile} SkylandsTile */

/** How far beside an island a finger may tap and still mean it, in tiles. */
const NEAR = 0.06;

/**
 * @param {SkylandsTile} tile
 * @param {number} turn
 * @param {number} part counting the printed `parts`
 * @param {import('../veil.js').Veil} veil
 * @returns {Bitmap | null}
 */
export function islandTintOf(tile, turn, part, veil) {
  const shape = shapeOf(tile, part);
  return shape && veilOf(`${tile.id}/${tile.edges}/${part}`, () => shape.inside, turn, veil);
}

/**
 * The island part at a place of a turned tile: the nearest, and null in the open sky.
 * @param {SkylandsTile} tile
 * @param {number} turn
 * @param {number} u
 * @param {number} v
 * @returns {number | null}
 */
export function partAt(tile, turn, u, v) {
  const { x, y } = unturned(u, v, turn);
  let best = -NEAR;
  /** @type {number | null} */
  let found = null;
  (tile.parts ?? []).forEach((_, part) => {
    const shape = shapeOf(tile, part);
    const inside = shape ? sample(shape.inside, x, y) : -1;
    if (inside <= best) return;
    best = inside;
    found = part;
  });
  return found;
}

/**
 * @param {SkylandsTile} tile
 * @param {number} part
 */
function shapeOf(tile, part) {
  const side = tile.parts?.[part]?.sides[0];
  const { parts } = islesOf(tile);
  return parts.find(({ edges }) => (side === undefined ? edges.length === 0 : edges.includes(side))) ?? null;
}
