/** The expected result over the game as a line above and below zero; a tap leads to the moment. A table says the same. */

import { minus, t } from '../i18n/index.js';
import { h, s } from '../ui/dom.js';
import { markOf } from './state.js';
import { numberWords, roundWords } from './words.js';

/** @import {ReviewJson} from '../protocol.d.ts' */
/** @typedef {import('./state.js').Mark} Mark */

const WIDTH = 640;
const HEIGHT = 240;
const LEFT = 46;
const RIGHT = 14;
const TOP = 14;
const BOTTOM = 30;

/** @typedef {{x: number, y: number}} Point */

/**
 * The scale of the chart: zero in sight, and round numbers at the edges.
 * @param {readonly number[]} leads
 */
export function scaleOf(leads) {
  const highest = Math.max(1, ...leads);
  const lowest = Math.min(-1, ...leads);
  const step = [1, 2, 5, 10, 20, 50, 100].find((each) => (highest - lowest) / each <= 5) ?? 200;
  return { step, top: Math.ceil(highest / step) * step, bottom: Math.floor(lowest / step) * step };
}

/**
 * Where the chart's line runs for a seat, and how a step of the game becomes a place on it.
 * @param {Pick<ReviewJson, 'chart'>} review
 * @param {number} seat
 */
export function lineOf({ chart }, seat) {
  const scale = scaleOf(chart.map(({ leads }) => leads[seat] ?? 0));
  const last = chart.at(-1)?.step || 1;
  const xOf = (/** @type {number} */ step) => LEFT + ((WIDTH - LEFT - RIGHT) * step) / last;
  const yOf = (/** @type {number} */ lead) =>
    TOP + ((HEIGHT - TOP - BOTTOM) * (scale.top - lead)) / (scale.top - scale.bottom);
  const points = chart.map(({ step, leads }) => ({ x: xOf(step), y: yOf(leads[seat] ?? 0) }));
  /** @param {number} step @returns {Point} */
  const at = (step) => {
    const x = xOf(step);
    const after = points.findIndex((point) => point.x >= x);
    const [from, to] = [points[Math.max(0, after - 1)], points[after]];
    if (!from || !to) return points.at(-1) ?? { x, y: yOf(0) };
    return { x, y: from.x === to.x ? to.y : from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x) };
  };
  return { scale, points, at, xOf, yOf };
}

/**
 * The decision nearest to a place of the chart; of several in one place, one that cost something.
 * @param {ReviewJson} review
 * @param {number} x in the units of the picture
 */
export function nearest(review, x) {
  const { xOf } = lineOf(review, review.seat);
  const away = (/** @type {number} */ place) => Math.abs(xOf(review.decisions[place]?.step ?? 0) - x);
  const places = review.decisions.map((_, place) => place);
  const loss = (/** @type {number} */ place) => review.decisions[place]?.loss ?? 0;
  return places.sort((one, other) => away(one) - away(other) || loss(other) - loss(one) || one - other)[0] ?? -1;
}

/**
 * @param {ReviewJson} review
 * @param {number} step that is looked at; -1 for none
 * @param {(place: number) => void} look
 * @param {{title: string, note: string}} words
 */
