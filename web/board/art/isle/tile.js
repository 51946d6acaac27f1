/** One tile of Isle of Skye, painted: ground, scenery, roads, and upright symbols at turned places. */

import { bitmapOf } from '../bitmap.js';
import { css, paletteOf } from '../palette.js';
import { draw } from '../pen.js';
import { castle, scroll, symbols } from '../symbols.js';
import { turned } from '../turn.js';
import { paintGround } from './ground.js';
import { layoutOf } from './layout.js';
import { ROAD_HALF } from './roads.js';
import { drawScenery, sceneryOf } from './scenery.js';
import { landOf } from './terrain.js';

/** @typedef {import('../palette.js').Palette} Palette */
/** @typedef {import('../palette.js').Theme} Theme */
/** @typedef {import('../pen.js').Context} Context */
/** @typedef {import('../pen.js').Drawing} Drawing */
/** @typedef {import('../emblems.js').Clan} Clan */
/** @typedef {import('../../scene.js').IsleTile} IsleTile */
/** @typedef {import('./layout.js').Standing} Standing */
/** @typedef {import('./roads.js').Span} Span */

/**
 * Paints a tile into the square from (0, 0) to (size, size) of the context, `size` in real pixels, step by step.
 * @param {Context} ctx
 * @param {IsleTile} tile
 * @param {number} size
 * @param {Theme} theme
 * @param {number} [turn] clockwise quarter turns; symbols stay upright
 * @returns {Generator<void, void>}
 */
export function* paintIsleTile(ctx, tile, size, theme, turn = 0) {
  const palette = paletteOf(theme);
  const land = landOf(tile);
  const standing = layoutOf(tile);
  yield;
  const look = tile.id.startsWith('castle') ? `castle ${tile.edges}` : tile.id;
  const steps = ((turn % 4) + 4) % 4;
  const ground = yield* paintGround(land, look, steps, size, palette);
  yield;
  ctx.drawImage(bitmapOf(ground), 0, 0);
  ctx.save();
  ctx.beginPath();
  ctx.rect(0, 0, size, size);
  ctx.clip();
  ctx.scale(size, size);
  const pixel = 1 / size;
  drawRoads(ctx, land.spans, steps, palette, pixel);
  yield;
  drawScenery(ctx, sceneryOf(land, look, standing), tile.edges, steps, palette, pixel);
  const placed = standing.map((one) => ({ ...one, ...turned(one.x, one.y, steps) }));
  placed.sort((first, second) => first.y - second.y);
  for (const one of placed) {
    yield;
    drawStanding(ctx, tile, one, palette);
  }
  ctx.restore();
}

/**
 * @param {Context} ctx
 * @param {IsleTile} tile
 * @param {Standing} one
 * @param {Palette} palette
 */
function drawStanding(ctx, tile, one, palette) {
  const afloat = one.name === 'ship' || one.name === 'lighthouse' || one.name === 'scroll';
  draw(ctx, drawingOf(tile, one.name), one.x, one.y, one.radius * 2.02, palette, { halo: 4.5, shadow: !afloat });
}

/**
 * @param {IsleTile} tile
 * @param {import('./layout.js').StandingName} name
 * @returns {Drawing}
 */
function drawingOf(tile, name) {
  if (name === 'castle') return castle(/** @type {Clan} */ (tile.id.slice('castle-'.length)));
  if (name === 'scroll') return scroll(tile.scroll ?? '');
  return symbols[name];
}

/**
 * @param {Context} ctx in units of one tile
 * @param {readonly Span[]} spans
 * @param {number} turn
 * @param {Palette} palette
 * @param {number} pixel
 */
function drawRoads(ctx, spans, turn, palette, pixel) {
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  const trace = () => {
    ctx.beginPath();
    for (const span of spans) {
      const [start] = span.points;
      if (!start) continue;
      // A little beyond the border, so that the cut is straight and the outline open.
      const first = turned(start.x, start.y, turn);
      const out = turned(start.x + (start.x - 0.5) * 0.1, start.y + (start.y - 0.5) * 0.1, turn);
      ctx.moveTo(out.x, out.y);
      ctx.lineTo(first.x, first.y);
      for (const point of span.points) {
        const place = turned(point.x, point.y, turn);
        ctx.lineTo(place.x, place.y);
      }
    }
  };
  trace();
  ctx.strokeStyle = css(palette.roadEdge, 0.9);
  ctx.lineWidth = (ROAD_HALF + Math.max(0.01, pixel * 0.75)) * 2;
  ctx.stroke();
  ctx.strokeStyle = css(palette.road);
  ctx.lineWidth = ROAD_HALF * 2;
  ctx.stroke();
  // A sunlit crown, and here and there the mark of a wheel.
  ctx.strokeStyle = css(palette.snow, palette.night ? 0.14 : 0.4);
  ctx.lineWidth = ROAD_HALF * 0.8;
  ctx.stroke();
  ctx.strokeStyle = css(palette.roadEdge, 0.3);
  ctx.lineWidth = Math.max(0.009, pixel * 0.7);
  ctx.setLineDash([0.016, 0.062, 0.03, 0.05]);
  ctx.stroke();
  ctx.setLineDash([]);
}
