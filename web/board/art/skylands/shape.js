/** The shapes of the islands on a tile of Skylands, and the places of their spaces, in printed coordinates. */

import { asDistance, latticeOf } from '../lattice.js';
import { createMemo } from '../memo.js';
import { grain, hash, sampleNoise, smoothstep } from '../noise.js';
import { fromEdge, turned } from '../turn.js';

/** @typedef {import('../../scene.js').SkylandsTile} SkylandsTile */
/** @typedef {import('../lattice.js').Lattice} Lattice */
/** @typedef {'forest' | 'mountain' | 'crystal' | 'city' | 'special'} Ground */

/**
 * @typedef {object} Part one island part of a tile (rule 2)
 * @property {Ground} ground
 * @property {number[]} edges
 * @property {Lattice} inside
 */

/** @typedef {{ x: number, y: number, ground: Ground, edge: number | null }} Slot */

/**
 * @typedef {object} Isles
 * @property {Part[]} parts
 * @property {Slot[]} slots
 * @property {{ x: number, y: number, radius: number } | null} emblem
 */

/** @type {Record<string, Ground>} */
export const GROUND_OF = { F: 'forest', M: 'mountain', C: 'crystal', T: 'city' };

/** Half the width of an island where it crosses an edge, the same for all tiles. */
export const CROSSING = 0.3;

/** Radius of a space. */
export const SLOT_RADIUS = 0.085;

/** More than any board shows at once, far less than all tiles. */
const MEMO_SIZE = 40;

/** @type {ReturnType<typeof createMemo<Isles>>} */
const memo = createMemo(MEMO_SIZE);

/**
 * The islands of a tile, computed once and then remembered for a while.
 * @param {SkylandsTile} tile
 * @returns {Isles}
 */
export function islesOf(tile) {
  return memo(`${tile.id}/${tile.edges}`, () => makeIsles(tile));
}

/**
 * The spaces of a tile: of island tiles one per edge in the order N, E, S, W, of special islands as many as printed.
 * @param {SkylandsTile} tile
 * @returns {Slot[]}
 */
export function slotsOf(tile) {
  if (tile.group === undefined) {
    return [0, 1, 2, 3].flatMap((edge) => {
      const ground = GROUND_OF[tile.edges[edge] ?? '-'];
      return ground ? [{ ...turned(0.5, 0.19, edge), ground, edge }] : [];
    });
  }
  const ground = groundOfSpecial(tile);
  const places = specialPlaces(tile);
  return places.map((place) => ({ ...place, ground }));
}

/**
 * @param {SkylandsTile} tile
 * @returns {Ground}
 */
function groundOfSpecial(tile) {
  const letter = [...tile.edges].find((edge) => edge !== '-');
  if (letter) return GROUND_OF[letter] ?? 'special';
  return GROUND_OF[tile.terrain ?? ''] ?? /** @type {Ground} */ (tile.terrain ?? 'special');
}

/**
 * How many spaces a special island shows; the hostel's lie on no island part.
 * @param {SkylandsTile} tile
 * @returns {number}
 */
function spacesOf(tile) {
  if (tile.spaces !== undefined) return tile.spaces;
  if (tile.id === 'hostel') return 4;
  return (tile.parts ?? []).reduce((sum, part) => sum + part.spaces, 0);
}

/**
 * Which entries of `slotsOf(tile)` belong to the part with these printed sides (0 to 3 for N, E, S, W);
 * no sides mean an island complete on its tile.
 * @param {SkylandsTile} tile
 * @param {readonly number[]} sides
 * @returns {number[]}
 */
export function slotsOfPart(tile, sides) {
  const slots = slotsOf(tile);
  return slots.flatMap((slot, index) =>
    tile.group !== undefined || (slot.edge !== null && sides.includes(slot.edge)) ? [index] : [],
  );
}

/**
 * @param {SkylandsTile} tile
 * @returns {{ x: number, y: number, edge: number | null }[]}
 */
function specialPlaces(tile) {
  const count = spacesOf(tile);
  const first = [...tile.edges].findIndex((letter) => letter !== '-');
  const open = [...tile.edges].filter((letter) => letter !== '-').length;
  if (open === 0) {
    const ring = count === 4 ? [45, 135, 225, 315] : count === 3 ? [30, 150, 270] : count === 2 ? [0, 180] : [90];
    return ring.slice(0, count).map((angle) => ({
      x: 0.5 + Math.cos((angle * Math.PI) / 180) * 0.26,
      y: 0.5 + Math.sin((angle * Math.PI) / 180) * 0.26,
      edge: null,
    }));
  }
  if (open === 1) {
    const across = count === 1 ? [0.5] : count === 2 ? [0.37, 0.63] : [0.3, 0.5, 0.7];
    return across.slice(0, count).map((along) => ({ ...turned(along, 0.17, first), edge: first }));
  }
  const places = [
    { ...turned(0.47, 0.17, first), edge: first },
    { ...turned(0.83, 0.53, first), edge: (first + 1) % 4 },
    { ...turned(0.7, 0.3, first), edge: null },
  ];
  return places.slice(0, count);
}

