/** A number field over a unit tile, stored on a square lattice and interpolated between its nodes. */

import { at } from './noise.js';

/** Steps of a lattice from edge to edge. */
const STEPS = 64;
const NODES = STEPS + 1;

/** @typedef {Float32Array} Lattice */

/**
 * @param {(x: number, y: number) => number} value
 * @returns {Lattice}
 */
export function latticeOf(value) {
  const field = new Float32Array(NODES * NODES);
  for (let row = 0; row < NODES; row += 1) {
    for (let column = 0; column < NODES; column += 1) field[row * NODES + column] = value(column / STEPS, row / STEPS);
  }
  return field;
}

/**
 * @param {Lattice} field
 * @param {number} x
 * @param {number} y
 * @returns {number}
 */
export function sample(field, x, y) {
  const px = Math.min(STEPS - 0.0001, Math.max(0, x * STEPS));
  const py = Math.min(STEPS - 0.0001, Math.max(0, y * STEPS));
  const x0 = px | 0;
  const y0 = py | 0;
  const fx = px - x0;
  const fy = py - y0;
  const place = y0 * NODES + x0;
  const upper = at(field, place) + (at(field, place + 1) - at(field, place)) * fx;
  const lower = at(field, place + NODES) + (at(field, place + NODES + 1) - at(field, place + NODES)) * fx;
  return upper + (lower - upper) * fy;
}

/**
 * The field divided by its own slope, so that near zero it reads as a distance in tiles.
 * @param {Lattice} field
 * @returns {Lattice}
 */
export function asDistance(field) {
  const distance = new Float32Array(field.length);
  for (let row = 0; row < NODES; row += 1) {
    for (let column = 0; column < NODES; column += 1) {
      const west = Math.max(0, column - 1);
      const east = Math.min(STEPS, column + 1);
      const north = Math.max(0, row - 1);
      const south = Math.min(STEPS, row + 1);
      const dx = ((at(field, row * NODES + east) - at(field, row * NODES + west)) * STEPS) / (east - west);
      const dy = ((at(field, south * NODES + column) - at(field, north * NODES + column)) * STEPS) / (south - north);
      const slope = Math.min(2, Math.max(0.35, Math.hypot(dx, dy)));
      distance[row * NODES + column] = at(field, row * NODES + column) / slope;
    }
  }
  return distance;
}
