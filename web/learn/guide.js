/**
 * A game that continues where a lesson ended: for a while every decision comes with a hint.
 *
 * Which game it is and how long it lasts is stored in localStorage, so that a reload does not end it. Losing it costs nothing:
 * the button for hints stays.
 */

const STORE_KEY = 'skye-guide';
const VERSION = 1;

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
  try {
    const { version, game, field, until } = JSON.parse(localStorage.getItem(STORE_KEY) ?? '{}');
    return version === VERSION && game === id && typeof field === 'string' && Number.isInteger(until)
      ? { field, until }
      : null;
  } catch {
    return null;
  }
}

/**
 * Guide a saved game from now on, and no other.
 * @param {string} id
 * @param {Guide} guide
 */
export function keepGuide(id, { field, until }) {
  begun = { id, guide: { field, until } };
  try {
    localStorage.setItem(STORE_KEY, JSON.stringify({ version: VERSION, game: id, field, until }));
  } catch {
    // A private window without storage: a reload ends it.
  }
}

export function forgetGuide() {
  begun = null;
  try {
    localStorage.removeItem(STORE_KEY);
  } catch {
    // There was nothing to forget.
  }
}

/**
 * Whether a guide still has something to say.
 * @param {Guide} guide
 * @param {object} view
 */
export const isGuiding = ({ field, until }, view) =>
  Number(/** @type {Record<string, unknown>} */ (view)[field]) < until;
