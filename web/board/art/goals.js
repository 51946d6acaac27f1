/** Pictures of the 16 goals of Isle of Skye. */

import { oval } from './pen.js';
import { coin, peak } from './skylands/things.js';
import { castle, smaller, symbols } from './symbols.js';

/** @typedef {import('./pen.js').Drawing} Drawing */
/** @typedef {import('./pen.js').Pen} Pen */

/**
 * @param {Pen} pen
 * @param {Drawing} drawing
 * @param {number} scale
 * @param {number} x
 * @param {number} y
 */
function put(pen, drawing, scale, x, y) {
  drawing(smaller(pen, scale, x, y));
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @returns {string}
 */
function box(x, y, size) {
  return `M${x} ${y} L${x + size} ${y} L${x + size} ${y + size} L${x} ${y + size} Z`;
}

/** @type {Drawing} */
const crown = (pen) => {
  pen.shape('M8 84 L2 28 L28 52 L50 12 L72 52 L98 28 L92 84 Z', '#f2c94c', 8);
};

/** @type {Drawing} */
const cattleRoad = (pen) => {
  pen.limb('M6 94 C40 70 66 92 96 76', '#f0d9a4', 14, 7);
  put(pen, symbols.cattle, 0.86, 51, 42);
};

/**
 * A closed ring: something complete.
 * @param {Pen} pen
 * @param {string} fill
 */
function closed(pen, fill) {
  pen.shape('M50 4 C78 2 98 20 95 48 C98 78 76 98 50 95 C22 98 4 78 6 50 C2 22 22 2 50 4 Z', fill);
  pen.stroke('M50 15 C72 13 86 28 84 49 C86 72 70 86 50 84 C28 86 16 72 17 50 C14 28 30 13 50 15 Z', '#fffaf0', 5);
}

/** @type {Record<string, Drawing>} */
export const goalIcons = {
  'goal-squares': (pen) => {
    pen.shape(box(8, 8, 41), '#a2c069', 5);
    pen.shape(box(51, 8, 41), '#62aec0', 5);
    pen.shape(box(8, 51, 41), '#a69786', 5);
    pen.shape(box(51, 51, 41), '#a2c069', 5);
    pen.stroke(box(29, 29, 42), '#fffaf0', 7);
  },
  'goal-sheep': symbols.sheep,
  'goal-broch-mountains': (pen) => {
    put(pen, peak, 0.98, 52, 48);
    put(pen, symbols.broch, 0.56, 34, 68);
  },
  'goal-most-whisky': (pen) => {
    put(pen, symbols.whisky, 0.78, 50, 60);
    put(pen, crown, 0.42, 50, 16);
  },
  'goal-farm-animals': (pen) => {
    put(pen, symbols.farm, 0.64, 56, 34);
    put(pen, symbols.sheep, 0.5, 26, 72);
    put(pen, symbols.cattle, 0.5, 74, 74);
  },
  'goal-road-cattle': cattleRoad,
  'goal-road-tiles': (pen) => {
    pen.limb('M50 46 C34 58 70 66 46 78 C34 84 40 92 40 98', '#f0d9a4', 16, 7);
    put(pen, castle('white'), 0.62, 50, 30);
  },
  'goal-largest-water': (pen) => {
    closed(pen, '#62aec0');
    pen.stroke(
      'M26 42 C33 31 41 31 48 42 C55 31 63 31 70 42 M32 64 C39 53 47 53 54 64 C60 55 67 55 72 62',
      '#fbfbf0',
      7,
    );
  },
  'goal-complete-areas': (pen) => {
    closed(pen, '#a2c069');
    pen.stroke('M30 50 L45 66 L72 34', '#fffaf0', 15);
    pen.stroke('M30 50 L45 66 L72 34', '#3a2a20', 8);
  },
  'goal-large-areas': (pen) => {
    closed(pen, '#a2c069');
    pen.shape(box(26, 28, 22), '#fffaf0', 5);
    pen.shape(box(52, 28, 22), '#fffaf0', 5);
    pen.shape(box(39, 54, 22), '#fffaf0', 5);
  },
  'goal-building-sets': (pen) => {
    put(pen, symbols.lighthouse, 0.58, 50, 28);
    put(pen, symbols.broch, 0.52, 25, 72);
    put(pen, symbols.farm, 0.52, 75, 72);
  },
  'goal-most-ships': (pen) => {
    put(pen, symbols.ship, 0.76, 50, 60);
    put(pen, crown, 0.42, 50, 16);
  },
  'goal-most-gold': (pen) => {
    put(pen, coin, 0.66, 50, 62);
    put(pen, crown, 0.42, 50, 17);
  },
  'goal-ship-lighthouse-waters': (pen) => {
    pen.shape(oval(50, 84, 47, 14), '#62aec0', 5);
    put(pen, symbols.lighthouse, 0.74, 70, 44);
    put(pen, symbols.ship, 0.56, 28, 62);
  },
  'goal-columns': (pen) => {
    pen.shape(box(34, 3, 31), '#a2c069', 5);
    pen.shape(box(34, 34.5, 31), '#a69786', 5);
    pen.shape(box(34, 66, 31), '#62aec0', 5);
    pen.stroke('M16 12 L16 88 M16 12 L8 22 M16 12 L24 22 M16 88 L8 78 M16 88 L24 78', '#8a5a30', 6);
    pen.stroke('M84 12 L84 88 M84 12 L76 22 M84 12 L92 22 M84 88 L76 78 M84 88 L92 78', '#8a5a30', 6);
  },
  'goal-complete-mountains': (pen) => {
    closed(pen, '#c8bba8');
    put(pen, peak, 0.66, 50, 48);
  },
};
