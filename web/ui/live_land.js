/** A small picture of a land that follows the game: painted when the page is calm, and only when the land has changed. */

import { createCache } from '../board/cache.js';
import { shownTheme } from './appearance.js';
import { forget, whenCalm } from './calm.js';
import { h } from './dom.js';
import { paintLand } from './land_picture.js';

/** @typedef {import('./land_picture.js').Land} Land */
/** @typedef {HTMLCanvasElement & {shown?: string, isInSight?: boolean, paint?: (time: number) => void}} Live */

/** Tiles are painted at these sizes only, in real pixels, and scaled a little: a land that grows needs few new bitmaps. */
const SIZES = [16, 24, 36, 54, 80];

/** Pixels of bitmaps: the lands of five, twice over. They have a store of their own and drive none of the board's away. */
const PIXELS = 1_000_000;

/** @type {import('../board/cache.js').TileCache | null} */
let cache = null;

/** The tiles of all small pictures. @returns {import('../board/cache.js').TileCache} */
function smallTiles() {
  cache ??= createCache({ pixels: PIXELS });
  const tiles = cache;
  return {
    ...tiles,
    get: (picture) => tiles.get({ ...picture, size: SIZES.find((size) => size >= picture.size) ?? picture.size }),
  };
}

/** Knows which pictures have a box on the screen; the others cost nothing. @type {ResizeObserver | null} */
let gauge = null;

/** @param {Live} canvas */
function watch(canvas) {
  gauge ??= new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) {
      const live = /** @type {Live} */ (target);
      live.isInSight = contentRect.width > 0 && contentRect.height > 0;
      repaint(live);
    }
  });
  gauge.observe(canvas);
  return () => {
    gauge?.unobserve(canvas);
    forget(canvas);
  };
}

/** @param {Live} canvas */
function repaint(canvas) {
  if (canvas.isInSight) whenCalm(canvas, (time) => canvas.paint?.(time));
}

/**
 * @param {() => Land} read the land as it is now; called only where the picture is in sight
 */
export const liveLand = (read) =>
  h('canvas.land-picture.is-filling', {
    'aria-hidden': 'true',
    mount: watch,
    update: (/** @type {Live} */ canvas) => {
      canvas.paint = (time) => paint(canvas, read(), time);
      repaint(canvas);
    },
  });

/**
 * @param {Live} canvas
 * @param {Land} land
 * @param {number} time
 */
function paint(canvas, land, time) {
  const theme = shownTheme();
  const box = {
    width: canvas.clientWidth,
    height: canvas.clientHeight,
    ratio: Math.min(2, Math.max(1, devicePixelRatio || 1)),
  };
  const shown = JSON.stringify([
    land.cells.map(({ x, y, tile, turn, inhabitants }) => [tile.id, x, y, turn, inhabitants]),
    box,
    theme,
  ]);
  if (canvas.shown === shown) return;
  const width = Math.round(box.width * box.ratio);
  const height = Math.round(box.height * box.ratio);
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  const ctx = canvas.getContext('2d');
  if (!ctx) return;
  // Until no tile is missing, stand-ins are shown.
  if (paintLand(ctx, land, box, theme, { time, cache: smallTiles() }) > 0) return repaint(canvas);
  canvas.shown = shown;
  canvas.dataset.tiles = String(land.cells.length);
}
