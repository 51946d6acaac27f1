/**
 * A game that continues where a lesson ended: for a while every decision comes with a hint.
 *
 * Which game it is and how long it lasts is stored in localStorage, so that a reload does not end it. Losing it costs nothing:
 * the button for hints stays.
 */

import { forget, store, storedObject } from '../ui/storage.js';

const STORE_KEY = 'skye-guide';

/** @typedef {{field: string, until: number}} Guide hints come while this field of the view is below a number */

/** The last guide that was begun on this page, for a browser that stores nothing. @type {{id: string, guide: Guide} | null} */
let begun = null;

/**
 * The guide for a saved game, or null.
 * @param {string} id
 * @returns {Guide | null}
 */
export function guideFor(id) {
  if (begun?.id === id) return begun.guide;
  const { game, field, until } = storedObject(STORE_KEY);
  if (game !== id || typeof field !== 'string' || !Number.isInteger(until)) return null;
  return { field, until: Number(until) };
}

/**
 * Guide a saved game from now on, and no other.
 * @param {string} id
 * @param {Guide} guide
 */
export function keepGuide(id, { field, until }) {
  begun = { id, guide: { field, until } };
  store(STORE_KEY, { game: id, field, until });
}

export function forgetGuide() {
  begun = null;
  forget(STORE_KEY);
}

/**
 * Whether a guide still has something to say.
 * @param {Guide} guide
 * @param {object} view
 */
export const isGuiding = ({ field, until }, view) =>
  Number(/** @type {Record<string, unknown>} */ (view)[field]) < until;
