/** Hand-overs in the open: a banner for the person who is to act now, and a way to let another one go first. */

import { isolated, t } from '../../i18n/index.js';
import { button } from '../../ui/controls.js';
import { h } from '../../ui/dom.js';
import { emblem } from '../../ui/pictures.js';
import { mayAct, seatAt } from '../play/people.js';

/** @typedef {import('../../app.js').App} App */
/** @typedef {import('../../room.js').Table} Table */

/**
 * Who is to act now; it takes no tap, and screen readers get the same sentence with what is asked.
 * @param {Table} table
 */
export function handoverBanner(table) {
  if (table.handover === null || table.handover !== table.decider) return null;
  const { name, clan } = seatAt(table.situation, table.handover);
  return h(
    'div.handover',
    { key: `handover-${table.handover}`, 'data-clan': clan, 'data-test': 'handover', 'aria-hidden': 'true' },
    emblem(clan, 56),
    h('p.handover-words', t('handover-turn', { name: isolated(name) })),
  );
}

/**
 * While the land of another person is looked at who may act too: a button that hands the turn to them.
 * @param {App} app
 * @param {Table} table
 */
export function handoverButton(app, table) {
  const { situation, decider, look } = table;
  if (decider === null || look === decider || table.lesson || table.replay || !mayAct(situation, look)) return null;
  const { name, clan } = seatAt(situation, look);
  return button(
    [emblem(clan, 32), h('span.clip', { dir: 'auto' }, t('handover-give', { name: isolated(name) }))],
    () => app.conductor.handTo(look),
    { key: 'handover-button', class: 'handover-button', test: 'hand-over' },
  );
}

/**
 * On the curtain: the others who may act as well, for when one of them has the device.
 * @param {App} app
 * @param {Table} table
 */
export function othersFirst(app, table) {
  const { situation, curtain } = table;
  const others = situation.to_act.filter((seat) => seat !== curtain && mayAct(situation, seat));
  if (!others.length) return null;
  return h(
    'div.curtain-others',
    { role: 'group', 'aria-label': t('curtain-others') },
    h('p', { 'aria-hidden': 'true' }, t('curtain-others')),
    others.map((seat) => {
      const { name, clan } = seatAt(situation, seat);
      return button([emblem(clan, 28), h('span.clip', { dir: 'auto' }, name)], () => app.conductor.handTo(seat), {
        key: seat,
        look: 'quiet',
        test: 'curtain-other',
      });
    }),
  );
}
