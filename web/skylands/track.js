/** What the header shows of Skylands: the four actions with everybody's pawn, supplies, phase; and what a seat's card shows. */

import { thingButton } from '../help/explain.js';
import { isolated, minus, t } from '../i18n/index.js';
import { listed } from '../i18n/lists.js';
import { seatAt } from '../table/play/people.js';
import { h } from '../ui/dom.js';
import { emblem, iconPicture } from '../ui/pictures.js';
import { countOf, inhabitants } from './pieces.js';
import { remainingSpecials, remainingStack } from './remaining.js';
import { specialItem } from './special_display.js';
import { COLOURS, components, isSpecial } from './tiles.js';

/** @typedef {import('../room.js').Situation<'skylands'>} Situation */

/** @param {Situation} situation */
export function phaseTitle(situation) {
  const { view } = situation;
  if (situation.is_over) return t('sky-phase-end');
  if (situation.phase === 'start') return t('sky-phase-start');
  return t('sky-phase', { turn: view.turn, phase: t(`sky-phase-${situation.phase}`) });
}

/**
 * The four actions with the pawns on them, and what is left of everything.
 * @param {Situation} situation
 */
export function track(situation) {
  const { view } = situation;
  return h(
    'div.track.sky-track',
    h(
      'ol.track-actions',
      { 'aria-label': t('sky-actions') },
      components().actions.map((action) => {
        const isNow = view.action === action && !situation.is_over;
        const pawns = view.seats.filter((seat) => seat.pawn === action);
        const words = t('sky-track-action', {
          action: t(`sky-action-${action}`),
          names: listed(pawns.map((seat) => isolated(seat.name))),
          count: pawns.length,
        });
        return h(
          'li',
          {
            key: action,
            class: `track-action${isNow ? ' is-now' : ''}`,
            'aria-current': isNow ? 'step' : null,
            title: words,
            'data-thing': `skylands/symbol/${action}`,
            'data-tap': 'explain',
          },
          h('span.sr-only', words),
          iconPicture(`action-${action}`, 32),
          h(
            'span.track-pawns',
            { 'aria-hidden': 'true' },
            pawns.map((seat) => h('span', { key: seat.seat }, emblem(seat.clan, 24))),
          ),
          h('span.track-word', { 'aria-hidden': 'true' }, t(`sky-action-short-${action}`)),
        );
      }),
    ),
    h(
      'ul.track-supply',
      { 'aria-label': t('sky-supply') },
      supply('stack', 'cloud', view.stack_count),
      supply('points', 'points', view.points_supply),
    ),
  );
}

/**
 * @param {string} name
 * @param {string} icon
 * @param {number} count
 */
const supply = (name, icon, count) =>
  h(
    'li.track-store',
    {
      key: name,
      'data-thing': `skylands/symbol/${name}`,
      'data-tap': 'explain',
      title: t(`sky-${name}-left`, { count }),
    },
    iconPicture(icon, 24),
    h('b', { 'aria-hidden': 'true' }, count),
    h('span.sr-only', t(`sky-${name}-left`, { count })),
  );

/**
 * @param {Situation} situation
 * @param {number} seat
 */
export function seatCard(situation, seat) {
  const own = seatAt(situation, seat);
  return {
    // What is had already comes first: every empty square counts against the total from the first moment on.
    points: situation.is_over ? own.total : own.points,
    ...(situation.is_over
      ? {}
      : {
          now: {
            points: own.total,
            words: t('sky-if-it-ended-now', { points: minus(own.total) }),
            short: t('sky-now-short'),
            tiny: t('sky-now-tiny'),
          },
        }),
    is_first: situation.view.active === seat && !situation.is_over,
    first_words: t('sky-active'),
    is_done: false,
    facts: [
      h('span.fact.fact-folk', { key: 'folk', 'data-thing': 'skylands/symbol/folk' }, inhabitants(own.inhabitants)),
      h(
        'span.fact.fact-empty',
        { key: 'empty', title: t('sky-empty', { count: own.empty_squares }) },
        h('span.square', { 'aria-hidden': 'true' }),
        h('span', { 'aria-hidden': 'true' }, own.empty_squares),
        h('span.sr-only', t('sky-empty', { count: own.empty_squares })),
      ),
      h(
        'span.fact.fact-marker',
        {
          key: 'marker',
          'data-thing': 'skylands/symbol/marker',
          title: t(own.is_marker_active ? 'sky-marker-active' : 'sky-marker-used'),
        },
        iconPicture(own.is_marker_active ? 'marker-active' : 'marker-passive', 22),
        h('span.sr-only', t(own.is_marker_active ? 'sky-marker-active' : 'sky-marker-used')),
      ),
    ],
  };
}

/**
 * The drawer of the running game: special islands on show and on boards, supplies, tiles left.
 * @param {import('../room.js').Table<'skylands'>} table
 */
export function tableDetails(table) {
  const { view } = table.situation;
  return h(
    'div.sky-details',
    h('section', { key: 'show' }, h('h3', t('sky-show')), remainingSpecials(table)),
    view.seats.map((seat) => {
      const own = seat.board.map(([id]) => id).filter(isSpecial);
      return (
        own.length > 0 &&
        h(
          'section',
          { key: `seat-${seat.seat}` },
          h('h3', t('sky-specials-of', { name: seat.name })),
          h(
            'ul.special-list',
            own.map((id) => specialItem(id)),
          ),
        )
      );
    }),
    h(
      'section',
      { key: 'supply' },
      h('h3', t('sky-supply')),
      h(
        'ul.bag-symbols',
        components().colours.map((colour) =>
          thingItem(
            'folk',
            `inhabitant-${COLOURS[colour]}`,
            t(`sky-folk-${colour}`, { count: countOf(view.supply, colour) }),
          ),
        ),
        thingItem('points', 'points', t('sky-points-left', { count: view.points_supply })),
      ),
    ),
    h('section', { key: 'stack' }, h('h3', t('sky-stack')), remainingStack(table)),
    h(
      'section',
      { key: 'actions' },
      h('h3', t('sky-actions')),
      h(
        'ul.bag-symbols',
        components().actions.map((action) => thingItem(action, `action-${action}`, t(`sky-action-${action}`))),
        thingItem('marker', 'marker-active', t('sky-symbol-marker')),
      ),
    ),
  );
}

/**
 * A symbol in a list, explained when it is pressed.
 * @param {string} name
 * @param {string} icon
 * @param {string} words
 */
const thingItem = (name, icon, words) =>
  h('li.bag-symbol', { key: icon }, thingButton(`skylands/symbol/${name}`, iconPicture(icon, 28), words));
