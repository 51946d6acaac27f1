/** The veil over one area of a tile, in its own shape: stripes or dots with a bright inner rim, for "this one is meant". */

import { bitmapOf } from './bitmap.js';
import { sample } from './lattice.js';
import { createMemo } from './memo.js';
import { mix, smoothstep } from './noise.js';
import { rgb } from './palette.js';
import { unturned } from './turn.js';

/** @typedef {import('./bitmap.js').Bitmap} Bitmap */
/** @typedef {import('./lattice.js').Lattice} Lattice */

/** Dots have a broken rim, so that both patterns can be told apart without colour. @typedef {'stripes' | 'dots'} Pattern */

/**
 * @typedef {object} Veil
 * @property {string} colour six hexadecimal digits after `#`
 * @property {Pattern} pattern
 * @property {number} size on the screen, in real pixels
 */

const SIZE = 128;

/** How wide the rim is, in tiles. */
const RIM = 0.052;

/** Enough for all areas of a large land at once. @type {ReturnType<typeof createMemo<Bitmap>>} */
const memo = createMemo(240);

/**
 * @param {string} key identifies the area among those of all tiles
 * @param {() => Lattice} fieldOf how far a place is inside the area, on the printed tile
 * @param {number} turn
 * @param {Veil} veil
 * @returns {Bitmap}
 */
export function veilOf(key, fieldOf, turn, { colour, pattern, size }) {
  const step = size > SIZE * 1.5 ? SIZE * 2 : SIZE;
  return memo(`${key}/${turn}/${colour}/${pattern}/${step}`, () =>
    bitmapOf(paintVeil(fieldOf(), turn, { colour, pattern, size: step })),
  );
}

/**
 * @param {Lattice} field
 * @param {number} turn
 * @param {Veil} veil
 * @returns {ImageData}
 */
function paintVeil(field, turn, { colour, pattern, size }) {
  const image = new ImageData(size, size);
  const [red, green, blue] = rgb(colour.slice(1));
  const pixel = 1 / size;
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const { x, y } = unturned((column + 0.5) * pixel, (row + 0.5) * pixel, turn);
      const inside = sample(field, x, y);
      if (inside <= -pixel) continue;
      // A pattern makes the veil visible without colour.
      const filled = 0.13 + fillAt(pattern, column * pixel, row * pixel);
      const place = (row * size + column) * 4;
      // Most of an area lies within its rim.
      if (inside >= RIM + pixel) {
        image.data[place] = red;
        image.data[place + 1] = green;
        image.data[place + 2] = blue;
        image.data[place + 3] = filled * 255;
        continue;
      }
      const broken = pattern === 'dots' && ((column + row) * pixel * 8) % 1 > 0.6 ? 0.35 : 1;
      const rim = (1 - smoothstep(0.045, RIM + pixel, inside)) * broken;
      const dark = (1 - smoothstep(0.012, 0.018 + pixel, inside)) * broken;
      const alpha = Math.max(rim * 0.95, filled) * smoothstep(-pixel, pixel, inside);
      image.data[place] = mix(red, 40, dark);
      image.data[place + 1] = mix(green, 26, dark);
      image.data[place + 2] = mix(blue, 14, dark);
      image.data[place + 3] = alpha * 255;
    }
  }
  return image;
}

/**
 * How much a pattern adds at a place of a tile; it continues on the next one.
 * @param {Pattern} pattern
 * @param {number} x
 * @param {number} y
 */
function fillAt(pattern, x, y) {
  if (pattern === 'stripes') return ((x + y) * 14) % 1 < 0.42 ? 0.14 : 0;
  return Math.hypot(((x * 9) % 1) - 0.5, ((y * 9) % 1) - 0.5) < 0.24 ? 0.45 : 0.05;
}
