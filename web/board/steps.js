/** Where the arrow keys lead among cells: pure. */

/** @typedef {{ x: number, y: number }} Cell */
/** @typedef {'ArrowUp' | 'ArrowRight' | 'ArrowDown' | 'ArrowLeft' | 'Home' | 'End' | 'PageUp' | 'PageDown'} StepKey */

/** @type {Record<string, readonly [number, number]>} */
const AHEAD = { ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] };

/**
 * Cells in reading order.
 * @template {Cell} C
 * @param {Iterable<C>} cells
 * @returns {C[]}
 */
export function inReadingOrder(cells) {
  return [...cells].sort((first, second) => first.y - second.y || first.x - second.x);
}

/**
 * Whether a key moves among cells.
 * @param {string} key
 * @returns {key is StepKey}
 */
export function isStepKey(key) {
  return key in AHEAD || key === 'Home' || key === 'End' || key === 'PageUp' || key === 'PageDown';
}

/**
 * The cell a key leads to: an arrow to the nearest cell ahead, Page keys through all cells in reading order,
 * Home and End to the first and the last. Null when there is none.
 * @param {readonly Cell[]} cells
 * @param {Cell} from
 * @param {StepKey} key
 * @returns {Cell | null}
 */
export function stepFrom(cells, from, key) {
  const ordered = inReadingOrder(cells);
  if (key === 'Home') return ordered[0] ?? null;
  if (key === 'End') return ordered.at(-1) ?? null;
  if (key === 'PageDown' || key === 'PageUp') return neighbourInOrder(ordered, from, key === 'PageDown' ? 1 : -1);
  const [dx, dy] = AHEAD[key] ?? [0, 0];
  const ahead = (/** @type {Cell} */ { x, y }) => (x - from.x) * dx + (y - from.y) * dy;
  const aside = (/** @type {Cell} */ { x, y }) => (x - from.x) * dy + (y - from.y) * dx;
  return leastBy(
    ordered.filter((cell) => ahead(cell) > 0),
    (cell) => ahead(cell) ** 2 + 4 * aside(cell) ** 2,
  );
}

/**
 * The first cell with the least cost; null if there are no cells.
 * @template {Cell} C
 * @param {readonly C[]} cells
 * @param {(cell: C) => number} cost
 * @returns {C | null}
 */
export function leastBy(cells, cost) {
  /** @type {C | null} */
  let best = null;
  let least = Infinity;
  for (const cell of cells) {
    const own = cost(cell);
    if (best && own >= least) continue;
    best = cell;
    least = own;
  }
  return best;
}

/**
 * @param {readonly Cell[]} ordered
 * @param {Cell} from
 * @param {number} step
 * @returns {Cell | null}
 */
function neighbourInOrder(ordered, from, step) {
  const list = step > 0 ? ordered : [...ordered].reverse();
  const after = list.find((cell) => (cell.y - from.y || cell.x - from.x) * step > 0);
  return after ?? list[0] ?? null;
}
