/** Portraits of the characters: a bust before the land or the sky of their game, in a round frame. Loaded when first used. */

import { css, paletteOf, shadeOf } from '../palette.js';
import { draw, oval } from '../pen.js';
import { islePortraits } from './isle.js';
import { skylandsPortraits } from './skylands.js';

/** @typedef {import('../palette.js').Palette} Palette */
/** @typedef {import('../palette.js').Theme} Theme */
/** @typedef {import('../pen.js').Drawing} Drawing */

/** The bust fills the frame: it is a little larger than its box, and lower. */
const LARGE = 1.12;
const LOW = 0.03;

/** Hills above the sea; a moon at night. @type {Drawing} */
const land = (pen) => {
  const { palette } = pen;
  pen.detail(oval(50, 50, 50), css(shadeOf(palette.sky, palette.night ? 0.5 : 0.75)));
  if (palette.night) pen.detail(oval(20, 24, 6), '#efe3c6');
  pen.detail('M0 64 L22 40 L36 54 L60 34 L100 62 L100 104 L0 104 Z', css(shadeOf(palette.rock, 0.35)));
  pen.detail('M0 66 C24 56 40 70 60 62 C78 56 90 60 100 64 L100 104 L0 104 Z', css(shadeOf(palette.pasture, 0.4)));
};

/** Clouds and a floating island; stars at night. @type {Drawing} */
const sky = (pen) => {
  const { palette } = pen;
  pen.detail(oval(50, 50, 50), css(shadeOf(palette.sky, palette.night ? 0.35 : 0.2)));
  if (palette.night)
    pen.detail(`${oval(18, 34, 1.6)} ${oval(84, 20, 1.6)} ${oval(72, 8, 1.2)} ${oval(30, 12, 1.2)}`, '#efe3c6');
  pen.detail('M72 44 C78 40 92 40 98 44 C94 50 90 54 86 60 C80 54 76 50 72 44 Z', css(shadeOf(palette.cliff, 0.4)));
  pen.detail('M71 44 C78 38 92 38 99 44 C92 48 78 48 71 44 Z', css(shadeOf(palette.forest, 0.4)));
  pen.detail(
    'M-4 70 C4 58 18 62 20 68 C30 62 40 68 40 74 C56 64 66 70 68 74 C80 64 96 68 104 78 L104 104 L-4 104 Z',
    css(palette.cloud),
  );
};

/**
 * Paints a portrait into the square from (0, 0) to (size, size) of the context, `size` in its units.
 * @param {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} ctx
 * @param {string} character
 * @param {number} size
 * @param {Theme} theme
 */
export function paintPortrait(ctx, character, size, theme) {
  const isOfIsle = Object.hasOwn(islePortraits, character);
  const drawing = (isOfIsle ? islePortraits : skylandsPortraits)[character];
  if (!drawing) throw new Error(`no portrait of ${character}`);
  const palette = paletteOf(theme);
  const middle = size / 2;
  ctx.save();
  ctx.beginPath();
  ctx.arc(middle, middle, size * 0.485, 0, Math.PI * 2);
  ctx.clip();
  draw(ctx, isOfIsle ? land : sky, middle, middle, size, palette);
  draw(ctx, drawing, middle, middle + size * LOW, size * LARGE, palette);
  if (palette.night) {
    // Dusk lies over everything but the face of the moon.
    ctx.fillStyle = 'rgb(18 26 58 / 0.2)';
    ctx.fillRect(0, 0, size, size);
  }
  ctx.restore();
  ctx.beginPath();
  ctx.arc(middle, middle, size * 0.475, 0, Math.PI * 2);
  ctx.lineWidth = size * 0.035;
  ctx.strokeStyle = css(palette.night ? palette.parchmentShade : palette.roadEdge);
  ctx.stroke();
}
