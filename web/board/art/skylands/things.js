/** Drawings of Skylands: the four terrains' things, the inhabitants and the emblems of the special islands. */

import { oval } from '../pen.js';
import { smaller } from '../symbols.js';

/** @typedef {import('../pen.js').Drawing} Drawing */
/** @typedef {import('../pen.js').Pen} Pen */
/** @typedef {import('../../scene.js').Inhabitant} Inhabitant */

/** @type {Drawing} */
export const tree = (pen) => {
  pen.shape('M44 78 L56 78 L56 96 L44 96 Z', '#7a5232', 5);
  pen.shape('M50 4 L74 38 L64 36 L84 62 L72 60 L90 84 L10 84 L28 60 L16 62 L36 36 L26 38 Z', '#4f9150');
  pen.detail('M50 8 L72 37 L63 35 L82 61 L70 59 L87 82 L56 82 C66 58 62 30 50 8 Z', '#33703f');
};

/** @type {Drawing} */
export const peak = (pen) => {
  pen.shape('M4 90 L34 38 L44 50 L62 12 L96 90 Z', '#b8ab9c');
  pen.detail('M62 14 L94 89 L58 89 L66 62 L58 44 Z', '#7f7378');
  pen.detail('M62 14 L50 40 L58 36 L64 46 L70 36 L74 40 Z', '#fffaf0');
  pen.detail('M34 40 L28 52 L34 50 L39 54 L42 50 Z', '#fffaf0');
};

/** @type {Drawing} */
export const crystal = (pen) => {
  pen.shape('M12 90 L18 52 L28 40 L38 54 L42 90 Z', '#a6dcef', 5);
  pen.shape('M60 90 L64 48 L76 36 L86 52 L90 90 Z', '#8ccbe6', 5);
  pen.shape('M32 92 L36 26 L50 6 L64 26 L68 92 Z', '#c9effa');
  pen.detail('M50 8 L63 27 L66 91 L51 91 Z', '#6db5da');
  pen.stroke('M36 28 L50 34 L64 28 M50 34 L50 90', pen.ink, 3.5);
};

/** @type {Drawing} */
export const house = (pen) => {
  pen.shape('M56 92 L56 34 L88 34 L88 92 Z', '#f0dcb4', 5);
  pen.shape('M50 36 L72 8 L94 36 Z', '#b5563c', 5);
  pen.shape('M10 92 L10 56 L58 56 L58 92 Z', '#fbf0d8');
  pen.shape('M4 58 L34 28 L64 58 Z', '#cf6d45');
  pen.shape('M27 92 L27 72 L41 72 L41 92 Z', '#6a4630', 4);
  pen.detail('M66 46 L78 46 L78 58 L66 58 Z M66 68 L78 68 L78 80 L66 80 Z', '#6a4630');
};

/** @type {Record<'forest' | 'mountain' | 'crystal' | 'city', Drawing>} */
export const terrainThings = { forest: tree, mountain: peak, crystal, city: house };

/** @type {Record<Inhabitant, { colour: string, dark: string, drawing: Drawing }>} */
export const inhabitants = {
  green: {
    colour: '#1fa06c',
    dark: '#0c6a45',
    drawing: (pen) => {
      // A round woodlander with a leaf.
      pen.shape(oval(50, 62, 34, 31), '#1fa06c', 8);
      pen.detail('M62 34 C92 48 90 88 56 92 C76 78 74 52 62 34 Z', '#0c6a45');
      pen.shape('M50 34 C40 22 44 8 58 2 C66 14 62 26 50 34 Z', '#7ed39b', 7);
      face(pen, 50, 60);
    },
  },
  purple: {
    colour: '#a565b8',
    dark: '#6d3a80',
    drawing: (pen) => {
      // A mountain dweller under a pointed hood.
      pen.shape('M50 2 L92 92 L8 92 Z', '#a565b8', 8);
      pen.detail('M50 6 L90 90 L58 90 Z', '#6d3a80');
      face(pen, 48, 64);
    },
  },
  blue: {
    colour: '#3f9bdc',
    dark: '#1c5f97',
    drawing: (pen) => {
      // A crystal being, cut like a gem with four corners.
      pen.shape('M50 2 L94 48 L50 96 L6 48 Z', '#56b4e9', 8);
      pen.detail('M50 6 L90 48 L50 92 Z', '#1c6fae');
      face(pen, 50, 50);
    },
  },
};

