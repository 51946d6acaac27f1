/** A small pen for ink-outlined shapes in a box of 100 x 100, shared by symbols, emblems and icons. */

import { createMemo } from './memo.js';
import { css } from './palette.js';

/** @typedef {import('./palette.js').Palette} Palette */
/** @typedef {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} Context */

/**
 * @typedef {object} Pen
 * @property {(path: string, fill: string | null, line?: number) => void} shape filled and outlined in ink
 * @property {(path: string, colour: string, width: number) => void} stroke a line without outline
 * @property {(path: string, colour: string, width: number, line?: number) => void} limb a line outlined in ink
 * @property {(path: string, fill: string) => void} detail filled, no outline
 * @property {Palette} palette
 * @property {string} ink
 */

/** @typedef {(pen: Pen) => void} Drawing */

/** @type {ReturnType<typeof createMemo<Path2D>>} */
const memo = createMemo(600);

/** Ink outlines are this wide in the box of 100, so that they survive at 16 pixels. */
const LINE = 6;

/**
 * @param {string} text
 * @returns {Path2D}
 */
function pathOf(text) {
  return memo(text, () => new Path2D(text));
}

/**
 * A circle or ellipse as path text.
 * @param {number} x
 * @param {number} y
 * @param {number} rx
 * @param {number} [ry]
 * @returns {string}
 */
export function oval(x, y, rx, ry = rx) {
  return `M${x - rx} ${y} A${rx} ${ry} 0 1 0 ${x + rx} ${y} A${rx} ${ry} 0 1 0 ${x - rx} ${y} Z`;
}

/**
 * Draws a drawing of the box 100 x 100 centred at a place.
 * @param {Context} ctx
 * @param {Drawing} drawing
 * @param {number} x centre
 * @param {number} y centre
 * @param {number} size width of the box in the context's units
 * @param {Palette} palette
 * @param {{ halo?: number, shadow?: boolean, mirror?: boolean, weight?: number }} [options] halo: width of the light rim in the box
 */
export function draw(ctx, drawing, x, y, size, palette, options = {}) {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale((options.mirror ? -size : size) / 100, size / 100);
  ctx.translate(-50, -50);
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  if (options.shadow) {
    ctx.fillStyle = css(palette.ink, palette.night ? 0.4 : 0.24);
    ctx.fill(pathOf('M12 88 C14 80 40 78 56 79 C84 80 106 84 104 91 C98 98 74 98 56 97 C34 98 12 96 12 88 Z'));
  }
  if (options.halo) drawing(haloPen(ctx, palette, options.halo));
  drawing(inkPen(ctx, palette, options.weight ?? 1));
  ctx.restore();
}

/**
 * @param {Context} ctx
 * @param {Palette} palette
 * @param {number} weight
 * @returns {Pen}
 */
function inkPen(ctx, palette, weight) {
  const ink = css(palette.ink);
  return {
    palette,
    ink,
    shape(path, fill, line = LINE) {
      const shape = pathOf(path);
      ctx.lineWidth = line * weight;
      ctx.strokeStyle = ink;
      ctx.stroke(shape);
      if (fill) {
        ctx.fillStyle = fill;
        ctx.fill(shape);
      }
    },
    stroke(path, colour, width) {
      ctx.lineWidth = width;
      ctx.strokeStyle = colour;
      ctx.stroke(pathOf(path));
    },
    limb(path, colour, width, line = LINE) {
      ctx.lineWidth = width + line * weight;
      ctx.strokeStyle = ink;
      ctx.stroke(pathOf(path));
      ctx.lineWidth = width;
      ctx.strokeStyle = colour;
      ctx.stroke(pathOf(path));
    },
    detail(path, fill) {
      ctx.fillStyle = fill;
      ctx.fill(pathOf(path));
    },
  };
}

/**
 * A pen that only leaves a light rim where the ink pen will draw.
 * @param {Context} ctx
 * @param {Palette} palette
 * @param {number} rim
 * @returns {Pen}
 */
function haloPen(ctx, palette, rim) {
  const colour = css(palette.halo);
  const under = (/** @type {string} */ path, /** @type {number} */ width) => {
    ctx.lineWidth = width;
    ctx.strokeStyle = colour;
    ctx.stroke(pathOf(path));
  };
  return {
    palette,
    ink: css(palette.ink),
    shape: (path, _fill, line = LINE) => under(path, line + rim * 2),
    stroke: (path, _colour, width) => under(path, width + rim * 2),
    limb: (path, _colour, width, line = LINE) => under(path, width + line + rim * 2),
    detail: () => {},
  };
}
