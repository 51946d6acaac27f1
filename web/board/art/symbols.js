/** The things that stand on tiles of Isle of Skye, distinct by their outline alone. */

import { emblems } from './emblems.js';
import { createMemo } from './memo.js';
import { oval } from './pen.js';

/** @typedef {import('./pen.js').Drawing} Drawing */
/** @typedef {import('./emblems.js').Clan} Clan */
/** @typedef {'sheep' | 'cattle' | 'farm' | 'broch' | 'lighthouse' | 'ship' | 'whisky'} SymbolName */

/** @type {Drawing} */
const sheep = (pen) => {
  pen.limb('M38 68 L37 88 M68 68 L70 88', '#4a3d38', 7, 5);
  pen.stroke('M50 70 L50 87 M80 64 L81 84', '#2c2320', 8);
  pen.shape(
    'M30 68 C18 68 14 54 23 48 C18 36 32 26 42 32 C48 20 64 20 69 30 C82 24 95 36 89 48 C98 56 92 70 80 69 C74 77 62 77 57 71 C50 78 36 77 30 68 Z',
    '#fffdf4',
  );
  pen.stroke(
    'M42 46 C46 40 54 41 55 47 M62 56 C66 50 75 51 76 57 M60 36 C65 33 71 35 72 40 M40 62 C44 57 51 58 53 62',
    '#c9bfae',
    3.5,
  );
  pen.shape('M9 47 C9 37 26 35 30 44 C33 53 27 68 19 69 C11 69 8 57 9 47 Z', '#4a3d38', 5);
  pen.shape('M27 42 C32 35 40 36 42 41 C39 47 32 48 28 47 Z', '#4a3d38', 4);
  pen.detail(oval(17, 50, 3), '#fffdf4');
};

/** @type {Drawing} */
const cattle = (pen) => {
  pen.limb('M46 70 L45 88 M84 66 L85 88', '#8a4a22', 9, 5);
  pen.limb('M57 72 L57 86 M74 70 L74 86', '#6f3a1b', 8, 5);
  pen.shape(
    'M30 44 C40 33 78 34 90 40 C97 46 96 62 91 70 L86 76 L82 71 L77 78 L72 73 L66 79 L60 73 L53 79 L47 72 L40 76 C30 70 26 56 30 44 Z',
    '#c4733a',
  );
  pen.stroke('M52 46 L50 58 M62 44 L61 58 M72 45 L72 60 M82 46 L82 58', '#8f4c22', 4);
  pen.limb('M15 43 C4 42 1 30 5 19', '#fff3d6', 6, 6);
  pen.limb('M34 43 C45 42 50 30 45 17', '#fff3d6', 6, 6);
  pen.shape('M11 46 C12 36 37 36 38 46 C40 58 35 76 25 78 C15 77 9 58 11 46 Z', '#d98b4c');
  pen.detail(
    'M13 42 C18 34 32 34 37 42 C36 52 33 56 31 57 L29 49 L26 58 L23 49 L20 57 L17 50 C14 50 13 46 13 42 Z',
    '#8f4c22',
  );
  pen.detail(oval(25, 70, 8, 6), '#f3c9a2');
  pen.detail(`${oval(21, 70, 2)} ${oval(29, 70, 2)}`, '#3a2a20');
};

/** @type {Drawing} */
const farm = (pen) => {
  pen.shape('M66 12 L80 12 L80 40 L66 40 Z', '#9c8a7b');
  pen.shape('M18 50 L82 50 L82 88 L18 88 Z', '#fbf1d8');
  pen.shape('M6 56 L26 20 L74 20 L94 56 C80 52 20 52 6 56 Z', '#c1543a');
  pen.stroke('M36 24 L28 48 M50 24 L50 48 M64 24 L72 48', '#8a3524', 4);
  pen.shape('M43 88 L43 66 C43 61 57 61 57 66 L57 88 Z', '#5a3b28', 4);
  pen.shape('M25 62 L36 62 L36 74 L25 74 Z M64 62 L75 62 L75 74 L64 74 Z', '#f7cf6a', 4);
};

