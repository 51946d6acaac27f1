/** Where the points came from: a bar for each seat, and all the numbers in a table. */

import { minus, t } from '../i18n/index.js';
import { listed } from '../i18n/lists.js';
import { pointsTable } from '../table/view/sheet.js';
import { h } from '../ui/dom.js';
import { emblem } from '../ui/pictures.js';

/** @typedef {{key: string, label: string, points: number[]}} Source what it gave, by seat */
/** @typedef {readonly {name: string, clan: string}[]} Seats */

/** How many colours the style sheet has. */
const COLOURS = 8;

/** A part of a bar at least that wide shows its number, as a share of the longest bar. */
const READABLE = 0.06;

/**
 * The bars on one scale: what was lost before the line, what was gained after it.
 * @param {readonly Source[]} sources
 * @param {number} seats how many
 * @returns {{zero: number, bars: {source: number, points: number, share: number}[][]}} where the line is, and how wide the
 *   parts of each seat's bar are, all as shares of the whole width
 */
export function barsOf(sources, seats) {
  const all = Array.from({ length: seats }, (_, seat) =>
    sources.map(({ points }, source) => ({ source, points: points[seat] ?? 0 })).filter(({ points }) => points !== 0),
  );
  const most = (/** @type {1 | -1} */ sign) =>
    Math.max(0, ...all.map((parts) => parts.reduce((sum, { points }) => sum + Math.max(0, points * sign), 0)));
  const [lost, gained] = [most(-1), most(1)];
  const whole = lost + gained || 1;
  return {
    zero: lost / whole,
    bars: all.map((parts) => parts.map((part) => ({ ...part, share: Math.abs(part.points) / whole }))),
  };
}

/**
 * @param {readonly Source[]} sources
 * @param {Seats} seats
 * @param {number[]} totals
 * @param {number[]} order of the seats
 */
export function sourcesView(sources, seats, totals, order) {
  const { zero, bars } = barsOf(sources, seats.length);
  return [
    h(
      'ul.source-keys',
      { key: 'keys' },
      sources.map(({ key, label }, index) =>
        h('li', { key }, h('span.source-key', { class: `source-${index % COLOURS}` }), label),
      ),
    ),
    h(
      'ul.source-bars',
      { key: 'bars' },
      order.map((seat) => {
        const { name, clan } = seats[seat] ?? { name: '', clan: '' };
        const parts = bars[seat] ?? [];
        return h(
          'li.source-seat',
          { key: seat },
          h(
            'span.source-name',
            emblem(clan, 28),
            h('span.clip', { dir: 'auto' }, name),
            h('b', minus(totals[seat] ?? 0)),
          ),
          h(
            'span.source-bar',
            {
              role: 'img',
              'aria-label': listed(parts.map(({ source, points }) => sourceWords(sources, source, points))),
            },
            [-1, 1].map((sign) =>
              h(
                'span',
                {
                  key: sign,
                  class: sign < 0 ? 'source-lost' : 'source-gained',
                  style: { width: `${(sign < 0 ? zero : 1 - zero) * 100}%` },
                },
                parts
                  .filter(({ points }) => points * sign > 0)
                  .map(({ source, points, share }) =>
                    h(
                      'span.source-part',
                      {
                        key: source,
                        class: `source-${source % COLOURS}`,
                        title: sourceWords(sources, source, points),
                        style: { width: `${(share / (sign < 0 ? zero : 1 - zero)) * 100}%` },
                      },
                      share >= READABLE && minus(points),
                    ),
                  ),
              ),
            ),
          ),
        );
      }),
    ),
    h(
      'details.source-numbers',
      { key: 'numbers' },
      h('summary', t('end-numbers')),
      h(
        'div.scroll-x',
        { tabindex: '0', role: 'region', 'aria-label': t('end-sources') },
        sourceTable(sources, seats, totals),
      ),
    ),
  ];
}

/**
 * @param {readonly Source[]} sources
 * @param {number} source
 * @param {number} points
 */
const sourceWords = (sources, source, points) =>
  t('end-source', { label: sources[source]?.label ?? '', points: minus(points) });

/**
 * @param {readonly Source[]} sources
 * @param {Seats} seats
 * @param {number[]} totals
 */
const sourceTable = (sources, seats, totals) =>
  pointsTable(
    seats,
    (name) => h('span.clip', { dir: 'auto' }, name),
    sources.map(({ key, label, points }) =>
      h(
        'tr',
        { key },
        h('th.sheet-label', { scope: 'row' }, label),
        points.map((each, seat) => h('td', { key: seat }, minus(each))),
      ),
    ),
    totals.map((points) => h('b', minus(points))),
  );