/**
 * @param {Pen} pen
 * @param {number} x
 * @param {number} y
 */
function face(pen, x, y) {
  pen.detail(oval(x, y, 19, 17), '#ffe9c9');
  pen.detail(`${oval(x - 8, y - 3, 3.8, 5)} ${oval(x + 8, y - 3, 3.8, 5)}`, pen.ink);
  pen.stroke(`M${x - 6} ${y + 8} C${x - 3} ${y + 12} ${x + 3} ${y + 12} ${x + 6} ${y + 8}`, pen.ink, 3.4);
}

/**
 * @param {Drawing} drawing
 * @param {number} scale
 * @param {number} x
 * @param {number} y
 * @returns {Drawing}
 */
function placed(drawing, scale, x, y) {
  return (pen) => drawing(smaller(pen, scale, x, y));
}

/**
 * @param {...Drawing} drawings
 * @returns {Drawing}
 */
function all(...drawings) {
  return (pen) => {
    for (const drawing of drawings) drawing(pen);
  };
}

/** @type {Drawing} */
const chest = (pen) => {
  pen.shape('M12 48 L12 34 C12 12 88 12 88 34 L88 48 Z', '#b97a3e');
  pen.shape('M10 48 L90 48 L90 88 L10 88 Z', '#9a5f30');
  pen.shape('M40 40 L60 40 L60 62 L40 62 Z', '#f2c94c', 5);
  pen.detail(oval(50, 51, 5), '#3a2a20');
};

/** @type {Drawing} */
const flag = (pen) => {
  pen.limb('M30 6 L30 92', '#8a5a30', 6, 6);
  pen.shape('M33 10 C52 2 66 22 90 12 L90 50 C66 60 52 40 33 50 Z', '#d4472f');
  pen.shape('M10 94 C22 80 40 80 54 94 Z', '#8fb25a', 5);
};

/** @type {Drawing} */
const sprout = (pen) => {
  pen.limb('M50 96 L50 48', '#4f9150', 7, 6);
  pen.shape('M50 54 C20 56 8 36 10 14 C36 14 52 30 50 54 Z', '#7cc36a');
  pen.shape('M50 46 C54 20 70 8 92 10 C94 34 78 48 50 46 Z', '#9bd67e');
};

/** @type {Drawing} */
const coin = (pen) => {
  pen.shape(oval(50, 50, 40), '#f2c94c');
  pen.shape(oval(50, 50, 27), '#ffe08a', 4);
  pen.detail('M50 32 L55 44 L68 45 L58 54 L61 67 L50 60 L39 67 L42 54 L32 45 L45 44 Z', '#b57f14');
};

/** @type {Drawing} */
const bolt = (pen) => pen.shape('M58 2 L18 56 L44 56 L34 98 L84 38 L56 38 L72 2 Z', '#ffd84f');

/** @type {Drawing} */
const gear = (pen) => {
  pen.shape(
    'M42 4 L58 4 L60 18 L72 23 L83 14 L93 26 L84 37 L88 48 L98 52 L95 67 L83 68 L76 78 L81 91 L67 97 L59 87 L45 88 L38 98 L24 92 L27 79 L18 70 L5 70 L3 55 L15 50 L17 37 L8 27 L18 14 L30 21 L40 17 Z',
    '#b9ada0',
    5,
  );
  pen.shape(oval(50, 51, 22), '#5f5660', 4);
};

