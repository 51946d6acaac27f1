/** Sky, floating land and its cliffs, pixel by pixel; the cliffs always hang to the south of the picture. */

import { sample } from '../lattice.js';
import { at, grain, hash, mix, sampleNoise, smoothstep } from '../noise.js';
import { shadeOf } from '../palette.js';
import { BAND, weaveOf, woven } from '../weave.js';

/** @typedef {import('../palette.js').Palette} Palette */
/** @typedef {import('../palette.js').Rgb} Rgb */
/** @typedef {import('./shape.js').Ground} Ground */
/** @typedef {import('./shape.js').Isles} Isles */

/** How deep the rock hangs at most, in tiles. */
const CLIFF = 0.15;
const RAMP = 48;

/**
 * Paints everything under the clouds into fresh pixels, some columns at a time.
 * @param {Isles} isles
 * @param {string} seed
 * @param {number} turn 0 to 3
 * @param {number} size
 * @param {Palette} palette
 * @returns {Generator<void, ImageData>}
 */
export function* paintSky(isles, seed, turn, size, palette) {
  const image = new ImageData(size, size);
  const data = image.data;
  const weave = weaveOf(size);
  const { rough, broad } = grain();
  const shift = hash(`sky ${seed}`);
  const shiftX = Math.floor(((shift & 255) / 256) * size);
  const shiftY = Math.floor((((shift >>> 8) & 255) / 256) * size);
  const pixel = 1 / size;
  const line = Math.max(0.008, 0.62 * pixel);
  const fields = isles.parts.map((part) => part.inside);
  const ramps = isles.parts.map((part) => rampOf(shadesOf(part.ground, palette)));
  const sky = rampOf(palette.sky);
  const cliff = rampOf(palette.cliff);
  const [inkRed, inkGreen, inkBlue] = palette.ink;
  const colour = new Float32Array(3);
  for (let column = 0; column < size; column += 1) {
    if (column % BAND === 0) yield;
    const sx = (column + 0.5) * pixel;
    const shiftedColumn = (column + shiftX) % size;
    // Rock hangs deeper under broad land, in lobes that end in tips.
    const lobes = sampleNoise(broad, sx, 0.4);
    const tips = sampleNoise(broad, sx, 0.77);
    const hang = 0.34 + lobes * 0.55 + tips * 0.35;
    let run = 0;
    let rim = -1;
    let depth = 0;
    for (let row = 0; row < size; row += 1) {
      const sy = (row + 0.5) * pixel;
      const x = turn === 0 ? sx : turn === 1 ? sy : turn === 2 ? 1 - sx : 1 - sy;
      const y = turn === 0 ? sy : turn === 1 ? 1 - sx : turn === 2 ? 1 - sy : sx;
      const place = row * size + column;
      const shifted = ((row + shiftY) % size) * size + shiftedColumn;
      const own = at(weave.own, place);
      const wash = woven(weave.broad, place, shifted, own);
      let inside = -1;
      let which = 0;
      for (let index = 0; index < fields.length; index += 1) {
        const value = sample(/** @type {Float32Array} */ (fields[index]), x, y);
        if (value > inside) {
          inside = value;
          which = index;
        }
      }
      let light = 1 + at(weave.paper, place) * 0.07;
      let ink = 0;
      if (inside > 0) {
        if (rim >= 0) run = 0;
        run += pixel;
        rim = -1;
        const slope = woven(weave.broadSlope, place, shifted, own);
        const level = 0.16 + wash * 0.5 - slope * 0.5 + (1 - smoothstep(0, 0.06, inside)) * 0.2;
        const steps = level * 5;
        const floor = Math.floor(steps);
        look(
          /** @type {Float32Array} */ (ramps[which]),
          mix(level, (floor + smoothstep(0.25, 0.75, steps - floor)) / 5, 0.75),
          colour,
        );
        ink = (1 - smoothstep(line * 0.5, line * 1.5 + pixel, inside)) * 0.82;
      } else {
        if (rim < 0 && run > 0) {
          rim = sy - pixel * 0.5;
          depth = Math.min(CLIFF, 0.014 + run * 0.34) * hang;
        }
        const below = rim < 0 ? 1 : sy - rim;
        const drop = below - depth;
        const far = at(weave.broad, place);
        skyAt(sky, wash, far, colour);
        // A shade of the island on the haze below it.
        if (rim >= 0 && drop < 0.12) light -= (1 - drop / 0.12) ** 2 * 0.1;
        if (rim >= 0 && drop < pixel) {
          const cover = Math.min(1, Math.max(0, -drop / pixel + 0.5));
          const share = below / depth;
          const streak = sampleNoise(rough, sx, sy * 0.16 + 0.3) - 0.5;
          const [red, green, blue] = [at(colour, 0), at(colour, 1), at(colour, 2)];
          look(cliff, 0.06 + share * 0.78 + streak * 0.6, colour);
          colour[0] = mix(red, at(colour, 0), cover);
          colour[1] = mix(green, at(colour, 1), cover);
          colour[2] = mix(blue, at(colour, 2), cover);
          const edge = 1 - smoothstep(line * 1.2, line * 2 + pixel, Math.abs(drop + line));
          ink = Math.max(1 - smoothstep(line * 0.8, line * 1.6 + pixel, below), edge) * 0.82 * cover;
        }
        ink = Math.max(ink, (1 - smoothstep(line * 0.4, line * 1.1 + pixel * 0.7, -inside)) * 0.75);
      }
      const offset = place * 4;
      data[offset] = mix(at(colour, 0) * light, inkRed, ink);
      data[offset + 1] = mix(at(colour, 1) * light, inkGreen, ink);
      data[offset + 2] = mix(at(colour, 2) * light, inkBlue, ink);
      data[offset + 3] = 255;
    }
  }
  return image;
}

/**
 * Sky in soft layers, like far banks of cloud.
 * @param {Float32Array} sky
 * @param {number} wash
 * @param {number} far
 * @param {Float32Array} colour
 */
function skyAt(sky, wash, far, colour) {
  const level = wash * 0.75 + far * 0.2;
  const steps = level * 4;
  const floor = Math.floor(steps);
  look(sky, mix(level, (floor + smoothstep(0.3, 0.7, steps - floor)) / 4, 0.6), colour);
}

/**
 * @param {Ground} ground
 * @param {Palette} palette
 * @returns {readonly Rgb[]}
 */
function shadesOf(ground, palette) {
  if (ground === 'forest') return palette.forest;
  if (ground === 'mountain') return palette.rock;
  if (ground === 'crystal') return palette.crystal;
  if (ground === 'city') return palette.city;
  return palette.heath;
}

/**
 * @param {Float32Array} ramp
 * @param {number} place
 * @param {Float32Array} colour
 */
function look(ramp, place, colour) {
  const step = Math.max(0, Math.min(RAMP - 1, (place * (RAMP - 1)) | 0)) * 3;
  colour[0] = at(ramp, step);
  colour[1] = at(ramp, step + 1);
  colour[2] = at(ramp, step + 2);
}

/**
 * @param {readonly Rgb[]} shades
 * @returns {Float32Array}
 */
function rampOf(shades) {
  const ramp = new Float32Array(RAMP * 3);
  for (let step = 0; step < RAMP; step += 1) ramp.set(shadeOf(shades, step / (RAMP - 1)), step * 3);
  return ramp;
}
