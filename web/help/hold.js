/** Holding, the second button and the key `?` on anything that has a `data-thing`. */

import { explain } from './explain.js';

/** @typedef {import('../app.js').App} App */

const HOLD = 500;
const SLOP = 10;

/**
 * Listens on the whole document; taps, drags and pans go on as if nothing listened.
 * @param {App} app
 */
export function listenForThings(app) {
  /** @type {{timer: number, x: number, y: number, id: number} | null} */
  let held = null;
  let wasExplained = false;
  const release = () => {
    clearTimeout(held?.timer);
    held = null;
  };

  document.addEventListener(
    'pointerdown',
    (event) => {
      release();
      wasExplained = false;
      const element = thingAt(event.target);
      if (!element || event.button !== 0 || !event.isPrimary) return;
      const timer = window.setTimeout(() => {
        release();
        if (!element.isConnected) return;
        wasExplained = true;
        // Whoever follows this finger to drag a tile lets go of it.
        document.dispatchEvent(new PointerEvent('pointercancel', { pointerId: event.pointerId }));
        open(element);
      }, HOLD);
      held = { timer, x: event.clientX, y: event.clientY, id: event.pointerId };
    },
    true,
  );
  document.addEventListener(
    'pointermove',
    (event) => {
      if (held && event.pointerId === held.id && Math.hypot(event.clientX - held.x, event.clientY - held.y) > SLOP)
        release();
    },
    true,
  );
  for (const end of ['pointerup', 'pointercancel', 'scroll']) document.addEventListener(end, release, true);
  document.addEventListener(
    'click',
    (event) => {
      // The click that ends a hold is no tap; a key's click has no detail.
      if (wasExplained && event.detail > 0) {
        event.preventDefault();
        event.stopPropagation();
      } else {
        const element = thingAt(event.target);
        if (element?.dataset.tap === 'explain') open(element);
      }
      wasExplained = false;
    },
    true,
  );
  document.addEventListener('contextmenu', (event) => {
    const element = thingAt(event.target);
    if (!element) return;
    event.preventDefault();
    release();
    open(element);
  });
  document.addEventListener(
    'keydown',
    (event) => {
      const { target } = event;
      if (event.key !== '?' || event.defaultPrevented || !(target instanceof HTMLElement) || isTyping(target)) return;
      const element = thingAt(target);
      if (element) open(element);
      else if (!explainCell(app, target)) return;
      // Elsewhere the table lists its keys.
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );

  /** @param {HTMLElement} element */
  function open(element) {
    if (app.state.dialog?.name !== 'explain') explain(app, element.dataset.thing ?? '', element);
  }
}

/**
 * @param {EventTarget | null} target
 * @returns {HTMLElement | null}
 */
const thingAt = (target) => (target instanceof Element ? target.closest('[data-thing]') : null);

/** @param {HTMLElement} element */
const isTyping = (element) =>
  element.isContentEditable ||
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !['radio', 'checkbox', 'range', 'button'].includes(element.type));

/**
 * Explain the tile whose twin has the focus.
 * @param {App} app
 * @param {HTMLElement} target
 */
function explainCell(app, target) {
  const cell = target.closest('[role=gridcell]');
  return cell instanceof HTMLElement && explainTile(app, Number(cell.dataset.x), Number(cell.dataset.y), cell);
}

/**
 * Explain the tile on a cell of the board.
 * @param {App} app
 * @param {number} x
 * @param {number} y
 * @param {Element | {getBoundingClientRect: () => DOMRect}} anchor
 * @returns {boolean} whether there is one
 */
export function explainTile(app, x, y, anchor) {
  const { table } = app.state;
  if (!table || table.curtain !== null) return false;
  const situation = table.replay ?? table.situation;
  const thing = app.room(situation.game).thingAt(table, x, y);
  if (thing && app.state.dialog?.name !== 'explain') explain(app, thing, anchor);
  return thing !== null;
}
