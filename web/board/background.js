/** The table the tiles lie on: painted once per size and theme, never while panning. */

import { bitmapOf } from './art/bitmap.js';
import { at, grain, NOISE_SIZE } from './art/noise.js';
import { css, paletteOf, shadeOf } from './art/palette.js';

/** @typedef {import('./art/palette.js').Theme} Theme */

/** @type {Map<string, import('./art/bitmap.js').Bitmap>} */
const papers = new Map();

/**
 * Paints warm paper (isle) or open sky (skylands) over a whole context.
 * @param {CanvasRenderingContext2D} ctx
 * @param {'isle' | 'skylands'} game
 * @param {Theme} theme
 */
export function paintBackground(ctx, game, theme) {
  const { width, height } = ctx.canvas;
  const palette = paletteOf(theme);
  const pattern = ctx.createPattern(paperOf(game, theme), 'repeat');
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  if (pattern) {
    ctx.fillStyle = pattern;
    ctx.fillRect(0, 0, width, height);
  }
  const reach = Math.hypot(width, height) / 2;
  const glow = ctx.createRadialGradient(width * 0.42, height * 0.36, reach * 0.2, width / 2, height / 2, reach * 1.05);
  const dim = game === 'isle' ? (palette.table[2] ?? palette.ink) : (palette.sky[0] ?? palette.ink);
  glow.addColorStop(0, css(dim, 0));
  glow.addColorStop(1, css(dim, palette.night ? 0.85 : 0.75));
  ctx.fillStyle = glow;
  ctx.fillRect(0, 0, width, height);
}

/**
 * @param {'isle' | 'skylands'} game
 * @param {Theme} theme
 * @returns {import('./art/bitmap.js').Bitmap}
 */
function paperOf(game, theme) {
  const key = `${game}/${theme}`;
  const known = papers.get(key);
  if (known) return known;
  const palette = paletteOf(theme);
  const shades = game === 'isle' ? palette.table : palette.sky;
  const { broad, grain: fine } = grain();
  const size = NOISE_SIZE * 2;
  const image = new ImageData(size, size);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const wash = at(broad, ((row >> 1) & 255) * NOISE_SIZE + ((column >> 1) & 255));
      const paper = at(fine, (row & 255) * NOISE_SIZE + (column & 255)) - 0.5;
      const [red, green, blue] = shadeOf(shades, game === 'isle' ? wash * 0.42 : 0.25 + wash * 0.6);
      const light = 1 + paper * (game === 'isle' ? 0.05 : 0.02);
      const place = (row * size + column) * 4;
      image.data[place] = red * light;
      image.data[place + 1] = green * light;
      image.data[place + 2] = blue * light;
      image.data[place + 3] = 255;
    }
  }
  const paper = bitmapOf(image);
  papers.set(key, paper);
  return paper;
}
