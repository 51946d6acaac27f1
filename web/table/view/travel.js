/** Coins and points on their way between the seats, the tiles, the land and the bank. */

import { h } from '../../ui/dom.js';
import { fly, showArrived } from '../../ui/motion.js';

/** @typedef {import('../../app.js').App} App */
/** @typedef {import('../../room.js').Travel} Travel */
/** @typedef {import('../../room.js').Place} Place */
/** @typedef {import('../../ui/motion.js').Box} Box */

/**
 * Things that travel once, when this is first drawn.
 * @param {App} app
 * @param {string} key another key is another journey
 * @param {Travel[]} travels
 */
export const journey = (app, key, travels) =>
  travels.length > 0 && h('span', { key: `travels-${key}`, hidden: true, mount: () => depart(app, key, travels) });

/** The journey that was made last: coming back to the table does not make it again. */
let made = '';

/**
 * @param {App} app
 * @param {string} key
 * @param {Travel[]} travels
 */
function depart(app, key, travels) {
  const { motion } = app.state;
  if (key === made) return () => {};
  made = key;
  const plan = (shown = travels) =>
    shown.flatMap(({ thing, from, to }, order) => {
      const [start, end] = [boxOf(app, from), boxOf(app, to)];
      return start && end ? [{ thing, from: start, to: end, order }] : [];
    });
  if (motion.is_reduced) {
    // What is written nowhere else is shown without movement.
    const news = travels.filter(({ isNews }) => isNews);
    if (news.length) showArrived(() => plan(news));
    return () => {};
  }
  return fly(plan, motion, () => !app.state.table?.is_asking && app.board?.isSettled() !== false);
}

/**
 * Where a place is on the screen; the first of its elements that is shown.
 * @param {App} app
 * @param {Place} place
 * @returns {Box | null}
 */
function boxOf(app, place) {
  if ('cell' in place) {
    const corner = app.board?.screenOf(...place.cell);
    const land = document.querySelector('.board')?.getBoundingClientRect();
    if (!corner || !land) return null;
    // What lies outside the view comes from its edge.
    const left = Math.max(land.left, Math.min(corner.x, land.right - corner.size));
    const top = Math.max(land.top, Math.min(corner.y, land.bottom - corner.size));
    return { left, top, width: corner.size, height: corner.size };
  }
  for (const selector of selectorsOf(place)) {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (box?.width) return box;
  }
  return null;
}

/**
 * @param {Exclude<Place, {cell: unknown}>} place
 * @returns {string[]}
 */
function selectorsOf(place) {
  if ('bank' in place) return ['.table-head'];
  if ('land' in place) return ['.board'];
  if ('row' in place) return [`.ceremony-row[data-seat="${place.row}"] .ceremony-gain`];
  if ('total' in place) return [`.seat[data-seat="${place.total}"] .seat-points`, `.seat[data-seat="${place.total}"]`];
  return [`.seat[data-seat="${place.purse}"] .fact-gold`, `.seat[data-seat="${place.purse}"] .seat-emblem`];
}
