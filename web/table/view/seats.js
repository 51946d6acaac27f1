/**
 * The seats round the table: emblem, name, points, who begins, whose turn it is, and where there is room a live picture of the
 * land. A tap shows the land large.
 */

import { isolated, minus, t } from '../../i18n/index.js';
import { enumerated } from '../../i18n/lists.js';
import { characterOf } from '../../ui/characters.js';
import { h } from '../../ui/dom.js';
import { icon } from '../../ui/icons.js';
import { liveLand } from '../../ui/live_land.js';
import { counter } from '../../ui/motion.js';
import { emblem } from '../../ui/pictures.js';
import { portrait } from '../../ui/portrait.js';
import { shownPoints } from '../play/ceremony.js';

/** @typedef {import('../../app.js').App} App */
/** @typedef {import('../../room.js').Table} Table */

/**
 * @param {App} app
 * @param {Table} table
 */
export function seatStrip(app, table) {
  const situation = table.replay ?? table.situation;
  const room = app.room(situation.game);
  // Of several who may act, the one before the screen.
  const acting = table.decider ?? table.curtain;
  const scored = shownPoints(table);
  return h(
    'nav.seats',
    { key: 'seats', 'aria-label': t('table-seats'), 'data-game': situation.game },
    h(
      'ul.seat-list',
      situation.view.seats.map((own, seat) => {
        const card = room.seatCard(situation, seat);
        const points = scored?.[seat] ?? card.points;
        const now = scored ? undefined : card.now;
        const { is_first, is_done, facts, first_words = t('seat-first') } = card;
        const isTurn = !table.replay && (acting === null ? situation.to_act.includes(seat) : seat === acting);
        const character = characterOf(situation.players[seat]);
        const isBot = situation.players[seat] !== 'human';
        const isThinking = table.thinking?.seat === seat;
        const state = isThinking ? 'thinking' : is_done ? 'done' : isTurn ? 'turn' : 'waits';
        return h(
          'li',
          { key: seat },
          h(
            'button',
            {
              class: `seat${table.look === seat ? ' is-shown' : ''}${isTurn ? ' is-turn' : ''}`,
              'data-seat': seat,
              'data-state': state,
              'aria-pressed': table.look === seat,
              onclick: () => app.conductor.look(seat),
            },
            h(
              'span.seat-land',
              { 'aria-hidden': 'true' },
              liveLand(() => room.land(own)),
            ),
            h(
              'span.seat-emblem',
              { 'aria-hidden': 'true' },
              character !== null && portrait(character, 40),
              emblem(own.clan, 40),
              table.look === seat && h('span.seat-eye', { key: 'eye' }, icon('eye')),
            ),
            h(
              'span.sr-only',
              enumerated([
                t('seat-land', { name: isolated(own.name), points }),
                now?.words,
                is_first && first_words,
                t(`seat-${state}`),
              ]),
            ),
            h(
              'span.seat-words',
              h(
                'span.seat-name',
                { 'aria-hidden': 'true' },
                isBot && character === null && icon('bot'),
                h('span.clip', { dir: 'auto' }, own.name),
                is_first && h('span.first-marker', { title: first_words }, icon('first')),
              ),
              h(
                'span.seat-facts',
                { 'aria-hidden': isThinking || is_done ? 'true' : null },
                isThinking
                  ? [h('span.fact-words', t('seat-thinking')), h('span.fact-short', '…')]
                  : is_done
                    ? [icon('check'), h('span.fact-words', t('seat-done'))]
                    : facts,
              ),
            ),
            h(
              'span.seat-score',
              { 'aria-hidden': 'true' },
              h('b.seat-points', counter(points, app.state.motion)),
              now &&
                h(
                  'span.seat-now',
                  { title: now.words },
                  h('span.seat-now-tiny', now.tiny, ' '),
                  minus(now.points),
                  h('span.seat-now-words', ' ', now.short),
                ),
            ),
          ),
        );
      }),
    ),
  );
}
