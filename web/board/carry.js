/** A tile carried from the tray: it follows one pointer until that is lifted. */

import { slopOf } from './hold.js';
import { capture } from './input.js';
import { sharedCache } from './tiles.js';

/** @typedef {import('./scene.js').Tile} Tile */

/** A carried tile floats above the finger, so that it can be seen. */
const LIFT = 46;

/**
 * Follows the pointer of a `pointerdown` event; other fingers are ignored. A tap calls nothing; Escape and a lost
 * pointer end the drag.
 * @param {PointerEvent} down
 * @param {object} handlers
 * @param {() => HTMLElement} handlers.create the element that is carried
 * @param {() => void} handlers.onStart the pointer moved far enough: it is a drag, no tap
 * @param {(clientX: number, clientY: number) => { x: number, y: number } | null} handlers.onMove with the middle of the element;
 *   where it is drawn to instead, if anywhere
 * @param {(clientX: number, clientY: number) => void} handlers.onDrop with the middle of the element
 * @param {() => void} handlers.onEnd of a drag, after it was dropped or lost
 * @returns {() => void} asks `onMove` again, when something has moved under the element
 */
export function carry(down, { create, onStart, onMove, onDrop, onEnd }) {
  const stop = new AbortController();
  const { signal } = stop;
  const lift = down.pointerType === 'mouse' ? 0 : LIFT;
  /** @type {HTMLElement | null} */
  let carried = null;
  let at = { x: 0, y: 0 };
  let finger = { x: 0, y: 0 };
  if (down.target instanceof Element) capture(down.target, down.pointerId);

  const move = () => {
    if (!carried) return;
    at = onMove(finger.x, finger.y) ?? finger;
    carried.style.transform = `translate(${at.x}px, ${at.y}px) translate(-50%, -50%)`;
  };
  const end = () => {
    stop.abort();
    if (!carried) return;
    carried.remove();
    carried = null;
    onEnd();
  };
  /** @param {'pointermove' | 'pointerup' | 'pointercancel'} name @param {(event: PointerEvent) => void} listener */
  const listen = (name, listener) =>
    document.addEventListener(name, (event) => event.pointerId === down.pointerId && listener(event), { signal });

  listen('pointermove', ({ clientX, clientY }) => {
    if (!carried) {
      if (Math.hypot(clientX - down.clientX, clientY - down.clientY) <= slopOf(down)) return;
      carried = create();
      document.body.append(carried);
      onStart();
    }
    finger = { x: clientX, y: clientY - lift };
    move();
  });
  listen('pointerup', () => {
    // It falls where it was seen last.
    if (carried) onDrop(at.x, at.y);
    end();
  });
  listen('pointercancel', end);
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== 'Escape' || !carried) return;
    event.preventDefault();
    event.stopPropagation();
    end();
  };
  document.addEventListener('keydown', onKey, { signal, capture: true });
  return move;
}

/**
 * A tile lifted off the table, sharp on the present screen and hidden from screen readers.
 * @param {Tile} tile
 * @param {number} turn
 * @param {number} cssSize
 * @param {import('./art/palette.js').Theme} theme
 * @returns {HTMLCanvasElement}
 */
export function carriedTile(tile, turn, cssSize, theme) {
  const size = Math.round(cssSize * Math.min(3, Math.max(1, devicePixelRatio || 1)));
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  canvas.setAttribute('aria-hidden', 'true');
  Object.assign(canvas.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    width: `${cssSize}px`,
    height: `${cssSize}px`,
    zIndex: '1000',
    pointerEvents: 'none',
    borderRadius: '6px',
    boxShadow: '0 10px 26px rgb(0 0 0 / 0.45)',
    opacity: '0.95',
  });
  const ctx = canvas.getContext('2d');
  if (ctx) {
    const tiles = sharedCache();
    tiles.startFrame(Infinity);
    ctx.imageSmoothingQuality = 'high';
    ctx.drawImage(tiles.get({ tile, turn, size, theme }).bitmap, 0, 0, size, size);
  }
  return canvas;
}
