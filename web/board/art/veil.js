/** The veil over one area of a tile, in its own shape: stripes with a bright inner rim, for "this one is meant". */

import { bitmapOf } from './bitmap.js';
import { sample } from './lattice.js';
import { createMemo } from './memo.js';
import { mix, smoothstep } from './noise.js';
import { rgb } from './palette.js';
import { unturned } from './turn.js';

/** @typedef {import('./bitmap.js').Bitmap} Bitmap */
/** @typedef {import('./lattice.js').Lattice} Lattice */

const SIZE = 128;

/** @type {ReturnType<typeof createMemo<Bitmap>>} */
const memo = createMemo(160);

/**
 * @param {string} key identifies the area among those of all tiles
 * @param {() => Lattice} fieldOf how far a place is inside the area, on the printed tile
 * @param {number} turn
 * @param {string} colour six hexadecimal digits after `#`
 * @param {number} size on the screen, in real pixels
 * @returns {Bitmap}
 */
export function veilOf(key, fieldOf, turn, colour, size) {
  const step = size > SIZE * 1.5 ? SIZE * 2 : SIZE;
  return memo(`${key}/${turn}/${colour}/${step}`, () => bitmapOf(paintVeil(fieldOf(), turn, colour, step)));
}

/**
 * @param {Lattice} field
 * @param {number} turn
 * @param {string} colour
 * @param {number} size
 * @returns {ImageData}
 */
function paintVeil(field, turn, colour, size) {
  const image = new ImageData(size, size);
  const [red, green, blue] = rgb(colour.slice(1));
  const pixel = 1 / size;
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const { x, y } = unturned((column + 0.5) * pixel, (row + 0.5) * pixel, turn);
      const inside = sample(field, x, y);
      if (inside <= -pixel) continue;
      // Stripes make the veil visible without colour.
      const stripe = ((column + row) * pixel * 14) % 1 < 0.42 ? 0.14 : 0;
      const rim = 1 - smoothstep(0.045, 0.052 + pixel, inside);
      const dark = 1 - smoothstep(0.012, 0.018 + pixel, inside);
      const alpha = Math.max(rim * 0.95, 0.13 + stripe) * smoothstep(-pixel, pixel, inside);
      const place = (row * size + column) * 4;
      image.data[place] = mix(red, 40, dark);
      image.data[place + 1] = mix(green, 26, dark);
      image.data[place + 2] = mix(blue, 14, dark);
      image.data[place + 3] = alpha * 255;
    }
  }
  return image;
}
