/** The shared noise laid out for one size of picture, so that painting a pixel only reads arrays. */

import { at, grain, sampleNoise, smoothstep } from './noise.js';

/**
 * @typedef {object} Weave
 * @property {number} size
 * @property {Float32Array} broad
 * @property {Float32Array} broadSlope
 * @property {Float32Array} rough
 * @property {Float32Array} roughSlope
 * @property {Float32Array} paper fine grain about 0
 * @property {Float32Array} own 0 at the border of the tile, where all tiles are alike, 1 inside
 * @property {Float32Array} border distance to the nearest edge
 * @property {Float32Array} corner distance to the nearest corner
 */

/** So many rows or columns are painted in one go. */
export const BAND = 16;

/** How many pixels of weaves are stored: enough for a board and the pictures in a tray. */
const MOST_PIXELS = 500_000;

/** @type {Map<number, Weave>} */
const weaves = new Map();

/**
 * The weave of a size; the last few are stored.
 * @param {number} size
 * @returns {Weave}
 */
export function weaveOf(size) {
  const known = weaves.get(size);
  if (known) {
    weaves.delete(size);
    weaves.set(size, known);
    return known;
  }
  const weave = makeWeave(size);
  weaves.set(size, weave);
  let pixels = 0;
  for (const stored of weaves.keys()) pixels += stored * stored;
  for (const oldest of weaves.keys()) {
    if (pixels <= MOST_PIXELS || oldest === size) break;
    weaves.delete(oldest);
    pixels -= oldest * oldest;
  }
  return weave;
}

/**
 * @param {number} size
 * @returns {Weave}
 */
function makeWeave(size) {
  const textures = grain();
  const count = size * size;
  const weave = {
    size,
    broad: new Float32Array(count),
    broadSlope: new Float32Array(count),
    rough: new Float32Array(count),
    roughSlope: new Float32Array(count),
    paper: new Float32Array(count),
    own: new Float32Array(count),
    border: new Float32Array(count),
    corner: new Float32Array(count),
  };
  for (let row = 0; row < size; row += 1) {
    const y = (row + 0.5) / size;
    const nearY = Math.min(y, 1 - y);
    for (let column = 0; column < size; column += 1) {
      const x = (column + 0.5) / size;
      const nearX = Math.min(x, 1 - x);
      const place = row * size + column;
      weave.broad[place] = sampleNoise(textures.broad, x, y);
      weave.broadSlope[place] = sampleNoise(textures.broadSlope, x, y);
      weave.rough[place] = sampleNoise(textures.rough, x, y);
      weave.roughSlope[place] = sampleNoise(textures.roughSlope, x, y);
      weave.paper[place] = sampleNoise(textures.grain, x, y) - 0.5;
      weave.own[place] = smoothstep(0, 0.2, Math.min(nearX, nearY));
      weave.border[place] = Math.min(nearX, nearY);
      weave.corner[place] = Math.sqrt(nearX * nearX + nearY * nearY);
    }
  }
  return weave;
}

/**
 * A texture of the weave at a pixel: alike for all tiles at the border, a tile's own shifted part inside.
 * @param {Float32Array} texture
 * @param {number} place
 * @param {number} shifted
 * @param {number} own
 * @returns {number}
 */
export function woven(texture, place, shifted, own) {
  const common = at(texture, place);
  return common + (at(texture, shifted) - common) * own;
}
