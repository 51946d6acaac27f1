/** What the lands score: now, or at the end of the game if nothing more is built; every number with its reason. */

import { isolated, minus, t } from '../i18n/index.js';
import { answerTo } from '../table/play/answers.js';
import { pointsTable, sheetView } from '../table/view/sheet.js';
import { choiceGroup } from '../ui/controls.js';
import { h } from '../ui/dom.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('../room.js').Table} Table */
/** @typedef {import('./desk.js').Desk} Desk */

/**
 * @param {App} own
 * @param {Desk} desk
 * @param {import('./state.js').StudyState} study
 */
export function scoresView(own, desk, { table, final, is_end: isEnd }) {
  if (!table) return null;
  return [
    h(
      'div.study-when',
      { key: 'when' },
      choiceGroup({
        name: 'study-when',
        label: t('study-when'),
        value: isEnd,
        choices: [
          { value: false, label: t('study-now') },
          { value: true, label: t('study-end') },
        ],
        onchange: desk.showEnd,
      }),
    ),
    !isEnd && h('div.study-sheet', { key: 'now' }, sheetView(own, table)),
    isEnd && !final && h('p.field-note', { key: 'wait', role: 'status' }, t('sheet-loading')),
    isEnd &&
      final &&
      h('div.study-sheet', { key: 'end' }, finalView(own, { ...final, sheet_choice: table.sheet_choice })),
  ];
}

/**
 * Who has won, the totals, and the sheet.
 * @param {App} own
 * @param {Table} table at the end of the game
 */
function finalView(own, table) {
  const { situation } = table;
  const room = own.room(situation.game);
  const answer = answerTo(table, 'sheet');
  const totals = situation.outcome?.points ?? [];
  if (!answer) return null;
  const { seats } = situation.view;
  const sections = room.sheet(answer, situation).map(({ key, title, rows }) => ({
    key,
    title,
    sums: seats.map((_, seat) => rows.reduce((sum, { lines }) => sum + (lines[seat]?.points ?? 0), 0)),
  }));
  const before = totals.map((total, seat) => sections.reduce((left, { sums }) => left - (sums[seat] ?? 0), total));
  const parts = [
    ...(before.some(Boolean) ? [{ key: 'before', title: t('study-before'), sums: before }] : []),
    ...(sections.length > 1 ? sections : []),
  ];
  return [
    seats.length > 1 && h('p.study-winner.display', { key: 'winner', role: 'status' }, room.outcomeWords(situation)),
    h(
      'section.sheet-section',
      { key: 'totals', 'data-test': 'totals' },
      h('h3', t('study-total')),
      h(
        'div.scroll-x',
        pointsTable(
          seats,
          (name) => h('span.study-name', { dir: 'auto' }, isolated(name)),
          parts.map(({ key, title, sums }) =>
            h(
              'tr',
              { key },
              h('th.sheet-label', { scope: 'row' }, title),
              sums.map((sum, seat) => h('td', { key: seat }, minus(sum))),
            ),
          ),
          totals.map((total) => minus(total)),
        ),
      ),
    ),
    sheetView(own, table),
  ];
}
