/** What remains, as the engine counts it: special islands in the display by group, and the stack by kind. */

import { remainingWords, tilesByKind } from '../help/remaining.js';
import { t } from '../i18n/index.js';
import { enumerated } from '../i18n/lists.js';
import { answerTo } from '../table/play/answers.js';
import { h } from '../ui/dom.js';
import { tilePicture } from './pieces.js';
import { specialItem } from './special_display.js';
import { terrainName, tileWords } from './tiles.js';

/**
 * The special islands in the display, by group.
 * @param {import('../room.js').Table<'skylands'>} table
 */
export function remainingSpecials(table) {
  const answer = answerTo(table, 'components');
  return (answer?.groups ?? []).map(({ group, count, left }) =>
    h(
      'div.special-group',
      { key: group, 'data-group': group, 'data-left': left.length },
      h('h4', t(`sky-group-${group}`), ' ', remainingWords(left.length, count)),
      h('ul.special-list', left.map(specialItem)),
    ),
  );
}

/**
 * The tiles of the stack, by kind.
 * @param {import('../room.js').Table<'skylands'>} table
 */
export function remainingStack(table) {
  const answer = answerTo(table, 'components');
  if (!answer) return null;
  return h(
    'div.bag',
    { 'data-left': answer.left },
    h('p', t('sky-stack-left', { count: answer.left })),
    tilesByKind(answer.kinds, t('sky-stack-show'), kindWords, (id) =>
      tilePicture(id, { size: 64, label: tileWords(id, 0) }),
    ),
  );
}

/**
 * The edges of a kind of tiles in words.
 * @param {string} kind
 */
const kindWords = (kind) => enumerated([...kind].map(terrainName));