/**
 * @param {SkylandsTile} tile
 * @returns {Isles}
 */
function makeIsles(tile) {
  const letters = [...tile.edges];
  const kinds = [...new Set(letters.filter((letter) => letter !== '-'))];
  const special = tile.group !== undefined;
  const warp = warpOf(tile.id);
  /** @type {{ ground: Ground, edges: number[] }[]} */
  const shapes = kinds.map((kind) => ({
    ground: GROUND_OF[kind] ?? 'special',
    edges: [0, 1, 2, 3].filter((edge) => letters[edge] === kind),
  }));
  if (shapes.length === 0) shapes.push({ ground: groundOfSpecial(tile), edges: [] });
  const raw = shapes.map((shape) =>
    latticeOf((x, y) => {
      const place = warp(x, y);
      return reachOf(shape.edges, shapes.length, special, place.x, place.y);
    }),
  );
  const parts = shapes.map((shape, index) => {
    const own = /** @type {Lattice} */ (raw[index]);
    const others = raw.filter((_, other) => other !== index);
    // Islands of different kinds keep a strait of sky between them.
    const remaining = own.map((value, place) =>
      others.reduce((low, other) => Math.min(low, (value - (other[place] ?? -1)) * 0.5 - 0.028), value),
    );
    return { ...shape, inside: asDistance(remaining) };
  });
  return { parts, slots: slotsOf(tile), emblem: special ? emblemPlace(tile) : null };
}

/**
 * @param {SkylandsTile} tile
 * @returns {{ x: number, y: number, radius: number }}
 */
function emblemPlace(tile) {
  const open = [...tile.edges].filter((letter) => letter !== '-').length;
  const first = Math.max(
    0,
    [...tile.edges].findIndex((letter) => letter !== '-'),
  );
  if (open === 0) return { x: 0.5, y: 0.5, radius: spacesOf(tile) === 0 ? 0.235 : 0.155 };
  if (open === 1) return { ...turned(0.5, 0.45, first), radius: 0.155 };
  return { ...turned(0.43, 0.57, first), radius: 0.16 };
}

/**
 * How far a place is inside a part.
 * @param {readonly number[]} edges
 * @param {number} parts
 * @param {boolean} special
 * @param {number} x
 * @param {number} y
 * @returns {number}
 */
function reachOf(edges, parts, special, x, y) {
  const fromCentre = Math.hypot(x - 0.5, y - 0.5);
  if (edges.length === 0) {
    const box = Math.sqrt(Math.sqrt((x - 0.5) ** 4 + (y - 0.5) ** 4));
    return 0.395 - (fromCentre * 0.55 + box * 0.45);
  }
  const length = edges.length > 1 ? 0.55 : parts > 1 ? 0.405 : special ? 0.62 : 0.45;
  let best = -1;
  for (const edge of edges) {
    const { along, depth } = fromEdge(edge, x, y);
    const half = CROSSING - 0.022 * smoothstep(0, 0.2, depth);
    best = smoothMax(best, smoothMin(half - Math.abs(along - 0.5), length - depth, 0.2), 0.1);
  }
  if (edges.length > 1) best = smoothMax(best, (edges.length === 4 ? 0.36 : 0.3) - fromCentre, 0.12);
  return best;
}

/**
 * @param {string} id
 * @returns {(x: number, y: number) => { x: number, y: number }}
 */
function warpOf(id) {
  const { broad } = grain();
  const seed = hash(`isle ${id}`);
  const ox = (seed & 255) / 256;
  const oy = ((seed >>> 8) & 255) / 256;
  return (x, y) => {
    const free = smoothstep(0, 0.18, Math.min(x, y, 1 - x, 1 - y)) * 0.13;
    return {
      x: x + (sampleNoise(broad, x * 0.9 + ox, y * 0.9 + oy) - 0.5) * free,
      y: y + (sampleNoise(broad, x * 0.9 + oy + 0.37, y * 0.9 + ox + 0.71) - 0.5) * free,
    };
  };
}

/**
 * @param {number} first
 * @param {number} second
 * @param {number} radius
 * @returns {number}
 */
function smoothMax(first, second, radius) {
  const near = Math.max(radius - Math.abs(first - second), 0) / radius;
  return Math.max(first, second) + near * near * radius * 0.25;
}

/**
 * @param {number} first
 * @param {number} second
 * @param {number} radius
 * @returns {number}
 */
function smoothMin(first, second, radius) {
  return -smoothMax(-first, -second, radius);
}
