/** What the tab and the list of open windows call each screen. */

import { t } from '../i18n/index.js';
import { gameToSetUp } from './draft.js';

/** @typedef {import('../app.js').State} State */

/** @type {Record<string, (state: State) => string | null>} */
const TITLES = {
  setup: (state) => t(`game-${gameToSetUp(state)}`),
  games: () => t('start-games'),
  // Once the game is there.
  table: ({ table }) => table && t(`game-${table.situation.game}`),
  end: () => t('end-title'),
  replay: () => t('replay'),
  puzzles: () => t('puzzles'),
};

/** @param {State} state */
export const screenTitle = (state) => [TITLES[state.screen.name]?.(state), t('title')].filter(Boolean).join(' · ');
