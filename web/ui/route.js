/**
 * Addresses inside the page: `#table/4f…`, `#setup/isle`, `#start`. A fragment comes from outside, so it is parsed in this
 * one place: whatever it holds, the result is a screen that exists, and an id that could be one of that screen.
 */

/** @typedef {{name: string, args: {id?: string}}} Route */

/** Screens that stand on an open table, named by the id of its game. */
export const TABLE_SCREENS = Object.freeze(['table', 'end', 'replay']);

/** A saved game has an id of this form; it becomes a key of the storage and part of the name of a lock. */
const GAME_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Puzzles are named by their game and numbers, or as one's own. */
const PUZZLE_ID = /^[a-z]{3,9}(?:-[0-9]{1,6}){1,2}$/;

const START = 'start';

/**
 * @param {object} known
 * @param {readonly string[]} known.screens
 * @param {readonly string[]} known.games
 * @param {(id: string) => string | null} known.lessonGame the game whose lesson an id names, or null
 * @returns {{parse: (hash: string) => Route, format: (name: string, args: Route['args']) => string}}
 */
export function createRoutes({ screens, games, lessonGame }) {
  /**
   * @param {string} screen
   * @param {string} id
   */
  function isIdOf(screen, id) {
    if (screen === 'setup') return games.includes(id);
    if (screen === 'puzzles') return PUZZLE_ID.test(id);
    if (!TABLE_SCREENS.includes(screen) || !GAME_ID.test(id)) return false;
    const game = lessonGame(id);
    return game === null || games.includes(game);
  }

  return {
    parse(hash) {
      const [name = '', ...rest] = hash.replace(/^#/, '').split('/');
      if (!screens.includes(name)) return { name: START, args: {} };
      const id = rest.length === 1 ? decoded(rest[0] ?? '') : '';
      if (isIdOf(name, id)) return { name, args: { id } };
      // A table needs an id; other screens can do without.
      return { name: TABLE_SCREENS.includes(name) && rest.length > 0 ? START : name, args: {} };
    },
    format: (name, { id }) => `#${name}${id ? `/${encodeURIComponent(id)}` : ''}`,
  };
}

/**
 * @param {string} text
 * @returns {string} the empty string when its escapes are broken
 */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