/** @type {Drawing} */
const bed = (pen) => {
  pen.limb('M10 22 L10 88 M90 50 L90 88', '#8a5a30', 7, 6);
  pen.shape('M10 62 L90 62 L90 78 L10 78 Z', '#b97a3e', 5);
  pen.shape('M38 46 C60 38 84 40 88 50 L88 64 L38 64 Z', '#4f86b8', 5);
  pen.shape('M14 48 C22 40 36 44 38 52 L38 62 L14 62 Z', '#fffaf0', 5);
};

/** @type {Drawing} */
const trade = (pen) => {
  pen.shape('M8 34 L60 34 L60 18 L94 42 L60 64 L60 50 L8 50 Z', '#e6b34a', 5);
  pen.shape('M92 66 L44 66 L44 54 L10 74 L44 96 L44 82 L92 82 Z', '#6aa5c6', 5);
};

/** @type {Drawing} */
const gate = (pen) => {
  pen.shape('M6 94 L6 50 C6 4 94 4 94 50 L94 94 L74 94 L74 54 C74 28 26 28 26 54 L26 94 Z', '#cdbfae');
  pen.stroke('M16 20 L26 32 M50 8 L50 26 M84 20 L74 32 M6 62 L24 62 M76 62 L94 62', '#5f5350', 4);
};

/** @type {Drawing} */
const works = (pen) => {
  pen.shape('M66 60 L70 12 L86 12 L90 60 Z', '#a8998b', 5);
  pen.shape('M8 92 L8 44 L28 58 L28 44 L48 58 L48 44 L68 58 L94 58 L94 92 Z', '#cf8d5a');
  pen.detail('M60 10 C50 6 52 -4 62 0 C66 -8 82 -6 82 4 C86 8 80 12 76 10 Z', '#efe7da');
};

/** @type {Drawing} */
const temple = (pen) => {
  pen.shape('M4 34 L50 4 L96 34 Z', '#f0e2c4', 5);
  pen.shape('M12 36 L88 36 L88 44 L12 44 Z', '#e0cda6', 4);
  pen.shape('M16 44 L28 44 L28 84 L16 84 Z M72 44 L84 44 L84 84 L72 84 Z', '#fbf3de', 4);
  pen.shape('M6 84 L94 84 L94 95 L6 95 Z', '#e0cda6', 5);
};

/** @type {Drawing} */
const balloon = (pen) => {
  pen.stroke('M34 60 L42 82 M66 60 L58 82', pen.ink, 4);
  pen.shape('M50 2 C84 2 92 36 68 62 L32 62 C8 36 16 2 50 2 Z', '#e58f5b');
  pen.detail('M50 4 C66 8 66 40 56 61 L44 61 C34 40 34 8 50 4 Z', '#f7e3b8');
  pen.shape('M38 80 L62 80 L59 97 L41 97 Z', '#9a5f30', 5);
};

/** @type {Drawing} */
const ring = (pen) => {
  for (let stone = 0; stone < 8; stone += 1) {
    const angle = (stone * Math.PI) / 4;
    pen.shape(oval(50 + Math.cos(angle) * 36, 50 + Math.sin(angle) * 36, 10), '#cdbfae', 4.5);
  }
  pen.shape('M50 30 L66 52 L58 52 L58 70 L42 70 L42 52 L34 52 Z', '#f2c94c', 5);
};

/** @type {Drawing} */
const book = (pen) => {
  pen.shape(
    'M50 30 C36 16 16 16 4 22 L4 84 C18 78 36 80 50 92 C64 80 82 78 96 84 L96 22 C84 16 64 16 50 30 Z',
    '#fffaf0',
  );
  pen.stroke('M50 30 L50 90', pen.ink, 5);
  pen.stroke(
    'M14 36 C24 33 34 36 41 42 M14 52 C24 49 34 52 41 58 M86 36 C76 33 66 36 59 42 M86 52 C76 49 66 52 59 58',
    '#8a7a68',
    4.5,
  );
};

