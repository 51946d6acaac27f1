/** What the header shows of Isle of Skye: rounds, goals, phase; and what a seat's card shows. */

import { explainButton } from '../help/explain.js';
import { t } from '../i18n/index.js';
import { listed } from '../i18n/lists.js';
import { seatAt } from '../table/play/people.js';
import { h } from '../ui/dom.js';
import { bag } from './bag.js';
import { goalIcon, goalLetter, goalName, goalOf, goalRule, letters } from './goals.js';
import { coin } from './pieces.js';

/** @import {isle} from '../protocol.d.ts' */
/** @typedef {import('../room.js').Situation<'isle'>} Situation */

/** @param {Situation} situation */
export function phaseTitle(situation) {
  const { view } = situation;
  if (situation.is_over) return t('isle-phase-end');
  return t('isle-phase', { round: view.round, rounds: view.rounds, phase: t(`isle-phase-${situation.phase}`) });
}

/**
 * The round track: every round with the letters it scores, and the four goals with what they give.
 * @param {Situation} situation
 */
export function track(situation) {
  const { view } = situation;
  return h(
    'div.track.isle-track',
    h(
      'ol.track-rounds',
      { 'aria-label': t('isle-track') },
      view.track.map((round) => {
        const isNow = round.round === view.round && !situation.is_over;
        const isPast = round.round < view.round || situation.is_over;
        const words = roundWords(view, round);
        return h(
          'li',
          {
            key: round.round,
            class: `track-round${isNow ? ' is-now' : ''}${isPast ? ' is-past' : ''}`,
            'aria-current': isNow ? 'step' : null,
            title: words,
          },
          h('span.sr-only', words),
          h('span.track-number', { 'aria-hidden': 'true' }, round.round),
          h('span.track-letters', { 'aria-hidden': 'true' }, round.letters.map(goalLetter)),
        );
      }),
    ),
    h(
      'ul.track-goals',
      { 'aria-label': t('isle-goals') },
      letters().map((letter) => {
        const goal = goalOf(view, letter);
        return h(
          'li',
          {
            key: letter,
            class: `track-goal${isScoredNow(situation, letter) ? ' is-now' : ''}`,
            title: goalRule(goal),
            'data-thing': `isle/goal/${goal}`,
            'data-tap': 'explain',
          },
          goalLetter(letter),
          goalIcon(goal, 28),
          h('span.track-goal-name', goalName(goal)),
        );
      }),
    ),
  );
}

/**
 * What is scored in a round, and what those behind get.
 * @param {isle.View} view
 * @param {isle.RoundView} round
 */
const roundWords = (view, { round, letters, gold_per_player_ahead: gold }) =>
  t('isle-track-round', { round, goals: listed(letters.map((letter) => goalName(goalOf(view, letter)))), gold });

/**
 * @param {Situation} situation
 * @param {string} letter
 */
const isScoredNow = (situation, letter) =>
  !situation.is_over && Boolean(situation.view.track[situation.view.round - 1]?.letters.includes(letter));

/**
 * @param {Situation} situation
 * @param {number} seat
 */
export function seatCard(situation, seat) {
  const { view, phase } = situation;
  const own = seatAt(situation, seat);
  const isBuilding = phase === 'build' && own.hand.length > 0;
  return {
    points: own.points,
    is_first: view.first_player === seat,
    is_done: (phase === 'price' && own.is_sealed) || (phase === 'build' && own.has_built),
    facts: [
      own.gold !== null &&
        coin(own.gold, { key: 'gold', class: 'fact fact-gold', title: t('isle-gold', { gold: own.gold }) }),
      isBuilding
        ? h('span.fact.fact-hand', { key: 'hand' }, t('isle-in-hand', { count: own.hand.length }))
        : h('span.fact.fact-tiles', { key: 'tiles' }, t('isle-tiles', { count: own.territory.length })),
      h(
        'span.fact.fact-income',
        { key: 'income', title: t('isle-income-note') },
        t('isle-income', { gold: own.income }),
      ),
    ],
  };
}

/**
 * One's own gold, for the button that is held.
 * @param {Situation} situation seen with the seat's own eyes
 * @param {number} seat
 */
export function secret(situation, seat) {
  const { gold } = seatAt(situation, seat);
  return coin(t('isle-own-gold', { gold }), { class: 'fact-gold' });
}

/**
 * The drawer of the running game: its goals in words, what is left in the bag, the house rules.
 * @param {import('../room.js').Table<'isle'>} table
 */
export function tableDetails(table) {
  const { situation } = table;
  const { view } = situation;
  return h(
    'div.isle-details',
    h(
      'section',
      { key: 'goals' },
      h('h3', t('isle-goals')),
      h(
        'ul.goal-list',
        letters().map((letter) => {
          const goal = goalOf(view, letter);
          const rounds = view.track.filter((each) => each.letters.includes(letter)).map((each) => each.round);
          return h(
            'li',
            { key: letter, class: `goal-item${isScoredNow(situation, letter) ? ' is-now' : ''}` },
            goalIcon(goal, 44),
            h(
              'div',
              h('b', goalLetter(letter), ' ', goalName(goal)),
              h('p', goalRule(goal)),
              h('p.field-note', t('isle-goal-rounds', { rounds: listed(rounds) })),
            ),
            explainButton(`isle/goal/${goal}`, goalName(goal)),
          );
        }),
      ),
    ),
    h(
      'section',
      { key: 'rounds' },
      h('h3', t('isle-track')),
      h(
        'ol.round-list',
        view.track.map((round) =>
          h(
            'li',
            { key: round.round, class: `round-item${round.round === view.round ? ' is-now' : ''}` },
            roundWords(view, round),
          ),
        ),
      ),
    ),
    h('section', { key: 'bag' }, h('h3', t('isle-bag')), bag(table)),
    (view.house_rules.open_gold || view.house_rules.open_prices) &&
      h(
        'section',
        { key: 'house' },
        h('h3', t('setup-house-rules')),
        h(
          'ul.bullets',
          view.house_rules.open_gold && h('li', { key: 'gold' }, t('isle-open-gold-note')),
          view.house_rules.open_prices && h('li', { key: 'prices' }, t('isle-open-prices-note')),
        ),
      ),
  );
}
