/** Outlines over the land: areas under a veil in their own shape, roads along their run, rings round symbols, frames round cells. */

import { layoutOf } from './art/isle/layout.js';
import { areaTintOf, roadOf } from './art/isle/tint.js';
import { islandTintOf } from './art/skylands/tint.js';
import { turned } from './art/turn.js';
import { drawInBox, line } from './marks.js';

/** @typedef {import('./marks.js').Box} Box */
/** @typedef {import('./marks.js').BoxOf} BoxOf */
/** @typedef {import('./scene.js').Outline} Outline */
/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {{ tile: import('./scene.js').Tile, turn: number }} Lying */

/** Colours that differ in brightness too, and a pattern of its own for each, so that nobody needs the colour. */
const LOOKS = /** @type {const} */ ({
  complete: { colour: '#ffc928', dash: [], pattern: 'stripes' },
  open: { colour: '#2f7fe0', dash: [0.08, 0.08], pattern: 'dots' },
  count: { colour: '#ffffff', dash: [0.12, 0.08], pattern: 'stripes' },
  road: { colour: '#ff9d3c', dash: [0.02, 0.07], pattern: 'stripes' },
});

const CASING = 'rgb(30 20 12 / 0.85)';

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {Scene} scene
 * @param {Outline} outline
 * @param {BoxOf} boxOf
 * @param {number} ratio
 * @param {number} size
 */
export function drawOutline(ctx, scene, outline, boxOf, ratio, size) {
  const { colour: usual, dash, pattern } = LOOKS[outline.kind];
  const colour = outline.color ?? usual;
  const { members, roads, things, edges } = outline;
  if (members) drawMembers(ctx, scene, members, boxOf, { colour, pattern, size });
  if (roads) drawRoads(ctx, scene, roads, boxOf, { colour, ratio, size });
  if (things) drawThings(ctx, scene, things, boxOf, { colour, ratio, size });
  if (!members && !roads && !things) drawFrames(ctx, outline.cells, boxOf, { colour, dash, ratio, size });
  if (edges) drawOpenEdges(ctx, edges, boxOf, { ratio, size });
}

/**
 * The tile on a cell, placed or on trial.
 * @param {Scene} scene
 * @param {number} x
 * @param {number} y
 * @returns {Lying | null}
 */
