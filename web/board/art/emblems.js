/** The five clans: Okabe-Ito colours, and emblems that distinguish them without colour. */

import { oval } from './pen.js';

/** @typedef {import('./pen.js').Drawing} Drawing */
/** @typedef {'blue' | 'yellow' | 'red' | 'white' | 'green'} Clan */

/**
 * @typedef {object} Emblem
 * @property {string} colour
 * @property {string} dark the shaded side
 * @property {string} on a colour that reads well on `colour`
 * @property {Drawing} emblem
 */

/** @type {readonly Clan[]} */
export const CLANS = ['blue', 'yellow', 'red', 'white', 'green'];

/** @type {Drawing} */
const wave = (pen) => {
  pen.stroke('M6 34 C20 14 36 14 50 34 C64 54 80 54 94 34', '#ffffff', 15);
  pen.stroke('M6 70 C20 50 36 50 50 70 C64 90 80 90 94 70', '#ffffff', 15);
};

/** @type {Drawing} */
const sun = (pen) => {
  pen.stroke(
    'M50 4 L50 18 M50 82 L50 96 M4 50 L18 50 M82 50 L96 50 M17 17 L28 28 M72 72 L83 83 M17 83 L28 72 M72 28 L83 17',
    '#3a2a10',
    10,
  );
  pen.detail(oval(50, 50, 24), '#3a2a10');
};

/** @type {Drawing} */
const sword = (pen) => {
  pen.detail('M50 0 L60 14 L57 62 L43 62 L40 14 Z', '#ffffff');
  pen.stroke('M24 66 L76 66', '#ffffff', 13);
  pen.stroke('M50 66 L50 92', '#ffffff', 13);
  pen.detail(oval(50, 93, 10), '#ffffff');
};

/** @type {Drawing} */
const thistle = (pen) => {
  pen.detail('M50 34 L22 4 L40 14 L50 0 L60 14 L78 4 Z', '#6b3f7d');
  pen.detail('M28 36 C40 30 60 30 72 36 C78 52 66 66 50 66 C34 66 22 52 28 36 Z', '#2f4d33');
  pen.stroke('M50 62 L50 98', '#2f4d33', 9);
  pen.detail(
    'M50 92 C36 94 22 84 14 66 C30 68 44 74 50 92 Z M50 92 C64 94 78 84 86 66 C70 68 56 74 50 92 Z',
    '#2f4d33',
  );
};

/** @type {Drawing} */
const pine = (pen) => {
  pen.detail('M50 0 L74 34 L63 32 L84 62 L70 60 L94 88 L6 88 L30 60 L16 62 L37 32 L26 34 Z', '#ffffff');
  pen.stroke('M50 84 L50 96', '#ffffff', 13);
};

/** @type {Record<Clan, Emblem>} */
export const emblems = {
  blue: { colour: '#0072b2', dark: '#00527f', on: '#ffffff', emblem: wave },
  yellow: { colour: '#f0c93a', dark: '#c79a16', on: '#241a08', emblem: sun },
  red: { colour: '#d55e00', dark: '#a04300', on: '#ffffff', emblem: sword },
  white: { colour: '#f7f3ea', dark: '#cfc7b8', on: '#241a14', emblem: thistle },
  green: { colour: '#009e73', dark: '#00694c', on: '#ffffff', emblem: pine },
};
