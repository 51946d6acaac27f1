/** Painted tiles stored as bitmaps: one per tile, turn, zoom step, theme and decoration; the least recently used is dropped first. */

import { blankBitmap } from './art/bitmap.js';
import { paintIsleTile } from './art/isle/tile.js';
import { paintSkylandsTile } from './art/skylands/tile.js';

/** @typedef {import('./art/bitmap.js').Bitmap} Bitmap */
/** @typedef {import('./art/palette.js').Theme} Theme */
/** @typedef {import('./scene.js').Inhabitant} Inhabitant */
/** @typedef {import('./scene.js').IsleTile} IsleTile */
/** @typedef {import('./scene.js').SkylandsTile} SkylandsTile */
/** @typedef {import('./scene.js').Tile} Tile */

/** A tile is painted at exactly its size in real pixels, one step per pixel, but never larger than this. */
export const LARGEST = 512;

/** The largest number of bitmaps, however small: the tiles of a table for five, in the tray and on the board. */
const MOST_BITMAPS = 300;

/** How long tiles are painted ahead without a pause, in milliseconds; a tap waits no longer than that. */
const MOMENT = 12;

/** The size painted immediately when nothing is there yet: cheap enough for a frame. */
const SKETCH = 64;

/**
 * @typedef {object} Picture what is asked of the cache
 * @property {Tile} tile
 * @property {number} turn
 * @property {number} size in real pixels on the screen
 * @property {Theme} theme
 * @property {readonly (Inhabitant | null)[] | undefined} [inhabitants]
 */

/** @typedef {{ bitmap: Bitmap, sharp: boolean }} Found `sharp` is false for a stand-in of another size */

/**
 * Copying a bitmap pixel by pixel is more than ten times quicker than scaling it (software raster, 40 tiles at iPad
 * resolution: 1.7 against 22 ms), so every size has its own.
 * @typedef {object} TileCache
 * @property {(picture: Picture) => Found} get paints when there is time left in the frame, else gives a stand-in
 * @property {(milliseconds: number) => void} startFrame sets how long this frame may paint; 0 while zooming, when every size is gone at once
 * @property {(picture: Picture) => boolean} prepare paints for a moment at what is not there yet; false when it is there
 * @property {() => number} count
 */

/** @typedef {(ctx: import('./art/pen.js').Context, picture: Picture, size: number) => Iterator<void, void>} Painter step by step */
/** @typedef {{ key: string, bitmap: Bitmap, steps: Iterator<void, void> }} Painting one that is not finished */

/**
 * @param {{ pixels?: number, paint?: Painter, now?: () => number, blank?: typeof blankBitmap }} [options] pixels: how many to keep at most
 * @returns {TileCache}
 */
export function createCache({
  pixels: limit = 20_000_000,
  paint = paintTile,
  now = () => performance.now(),
  blank = blankBitmap,
} = {}) {
  /** @type {Map<string, Bitmap>} */
  const bitmaps = new Map();
  /** @type {Map<string, number[]>} */
  const sizes = new Map();
  let pixels = 0;
  let deadline = Infinity;

  /** What spare moments are painting. @type {Painting | null} */
  let begun = null;

  /** @param {string} key @param {Picture} picture @param {number} size @returns {Painting} */
  const begin = (key, picture, size) => {
    if (begun?.key === key) return begun;
    const { bitmap, ctx } = blank(size, size);
    return { key, bitmap, steps: paint(ctx, picture, size) };
  };

  /** @param {string} name @param {Picture} picture @param {number} size */
  const add = (name, picture, size) => {
    const key = `${name}@${size}`;
    const painting = begin(key, picture, size);
    while (!painting.steps.next().done);
    return keep(name, painting, size);
  };

  /** @param {string} name @param {Painting} painting @param {number} size */
  const keep = (name, painting, size) => {
    const { key, bitmap } = painting;
    if (begun === painting) begun = null;
    bitmaps.set(key, bitmap);
    sizes.set(name, [...(sizes.get(name) ?? []).filter((other) => other !== size), size]);
    pixels += size * size;
    for (const [oldest, old] of bitmaps) {
      if ((pixels <= limit && bitmaps.size <= MOST_BITMAPS) || oldest === key) break;
      bitmaps.delete(oldest);
      pixels -= old.width * old.height;
      const owner = oldest.slice(0, oldest.lastIndexOf('@'));
      const others = (sizes.get(owner) ?? []).filter((other) => other !== old.width);
      if (others.length > 0) sizes.set(owner, others);
      else sizes.delete(owner);
    }
    return bitmap;
  };

  /**
   * The bitmap of the same tile whose size is nearest.
   * @param {string} name
   * @param {number} size
   */
  const standInOf = (name, size) => {
    const [nearest] = [...(sizes.get(name) ?? [])].sort(
      (first, second) => Math.abs(first - size) - Math.abs(second - size),
    );
    return nearest === undefined ? undefined : touch(`${name}@${nearest}`);
  };

  /** @param {string} key */
  const touch = (key) => {
    const bitmap = bitmaps.get(key);
    if (bitmap) {
      bitmaps.delete(key);
      bitmaps.set(key, bitmap);
    }
    return bitmap;
  };

  return {
    get(picture) {
      const name = nameOf(picture);
      const size = stepFor(picture.size);
      const known = touch(`${name}@${size}`);
      if (known) return { bitmap: known, sharp: true };
      if (now() < deadline) return { bitmap: add(name, picture, size), sharp: true };
      const standIn = standInOf(name, size);
      return { bitmap: standIn ?? add(name, picture, SKETCH), sharp: false };
    },
    prepare(picture) {
      const name = nameOf(picture);
      const size = stepFor(picture.size);
      const key = `${name}@${size}`;
      if (bitmaps.has(key)) return false;
      begun = begin(key, picture, size);
      const end = now() + MOMENT;
      let isDone = false;
      while (!isDone && now() < end) isDone = Boolean(begun.steps.next().done);
      if (isDone) keep(name, begun, size);
      return true;
    },
    startFrame(milliseconds) {
      deadline = now() + milliseconds;
    },
    count: () => bitmaps.size,
  };
}

/**
 * The size a tile is painted at for a size on the screen.
 * @param {number} size
 * @returns {number}
 */
export function stepFor(size) {
  return Math.min(LARGEST, Math.max(16, Math.round(size)));
}

/**
 * @param {Picture} picture
 * @returns {string}
 */
function nameOf(picture) {
  const people = picture.inhabitants?.map((who) => (who ? who[0] : '-')).join('') ?? '';
  return `${'centre' in picture.tile ? 'isle' : 'skylands'}/${picture.tile.id}/${picture.tile.edges}/${picture.turn}/${picture.theme}/${people}`;
}

/**
 * Paints a tile of either game, step by step.
 * @param {import('./art/pen.js').Context} ctx
 * @param {Picture} picture
 * @param {number} size
 */
function paintTile(ctx, picture, size) {
  const { tile, theme, turn } = picture;
  if ('centre' in tile) return paintIsleTile(ctx, tile, size, theme, turn);
  return paintSkylandsTile(ctx, tile, size, theme, turn, picture.inhabitants ?? []);
}
