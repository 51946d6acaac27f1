/** What has changed between two pictures of a board: most taps touch one cell or two, and only those are drawn again. */

import { REACH } from './marks.js';

/** @typedef {import('./camera.js').Camera} Camera */
/** @typedef {import('./marks.js').Box} Box */
/** @typedef {import('./marks.js').BoxOf} BoxOf */
/** @typedef {import('./scene.js').Scene} Scene */

/**
 * A picture as it was drawn: what all of it stands on, and what lies on each cell "x,y".
 * @typedef {{ base: string, cells: Map<string, string> }} Drawn
 */

/** From so much of the canvas on, drawing it whole costs no more. */
const WORTH = 0.7;

/**
 * @param {Scene} scene
 * @param {Camera} camera
 * @param {{ ratio: number, hover: readonly [number, number] | null, focus: readonly [number, number] | null,
 *   target?: readonly [number, number] | null }} moment
 * @param {{ width: number, height: number }} canvas
 * @returns {Drawn}
 */
export function drawnOf(scene, camera, { ratio, hover, focus, target }, { width, height }) {
  const { game, theme, bounds, legal, ghost, last, selected } = scene;
  /** @type {Map<string, string>} */
  const cells = new Map();
  const mark = (/** @type {string} */ what, /** @type {number} */ x, /** @type {number} */ y) => {
    const key = `${x},${y}`;
    cells.set(key, `${cells.get(key) ?? ''} ${what}`);
  };
  for (const { x, y, tile, turn, inhabitants } of scene.cells) mark(`${tile.id}/${turn}/${inhabitants ?? ''}`, x, y);
  for (const { x, y } of legal) mark('legal', x, y);
  if (ghost) mark(`ghost ${ghost.tile.id}/${ghost.turn}`, ghost.x, ghost.y);
  for (const outline of scene.outlines) {
    const { members } = outline;
    const shape = JSON.stringify(outline);
    for (const [x, y] of [...outline.cells, ...(members ?? [])]) mark(shape, x, y);
  }
  for (const [what, cell] of Object.entries({ last, selected, hover, focus, target }))
    if (cell) mark(what, cell[0], cell[1]);
  const isGrid = scene.grid ?? legal.length > 0;
  return { base: JSON.stringify([game, theme, bounds, isGrid, camera, ratio, width, height]), cells };
}

/**
 * The rectangle in which two pictures differ, in real pixels: null if it is best to draw everything.
 * @param {Drawn | null} before
 * @param {Drawn} after
 * @param {BoxOf} boxOf
 * @param {{ width: number, height: number }} canvas
 * @returns {Box | null} empty, with no width, if nothing differs
 */
export function regionOf(before, after, boxOf, { width, height }) {
  if (before?.base !== after.base) return null;
  const region = { left: width, top: height, right: 0, bottom: 0 };
  for (const key of new Set([...before.cells.keys(), ...after.cells.keys()])) {
    if (before.cells.get(key) === after.cells.get(key)) continue;
    const [x = 0, y = 0] = key.split(',').map(Number);
    const box = boxOf(x, y);
    const reach = Math.ceil((box.right - box.left) * REACH);
    region.left = Math.min(region.left, Math.max(0, box.left - reach));
    region.top = Math.min(region.top, Math.max(0, box.top - reach));
    region.right = Math.max(region.right, Math.min(width, box.right + reach));
    region.bottom = Math.max(region.bottom, Math.min(height, box.bottom + reach));
  }
  if (isEmpty(region)) return { left: 0, top: 0, right: 0, bottom: 0 };
  const share = ((region.right - region.left) * (region.bottom - region.top)) / (width * height);
  return share > WORTH ? null : region;
}

/** @param {Box} box */
export const isEmpty = (box) => box.right <= box.left || box.bottom <= box.top;
