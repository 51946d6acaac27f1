/** Small stand-alone pictures for the page: goals, clans, inhabitants, markers, in the same hand as the tiles. */

import { CLANS, emblems } from './emblems.js';
import { goalIcons } from './goals.js';
import { paletteOf } from './palette.js';
import { draw, oval } from './pen.js';
import {
  bolt,
  coin,
  crystal,
  gear,
  groupFrames,
  house,
  inhabitants,
  peak,
  specialEmblems,
  terrainThings,
  tree,
} from './skylands/things.js';
import { castle, scroll, smaller, symbols } from './symbols.js';

/** @typedef {import('./palette.js').Theme} Theme */
/** @typedef {import('./pen.js').Context} Context */
/** @typedef {import('./pen.js').Drawing} Drawing */
/** @typedef {import('./emblems.js').Clan} Clan */

/**
 * A shield with the clan's emblem.
 * @param {Clan} clan
 * @returns {Drawing}
 */
function shield(clan) {
  const { colour, dark, emblem } = emblems[clan];
  return (pen) => {
    pen.shape('M8 6 C34 12 66 12 92 6 L92 48 C92 76 70 90 50 97 C30 90 8 76 8 48 Z', colour);
    pen.detail('M50 11 C66 11 80 10 90 8 L90 48 C90 74 70 88 50 95 Z', dark);
    emblem(smaller(pen, 0.56, 50, 47));
  };
}

/** @type {Drawing} */
const firstPlayer = (pen) => {
  // A standing stone with a ring of light: it is seen across the table.
  pen.shape('M26 94 L32 30 C34 6 66 6 70 30 L76 94 Z', '#b9ada0');
  pen.detail('M54 12 C64 14 68 22 69 30 L75 93 L58 93 Z', '#8d8078');
  pen.stroke('M51 30 L51 74 M42 40 L51 30', '#fff7e2', 9);
};

/** @type {Drawing} */
const discard = (pen) => {
  pen.limb('M24 90 L76 22', '#8a5a30', 9, 6);
  pen.shape('M58 8 C78 2 98 20 94 44 C82 36 74 30 66 32 C62 24 60 16 58 8 Z', '#c3c7cc', 5);
  pen.stroke('M10 12 L48 50 M48 12 L10 50', '#c03a2b', 12);
};

/** @type {Drawing} */
const points = (pen) => pen.shape('M50 3 L63 36 L98 38 L71 60 L80 95 L50 75 L20 95 L29 60 L2 38 L37 36 Z', '#f2c94c');

/** @type {Drawing} */
const gold = (pen) => {
  pen.shape(oval(38, 74, 32, 16), '#c8921c', 5);
  pen.shape(oval(38, 66, 32, 16), '#f2c94c', 5);
  pen.shape(oval(62, 44, 34, 34), '#e0ab2a', 5);
  pen.shape(oval(62, 42, 34, 34), '#f6d25a', 5);
  pen.stroke(oval(62, 42, 23, 23), '#b57f14', 4);
  pen.detail('M62 26 L66 37 L78 38 L69 46 L72 57 L62 51 L52 57 L55 46 L46 38 L58 37 Z', '#b57f14');
};

/** @type {Drawing} */
const anyInhabitant = (pen) => {
  pen.shape('M50 4 C70 4 76 20 72 34 C92 44 94 70 86 94 L14 94 C6 70 8 44 28 34 C24 20 30 4 50 4 Z', '#fffaf0', 7);
  pen.stroke('M40 58 C40 46 60 46 60 57 C60 66 50 64 50 73 M50 83 L50 84', pen.ink, 7);
};

/** @type {Drawing} */
const road = (pen) => {
  pen.limb('M22 96 C22 66 78 70 78 40 C78 22 66 12 60 4', '#f0d9a4', 22, 9);
  pen.stroke('M22 92 C24 68 77 68 77 40 C77 24 68 14 62 8', '#9c7a4c', 4);
};

/** @type {Drawing} */
const cloud = (pen) =>
  pen.shape('M20 78 C2 78 0 54 18 50 C16 28 44 20 54 36 C66 24 86 34 82 52 C100 52 100 78 82 78 Z', '#ffffff');

/** @type {Drawing} */
const pasture = (pen) => {
  pen.shape(oval(50, 50, 46), '#a2c069');
  pen.stroke(
    'M28 66 L22 46 M34 66 L34 40 M40 66 L46 46 M58 50 L53 34 M63 50 L63 30 M68 50 L74 34 M56 82 L52 68 M62 82 L62 64 M68 82 L74 68',
    '#3f6b33',
    5,
  );
};

/** @type {Drawing} */
const water = (pen) => {
  pen.shape(oval(50, 50, 46), '#62aec0');
  pen.stroke(
    'M18 40 C26 28 34 28 42 40 C50 28 58 28 66 40 C72 30 78 30 84 38 M20 64 C28 52 36 52 44 64 C52 52 60 52 68 64 C72 56 76 56 80 60',
    '#fbfbf0',
    6,
  );
};

