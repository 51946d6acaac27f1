/** Holding, the second button and the key `?` on anything that has a `data-thing`. */

import { createHold, slopOf } from '../board/hold.js';
import { explain } from './explain.js';

/** @typedef {import('../app.js').App} App */

/**
 * Listens on the whole document; taps, drags and pans go on as if nothing listened.
 * @param {App} app
 */
export function listenForThings(app) {
  const hold = createHold();
  /** The press that may become a hold. @type {PointerEvent | null} */
  let held = null;
  let wasExplained = false;
  const release = () => {
    hold.end();
    held = null;
  };

  listen('pointerdown', (event) => {
    release();
    wasExplained = false;
    const element = thingAt(event.target);
    if (!element || event.button !== 0 || !event.isPrimary) return;
    held = event;
    hold.start(() => {
      release();
      if (!element.isConnected) return;
      wasExplained = true;
      // A tile that follows this finger is let go.
      document.dispatchEvent(new PointerEvent('pointercancel', { pointerId: event.pointerId }));
      open(element);
    });
  });
  listen('pointermove', (event) => {
    if (held?.pointerId !== event.pointerId) return;
    if (Math.hypot(event.clientX - held.clientX, event.clientY - held.clientY) > slopOf(held)) release();
  });
  for (const end of /** @type {const} */ (['pointerup', 'pointercancel', 'scroll'])) listen(end, release);
  listen('click', (event) => {
    // The click that ends a hold is no tap; a key's click has no detail.
    if (wasExplained && event.detail > 0) {
      event.preventDefault();
      event.stopPropagation();
    } else {
      const element = thingAt(event.target);
      if (element?.dataset.tap === 'explain') open(element);
    }
    wasExplained = false;
  });
  document.addEventListener('contextmenu', (event) => {
    const element = thingAt(event.target);
    if (!element) return;
    event.preventDefault();
    release();
    open(element);
  });
  listen('keydown', (event) => {
    const { target } = event;
    if (event.key !== '?' || event.defaultPrevented || !(target instanceof HTMLElement) || isTyping(target)) return;
    const element = thingAt(target);
    if (element) open(element);
    else if (!explainCell(app, target)) return;
    // Elsewhere the table lists its keys.
    event.preventDefault();
    event.stopPropagation();
  });

  /** @param {HTMLElement} element */
  function open(element) {
    if (app.state.dialog?.name !== 'explain') explain(app, element.dataset.thing ?? '', element);
  }
}

/**
 * Listen before any element of the page does.
 * @template {keyof DocumentEventMap} T
 * @param {T} type
 * @param {(event: DocumentEventMap[T]) => void} listener
 */
const listen = (type, listener) => document.addEventListener(type, listener, true);

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
