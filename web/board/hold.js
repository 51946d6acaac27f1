/** Pressing and holding: one time and one tolerance for everything that can be held. */

/** Milliseconds until a press counts as a hold. */
const HOLD_TIME = 500;

/** How far a pointer may move, in CSS pixels, and still tap or hold. */
const SLOP = { touch: 10, mouse: 4 };

/** @param {PointerEvent} event */
export const slopOf = ({ pointerType }) => (pointerType === 'mouse' ? SLOP.mouse : SLOP.touch);

/**
 * A timer for one press at a time.
 * @returns {{start: (onHold: () => number | void) => void, end: () => void}} `onHold` returns after how many milliseconds it
 *   is called again, or nothing
 */
export function createHold() {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const end = () => clearTimeout(timer);
  return {
    start(onHold) {
      const run = () => {
        const pause = onHold();
        if (pause) timer = setTimeout(run, pause);
      };
      end();
      timer = setTimeout(run, HOLD_TIME);
    },
    end,
  };
}
