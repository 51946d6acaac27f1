/** What is left in the bag, as the engine counts it: what stands on the tiles, scrolls, and tile by tile in kinds. */

import { thingButton } from '../help/explain.js';
import { remainingWords, tilesByKind } from '../help/remaining.js';
import { t } from '../i18n/index.js';
import { enumerated } from '../i18n/lists.js';
import { answerTo } from '../table/play/answers.js';
import { h } from '../ui/dom.js';
import { symbol } from '../ui/pictures.js';
import { tilePicture } from './pieces.js';
import { tileOf, tileWords } from './tiles.js';

/**
 * @param {import('../room.js').Table<'isle'>} table
 * @returns {import('../ui/dom.js').Child}
 */
export function bag(table) {
  const answer = answerTo(table, 'components');
  if (!answer) return null;
  return h(
    'div.bag',
    { 'data-left': answer.left },
    h('p', t('isle-bag-count', { count: answer.left })),
    h(
      'ul.bag-symbols',
      answer.things.map(({ thing, left, count }) => thingLeft(thing, thing, t(`isle-symbol-${thing}`), left, count)),
      answer.scrolls.map(({ scroll, left, count }) =>
        thingLeft(`scroll-${scroll}`, 'scroll', t(`isle-source-scroll-${scroll}`), left, count),
      ),
    ),
    tilesByKind(answer.kinds, t('isle-bag-show'), kindWords, (id) =>
      tilePicture(id, { size: 64, label: tileWords(tileOf(id), 0) }),
    ),
  );
}

/**
 * @param {string} picture
 * @param {string} name of the symbol, under which it is explained
 * @param {string} words
 * @param {number} left
 * @param {number} count
 */
const thingLeft = (picture, name, words, left, count) =>
  h(
    'li.bag-symbol',
    { key: picture, 'data-left': left },
    thingButton(`isle/symbol/${name}`, symbol(picture, 28), words, ' ', remainingWords(left, count)),
  );

/**
 * The edges of a kind of tiles in words.
 * @param {string} kind
 */
const kindWords = (kind) => enumerated([...kind].map((letter) => t(`isle-terrain-${letter}`)));
