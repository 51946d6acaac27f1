/** Work that nobody waits for: it is done one piece at a time while the page has nothing else to do and nothing moves. */

import { isFlying } from './motion.js';

/** What is left to do, by its owner; a later task of the same owner replaces the one before. @type {Map<object, (time: number) => void>} */
const tasks = new Map();

/** Milliseconds between two looks at a page on which something moves. */
const PAUSE = 150;

/** Milliseconds that one piece of work may take. */
const MOMENT = 8;

/** Milliseconds after which a busy page has to find the time. */
const LATEST = 500;

/** Whether the camera of the board moves, or something flies over the page. */
const isMoving = () => isFlying() || document.querySelector('.board[data-moving]') !== null;

let isWaiting = false;

/**
 * Do something as soon as the page is calm.
 * @param {object} owner
 * @param {(time: number) => void} task given the milliseconds that it may take
 */
export function whenCalm(owner, task) {
  tasks.set(owner, task);
  wait();
}

/**
 * Drop what an owner wanted to do.
 * @param {object} owner
 */
export const forget = (owner) => tasks.delete(owner);

function wait() {
  if (isWaiting) return;
  isWaiting = true;
  // Safari has no idle time.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: LATEST });
  else setTimeout(work, PAUSE);
}

/** @param {IdleDeadline} [idle] */
function work(idle) {
  isWaiting = false;
  if (isMoving()) {
    isWaiting = true;
    setTimeout(() => work(), PAUSE);
    return;
  }
  const next = tasks.entries().next().value;
  if (!next) return;
  const [owner, task] = next;
  tasks.delete(owner);
  // First, so that one that fails does not keep the others from being done.
  if (tasks.size > 0) wait();
  task(idle && !idle.didTimeout ? Math.min(MOMENT, idle.timeRemaining()) : MOMENT);
}
