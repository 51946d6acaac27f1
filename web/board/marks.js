/** Marks over the land: places offered, the last move, the tile on trial. What counts is outlined in outlines.js. */

import { css } from './art/palette.js';

/** @typedef {import('./art/palette.js').Palette} Palette */
/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box in real pixels */
/** @typedef {(x: number, y: number) => Box} BoxOf */

/** Shadows, frames and lifted tiles reach over the border of their cell; never so far, in cells. */
export const REACH = 0.25;

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {Box} box
 * @param {Palette} palette
 * @param {number} ratio
 * @param {boolean} near
 */
export function drawLegal(ctx, box, palette, ratio, near) {
  const size = box.right - box.left;
  roundBox(ctx, box, size * 0.07, size * 0.1);
  ctx.fillStyle = palette.night
    ? `rgb(255 226 150 / ${near ? 0.34 : 0.16})`
    : `rgb(255 250 225 / ${near ? 0.85 : 0.55})`;
  ctx.fill();
  ctx.setLineDash([size * 0.09, size * 0.065]);
  ctx.lineCap = 'round';
  ctx.lineWidth = Math.max(1.5 * ratio, size * 0.022);
  ctx.strokeStyle = palette.night ? '#ffd98a' : '#8a4b0f';
  ctx.stroke();
  ctx.setLineDash([]);
  const arm = size * (near ? 0.15 : 0.11);
  const cx = (box.left + box.right) / 2;
  const cy = (box.top + box.bottom) / 2;
  ctx.beginPath();
  line(ctx, cx - arm, cy, cx + arm, cy);
  line(ctx, cx, cy - arm, cx, cy + arm);
  ctx.lineWidth = Math.max(2 * ratio, size * 0.035);
  ctx.stroke();
}

/**
 * Corner brackets at the last move.
 * @param {CanvasRenderingContext2D} ctx
 * @param {Box} box
 * @param {Palette} palette
 * @param {number} ratio
 */
export function drawLast(ctx, box, palette, ratio) {
  const size = box.right - box.left;
  const arm = size * 0.17;
  const inset = size * 0.035;
  const [left, right] = [box.left + inset, box.right - inset];
  const [top, bottom] = [box.top + inset, box.bottom - inset];
  ctx.beginPath();
  for (const [x, y, dx, dy] of /** @type {const} */ ([
    [left, top, 1, 1],
    [right, top, -1, 1],
    [left, bottom, 1, -1],
    [right, bottom, -1, -1],
  ])) {
    ctx.moveTo(x + dx * arm, y);
    ctx.lineTo(x, y);
    ctx.lineTo(x, y + dy * arm);
  }
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.lineWidth = Math.max(4 * ratio, size * 0.045);
  ctx.strokeStyle = css(palette.ink, 0.9);
  ctx.stroke();
  ctx.lineWidth = Math.max(2 * ratio, size * 0.024);
  ctx.strokeStyle = '#fff3c4';
  ctx.stroke();
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {CanvasImageSource} bitmap
 * @param {Box} box
 */
export const drawInBox = (ctx, bitmap, { left, top, right, bottom }) =>
  ctx.drawImage(bitmap, left, top, right - left, bottom - top);

/**
 * A tile that settles down on its cell.
 * @param {CanvasRenderingContext2D} ctx
 * @param {CanvasImageSource} bitmap
 * @param {Box} box
 * @param {number} progress
 */
export function drawArriving(ctx, bitmap, box, progress) {
  const rest = 1 - progress;
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  const grow = rest * rest * 0.16;
  ctx.save();
  ctx.globalAlpha = Math.min(1, 0.35 + progress * 1.2);
  ctx.fillStyle = `rgb(20 12 6 / ${0.35 * rest})`;
  ctx.fillRect(box.left + width * 0.12 * rest, box.top + height * 0.2 * rest, width, height);
  ctx.drawImage(
    bitmap,
    box.left - (width * grow) / 2,
    box.top - (height * grow) / 2 - height * 0.08 * rest * rest,
    width * (1 + grow),
    height * (1 + grow),
  );
  ctx.restore();
}

/**
 * A tile that is tried out.
 * @param {CanvasRenderingContext2D} ctx
 * @param {CanvasImageSource} bitmap
 * @param {Box} box
 * @param {Palette} palette
 * @param {number} ratio
 */
export function drawGhost(ctx, bitmap, box, palette, ratio) {
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  const lift = width * 0.02;
  ctx.fillStyle = css(palette.night ? [0, 0, 0] : palette.ink, 0.3);
  ctx.fillRect(box.left + lift * 2, box.top + lift * 3, width, height);
  ctx.save();
  ctx.globalAlpha = 0.93;
  ctx.drawImage(bitmap, box.left - lift, box.top - lift, width + lift * 2, height + lift * 2);
  ctx.restore();
  drawFrame(
    ctx,
    { left: box.left - lift, top: box.top - lift, right: box.right + lift, bottom: box.bottom + lift },
    ratio,
    '#ffffff',
    '#7a3d00',
    3,
  );
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {Box} box
 * @param {number} ratio
 * @param {string} inner
 * @param {string} outer
 * @param {number} width
 */
export function drawFrame(ctx, box, ratio, inner, outer, width) {
  roundBox(ctx, box, 0, (box.right - box.left) * 0.04);
  ctx.lineWidth = (width + 3) * ratio;
  ctx.strokeStyle = outer;
  ctx.stroke();
  ctx.lineWidth = width * 0.7 * ratio;
  ctx.strokeStyle = inner;
  ctx.stroke();
}

/**
 * Begins a path with a box whose corners are round.
 * @param {CanvasRenderingContext2D} ctx
 * @param {Box} box
 * @param {number} inset by which the path is smaller on each side
 * @param {number} radius
 */
export function roundBox(ctx, { left, top, right, bottom }, inset, radius) {
  ctx.beginPath();
  ctx.roundRect(left + inset, top + inset, right - left - inset * 2, bottom - top - inset * 2, radius);
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {number} x0
 * @param {number} y0
 * @param {number} x1
 * @param {number} y1
 */
export function line(ctx, x0, y0, x1, y1) {
  ctx.moveTo(x0, y0);
  ctx.lineTo(x1, y1);
}
