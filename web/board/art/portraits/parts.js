/** What portraits are put together from: shoulders, heads, faces. Each in the box of 100 x 100, the head in its middle. */

import { oval } from '../pen.js';

/** @typedef {import('../pen.js').Pen} Pen */

/** Ink lines of portraits: finer than those of symbols, since they are seen larger. */
export const LINE = 3.4;

const INK = '#3a2a20';

/**
 * A head with neck and ears, before hair and clothes.
 * @param {Pen} pen
 * @param {{skin: string, shade: string, wide?: number, long?: number}} looks half of its width and height
 */
export function head(pen, { skin, shade, wide = 19, long = 23 }) {
  pen.shape('M41 60 L59 60 L60 80 L40 80 Z', shade, LINE);
  pen.shape(oval(50 - wide, 50, 5, 6), skin, LINE);
  pen.shape(oval(50 + wide, 50, 5, 6), skin, LINE);
  pen.shape(
    `M${50 - wide} 44 C${50 - wide} ${30 - (long - 23)} ${50 + wide} ${30 - (long - 23)} ${50 + wide} 44 C${50 + wide + 1} 58 ${58 + (wide - 19)} ${48 + long} 50 ${48 + long} C${42 - (wide - 19)} ${48 + long} ${49 - wide} 58 ${50 - wide} 44 Z`,
    skin,
    LINE,
  );
}

/**
 * Shoulders in a colour, with threads of a tartan woven over them if there are any.
 * @param {Pen} pen
 * @param {string} colour
 * @param {string[]} [threads]
 * @param {string} [cut] a path instead of the usual one
 */
export function shoulders(
  pen,
  colour,
  threads = [],
  cut = 'M4 104 C6 82 26 76 40 73 C44 80 56 80 60 73 C74 76 94 82 96 104 Z',
) {
  pen.shape(cut, colour, LINE);
  const [one = '', other = one] = threads;
  if (one) pen.stroke('M20 82 L24 104 M78 82 L74 104 M8 93 C30 88 70 88 92 93', one, 3);
  if (other) pen.stroke('M29 79 L32 104 M70 79 L67 104 M5 100 C30 95 70 95 95 100', other, 1.8);
}

/**
 * @param {Pen} pen
 * @param {'open' | 'smile' | 'narrow' | 'sly' | 'wide'} [look]
 * @param {string} [colour] of the brows
 * @param {string} [brows] a path instead of the usual one
 */
export function eyes(pen, look = 'open', colour = INK, brows = 'M36 40 C39 37 43 37 45 39 M55 39 C57 37 61 37 64 40') {
  if (look === 'smile') pen.stroke('M37 49 C39 45 43 45 45 49 M55 49 C57 45 61 45 63 49', INK, 2.8);
  else if (look === 'narrow') pen.stroke('M37 48 L45 49 M55 49 L63 48', INK, 3);
  else {
    const tall = look === 'wide' ? 4.2 : look === 'sly' ? 2.6 : 3.4;
    pen.detail(oval(41, 48, 3, tall), INK);
    pen.detail(oval(59, 48, 3, tall), INK);
    pen.detail(`${oval(42, 47, 1)} ${oval(60, 47, 1)}`, '#ffffff');
    if (look === 'sly') pen.stroke('M36 46 L46 46.5 M54 46.5 L64 46', INK, 2.4);
  }
  pen.stroke(brows, colour, 3);
}

/**
 * Nose and cheeks.
 * @param {Pen} pen
 * @param {string} shade
 * @param {string} [blush]
 */
export function nose(pen, shade, blush = '') {
  if (blush) pen.detail(`${oval(36, 56, 4.6, 3.2)} ${oval(64, 56, 4.6, 3.2)}`, blush);
  pen.stroke('M50 48 C49 52 47 55 48 56 C49 57 51 57 52 56', shade, 2.4);
}

/**
 * @param {Pen} pen
 * @param {'smile' | 'grin' | 'flat' | 'smirk' | 'frown' | 'small'} kind
 */
export function mouth(pen, kind) {
  if (kind === 'grin') {
    pen.shape('M40 60 C46 63 54 63 60 60 C59 70 41 70 40 60 Z', '#fffaf0', 2.4);
    return;
  }
  const paths = {
    smile: 'M41 61 C45 67 55 67 59 61',
    flat: 'M43 64 L57 64',
    smirk: 'M43 64 C48 66 54 65 59 60',
    frown: 'M44 65 C48 62 52 62 56 65',
    small: 'M46 63 C48 65 52 65 54 63',
  };
  pen.stroke(paths[kind], '#7a2f24', 2.8);
}

/**
 * Round glasses.
 * @param {Pen} pen
 * @param {string} [rim]
 */
export function glasses(pen, rim = '#5a4632') {
  pen.detail(`${oval(41, 49, 7)} ${oval(59, 49, 7)}`, 'rgb(255 255 255 / 0.4)');
  pen.stroke(`${oval(41, 49, 7)} ${oval(59, 49, 7)} M48 48 C49 46 51 46 52 48 M34 48 L30 46 M66 48 L70 46`, rim, 2.2);
}
