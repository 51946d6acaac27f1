/** The camera over the board: pure arithmetic between screen pixels and cells. */

/** @typedef {import('./scene.js').Bounds} Bounds */

/**
 * @typedef {object} Camera
 * @property {number} x the place in cells that lies in the middle of the view
 * @property {number} y
 * @property {number} scale CSS pixels per cell
 * @property {number} width of the view in CSS pixels
 * @property {number} height
 */

/** @typedef {{ top: number, right: number, bottom: number, left: number }} Margins */
/** @typedef {{ x: number, y: number }} Point */

/** Nobody zooms to cells smaller or larger than this, in CSS pixels. */
export const LIMITS = { smallest: 28, largest: 320 };

/** A board that is shown whole has cells at least this large, in CSS pixels. */
const TINIEST = 6;

/** A fitted board shows its cells at most this large, in CSS pixels. */
const FITTED = 200;

/** Unless the person zooms, a cell is never smaller: the view rather shows a part of the board. CSS pixels. */
const COMFORTABLE = 56;

/** A low view shows so many rows, with cells of no less than 40 CSS pixels. */
const ROWS = 4.5;

/** @param {number} height of the view */
const smallestOf = (height) => Math.min(COMFORTABLE, Math.max(40, height / ROWS));

/**
 * A camera that looks at the cell (0, 0).
 * @param {number} width
 * @param {number} height
 * @returns {Camera}
 */
export function newCamera(width, height) {
  return { x: 0.5, y: 0.5, scale: 128, width, height };
}

/**
 * Where a place in cells is seen.
 * @param {Camera} camera
 * @param {number} x
 * @param {number} y
 * @returns {Point}
 */
export function toScreen(camera, x, y) {
  return { x: (x - camera.x) * camera.scale + camera.width / 2, y: (y - camera.y) * camera.scale + camera.height / 2 };
}

/**
 * Which place in cells is seen at a pixel.
 * @param {Camera} camera
 * @param {number} px
 * @param {number} py
 * @returns {Point}
 */
export function toBoard(camera, px, py) {
  return {
    x: (px - camera.width / 2) / camera.scale + camera.x,
    y: (py - camera.height / 2) / camera.scale + camera.y,
  };
}

/**
 * The board moved under the view by pixels, as a finger drags it.
 * @param {Camera} camera
 * @param {number} dx
 * @param {number} dy
 * @returns {Camera}
 */
export function pan(camera, dx, dy) {
  return { ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale };
}

/**
 * Closer or farther by a factor, with the place under a pixel standing still.
 * @param {Camera} camera
 * @param {number} factor
 * @param {number} px
 * @param {number} py
 * @returns {Camera}
 */
export function zoomAbout(camera, factor, px, py) {
  const scale = Math.min(LIMITS.largest, Math.max(Math.min(LIMITS.smallest, camera.scale), camera.scale * factor));
  const held = toBoard(camera, px, py);
  const x = held.x - (px - camera.width / 2) / scale;
  const y = held.y - (py - camera.height / 2) / scale;
  return { ...camera, scale, x, y };
}

/**
 * The camera as it is drawn: a cell is a whole number of real pixels, so that bitmaps are copied and never scaled.
 * @param {Camera} camera
 * @param {number} ratio real pixels per CSS pixel
 * @returns {Camera}
 */
export function snapToPixels(camera, ratio) {
  return { ...camera, scale: Math.max(1, Math.round(camera.scale * ratio)) / ratio };
}

/**
 * A camera that shows all cells of the bounds inside the margins.
 * @param {Camera} camera
 * @param {Bounds} bounds
 * @param {Margins} margins
 * @returns {Camera}
 */
export function fitted(camera, bounds, margins) {
  const across = bounds.x1 - bounds.x0 + 1;
  const down = bounds.y1 - bounds.y0 + 1;
  const width = Math.max(1, camera.width - margins.left - margins.right);
  const height = Math.max(1, camera.height - margins.top - margins.bottom);
  const scale = Math.min(FITTED, Math.max(TINIEST, Math.min(width / across, height / down)));
  const x = (bounds.x0 + bounds.x1 + 1) / 2 - (margins.left - margins.right) / 2 / scale;
  const y = (bounds.y0 + bounds.y1 + 1) / 2 - (margins.top - margins.bottom) / 2 / scale;
  return { ...camera, scale, x, y };
}

/**
 * A camera that shows all cells of the bounds, or, where they would be too small, those around a cell.
 * @param {Camera} camera
 * @param {Bounds} bounds
 * @param {Margins} margins
 * @param {Point | null} focus the cell that is in view in any case
 * @returns {Camera}
 */
export function framed(camera, bounds, margins, focus) {
  const whole = fitted(camera, bounds, margins);
  const scale = smallestOf(camera.height);
  if (whole.scale >= scale) return whole;
  const across = (camera.width - margins.left - margins.right) / scale;
  const down = (camera.height - margins.top - margins.bottom) / scale;
  return {
    ...camera,
    scale,
    x: middleOf(bounds.x0, bounds.x1 + 1, across, focus && focus.x + 0.5) - (margins.left - margins.right) / 2 / scale,
    y: middleOf(bounds.y0, bounds.y1 + 1, down, focus && focus.y + 0.5) - (margins.top - margins.bottom) / 2 / scale,
  };
}

