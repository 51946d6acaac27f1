/** Small pictures among the words: clan emblems, symbols, tiles. Painted by the board's own art, shown on canvases. */

import { emblems } from '../board/art/emblems.js';
import { paintIcon } from '../board/art/icons.js';
import { paletteOf } from '../board/art/palette.js';
import { draw } from '../board/art/pen.js';
import { scroll, symbols } from '../board/art/symbols.js';
import { sharedCache } from '../board/tiles.js';
import { shownTheme } from './appearance.js';
import { h } from './dom.js';

/**
 * @typedef {import('../board/art/palette.js').Theme} Theme
 * @typedef {{turn?: number, size?: number, label?: string, isLate?: boolean}} PictureOptions `isLate`: the words need not wait for it
 */

/**
 * A canvas that is repainted only when what it shows, its size or the theme changes.
 * @param {string} shows
 * @param {number} size CSS pixels
 * @param {(ctx: CanvasRenderingContext2D, size: number, theme: Theme) => void} paint in real pixels
 * @param {Record<string, unknown>} props
 * @param {boolean} [isLate] whether the words need not wait for it
 */
function picture(shows, size, paint, props, isLate = false) {
  return h('canvas', {
    ...props,
    'aria-hidden': props['aria-label'] ? null : 'true',
    role: props['aria-label'] ? 'img' : null,
    update: (/** @type {HTMLCanvasElement & {shown?: string}} */ canvas) => {
      const theme = shownTheme();
      const pixels = Math.round(size * Math.min(3, devicePixelRatio || 1));
      const shown = `${shows} ${pixels} ${theme}`;
      if (canvas.shown === shown) return;
      canvas.shown = shown;
      canvas.width = pixels;
      canvas.height = pixels;
      const show = () => {
        const ctx = canvas.shown === shown ? canvas.getContext('2d') : null;
        if (ctx) paint(ctx, pixels, theme);
      };
      if (isLate) paintLater(show);
      else show();
    },
  });
}

/** Pictures that may come a moment after the words. @type {(() => void)[]} */
const waiting = [];

/**
 * One after the other, with time for everything else in between.
 * @param {() => void} paint
 */
function paintLater(paint) {
  waiting.push(paint);
  if (waiting.length === 1) setTimeout(paintNext);
}

function paintNext() {
  const paint = waiting.shift();
  // First, so that one that fails does not keep the others from being painted.
  if (waiting.length > 0) setTimeout(paintNext);
  paint?.();
}

/**
 * A clan's emblem on its colour.
 * @param {string} clan
 * @param {number} [size] CSS pixels it is painted for; the style sheet scales it
 */
export const emblem = (clan, size = 40) =>
  picture(
    `emblem ${clan}`,
    size,
    (ctx, pixels, theme) => paintEmblem(ctx, clan, pixels / 2, pixels / 2, pixels, theme),
    {
      class: 'emblem',
    },
  );

/**
 * Paints a clan's emblem around a point.
 * @param {CanvasRenderingContext2D} ctx
 * @param {string} clan
 * @param {number} x
 * @param {number} y
 * @param {number} pixels its width
 * @param {Theme} theme
 */
export function paintEmblem(ctx, clan, x, y, pixels, theme) {
  const { colour, dark: shade, emblem: drawing } = emblems[/** @type {keyof typeof emblems} */ (clan)] ?? emblems.white;
  ctx.beginPath();
  ctx.arc(x, y, pixels * 0.47, 0, Math.PI * 2);
  ctx.fillStyle = colour;
  ctx.fill();
  ctx.lineWidth = pixels * 0.06;
  ctx.strokeStyle = shade;
  ctx.stroke();
  draw(ctx, drawing, x, y, pixels * 0.58, paletteOf(theme));
}

/**
 * A symbol as it stands on tiles.
 * @param {string} name
 * @param {number} [size]
 */
export function symbol(name, size = 24) {
  const drawing = name.startsWith('scroll-')
    ? scroll(name.slice('scroll-'.length))
    : symbols[/** @type {keyof typeof symbols} */ (name)];
  return picture(
    `symbol ${name}`,
    size,
    (ctx, pixels, theme) => {
      if (drawing) draw(ctx, drawing, pixels / 2, pixels / 2, pixels * 0.84, paletteOf(theme), { halo: 3 });
    },
    { class: 'symbol' },
  );
}

/**
 * A tile of Isle of Skye, as on the board.
 * @param {import('../board/scene.js').IsleTile} tile
 * @param {PictureOptions} [options]
 */
export function islePicture(tile, options = {}) {
  return tilePicture('isle', tile, options);
}

/**
 * A tile of Skylands, as on the board.
 * @param {import('../board/scene.js').SkylandsTile} tile
 * @param {PictureOptions} [options]
 */
export function skylandsPicture(tile, options = {}) {
  return tilePicture('skylands', tile, options);
}

/**
 * A tile from the bitmaps that boards and trays share, so that the same tile on the next panel costs nothing.
 * @param {string} game
 * @param {import('../board/scene.js').Tile} tile
 * @param {PictureOptions} options
 */
function tilePicture(game, tile, { turn = 0, size = 96, label = '', isLate = false }) {
  return picture(
    `${game} ${tile.id} ${turn}`,
    size,
    (ctx, pixels, theme) => {
      const tiles = sharedCache();
      tiles.startFrame(Infinity);
      ctx.drawImage(tiles.get({ tile, turn, size: pixels, theme }).bitmap, 0, 0, pixels, pixels);
    },
    { class: 'tile-picture', 'aria-label': label || null },
    isLate,
  );
}

/**
 * One of the small pictures of `ICON_NAMES`.
 * @param {string} name
 * @param {number} [size]
 * @param {string} [className]
 */
export function iconPicture(name, size = 24, className = 'symbol') {
  return picture(`icon ${name}`, size, (ctx, pixels, theme) => paintIcon(ctx, name, pixels, theme), {
    class: className,
  });
}
