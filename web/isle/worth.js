/** What a tile would be worth at its best place: whole points with a range and parts, as the engine evaluates them. */

import { signed, t } from '../i18n/index.js';
import { answerTo } from '../table/play/answers.js';
import { previewQuestion } from '../table/play/trial.js';
import { h } from '../ui/dom.js';

/** @typedef {import('../room.js').Table<'isle'>} Table */
/** @typedef {import('../protocol.d.ts').isle.WorthJson} Worth */

/**
 * Points with their range, for the end of a sentence.
 * @param {{points: number, low: number, high: number, is_early: boolean}} worth
 */
export function pointsWords({ points, low, high, is_early }) {
  if (is_early) return t('isle-points-early', { points });
  return low === high ? t('isle-points', { points }) : t('isle-points-about', { points, low, high });
}

/**
 * The worth in a sentence.
 * @param {Worth} worth
 */
export function worthWords(worth) {
  const { best, points, low, high } = worth;
  if (!best) return t('isle-worth-nowhere');
  if (worth.is_early) return t('isle-worth-early', { points, low, high });
  return points > 0 || high > 0 ? t('isle-worth', { worth: pointsWords(worth) }) : t('isle-worth-nothing');
}

/**
 * The worth in a few pixels, on the corner of a tile.
 * @param {Worth} worth
 */
export function worthBadge(worth) {
  const { best, points, is_early } = worth;
  const look = `${best && points > 0 && !is_early ? ' is-good' : ''}${is_early ? ' is-early' : ''}`;
  const words = worthWords(worth);
  return h(
    'span',
    { key: 'worth', class: `worth-badge${look}`, title: words },
    h('span', { 'aria-hidden': 'true' }, best ? `${is_early ? '≈' : ''}${is_early ? points : signed(points)}` : '–'),
    h('span.sr-only', '. ', words),
  );
}

/**
 * The worth in a sentence, and its parts.
 * @param {Worth} worth
 */
export function worthDetails(worth) {
  const parts = worth.best && !worth.is_early ? partsOf(worth) : [];
  return h(
    'div.worth-details',
    { key: 'worth' },
    h('p.worth-words', worthWords(worth)),
    parts.length > 1 &&
      h(
        'ul.worth-parts',
        parts.map(([name, words, points]) =>
          h('li', { key: name }, h('span', words), h('span.worth-part', signed(points))),
        ),
      ),
  );
}

/**
 * What the points consist of, without parts of nothing.
 * @param {Worth} worth
 */
function partsOf({ now, later, gold_and_scrolls, besides }) {
  /** @type {[string, string, number][]} */
  const parts = [
    ['now', t('isle-worth-now'), now],
    ['later', t('isle-worth-later'), later],
    ['gold', t('isle-worth-gold-and-scrolls'), gold_and_scrolls],
    ['besides', t(besides < 0 ? 'isle-worth-replaced' : 'isle-worth-followed'), besides],
  ];
  return parts.filter(([, , points]) => points !== 0);
}

/**
 * What a tile is worth to the decider; null until it is known.
 * @param {Table} table
 * @param {string} tile
 * @returns {Worth | null}
 */
export const worthOf = (table, tile) =>
  answerTo(table, 'worths')?.worths.find((each) => each.tile === tile)?.worth ?? null;

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
