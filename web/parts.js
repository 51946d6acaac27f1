/** Pieces of the page by themselves, for those who look at it from outside: the tests and benches. The page needs no such door. */

export { createBoard } from './board/board.js';
export { createCache } from './board/cache.js';
export { sharedCache } from './board/tiles.js';
export { createEngine } from './engine/client.js';
export { importGames } from './engine/importing.js';
export { engineWorker } from './engine/spawn.js';
export { learnTiles, tileOf } from './isle/tiles.js';
