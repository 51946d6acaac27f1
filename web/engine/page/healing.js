/** What may be done again after the engine had to be replaced, and how often that is tried. */

// More restarts than this within the time mean that starting again does not help. Milliseconds.
const MOST_RESTARTS = 3;
const WITHIN = 60_000;

const CHANGES = new Set(['act', 'undo', 'seat_player']);
// Done twice, this would leave a second game behind. An import names its game, so it is never taken in twice.
const ONCE = new Set(['games.new', 'games.practise']);
const OPENING = new Set(['games.new', 'games.practise', 'games.open', 'games.take_over']);

/**
 * Whether a verb changes the table. Each change names its revision, so asking it again never does it twice.
 * @param {string} verb
 */
export const isChange = (verb) => CHANGES.has(verb);

/** @param {string} verb */
export const isRepeatable = (verb) => !ONCE.has(verb);

/**
 * @param {number[]} restarts moments of the earlier ones
 * @param {number} now
 */
export const mayRestart = (restarts, now) => restarts.filter((moment) => now - moment < WITHIN).length < MOST_RESTARTS;

/**
 * The stored game on the table after a call was answered.
 * @param {string | null} game
 * @param {{verb: string, args: {id?: unknown}}} call
 * @param {unknown} result
 * @returns {string | null}
 */
export function openGameAfter(game, { verb, args }, result) {
  if (OPENING.has(verb)) return /** @type {import('../shared/verbs.js').OpenedGame} */ (result).id;
  if (verb === 'open' || verb === 'load') return null;
  return verb === 'games.delete' && args.id === game ? null : game;
}
