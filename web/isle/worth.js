/** What a tile would be worth at its best place, as the engine evaluates it. */

import { signed, t } from '../i18n/index.js';
import { answerTo } from '../table/play/answers.js';
import { previewQuestion } from '../table/play/trial.js';
import { h } from '../ui/dom.js';
import { goalLetter, goalName } from './goals.js';

/** @typedef {import('../room.js').Table<'isle'>} Table */
/** @typedef {import('../protocol.d.ts').isle.WorthJson} Worth */

/**
 * The worth in a few pixels, on the corner of a tile.
 * @param {Worth} worth
 */
export function worthBadge(worth) {
  const words = worth.best ? t('isle-worth', { total: worth.total }) : t('isle-worth-nowhere');
  return h(
    'span',
    { key: 'worth', class: `worth-badge${worth.best && worth.total > 0 ? ' is-good' : ''}`, title: words },
    h('span', { 'aria-hidden': 'true' }, worth.best ? signed(worth.total) : '–'),
    h('span.sr-only', '. ', words),
  );
}

/**
 * The worth goal by goal.
 * @param {Worth} worth
 */
export function worthDetails(worth) {
  if (!worth.best) return h('p.worth-words', { key: 'worth' }, t('isle-worth-nowhere'));
  const gains = worth.goals.filter(({ gain, times }) => gain !== 0 && times > 0);
  return h(
    'div.worth-details',
    { key: 'worth' },
    h('p.worth-words', t('isle-worth', { total: worth.total })),
    gains.length > 0 &&
      h(
        'ul.worth-goals',
        gains.map(({ letter, goal, gain, times }) =>
          h(
            'li',
            { key: letter },
            goalLetter(letter),
            h('span', t('isle-worth-goal', { goal: goalName(goal), gain: signed(gain), times })),
          ),
        ),
      ),
  );
}

/**
 * What a tile is worth to the decider; null until it is known.
 * @param {Table} table
 * @param {string} tile
 * @returns {Worth | null}
 */
export const worthOf = (table, tile) =>
  answerTo(table, 'offers')?.offers.find((offer) => offer.tile === tile)?.worth ?? null;

/**
 * What the board shows of a tile that is looked at: where it fits, and what its best place would change.
 * @param {Table} table
 * @param {string | null | undefined} tile
 * @param {boolean} isBestShown
 * @returns {import('../room.js').Question<'isle'>[]}
 */
export function placeQuestions(table, tile, isBestShown) {
  if (!tile) return [];
  const best = isBestShown ? worthOf(table, tile)?.best : null;
  return [{ question: 'placements', args: { tile } }, ...(best ? [previewQuestion({ tile, ...best })] : [])];
}
