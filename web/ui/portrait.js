/** Portraits of characters among the words. How they are drawn is loaded when the first one is shown. */

import { preloadLater } from '../engine/page/own.js';
import { shownTheme } from './appearance.js';
import { h } from './dom.js';
import { emblem } from './pictures.js';

/** @typedef {typeof import('../board/art/portraits/index.js').paintPortrait} Paint */
/** @typedef {HTMLCanvasElement & {shown?: string}} Painted */

/** @type {Paint | null} */
let paint = null;
/** @type {Promise<Paint> | null} */
let coming = null;

async function load() {
  preloadLater();
  ({ paintPortrait: paint } = await import('../board/art/portraits/index.js'));
  return paint;
}

/**
 * A picture of a character; its name stands beside it in words.
 * @param {string} character
 * @param {number} [size] CSS pixels it is painted for; the style sheet scales it
 */
export const portrait = (character, size = 48) =>
  h('canvas.portrait', {
    'data-character': character,
    'aria-hidden': 'true',
    update: (/** @type {Painted} */ canvas) => {
      const theme = shownTheme();
      // It grows with the text.
      const scale = Number(document.documentElement.style.getPropertyValue('--text-scale')) || 1;
      const pixels = Math.round(size * Math.min(3, (devicePixelRatio || 1) * scale));
      const shown = `${character} ${pixels} ${theme}`;
      if (canvas.shown === shown) return;
      canvas.shown = shown;
      canvas.width = pixels;
      canvas.height = pixels;
      const show = (/** @type {Paint} */ draw) => {
        const ctx = canvas.shown === shown ? canvas.getContext('2d') : null;
        if (ctx) draw(ctx, character, pixels, theme);
      };
      if (paint) show(paint);
      else {
        coming ??= load();
        coming.then(show, () => {
          // A picture that cannot be had is tried again with the next one.
          coming = null;
          delete canvas.shown;
        });
      }
    },
  });

/**
 * Who sits at a seat: the emblem of the clan, for a character below its portrait.
 * @param {string | null} character null for a person and for a bot of an earlier version
 * @param {string} clan
 * @param {number} [size] CSS pixels
 */
export const face = (character, clan, size = 40) =>
  character === null ? emblem(clan, size) : h('span.face', portrait(character, size), emblem(clan, size));
