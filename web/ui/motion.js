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
const CALM = 300;

/** Milliseconds for which things that must not fly are shown where they would arrive. */
const STAY = 2500;

/** What stays free between them and the edge of the screen, in CSS pixels. */
const GUTTER = 4;

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

/** How many flights wait for the page to be at rest, or are on their way. */
let flights = 0;

/** How many numbers count. */
let counting = 0;

/** Whether drawings wait until what flies has arrived and is counted. */
let isHolding = false;

/** The drawings that wait. @type {Set<() => void>} */
const held = new Set();

/** When the page was last drawn. */
let drawnAt = -Infinity;

/** Whether something is on its way, or about to leave. */
export const isFlying = () => flights > 0;

/**
 * Draw the page: now, or as soon as what flies has arrived and is counted. Nothing that nobody waits for is drawn meanwhile,
 * so that everything moves evenly; a touch or a key ends the waiting.
 * @param {() => void} draw
 */
export function drawCalmly(draw) {
  if (isHolding) {
    held.add(draw);
    return;
  }
  held.delete(draw);
  drawnAt = performance.now();
  draw();
}

/** Draw what was held, unless something still moves. */
function release() {
  if (flights > 0 || counting > 0) return;
  isHolding = false;
  const waiting = [...held];
  held.clear();
  for (const draw of waiting) drawCalmly(draw);
}

/** Whatever a touch or a key changes is drawn immediately; what was held before it comes along, not before the click. */
export function watchHands() {
  const attend = () => {
    isHolding = false;
  };
  for (const name of ['pointerdown', 'click', 'keydown', 'wheel'])
    window.addEventListener(name, attend, { capture: true, passive: true });
}

/**
 * Let things fly, once the page is at rest. They take no taps, nobody waits for them, and they are gone when they have
 * arrived.
 * @param {() => Flight[]} plan from where to where, measured when they leave
 * @param {Motion} motion
 * @param {() => boolean} isReady whether all that the page is about to show is there
 * @returns {() => void} removes those that are still on their way
 */
export function fly(plan, motion, isReady) {
  const duration = timeOf(motion, 'flight');
  if (!duration) return () => {};
  flights += 1;
  const latest = performance.now() + CALM;
  let before = performance.now();
  let isOver = false;
  const landed = () => {
    if (!isOver) flights -= 1;
    isOver = true;
  };
  let end = landed;
  const wait = () => {
    const now = performance.now();
    // At rest: nothing is awaited, and nothing was drawn since the frame before.
    const isAtRest = isReady() && drawnAt < before;
    before = now;
    if (isAtRest || now >= latest) end = prepare(plan(), duration, landed);
    else frame = requestAnimationFrame(wait);
  };
  let frame = requestAnimationFrame(wait);
  return () => {
    cancelAnimationFrame(frame);
    end();
  };
}

/**
 * Show things below where they would arrive, one below the other, for a moment and without any movement. They take no taps,
 * and nobody waits for them.
 * @param {() => Flight[]} plan measured in the next frame
 */
export function showArrived(plan) {
  requestAnimationFrame(() => {
    const elements = plan().map(({ to, thing }, index) => {
      const element = create(thing);
      element.classList.add('is-still');
      sky().append(element);
      const { offsetWidth: width, offsetHeight: height } = element;
      const left = Math.max(GUTTER, Math.min(innerWidth - width - GUTTER, to.left + (to.width - width) / 2));
      const top = to.top + to.height + index * height;
      element.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
      return element;
    });
    setTimeout(() => {
      for (const element of elements) element.remove();
    }, STAY);
  });
}

/**
 * Put things where they leave from, and let them fly in the next frame, which then has nothing to do but to move them.
 * @param {Flight[]} planned
 * @param {number} duration
 * @param {() => void} landed
 * @returns {() => void} ends it early
 */
function prepare(planned, duration, landed) {
  if (!planned.length) {
    landed();
    return () => {};
  }
  const elements = planned.map(({ thing }) => create(thing));
  sky().append(...elements);
  isHolding = true;
  let timer = 0;
  const leave = () => {
    let longest = 0;
    for (const [index, { from, to, order = 0 }] of planned.entries()) {
      const element = /** @type {HTMLElement} */ (elements[index]);
      const delay = Math.min(order * STAGGER, duration);
      longest = Math.max(longest, duration + delay);
      element.classList.add('is-flying');
      element.animate(
        [
          { transform: at(from, 0.7), opacity: 0.2 },
          { transform: at(from, 1), opacity: 1, offset: 0.15 },
          { transform: at(to, 1), opacity: 1, offset: 0.9 },
          { transform: at(to, 0.6), opacity: 0 },
        ],
        { duration, delay, easing: 'ease-in-out', fill: 'both' },
      );
    }
    // By the clock, not by the animations: those stand still while nobody sees the page.
    timer = window.setTimeout(end, longest);
  };
  const frame = requestAnimationFrame(leave);
  function end() {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    for (const element of elements) element.remove();
    landed();
    // Numbers begin to count in the next frame.
    requestAnimationFrame(release);
  }
  return end;
}

/** @type {HTMLElement | null} */
let layer = null;

/** The layer in which things fly. It stays on the page: what is added to it has nothing else laid out again. */
function sky() {
  layer ??= create(h('div.motion-layer', { 'aria-hidden': 'true' }));
  if (!layer.isConnected) document.body.append(layer);
  return layer;
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
    const text = element.firstChild;
    // Other data of the same text: another text would have the browser look through its styles again, in every frame.
    if (!text) element.textContent = words;
    else if (text.nodeValue !== words) text.nodeValue = words;
  };
  if (!before || !duration) {
    counters.set(element, { value, stop: () => {} });
    return show(value);
  }
  const from = before.value;
  let start = performance.now();
  element.style.setProperty('--digits', String(Math.max(minus(from).length, minus(value).length)));
  const step = () => {
    const now = performance.now();
    // What brings the difference is still on its way.
    if (isFlying()) start = now;
    else element.classList.add('is-counting');
    const share = Math.min(1, (now - start) / duration);
    show(Math.round(from + (value - from) * share));
    if (share < 1) frame = requestAnimationFrame(step);
    else stop();
  };
  // In the next frame: what brings it is only now being drawn.
  let frame = requestAnimationFrame(step);
  counting += 1;
  let stop = () => {
    stop = () => {};
    cancelAnimationFrame(frame);
    counting -= 1;
    element.classList.remove('is-counting');
    release();
  };
  counters.set(element, { value, stop: () => stop() });
}
