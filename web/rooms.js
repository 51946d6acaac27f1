/** The games there are, each with its own room. */

import { createIsleRoom } from './isle/index.js';
import { createSkylandsRoom } from './skylands/index.js';

/** @typedef {import('./room.js').GameRoom} GameRoom */

/** How the room of each game is made. */
const ROOMS = { isle: createIsleRoom, skylands: createSkylandsRoom };

/** The names of all games. */
export const GAMES = Object.keys(ROOMS);

/**
 * The rooms of all games whose components are known.
 * @param {import('./room.js').Catalogues} catalogue of the games, by game
 * @returns {Record<string, GameRoom>}
 */
export function createRooms(catalogue) {
  // Each room gets only what belongs to its own game, so whoever asks for a room by name need not know which game it is.
  const makers = /** @type {[string, (catalogue: unknown) => GameRoom][]} */ (
    /** @type {unknown} */ (Object.entries(ROOMS))
  );
  return Object.fromEntries(
    makers.flatMap(([game, create]) => (catalogue[game] ? [[game, create(catalogue[game])]] : [])),
  );
}
