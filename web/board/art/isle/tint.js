/** The veil over one area of a tile of Isle of Skye, for "this area is complete". */

import { SIDES } from '../turn.js';
import { veilOf } from '../veil.js';
import { landOf } from './terrain.js';

/** @typedef {import('../bitmap.js').Bitmap} Bitmap */
/** @typedef {import('../../scene.js').IsleTile} IsleTile */
/** @typedef {import('../../scene.js').OutlinePart} OutlinePart */

/**
 * @param {IsleTile} tile
 * @param {number} turn
 * @param {OutlinePart} part
 * @param {string} colour six hexadecimal digits after `#`
 * @param {number} size on the screen, in real pixels
 * @returns {Bitmap}
 */
export const tintOf = (tile, turn, part, colour, size) =>
  veilOf(`${tile.id}/${tile.edges}/${part.edges}/${part.centre}`, () => fieldOf(tile, part), turn, colour, size);

/**
 * @param {IsleTile} tile
 * @param {OutlinePart} part
 */
function fieldOf(tile, part) {
  const land = landOf(tile);
  const edge = SIDES.indexOf(part.edges[0] ?? '?');
  const index = land.areas.findIndex((area) => (edge < 0 ? area.centre : area.edges.includes(edge)));
  return land.inside[index] ?? land.pasture;
}
