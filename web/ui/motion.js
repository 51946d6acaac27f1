/** Movement over the page: things that fly from one place to another, and numbers that count up to where they belong. */

import { minus } from '../i18n/index.js';
import { create, h } from './dom.js';

/** @typedef {import('./appearance.js').Appearance['motion']} Motion */
/** @typedef {{left: number, top: number, width: number, height: number}} Box */

/**
 * Every movement, with its longest time in milliseconds; a flight and the count that follows it take half a second at most.
 * The speed that the person has chosen may make it shorter, never longer.
 */
const LONGEST = Object.freeze({ flight: 300, count: 200 });

/** Milliseconds for which a flight waits at most until the page is at rest. */
export const CALM = 300;

/** Milliseconds between the things that leave one after the other. */
const STAGGER = 40;

/**
 * How long a movement takes; 0 where nothing may move.
 * @param {Motion} motion
 * @param {keyof typeof LONGEST} movement
 */
export const timeOf = ({ is_reduced, duration }, movement) => (is_reduced ? 0 : Math.min(duration, LONGEST[movement]));

/**
 * How long it takes until what flies now has arrived and is counted; 0 where nothing may move.
 * @param {Motion} motion
 */
export const landingTime = (motion) =>
  motion.is_reduced ? 0 : CALM + timeOf(motion, 'flight') + timeOf(motion, 'count');

/**
 * @typedef {object} Flight
 * @property {Box} from
 * @property {Box} to
 * @property {import('./dom.js').VNode} thing
 * @property {number} [order] 0 leaves first
 */

/**
 * Let things fly. They take no taps, nobody waits for them, and they are gone when they have arrived.
 * @param {Flight[]} flights
 * @param {Motion} motion
 * @returns {() => void} removes those that are still on their way
 */
export function fly(flights, motion) {
  const duration = timeOf(motion, 'flight');
  if (!duration || !flights.length) return () => {};
  const layer = create(h('div.motion-layer', { 'aria-hidden': 'true' }));
  const end = () => layer.remove();
  for (const { from, to, thing, order = 0 } of flights) {
    const element = create(thing);
    layer.append(element);
    const animation = element.animate(
      [
        { transform: at(from, 0.7), opacity: 0.2 },
        { transform: at(from, 1), opacity: 1, offset: 0.15 },
        { transform: at(to, 1), opacity: 1, offset: 0.9 },
        { transform: at(to, 0.6), opacity: 0 },
      ],
      { duration, delay: Math.min(order * STAGGER, duration), easing: 'ease-in-out', fill: 'both' },
    );
    animation.onfinish = () => {
      element.remove();
      if (!layer.childElementCount) end();
    };
  }
  document.body.append(layer);
  return end;
}

/**
 * @param {Box} box
 * @param {number} scale
 */
const at = ({ left, top, width, height }, scale) =>
  `translate(${Math.round(left + width / 2)}px, ${Math.round(top + height / 2)}px) translate(-50%, -50%) scale(${scale})`;

/** What each counter shows, and how to stop it. @type {WeakMap<Element, {value: number, stop: () => void}>} */
const counters = new WeakMap();

/**
 * A number that counts from what it was to what it is, once what brings the difference has arrived.
 * @param {number} value
 * @param {Motion} motion
 */
export const counter = (value, motion) =>
  h('span.counter', { opaque: true, update: (/** @type {HTMLElement} */ element) => count(element, value, motion) });

/**
 * @param {HTMLElement} element
 * @param {number} value
 * @param {Motion} motion
 */
function count(element, value, motion) {
  const before = counters.get(element);
  if (before?.value === value) return;
  before?.stop();
  const duration = timeOf(motion, 'count');
  /** @param {number} number */
  const show = (number) => {
    const words = minus(number);
    if (element.textContent !== words) element.textContent = words;
  };
  let frame = 0;
  counters.set(element, { value, stop: () => cancelAnimationFrame(frame) });
  if (!before || !duration) return show(value);
  const from = before.value;
  const start = performance.now() + timeOf(motion, 'flight');
  const step = () => {
    const share = Math.min(1, Math.max(0, (performance.now() - start) / duration));
    show(Math.round(from + (value - from) * share));
    if (share < 1) frame = requestAnimationFrame(step);
  };
  step();
}