export function leadChart(review, step, look, words) {
  const { seat, game } = review;
  const { scale, points, at, xOf, yOf } = lineOf(review, seat);
  const zero = yOf(0);
  const line = points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  const grid = Array.from(
    { length: (scale.top - scale.bottom) / scale.step + 1 },
    (_, index) => scale.bottom + index * scale.step,
  );
  const cursor = step < 0 ? null : at(step);
  return h(
    'figure.review-chart',
    h('figcaption.review-note', words.note),
    s(
      'svg.review-chart-picture',
      {
        viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
        role: 'img',
        'aria-label': words.title,
        'data-test': 'review-chart',
        onclick: (/** @type {MouseEvent} */ event) => {
          const { left, width } = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
          look(nearest(review, ((event.clientX - left) / width) * WIDTH));
        },
      },
      s('clipPath', { id: 'review-above' }, s('rect', { x: 0, y: 0, width: WIDTH, height: zero })),
      s('clipPath', { id: 'review-below' }, s('rect', { x: 0, y: zero, width: WIDTH, height: HEIGHT - zero })),
      grid.map((value) =>
        s(
          'g',
          { key: `grid ${value}` },
          s('line', {
            class: value === 0 ? 'review-zero' : 'chart-grid',
            x1: LEFT,
            x2: WIDTH - RIGHT,
            y1: yOf(value),
            y2: yOf(value),
          }),
          s('text.chart-text', { x: LEFT - 8, y: yOf(value) + 5, 'text-anchor': 'end' }, minus(value)),
        ),
      ),
      rounds(review).map(({ round, from, to, isLabelled }) =>
        s(
          'g',
          { key: `round ${round}` },
          from > 0 && s('line.review-round-line', { x1: xOf(from), x2: xOf(from), y1: TOP, y2: HEIGHT - BOTTOM }),
          isLabelled &&
            s(
              'text.chart-text',
              { x: (xOf(from) + xOf(to)) / 2, y: HEIGHT - 9, 'text-anchor': 'middle' },
              String(round),
            ),
        ),
      ),
      ['above', 'below'].map((side) =>
        s('polygon', {
          key: side,
          class: `review-area review-area-${side}`,
          'clip-path': `url(#review-${side})`,
          points: `${LEFT},${zero} ${line} ${points.at(-1)?.x ?? LEFT},${zero}`,
        }),
      ),
      s('polyline.review-line', { key: 'line', points: line }),
      cursor && s('line.review-cursor', { key: 'cursor', x1: cursor.x, x2: cursor.x, y1: TOP, y2: HEIGHT - BOTTOM }),
      review.decisions.map((decision, place) => {
        const mark = markOf(decision);
        if (mark !== 'slip' && mark !== 'mistake') return null;
        const { x, y } = at(decision.step);
        return s('path', { key: `mark ${place}`, class: `review-dot review-dot-${mark}`, d: shape(mark, x, y) });
      }),
      cursor && s('circle.review-cursor-dot', { key: 'dot', cx: cursor.x, cy: cursor.y, r: 6 }),
    ),
    h(
      'ul.review-keys',
      { 'aria-hidden': 'true' },
      /** @type {const} */ (['slip', 'mistake']).map((mark) =>
        h(
          'li',
          { key: mark },
          s(
            'svg.review-key',
            { viewBox: '0 0 20 20' },
            s('path', { class: `review-dot review-dot-${mark}`, d: shape(mark, 10, 10) }),
          ),
          t(`review-mark-${mark}`),
        ),
      ),
    ),
    h(
      'div.sr-only',
      h(
        'table',
        h('caption', words.title),
        h('thead', h('tr', h('th', { scope: 'col' }, t('review-when')), h('th', { scope: 'col' }, t('review-lead')))),
        h(
          'tbody',
          review.chart.map((point, index) =>
            h(
              'tr',
              { key: index },
              h(
                'th',
                { scope: 'row' },
                index === review.chart.length - 1 ? t('chart-end') : roundWords(game, point.round),
              ),
              h('td', numberWords(point.leads[seat] ?? 0)),
            ),
          ),
        ),
      ),
    ),
  );
}

/** More labels than these would run into each other. */
const MOST_LABELS = 10;

/**
 * From which step to which each round goes.
 * @param {Pick<ReviewJson, 'chart'>} review
 */
function rounds({ chart }) {
  const last = chart.at(-1)?.step ?? 0;
  const begun = chart.filter(({ round }, index) => round !== chart[index - 1]?.round);
  const every = Math.ceil(begun.length / MOST_LABELS);
  return begun.map(({ round, step }, index) => ({
    round,
    from: step,
    to: begun[index + 1]?.step ?? last,
    isLabelled: index % every === 0,
  }));
}

/**
 * A mark whose shape says how bad it was.
 * @param {Mark} mark
 * @param {number} x
 * @param {number} y
 */
const shape = (mark, x, y) =>
  mark === 'slip' ? `M${x - 5} ${y}a5 5 0 1 0 10 0a5 5 0 1 0-10 0z` : `M${x} ${y - 8}l8 8-8 8-8-8z`;
