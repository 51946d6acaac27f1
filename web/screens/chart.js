/** Points by round as lines; each seat has its own colour, dash and mark, and the table beside it shows the same in numbers. */

import { minus } from '../i18n/index.js';
import { h, s } from '../ui/dom.js';

const WIDTH = 640;
const HEIGHT = 300;
const LEFT = 54;
const RIGHT = 24;
const TOP = 16;
const BOTTOM = 34;

/** Dashes distinguish the lines without colour. */
const DASHES = ['', '9 5', '2 5', '12 4 2 4', '5 3'];

/**
 * A round step for the grid, so that four to six lines cross the picture.
 * @param {number} highest
 */
export function stepOf(highest) {
  for (const step of [1, 2, 5, 10, 20, 25, 50, 100, 200]) if (highest / step <= 6) return step;
  return 500;
}

/** More labels than these would run into each other. */
const MOST_LABELS = 14;

/**
 * A course begins with nothing, unless it has a start of its own.
 * @template {{label?: string, points: number[]}} Point
 * @param {Point[]} course
 * @returns {(Point | {label: string, points: number[]})[]}
 */
const fromStart = (course) => (course[0]?.label === '0' ? course : [{ label: '0', points: [] }, ...course]);

/**
 * @param {number} index
 * @param {number} count
 */
const xOf = (index, count) => LEFT + ((WIDTH - LEFT - RIGHT) * index) / Math.max(1, count - 1);

/**
 * @param {number} points
 * @param {number} lowest
 * @param {number} highest
 */
const yOf = (points, lowest, highest) =>
  TOP + (HEIGHT - TOP - BOTTOM) * (1 - (points - lowest) / (highest - lowest || 1));

/**
 * The places of a seat's marks.
 * @param {{label?: string, points: number[]}[]} course
 * @param {number} seat
 * @param {number} lowest
 * @param {number} highest
 * @returns {{x: number, y: number, points: number}[]}
 */
export function marksOf(course, seat, lowest, highest) {
  return fromStart(course).map((step, index, { length }) => {
    const points = step.points[seat] ?? 0;
    return { x: xOf(index, length), y: yOf(points, lowest, highest), points };
  });
}

/**
 * @param {{label: string, points: number[]}[]} course
 * @param {readonly {name: string, clan: string}[]} seats
 * @param {{title: string, step: string}} words
 */
export function chart(course, seats, words) {
  const all = course.flatMap(({ points }) => points);
  const step = stepOf(Math.max(1, ...all) - Math.min(0, ...all));
  const highest = Math.ceil(Math.max(1, ...all) / step) * step;
  const lowest = Math.floor(Math.min(0, ...all) / step) * step;
  const grid = Array.from({ length: (highest - lowest) / step + 1 }, (_, index) => lowest + index * step);
  return h(
    'figure.chart',
    s(
      'svg.chart-picture',
      { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img', 'aria-label': words.title },
      grid.map((value) => {
        const y = yOf(value, lowest, highest);
        return s(
          'g',
          { key: `grid-${value}` },
          s('line.chart-grid', { x1: LEFT, x2: WIDTH - RIGHT, y1: y, y2: y }),
          s('text.chart-text', { x: LEFT - 8, y: y + 4, 'text-anchor': 'end' }, minus(value)),
        );
      }),
      fromStart(course).map(
        ({ label }, index, { length }) =>
          isLabelled(index, length) &&
          s(
            'text.chart-text',
            { key: `round-${index}`, x: xOf(index, length), y: HEIGHT - 10, 'text-anchor': 'middle' },
            label,
          ),
      ),
      seats.map(({ clan }, seat) => {
        const marks = marksOf(course, seat, lowest, highest);
        const points = marks.map(({ x, y }) => `${x},${y}`).join(' ');
        return s(
          'g',
          { key: `seat-${seat}`, class: `chart-seat clan-${clan}` },
          s('polyline.chart-line-back', { points }),
          s('polyline.chart-line', { 'stroke-dasharray': DASHES[seat % DASHES.length], points }),
          marks.map(({ x, y }, index) => mark(seat, x, y, index)),
        );
      }),
    ),
    h(
      'figcaption.chart-legend',
      h(
        'ul',
        seats.map(({ name, clan }, seat) =>
          h(
            'li',
            { key: seat },
            s(
              'svg',
              { class: `chart-key clan-${clan}`, viewBox: '0 0 48 16', 'aria-hidden': 'true' },
              s('path.chart-line-back', { d: 'M2 8h44' }),
              s('path.chart-line', { d: 'M2 8h44', 'stroke-dasharray': DASHES[seat % DASHES.length] }),
              mark(seat, 24, 8, 0),
            ),
            h('span', { dir: 'auto' }, name),
          ),
        ),
      ),
    ),
    h(
      'div.sr-only',
      h(
        'table',
        h('caption', words.title),
        h(
          'thead',
          h(
            'tr',
            h('th', { scope: 'col' }, words.step),
            seats.map(({ name }, seat) => h('th', { key: seat, scope: 'col' }, name)),
          ),
        ),
        h(
          'tbody',
          course.map(({ label, points }) =>
            h(
              'tr',
              { key: label },
              h('th', { scope: 'row' }, label),
              points.map((each, seat) => h('td', { key: seat }, minus(each))),
            ),
          ),
        ),
      ),
    ),
  );
}

/**
 * The last label always shows, of many others only every so many, and none too near the last.
 * @param {number} index
 * @param {number} count
 */
export function isLabelled(index, count) {
  const every = Math.ceil(count / MOST_LABELS);
  // The last one may be a word.
  const apart = every === 1 ? 1 : every + 1;
  return index === count - 1 || (index % every === 0 && count - 1 - index >= apart);
}

/**
 * A mark whose shape belongs to the seat.
 * @param {number} seat
 * @param {number} x
 * @param {number} y
 * @param {number} index
 */
function mark(seat, x, y, index) {
  const shapes = [
    `M${x - 5} ${y}a5 5 0 1 0 10 0a5 5 0 1 0-10 0z`,
    `M${x - 5} ${y - 5}h10v10h-10z`,
    `M${x} ${y - 6}l6 11h-12z`,
    `M${x} ${y - 7}l6 7-6 7-6-7z`,
    `M${x - 2} ${y - 6}h4v4h4v4h-4v4h-4v-4h-4v-4h4z`,
  ];
  return s('path.chart-mark', { key: index, d: shapes[seat % shapes.length] ?? '' });
}
