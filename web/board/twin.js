/** The accessible twin of the board: a focusable grid in the DOM that lies exactly over the picture. */

import { boundsOf, toScreen } from './camera.js';
import { inReadingOrder, isStepKey, leastBy, stepFrom } from './steps.js';

/** @typedef {import('./camera.js').Camera} Camera */
/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {{ x: number, y: number }} Cell */

/**
 * @typedef {object} TwinHandlers
 * @property {(x: number, y: number) => void} onTap Enter, Space, or a click that no pointer made
 * @property {(x: number, y: number, visible: boolean) => void} onFocus visible: a keyboard ring is wanted
 * @property {() => void} onBlur
 * @property {(event: KeyboardEvent, x: number, y: number) => void} onKey any other key
 */

/**
 * @typedef {object} Twin
 * @property {HTMLElement} element
 * @property {(scene: Scene) => void} update
 * @property {(camera: Camera) => void} follow
 * @property {(x: number, y: number) => boolean} focus false when there is no such cell
 * @property {(x: number, y: number) => void} begin there, if there is such a cell, when the keys come to the board next
 * @property {() => Cell | null} entry the cell at which the keys begin
 * @property {() => void} destroy
 */

/** @typedef {Cell & { kind: 'tile' | 'legal' | 'ghost', label: string, tile: string, turn: number | null, selected: boolean }} TwinCell */

/** Cells are laid out in this many CSS pixels and scaled with the camera. */
const UNIT = 64;

/** Keys that mean nothing alone. */
const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock']);

/**
 * @param {TwinHandlers} handlers
 * @returns {Twin}
 */
export function createTwin(handlers) {
  const element = document.createElement('div');
  element.setAttribute('role', 'grid');
  Object.assign(element.style, {
    position: 'absolute',
    left: '0',
    top: '0',
    width: '0',
    height: '0',
    transformOrigin: '0 0',
  });
  /** @type {Map<string, HTMLElement>} */
  const elements = new Map();
  /** @type {Map<number, HTMLElement>} */
  const rows = new Map();
  /** @type {TwinCell[]} */
  let cells = [];
  /** @type {Cell | null} */
  let current = null;

  const elementOf = (/** @type {Cell | null} */ cell) => (cell ? elements.get(`${cell.x},${cell.y}`) : undefined);
  const rove = (/** @type {Cell | null} */ cell) => {
    elementOf(current)?.setAttribute('tabindex', '-1');
    current = cell;
    elementOf(current)?.setAttribute('tabindex', '0');
  };

  /** @param {Scene} scene */
  const update = (scene) => {
    const next = cellsOf(scene);
    const keys = new Set(next.map((cell) => `${cell.x},${cell.y}`));
    const focused = elements.size > 0 && element.contains(document.activeElement);
    set(element, 'aria-label', scene.label ?? '');
    // Columns and rows are counted from the board's corner where it has one, as its names count them.
    const bounds = scene.bounds ?? boundsOf(next);
    if (bounds && next.length > 0) {
      set(element, 'aria-colcount', String(bounds.x1 - bounds.x0 + 1));
      set(element, 'aria-rowcount', String(bounds.y1 - bounds.y0 + 1));
    }
    // First what is gone: whatever stood behind it is then in its place and need not move, which would cost it its focus.
    for (const [key, one] of elements) {
      if (keys.has(key)) continue;
      one.remove();
      elements.delete(key);
    }
    for (const [y, row] of rows) {
      if (row.childElementCount > 0) continue;
      row.remove();
      rows.delete(y);
    }
    for (const cell of next) {
      const key = `${cell.x},${cell.y}`;
      const one = elements.get(key) ?? newCell(cell);
      elements.set(key, one);
      describe(one, cell, bounds?.x0 ?? 0);
    }
    arrange(element, rows, elements, next, bounds?.y0 ?? 0);
    cells = next;
    const lost = current && !keys.has(`${current.x},${current.y}`) ? current : null;
    if (lost || !current) {
      const { x, y } = current ?? { x: 0, y: 0 };
      rove(leastBy(cells, (cell) => Math.hypot(cell.x - x, cell.y - y)));
    }
    if (lost && focused) elementOf(current)?.focus({ preventScroll: true });
    else elementOf(current)?.setAttribute('tabindex', '0');
  };

  element.addEventListener('focusin', (event) => {
    const cell = cellOf(event.target);
    if (!cell) return;
    rove(cell);
    const visible = event.target instanceof Element && event.target.matches(':focus-visible');
    handlers.onFocus(cell.x, cell.y, visible);
  });
  element.addEventListener('focusout', () => handlers.onBlur());
  element.addEventListener('click', (event) => {
    // Clicks of a pointer are taps of the board already; a screen reader's click has no pointer.
    const cell = cellOf(event.target);
    if (cell && event.detail === 0) handlers.onTap(cell.x, cell.y);
  });
  element.addEventListener('keydown', (event) => {
    const cell = cellOf(event.target);
    if (!cell) return;
    if ((event.key === 'Enter' || event.key === ' ') && !event.repeat) {
      event.preventDefault();
      handlers.onTap(cell.x, cell.y);
    } else if (isStepKey(event.key) && !event.ctrlKey && !event.altKey && !event.metaKey) {
      event.preventDefault();
      const offered = cells.filter((one) => one.kind !== 'tile');
      const among = offered.length > 0 && !event.shiftKey ? offered : cells;
      elementOf(stepFrom(among, cell, event.key))?.focus({ preventScroll: true });
    } else if (!MODIFIERS.has(event.key)) {
      handlers.onKey(event, cell.x, cell.y);
    }
  });

  return {
    element,
    update,
    follow(camera) {
      const origin = toScreen(camera, 0, 0);
      element.style.transform = `translate(${origin.x}px, ${origin.y}px) scale(${camera.scale / UNIT})`;
    },
    focus(x, y) {
      const one = elements.get(`${x},${y}`);
      one?.focus({ preventScroll: true });
      return Boolean(one);
    },
    begin(x, y) {
      if (elements.has(`${x},${y}`)) rove({ x, y });
    },
    entry: () => current,
    destroy: () => element.remove(),
  };
}

