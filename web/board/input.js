/** Fingers, mouse and wheel on the board, by Pointer Events alone. */

import { createHold, slopOf } from './hold.js';

/**
 * @typedef {object} Gestures
 * @property {(dx: number, dy: number) => void} onPan
 * @property {(factor: number, x: number, y: number) => void} onZoom about a place of the element
 * @property {(x: number, y: number) => void} onTap
 * @property {(x: number, y: number) => boolean} [onHold] a finger rested on a place; whether that was of any use
 * @property {(x: number, y: number) => void} [onHover]
 * @property {() => void} [onLeave]
 * @property {() => void} [onStart] any touch of the board: running camera moves stop
 */

/** @typedef {{ x: number, y: number, startX: number, startY: number }} Finger */

/** A contact wider than this is a palm. */
const PALM = 64;

/**
 * Listens on an element until the returned function is called.
 * @param {HTMLElement} element
 * @param {Gestures} gestures
 * @returns {() => void}
 */
export function attachInput(element, gestures) {
  const stop = new AbortController();
  const { signal } = stop;
  /** @type {Map<number, Finger>} */
  const fingers = new Map();
  let tapping = false;
  const hold = createHold();

  /** @param {MouseEvent} event */
  const place = (event) => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const noTap = () => {
    tapping = false;
    hold.end();
  };

  /** @param {'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel'} name @param {(event: PointerEvent) => void} listener */
  const listen = (name, listener) => element.addEventListener(name, listener, { signal });

  listen('pointerdown', (event) => {
    if (event.pointerType === 'mouse' && event.button > 1) return;
    // Two fingers pinch; a third one, or a palm, is ignored.
    if (fingers.size >= 2 || isPalm(event)) return;
    capture(element, event.pointerId);
    const { x, y } = place(event);
    fingers.set(event.pointerId, { x, y, startX: x, startY: y });
    gestures.onStart?.();
    if (fingers.size > 1) {
      noTap();
      return;
    }
    tapping = event.button === 0;
    hold.start(() => {
      // Where there is nothing to explain, a slow tap is a tap, as every tap is on a device that is busy.
      if (tapping && gestures.onHold?.(x, y)) tapping = false;
    });
  });

  listen('pointermove', (event) => {
    const finger = fingers.get(event.pointerId);
    const { x, y } = place(event);
    if (!finger) {
      if (fingers.size === 0 && event.pointerType !== 'touch') gestures.onHover?.(x, y);
      return;
    }
    if (fingers.size === 1 && tapping && Math.hypot(x - finger.startX, y - finger.startY) <= slopOf(event)) return;
    const before = { x: finger.x, y: finger.y };
    finger.x = x;
    finger.y = y;
    const other = [...fingers.values()].find((one) => one !== finger);
    if (other) pinch(before, finger, other, gestures);
    else {
      noTap();
      gestures.onPan(x - before.x, y - before.y);
    }
  });

  /** @param {PointerEvent} event */
  const lift = (event) => {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    fingers.delete(event.pointerId);
    const tapped = tapping && event.type === 'pointerup';
    noTap();
    if (tapped) gestures.onTap(finger.startX, finger.startY);
  };
  listen('pointerup', lift);
  listen('pointercancel', lift);
  element.addEventListener('pointerleave', () => gestures.onLeave?.(), { signal });
  element.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  element.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      gestures.onStart?.();
      const { x, y } = place(event);
      const lines = event.deltaMode === 1 ? 18 : event.deltaMode === 2 ? 200 : 1;
      const strength = event.ctrlKey ? 0.01 : 0.0016;
      gestures.onZoom(Math.exp(-Math.max(-240, Math.min(240, event.deltaY * lines)) * strength), x, y);
    },
    { signal, passive: false },
  );

  return () => {
    noTap();
    stop.abort();
  };
}

/**
 * @param {{ x: number, y: number }} before
 * @param {Finger} finger
 * @param {Finger} other
 * @param {Gestures} gestures
 */
function pinch(before, finger, other, gestures) {
  const apart = Math.hypot(before.x - other.x, before.y - other.y);
  const now = Math.hypot(finger.x - other.x, finger.y - other.y);
  gestures.onPan((finger.x - before.x) / 2, (finger.y - before.y) / 2);
  if (apart > 1) gestures.onZoom(now / apart, (finger.x + other.x) / 2, (finger.y + other.y) / 2);
}

/** @param {PointerEvent} event */
const isPalm = ({ pointerType, width, height }) => pointerType === 'touch' && Math.max(width, height) > PALM;

/**
 * The element receives all further events of the pointer, wherever it moves.
 * @param {Element} element
 * @param {number} pointerId
 */
export function capture(element, pointerId) {
  try {
    element.setPointerCapture(pointerId);
  } catch {
    // The pointer is already gone: the gesture ends with its own events.
  }
}
