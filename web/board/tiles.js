/** The bitmaps that all boards, trays and pictures of the page share. */

import { createCache } from './cache.js';

/** @type {import('./cache.js').TileCache | null} */
let cache = null;

export function sharedCache() {
  cache ??= createCache();
  return cache;
}
