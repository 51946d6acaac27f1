/** Seeded chance and seamless noise: the grain of every picture, the same on every device. */

/**
 * An element that is known to be there: pixel code reads typed arrays millions of times.
 * @param {ArrayLike<number>} list
 * @param {number} index
 * @returns {number}
 */
export function at(list, index) {
  return /** @type {number} */ (list[index]);
}

/**
 * A 32-bit number from a text (FNV-1a), the seed of a tile's own chance.
 * @param {string} text
 * @returns {number}
 */
export function hash(text) {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value ^= value >>> 15;
  value = Math.imul(value, 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}

/**
 * A stream of numbers in [0, 1) that repeats for the same seed (mulberry32).
 * @param {number} seed
 * @returns {() => number}
 */
export function randomStream(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * @param {number} from
 * @param {number} to
 * @param {number} value
 * @returns {number} 0 below `from`, 1 above `to`, smooth between
 */
export function smoothstep(from, to, value) {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/**
 * @param {number} first
 * @param {number} second
 * @param {number} share
 * @returns {number}
 */
export function mix(first, second, share) {
  return first + (second - first) * share;
}

/** Width of every noise texture: a power of two, so that wrapping is a mask. */
export const NOISE_SIZE = 256;
const MASK = NOISE_SIZE - 1;

/**
 * Value noise in [0, 1] that repeats after one tile, so that any tile continues any other.
 * @param {number} seed
 * @param {readonly [number, number][]} octaves pairs of cells per tile and weight
 * @returns {Float32Array}
 */
function periodicNoise(seed, octaves) {
  const texture = new Float32Array(NOISE_SIZE * NOISE_SIZE);
  const next = randomStream(seed);
  const left = new Int32Array(NOISE_SIZE);
  const right = new Int32Array(NOISE_SIZE);
  const share = new Float32Array(NOISE_SIZE);
  for (const [cells, weight] of octaves) {
    const lattice = new Float32Array(cells * cells);
    for (let index = 0; index < lattice.length; index += 1) lattice[index] = next();
    for (let column = 0; column < NOISE_SIZE; column += 1) {
      const x = (column * cells) / NOISE_SIZE;
      left[column] = Math.floor(x) % cells;
      right[column] = (Math.floor(x) + 1) % cells;
      share[column] = fade(x - Math.floor(x));
    }
    for (let row = 0; row < NOISE_SIZE; row += 1) {
      const top = at(left, row) * cells;
      const bottom = at(right, row) * cells;
      const down = at(share, row);
      for (let column = 0; column < NOISE_SIZE; column += 1) {
        const west = at(left, column);
        const east = at(right, column);
        const across = at(share, column);
        const upper = at(lattice, top + west) + (at(lattice, top + east) - at(lattice, top + west)) * across;
        const lower = at(lattice, bottom + west) + (at(lattice, bottom + east) - at(lattice, bottom + west)) * across;
        const place = row * NOISE_SIZE + column;
        texture[place] = at(texture, place) + (upper + (lower - upper) * down) * weight;
      }
    }
  }
  return normalised(texture);
}

/**
 * How much a height texture rises towards the south-east: bright slopes face the north-western light.
 * @param {Float32Array} texture
 * @param {number} step
 * @returns {Float32Array} values about 0
 */
function slopeToLight(texture, step) {
  const slope = new Float32Array(texture.length);
  for (let row = 0; row < NOISE_SIZE; row += 1) {
    for (let column = 0; column < NOISE_SIZE; column += 1) {
      const ahead = at(texture, ((row + step) & MASK) * NOISE_SIZE + ((column + step) & MASK));
      const behind = at(texture, ((row - step) & MASK) * NOISE_SIZE + ((column - step) & MASK));
      slope[row * NOISE_SIZE + column] = ahead - behind;
    }
  }
  return slope;
}

/**
 * The texture at a place given in tiles, between its samples.
 * @param {Float32Array} texture
 * @param {number} x
 * @param {number} y
 * @returns {number}
 */
export function sampleNoise(texture, x, y) {
  const px = x * NOISE_SIZE;
  const py = y * NOISE_SIZE;
  const x0 = Math.floor(px);
  const y0 = Math.floor(py);
  const fx = px - x0;
  const fy = py - y0;
  const row0 = (y0 & MASK) * NOISE_SIZE;
  const row1 = ((y0 + 1) & MASK) * NOISE_SIZE;
  const column0 = x0 & MASK;
  const column1 = (x0 + 1) & MASK;
  const upper = at(texture, row0 + column0) + (at(texture, row0 + column1) - at(texture, row0 + column0)) * fx;
  const lower = at(texture, row1 + column0) + (at(texture, row1 + column1) - at(texture, row1 + column0)) * fx;
  return upper + (lower - upper) * fy;
}

/**
 * @param {number} share
 * @returns {number}
 */
function fade(share) {
  return share * share * share * (share * (share * 6 - 15) + 10);
}

/**
 * @param {Float32Array} texture
 * @returns {Float32Array}
 */
function normalised(texture) {
  let low = Infinity;
  let high = -Infinity;
  for (const value of texture) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  const span = high - low || 1;
  for (let index = 0; index < texture.length; index += 1) texture[index] = (at(texture, index) - low) / span;
  return texture;
}

/** @typedef {{ broad: Float32Array, broadSlope: Float32Array, rough: Float32Array, roughSlope: Float32Array, grain: Float32Array }} Grain */

/** @type {Grain | null} */
let sharedGrain = null;

/**
 * The textures all painters share, made once: broad washes, rough rock, fine paper.
 * @returns {Grain}
 */
export function grain() {
  if (sharedGrain) return sharedGrain;
  const broad = periodicNoise(11, [
    [3, 1],
    [6, 0.55],
    [12, 0.28],
    [24, 0.12],
  ]);
  const rough = periodicNoise(23, [
    [7, 1],
    [14, 0.7],
    [28, 0.45],
    [56, 0.25],
  ]);
  const fine = periodicNoise(37, [
    [64, 0.5],
    [128, 1],
  ]);
  sharedGrain = { broad, broadSlope: slopeToLight(broad, 5), rough, roughSlope: slopeToLight(rough, 3), grain: fine };
  return sharedGrain;
}
