/** What the header shows of Isle of Skye: rounds, goals, phase; and what a seat's card shows. */

import { createMemo } from '../board/art/memo.js';
import { explainButton } from '../help/explain.js';
import { currentLocale, minus, t } from '../i18n/index.js';
import { listed, phrases } from '../i18n/lists.js';
import { answerTo } from '../table/play/answers.js';
import { seatAt, soleSeat } from '../table/play/people.js';
import { h } from '../ui/dom.js';
import { bag } from './bag.js';
import { goalIcon, goalLetter, goalName, goalOf, goalRule, letters, lineWords } from './goals.js';
import { coin } from './pieces.js';

/** @import {isle} from '../protocol.d.ts' */
/** @typedef {import('../room.js').Situation<'isle'>} Situation */
/** @typedef {import('../room.js').Table<'isle'>} Table */

/** @typedef {import('../ui/dom.js').VNode} VNode */

/** The rounds as they were last described, at the table and in a game looked back at. @type {(key: string, make: () => VNode) => VNode} */
const knownRounds = createMemo(2);

/** The words of goals as they were last described. @type {(key: string, make: () => ChipWords) => ChipWords} */
const knownChips = createMemo(8);

/** @typedef {{title: string, spoken: VNode, shown: VNode[]}} ChipWords of a goal in the header */

/** @param {Situation} situation */
export function phaseTitle(situation) {
  const { view } = situation;
  if (situation.is_over) return t('isle-phase-end');
  return t('isle-phase', { round: view.round, rounds: view.rounds, phase: t(`isle-phase-${situation.phase}`) });
}

/**
 * The round track: every round with the letters it scores, and the four goals with what they give.
 * @param {Situation} situation
 * @param {Table} [table]
 */
export function track(situation, table) {
  const { view } = situation;
  return h(
    'div.track.isle-track',
    // The same description for a whole round: it is looked through at each change of the table.
    knownRounds(JSON.stringify([currentLocale(), view.goals, view.track, view.round, situation.is_over]), () =>
      trackRounds(situation),
    ),
    h(
      'ul.goal-chips',
      { 'aria-label': t('isle-goals') },
      letters().map((letter) => goalChip(situation, letter, table)),
    ),
  );
}

/** @param {Situation} situation */
const trackRounds = ({ view, is_over }) =>
  h(
    'ol.track-rounds',
    { 'aria-label': t('isle-track') },
    view.track.map((round) => {
      const isNow = round.round === view.round && !is_over;
      const isPast = round.round < view.round || is_over;
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
  );

/**
 * Whose points the goals show: those of the person before the screen, unless another land is looked at on purpose.
 * @param {Table} table
 */
const standingSeat = ({ situation, decider, look, is_looking_away }) =>
  is_looking_away ? look : (soleSeat(situation) ?? decider ?? look);

/** @type {import('../room.js').GameRoom<'isle'>['headerQuestions']} */
export const headerQuestions = (table) =>
  table.situation.is_over ? [] : [{ question: 'standing', args: { seat: standingSeat(table) } }];

/**
 * A goal in the header: its picture, what it would give now, its name when it is scored this round, otherwise the rounds in
 * which it is. A tap explains it.
 * @param {Situation} situation
 * @param {string} letter
 * @param {Table} [table] without it nobody's points are shown
 */
function goalChip(situation, letter, table) {
  const { view } = situation;
  const goal = goalOf(view, letter);
  const isNow = isScoredNow(situation, letter);
  const rounds = view.track.filter((each) => each.letters.includes(letter)).map((each) => each.round);
  const standing = table && answerTo(table, 'standing', { seat: standingSeat(table) });
  const line = standing?.goals.find((each) => each.letter === letter)?.line;
  const { title, spoken, shown } = knownChips(
    JSON.stringify([currentLocale(), letter, goal, isNow, rounds, line]),
    () => chipWords(letter, goal, isNow, rounds, line),
  );
  return h(
    'li',
    { key: letter, class: isNow ? 'is-now' : '' },
    h(
      'button',
      {
        type: 'button',
        class: `goal-chip${isNow ? ' is-now' : ''}`,
        title,
        'data-letter': letter,
        'data-thing': `isle/goal/${goal}`,
        'data-tap': 'explain',
      },
      spoken,
      // Not from before: it follows the theme.
      h('span.goal-chip-mark', { 'aria-hidden': 'true' }, goalIcon(goal, 28), goalLetter(letter)),
      shown,
    ),
  );
}

/**
 * @param {string} letter
 * @param {string} goal
 * @param {boolean} isNow
 * @param {number[]} rounds in which it is scored
 * @param {isle.GoalStanding['line'] | undefined} line what it would give now
 * @returns {ChipWords}
 */
function chipWords(letter, goal, isNow, rounds, line) {
  const counted = line && line.points !== null && lineWords(line);
  return {
    title: [goalRule(goal), counted].filter(Boolean).join('\n'),
    spoken: h(
      'span.sr-only',
      phrases([
        t('isle-chip', { letter, goal: goalName(goal) }),
        line && (line.points === null ? t('isle-chip-hidden') : t('isle-chip-points', { points: line.points })),
        isNow ? t('isle-chip-now') : t('isle-goal-rounds', { rounds: listed(rounds) }),
      ]),
    ),
    shown: [
      h('b.goal-chip-points', { 'aria-hidden': 'true' }, line && (line.points === null ? '?' : minus(line.points))),
      h('span.goal-chip-name', { 'aria-hidden': 'true' }, goalName(goal)),
      h('span.goal-chip-count', { 'aria-hidden': 'true' }, counted),
      h('span.goal-chip-rounds', { 'aria-hidden': 'true' }, rounds.join('·')),
    ],
  };
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
        ? countFact('hand', own.hand.length, t('isle-in-hand', { count: own.hand.length }))
        : countFact('tiles', own.territory.length, t('isle-tiles', { count: own.territory.length })),
      h(
        'span.fact.fact-income',
        { key: 'income', title: t('isle-income-note') },
        t('isle-income', { gold: own.income }),
      ),
    ],
  };
}

/**
 * A number of tiles in words; where there is no room for them, with a small square instead.
 * @param {string} name
 * @param {number} count
 * @param {string} words
 */
const countFact = (name, count, words) =>
  h(
    'span',
    { key: name, class: `fact fact-${name}`, title: words },
    h('span.fact-words', words),
    h('span.fact-short', { 'aria-hidden': 'true' }, h('span.fact-square'), count),
  );

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
 * The gold of a seat, for the head of the tray; null where the viewer may not see it.
 * @param {Situation} situation
 * @param {number} seat
 */
export function purse(situation, seat) {
  const { gold } = seatAt(situation, seat);
  const words = t('isle-own-gold', { gold });
  return gold === null ? null : [coin(gold, { title: words, 'aria-hidden': 'true' }), h('span.sr-only', words)];
}

/**
 * The drawer of the running game: its goals in words, what is left in the bag, the house rules.
 * @param {Table} table
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
