/** Whose lands they are: names, clans, and what lies before each besides the land. */

import { isolated, t } from '../i18n/index.js';
import { button, iconButton } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { emblem } from '../ui/pictures.js';
import { freeClan, withClan, withNewSeat, withoutSeat, withSeat } from './documents.js';
import { studyGame } from './games.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('./desk.js').Desk} Desk */
/** @typedef {import('./state.js').StudyState} StudyState */

/**
 * @param {App} own
 * @param {Desk} desk
 * @param {StudyState} study
 */
export function seatsView(own, desk, study) {
  const { entry, table } = study;
  const { document } = entry;
  const room = own.room(entry.game);
  const game = studyGame(entry.game);
  const fewest = entry.kind === 'table' ? room.minimum : 1;
  if (!table) return null;
  return [
    h(
      'ul.study-seats',
      { key: 'seats' },
      document.seats.map((seat, number) => {
        const view = table.situation.view.seats[number];
        return h(
          'li.card.study-seat',
          { key: number, 'data-seat': number },
          h(
            'div.study-seat-top',
            button(emblem(seat.clan, 44), () => chooseClan(own, desk, number), {
              look: 'quiet icon',
              'aria-label': t('setup-clan', { clan: t(`clan-${seat.clan}`), name: seat.name }),
              title: t('setup-clan-change'),
            }),
            h('input.input', {
              'aria-label': t('setup-name-of', { number: number + 1 }),
              value: seat.name,
              maxlength: own.catalogue[entry.game].setup.longest_name,
              autocomplete: 'off',
              dir: 'auto',
              onfocus: (/** @type {import('../ui/dom.js').EventOf} */ event) => event.target.select(),
              onchange: (/** @type {import('../ui/dom.js').EventOf} */ event) => {
                const name = event.target.value.trim() || String(number + 1);
                desk.change((now) => withSeat(now, number, { name }));
              },
            }),
            iconButton(
              'trash',
              t('setup-remove', { name: seat.name }),
              () => desk.change((now) => withoutSeat(now, number), { seat: 0, cell: null }),
              {
                look: 'quiet',
                disabled: document.seats.length <= fewest,
              },
            ),
          ),
          view && game.fields(seat, view, (edit) => desk.changeSeat(number, edit)),
          button(
            t('study-build', { name: isolated(seat.name) }),
            () => desk.look(number).then(() => desk.go('tiles')),
            {
              picture: 'plus',
              class: 'study-build',
              test: 'study-build',
            },
          ),
        );
      }),
    ),
    document.seats.length < room.maximum &&
      button(
        t('study-add'),
        () =>
          desk.change((now) => {
            const number = now.seats.length;
            return withNewSeat(
              now,
              game.newSeat(t('setup-name', { number: number + 1 }), freeClan(now, room.clans), number),
            );
          }),
        { picture: 'plus', test: 'study-add', key: 'add' },
      ),
  ];
}

/**
 * @param {App} own
 * @param {Desk} desk
 * @param {number} seat
 */
function chooseClan(own, desk, seat) {
  const { entry } = desk.state();
  own.open('custom', {
    title: t('setup-clan-change'),
    body: () =>
      h(
        'ul.clan-choices',
        own.room(entry.game).clans.map((clan) => {
          const isChosen = entry.document.seats[seat]?.clan === clan;
          return h(
            'li',
            { key: clan },
            button(
              [emblem(clan, 56), h('span', t(`clan-${clan}`))],
              () => {
                own.close();
                desk.change((now) => withClan(now, seat, clan));
              },
              { class: `clan-choice${isChosen ? ' is-chosen' : ''}`, 'aria-pressed': isChosen, 'data-clan': clan },
            ),
          );
        }),
      ),
  });
}
