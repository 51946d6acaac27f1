/** Where the result comes from: skill, luck and the rest, each as a bar from one zero; and the luck of each round. */

import { isolated, t } from '../i18n/index.js';
import { seatAt } from '../table/play/people.js';
import { h } from '../ui/dom.js';
import { emblem } from '../ui/pictures.js';
import { luckByRound, margin, said } from './state.js';
import { errorWords, gainWords, roundWords } from './words.js';

/** @import {ReviewJson} from '../protocol.d.ts' */
/** @typedef {import('../room.js').Situation} Situation */

const PARTS = /** @type {const} */ (['skill', 'luck', 'remainder']);

/**
 * Where each bar begins and ends, as shares of the width: all begin at the same zero.
 * @param {readonly number[]} values
 */
export function barsFrom(values) {
  const lowest = Math.min(0, ...values);
  const whole = Math.max(0, ...values) - lowest || 1;
  const zero = -lowest / whole;
  return {
    zero,
    bars: values.map((value) => ({ from: zero + Math.min(0, value) / whole, width: Math.abs(value) / whole })),
  };
}

/**
 * @param {ReviewJson} review
 * @param {Situation} situation
 */
export function luckView(review, situation) {
  const { balance, seat } = review;
  if (!balance) return null;
  const { zero, bars } = barsFrom(PARTS.map((part) => balance[part]));
  const rough = margin(balance.luck_uncertainty);
  return h(
    'section.card.review-card',
    { key: 'luck', 'data-test': 'review-luck' },
    h('h2', t('review-luck')),
    h('p', resultWords(balance.margin, seat, situation)),
    h(
      'dl.review-balance',
      PARTS.map((part, index) =>
        h(
          'div.review-part',
          { key: part, 'data-part': part },
          h('dt', h('b', t(`review-part-${part}`)), h('small', t(`review-part-${part}-note`))),
          h(
            'dd',
            h('b.review-part-points', gainWords(balance[part])),
            part === 'luck' && h('small', t('review-rough', { points: rough })),
          ),
          h(
            'span.review-bar',
            { 'aria-hidden': 'true' },
            h('span.review-bar-zero', { style: { 'inset-inline-start': `${zero * 100}%` } }),
            h('span.review-bar-fill', {
              class: balance[part] < 0 ? 'is-loss' : '',
              style: {
                'inset-inline-start': `${(bars[index]?.from ?? 0) * 100}%`,
                'inline-size': `${(bars[index]?.width ?? 0) * 100}%`,
              },
            }),
          ),
        ),
      ),
    ),
    h('p.review-note', t('review-luck-note')),
    h(
      'details.review-luck-rounds',
      h('summary', t('review-luck-rounds')),
      h(
        'div.scroll-x',
        { tabindex: '0', role: 'region', 'aria-label': t('review-luck-rounds') },
        luckTable(review, situation),
      ),
    ),
  );
}

/**
 * By how much the seat finished ahead or behind.
 * @param {number} lead
 * @param {number} seat
 * @param {Situation} situation
 */
function resultWords(lead, seat, situation) {
  const { seats } = situation.view;
  const other = seats.length === 2 ? seats[1 - seat] : undefined;
  const names = { name: isolated(seatAt(situation, seat).name), other: other ? isolated(other.name) : '' };
  const how = lead === 0 ? 'level' : lead > 0 ? 'ahead' : 'behind';
  return t(`review-result-${how}${other ? '' : '-of-all'}`, { ...names, points: said(Math.abs(lead)) });
}

/**
 * @param {ReviewJson} review
 * @param {Situation} situation
 */
function luckTable(review, situation) {
  const rows = luckByRound(review);
  const { seats } = situation.view;
  return h(
    'table.sheet.review-luck-table',
    h(
      'thead',
      h(
        'tr',
        h('th', { scope: 'col' }, t('review-when')),
        seats.map(({ name, clan }, seat) =>
          h('th', { key: seat, scope: 'col' }, emblem(clan, 24), h('span', { dir: 'auto' }, name)),
        ),
      ),
    ),
    h(
      'tbody',
      rows.map(({ round, points, error }) =>
        h(
          'tr',
          { key: round },
          h('th', { scope: 'row' }, roundWords(review.game, round)),
          seats.map((_, seat) =>
            h(
              'td',
              { key: seat },
              gainWords(points[seat] ?? 0),
              ' ',
              h('small.review-error', errorWords(error[seat] ?? 0)),
            ),
          ),
        ),
      ),
      h(
        'tr.review-total',
        { key: 'sum' },
        h('th', { scope: 'row' }, t('review-sum')),
        seats.map((_, seat) => {
          const sum = rows.reduce((total, { points }) => total + (points[seat] ?? 0), 0);
          const error = Math.sqrt(rows.reduce((total, each) => total + (each.error[seat] ?? 0) ** 2, 0));
          return h('td', { key: seat }, h('b', gainWords(sum)), ' ', h('small.review-error', errorWords(error)));
        }),
      ),
    ),
  );
}