/** @type {Drawing} */
const broch = (pen) => {
  pen.shape(
    'M18 90 C24 70 28 46 29 24 L38 30 L45 18 L55 27 L64 14 L71 24 C72 46 76 70 82 90 C66 95 34 95 18 90 Z',
    '#b9ada0',
  );
  pen.detail('M56 27 L64 16 L70 24 C71 46 75 70 81 89 C75 92 68 92 62 92 C62 66 60 44 56 27 Z', '#8d8078');
  pen.stroke(
    'M28 44 C40 49 60 49 72 44 M26 59 C40 65 60 65 74 59 M23 74 C34 80 40 80 44 80 M58 80 C66 80 72 78 77 74',
    '#5f5350',
    4,
  );
  pen.stroke('M42 47 L41 62 M58 47 L59 62 M34 63 L33 76 M50 34 L50 47 M66 62 L67 76', '#5f5350', 3.5);
  pen.shape('M44 92 L44 78 C44 70 57 70 57 78 L57 92 Z', '#3a2c28', 3);
};

/** @type {Drawing} */
const lighthouse = (pen) => {
  pen.shape('M43 17 L4 5 L4 34 L43 27 Z', '#ffe68a', 4);
  pen.shape('M57 17 L96 5 L96 34 L57 27 Z', '#ffe68a', 4);
  pen.shape('M16 94 C16 82 32 80 38 82 L62 82 C70 79 84 84 84 94 C66 98 34 98 16 94 Z', '#9a8c82');
  pen.shape('M35 86 L41 34 L59 34 L65 86 C56 89 44 89 35 86 Z', '#fffaf0');
  pen.detail('M38.6 55 L40 43 C46 45 54 45 60 43 L61.4 55 C54 58 46 58 38.6 55 Z', '#d4472f');
  pen.detail('M36 79 L37.4 67 C46 70 54 70 62.6 67 L64 79 C54 82 46 82 36 79 Z', '#d4472f');
  pen.shape('M36 30 L64 30 L64 37 L36 37 Z', '#5a4a44', 4);
  pen.shape('M42 14 L58 14 L58 30 L42 30 Z', '#ffd84f', 4);
  pen.shape('M38 15 L50 3 L62 15 Z', '#b83c28', 5);
};

/** @type {Drawing} */
const ship = (pen) => {
  pen.limb('M50 8 L50 66', '#6b4526', 4, 5);
  pen.shape('M50 6 L70 11 L50 17 Z', '#d4472f', 4);
  pen.shape('M55 22 C82 24 88 44 82 58 C72 55 62 55 55 58 C60 46 60 34 55 22 Z', '#fff7e2');
  pen.shape('M46 26 C36 34 24 46 16 58 C28 55 38 55 46 58 Z', '#fff7e2');
  pen.stroke('M62 29 C67 38 67 47 64 54 M73 33 C77 41 77 48 75 55', '#d4472f', 5);
  pen.shape('M6 62 C16 67 30 68 50 68 C70 68 84 67 95 58 C93 78 82 90 68 90 L32 90 C18 90 9 78 6 62 Z', '#9a5f30');
  pen.stroke('M14 74 C34 79 68 79 87 73', '#5e3719', 4);
  pen.detail(`${oval(34, 83, 3)} ${oval(50, 84, 3)} ${oval(66, 83, 3)}`, '#5e3719');
};

/** @type {Drawing} */
const whisky = (pen) => {
  pen.shape('M28 16 C40 8 60 8 72 16 C86 38 86 64 72 86 C60 94 40 94 28 86 C14 64 14 38 28 16 Z', '#d29a50');
  pen.stroke('M40 16 C34 40 34 64 40 88 M60 16 C66 40 66 64 60 88', '#8f5c26', 4);
  pen.stroke('M21 32 C40 40 60 40 79 32', '#4a3a33', 8);
  pen.stroke('M21 69 C40 78 60 78 79 69', '#4a3a33', 8);
  pen.shape('M28 16 C40 9 60 9 72 16 C60 24 40 24 28 16 Z', '#f0c987', 4.5);
  pen.detail(oval(50, 54, 5), '#4a3a33');
};

/** @type {Record<SymbolName, Drawing>} */
export const symbols = { sheep, cattle, farm, broch, lighthouse, ship, whisky };

/**
 * A scroll that shows the kind of thing it scores.
 * @param {string} kind
 * @returns {Drawing}
 */
