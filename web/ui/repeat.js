/** A button that repeats its step while it is held. */

import { createHold } from '../board/hold.js';

/** Milliseconds between two steps. */
const PAUSE = 85;

/** One finger holds one button at a time. */
const hold = createHold();
let wasRepeated = false;

/**
 * The listeners of such a button.
 * @param {() => void} step
 */
export const repeating = (step) => ({
  // The click that ends a hold is not another step; a key's click has no detail.
  onclick: (/** @type {MouseEvent} */ event) => {
    if (event.detail === 0 || !wasRepeated) step();
  },
  onpointerdown: (/** @type {PointerEvent} */ event) => {
    hold.end();
    wasRepeated = false;
    const button = /** @type {Element} */ (event.currentTarget);
    if (event.button !== 0 || !event.isPrimary) return;
    hold.start(() => {
      // The panel is gone, or the value has reached its end.
      if (!button.isConnected || button.getAttribute('aria-disabled') === 'true') return 0;
      wasRepeated = true;
      step();
      return PAUSE;
    });
  },
  onpointerup: hold.end,
  onpointercancel: hold.end,
  onpointerleave: hold.end,
  oncontextmenu: (/** @type {Event} */ event) => event.preventDefault(),
});
