/** The screens by name; the name is also what stands in the address. */

import { endScreen } from './end.js';
import { gamesScreen } from './games.js';
import { puzzlesScreen } from './puzzles.js';
import { replayScreen } from './replay.js';
import { setupScreen } from './setup.js';
import { startScreen } from './start.js';
import { tableScreen } from './table.js';

/** @type {Record<string, (app: import('../app.js').App) => import('../app.js').Screen>} */
export const SCREENS = {
  start: startScreen,
  setup: setupScreen,
  games: gamesScreen,
  table: tableScreen,
  end: endScreen,
  replay: replayScreen,
  puzzles: puzzlesScreen,
};
