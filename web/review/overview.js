/** The review at a glance: grades, key moments, the course of the game, luck, and every decision. */

import { isolated, t } from '../i18n/index.js';
import { seatAt } from '../table/play/people.js';
import { button } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { leadChart } from './chart.js';
import { tableThen, tellingOf } from './games.js';
import { luckView } from './luck.js';
import { betterOf, decisionOf, markOf, reasonOf, said, summed } from './state.js';
import { gradeWords, kindWords, lossWords, markSign, markWords, momentWords, roundWords } from './words.js';

/** @import {ReviewJson} from '../protocol.d.ts' */
/** @typedef {import('../app.js').App} App */
/** @typedef {import('../room.js').Table} Table */

const MARKS = /** @type {const} */ (['good', 'slip', 'mistake']);

/**
 * @param {App} app
 * @param {Table} table
 * @param {ReviewJson} review
 * @param {{open: (place: number) => void, again: () => void}} ways to a moment, and to a review by the coach of today
 */
export function overview(app, table, review, { open, again }) {
  const isOld = review.version !== table.review?.coach;
  const name = isolated(seatAt(table.situation, review.seat).name);
  return [
    isOld &&
      h(
        'div.card.review-old',
        { key: 'old', role: 'status' },
        h('p', t('review-old')),
        button(t('review-anew'), again, {
          look: 'primary',
          picture: 'turn',
          test: 'review-anew',
        }),
      ),
    summary(review),
    keyMoments(app, table, review, open),
    review.chart.length > 1 &&
      h(
        'section.card.review-card',
        { key: 'chart' },
        h('h2', t('review-course')),
        leadChart(review, decisionOf(table)?.step ?? -1, open, {
          title: t('review-course-title', { name }),
          note: t(table.situation.players.length === 2 ? 'review-course-note-two' : 'review-course-note', { name }),
        }),
      ),
    luckView(review, table.situation),
    decisionList(table, review, open),
  ];
}

/**
 * How many of each grade, and which kinds of decisions cost points.
 * @param {ReviewJson} review
 */
function summary(review) {
  const { marks, lost } = summed(review);
  const total = lost.reduce((sum, { loss }) => sum + loss, 0);
  const most = Math.max(0.1, ...lost.map(({ loss }) => loss));
  return h(
    'section.card.review-card.review-summary',
    { key: 'summary', 'data-test': 'review-summary' },
    h('h2', t('review-summary')),
    h(
      'ul.review-counts',
      MARKS.map((mark) =>
        h(
          'li',
          { key: mark, class: `review-count review-count-${mark}`, 'data-mark': mark },
          markSign(mark),
          h('b', String(marks[mark])),
          h('span', t(`review-count-${mark}`)),
        ),
      ),
    ),
    marks.open > 0 && h('p.review-note', t('review-open', { count: marks.open })),
    said(total) > 0 && [
      h('h3', { key: 'head' }, t('review-lost', { points: said(total) })),
      h(
        'ul.review-lost',
        { key: 'lost' },
        lost
          .filter(({ loss }) => said(loss) > 0)
          .map(({ kind, loss }) =>
            h(
              'li',
              { key: kind },
              h('span.review-lost-kind', kindWords(review.game, kind)),
              h(
                'span.review-lost-bar',
                { 'aria-hidden': 'true' },
                h('span', { style: { 'inline-size': `${(loss / most) * 100}%` } }),
              ),
              h('span.review-lost-points', lossWords(loss)),
            ),
          ),
      ),
    ],
  );
}

/**
 * @param {App} app
 * @param {Table} table
 * @param {ReviewJson} review
 * @param {(place: number) => void} open
 */
function keyMoments(app, table, review, open) {
  const advice = app.room(review.game).hint;
  return h(
    'section.card.review-card',
    { key: 'keys' },
    h('h2', t('review-keys')),
    review.key_moments.length === 0
      ? h('p', t('review-keys-none'))
      : h(
          'ol.review-moments',
          { 'data-test': 'review-keys' },
          review.key_moments.map((place) => {
            const decision = review.decisions[place];
            if (!decision) return null;
            const better = betterOf(decision);
            const why = reasonOf(decision, tellingOf(review.game).isAbout);
            const situation = table.review?.tables[decision.step];
            const then = situation && tableThen(table, review.seat, situation);
            return h(
              'li',
              { key: place },
              h(
                'button.review-moment-button',
                {
                  type: 'button',
                  'aria-current': table.review?.place === place ? 'true' : null,
                  onclick: () => open(place),
                },
                markSign(markOf(decision)),
                h('b.review-moment-when', momentWords(review.game, decision)),
                h(
                  'span.review-moment-loss',
                  h('span.sr-only', markWords(markOf(decision)), ': '),
                  lossWords(decision.loss),
                ),
                h(
                  'span.review-moment-words',
                  better &&
                    then &&
                    h(
                      'span',
                      t('review-moment-better', {
                        words: tellingOf(review.game).words(better, decision.kind, then, decision.chosen),
                      }),
                    ),
                  why && then && advice && h('span.review-moment-why', advice.reason(why, then)),
                ),
              ),
            );
          }),
        ),
  );
}

/**
 * Every decision, round by round.
 * @param {Table} table
 * @param {ReviewJson} review
 * @param {(place: number) => void} open
 */
function decisionList(table, review, open) {
  const rounds = [...new Set(review.decisions.map(({ round }) => round))];
  const all = review.decisions.map((decision, place) => ({ decision, place }));
  return h(
    'section.card.review-card',
    { key: 'decisions', 'data-test': 'review-decisions' },
    h('h2', t('review-decisions')),
    rounds.map((round) =>
      h(
        'section.review-round',
        { key: round },
        h('h3', roundWords(review.game, round)),
        h(
          'ul.review-list',
          all
            .filter(({ decision }) => decision.round === round)
            .map(({ decision, place }) =>
              h(
                'li',
                { key: place },
                h(
                  'button.review-row',
                  {
                    type: 'button',
                    'data-place': place,
                    'data-mark': markOf(decision),
                    'aria-current': table.review?.place === place ? 'true' : null,
                    onclick: () => open(place),
                  },
                  markSign(markOf(decision)),
                  h('span.review-row-kind', kindWords(review.game, decision.kind)),
                  h('span.review-row-grade', gradeWords(decision)),
                ),
              ),
            ),
        ),
      ),
    ),
  );
}
