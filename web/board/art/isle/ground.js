/** The painted ground of an isle tile, pixel by pixel: washes of grass, depths of water, lit rock, inked coasts. */

import { sample } from '../lattice.js';
import { at, hash, mix, smoothstep } from '../noise.js';
import { shadeOf } from '../palette.js';
import { BAND, weaveOf, woven } from '../weave.js';

/** @typedef {import('../palette.js').Palette} Palette */
/** @typedef {import('../palette.js').Rgb} Rgb */
/** @typedef {import('./terrain.js').Land} Land */

const RAMP = 64;

/**
 * @typedef {object} Ramps colours looked up instead of mixed for every pixel
 * @property {Float32Array} pasture
 * @property {Float32Array} water
 * @property {Float32Array} rock
 */

/** @type {WeakMap<Palette, Ramps>} */
const ramps = new WeakMap();

/**
 * Paints the ground of a whole tile into fresh pixels, some rows at a time.
 * @param {Land} land
 * @param {string} seed the tile's id
 * @param {number} turn 0 to 3
 * @param {number} size in pixels
 * @param {Palette} palette
 * @returns {Generator<void, ImageData>}
 */
export function* paintGround(land, seed, turn, size, palette) {
  const image = new ImageData(size, size);
  const data = image.data;
  const weave = weaveOf(size);
  const { pasture, water, rock } = rampsOf(palette);
  const shift = hash(`wash ${seed}`);
  const shiftX = Math.floor(((shift & 255) / 256) * size);
  const shiftY = Math.floor((((shift >>> 8) & 255) / 256) * size);
  const pixel = 1 / size;
  const line = Math.max(0.0085, 0.62 * pixel);
  const soft = 0.7 * pixel;
  const [inkRed, inkGreen, inkBlue] = palette.ink;
  const [foamRed, foamGreen, foamBlue] = palette.foam;
  const [sandRed, sandGreen, sandBlue] = palette.sand;
  const contrast = palette.night ? 0.75 : 1;
  for (let row = 0; row < size; row += 1) {
    if (row % BAND === 0) yield;
    const sy = (row + 0.5) * pixel;
    const shiftedRow = ((row + shiftY) % size) * size;
    for (let column = 0; column < size; column += 1) {
      const sx = (column + 0.5) * pixel;
      const x = turn === 0 ? sx : turn === 1 ? sy : turn === 2 ? 1 - sx : 1 - sy;
      const y = turn === 0 ? sy : turn === 1 ? 1 - sx : turn === 2 ? 1 - sy : sx;
      const place = row * size + column;
      const shifted = shiftedRow + ((column + shiftX) % size);
      const own = at(weave.own, place);
      const corner = at(weave.corner, place);
      const wash = woven(weave.broad, place, shifted, own);
      const paper = at(weave.paper, place);
      const wet = sample(land.water, x, y);
      const high = sample(land.mountain, x, y);
      let light = 1 + paper * 0.085 * contrast;
      let red;
      let green;
      let blue;

      if (wet >= 0) {
        const rough = woven(weave.rough, place, shifted, own);
        // Shallow at the coast. Near the border depth forgets the coast, since the neighbour does not know it.
        const free = smoothstep(0, 0.11, at(weave.border, place));
        const reach = mix(0.2, Math.min(wet, 0.2), Math.max(free, 0));
        const depth = smoothstep(-0.03, 0.19, reach + (wash - 0.5) * 0.07) * 0.84 + (wash - 0.5) * 0.3;
        const shade = Math.max(0, Math.min(RAMP - 1, (depth * (RAMP - 1)) | 0)) * 3;
        red = at(water, shade);
        green = at(water, shade + 1);
        blue = at(water, shade + 2);
        if (wet < 0.12) {
          // Foam: a bright rim and two broken lines that follow the coast, dying away at the corners.
          const ripple = wet + (rough - 0.5) * 0.022;
          const rim = (1 - smoothstep(0.006, 0.028, wet)) * 0.9;
          const first = bell(ripple - 0.05, 0.0075 + pixel * 0.3) * smoothstep(0.3, 0.55, wash) * 0.72;
          const second = bell(ripple - 0.088, 0.006 + pixel * 0.3) * smoothstep(0.42, 0.62, rough) * 0.5;
          const foam = Math.min(0.95, Math.max(rim, first, second)) * smoothstep(0, 0.07, corner);
          red = mix(red, foamRed, foam);
          green = mix(green, foamGreen, foam);
          blue = mix(blue, foamBlue, foam);
        }
        light += (rough - 0.5) * 0.06;
      } else if (high >= 0) {
        const rough = woven(weave.rough, place, shifted, own);
        const slope = woven(weave.roughSlope, place, shifted, own);
        const lift = smoothstep(0, 0.12, Math.min(high, corner));
        const level = 0.42 - slope * 0.62 * contrast * (0.35 + 0.65 * lift) + (wash - 0.5) * 0.5 - (rough - 0.5) * 0.1;
        const steps = level * 6;
        const floor = Math.floor(steps);
        const layered = (floor + smoothstep(0.2, 0.8, steps - floor)) / 6;
        const shade = Math.max(0, Math.min(RAMP - 1, (mix(level, layered, 0.8) * (RAMP - 1)) | 0)) * 3;
        // Scree and grass lick at the foot of the mountain.
        const foot = (1 - smoothstep(0.0, 0.08, high + (rough - 0.5) * 0.075)) * 0.72;
        const grass = ((0.7 * (RAMP - 1)) | 0) * 3;
        red = mix(at(rock, shade), at(pasture, grass), foot);
        green = mix(at(rock, shade + 1), at(pasture, grass + 1), foot);
        blue = mix(at(rock, shade + 2), at(pasture, grass + 2), foot);
      } else {
        const slope = woven(weave.broadSlope, place, shifted, own);
        // Layers of green with soft edges, like washes of water colour.
        const level = 0.14 + wash * 0.66 - slope * 0.55 * contrast;
        const steps = level * 5;
        const floor = Math.floor(steps);
        const layered = (floor + smoothstep(0.25, 0.75, steps - floor)) / 5;
        const shade = Math.max(0, Math.min(RAMP - 1, (mix(level, layered, 0.75) * (RAMP - 1)) | 0)) * 3;
        red = at(pasture, shade);
        green = at(pasture, shade + 1);
        blue = at(pasture, shade + 2);
        light += paper * 0.05;
        if (wet > -0.06) {
          const sand = (1 - smoothstep(0.012, 0.036, -wet + (wash - 0.5) * 0.035)) * smoothstep(0, 0.05, corner);
          red = mix(red, sandRed, sand);
          green = mix(green, sandGreen, sand);
          blue = mix(blue, sandBlue, sand);
        }
        // Shade gathers below the mountain.
        if (high > -0.055) light -= smoothstep(-0.055, 0, high) * smoothstep(0, 0.06, corner) * 0.2;
      }

      // Ink: the coast is a firm line, the mountain's foot a thinner one.
      let ink = 0;
      if (Math.abs(wet) < 0.04 || Math.abs(high) < 0.04) {
        const hand = line * (0.75 + wash * 0.7);
        const coast = (1 - smoothstep(hand - soft, hand + soft, Math.abs(wet))) * 0.85;
        const footLine =
          wet < -0.004 ? (1 - smoothstep(hand * 0.7 - soft, hand * 0.7 + soft, Math.abs(high))) * 0.62 : 0;
        ink = Math.max(coast, footLine);
      }
      const offset = place * 4;
      data[offset] = mix(red * light, inkRed, ink);
      data[offset + 1] = mix(green * light, inkGreen, ink);
      data[offset + 2] = mix(blue * light, inkBlue, ink);
      data[offset + 3] = 255;
    }
  }
  return image;
}

/**
 * @param {number} value
 * @param {number} width
 * @returns {number} 1 at zero, falling to 0 at both sides
 */
function bell(value, width) {
  const share = Math.max(0, 1 - Math.abs(value) / (width * 1.6));
  return share * share * (3 - 2 * share);
}

/**
 * @param {Palette} palette
 * @returns {Ramps}
 */
function rampsOf(palette) {
  const known = ramps.get(palette);
  if (known) return known;
  const made = { pasture: rampOf(palette.pasture), water: rampOf(palette.water), rock: rampOf(palette.rock) };
  ramps.set(palette, made);
  return made;
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
