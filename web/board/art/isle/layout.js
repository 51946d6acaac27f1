/** Where the symbols of a tile stand: on their terrain (rule 7), off the roads, apart from each other, in printed coordinates. */

import { sample } from '../lattice.js';
import { createMemo } from '../memo.js';
import { at, hash, randomStream } from '../noise.js';
import { ROAD_HALF } from './roads.js';
import { landOf } from './terrain.js';

/** @typedef {import('../../scene.js').IsleTile} IsleTile */
/** @typedef {import('./terrain.js').Land} Land */

/** @typedef {'castle' | 'scroll' | 'farm' | 'broch' | 'lighthouse' | 'ship' | 'whisky' | 'cattle' | 'sheep'} StandingName */

/**
 * @typedef {object} Standing one symbol on a tile
 * @property {StandingName} name
 * @property {number} x centre of its disc
 * @property {number} y
 * @property {number} radius
 */

/** @type {Record<StandingName, number>} */
const RADIUS = {
  castle: 0.2,
  scroll: 0.175,
  farm: 0.145,
  broch: 0.145,
  lighthouse: 0.15,
  ship: 0.15,
  whisky: 0.122,
  cattle: 0.145,
  sheep: 0.135,
};

/** Big mountains drawn across every mountain edge, as seen on the board: place along the edge and radius. */
export const BORDER_PEAKS = [
  { along: 0.22, radius: 0.085 },
  { along: 0.78, radius: 0.085 },
];

const GRID = 37;
const FIRST = 0.1;
const STEP = (1 - 2 * FIRST) / (GRID - 1);

/** As many as there are tiles: places are small, and take long to find. */
const MEMO_SIZE = 100;

/** @type {ReturnType<typeof createMemo<Standing[]>>} */
const memo = createMemo(MEMO_SIZE);

/**
 * All symbols of a tile with their places, worked out once.
 * @param {IsleTile} tile
 * @returns {Standing[]}
 */
export function layoutOf(tile) {
  const key = `${tile.id}/${tile.edges}/${tile.centre}/${tile.roads.join('+')}/${namesOf(tile).join()}/${tile.afloat.join()}`;
  return memo(key, () => makeLayout(tile));
}

/**
 * The symbols a tile shows, the largest first.
 * @param {IsleTile} tile
 * @returns {StandingName[]}
 */
export function namesOf(tile) {
  /** @type {StandingName[]} */
  const names = [];
  if (tile.id.startsWith('castle')) names.push('castle');
  if (tile.scroll) names.push('scroll');
  for (const name of /** @type {const} */ (['farm', 'broch', 'lighthouse', 'ship', 'cattle', 'sheep', 'whisky'])) {
    for (let count = 0; count < tile[name]; count += 1) names.push(name);
  }
  return names;
}

/**
 * @param {IsleTile} tile
 * @returns {Standing[]}
 */
function makeLayout(tile) {
  const land = landOf(tile);
  const names = namesOf(tile);
  if (names.length === 0) return [];
  /** @type {{ cost: number, layout: Standing[] } | null} */
  let best = null;
  for (const scale of [1, 0.95, 0.9, 0.86]) {
    const found = settle(tile, land, names, scale);
    if (!best || found.cost < best.cost * 0.6) best = found;
    if (best.cost < 0.0016) break;
  }
  return best ? best.layout : [];
}

/**
 * Lets all symbols of a given scale find their places.
 * @param {IsleTile} tile
 * @param {Land} land
 * @param {StandingName[]} names
 * @param {number} scale
 * @returns {{ cost: number, layout: Standing[] }}
 */
function settle(tile, land, names, scale) {
  const next = randomStream(hash(`layout ${tile.id}`));
  const radii = names.map((name) => (name === 'castle' ? RADIUS[name] : RADIUS[name] * scale));
  let ships = 0;
  const costs = names.map((name, index) => {
    const side = name === 'ship' ? waterEdge(tile, ships++) : name === 'lighthouse' ? waterEdge(tile, 0) : null;
    return groundCost(tile, land, name, at(radii, index), side);
  });
  /** @type {number[]} */
  let bestPlaces = [];
  let bestCost = Infinity;
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const order = names.map((_, index) => index);
    if (attempt > 0) order.sort(() => next() - 0.5);
    const places = names.map(() => -1);
    let cost = Infinity;
    for (let sweep = 0; sweep < 7; sweep += 1) {
      for (const index of order) places[index] = bestPlace(index, costs, radii, names, places);
      const now = totalCost(costs, radii, names, places);
      if (now >= cost - 1e-9) break;
      cost = now;
    }
    cost = totalCost(costs, radii, names, places);
    if (cost < bestCost) {
      bestCost = cost;
      bestPlaces = places;
    }
  }
  const layout = names.map((name, index) => {
    const place = at(bestPlaces, index);
    return {
      name,
      x: FIRST + (place % GRID) * STEP,
      y: FIRST + Math.floor(place / GRID) * STEP,
      radius: at(radii, index),
    };
  });
  return { cost: bestCost, layout };
}

/**
 * @param {number} index
 * @param {Float32Array[]} costs
 * @param {number[]} radii
 * @param {StandingName[]} names
 * @param {number[]} places
 * @returns {number}
 */
