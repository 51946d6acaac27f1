/** What lies under a place of the screen: pure. */

import { toBoard } from './camera.js';
import { leastBy } from './steps.js';

/** @typedef {import('./camera.js').Camera} Camera */
/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {'tile' | 'ghost' | 'legal' | 'empty'} CellKind */

/**
 * @typedef {object} Hit
 * @property {number} x the cell
 * @property {number} y
 * @property {CellKind} kind
 * @property {number} u the place inside the cell, 0 to 1
 * @property {number} v
 * @property {boolean} [isByKey] from the keyboard or a screen reader, not from a pointer
 */

/**
 * The cell under a pixel of the view.
 * @param {Camera} camera
 * @param {number} px
 * @param {number} py
 * @returns {{ x: number, y: number, u: number, v: number }}
 */
export function cellAt(camera, px, py) {
  const place = toBoard(camera, px, py);
  const x = Math.floor(place.x);
  const y = Math.floor(place.y);
  return { x, y, u: place.x - x, v: place.y - y };
}

/**
 * What the scene has at a cell.
 * @param {Scene} scene
 * @param {number} x
 * @param {number} y
 * @returns {CellKind}
 */
export function kindAt(scene, x, y) {
  if (scene.ghost && scene.ghost.x === x && scene.ghost.y === y) return 'ghost';
  if (scene.cells.some((cell) => cell.x === x && cell.y === y)) return 'tile';
  return scene.legal.some((cell) => cell.x === x && cell.y === y) ? 'legal' : 'empty';
}

/** A carried tile falls into place from this far, in cells. */
const SNAP = 0.6;

/**
 * The offered cell into which a tile carried over a pixel of the view falls, or null.
 * @template {{ x: number, y: number }} C
 * @param {readonly C[]} legal
 * @param {Camera} camera
 * @param {number} px
 * @param {number} py
 * @returns {C | null}
 */
export function snapped(legal, camera, px, py) {
  const place = toBoard(camera, px, py);
  const distance = (/** @type {C} */ { x, y }) => Math.hypot(x + 0.5 - place.x, y + 0.5 - place.y);
  const nearest = leastBy(legal, distance);
  return nearest && distance(nearest) <= SNAP ? nearest : null;
}

/**
 * What is under a pixel of the view.
 * @param {Scene} scene
 * @param {Camera} camera
 * @param {number} px
 * @param {number} py
 * @returns {Hit}
 */
export function hitAt(scene, camera, px, py) {
  const cell = cellAt(camera, px, py);
  return { ...cell, kind: kindAt(scene, cell.x, cell.y) };
}
