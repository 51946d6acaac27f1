/** Where things stand beside a cell of the view, and on which sides of it more places are offered: pure. */

import { toScreen } from './camera.js';
import { leastBy } from './steps.js';

/** @typedef {import('./camera.js').Camera} Camera */
/** @typedef {{ x: number, y: number }} Cell */
/** @typedef {{ width: number, height: number }} Size in CSS pixels */
/** @typedef {'left' | 'right' | 'up' | 'down'} Side */

/** @type {readonly Side[]} */
export const SIDES = ['left', 'right', 'up', 'down'];

/** What stays free between a cell and what stands beside it, and to the edge of the view, in CSS pixels. */
const GAP = 6;

/** How much worse it is to cover what is taken than to cover land, unless it says so itself. */
const TAKEN = 20;

/** How many tiles may rather be covered than that something stands a cell farther off. */
const FAR = 1;

/**
 * The place for something of a size beside a cell: wholly inside the view, off the cell if there is room, and over as little
 * of the land as possible. Where something stands beside the cell already, it may be a little farther off. Without room beside
 * the cell it lies over the cell's lower end.
 * @param {Camera} camera
 * @param {Cell} cell
 * @param {readonly Size[]} sizes the shapes it may take, the best first
 * @param {readonly Cell[]} land the cells that are better left free
 * @param {readonly (Cell & Size & { weight?: number })[]} [taken] places of the view that are left free above all
 * @returns {{ x: number, y: number, shape: number }} the upper left corner, and the index of the shape
 */
export function placeBeside(camera, cell, sizes, land, taken = []) {
  const { x: left, y: top } = toScreen(camera, cell.x, cell.y);
  const { x: right, y: bottom } = toScreen(camera, cell.x + 1, cell.y + 1);
  const boxes = land.map(({ x, y }) => ({ ...toScreen(camera, x, y), width: camera.scale, height: camera.scale }));
  const candidates = sizes.flatMap((size, shape) => {
    const x = within((left + right - size.width) / 2, size.width, camera.width);
    const y = within((top + bottom - size.height) / 2, size.height, camera.height);
    const above = (/** @type {number} */ edge) => edge - GAP - size.height;
    const off = [...taken.flatMap((box) => [above(box.y), box.y + box.height + GAP]), GAP, above(camera.height)]
      .map((far) => ({ y: far, away: Math.max(far - bottom, top - far - size.height) - GAP }))
      .filter(({ away }) => taken.length > 0 && away > 0);
    return [
      { x, y: bottom + GAP, shape, away: 0 },
      { x, y: above(top), shape, away: 0 },
      { x: right + GAP, y, shape, away: 0 },
      { x: left - GAP - size.width, y, shape, away: 0 },
      ...off.map((far) => ({ x, shape, ...far })),
    ];
  });
  const sizeOf = (/** @type {{ shape: number }} */ { shape }) => /** @type {Size} */ (sizes[shape]);
  const inView = candidates.filter((each) => {
    const { width, height } = sizeOf(each);
    return each.x >= 0 && each.y >= 0 && each.x + width <= camera.width && each.y + height <= camera.height;
  });
  const weighed = [...boxes.map((box) => ({ weight: 1, ...box })), ...taken.map((box) => ({ weight: TAKEN, ...box }))];
  const best = leastBy(inView, (each) => {
    const box = { ...each, ...sizeOf(each) };
    return weighed.reduce((sum, one) => sum + one.weight * overlap(one, box), FAR * camera.scale * each.away);
  });
  const [first = { width: 0, height: 0 }] = sizes;
  return (
    best ?? {
      x: within((left + right - first.width) / 2, first.width, camera.width),
      y: within(bottom - first.height, first.height, camera.height),
      shape: 0,
    }
  );
}

/**
 * The start of something that is moved as little as possible to lie inside the view.
 * @param {number} start
 * @param {number} length
 * @param {number} view
 */
const within = (start, length, view) => Math.max(GAP, Math.min(view - GAP - length, start));

/**
 * @param {Cell & Size} one
 * @param {Cell & Size} other
 */
function overlap(one, other) {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}

/**
 * On each side of the view the nearest cell whose middle lies outside it; null where there is none.
 * @param {readonly Cell[]} cells
 * @param {Camera} camera
 * @returns {Record<Side, Cell | null>}
 */
export function outside(cells, camera) {
  /** @type {Record<Side, { cell: Cell, far: number }[]>} */
  const found = { left: [], right: [], up: [], down: [] };
  for (const cell of cells) {
    const { x, y } = toScreen(camera, cell.x + 0.5, cell.y + 0.5);
    const beyond = { left: -x, right: x - camera.width, up: -y, down: y - camera.height };
    const side = /** @type {Side} */ (farthest(beyond));
    if (beyond[side] > 0) found[side].push({ cell, far: beyond[side] });
  }
  const nearest = (/** @type {Side} */ side) => found[side].sort((a, b) => a.far - b.far)[0]?.cell ?? null;
  return { left: nearest('left'), right: nearest('right'), up: nearest('up'), down: nearest('down') };
}

/**
 * The side beyond which a place lies farthest.
 * @param {Record<Side, number>} beyond
 */
const farthest = (beyond) => [...SIDES].sort((a, b) => beyond[b] - beyond[a])[0];

/** The room that an arrow at the middle of an edge takes, with some to spare, in CSS pixels. */
const ARROW = 56;

/**
 * Whether a box takes the room of the arrow at the middle of an edge of the view.
 * @param {Cell & Size} box
 * @param {Side} side
 * @param {Size} view
 */
export function isAtEdge(box, side, { width, height }) {
  const x = { left: 0, right: width - ARROW, up: (width - ARROW) / 2, down: (width - ARROW) / 2 }[side];
  const y = { left: (height - ARROW) / 2, right: (height - ARROW) / 2, up: 0, down: height - ARROW }[side];
  return overlap(box, { x, y, width: ARROW, height: ARROW }) > 0;
}
