/** What tests and benchmarks import from the bundled page by name. The page itself does not use this module. */

export { createBoard } from './board/board.js';
export { createCache } from './board/cache.js';
export { sharedCache } from './board/tiles.js';
export { createEngine } from './engine/page/client.js';
export { importGames } from './engine/page/importing.js';
export { engineWorker } from './engine/page/spawn.js';
export { learnTiles, tileOf } from './isle/tiles.js';
