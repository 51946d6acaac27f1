/** A piece of land as a picture, drawn by the board's own painter: the examples of the help. */

import { boundsOf } from '../board/camera.js';
import { drawBoard } from '../board/draw.js';
import { sharedCache } from '../board/tiles.js';
import { shownTheme } from '../ui/appearance.js';
import { h } from '../ui/dom.js';

/** @typedef {import('../board/scene.js').Scene} Scene */
/** @typedef {HTMLCanvasElement & {shown?: string, paint?: () => void}} Painted */

/** Room around the land, in cells, for its frame and shadow. */
const RIM = 0.12;

/** Pictures are painted when they come into sight, so that a long page opens at once. @type {IntersectionObserver | null} */
let eye = null;

function watched() {
  eye ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) /** @type {Painted} */ (target).paint?.();
    },
    { rootMargin: '200px' },
  );
  return eye;
}

/**
 * @param {Omit<Scene, 'theme' | 'legal' | 'last'>} land
 * @param {string} label what the picture shows, in words
 * @param {number} [cell] the width of a tile in CSS pixels
 */
export function landPicture(land, label, cell = 84) {
  const bounds = land.bounds ??
    boundsOf([...land.cells, ...(land.ghost ? [land.ghost] : [])]) ?? { x0: 0, y0: 0, x1: 0, y1: 0 };
  const across = bounds.x1 - bounds.x0 + 1 + RIM * 2;
  const down = bounds.y1 - bounds.y0 + 1 + RIM * 2;
  const width = Math.round(across * cell);
  const height = Math.round(down * cell);
  const shows = JSON.stringify([
    land.cells.map(({ x, y, tile, turn, inhabitants }) => [tile.id, x, y, turn, inhabitants]),
    land.ghost && [land.ghost.tile.id, land.ghost.x, land.ghost.y, land.ghost.turn],
    land.outlines,
  ]);
  /** @param {Painted} canvas */
  const paint = (canvas) => {
    const theme = shownTheme();
    const ratio = Math.min(2, Math.max(1, devicePixelRatio || 1));
    const shown = `${shows} ${ratio} ${theme}`;
    if (canvas.shown === shown) return;
    canvas.shown = shown;
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    const ctx = canvas.getContext('2d');
    if (!ctx) return;
    const cache = sharedCache();
    cache.startFrame(Infinity);
    const camera = {
      x: (bounds.x0 + bounds.x1 + 1) / 2,
      y: (bounds.y0 + bounds.y1 + 1) / 2,
      scale: cell,
      width,
      height,
    };
    drawBoard(ctx, { ...land, theme, legal: [], last: null }, camera, cache, { ratio });
  };
  return h('canvas.land-picture', {
    role: 'img',
    'aria-label': label,
    style: { width: `${width}px`, 'aspect-ratio': `${width} / ${height}` },
    mount: (/** @type {Painted} */ canvas) => {
      watched().observe(canvas);
      return () => watched().unobserve(canvas);
    },
    update: (/** @type {Painted} */ canvas) => {
      canvas.paint = () => paint(canvas);
      // One that was painted follows the theme and the language.
      if (canvas.shown) paint(canvas);
    },
  });
}

/**
 * A picture with its sentence.
 * @param {string} key
 * @param {import('../ui/dom.js').Child} picture
 * @param {import('../ui/dom.js').Child} words
 * @param {'yes' | 'no' | ''} [verdict] whether what is shown is allowed
 */
export const example = (key, picture, words, verdict = '') =>
  h(
    'figure',
    { key, class: `example${verdict ? ` is-${verdict}` : ''}` },
    picture,
    h(
      'figcaption',
      verdict && h('b.example-mark', { 'aria-hidden': 'true' }, verdict === 'yes' ? '✓' : '✗'),
      h('span', words),
    ),
  );

/** The colour around what is not allowed. */
export const WRONG = '#d3362d';
