/** Decisions of Isle of Skye in a few words and in small pictures, for the review. */

import { isolated, t } from '../i18n/index.js';
import { listed } from '../i18n/lists.js';
import { h } from '../ui/dom.js';
import { emblem } from '../ui/pictures.js';
import { coin, discardMarker, tilePicture } from './pieces.js';
import { tileName, tileOf, tileWords } from './tiles.js';

/** @typedef {import('../room.js').GameAction<'isle'>} Action */
/** @typedef {import('../room.js').Table<'isle'>} Table */

/** CSS pixels of a tile. */
const SIZE = 64;

/**
 * @param {Action} action
 * @param {string} kind
 * @param {Table} table as it was
 * @param {Action | null} [instead] what was done instead
 */
export function words(action, kind, table, instead = null) {
  if (action.kind === 'price' && kind === 'discard')
    return t('review-isle-discard', { tile: tileName(action.discard) });
  if (action.kind === 'price')
    return listed(
      Object.entries(action.prices).map(([tile, price]) => t('review-isle-price', { tile: tileName(tile), price })),
    );
  if (action.kind === 'buy') {
    const offer = offerOf(table, action.tile);
    const tile = tileName(action.tile);
    return offer
      ? t('review-isle-buy', { tile, price: offer.price, name: isolated(offer.name) })
      : t('isle-hint-buy', { tile });
  }
  if (action.kind === 'pass') return t('review-isle-pass');
  if (action.kind === 'place' && instead?.kind === 'place' && instead.tile === action.tile) {
    const isSameSpot = instead.x === action.x && instead.y === action.y;
    return t(isSameSpot ? 'review-isle-rotated' : 'review-isle-elsewhere', { tile: tileName(action.tile) });
  }
  if (action.kind === 'place') return t('review-isle-place', { tile: tileName(action.tile) });
  return action.kind === 'give_up' ? t('review-isle-give-up', { tile: tileName(action.tile) }) : '';
}

/**
 * @param {Action} action
 * @param {string} kind
 * @param {Table} table as it was
 */
export function picture(action, kind, table) {
  if (action.kind === 'price') return priced(action, kind);
  if (action.kind === 'buy') {
    const offer = offerOf(table, action.tile);
    return h(
      'span.review-tiles',
      h('span.review-tile', tilePicture(action.tile, { size: SIZE }), offer && coin(offer.price)),
      offer && emblem(offer.clan, 28),
    );
  }
  if (action.kind !== 'place' && action.kind !== 'give_up') return null;
  const turn = action.kind === 'place' ? action.turn : 0;
  return h('span.review-tiles', h('span.review-tile', tilePicture(action.tile, { size: SIZE, turn })));
}

/**
 * The tiles that were drawn, with the gold on two of them and the marker on the third.
 * @param {Extract<Action, {kind: 'price'}>} action
 * @param {string} kind
 */
function priced({ discard, prices }, kind) {
  const tiles = [...Object.keys(prices), discard].sort();
  return h(
    'span.review-tiles',
    tiles.map((tile) =>
      h(
        'span.review-tile',
        { key: tile, class: (tile === discard) === (kind === 'discard') ? '' : 'is-beside' },
        tilePicture(tile, { size: SIZE }),
        tile === discard ? discardMarker() : coin(prices[tile] ?? 0),
      ),
    ),
  );
}

/**
 * Whether a reason is about what was decided: prices and discard are one action with the reasons of both.
 * @param {string} code
 * @param {string} kind
 */
export const isAbout = (code, kind) =>
  (kind !== 'discard' && kind !== 'price') || code.startsWith('discard') === (kind === 'discard');

/**
 * @param {Action} action
 * @returns {import('../review/games.js').Laid | null}
 */
export const laid = (action) =>
  action.kind === 'place'
    ? {
        tile: tileOf(action.tile),
        x: action.x,
        y: action.y,
        turn: action.turn,
        words: t('board-tile', { words: tileWords(tileOf(action.tile), action.turn), x: action.x, y: action.y }),
      }
    : null;

/**
 * Who offered a tile, and for how much.
 * @param {Table} table
 * @param {string} tile
 */
function offerOf(table, tile) {
  for (const { name, clan, offer } of table.situation.view.seats) {
    const found = offer.find((each) => each.tile === tile);
    if (found && found.price !== null) return { name, clan, price: found.price };
  }
  return null;
}
