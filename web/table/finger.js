/**
 * A finger leaves the focus where it is: what it taps at the table is mostly gone a moment later, and leading the focus
 * away takes time. Keys, mice and screen readers move it as ever, and a ring that keys or a reload have left goes with the
 * first tap.
 */

let isByFinger = false;

/** Props of an element in which fingers do so. */
export const leavesFocus = {
  onpointerdown: (/** @type {PointerEvent} */ event) => {
    isByFinger = event.pointerType === 'touch';
  },
  onmousedown: (/** @type {MouseEvent} */ event) => {
    const isMarked = document.activeElement?.matches(':focus-visible');
    if (isByFinger && !isMarked && event.target instanceof Element && event.target.closest('button, .board'))
      event.preventDefault();
  },
};
