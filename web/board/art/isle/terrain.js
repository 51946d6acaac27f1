/**
 * The shapes of land and water on a tile of Isle of Skye, in printed (unturned) coordinates.
 * Every boundary between two terrains runs into the corner where their edges meet, so any tile continues any other.
 */

import { asDistance, latticeOf, sample } from '../lattice.js';
import { createMemo } from '../memo.js';
import { grain, hash, sampleNoise, smoothstep } from '../noise.js';
import { fromEdge } from '../turn.js';
import { roadSpans } from './roads.js';

/** @typedef {import('../../scene.js').IsleTile} IsleTile */
/** @typedef {import('../lattice.js').Lattice} Lattice */
/** @typedef {import('./roads.js').Span} Span */
/** @typedef {import('../turn.js').Point} Point */
/** @typedef {'P' | 'M' | 'W'} Terrain */

/**
 * @typedef {object} Area one area of a tile (rule 5)
 * @property {Terrain} terrain
 * @property {number[]} edges
 * @property {boolean} centre
 */

/**
 * @typedef {object} Land everything a painter must know of a tile's shapes
 * @property {Area[]} areas
 * @property {Span[]} spans
 * @property {Lattice} water distance inside (positive) or outside (negative) the water
 * @property {Lattice} mountain
 * @property {Lattice} pasture
 * @property {Lattice} road distance to the nearest road
 * @property {Lattice[]} inside for each area, how far inside it
 */

/** @typedef {(x: number, y: number) => { x: number, y: number }} Warp */

/** More than any board shows at once, far less than all tiles. */
const MEMO_SIZE = 40;

/** @type {ReturnType<typeof createMemo<Land>>} */
const memo = createMemo(MEMO_SIZE);

/**
 * The shapes of a tile, computed once and then remembered for a while.
 * @param {IsleTile} tile
 * @returns {Land}
 */
export function landOf(tile) {
  return memo(`${tile.id}/${tile.edges}/${tile.centre}/${tile.roads.join('+')}`, () => makeLand(tile));
}

/**
 * The areas of a tile as rule 5 has them: the centre's area first.
 * @param {{ edges: string, centre: string }} tile
 * @returns {Area[]}
 */
export function areasOf(tile) {
  const edges = [...tile.edges];
  const centre = /** @type {Terrain} */ (tile.centre);
  /** @type {Area[]} */
  const areas = [{ terrain: centre, edges: [0, 1, 2, 3].filter((edge) => edges[edge] === centre), centre: true }];
  for (let edge = 0; edge < 4; edge += 1) {
    if (edges[edge] === centre) continue;
    const before = areas.find((area) => !area.centre && area.edges.includes(edge - 1) && area.terrain === edges[edge]);
    if (before) before.edges.push(edge);
    else areas.push({ terrain: /** @type {Terrain} */ (edges[edge]), edges: [edge], centre: false });
  }
  const west = areas.find((area) => !area.centre && area.edges.includes(3));
  const north = areas.find((area) => !area.centre && area.edges.includes(0));
  if (west && north && west !== north && west.terrain === north.terrain) {
    north.edges.push(...west.edges);
    areas.splice(areas.indexOf(west), 1);
  }
  return areas;
}

/**
 * @param {IsleTile} tile
 * @returns {Land}
 */
function makeLand(tile) {
  const areas = areasOf(tile);
  const spans = roadSpans(tile);
  const warp = warpOf(tile);
  const road = latticeOf((x, y) => roadDistance(spans, x, y));
  const strength = areas.map((area) => latticeOf(strengthOf(tile, areas, area, spans, warp, road)));
  const islet = areas[0] && areas[0].edges.length === 0 ? isletStrength(tile, spans, warp, road) : null;
  if (islet) {
    const others = strength.slice(1);
    const shape = latticeOf(islet);
    strength[0] = shape.map((value, place) => value + Math.max(...others.map((field) => field[place] ?? 0)));
  }
  const inside = areas.map((area) => asDistance(lead(strength, (other) => other === area, areas)));
  const terrainField = (/** @type {Terrain} */ terrain) =>
    asDistance(lead(strength, (area) => area.terrain === terrain, areas));
  return {
    areas,
    spans,
    water: terrainField('W'),
    mountain: terrainField('M'),
    pasture: terrainField('P'),
    road,
    inside,
  };
}

/**
 * By how much the strongest chosen area leads over the strongest other one.
 * @param {Lattice[]} strength
 * @param {(area: Area) => boolean} chosen
 * @param {Area[]} areas
 * @returns {Lattice}
 */
function lead(strength, chosen, areas) {
  const mine = strength.filter((_, index) => chosen(/** @type {Area} */ (areas[index])));
  const rest = strength.filter((_, index) => !chosen(/** @type {Area} */ (areas[index])));
  const length = strength[0]?.length ?? 0;
  const field = new Float32Array(length);
  for (let place = 0; place < length; place += 1) {
    let best = -1;
    let rival = -1;
    for (const one of mine) best = Math.max(best, one[place] ?? -1);
    for (const one of rest) rival = Math.max(rival, one[place] ?? -1);
    field[place] = best - rival;
  }
  return field;
}

/**
 * How strongly an area claims a place; the strongest area has it.
 * @param {IsleTile} tile
 * @param {Area[]} areas
 * @param {Area} area
 * @param {Span[]} spans
 * @param {Warp} warp
 * @param {Lattice} road
 * @returns {(x: number, y: number) => number}
 */
