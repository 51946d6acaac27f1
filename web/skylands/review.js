/** Decisions of Skylands in a few words and in small pictures, for the review. */

import { t } from '../i18n/index.js';
import { h } from '../ui/dom.js';
import { skylandsPicture } from '../ui/pictures.js';
import { hint } from './hint.js';
import { tileOf, tileWords } from './tiles.js';

/** @typedef {import('../room.js').GameAction<'skylands'>} Action */
/** @typedef {import('../room.js').Table<'skylands'>} Table */

/** CSS pixels of a tile. */
const SIZE = 64;

/**
 * @param {Action} action
 * @param {string} _kind
 * @param {Table} table as it was
 */
export const words = (action, _kind, table) => hint.words(action, table);

/** @param {Action} action */
export function picture(action) {
  const { tile, special, turn = 0 } = /** @type {{tile?: string, special?: string, turn?: number}} */ (action);
  const id = tile ?? special;
  return id ? h('span.review-tiles', h('span.review-tile', skylandsPicture(tileOf(id), { size: SIZE, turn }))) : null;
}

/** Every reason is about what was decided. */
export const isAbout = () => true;

/**
 * @param {Action} action
 * @returns {import('../review/games.js').Laid | null}
 */
export const laid = (action) =>
  action.kind === 'take' || action.kind === 'place'
    ? {
        tile: tileOf(action.tile),
        x: action.x,
        y: action.y,
        turn: action.turn,
        words: t('board-tile', { words: tileWords(action.tile, action.turn), x: action.x + 1, y: action.y + 1 }),
      }
    : null;