/**
 * Every occupied, tried or legal cell, in reading order.
 * @param {Scene} scene
 * @returns {TwinCell[]}
 */
export function cellsOf(scene) {
  /** @type {Map<string, TwinCell>} */
  const found = new Map();
  const chosen = scene.selected ? `${scene.selected[0]},${scene.selected[1]}` : '';
  for (const { x, y, label } of scene.legal)
    found.set(`${x},${y}`, { x, y, kind: 'legal', label, tile: '', turn: null, selected: false });
  for (const { x, y, label, tile, turn } of scene.cells)
    found.set(`${x},${y}`, { x, y, kind: 'tile', label, tile: tile.id, turn, selected: false });
  if (scene.ghost) {
    const { x, y, tile, turn } = scene.ghost;
    const label = scene.ghost.label ?? found.get(`${x},${y}`)?.label ?? '';
    found.set(`${x},${y}`, { x, y, kind: 'ghost', label, tile: tile.id, turn, selected: true });
  }
  const marked = found.get(chosen);
  if (marked) marked.selected = true;
  return inReadingOrder(found.values());
}

/**
 * @param {Cell} cell
 * @returns {HTMLElement}
 */
function newCell(cell) {
  const one = document.createElement('div');
  one.setAttribute('role', 'gridcell');
  one.setAttribute('tabindex', '-1');
  one.dataset.x = String(cell.x);
  one.dataset.y = String(cell.y);
  Object.assign(one.style, {
    position: 'absolute',
    left: `${cell.x * UNIT}px`,
    top: `${cell.y * UNIT}px`,
    width: `${UNIT}px`,
    height: `${UNIT}px`,
    outline: 'none',
  });
  return one;
}

/**
 * @param {HTMLElement} one
 * @param {TwinCell} cell
 * @param {number} west
 */
function describe(one, cell, west) {
  set(one, 'aria-label', cell.label);
  set(one, 'aria-colindex', String(cell.x - west + 1));
  set(one, 'aria-selected', String(cell.selected));
  set(one, 'data-kind', cell.kind);
  set(one, 'data-tile', cell.tile);
  set(one, 'data-turn', cell.turn === null ? '' : String(cell.turn));
}

/**
 * Most stay as they are, and screen readers are notified of every one that is set.
 * @param {HTMLElement} element
 * @param {string} name
 * @param {string} value
 */
function set(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/**
 * Puts every cell into the row of its y, rows and cells in reading order.
 * @param {HTMLElement} grid
 * @param {Map<number, HTMLElement>} rows
 * @param {ReadonlyMap<string, HTMLElement>} elements
 * @param {readonly TwinCell[]} cells in reading order
 * @param {number} north
 */
function arrange(grid, rows, elements, cells, north) {
  /** @type {Map<number, HTMLElement[]>} */
  const wanted = new Map();
  for (const cell of cells) {
    const one = elements.get(`${cell.x},${cell.y}`);
    if (one) wanted.set(cell.y, [...(wanted.get(cell.y) ?? []), one]);
  }
  const sorted = [...wanted].map(([y, list]) => {
    const row = rows.get(y) ?? document.createElement('div');
    rows.set(y, row);
    set(row, 'role', 'row');
    set(row, 'aria-rowindex', String(y - north + 1));
    order(row, list);
    return row;
  });
  order(grid, sorted);
}

/**
 * Puts children into an order. Moving an element would take its focus away, so only what is out of place moves.
 * @param {HTMLElement} parent
 * @param {readonly HTMLElement[]} children
 */
function order(parent, children) {
  /** @type {HTMLElement | null} */
  let next = null;
  for (const child of [...children].reverse()) {
    if (child.parentElement !== parent || child.nextElementSibling !== next) parent.insertBefore(child, next);
    next = child;
  }
}

/**
 * @param {EventTarget | null} target
 * @returns {Cell | null}
 */
function cellOf(target) {
  if (!(target instanceof HTMLElement) || target.dataset.x === undefined) return null;
  return { x: Number(target.dataset.x), y: Number(target.dataset.y) };
}
