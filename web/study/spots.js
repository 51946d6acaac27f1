/** The best spots for the tile in the fingers, with what they are worth and why; a tap tries the tile there. */

import { signed, t } from '../i18n/index.js';
import { h } from '../ui/dom.js';

/** @typedef {import('../app.js').App} App */

/** More reasons than these nobody reads. */
const MOST_REASONS = 3;

/**
 * @param {App} own
 * @param {import('./state.js').StudyState} study
 */
export function spotsView(own, { spots, held, table, entry }) {
  if (!spots || !table) return null;
  if (!spots.length) return h('p.panel-hint', { key: 'spots', role: 'status' }, t('study-no-spot'));
  const advice = own.room(entry.game).hint;
  const on = table.ui.cell;
  return h(
    'div.study-spots',
    { key: 'spots', role: 'group', 'aria-label': t('study-spots') },
    h('p.panel-heading', { key: 'title' }, t('study-spots')),
    h(
      'ol.study-spot-list',
      { key: 'list' },
      spots.map(({ x, y, turn, worth, reasons }) => {
        const isOn = on?.x === x && on.y === y;
        return h(
          'li',
          { key: `${x},${y}` },
          h(
            'button.study-spot',
            {
              type: 'button',
              'data-test': 'spot',
              'aria-pressed': String(isOn),
              onclick: () => {
                own.setUi({ tile: held, cell: { x, y }, turn, refusal: null });
                own.board?.reveal([{ x, y }]);
              },
            },
            h('b.study-worth', signed(Math.round(worth))),
            h(
              'span.study-reasons',
              reasons.length
                ? reasons
                    .slice(0, MOST_REASONS)
                    .map((reason, index) => h('span', { key: index }, advice?.reason(reason, table) ?? ''))
                : t('study-no-reason'),
            ),
          ),
        );
      }),
    ),
    h('p.field-note', { key: 'note' }, t('study-spots-note')),
  );
}
