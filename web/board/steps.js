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
  if (key === 'End') return ordered[ordered.length - 1] ?? null;
  if (key === 'PageDown' || key === 'PageUp') return neighbourInOrder(ordered, from, key === 'PageDown' ? 1 : -1);
  const [dx, dy] = AHEAD[key] ?? [0, 0];
  /** @type {Cell | null} */
  let best = null;
  let bestCost = Infinity;
  for (const cell of ordered) {
    const ahead = (cell.x - from.x) * dx + (cell.y - from.y) * dy;
    const aside = Math.abs((cell.x - from.x) * dy) + Math.abs((cell.y - from.y) * dx);
    if (ahead <= 0) continue;
    const cost = ahead * ahead + 4 * aside * aside;
    if (cost < bestCost) {
      bestCost = cost;
      best = cell;
    }
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
