/** Pieces of the page by themselves, for those who look at it from outside: the tests and benches. The page needs no such door. */

export { createBoard } from './board/board.js';
export { createCache } from './board/cache.js';
export { sharedCache } from './board/tiles.js';
export { createEngine } from './engine/page/client.js';
export { importGames } from './engine/page/importing.js';
export { engineWorker } from './engine/page/spawn.js';
export { learnTiles, tileOf } from './isle/tiles.js';
