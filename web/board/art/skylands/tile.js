/** One tile of Skylands, painted: sky, floating islands, clouds, scenery, spaces, inhabitants and emblems. */

import { bitmapOf } from '../bitmap.js';
import { sample } from '../lattice.js';
import { hash, randomStream } from '../noise.js';
import { blend, css, paletteOf } from '../palette.js';
import { draw } from '../pen.js';
import { turned, turnedEdges } from '../turn.js';
import { paintSky } from './ground.js';
import { GROUND_OF, islesOf, SLOT_RADIUS, slotsOf } from './shape.js';
import { groupFrames, inhabitants as people, specialEmblems, terrainThings } from './things.js';

/** @typedef {import('../palette.js').Palette} Palette */
/** @typedef {import('../palette.js').Theme} Theme */
/** @typedef {import('../pen.js').Context} Context */
/** @typedef {import('../../scene.js').Inhabitant} Inhabitant */
/** @typedef {import('../../scene.js').SkylandsTile} SkylandsTile */
/** @typedef {import('./shape.js').Ground} Ground */
/** @typedef {import('./shape.js').Isles} Isles */
/** @typedef {{ ground: Ground, x: number, y: number, size: number }} Thing */

/**
 * Paints a tile into the square from (0, 0) to (size, size) of the context, `size` in real pixels, step by step.
 * @param {Context} ctx
 * @param {SkylandsTile} tile
 * @param {number} size
 * @param {Theme} theme
 * @param {number} [turn] clockwise quarter turns; everything that stands stays upright
 * @param {readonly (Inhabitant | null)[]} [inhabitants] by slot, see `slotsOf`
 * @returns {Generator<void, void>}
 */
export function* paintSkylandsTile(ctx, tile, size, theme, turn = 0, inhabitants = []) {
  const palette = paletteOf(theme);
  const steps = ((turn % 4) + 4) % 4;
  const isles = islesOf(tile);
  yield;
  const sky = yield* paintSky(isles, tile.id, steps, size, palette);
  yield;
  ctx.drawImage(bitmapOf(sky), 0, 0);
  ctx.save();
  ctx.beginPath();
  ctx.rect(0, 0, size, size);
  ctx.clip();
  ctx.scale(size, size);
  drawClouds(ctx, tile, steps, isles, palette);
  yield;
  drawThings(ctx, isles, tile, steps, palette);
  yield;
  slotsOf(tile).forEach((slot, index) => {
    const place = turned(slot.x, slot.y, steps);
    drawSlot(ctx, place.x, place.y, slot.ground, palette, 1 / size);
    const who = inhabitants[index];
    if (who)
      draw(ctx, people[who].drawing, place.x, place.y - SLOT_RADIUS * 0.28, SLOT_RADIUS * 2.15, palette, {
        halo: 6,
        shadow: true,
      });
  });
  if (isles.emblem) {
    const place = turned(isles.emblem.x, isles.emblem.y, steps);
    drawEmblem(ctx, tile, place.x, place.y, isles.emblem.radius, palette);
  }
  ctx.restore();
}

/**
 * The medallion of a special island with its points, also used as an icon.
 * @param {Context} ctx
 * @param {SkylandsTile} tile
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {Palette} palette
 */
function drawEmblem(ctx, tile, x, y, radius, palette) {
  const group = groupFrames[tile.group ?? 'plain'] ?? groupFrames.plain;
  const emblem = specialEmblems[tile.id];
  // A plaza of pale stone, so that the medallion stands on something.
  ctx.beginPath();
  ctx.ellipse(x, y + radius * 0.12, radius * 1.24, radius * 1.16, 0, 0, Math.PI * 2);
  ctx.fillStyle = css(palette.halo, palette.night ? 0.14 : 0.4);
  ctx.fill();
  ctx.setLineDash([0.03, 0.02]);
  ctx.lineWidth = 0.011;
  ctx.strokeStyle = css(palette.ink, 0.3);
  ctx.stroke();
  ctx.setLineDash([]);
  draw(
    ctx,
    (pen) => {
      if (group) pen.shape(group.frame, group.fill, 5);
    },
    x,
    y,
    radius * 2,
    palette,
    { shadow: true },
  );
  if (emblem) draw(ctx, emblem, x, y - radius * 0.02, radius * 1.32, palette);
  const text = tile.points === null || tile.points === undefined ? '★' : String(tile.points);
  drawBadge(ctx, text, x + radius * 0.78, y + radius * 0.72, Math.max(0.062, radius * 0.36), palette);
}