export function scroll(kind) {
  return (pen) => {
    pen.shape('M12 22 L88 22 C91 40 91 62 88 80 L12 80 C15 62 15 40 12 22 Z', '#f9ebc4', 4.5);
    pen.detail('M12 70 C36 73 64 73 89 70 L88 80 L12 80 Z', '#e8d29a');
    pen.shape('M4 18 C4 12 19 12 19 18 L19 84 C19 90 4 90 4 84 Z', '#e2c281', 4.5);
    pen.shape('M81 18 C81 12 96 12 96 18 L96 84 C96 90 81 90 81 84 Z', '#e2c281', 4.5);
    pen.stroke('M8 21 L8 80 M85 21 L85 80', '#fbf0cf', 3);
    const inner = symbols[/** @type {SymbolName} */ (kind)];
    if (inner) inner(smaller(pen, 0.6, 50, 50.5));
  };
}

/**
 * A castle with the clan's roofs and its emblem on a banner.
 * @param {Clan} clan
 * @returns {Drawing}
 */
export function castle(clan) {
  const { colour, dark, emblem } = emblems[clan];
  return (pen) => {
    pen.shape('M10 92 L10 44 L30 44 L30 92 Z M70 92 L70 44 L90 44 L90 92 Z', '#cdbfae', 4);
    pen.detail('M22 46 L29 46 L29 91 L22 91 Z M82 46 L89 46 L89 91 L82 91 Z', '#a8998b');
    pen.shape('M6 45 L20 15 L34 45 Z M66 45 L80 15 L94 45 Z', colour, 4);
    pen.detail('M20 17 L33 44 L23 44 Z M80 17 L93 44 L83 44 Z', dark);
    pen.shape(
      'M28 92 L28 36 L35 36 L35 42 L41 42 L41 36 L47 36 L47 42 L53 42 L53 36 L59 36 L59 42 L65 42 L65 36 L72 36 L72 92 Z',
      '#e4d8c6',
      4,
    );
    pen.stroke('M50 36 L50 6', pen.ink, 4);
    pen.shape('M50 5 L74 11 L50 19 Z', colour, 4);
    pen.shape('M43 92 L43 84 C43 78 57 78 57 84 L57 92 Z', '#4a3328', 3.5);
    pen.shape('M35 46 L65 46 L65 60 C65 70 57 75 50 78 C43 75 35 70 35 60 Z', colour, 4);
    emblem(smaller(pen, 0.27, 50, 60));
  };
}

/**
 * The same pen, drawing a box of 100 x 100 smaller and elsewhere.
 * @param {import('./pen.js').Pen} pen
 * @param {number} scale
 * @param {number} x centre
 * @param {number} y centre
 * @returns {import('./pen.js').Pen}
 */
export function smaller(pen, scale, x, y) {
  const move = (/** @type {string} */ path) => scaledPath(path, scale, x - 50 * scale, y - 50 * scale);
  return {
    palette: pen.palette,
    ink: pen.ink,
    shape: (path, fill, line = 6) => pen.shape(move(path), fill, Math.max(2.4, line * scale)),
    stroke: (path, colour, width) => pen.stroke(move(path), colour, width * scale),
    limb: (path, colour, width, line = 6) => pen.limb(move(path), colour, width * scale, Math.max(2.4, line * scale)),
    detail: (path, fill) => pen.detail(move(path), fill),
  };
}

/** @type {ReturnType<typeof createMemo<string>>} */
const memo = createMemo(600);

/**
 * Path text with every coordinate scaled and moved; arcs keep their flags.
 * @param {string} path
 * @param {number} scale
 * @param {number} dx
 * @param {number} dy
 * @returns {string}
 */
function scaledPath(path, scale, dx, dy) {
  return memo(`${scale}|${dx}|${dy}|${path}`, () =>
    path.replace(/([MLCQAZ])([^MLCQAZ]*)/g, (_, command, rest) => {
      const numbers = String(rest)
        .trim()
        .split(/[\s,]+/)
        .filter(Boolean)
        .map(Number);
      const moved = numbers.map((value, index) => {
        if (command !== 'A') return value * scale + (index % 2 === 0 ? dx : dy);
        const slot = index % 7;
        if (slot < 2) return value * scale;
        return slot < 5 ? value : value * scale + (slot === 5 ? dx : dy);
      });
      return `${command}${moved.map((value) => Math.round(value * 1000) / 1000).join(' ')} `;
    }),
  );
}
