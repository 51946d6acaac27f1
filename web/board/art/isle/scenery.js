/** Peaks, grass and waves: upright scenery that distinguishes the terrains without colour. */

import { sample } from '../lattice.js';
import { hash, randomStream } from '../noise.js';
import { blend, css } from '../palette.js';
import { turned, turnedEdges } from '../turn.js';
import { BORDER_PEAKS } from './layout.js';
import { ROAD_HALF } from './roads.js';

/** @typedef {import('../palette.js').Palette} Palette */
/** @typedef {import('../pen.js').Context} Context */
/** @typedef {import('./layout.js').Standing} Standing */
/** @typedef {import('./terrain.js').Land} Land */
/** @typedef {{ kind: 'peak' | 'tuft' | 'wave' | 'bush' | 'stone', x: number, y: number, size: number, shape: number }} Scenic */

/**
 * All scenery of a tile at its printed places, deterministic by the tile's id.
 * @param {Land} land
 * @param {string} seed
 * @param {readonly Standing[]} standing
 * @returns {Scenic[]}
 */
export function sceneryOf(land, seed, standing) {
  const next = randomStream(hash(`scenery ${seed}`));
  /** @type {Scenic[]} */
  const found = [];
  const free = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ radius) =>
    sample(land.road, x, y) > radius + ROAD_HALF + 0.01 &&
    standing.every((one) => Math.hypot(one.x - x, one.y - y) > one.radius * 0.92 + radius) &&
    found.every((one) => Math.hypot(one.x - x, one.y - y) > reachOf(one) * 0.8 + radius);
  const scatter = (
    /** @type {Scenic['kind']} */ kind,
    /** @type {import('../lattice.js').Lattice} */ field,
    /** @type {number} */ inside,
    /** @type {readonly number[]} */ sizes,
    /** @type {number} */ tries,
    /** @type {number} */ margin,
  ) => {
    for (const size of sizes) {
      for (let attempt = 0; attempt < tries; attempt += 1) {
        const x = next();
        const y = next();
        const shape = next();
        if (Math.min(x, y, 1 - x, 1 - y) < margin + size * 0.5) continue;
        if (sample(field, x, y) < inside + size * 0.22) continue;
        if (free(x, y, size * 0.5)) found.push({ kind, x, y, size, shape });
      }
    }
  };
  scatter('peak', land.mountain, 0.035, [0.25, 0.2, 0.16, 0.125, 0.1], 46, 0.015);
  scatter('stone', land.mountain, 0.01, [0.05], 30, 0.02);
  scatter('bush', land.pasture, 0.035, [0.075], 16, 0.02);
  scatter('tuft', land.pasture, 0.02, [0.06], 70, 0.015);
  scatter('wave', land.water, 0.07, [0.11], 60, 0.02);
  return found;
}

/**
 * @param {Scenic} one
 * @returns {number}
 */
function reachOf(one) {
  return one.kind === 'tuft' || one.kind === 'wave' || one.kind === 'stone' ? one.size * 0.62 : one.size * 0.5;
}

/**
 * Draws the scenery of a turned tile, the far things first.
 * @param {Context} ctx in units of one tile
 * @param {readonly Scenic[]} scenery
 * @param {string} edges printed
 * @param {number} turn
 * @param {Palette} palette
 * @param {number} pixel one pixel in tiles
 */
export function drawScenery(ctx, scenery, edges, turn, palette, pixel) {
  const placed = scenery.map((one) => ({ ...one, ...turned(one.x, one.y, turn) }));
  for (const one of borderScenery(turnedEdges(edges, turn))) placed.push(one);
  placed.sort((first, second) => first.y + first.size * 0.4 - (second.y + second.size * 0.4));
  for (const one of placed) {
    if (one.kind === 'peak') drawPeak(ctx, one, palette, pixel);
    else if (one.kind === 'wave') drawWave(ctx, one, palette, pixel);
    else if (one.kind === 'bush') drawBush(ctx, one, palette, pixel);
    else if (one.kind === 'stone') drawStone(ctx, one, palette, pixel);
    else drawTuft(ctx, one, palette, pixel);
  }
}

/**
 * Mountains astride a mountain edge: both neighbours draw their half of the same peak.
 * @param {string} edges as they lie on the board
 * @returns {Scenic[]}
 */
function borderScenery(edges) {
  /** @type {Scenic[]} */
  const found = [];
  BORDER_PEAKS.forEach(({ along, radius }, index) => {
    const across = { kind: /** @type {const} */ ('peak'), size: radius * 2, shape: 0.31 + index * 0.42 };
    const down = { kind: /** @type {const} */ ('peak'), size: radius * 2, shape: 0.62 - index * 0.5 };
    if (edges[0] === 'M') found.push({ ...across, x: along, y: 0 });
    if (edges[2] === 'M') found.push({ ...across, x: along, y: 1 });
    if (edges[3] === 'M') found.push({ ...down, x: 0, y: along });
    if (edges[1] === 'M') found.push({ ...down, x: 1, y: along });
  });
  return found;
}

