/** What the tab and the list of open windows call each screen. */

import { t } from '../i18n/index.js';
import { ROOMS } from '../rooms.js';

/** @typedef {import('../app.js').State} State */

/** @type {Record<string, (state: State) => string | null>} */
const TITLES = {
  setup: ({ screen }) => t(`game-${Object.hasOwn(ROOMS, screen.args.id ?? '') ? screen.args.id : 'isle'}`),
  games: () => t('start-games'),
  // Once the game is there.
  table: ({ table }) => table && t(`game-${table.situation.game}`),
  end: () => t('end-title'),
  replay: () => t('replay'),
};

/**
 * @param {State} state
 * @returns {string}
 */
export function screenTitle(state) {
  return [TITLES[state.screen.name]?.(state), t('title')].filter(Boolean).join(' · ');
}
