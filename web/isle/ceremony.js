/** What a round's scoring and the end of Isle of Skye show: one step for each goal, then the scrolls and the gold. */

import { t } from '../i18n/index.js';
import { phrases } from '../i18n/lists.js';
import { marksOf } from '../table/play/marks.js';
import { seatAt } from '../table/play/people.js';
import { describeEvent } from './events.js';
import { goalIcon, goalName, goalRule, lineWords } from './goals.js';

/** @import {isle} from '../protocol.d.ts' */
/** @typedef {import('../room.js').GameEvent<'isle'>} GameEvent */
/** @typedef {import('../room.js').Situation<'isle'>} Situation */
/** @typedef {import('../room.js').CeremonyStep} CeremonyStep */
/** @typedef {isle.Scored | isle.ScrollsScored | isle.GoldScored} Scoring */

/** What the steps are made of, and what closes them. */
const KINDS = new Set(['scored', 'scrolls', 'gold', 'round_end']);

/**
 * @param {Situation} situation after the points
 * @param {Situation} before
 * @returns {import('../room.js').FoundCeremony<'isle'> | null} null when nothing was scored
 */
export function ceremony(situation, before) {
  const { events, view } = situation;
  const first = events.findIndex(({ kind }) => KINDS.has(kind));
  if (first < 0) return null;
  const last = events.findLastIndex(({ kind }) => KINDS.has(kind));
  const scoring = events.slice(first, last + 1);
  const steps = stepsOf(scoring, situation);
  const [start] = steps;
  const round = scoring.find((event) => event.kind === 'scored')?.round ?? view.round;
  if (!start) return null;
  return {
    steps,
    points: start.rows.map(({ total, gain }) => total - gain),
    after: events.slice(last + 1),
    situation: {
      ...situation,
      ...{
        phase: before.phase,
        to_act: [],
        bot: null,
        forced: [],
        implied: [],
        is_secret: false,
        can_undo: false,
        undo_seat: null,
      },
      ...{ is_over: false, outcome: null, events: events.slice(0, first) },
      view: {
        ...view,
        round,
        first_player: before.view.first_player,
        // The income of the next round comes after the points of this one.
        seats: view.seats.map((seat, number) => ({
          ...seat,
          gold: situation.is_over ? seat.gold : seatAt(before, number).gold,
        })),
      },
    },
  };
}

/**
 * @param {GameEvent[]} events
 * @param {Situation} situation
 * @returns {CeremonyStep[]}
 */
function stepsOf(events, situation) {
  const { rounds } = situation.view;
  const scored = events.filter((event) => event.kind === 'scored');
  const scrolls = events.filter((event) => event.kind === 'scrolls');
  const gold = events.filter((event) => event.kind === 'gold');
  const goals = [...new Set(scored.map(({ letter }) => letter))].map((letter) => {
    const results = scored.filter((event) => event.letter === letter);
    const { goal, round } = /** @type {isle.Scored} */ (results[0]);
    return {
      head: t('isle-phase', { round, rounds, phase: t('isle-phase-score') }),
      title: t('isle-ceremony-goal', { letter, goal: goalName(goal) }),
      rule: goalRule(goal),
      picture: goalIcon(goal, 40),
      ...resultsOf(results, situation),
    };
  });
  const finals = [
    { name: 'scrolls', results: scrolls },
    { name: 'gold', results: gold },
  ].filter(({ results }) => results.length);
  return [
    ...goals,
    ...finals.map(({ name, results }) => ({
      head: t('isle-ceremony-end'),
      title: t(`isle-ceremony-${name}`),
      rule: t(`isle-ceremony-${name}-rule`),
      picture: null,
      ...resultsOf(results, situation),
    })),
  ];
}

/**
 * What every seat gets, by seat, and the same in sentences.
 * @param {Scoring[]} results one for each seat
 * @param {Situation} situation
 */
const resultsOf = (results, situation) => ({
  rows: results.map((event) => {
    const lines = event.kind === 'scrolls' ? event.lines : [event.line];
    return {
      seat: event.seat,
      words: lines.length ? phrases(lines.map(lineWords)) : t('isle-ceremony-no-scrolls'),
      gain: lines.reduce((sum, { points }) => sum + points, 0),
      total: event.points,
      highlight: lines.flatMap(marksOf),
    };
  }),
  words: results.map((event) => describeEvent(event, situation)).join(' '),
});