function bestPlace(index, costs, radii, names, places) {
  const own = /** @type {Float32Array} */ (costs[index]);
  let best = 0;
  let bestCost = Infinity;
  for (let place = 0; place < own.length; place += 1) {
    let cost = at(own, place);
    if (cost >= bestCost) continue;
    for (let other = 0; other < places.length; other += 1) {
      if (other !== index && at(places, other) >= 0)
        cost += pairCost(place, at(places, other), index, other, radii, names);
    }
    if (cost < bestCost) {
      bestCost = cost;
      best = place;
    }
  }
  return best;
}

/**
 * @param {Float32Array[]} costs
 * @param {number[]} radii
 * @param {StandingName[]} names
 * @param {number[]} places
 * @returns {number}
 */
function totalCost(costs, radii, names, places) {
  let total = 0;
  places.forEach((place, index) => {
    total += at(/** @type {Float32Array} */ (costs[index]), place);
    for (let other = 0; other < index; other += 1)
      total += pairCost(place, at(places, other), index, other, radii, names);
  });
  return total;
}

/**
 * Two symbols must not overlap; animals like company.
 * @param {number} first
 * @param {number} second
 * @param {number} index
 * @param {number} other
 * @param {number[]} radii
 * @param {StandingName[]} names
 * @returns {number}
 */
function pairCost(first, second, index, other, radii, names) {
  const dx = ((first % GRID) - (second % GRID)) * STEP;
  const dy = (Math.floor(first / GRID) - Math.floor(second / GRID)) * STEP;
  const distance = Math.sqrt(dx * dx + dy * dy);
  const wanted = at(radii, index) + at(radii, other) + 0.012;
  const lack = Math.max(0, wanted - distance);
  const herd = isAnimal(names[index]) && isAnimal(names[other]) ? 0.0006 * distance : 0;
  return 6 * lack * lack + herd;
}

/**
 * @param {StandingName | undefined} name
 * @returns {boolean}
 */
function isAnimal(name) {
  return name === 'sheep' || name === 'cattle';
}

/**
 * What it costs a symbol to stand at each place of the grid, seen from the ground alone.
 * @param {IsleTile} tile
 * @param {Land} land
 * @param {StandingName} name
 * @param {number} radius
 * @param {number | null} side an edge whose water is meant
 * @returns {Float32Array}
 */
function groundCost(tile, land, name, radius, side) {
  const field = fieldFor(land, name, side);
  const costs = new Float32Array(GRID * GRID);
  const peaks = borderPeaks(tile);
  for (let row = 0; row < GRID; row += 1) {
    for (let column = 0; column < GRID; column += 1) {
      const x = FIRST + column * STEP;
      const y = FIRST + row * STEP;
      let cost = 0;
      if (name === 'castle') {
        cost = (x - 0.5) ** 2 + (y - 0.5) ** 2;
      } else {
        const inside = sample(field, x, y);
        const need = name === 'whisky' ? radius * 0.75 : name === 'ship' ? radius * 1.2 : radius * 0.95;
        cost += name === 'lighthouse' ? 3 * (inside + 0.035) ** 2 : 2 * Math.max(0, need - inside) ** 2;
        if (name !== 'lighthouse' && inside < 0.02) cost += 0.5 + (0.02 - inside);
        const road = sample(land.road, x, y);
        cost += 5 * Math.max(0, radius + ROAD_HALF + 0.008 - road) ** 2;
        if (name === 'whisky') cost += 0.0035 * road;
        const border = Math.min(x, y, 1 - x, 1 - y);
        cost += 5 * Math.max(0, radius + 0.028 - border) ** 2;
        for (const peak of peaks) {
          cost += 0.6 * Math.max(0, radius + peak.radius - Math.hypot(peak.x - x, peak.y - y)) ** 2;
        }
        cost += 0.0007 * Math.hypot(x - 0.5, y - 0.5);
      }
      costs[row * GRID + column] = cost;
    }
  }
  return costs;
}

/**
 * How far each point lies inside the ground of a symbol, as a field.
 * @param {Land} land
 * @param {StandingName} name
 * @param {number | null} side
 * @returns {import('../lattice.js').Lattice}
 */
function fieldFor(land, name, side) {
  if (name === 'scroll') return /** @type {Float32Array} */ (land.inside[0]);
  if (name === 'ship' || name === 'lighthouse') {
    const area = side === null ? -1 : land.areas.findIndex((one) => one.terrain === 'W' && one.edges.includes(side));
    return land.inside[area] ?? land.water;
  }
  if (name === 'broch') return land.mountain;
  if (name === 'whisky') return land.water.map((value) => -value);
  return land.pasture;
}

/**
 * The edge of the water on which the n-th thing stands, null where a tile has one water.
 * @param {IsleTile} tile
 * @param {number} index
 * @returns {number | null}
 */
export function waterEdge(tile, index) {
  return tile.afloat[index] ?? tile.afloat[0] ?? null;
}

/**
 * The big mountains on the border of a printed tile.
 * @param {{ edges: string }} tile
 * @returns {{ x: number, y: number, radius: number }[]}
 */
function borderPeaks(tile) {
  const peaks = [];
  for (let edge = 0; edge < 4; edge += 1) {
    if (tile.edges[edge] !== 'M') continue;
    for (const { along, radius } of BORDER_PEAKS) {
      const [x = 0, y = 0] = edge === 0 ? [along, 0] : edge === 1 ? [1, along] : edge === 2 ? [along, 1] : [0, along];
      peaks.push({ x, y, radius });
    }
  }
  return peaks;
}
