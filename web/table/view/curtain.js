/** The curtain: names who comes next and shows nothing else, until that person is before the screen. */

import { t } from '../../i18n/index.js';
import { button } from '../../ui/controls.js';
import { h } from '../../ui/dom.js';
import { emblem } from '../../ui/pictures.js';
import { seatAt } from '../play/people.js';
import { othersFirst } from './handover.js';

/** @typedef {import('../../app.js').App} App */
/** @typedef {import('../../room.js').Table} Table */

/** Delay before the button is enabled, so that the second tap of a double tap does not lift the curtain. Milliseconds. */
const GUARD = 700;

/**
 * Whether the curtain is down. What everybody may see, a round's scoring above all, is shown first.
 * @param {Table} table
 */
export const isDown = (table) => table.curtain !== null && table.moments.length === 0;

/**
 * @param {App} app
 * @param {Table} table
 */
export function curtain(app, table) {
  const seat = table.curtain;
  if (seat === null || !isDown(table)) return null;
  const { situation } = table;
  const own = seatAt(situation, seat);
  const room = app.room(situation.game);
  return h(
    'div.curtain',
    {
      key: `curtain-${seat}-${situation.revision}`,
      role: 'dialog',
      tabindex: '-1',
      'aria-modal': 'true',
      'aria-labelledby': 'curtain-name',
      'data-clan': own.clan,
      'data-test': 'curtain',
    },
    h(
      'div.curtain-card',
      h('p.curtain-phase', room.phaseTitle(situation)),
      emblem(own.clan, 112),
      h('p.curtain-hand', t('curtain-hand')),
      h('h1.curtain-name', { id: 'curtain-name', dir: 'auto' }, own.name),
      h('p.curtain-note', t('curtain-note')),
      button(
        t('curtain-lift'),
        (/** @type {import('../../ui/dom.js').EventOf<HTMLButtonElement>} */ event) => {
          if (event.currentTarget.disabled) return;
          app.sounds.play('curtain');
          app.conductor.lift();
        },
        {
          look: 'primary large wide',
          picture: 'eye',
          test: 'lift',
          class: 'curtain-button',
          mount: (/** @type {HTMLButtonElement} */ button) => {
            button.disabled = true;
            const timer = setTimeout(() => {
              button.disabled = false;
              button.focus({ preventScroll: true });
            }, GUARD);
            return () => clearTimeout(timer);
          },
        },
      ),
      othersFirst(app, table),
      button(t('table-menu'), () => app.open('menu'), { look: 'quiet', picture: 'menu' }),
    ),
  );
}
