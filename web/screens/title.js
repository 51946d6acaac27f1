/** What the tab and the list of open windows call each screen. */

import { t } from '../i18n/index.js';

/** @typedef {import('../app.js').State} State */

/** @type {Record<string, (state: State, games: readonly string[]) => string | null>} */
const TITLES = {
  setup: ({ screen }, games) => t(`game-${games.includes(screen.args.id ?? '') ? screen.args.id : 'isle'}`),
  games: () => t('start-games'),
  // Once the game is there.
  table: ({ table }) => table && t(`game-${table.situation.game}`),
  end: () => t('end-title'),
  replay: () => t('replay'),
};

/**
 * @param {State} state
 * @param {readonly string[]} games the names of all games
 * @returns {string}
 */
export function screenTitle(state, games) {
  return [TITLES[state.screen.name]?.(state, games), t('title')].filter(Boolean).join(' · ');
}
