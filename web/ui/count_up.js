/** A number that counts up from nothing when it appears. Where nothing may move, it is there at once. */

import { h } from './dom.js';

/** How long it counts, in milliseconds. */
const TIME = 500;

/**
 * The number at a moment: quick at first, slow at last.
 * @param {number} number
 * @param {number} share of the time that has passed
 */
export const countedTo = (number, share) => Math.round(number * (1 - (1 - Math.min(1, share)) ** 3));

/**
 * @param {string} kind of element, with its classes
 * @param {number} number
 * @param {(number: number) => string} words of a number
 * @param {{is_reduced: boolean}} motion
 */
export const countUp = (kind, number, words, motion) =>
  h(
    kind,
    {
      mount: (/** @type {HTMLElement} */ element) => {
        const text = element.firstChild;
        if (motion.is_reduced || !text) return undefined;
        const begin = performance.now();
        let frame = 0;
        const step = () => {
          const share = (performance.now() - begin) / TIME;
          text.textContent = words(countedTo(number, share));
          frame = share < 1 ? requestAnimationFrame(step) : 0;
        };
        step();
        return () => cancelAnimationFrame(frame);
      },
    },
    words(number),
  );
