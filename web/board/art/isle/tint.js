/** The veil over one area of a tile of Isle of Skye, for "this area is complete". */

import { veilOf } from '../veil.js';
import { landOf } from './terrain.js';

/** @typedef {import('../bitmap.js').Bitmap} Bitmap */
/** @typedef {import('../../scene.js').IsleTile} IsleTile */

/**
 * @param {IsleTile} tile
 * @param {number} turn
 * @param {number} part of the tile
 * @param {string} colour six hexadecimal digits after `#`
 * @param {number} size on the screen, in real pixels
 * @returns {Bitmap}
 */
export const areaTintOf = (tile, turn, part, colour, size) =>
  veilOf(`${tile.id}/${tile.edges}/${part}`, () => fieldOf(tile, part), turn, colour, size);

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