/**
 * @param {Context} ctx
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {Palette} palette
 */
function drawBadge(ctx, text, x, y, radius, palette) {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, Math.PI * 2);
  ctx.fillStyle = '#f2c94c';
  ctx.strokeStyle = css(palette.ink);
  ctx.lineWidth = radius * 0.24;
  ctx.stroke();
  ctx.fill();
  // Text is drawn large and scaled down: fonts below one unit are not painted.
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(radius / 10, radius / 10);
  ctx.fillStyle = '#2a1c10';
  ctx.font = 'bold 15px system-ui, sans-serif';
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText(text, 0, 0.8);
  ctx.restore();
}

/**
 * @param {Context} ctx
 * @param {number} x
 * @param {number} y
 * @param {Ground} ground
 * @param {Palette} palette
 * @param {number} pixel
 */
function drawSlot(ctx, x, y, ground, palette, pixel) {
  const rim = { forest: '#2f6b35', mountain: '#5f5660', crystal: '#2f74a6', city: '#8a5a30', special: '#6b5a44' }[
    ground
  ];
  ctx.beginPath();
  ctx.ellipse(x, y, SLOT_RADIUS, SLOT_RADIUS * 0.86, 0, 0, Math.PI * 2);
  ctx.fillStyle = css(blend(palette.parchment, palette.ink, palette.night ? 0.35 : 0.04));
  ctx.fill();
  ctx.lineWidth = Math.max(0.02, pixel * 1.4);
  ctx.strokeStyle = rim;
  ctx.stroke();
  ctx.lineWidth = Math.max(0.007, pixel * 0.6);
  ctx.strokeStyle = css(palette.ink, 0.75);
  ctx.beginPath();
  ctx.ellipse(x, y, SLOT_RADIUS + 0.011, SLOT_RADIUS * 0.86 + 0.011, 0, 0, Math.PI * 2);
  ctx.stroke();
}

/**
 * Trees, peaks, crystals and houses: scattered over the parts, and astride the edges where islands cross.
 * @param {Context} ctx
 * @param {Isles} isles
 * @param {SkylandsTile} tile
 * @param {number} turn
 * @param {Palette} palette
 */
function drawThings(ctx, isles, tile, turn, palette) {
  const next = randomStream(hash(`things ${tile.id}`));
  /** @type {Thing[]} */
  const things = [];
  const clear = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ radius) =>
    isles.slots.every((slot) => Math.hypot(slot.x - x, slot.y - y) > SLOT_RADIUS + radius * 0.95) &&
    (!isles.emblem || Math.hypot(isles.emblem.x - x, isles.emblem.y - y) > isles.emblem.radius + radius) &&
    things.every((thing) => Math.hypot(thing.x - x, thing.y - y) > (thing.size * 0.5 + radius) * 0.78);
  for (const part of isles.parts) {
    if (part.ground === 'special') continue;
    for (const size of [0.19, 0.16, 0.13, 0.1]) {
      for (let attempt = 0; attempt < 60; attempt += 1) {
        const x = next();
        const y = next();
        if (Math.min(x, y, 1 - x, 1 - y) < size * 0.52) continue;
        if (sample(part.inside, x, y) < size * 0.34 + 0.012) continue;
        if (clear(x, y, size * 0.5)) things.push({ ground: part.ground, x, y, size });
      }
    }
  }
  const placed = things.map((thing) => ({ ...thing, ...turned(thing.x, thing.y, turn) }));
  placed.push(...crossingThings(turnedEdges(tile.edges, turn)));
  placed.sort((first, second) => first.y - second.y);
  for (const thing of placed) {
    if (thing.ground === 'special') continue;
    draw(ctx, terrainThings[thing.ground], thing.x, thing.y - thing.size * 0.08, thing.size, palette, {
      shadow: true,
      weight: 0.8,
    });
  }
}

