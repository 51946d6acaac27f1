/** The games there are, each with its own room. */

import { createIsleRoom } from './isle/index.js';
import { createSkylandsRoom } from './skylands/index.js';

/** @typedef {import('./room.js').Catalogues} Catalogues */
/** @typedef {import('./room.js').GameRoom} GameRoom */

/**
 * How the room of each game is made. A room gets only what belongs to its own game, so whoever asks for a room by name
 * need not know which game it is.
 * @type {Record<string, (catalogue: Catalogues) => GameRoom>}
 */
const ROOMS = {
  isle: ({ isle }) => /** @type {GameRoom} */ (createIsleRoom(isle)),
  skylands: ({ skylands }) => /** @type {GameRoom} */ (createSkylandsRoom(skylands)),
};

/**
 * The rooms of all games whose components are known.
 * @param {Catalogues} catalogue of the games, by game
 * @returns {Record<string, GameRoom>}
 */
export const createRooms = (catalogue) =>
  Object.fromEntries(
    Object.entries(ROOMS).flatMap(([game, create]) => (catalogue[game] ? [[game, create(catalogue)]] : [])),
  );
