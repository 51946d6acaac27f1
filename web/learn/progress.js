/**
 * How far each lesson has come. A lesson is no saved game: only its place in the script is stored, and the game is played
 * up to there again when it is opened. So it is in no list, no export and no lock, it cannot harm a saved game, and a
 * new version of a script never meets an old record. Losing the place costs a few taps, so localStorage is good enough.
 */

const STORE_KEY = 'skye-lessons';

/** @typedef {{at: number, step: number, steps: number, is_done: boolean}} Progress the place in the script, as people count it, and whether the end was reached once */

/** @returns {Record<string, Progress>} */
function stored() {
  try {
    const all = JSON.parse(localStorage.getItem(STORE_KEY) ?? '{}');
    return all !== null && typeof all === 'object' ? all : {};
  } catch {
    return {};
  }
}

/**
 * @param {string} game
 * @returns {Progress | null} null when the lesson was never begun
 */
export function progressOf(game) {
  const found = Object.hasOwn(stored(), game) ? stored()[game] : null;
  const isWhole =
    found && [found.at, found.step, found.steps].every((number) => Number.isInteger(number) && number >= 0);
  return isWhole ? { at: found.at, step: found.step, steps: found.steps, is_done: found.is_done === true } : null;
}

/**
 * @param {string} game
 * @param {Progress} progress
 */
export function keepProgress(game, progress) {
  try {
    localStorage.setItem(STORE_KEY, JSON.stringify({ ...stored(), [game]: progress }));
  } catch {
    // A private window without storage: the lesson starts again next time.
  }
}