/**
 * @param {string} edges as they lie on the board
 * @returns {Thing[]}
 */
function crossingThings(edges) {
  /** @type {Thing[]} */
  const things = [];
  for (const along of [0.31, 0.69]) {
    [...edges].forEach((letter, edge) => {
      const ground = GROUND_OF[letter];
      if (!ground) return;
      const [x = 0, y = 0] = edge === 0 ? [along, 0] : edge === 1 ? [1, along] : edge === 2 ? [along, 1] : [0, along];
      things.push({ ground, x, y, size: 0.13 });
    });
  }
  return things;
}

/**
 * Banks of cloud astride every cloud edge, the same for all tiles so that neighbours share them, and wisps of the tile's own.
 * @param {Context} ctx
 * @param {SkylandsTile} tile
 * @param {number} turn
 * @param {Isles} isles
 * @param {Palette} palette
 */
function drawClouds(ctx, tile, turn, isles, palette) {
  const next = randomStream(hash(`clouds ${tile.id}`));
  /** @type {{ x: number, y: number }[]} */
  const wisps = [];
  for (let attempt = 0; attempt < 40 && wisps.length < 3; attempt += 1) {
    const x = 0.15 + next() * 0.7;
    const y = 0.15 + next() * 0.7;
    const size = 0.13 + next() * 0.1;
    const shape = next();
    if (isles.parts.some((part) => sample(part.inside, x, y) > -0.13)) continue;
    if (wisps.some((other) => Math.hypot(other.x - x, other.y - y) < 0.26)) continue;
    wisps.push({ x, y });
    const place = turned(x, y, turn);
    drawCloud(ctx, place.x, place.y, size, shape, 0.5, palette);
  }
  [...turnedEdges(tile.edges, turn)].forEach((letter, edge) => {
    if (letter !== '-') return;
    if (edge === 0 || edge === 2) {
      const y = edge === 0 ? 0 : 1;
      drawCloud(ctx, 0.36, y - 0.012, 0.2, 0.2, 1, palette);
      drawCloud(ctx, 0.6, y + 0.016, 0.27, 0.7, 1, palette);
    } else {
      const x = edge === 3 ? 0 : 1;
      drawCloud(ctx, x + 0.055, 0.445, 0.15, 0.6, 1, palette);
      drawCloud(ctx, x - 0.01, 0.52, 0.27, 0.1, 1, palette);
    }
  });
}

/**
 * @param {Context} ctx
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {number} shape 0 to 1
 * @param {number} strength how solid it is
 * @param {Palette} palette
 */
function drawCloud(ctx, x, y, size, shape, strength, palette) {
  const lean = shape < 0.5 ? 1 : -1;
  const swell = 0.9 + shape * 0.2;
  const puffs = /** @type {const} */ ([
    [-0.48, 0.1, 0.17],
    [-0.24, -0.03, 0.25],
    [0.1, -0.12, 0.3],
    [0.4, 0.03, 0.22],
    [0.58, 0.13, 0.13],
    [0.1, 0.1, 0.24],
    [-0.2, 0.13, 0.18],
  ]);
  const paint = (/** @type {string} */ colour, /** @type {number} */ dy, /** @type {number} */ grow) => {
    ctx.fillStyle = colour;
    ctx.beginPath();
    for (const [px, py, radius] of puffs) {
      const cx = x + px * lean * size * swell;
      const cy = y + py * size + dy;
      ctx.moveTo(cx + radius * size + grow, cy);
      ctx.arc(cx, cy, Math.max(0.001, radius * size + grow), 0, Math.PI * 2);
    }
    ctx.fill();
  };
  ctx.save();
  ctx.globalAlpha = strength;
  paint(css(blend(palette.cloudShade, palette.ink, 0.22), 0.5), 0.008, 0.005);
  paint(css(palette.cloudShade), 0.008, 0);
  paint(css(palette.cloud), -0.006, -0.006);
  ctx.restore();
}