/** @type {Drawing} */
const mountain = (pen) => {
  pen.shape(oval(50, 50, 46), '#a69786');
  peak(smaller(pen, 0.72, 50, 46));
};

/** @type {Drawing} */
const pawn = (pen) => {
  pen.shape(
    'M50 6 C68 6 74 26 62 36 C68 50 72 64 74 76 L84 92 L16 92 L26 76 C28 64 32 50 38 36 C26 26 32 6 50 6 Z',
    '#e6b34a',
  );
};

/**
 * @param {boolean} active
 * @returns {Drawing}
 */
function marker(active) {
  return (pen) => {
    pen.shape(oval(50, 50, 44), active ? '#f2c94c' : '#a8998b');
    pen.stroke(
      'M32 40 C40 22 66 24 72 44 M72 44 L60 40 M72 44 L77 30 M68 60 C60 78 34 76 28 56 M28 56 L40 60 M28 56 L23 70',
      active ? '#3a2a20' : '#f4ede0',
      7,
    );
    if (!active) pen.stroke('M22 78 L78 22', '#3a2a20', 7);
  };
}

/** @type {Record<string, Drawing>} */
const actions = {
  'action-discover': (pen) => {
    pen.limb('M20 88 L66 42', '#8a5a30', 10, 7);
    pen.shape('M52 26 L74 48 L94 30 C92 16 84 8 70 6 Z', '#c9a24a', 5);
    pen.shape(oval(80, 20, 13), '#bfe2f2', 5);
    pen.limb('M30 78 L16 96 M34 74 L46 96', '#8a5a30', 6, 6);
  },
  'action-deploy': (pen) => {
    pen.shape(oval(50, 82, 44, 14), '#fbf0d4', 5);
    inhabitants.green.drawing(smaller(pen, 0.62, 50, 58));
    pen.shape('M50 30 L34 14 L44 14 L44 0 L56 0 L56 14 L66 14 Z', '#f2c94c', 5);
  },
  'action-create': (pen) => {
    pen.shape(
      'M10 50 C22 38 78 38 90 50 C84 60 70 62 62 76 C58 86 52 94 48 97 C42 88 34 72 28 66 C20 62 14 58 10 50 Z',
      '#94765f',
    );
    pen.shape('M8 48 C18 34 82 34 92 48 C80 58 20 58 8 48 Z', '#93bd62');
    pen.shape('M50 2 L55 14 L68 15 L58 23 L61 36 L50 29 L39 36 L42 23 L32 15 L45 14 Z', '#ffd84f', 5);
  },
  'action-convert': (pen) => {
    crystal(smaller(pen, 0.5, 24, 66));
    house(smaller(pen, 0.5, 76, 68));
    bolt(smaller(pen, 0.46, 50, 28));
  },
};

/** @type {Record<string, Drawing>} */
const icons = {
  ...symbols,
  ...goalIcons,
  ...actions,
  ...Object.fromEntries(
    CLANS.flatMap((clan) => [
      [`clan-${clan}`, shield(clan)],
      [`castle-${clan}`, castle(clan)],
    ]),
  ),
  ...Object.fromEntries(
    ['sheep', 'whisky', 'ship', 'cattle', 'broch', 'farm', 'lighthouse'].map((kind) => [
      `scroll-${kind}`,
      scroll(kind),
    ]),
  ),
  ...Object.fromEntries(Object.entries(inhabitants).map(([name, { drawing }]) => [`inhabitant-${name}`, drawing])),
  ...Object.fromEntries(Object.entries(specialEmblems).map(([id, drawing]) => [`special-${id}`, drawing])),
  ...Object.fromEntries(
    Object.entries(groupFrames).map(([group, { frame, fill }]) => [
      `group-${group}`,
      (/** @type {import('./pen.js').Pen} */ pen) => pen.shape(frame, fill),
    ]),
  ),
  scroll: scroll(''),
  'inhabitant-any': anyInhabitant,
  gold,
  coin,
  points,
  'first-player': firstPlayer,
  discard,
  road,
  pasture,
  water,
  mountain,
  forest: tree,
  peak: terrainThings.mountain,
  crystal,
  city: house,
  cloud,
  pawn,
  energy: bolt,
  settings: gear,
  'marker-active': marker(true),
  'marker-passive': marker(false),
};

/**
 * Paints an icon into the square from (0, 0) to (size, size) of the context, `size` in its units.
 * @param {Context} ctx
 * @param {string} name
 * @param {number} size
 * @param {Theme} theme
 */
export function paintIcon(ctx, name, size, theme) {
  const drawing = icons[name];
  if (!drawing) throw new Error(`no icon ${name}`);
  const palette = paletteOf(theme);
  draw(ctx, drawing, size / 2, size / 2, size * 0.92, palette, theme === 'dark' ? { halo: 4 } : {});
}
