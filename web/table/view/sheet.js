/** The score sheet: every point with its reason; a tap on a number shows on the board what it counts. */

import { isolated, minus, t } from '../../i18n/index.js';
import { h } from '../../ui/dom.js';
import { emblem } from '../../ui/pictures.js';
import { answerTo } from '../play/answers.js';
import { marksOf } from '../play/marks.js';
import { seatAt } from '../play/people.js';

/** @typedef {import('../../app.js').App} App */
/** @typedef {import('../../room.js').Table} Table */
/** @typedef {import('../../ui/dom.js').Child} Child */

/**
 * @param {App} app
 * @param {Table} table
 */
export function sheetView(app, table) {
  const answer = answerTo(table, 'sheet');
  if (!answer) return h('p.field-note', t('sheet-loading'));
  const { situation } = table;
  const room = app.room(situation.game);
  return room
    .sheet(answer, situation)
    .map((section) =>
      h(
        'section',
        { key: section.key, class: `sheet-section${section.is_projection ? ' is-projection' : ''}` },
        h('h3', section.title),
        h('div.scroll-x', sheetTable(app, table, section)),
      ),
    );
}

/**
 * @param {App} app
 * @param {Table} table
 * @param {import('../../room.js').SheetSection} section
 */
function sheetTable(app, table, section) {
  const { seats } = table.situation.view;
  const chosen = table.sheet_choice;
  const rows = section.rows.map((row) => {
    const isOpen = chosen?.section === section.key && chosen.row === row.key;
    const line = isOpen ? row.lines[chosen.seat] : null;
    return [
      h(
        'tr',
        { key: row.key },
        h('th.sheet-label', { scope: 'row', title: row.detail }, row.label),
        row.lines.map((each, seat) =>
          h(
            'td',
            { key: seat },
            each &&
              h(
                'button',
                {
                  class: `sheet-points${isOpen && chosen.seat === seat ? ' is-chosen' : ''}`,
                  'aria-label': t('sheet-points', {
                    name: isolated(seatAt(table.situation, seat).name),
                    label: row.label,
                    points: each.points,
                  }),
                  'aria-expanded': isOpen && chosen.seat === seat,
                  onclick: () => {
                    app.conductor.highlight(marksOf(each), seat);
                    app.updateTable({ sheet_choice: { section: section.key, row: row.key, seat } });
                  },
                },
                minus(each.points),
              ),
          ),
        ),
      ),
      line &&
        h(
          'tr.sheet-why',
          { key: `${row.key}-why` },
          h(
            'td',
            { colspan: seats.length + 1, role: 'status' },
            h('b', isolated(seatAt(table.situation, chosen?.seat ?? 0).name), ': '),
            line.words ?? '',
          ),
        ),
    ];
  });
  const sums = seats.map((_, seat) =>
    minus(section.rows.reduce((sum, row) => sum + (row.lines[seat]?.points ?? 0), 0)),
  );
  return pointsTable(seats, (name) => h('span.sr-only', name), rows, section.is_projection ? null : sums);
}

/**
 * A table of points with a column for each seat.
 * @param {readonly {name: string, clan: string}[]} seats
 * @param {(name: string) => Child} nameView the name beside the emblem
 * @param {Child} rows
 * @param {Child[] | null} sums the last row, by seat
 */
export const pointsTable = (seats, nameView, rows, sums) =>
  h(
    'table.sheet',
    { 'data-seats': seats.length },
    h(
      'thead',
      h(
        'tr',
        h('th', { scope: 'col' }, h('span.sr-only', t('sheet-source'))),
        seats.map(({ clan, name }, seat) =>
          h('th.sheet-seat', { key: seat, scope: 'col' }, emblem(clan, 28), nameView(name)),
        ),
      ),
    ),
    h('tbody', rows),
    sums &&
      h(
        'tfoot',
        h(
          'tr',
          h('th', { scope: 'row' }, t('sheet-sum')),
          sums.map((sum, seat) => h('td', { key: seat }, sum)),
        ),
      ),
  );
