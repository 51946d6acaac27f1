/** From practice to the game that it was tried again from. */

/** @import {PracticeView} from '../protocol.d.ts' */
/** @typedef {import('../app.js').App} App */
/** @typedef {import('../engine/shared/verbs.js').Listed} Listed */

/**
 * The game that practice was tried again from, if it is still here.
 * @param {App} app
 * @param {PracticeView} practice
 * @returns {Listed | null}
 */
export const originalOf = ({ state }, { original }) =>
  state.games?.find(({ fingerprint, fault }) => fingerprint === original && !fault) ?? null;

/**
 * Show a game as it was at a moment.
 * @param {App} app
 * @param {string} id
 * @param {number} step
 */
export function showMoment(app, id, step) {
  app.update({ moment: { id, step } });
  app.go('replay', { id });
}
