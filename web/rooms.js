/** The games there are, each with its own room. */

import { createIsleRoom } from './isle/index.js';
import { createSkylandsRoom } from './skylands/index.js';

/** How the room of each game is made. @type {Record<string, (catalogue: any) => import('./room.js').GameRoom>} */
const ROOMS = { isle: createIsleRoom, skylands: createSkylandsRoom };

/** The names of all games. */
export const GAMES = Object.keys(ROOMS);

/**
 * The rooms of all games whose components are known.
 * @param {any} catalogue of the games, by game
 * @returns {Record<string, import('./room.js').GameRoom>}
 */
export const createRooms = (catalogue) =>
  Object.fromEntries(
    Object.entries(ROOMS).flatMap(([game, create]) => (catalogue[game] ? [[game, create(catalogue[game])]] : [])),
  );
