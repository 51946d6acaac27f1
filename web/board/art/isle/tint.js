/** The veil over one area of a tile of Isle of Skye, the run of one road, and which of them lies under a finger. */

import { sample } from '../lattice.js';
import { SIDES, unturned } from '../turn.js';
import { veilOf } from '../veil.js';
import { landOf } from './terrain.js';

/** @typedef {import('../bitmap.js').Bitmap} Bitmap */
/** @typedef {import('../../scene.js').IsleTile} IsleTile */

/**
 * @param {IsleTile} tile
 * @param {number} turn
 * @param {number} part of the tile
 * @param {import('../veil.js').Veil} veil
 * @returns {Bitmap}
 */
export const areaTintOf = (tile, turn, part, veil) =>
  veilOf(`${tile.id}/${tile.edges}/${part}`, () => fieldOf(tile, part), turn, veil);

/**
 * @param {IsleTile} tile
 * @param {number} part of the tile
 */
function fieldOf(tile, part) {
  const land = landOf(tile);
  const [edge] = tile.parts[part]?.sides ?? [];
  const index = land.areas.findIndex((area) => (edge === undefined ? area.centre : area.edges.includes(edge)));
  return land.inside[index] ?? land.pasture;
}

/**
 * The area part at a place of a turned tile.
 * @param {IsleTile} tile
 * @param {number} turn
 * @param {number} u
 * @param {number} v
 * @returns {number}
 */
export function areaAt(tile, turn, u, v) {
  const { x, y } = unturned(u, v, turn);
  const depths = tile.parts.map((_, part) => sample(fieldOf(tile, part), x, y));
  return depths.indexOf(Math.max(...depths));
}

/** How far beside a road a finger may tap and still mean it, in tiles. */
const NEAR = 0.075;

/**
 * The road at a place of a turned tile, by its number; null beside the roads.
 * @param {IsleTile} tile
 * @param {number} turn
 * @param {number} u
 * @param {number} v
 * @returns {number | null}
 */
export function roadAt(tile, turn, u, v) {
  const place = unturned(u, v, turn);
  const isNear = (/** @type {import('./roads.js').Span} */ { points }) =>
    points.some(({ x, y }) => Math.hypot(x - place.x, y - place.y) < NEAR);
  const found = tile.roads.findIndex((_, road) => roadOf(tile, road).some(isNear));
  return found < 0 ? null : found;
}

/**
 * The stretches of one road of a tile.
 * @param {IsleTile} tile
 * @param {number} road
 */
export function roadOf(tile, road) {
  const edges = [...(tile.roads[road] ?? '')].map((letter) => SIDES.indexOf(letter));
  return landOf(tile).spans.filter(({ edge }) => edges.includes(edge));
}
