/**
 * How far each lesson has come. A lesson is no saved game: only its place in the script is stored, and the game is played
 * up to there again when it is opened. So it is in no list, no export and no lock, it cannot harm a saved game, and a
 * new version of a script never meets an old record. Losing the place costs a few taps, so localStorage is good enough.
 */

import { store, storedObject } from '../ui/storage.js';

const STORE_KEY = 'skye-lessons';

/** @typedef {{at: number, step: number, steps: number, is_done: boolean}} Progress the place in the script, as people count it, and whether the end was reached once */

/**
 * @param {unknown} value
 * @returns {value is number}
 */
const isCount = (value) => Number.isInteger(value) && Number(value) >= 0;

/**
 * @param {string} game
 * @returns {Progress | null} null when the lesson was never begun
 */
export function progressOf(game) {
  const { at, step, steps, is_done } = /** @type {Partial<Progress>} */ (storedObject(STORE_KEY)[game] ?? {});
  return isCount(at) && isCount(step) && isCount(steps) ? { at, step, steps, is_done: is_done === true } : null;
}

/**
 * @param {string} game
 * @param {Progress} progress
 */
export const storeProgress = (game, progress) => store(STORE_KEY, { ...storedObject(STORE_KEY), [game]: progress });