/** @type {Drawing} */
const villa = (pen) => {
  pen.shape('M8 92 L8 50 L92 50 L92 92 Z', '#fbf0d8');
  pen.shape('M2 52 L24 30 L76 30 L98 52 Z', '#cf6d45');
  pen.shape('M34 32 L34 16 L42 22 L50 10 L58 22 L66 16 L66 32 Z', '#f2c94c', 5);
  pen.stroke('M22 58 L22 90 M38 58 L38 90 M62 58 L62 90 M78 58 L78 90', '#b79f78', 6);
  pen.shape('M44 92 L44 68 C44 62 56 62 56 68 L56 92 Z', '#6a4630', 4);
};

/**
 * @param {Drawing} thing
 * @param {number} count
 * @returns {Drawing}
 */
function many(thing, count) {
  if (count === 1) return thing;
  if (count === 2) return all(placed(thing, 0.56, 28, 54), placed(thing, 0.56, 72, 54));
  return all(placed(thing, 0.48, 50, 26), placed(thing, 0.48, 26, 72), placed(thing, 0.48, 74, 72));
}

/** @type {Record<string, Drawing>} */
export const specialEmblems = {
  'small-forest': many(tree, 1),
  'small-mountain': many(peak, 1),
  'small-crystal': many(crystal, 1),
  'small-city': many(house, 1),
  'half-forest': many(tree, 2),
  'half-mountain': many(peak, 2),
  'half-crystal': many(crystal, 2),
  'half-city': many(house, 2),
  'whole-forest': many(tree, 3),
  'whole-mountain': many(peak, 3),
  'whole-crystal': many(crystal, 3),
  'whole-city': many(house, 3),
  'useful-find': chest,
  outpost: flag,
  'fertile-forest': all(placed(tree, 0.66, 34, 60), placed(sprout, 0.54, 74, 34)),
  'fertile-mountain': all(placed(peak, 0.66, 34, 62), placed(sprout, 0.54, 74, 30)),
  'fertile-crystal': all(placed(crystal, 0.66, 34, 60), placed(sprout, 0.54, 74, 34)),
  'profitable-city': all(placed(house, 0.7, 38, 62), placed(coin, 0.48, 76, 28)),
  generator: all(gear, placed(bolt, 0.62, 50, 50)),
  hostel: bed,
  'trading-district': trade,
  'mountain-district': all(gate, placed(peak, 0.5, 50, 74)),
  'forest-district': all(gate, placed(tree, 0.5, 50, 74)),
  'power-station': all(works, placed(bolt, 0.5, 34, 30)),
  'forest-temple': all(temple, placed(tree, 0.42, 50, 64)),
  'mountain-temple': all(temple, placed(peak, 0.42, 50, 65)),
  'crystal-temple': all(temple, placed(crystal, 0.42, 50, 64)),
  'city-temple': all(temple, placed(house, 0.4, 50, 65)),
  'sky-refuge': balloon,
  sanctuary: ring,
  academy: book,
  villa,
};

/** @type {Record<string, { frame: string, fill: string }>} */
export const groupFrames = {
  plain: { frame: oval(50, 50, 48), fill: '#fbf0d4' },
  instant: {
    frame:
      'M50 0 L63 12 L80 8 L84 25 L100 33 L93 50 L100 67 L84 75 L80 92 L63 88 L50 100 L37 88 L20 92 L16 75 L0 67 L7 50 L0 33 L16 25 L20 8 L37 12 Z',
    fill: '#fff0c9',
  },
  lasting: {
    frame: 'M14 4 L86 4 C92 4 96 8 96 14 L96 86 C96 92 92 96 86 96 L14 96 C8 96 4 92 4 86 L4 14 C4 8 8 4 14 4 Z',
    fill: '#e9f0dc',
  },
  scoring: { frame: 'M6 6 C34 10 66 10 94 6 L94 50 C94 78 70 92 50 99 C30 92 6 78 6 50 Z', fill: '#f3e4ee' },
};

export { bolt, coin, gear };
