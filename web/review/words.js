/** What the parts of the review say in common: rounds, kinds, marks, points. */

import { currentLocale, t } from '../i18n/index.js';
import { enumerated } from '../i18n/lists.js';
import { h, s } from '../ui/dom.js';
import { betterOf, margin, markOf, said } from './state.js';

/** @import {DecisionJson} from '../protocol.d.ts' */
/** @typedef {import('./state.js').Mark} Mark */

/** In which each mark has its own shape, so that nobody needs the colours. @type {Record<Mark, string>} */
const SHAPES = {
  good: 'M5 12.5l4.500 4.500L19 7',
  slip: 'M4 14c2.700-5 5.300-5 8-2s5.300 3 8-2',
  mistake: 'M6 6l12 12M18 6L6 18',
  open: 'M6 12h.1M12 12h.1M18 12h.1',
};

/**
 * The sign of a grade; what it means stands beside it, or is said by what it belongs to.
 * @param {Mark} mark
 */
export const markSign = (mark) =>
  s(
    'svg',
    { class: `review-sign review-sign-${mark}`, viewBox: '0 0 24 24', 'aria-hidden': 'true', focusable: 'false' },
    s('circle', { class: 'review-sign-disc', cx: 12, cy: 12, r: 12 }),
    s('path', { class: 'review-sign-line', d: SHAPES[mark], transform: 'translate(3 3) scale(0.75)' }),
  );

/** @param {Mark} mark */
export const markWords = (mark) => t(`review-mark-${mark}`);

/** @param {number} loss */
export const lossWords = (loss) => t('review-points', { points: 0 - said(loss) });

/**
 * Points with their sign, as the language writes numbers.
 * @param {number} points
 */
export const gainWords = (points) => numberWords(points, 'exceptZero');

/**
 * Points as the language writes numbers, with a true minus.
 * @param {number} points
 * @param {Intl.NumberFormatOptions['signDisplay']} [signDisplay]
 */
export const numberWords = (points, signDisplay = 'auto') =>
  new Intl.NumberFormat(currentLocale(), { signDisplay }).format(said(points)).replace('-', '−');

/** @param {number} error */
export const errorWords = (error) => `±${margin(error)}`;

/**
 * @param {string} game
 * @param {number} round
 */
export const roundWords = (game, round) => t(`review-round-${game}`, { round });

/**
 * @param {string} game
 * @param {string} kind
 */
export const kindWords = (game, kind) => t(`review-kind-${game}-${kind}`);

/**
 * When a decision was made, and what it was about.
 * @param {string} game
 * @param {Pick<DecisionJson, 'round' | 'kind'>} decision
 */
export const momentWords = (game, { round, kind }) => [
  h('span', { key: 'round' }, roundWords(game, round)),
  h('span.phase-dot', { key: 'dot' }, ' · '),
  h('span', { key: 'kind' }, kindWords(game, kind)),
];

/**
 * A grade in a sentence, with what the decision cost.
 * @param {DecisionJson} decision
 */
export function gradeWords(decision) {
  const mark = markOf(decision);
  return mark === 'slip' || mark === 'mistake'
    ? enumerated([markWords(mark), lossWords(decision.loss)])
    : markWords(mark);
}

/**
 * What the coach says of a decision without a loss; empty for the others, whose grade and reasons say it.
 * @param {DecisionJson} decision
 */
export function verdictWords(decision) {
  const mark = markOf(decision);
  if (mark === 'open') return t('review-verdict-open');
  return mark === 'good' ? t(betterOf(decision) ? 'review-verdict-close' : 'review-verdict-same') : '';
}