/**
 * @param {Context} ctx
 * @param {Scenic} peak
 * @param {Palette} palette
 * @param {number} pixel
 */
function drawPeak(ctx, peak, palette, pixel) {
  const next = randomStream(Math.floor(peak.shape * 1e9));
  const width = peak.size * (0.94 + next() * 0.14);
  const height = peak.size * (0.84 + next() * 0.2);
  const { x } = peak;
  const base = peak.y + height * 0.44;
  const top = base - height;
  const apex = x + (next() - 0.5) * width * 0.16;
  const left = x - width * 0.52;
  const right = x + width * 0.52;
  const shoulder = 0.42 + next() * 0.16;
  const leftMid = { x: mixed(left, apex, shoulder) + width * 0.03, y: mixed(base, top, shoulder) + height * 0.04 };
  const rightMid = { x: mixed(right, apex, 0.5) - width * 0.02, y: mixed(base, top, 0.5) + height * 0.05 };
  const ridge = [
    { x: apex, y: top },
    { x: apex + width * (0.05 + next() * 0.05), y: top + height * 0.3 },
    { x: apex - width * (0.03 + next() * 0.05), y: top + height * 0.52 },
    { x: apex + width * (0.07 + next() * 0.07), y: top + height * 0.76 },
    { x: apex + width * 0.02, y: base },
  ];
  const [lit, mid, , shade, deep] = palette.rock;
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  // Lit north-western face, with a foot that melts into the ground.
  const litFill = ctx.createLinearGradient(0, top, 0, base);
  litFill.addColorStop(0, css(lit ?? palette.snow));
  litFill.addColorStop(0.62, css(mid ?? palette.snow));
  litFill.addColorStop(1, css(mid ?? palette.snow, 0));
  ctx.beginPath();
  ctx.moveTo(left, base);
  ctx.quadraticCurveTo(leftMid.x, leftMid.y, apex, top);
  ctx.quadraticCurveTo(rightMid.x, rightMid.y, right, base);
  ctx.closePath();
  ctx.fillStyle = litFill;
  ctx.fill();
  // Shaded south-eastern face.
  const darkFill = ctx.createLinearGradient(0, top, 0, base);
  darkFill.addColorStop(0, css(shade ?? palette.ink));
  darkFill.addColorStop(0.55, css(blend(shade ?? palette.ink, deep ?? palette.ink, 0.35)));
  darkFill.addColorStop(1, css(shade ?? palette.ink, 0));
  ctx.beginPath();
  ctx.moveTo(apex, top);
  for (const point of ridge.slice(1)) ctx.lineTo(point.x, point.y);
  ctx.lineTo(right, base);
  ctx.quadraticCurveTo(rightMid.x, rightMid.y, apex, top);
  ctx.closePath();
  ctx.fillStyle = darkFill;
  ctx.fill();
  // Snow on the top third.
  const cap = 0.33;
  ctx.beginPath();
  ctx.moveTo(apex, top);
  ctx.lineTo(mixed(apex, left, cap * 0.82), mixed(top, base, cap));
  ctx.lineTo(mixed(apex, left, cap * 0.4), mixed(top, base, cap * 0.72));
  ctx.lineTo(apex - width * 0.01, mixed(top, base, cap * 1.18));
  ctx.lineTo(mixed(apex, right, cap * 0.36), mixed(top, base, cap * 0.76));
  ctx.lineTo(mixed(apex, right, cap * 0.8), mixed(top, base, cap * 1.02));
  ctx.closePath();
  ctx.fillStyle = css(palette.snow, 0.95);
  ctx.fill();
  ctx.beginPath();
  ctx.moveTo(apex, top);
  ctx.lineTo(apex + width * 0.015, mixed(top, base, cap * 1.1));
  ctx.lineTo(mixed(apex, right, cap * 0.36), mixed(top, base, cap * 0.76));
  ctx.lineTo(mixed(apex, right, cap * 0.8), mixed(top, base, cap * 1.02));
  ctx.closePath();
  ctx.fillStyle = css(blend(palette.snow, shade ?? palette.ink, 0.34), 0.95);
  ctx.fill();
  // Ink: the outline is strong at the top and thins out; a few strokes down the shaded side.
  ctx.strokeStyle = css(palette.ink, 0.86);
  ctx.lineWidth = Math.max(0.011, pixel * 0.9);
  ctx.beginPath();
  ctx.moveTo(mixed(left, apex, 0.1), mixed(base, top, 0.07));
  ctx.quadraticCurveTo(leftMid.x, leftMid.y, apex, top);
  ctx.quadraticCurveTo(rightMid.x, rightMid.y, mixed(right, apex, 0.06), mixed(base, top, 0.04));
  ctx.stroke();
  ctx.strokeStyle = css(palette.ink, 0.5);
  ctx.lineWidth = Math.max(0.0065, pixel * 0.6);
  ctx.beginPath();
  ctx.moveTo(apex, top);
  for (const point of ridge.slice(1, 4)) ctx.lineTo(point.x, point.y);
  for (let line = 0; line < 2; line += 1) {
    const start = 0.42 + line * 0.2;
    ctx.moveTo(mixed(apex, right, start * 0.72), mixed(top, base, start + 0.08));
    ctx.lineTo(mixed(apex, right, start * 0.72 + 0.03), mixed(top, base, start + 0.3));
  }
  ctx.stroke();
}

