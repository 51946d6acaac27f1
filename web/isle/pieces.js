/** Small pieces of Isle of Skye's panels: coins, tiles to tap, prices with less and more. */

import { tileButtonOf } from '../table/view/tile_button.js';
import { h, s } from '../ui/dom.js';
import { islePicture } from '../ui/pictures.js';
import { tileOf, tileWords } from './tiles.js';

/** @typedef {import('../ui/dom.js').Child} Child */

/**
 * An amount of gold with its coin.
 * @param {Child} amount
 * @param {Record<string, unknown>} [props]
 */
export const coin = (amount, props = {}) =>
  h(
    'span',
    { ...props, class: `coin ${props.class ?? ''}` },
    s(
      'svg',
      { class: 'coin-face', viewBox: '0 0 24 24', 'aria-hidden': 'true', focusable: 'false' },
      s('circle', { cx: 12, cy: 12, r: 10.4, class: 'coin-rim' }),
      s('circle', { cx: 12, cy: 12, r: 7.6, class: 'coin-field' }),
      s('path', { class: 'coin-mark', d: 'M12 6.8 13.3 10.4 17 12 13.3 13.6 12 17.2 10.7 13.6 7 12 10.7 10.4Z' }),
    ),
    h('span.coin-amount', amount),
  );

/** The marker that sends a tile back: an axe on a round of wood. */
export const discardMarker = () =>
  s(
    'svg',
    { class: 'discard-marker', viewBox: '0 0 48 48', 'aria-hidden': 'true', focusable: 'false' },
    s('circle', { class: 'discard-wood', cx: 24, cy: 24, r: 22 }),
    s('circle', { class: 'discard-ring', cx: 24, cy: 24, r: 17.5 }),
    s('path', { class: 'discard-handle', d: 'M14 38 30 15' }),
    s('path', {
      class: 'discard-blade',
      d: 'M24 9c4.5-1.5 10 .5 13.5 5.5 1 4-.5 8-3.5 10.5-1.5-3.5-4.5-6.5-8.5-7.5L22 14z',
    }),
  );

/**
 * A tile to look at.
 * @param {string} id
 * @param {import('../ui/pictures.js').PictureOptions} [options]
 */
export const tilePicture = (id, options = {}) => islePicture(tileOf(id), options);

/** One for all panels: what was painted to be priced is ready when it is bought and placed. CSS pixels. */
export const TILE_SIZE = 150;

/**
 * A tile to tap.
 * @param {string} id
 * @param {Record<string, unknown>} props
 * @param {{name?: string}} [options]
 * @param {...Child} children
 */
export const tileButton = (id, props, { name = '' } = {}, ...children) =>
  tileButtonOf(
    {
      id,
      thing: `isle/tile/${id}`,
      picture: tilePicture(id, { size: TILE_SIZE }),
      words: [name, tileWords(tileOf(id), 0)],
    },
    props,
    ...children,
  );
