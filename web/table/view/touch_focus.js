/**
 * A touch does not move the focus: what it taps at the table is usually gone a moment later, and moving the focus takes
 * time. Keys, mice and screen readers move it as usual. A focus ring left by keys or a reload disappears with the first
 * tap.
 */

let isTouch = false;

/** Props of an element in which a touch does not move the focus. */
export const leavesFocus = {
  onpointerdown: (/** @type {PointerEvent} */ event) => {
    isTouch = event.pointerType === 'touch';
  },
  onmousedown: (/** @type {MouseEvent} */ event) => {
    const isMarked = document.activeElement?.matches(':focus-visible');
    if (isTouch && !isMarked && event.target instanceof Element && event.target.closest('button, .board'))
      event.preventDefault();
  },
};