function lyingAt(scene, x, y) {
  const lies = (/** @type {{ x: number, y: number }} */ one) => one.x === x && one.y === y;
  return scene.cells.find(lies) ?? (scene.ghost && lies(scene.ghost) ? scene.ghost : null);
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {Scene} scene
 * @param {readonly (readonly [number, number, number])[]} members
 * @param {BoxOf} boxOf
 * @param {{ colour: string, pattern: import('./art/veil.js').Pattern, size: number }} look
 */
function drawMembers(ctx, scene, members, boxOf, { colour, pattern, size }) {
  for (const [x, y, part] of members) {
    const lying = lyingAt(scene, x, y);
    if (!lying) continue;
    const { tile, turn } = lying;
    const veil = { colour, pattern, size };
    const tint = 'centre' in tile ? areaTintOf(tile, turn, part, veil) : islandTintOf(tile, turn, part, veil);
    if (tint) drawInBox(ctx, tint, boxOf(x, y));
  }
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {Scene} scene
 * @param {readonly (readonly [number, number, number])[]} roads
 * @param {BoxOf} boxOf
 * @param {{ colour: string, ratio: number, size: number }} look
 */
function drawRoads(ctx, scene, roads, boxOf, { colour, ratio, size }) {
  ctx.beginPath();
  for (const [x, y, road] of roads) {
    const lying = lyingAt(scene, x, y);
    if (!lying || !('centre' in lying.tile)) continue;
    const { left, top } = boxOf(x, y);
    for (const { points } of roadOf(lying.tile, road)) {
      points.forEach((point, index) => {
        const place = turned(point.x, point.y, lying.turn);
        if (index === 0) ctx.moveTo(left + place.x * size, top + place.y * size);
        else ctx.lineTo(left + place.x * size, top + place.y * size);
      });
    }
  }
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  strokeTwice(ctx, colour, Math.max(2.5 * ratio, size * 0.04), ratio, size);
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {Scene} scene
 * @param {Readonly<Record<string, readonly (readonly [number, number])[]>>} things
 * @param {BoxOf} boxOf
 * @param {{ colour: string, ratio: number, size: number }} look
 */
function drawThings(ctx, scene, things, boxOf, { colour, ratio, size }) {
  ctx.beginPath();
  for (const [name, cells] of Object.entries(things)) {
    for (const [x, y] of cells) {
      const lying = lyingAt(scene, x, y);
      if (!lying || !('centre' in lying.tile)) continue;
      const { left, top } = boxOf(x, y);
      for (const one of layoutOf(lying.tile)) {
        if (one.name !== name) continue;
        const place = turned(one.x, one.y, lying.turn);
        const radius = one.radius * 1.02 * size;
        ctx.moveTo(left + place.x * size + radius, top + place.y * size);
        ctx.arc(left + place.x * size, top + place.y * size, radius, 0, Math.PI * 2);
      }
    }
  }
  strokeTwice(ctx, colour, Math.max(2.5 * ratio, size * 0.03), ratio, size);
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {readonly (readonly [number, number])[]} cells
 * @param {BoxOf} boxOf
 * @param {{ colour: string, dash: readonly number[], ratio: number, size: number }} look
 */
function drawFrames(ctx, cells, boxOf, { colour, dash, ratio, size }) {
  const inside = new Set(cells.map(([x, y]) => `${x},${y}`));
  ctx.beginPath();
  const inset = size * 0.03;
  for (const [x, y] of cells) {
    const box = boxOf(x, y);
    const west = inside.has(`${x - 1},${y}`) ? 0 : inset;
    const east = inside.has(`${x + 1},${y}`) ? 0 : inset;
    const north = inside.has(`${x},${y - 1}`) ? 0 : inset;
    const south = inside.has(`${x},${y + 1}`) ? 0 : inset;
    if (north) line(ctx, box.left + west, box.top + inset, box.right - east, box.top + inset);
    if (south) line(ctx, box.left + west, box.bottom - inset, box.right - east, box.bottom - inset);
    if (west) line(ctx, box.left + inset, box.top + north, box.left + inset, box.bottom - south);
    if (east) line(ctx, box.right - inset, box.top + north, box.right - inset, box.bottom - south);
  }
  ctx.lineCap = 'round';
  ctx.lineWidth = Math.max(2.5 * ratio, size * 0.055);
  ctx.strokeStyle = 'rgb(30 20 12 / 0.8)';
  ctx.stroke();
  ctx.setLineDash(dash.map((length) => length * size));
  ctx.lineWidth = Math.max(1.5 * ratio, size * 0.032);
  ctx.strokeStyle = colour;
  ctx.stroke();
  ctx.setLineDash([]);
}

/**
 * Where an area can still grow: an arrow out of every open edge.
 * @param {CanvasRenderingContext2D} ctx
 * @param {readonly (readonly [number, number, number])[]} edges
 * @param {BoxOf} boxOf
 * @param {{ ratio: number, size: number }} look
 */
function drawOpenEdges(ctx, edges, boxOf, { ratio, size }) {
  ctx.beginPath();
  for (const [x, y, side] of edges) {
    const { left, top } = boxOf(x, y);
    const at = (/** @type {number} */ along, /** @type {number} */ out) => {
      const place = turned(along, -out, side);
      return /** @type {const} */ ([left + place.x * size, top + place.y * size]);
    };
    ctx.moveTo(...at(0.4, 0.03));
    ctx.lineTo(...at(0.5, 0.13));
    ctx.lineTo(...at(0.6, 0.03));
  }
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  strokeTwice(ctx, '#ffffff', Math.max(2.5 * ratio, size * 0.035), ratio, size);
}

/**
 * A line that is seen on any ground: bright on a dark casing.
 * @param {CanvasRenderingContext2D} ctx
 * @param {string} colour
 * @param {number} width
 * @param {number} ratio
 * @param {number} size
 */
function strokeTwice(ctx, colour, width, ratio, size) {
  ctx.lineWidth = width + Math.max(2 * ratio, size * 0.03);
  ctx.strokeStyle = CASING;
  ctx.stroke();
  ctx.lineWidth = width;
  ctx.strokeStyle = colour;
  ctx.stroke();
}
