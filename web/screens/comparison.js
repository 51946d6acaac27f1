/** Practice and its original beside each other, once practice is over: everybody's points, and what became of the lead. */

import { minus, signed, t } from '../i18n/index.js';
import { h } from '../ui/dom.js';
import { emblem } from '../ui/pictures.js';
import { practiceWords } from '../ui/practice.js';
import { originalOf } from './practice.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('../room.js').Table} Table */

/**
 * How far a seat is ahead of the best of the others.
 * @param {readonly number[]} points
 * @param {number} seat
 */
export const leadOf = (points, seat) => (points[seat] ?? 0) - Math.max(...points.filter((_, index) => index !== seat));

/**
 * @param {App} app
 * @param {Table} table
 */
export function comparison(app, { situation }) {
  const { practice, outcome, view } = situation;
  if (!practice || !outcome) return null;
  const { seat, tiles } = practice;
  const [before, after] = [leadOf(practice.points, seat), leadOf(outcome.points, seat)];
  const gain = after - before;
  return h(
    'section.card.end-card.comparison',
    { key: 'comparison', 'data-test': 'comparison', 'data-gain': gain },
    h('h2', t('practice-compared')),
    h('p.comparison-from', practiceWords(practice), ' · ', t(`practice-tiles-${tiles === 'new' ? 'new' : 'same'}`)),
    h(
      'p.comparison-words.display',
      t('practice-then', { before: practice.points[seat] ?? 0, after: outcome.points[seat] ?? 0 }),
    ),
    h(
      'p',
      gain === 0 ? t('practice-even') : t(gain > 0 ? 'practice-better' : 'practice-worse', { points: Math.abs(gain) }),
    ),
    h(
      'table.comparison-table',
      { role: 'table' },
      h(
        'thead',
        h(
          'tr',
          h('th', { scope: 'col', role: 'columnheader' }, t('practice-player')),
          h('th', { scope: 'col', role: 'columnheader' }, t('practice-then-column')),
          h('th', { scope: 'col', role: 'columnheader' }, t('practice-now-column')),
          h('th', { scope: 'col', role: 'columnheader' }, t('practice-difference')),
        ),
      ),
      h(
        'tbody',
        view.seats.map(({ name, clan }, index) =>
          row(
            index,
            index === seat ? 'is-own' : '',
            [emblem(clan, 24), h('span', { dir: 'auto' }, name)],
            practice.points[index] ?? 0,
            outcome.points[index] ?? 0,
          ),
        ),
        row('lead', 'is-lead', t('practice-lead'), before, after),
      ),
    ),
    app.state.games && !originalOf(app, practice) && h('p.field-note', t('practice-lost')),
  );
}

/**
 * @param {string | number} key
 * @param {string} look
 * @param {import('../ui/dom.js').Child} head
 * @param {number} before
 * @param {number} after
 */
const row = (key, look, head, before, after) =>
  h(
    'tr',
    // Named, since a small screen lays them out otherwise.
    { key, class: look, role: 'row' },
    h('th', { scope: 'row', role: 'rowheader' }, h('span.comparison-player', head)),
    h('td', { role: 'cell' }, minus(before)),
    h('td', { role: 'cell' }, minus(after)),
    h('td', { role: 'cell' }, signed(after - before)),
  );