function strengthOf(tile, areas, area, spans, warp, road) {
  if (area.centre && area.edges.length > 0) {
    // Water keeps off the roads, so that no puddle is left between a road and the land behind it.
    return tile.centre === 'W' && spans.length > 0 ? (x, y) => -1.3 * Math.max(0, 0.18 - sample(road, x, y)) : () => 0;
  }
  const islet = areas[0]?.edges.length === 0;
  const roomy = area.terrain !== 'W' && tile.farm + tile.sheep + tile.cattle + tile.broch > 0;
  const depth = islet ? 1 : area.edges.length === 1 ? (roomy ? 0.33 : 0.31) : area.edges.length === 2 ? 0.36 : 0.31;
  const banks = tile.centre === 'W' ? banksOf(tile, area, spans) : [];
  return (x, y) => {
    const place = warp(x, y);
    let best = -1;
    for (const edge of area.edges) {
      const { along, depth: inset } = fromEdge(edge, place.x, place.y);
      const before = area.edges.includes((edge + 3) % 4) ? 1 : rise(along);
      const after = area.edges.includes((edge + 1) % 4) ? 1 : rise(1 - along);
      const value = islet ? -inset : depth * Math.min(before, after) - inset;
      best = smoothMax(best, value, islet ? 0.001 : 0.16);
    }
    if (!islet && banks.length > 0) best = smoothMax(best, 0.105 - roadDistance(banks, x, y), 0.05);
    return best;
  };
}

/**
 * The stretches of road whose banks belong to an area where the centre is water. A road between opposite edges swings
 * over to the land beside it, and that land has its middle: else the road would join what rule 5 keeps apart.
 * @param {IsleTile} tile
 * @param {Area} area
 * @param {Span[]} spans
 * @returns {{ points: Point[] }[]}
 */
function banksOf(tile, area, spans) {
  const [first, second] = spans;
  const isStraight = spans.length === 2 && first && second && (first.edge - second.edge) % 2 === 0;
  if (!isStraight) return spans.filter((span) => area.edges.includes(span.edge));
  const half = Math.ceil(first.points.length * 0.55);
  if (area.edges.some((edge) => edge === first.edge || edge === second.edge)) {
    return spans
      .filter((span) => area.edges.includes(span.edge))
      .map((span) => ({ points: span.points.slice(0, half) }));
  }
  const beside = area.edges.some((edge) => tile.edges[edge] !== 'W');
  return beside ? spans.map((span) => ({ points: span.points.slice(half) })) : [];
}

/**
 * A centre whose terrain no edge shows: a lake, a green or a peak complete in itself.
 * @param {IsleTile} tile
 * @param {Span[]} spans
 * @param {Warp} warp
 * @param {Lattice} road
 * @returns {(x: number, y: number) => number}
 */
function isletStrength(tile, spans, warp, road) {
  const onCentre =
    (tile.centre === 'P' ? tile.farm + tile.sheep + tile.cattle : tile.centre === 'M' ? tile.broch : tile.ship) +
    (tile.scroll ? 1 : 0);
  const wet = tile.centre === 'W';
  const radius = wet ? 0.215 : onCentre > 1 ? 0.31 : 0.26;
  let awayX = 0;
  let awayY = 0;
  for (const span of spans) {
    const end = span.points[span.points.length - 1] ?? { x: 0.5, y: 0.5 };
    awayX += (0.5 - end.x) / spans.length;
    awayY += (0.5 - end.y) / spans.length;
  }
  const push = wet ? 0.42 : 0.3;
  const cx = 0.5 + awayX * push;
  const cy = 0.5 + awayY * push;
  return (x, y) => {
    const place = warp(x, y);
    const dx = Math.abs(place.x - cx);
    const dy = Math.abs(place.y - cy);
    const reach = Math.sqrt(Math.sqrt(dx ** 4 + dy ** 4) * 0.5 + (dx * dx + dy * dy) * 0.5);
    const shore = wet && spans.length > 0 ? sample(road, x, y) - 0.08 : 1;
    return -smoothMax(reach - radius, -shore, 0.09);
  };
}

/**
 * A gentle displacement that makes coasts organic and dies away towards the tile's border.
 * @param {IsleTile} tile
 * @returns {Warp}
 */
function warpOf(tile) {
  const { broad } = grain();
  const seed = hash(`coast ${tile.id.startsWith('castle') ? tile.edges : tile.id}`);
  const ox = (seed & 255) / 256;
  const oy = ((seed >>> 8) & 255) / 256;
  const free = (/** @type {number} */ x, /** @type {number} */ y) =>
    smoothstep(0, 0.2, Math.min(x, y, 1 - x, 1 - y)) * 0.15;
  const aside = latticeOf((x, y) => (sampleNoise(broad, x * 0.9 + ox, y * 0.9 + oy) - 0.5) * free(x, y));
  const down = latticeOf((x, y) => (sampleNoise(broad, x * 0.9 + oy + 0.37, y * 0.9 + ox + 0.71) - 0.5) * free(x, y));
  return (x, y) => ({ x: x + sample(aside, x, y), y: y + sample(down, x, y) });
}

/**
 * The rise of a boundary from its corner: about 45 degrees at first, level in the middle of the edge.
 * @param {number} along
 * @returns {number}
 */
function rise(along) {
  const share = Math.min(1, Math.max(0, along / 0.52));
  return 1 - (1 - share) * (1 - share);
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
 * @param {readonly { points: readonly Point[] }[]} spans
 * @param {number} x
 * @param {number} y
 * @returns {number}
 */
function roadDistance(spans, x, y) {
  let best = 4;
  for (const span of spans) {
    for (const point of span.points) {
      const dx = point.x - x;
      const dy = point.y - y;
      best = Math.min(best, dx * dx + dy * dy);
    }
  }
  return Math.sqrt(best);
}
