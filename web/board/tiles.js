/** Single tiles as elements of the page: in a tray, in an offer, under a finger. */

import { createCache } from './cache.js';

/** @typedef {import('./art/palette.js').Theme} Theme */
/** @typedef {import('./cache.js').TileCache} TileCache */
/** @typedef {import('./scene.js').Inhabitant} Inhabitant */
/** @typedef {import('./scene.js').Tile} Tile */

/** @type {TileCache | null} */
let cache = null;

/**
 * The bitmaps all boards and trays of the page share.
 * @returns {TileCache}
 */
export function sharedCache() {
  cache ??= createCache();
  return cache;
}

/**
 * A tile as a canvas element of a size in CSS pixels, sharp on the present screen, hidden from screen readers.
 * @param {Tile} tile
 * @param {number} cssSize
 * @param {Theme} theme
 * @param {number} [turn]
 * @param {readonly (Inhabitant | null)[]} [inhabitants]
 * @returns {HTMLCanvasElement}
 */
function tileCanvas(tile, cssSize, theme, turn = 0, inhabitants = undefined) {
  const ratio = Math.min(3, Math.max(1, globalThis.devicePixelRatio || 1));
  const size = Math.round(cssSize * ratio);
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  canvas.style.width = `${cssSize}px`;
  canvas.style.height = `${cssSize}px`;
  canvas.setAttribute('aria-hidden', 'true');
  const ctx = canvas.getContext('2d');
  if (ctx) {
    const tiles = sharedCache();
    tiles.startFrame(Infinity);
    ctx.imageSmoothingQuality = 'high';
    ctx.drawImage(tiles.get({ tile, turn, size, theme, inhabitants }).bitmap, 0, 0, size, size);
  }
  return canvas;
}

/**
 * A tile lifted off the table, to be moved with its `transform`.
 * @param {Tile} tile
 * @param {number} turn
 * @param {number} cssSize
 * @param {Theme} theme
 * @returns {HTMLCanvasElement}
 */
export function carriedTile(tile, turn, cssSize, theme) {
  const canvas = tileCanvas(tile, cssSize, theme, turn);
  Object.assign(canvas.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    zIndex: '1000',
    pointerEvents: 'none',
    borderRadius: '6px',
    boxShadow: '0 10px 26px rgb(0 0 0 / 0.45)',
    opacity: '0.95',
  });
  return canvas;
}