/**
 * The middle of what is seen of a line: the middle of all of it if it fits, otherwise near a place, without seeing beyond
 * the ends.
 * @param {number} low
 * @param {number} high
 * @param {number} seen
 * @param {number | null} place
 */
function middleOf(low, high, seen, place) {
  const middle = (low + high) / 2;
  if (high - low <= seen) return middle;
  return Math.min(high - seen / 2, Math.max(low + seen / 2, place ?? middle));
}

/**
 * A camera that cannot lose the board: its middle stays within half a cell of the bounds.
 * @param {Camera} camera
 * @param {Bounds} bounds
 * @returns {Camera}
 */
export function withinReach(camera, bounds) {
  const x = Math.min(bounds.x1 + 1.5, Math.max(bounds.x0 - 0.5, camera.x));
  const y = Math.min(bounds.y1 + 1.5, Math.max(bounds.y0 - 0.5, camera.y));
  return x === camera.x && y === camera.y ? camera : { ...camera, x, y };
}

/**
 * The camera moved as little as possible so that cells are wholly inside the margins: all of them, or, where they lie too
 * far apart, as many as the view can show together.
 * @param {Camera} camera
 * @param {readonly Point[]} cells
 * @param {Margins} margins
 * @returns {Camera}
 */
export function revealing(camera, cells, margins) {
  const bounds = boundsOf(together(camera, cells, margins));
  if (!bounds) return camera;
  const topLeft = toScreen(camera, bounds.x0, bounds.y0);
  const [across, down] = [bounds.x1 - bounds.x0 + 1, bounds.y1 - bounds.y0 + 1];
  const dx = inside(topLeft.x, across * camera.scale, margins.left, camera.width - margins.right);
  const dy = inside(topLeft.y, down * camera.scale, margins.top, camera.height - margins.bottom);
  return dx === 0 && dy === 0 ? camera : pan(camera, dx, dy);
}

/**
 * The largest set of cells that a view can show together; of equal ones that nearest to its middle.
 * @param {Camera} camera
 * @param {readonly Point[]} cells
 * @param {Margins} margins
 * @returns {readonly Point[]}
 */
function together(camera, cells, margins) {
  // Half the margins will do, where that shows more.
  const across = Math.max(1, (camera.width - (margins.left + margins.right) / 2) / camera.scale);
  const down = Math.max(1, (camera.height - (margins.top + margins.bottom) / 2) / camera.scale);
  const xs = new Set(cells.map(({ x }) => x));
  const ys = new Set(cells.map(({ y }) => y));
  /** @type {{ seen: readonly Point[], distance: number }} */
  let best = { seen: [], distance: 0 };
  for (const left of xs) {
    for (const top of ys) {
      const seen = cells.filter(({ x, y }) => x >= left && x + 1 <= left + across && y >= top && y + 1 <= top + down);
      const distance = Math.hypot(left + across / 2 - camera.x, top + down / 2 - camera.y);
      const isMore = seen.length > best.seen.length;
      if (isMore || (seen.length === best.seen.length && distance < best.distance)) best = { seen, distance };
    }
  }
  return best.seen;
}

/**
 * @param {number} start
 * @param {number} length
 * @param {number} low
 * @param {number} high
 * @returns {number}
 */
function inside(start, length, low, high) {
  if (start < low) return low - start;
  if (start + length > high) return Math.max(low - start, high - start - length);
  return 0;
}

/**
 * A camera on its way between two others, which glides in a straight line.
 * @param {Camera} from
 * @param {Camera} to
 * @param {number} share 0 to 1
 * @returns {Camera}
 */
export function between(from, to, share) {
  const scale = from.scale * (to.scale / from.scale) ** share;
  // The place moves with the scale, so that the travel is a straight glide.
  const moved = from.scale === to.scale ? share : (1 / from.scale - 1 / scale) / (1 / from.scale - 1 / to.scale);
  return { ...to, scale, x: from.x + (to.x - from.x) * moved, y: from.y + (to.y - from.y) * moved };
}

/**
 * The cells on which the camera is framed: those of the board, or the land with the ring of free cells round it, so that
 * nothing moves when places are offered.
 * @param {import('./scene.js').Scene} scene
 * @param {boolean} [isBare] without that ring, when nothing more is placed
 * @returns {Bounds | null}
 */
export function frameOf(scene, isBare = false) {
  if (scene.bounds) return scene.bounds;
  const land = boundsOf(scene.cells);
  return isBare ? land : land && { x0: land.x0 - 1, y0: land.y0 - 1, x1: land.x1 + 1, y1: land.y1 + 1 };
}

/**
 * The bounds of cells, or null of none.
 * @param {readonly { x: number, y: number }[]} cells
 * @returns {Bounds | null}
 */
export function boundsOf(cells) {
  if (!cells.length) return null;
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}
