/** The run of the roads over a tile: curves that meet every edge in its middle, at a right angle. */

import { hash, randomStream } from '../noise.js';
import { edgeMiddle, SIDES } from '../turn.js';

/** @typedef {import('../turn.js').Point} Point */
/** @typedef {import('../../scene.js').IsleTile} IsleTile */

/**
 * @typedef {object} Span one stretch of a road, from an edge inwards
 * @property {number} edge where it starts
 * @property {Point[]} points
 * @property {boolean} dead whether the road ends here, on the tile
 */

/** Half the width of a road, in tiles. */
export const ROAD_HALF = 0.036;

const POINTS = 18;

/**
 * The spans of all roads of a tile.
 * @param {IsleTile} tile
 * @returns {Span[]}
 */
export function roadSpans(tile) {
  const next = randomStream(hash(`road ${tile.id}`));
  return tile.roads.flatMap((road) => {
    const edges = [...road].map((letter) => SIDES.indexOf(letter));
    return spansOf(tile, edges, next);
  });
}

/**
 * @param {IsleTile} tile
 * @param {number[]} edges
 * @param {() => number} next
 * @returns {Span[]}
 */
function spansOf(tile, edges, next) {
  const wet = tile.centre === 'W';
  const [first = 0, second = 0] = edges;
  if (edges.length === 1) {
    const end = inward(first, 0.4, (next() - 0.5) * 0.1);
    return [{ edge: first, points: curve(first, 0.16, end, end), dead: true }];
  }
  if (edges.length === 2 && (second - first) % 2 !== 0) return bend(first, second, wet, tile.roads.length > 1);
  if (edges.length === 2) {
    const middle = across(tile, first, next);
    return edges.map((edge) => ({ edge, points: toMiddle(edge, middle), dead: false }));
  }
  const junction = meeting(tile, edges, next);
  return edges.map((edge) => ({ edge, points: toJunction(edge, junction), dead: false }));
}

/**
 * A road between neighbouring edges, split at its middle; it hugs the corner where the centre is water.
 * @param {number} first
 * @param {number} second
 * @param {boolean} wet
 * @param {boolean} paired
 * @returns {Span[]}
 */
function bend(first, second, wet, paired) {
  const reach = wet ? 0.07 : paired ? 0.17 : 0.27;
  const from = edgeMiddle(first);
  const to = edgeMiddle(second);
  const out = inward(first, reach, 0);
  const back = inward(second, reach, 0);
  const whole = [];
  for (let index = 0; index <= POINTS * 2; index += 1) whole.push(cubic(from, out, back, to, index / (POINTS * 2)));
  return [
    { edge: first, points: whole.slice(0, POINTS + 1), dead: false },
    { edge: second, points: whole.slice(POINTS).reverse(), dead: false },
  ];
}

/**
 * The middle of a road between opposite edges: it swings away from the water in the centre.
 * @param {IsleTile} tile
 * @param {number} first
 * @param {() => number} next
 * @returns {Point}
 */
function across(tile, first, next) {
  const left = (first + 1) % 4;
  const right = (first + 3) % 4;
  if (tile.centre !== 'W') return inward(left, 0.5 + (next() < 0.5 ? -0.045 : 0.045), 0);
  const side = tile.edges[left] === 'W' ? right : left;
  return inward(side, 0.24, 0);
}

/**
 * Where three or four roads meet.
 * @param {IsleTile} tile
 * @param {number[]} edges
 * @param {() => number} next
 * @returns {Point}
 */
function meeting(tile, edges, next) {
  const stem = edges.find((edge) => !edges.includes((edge + 2) % 4)) ?? 0;
  if (tile.centre === 'W') return inward(stem, 0.24, 0);
  if (tile.id.startsWith('castle')) return { x: 0.5, y: 0.5 };
  return inward(stem, 0.5 + (next() - 0.5) * 0.06, (next() - 0.5) * 0.06);
}

/**
 * Half a road between opposite edges: in the middle it runs straight on.
 * @param {number} edge
 * @param {Point} middle
 * @returns {Point[]}
 */
function toMiddle(edge, middle) {
  const from = edgeMiddle(edge);
  const handle = { x: middle.x + (from.x - 0.5) * 0.5, y: middle.y + (from.y - 0.5) * 0.5 };
  return curve(edge, 0.2, handle, middle);
}

/**
 * @param {number} edge
 * @param {Point} junction
 * @returns {Point[]}
 */
function toJunction(edge, junction) {
  const from = edgeMiddle(edge);
  const reach = Math.min(0.26, Math.hypot(junction.x - from.x, junction.y - from.y) * 0.55);
  return curve(
    edge,
    reach,
    { x: (junction.x * 2 + inward(edge, reach, 0).x) / 3, y: (junction.y * 2 + inward(edge, reach, 0).y) / 3 },
    junction,
  );
}

/**
 * @param {number} edge
 * @param {number} reach
 * @param {Point} handle
 * @param {Point} end
 * @returns {Point[]}
 */
function curve(edge, reach, handle, end) {
  const points = [];
  for (let index = 0; index <= POINTS; index += 1) {
    points.push(cubic(edgeMiddle(edge), inward(edge, reach, 0), handle, end, index / POINTS));
  }
  return points;
}

/**
 * A place straight inside the middle of an edge, moved aside clockwise.
 * @param {number} edge
 * @param {number} depth
 * @param {number} aside
 * @returns {Point}
 */
function inward(edge, depth, aside) {
  switch (edge) {
    case 0:
      return { x: 0.5 + aside, y: depth };
    case 1:
      return { x: 1 - depth, y: 0.5 + aside };
    case 2:
      return { x: 0.5 - aside, y: 1 - depth };
    default:
      return { x: depth, y: 0.5 - aside };
  }
}

/**
 * @param {Point} a
 * @param {Point} b
 * @param {Point} c
 * @param {Point} d
 * @param {number} share
 * @returns {Point}
 */
function cubic(a, b, c, d, share) {
  const rest = 1 - share;
  const wa = rest * rest * rest;
  const wb = 3 * rest * rest * share;
  const wc = 3 * rest * share * share;
  const wd = share * share * share;
  return { x: a.x * wa + b.x * wb + c.x * wc + d.x * wd, y: a.y * wa + b.y * wb + c.y * wc + d.y * wd };
}