/**
 * @param {Context} ctx
 * @param {Scenic} wave
 * @param {Palette} palette
 * @param {number} pixel
 */
function drawWave(ctx, wave, palette, pixel) {
  const half = wave.size * (0.36 + wave.shape * 0.14);
  const lift = wave.size * 0.13;
  ctx.lineCap = 'round';
  ctx.strokeStyle = css(palette.foam, palette.night ? 0.45 : 0.72);
  ctx.lineWidth = Math.max(0.012, pixel * 0.9);
  ctx.beginPath();
  ctx.moveTo(wave.x - half, wave.y);
  ctx.quadraticCurveTo(wave.x - half * 0.5, wave.y - lift * 2, wave.x, wave.y);
  ctx.quadraticCurveTo(wave.x + half * 0.5, wave.y - lift * 2, wave.x + half, wave.y);
  if (wave.shape > 0.4) {
    ctx.moveTo(wave.x - half * 0.2, wave.y + lift * 2.2);
    ctx.quadraticCurveTo(wave.x + half * 0.25, wave.y + lift * 0.4, wave.x + half * 0.7, wave.y + lift * 2.2);
  }
  ctx.stroke();
}

/**
 * @param {Context} ctx
 * @param {Scenic} tuft
 * @param {Palette} palette
 * @param {number} pixel
 */
function drawTuft(ctx, tuft, palette, pixel) {
  const { x, y, size } = tuft;
  const dark = palette.pasture[4] ?? palette.ink;
  ctx.lineCap = 'round';
  ctx.strokeStyle = css(blend(dark, palette.ink, 0.25), 0.8);
  ctx.lineWidth = Math.max(0.009, pixel * 0.75);
  ctx.beginPath();
  for (const lean of [-0.42, 0, 0.42]) {
    ctx.moveTo(x + lean * size * 0.35, y + size * 0.25);
    ctx.quadraticCurveTo(x + lean * size * 0.4, y, x + lean * size, y - size * (lean === 0 ? 0.42 : 0.26));
  }
  ctx.stroke();
}

/**
 * @param {Context} ctx
 * @param {Scenic} bush
 * @param {Palette} palette
 * @param {number} pixel
 */
function drawBush(ctx, bush, palette, pixel) {
  const { x, y, size } = bush;
  const dark = palette.night
    ? (palette.pasture[3] ?? palette.ink)
    : blend(palette.pasture[4] ?? palette.ink, palette.ink, 0.08);
  ctx.fillStyle = css(palette.ink, 0.16);
  ctx.beginPath();
  ctx.ellipse(x + size * 0.14, y + size * 0.4, size * 0.5, size * 0.15, 0, 0, Math.PI * 2);
  ctx.fill();
  ctx.beginPath();
  ctx.arc(x - size * 0.22, y + size * 0.1, size * 0.28, 0, Math.PI * 2);
  ctx.arc(x + size * 0.22, y + size * 0.12, size * 0.26, 0, Math.PI * 2);
  ctx.arc(x, y - size * 0.14, size * 0.32, 0, Math.PI * 2);
  ctx.strokeStyle = css(palette.ink, 0.55);
  ctx.lineWidth = Math.max(0.012, pixel);
  ctx.stroke();
  ctx.fillStyle = css(dark);
  ctx.fill();
  ctx.fillStyle = css(blend(dark, palette.pasture[1] ?? palette.snow, 0.55));
  ctx.beginPath();
  ctx.arc(x - size * 0.1, y - size * 0.2, size * 0.16, 0, Math.PI * 2);
  ctx.arc(x - size * 0.3, y + size * 0.04, size * 0.11, 0, Math.PI * 2);
  ctx.fill();
}

/**
 * @param {Context} ctx
 * @param {Scenic} stone
 * @param {Palette} palette
 * @param {number} pixel
 */
function drawStone(ctx, stone, palette, pixel) {
  const { x, y, size } = stone;
  ctx.beginPath();
  ctx.moveTo(x - size * 0.5, y + size * 0.25);
  ctx.quadraticCurveTo(x - size * 0.35, y - size * 0.4, x + size * 0.05, y - size * 0.32);
  ctx.quadraticCurveTo(x + size * 0.5, y - size * 0.15, x + size * 0.5, y + size * 0.25);
  ctx.closePath();
  ctx.fillStyle = css(palette.rock[1] ?? palette.snow);
  ctx.fill();
  ctx.strokeStyle = css(palette.ink, 0.5);
  ctx.lineWidth = Math.max(0.007, pixel * 0.6);
  ctx.stroke();
}

/**
 * @param {number} from
 * @param {number} to
 * @param {number} share
 * @returns {number}
 */
function mixed(from, to, share) {
  return from + (to - from) * share;
}
