/** A land as a picture, drawn by the board's own painter: the end, saved games, posters, the examples of the help. */

import { paintBackground } from '../board/background.js';
import { boundsOf } from '../board/camera.js';
import { drawBoard } from '../board/draw.js';
import { sharedCache } from '../board/tiles.js';
import { shownTheme } from './appearance.js';
import { h } from './dom.js';

/** @typedef {import('../board/art/palette.js').Theme} Theme */
/** @typedef {import('../board/scene.js').Scene} Scene */
/** @typedef {Pick<Scene, 'game' | 'cells' | 'bounds'> & Partial<Pick<Scene, 'ghost' | 'outlines' | 'grid'>>} Land what lies where, and who lives there */
/** @typedef {{width: number, height: number, ratio: number}} Box CSS pixels, and real pixels per CSS pixel */
/** @typedef {HTMLCanvasElement & {isSeen?: boolean, shown?: string, paint?: () => void}} Painted */

/** Room around the land, in cells, for its frame and shadow. */
const RIM = 0.12;

/** The frame of a board with a fixed number of squares is at least that wide, in CSS pixels. */
const FRAME = 7;

/** A tile of a small land is not shown larger than this, in CSS pixels. */
const LARGEST_CELL = 200;

/** How long one go at the tiles may take, in milliseconds; stand-ins show the others until it is their turn. */
const MOMENT = 12;

/** Pictures are painted when they come into sight, so that a long page opens immediately. @type {IntersectionObserver | null} */
let eye = null;

/** Pictures that fill a box are painted again when its size changes. @type {ResizeObserver | null} */
let gauge = null;

/** @param {Painted} canvas */
function watch(canvas) {
  eye ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) look(target);
    },
    { rootMargin: '200px' },
  );
  gauge ??= new ResizeObserver((entries) => {
    for (const { target } of entries) if (/** @type {Painted} */ (target).isSeen) look(target);
  });
  eye.observe(canvas);
  gauge.observe(canvas);
  return () => {
    eye?.unobserve(canvas);
    gauge?.unobserve(canvas);
  };
}

/** @param {Element} target */
function look(target) {
  const canvas = /** @type {Painted} */ (target);
  canvas.isSeen = true;
  canvas.paint?.();
}

/**
 * A land on a canvas. With `cell`, a tile has that width in CSS pixels, and the picture the size of the land; without, the
 * picture fills the box that the style sheet gives it, and the land is as large as fits.
 * @param {Land} land
 * @param {{label?: string, cell?: number}} [options] `label`: what the picture shows, in words; without, screen readers skip it
 */
export function landPicture(land, { label = '', cell = 0 } = {}) {
  const size = sizeOf(land);
  const width = Math.round(size.across * cell);
  const height = Math.round(size.down * cell);
  const shows = JSON.stringify([
    land.cells.map(({ x, y, tile, turn, inhabitants }) => [tile.id, x, y, turn, inhabitants]),
    land.ghost && [land.ghost.tile.id, land.ghost.x, land.ghost.y, land.ghost.turn],
    land.outlines,
  ]);
  /** @param {Painted} canvas */
  const paint = (canvas) => {
    const theme = shownTheme();
    const ratio = Math.min(2, Math.max(1, devicePixelRatio || 1));
    const box = { width: width || canvas.clientWidth, height: height || canvas.clientHeight, ratio };
    const shown = `${shows} ${box.width} ${box.height} ${ratio} ${theme}`;
    if (canvas.shown === shown || box.width === 0 || box.height === 0) return;
    canvas.shown = shown;
    canvas.width = Math.round(box.width * ratio);
    canvas.height = Math.round(box.height * ratio);
    const ctx = canvas.getContext('2d');
    const go = () => {
      if (ctx && canvas.shown === shown && paintLand(ctx, land, box, theme, { time: MOMENT }) > 0) setTimeout(go);
    };
    go();
  };
  return h('canvas.land-picture', {
    class: cell ? '' : 'is-filling',
    role: label ? 'img' : null,
    'aria-label': label || null,
    'aria-hidden': label ? null : 'true',
    style: cell ? { width: `${width}px`, 'aspect-ratio': `${width} / ${height}` } : {},
    mount: watch,
    update: (/** @type {Painted} */ canvas) => {
      canvas.paint = () => paint(canvas);
      // One that was painted follows the land, the theme and the language.
      if (canvas.isSeen) paint(canvas);
    },
  });
}

/**
 * Paints a land over a whole context, as large as fits, in the middle.
 * @param {CanvasRenderingContext2D} ctx
 * @param {Land} land
 * @param {Box} box
 * @param {Theme} theme
 * @param {{time?: number, cache?: import('../board/cache.js').TileCache}} [options] `time`: how long tiles may be painted, in milliseconds
 * @returns {number} how many tiles are missing and were drawn from stand-ins
 */
export function paintLand(ctx, land, box, theme, { time = Infinity, cache = sharedCache() } = {}) {
  const { across, down, x, y } = sizeOf(land);
  const frame = land.bounds ? FRAME * 2 : 0;
  const most = Math.min(
    LARGEST_CELL,
    box.width / across,
    box.height / down,
    (box.width - frame) / (across - RIM * 2),
    (box.height - frame) / (down - RIM * 2),
  );
  // Whole real pixels, so that bitmaps are copied and not scaled.
  const scale = Math.max(1, Math.floor(most * box.ratio)) / box.ratio;
  cache.startFrame(time);
  const scene = { ghost: null, outlines: [], grid: false, ...land, theme, legal: [], last: null };
  return drawBoard(ctx, scene, { x, y, scale, width: box.width, height: box.height }, cache, { ratio: box.ratio })
    .length;
}

/**
 * A land on a canvas of its own, in the light of day, for a picture that leaves the page.
 * @param {Land} land
 * @param {number} width
 * @param {number} height
 */
export function landSheet(land, width, height) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const ctx = canvas.getContext('2d');
  if (ctx) paintLand(ctx, land, { width, height, ratio: 1 }, 'light');
  return canvas;
}

/**
 * Paints the ground of a game's board over a whole context, in the light of day.
 * @param {CanvasRenderingContext2D} ctx
 * @param {Land} land
 */
export const paintPaper = (ctx, { game }) => paintBackground(ctx, game, 'light');

/**
 * The size of a land with its rim, and its middle, in cells.
 * @param {Land} land
 */
function sizeOf({ bounds: fixed, cells, ghost }) {
  const bounds = fixed ?? boundsOf([...cells, ...(ghost ? [ghost] : [])]) ?? { x0: 0, y0: 0, x1: 0, y1: 0 };
  return {
    across: bounds.x1 - bounds.x0 + 1 + RIM * 2,
    down: bounds.y1 - bounds.y0 + 1 + RIM * 2,
    x: (bounds.x0 + bounds.x1 + 1) / 2,
    y: (bounds.y0 + bounds.y1 + 1) / 2,
  };
}
