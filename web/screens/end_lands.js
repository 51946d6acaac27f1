/** The lands at the end of a game: the winner's large, everybody's in small; a tap shows another one large. */

import { isolated, minus, t } from '../i18n/index.js';
import { seatAt } from '../table/play/people.js';
import { characterOf } from '../ui/characters.js';
import { countUp } from '../ui/count_up.js';
import { h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { landPicture } from '../ui/land_picture.js';
import { face } from '../ui/portrait.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('../room.js').Situation} Situation */

/**
 * The seats from the first place to the last.
 * @param {Situation} situation
 */
export function placesOf({ outcome }) {
  if (!outcome) return [];
  return outcome.points
    .map((points, seat) => ({ points, seat, isWinner: outcome.winners.includes(seat) }))
    .sort((a, b) => Number(b.isWinner) - Number(a.isWinner) || b.points - a.points);
}

/**
 * The lands looked at, large: the one that was chosen, otherwise those of all winners.
 * @param {App} app
 * @param {Situation} situation
 * @param {number[]} seats
 */
export const largeLands = (app, situation, seats) =>
  h(
    'div.end-lands',
    { 'data-count': seats.length },
    seats.map((seat) => {
      const { name } = seatAt(situation, seat);
      return h(
        'figure.end-land',
        { key: seat, 'data-seat': seat, 'data-game': situation.game },
        h(
          'div.end-land-frame',
          landPicture(app.room(situation.game).land(seatAt(situation, seat)), {
            label: t('end-land-of', { name: isolated(name) }),
          }),
        ),
        h('figcaption.end-land-name', plate(app, situation, seat)),
      );
    }),
  );

/**
 * Whose land it is, with the points.
 * @param {App} app
 * @param {Situation} situation
 * @param {number} seat
 */
function plate(app, situation, seat) {
  const { name, clan } = seatAt(situation, seat);
  const points = situation.outcome?.points[seat] ?? 0;
  return [
    face(characterOf(situation.players[seat]), clan, 48),
    h('b', { dir: 'auto' }, name),
    situation.outcome?.winners.includes(seat) && icon('crown'),
    countUp('b.end-land-points', points, (number) => t('points', { points: number }), app.state.motion),
  ];
}

/**
 * Everybody's land in small, first place first.
 * @param {App} app
 * @param {Situation} situation
 * @param {number[]} shown the seats whose lands are shown large
 * @param {(seat: number) => void} show
 */
export const podium = (app, situation, shown, show) =>
  h(
    'ol.podium',
    { 'data-count': situation.view.seats.length },
    placesOf(situation).map(({ points, seat, isWinner }) => {
      const own = seatAt(situation, seat);
      return h(
        'li.podium-seat',
        { key: seat, class: isWinner ? 'is-winner' : '' },
        h(
          'button.podium-button',
          { type: 'button', 'aria-pressed': shown.includes(seat), 'data-seat': seat, onclick: () => show(seat) },
          h(
            'span.podium-land',
            landPicture(app.room(situation.game).land(own)),
            isWinner && h('span.podium-crown', icon('crown'), h('span.sr-only', t('end-winner'))),
          ),
          h(
            'span.podium-words',
            h('span.podium-name', { dir: 'auto' }, own.name),
            h(
              'span.podium-score',
              face(characterOf(situation.players[seat]), own.clan, 36),
              h('span', { 'aria-hidden': 'true' }, countUp('b.podium-points', points, minus, app.state.motion)),
              h('span.sr-only', t('points', { points })),
            ),
          ),
        ),
      );
    }),
  );
