/**
 * While a tile is carried, the land stands still, except at the very edge: a tile that rests there, where the view ends but
 * the offered places do not, slowly brings them into view.
 */

import { toScreen } from './camera.js';

/** @typedef {import('./camera.js').Camera} Camera */
/** @typedef {import('./camera.js').Point} Point */

/** How near the edge of the view, in CSS pixels. */
const EDGE = 28;
/** For how long, in milliseconds: a tile that is carried across the edge moves nothing. */
const REST = 350;
/** Cells in a second. */
const SPEED = 3;
/** Where nothing may glide, the land leaps a cell, so often; in milliseconds. */
const STEP = 600;

/**
 * Which way the land moves under a tile at a place of the view, per axis −1, 0 or 1: away from an edge that is near, if
 * places are offered beyond it. None when the place is outside the view.
 * @param {Camera} camera
 * @param {readonly Point[]} legal
 * @param {Point} at
 * @returns {Point}
 */
export function panAt(camera, legal, { x, y }) {
  if (x < 0 || y < 0 || x >= camera.width || y >= camera.height) return { x: 0, y: 0 };
  const middles = legal.map((cell) => toScreen(camera, cell.x + 0.5, cell.y + 0.5));
  const along = (/** @type {'x' | 'y'} */ axis, /** @type {number} */ place, /** @type {number} */ length) => {
    if (place < EDGE && middles.some((middle) => middle[axis] < 0)) return 1;
    if (place >= length - EDGE && middles.some((middle) => middle[axis] > length)) return -1;
    return 0;
  };
  return { x: along('x', x, camera.width), y: along('y', y, camera.height) };
}

/**
 * @param {object} parts
 * @param {() => Camera} parts.view
 * @param {() => readonly Point[]} parts.legal the places that are offered
 * @param {() => boolean} parts.isMotionReduced
 * @param {(dx: number, dy: number) => void} parts.onPan by CSS pixels; whoever carries the tile then asks again
 * @returns {{ rest: (at: Point | null) => void }} `rest` takes the place of the tile in the view with every move of it; null when
 *   it has a place to fall on, or is carried no more
 */
export function createEdgePan({ view, legal, isMotionReduced, onPan }) {
  /** @type {Point | null} */
  let place = null;
  let frame = 0;
  /** When the tile came to the edge, and when the land moved last. */
  let since = -1;
  let last = -1;

  const isWanted = () => {
    const { x, y } = place ? panAt(view(), legal(), place) : { x: 0, y: 0 };
    return x !== 0 || y !== 0;
  };

  /** @param {number} now */
  function step(now) {
    frame = 0;
    if (!place || !isWanted()) {
      since = -1;
      return;
    }
    if (since < 0) [since, last] = [now, now + REST];
    frame = requestAnimationFrame(step);
    const isLeaping = isMotionReduced();
    if (now < last + (isLeaping ? STEP : 0) || now - since < REST) return;
    const { x, y } = panAt(view(), legal(), place);
    const cells = isLeaping ? 1 : (SPEED * Math.min(100, now - last)) / 1000;
    last = now;
    onPan(x * cells * view().scale, y * cells * view().scale);
  }

  return {
    rest(at) {
      place = at;
      if (!isWanted()) since = -1;
      else if (!frame) frame = requestAnimationFrame(step);
    },
  };
}
