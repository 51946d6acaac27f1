/** A step of the ceremony in the tray: what was scored, what every seat got for it and why, and the way on. */

import { signed, t } from '../../i18n/index.js';
import { button } from '../../ui/controls.js';
import { h } from '../../ui/dom.js';
import { emblem } from '../../ui/pictures.js';
import { seatAt } from '../play/people.js';
import { journey } from './travel.js';

/** @typedef {import('../../app.js').App} App */
/** @typedef {import('../../room.js').Table} Table */
/** @typedef {import('../../room.js').CeremonyStep} CeremonyStep */
/** @typedef {import('../../room.js').CeremonyRow} CeremonyRow */

/**
 * The step that is shown; before the first one, what is to come.
 * @param {Table} table
 * @returns {CeremonyStep | null}
 */
export const shownStep = ({ ceremony }) => ceremony?.steps[Math.max(0, ceremony.index)] ?? null;

/**
 * @param {App} app
 * @param {Table} table
 */
export function ceremonyPanel(app, table) {
  const { ceremony } = table;
  const step = shownStep(table);
  if (!ceremony || !step || ceremony.index < 0) return null;
  const number = ceremony.index + 1;
  const isLast = number === ceremony.steps.length;
  return h(
    'div.ceremony',
    { key: 'ceremony', 'data-test': 'ceremony', 'data-step': number },
    step.rule && h('p.ceremony-rule', { key: `rule-${number}` }, step.picture, h('span', step.rule)),
    h(
      'ul.ceremony-rows',
      { key: `rows-${number}` },
      step.rows.map((row) => h('li', { key: row.seat }, rowButton(app, table, row))),
    ),
    // The line of that seat has the same words for screen readers.
    h(
      'p.ceremony-why',
      { key: 'why', 'aria-hidden': 'true' },
      step.rows.find(({ seat }) => seat === table.look)?.words,
    ),
    h(
      'div.panel-foot.ceremony-foot',
      { key: 'foot' },
      h('span.ceremony-count', t('ceremony-count', { step: number, steps: ceremony.steps.length })),
      !isLast &&
        button(t('ceremony-skip'), () => app.conductor.ceremony().skip(), {
          look: 'quiet',
          picture: 'fast',
          test: 'ceremony-skip',
          key: 'skip',
        }),
      button(t('table-continue'), () => app.conductor.ceremony().next(), {
        look: 'primary large',
        picture: 'play',
        test: 'ceremony-next',
        key: 'next',
        mount: beginHere,
      }),
    ),
    journey(app, `${table.travels?.key}-${number}`, pointsOf(table, step)),
  );
}

/**
 * What a seat got; a tap shows it on the land.
 * @param {App} app
 * @param {Table} table
 * @param {CeremonyRow} row
 */
function rowButton(app, table, { seat, words, gain, total }) {
  const { clan, name } = seatAt(table.situation, seat);
  const isShown = table.look === seat;
  return h(
    'button',
    {
      type: 'button',
      class: `ceremony-row${isShown ? ' is-shown' : ''}${gain ? '' : ' is-none'}`,
      'data-seat': seat,
      'aria-pressed': isShown,
      onclick: () => app.conductor.ceremony().look(seat),
    },
    emblem(clan, 28),
    h('span.ceremony-name.clip', { dir: 'auto' }, name),
    h('span.ceremony-reason', words),
    h('b.ceremony-gain', signed(gain)),
    h('span.sr-only', t('ceremony-total', { total })),
  );
}

/**
 * The points that fly to the totals: from the land that is shown, or from the line.
 * @param {Table} table
 * @param {CeremonyStep} step
 */
const pointsOf = (table, { rows }) =>
  rows
    .filter(({ gain }) => gain !== 0)
    .map(({ seat, gain, highlight }) => {
      const [cell] = table.look === seat ? (highlight[0]?.cells ?? []) : [];
      return {
        thing: h('b.flying-points', { class: gain < 0 && 'is-loss' }, signed(gain)),
        from: cell ? { cell } : { row: seat },
        to: { total: seat },
      };
    });

/**
 * People who use keys go on from here.
 * @param {HTMLElement} element
 */
function beginHere(element) {
  const now = document.activeElement;
  if (!now || now === document.body || now.matches('main, #prompt')) element.focus({ preventScroll: true });
}
