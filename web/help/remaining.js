/** Lists of the components that remain, for both games; the engine has counted them. */

import { t } from '../i18n/index.js';
import { h } from '../ui/dom.js';

/** @typedef {import('../ui/dom.js').Child} Child */

/**
 * "3 of 5".
 * @param {number} left
 * @param {number} count
 */
export const remainingWords = (left, count) => h('b.left-of', t('left-of', { left, count }));

/**
 * All tiles left, those of one kind together; opened when somebody asks.
 * @param {{kind: string, count: number, left: string[]}[]} kinds
 * @param {string} title
 * @param {(kind: string) => string} words
 * @param {(id: string) => Child} picture
 */
export const tilesByKind = (kinds, title, words, picture) =>
  h(
    'details.bag-tiles',
    { key: 'kinds' },
    h('summary.button.button-quiet', title),
    h(
      'ul.kinds',
      { 'aria-label': t('left-kinds') },
      kinds.map(({ kind, count, left }) =>
        h(
          'li',
          { key: kind, class: `kind${left.length ? '' : ' is-gone'}`, 'data-kind': kind, 'data-left': left.length },
          h('p.kind-words', words(kind), ' ', remainingWords(left.length, count)),
          left.length > 0 &&
            h(
              'ul.bag-grid',
              left.map((id) => h('li.small-tile', { key: id }, picture(id))),
            ),
        ),
      ),
    ),
  );
