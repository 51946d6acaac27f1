/** The score sheet and the end of Isle of Skye: every point with its reason. */

import { t } from '../i18n/index.js';
import { notableSentence } from '../table/view/shared_room.js';
import { createRows, pointsBySource } from '../table/view/sheet_rows.js';
import { goalName, goalRule, lineWords } from './goals.js';

/** @import {NotableJson, ScoreLineJson, isle} from '../protocol.d.ts' */
/** @typedef {import('../room.js').SheetSection} SheetSection */
/** @typedef {import('../room.js').Situation<'isle'>} Situation */
/** @typedef {import('../room.js').Line} Line */

/**
 * The answer to `sheet` as sections: what each goal would give now, round by round, the end.
 * @param {isle.SheetAnswer} answer
 * @param {Situation} situation
 * @returns {SheetSection[]}
 */
export function sheet(answer, { view, is_over }) {
  const count = view.seats.length;
  const rounds = [...new Set(answer.scored.map((each) => each.round))].sort((a, b) => a - b);
  const now = { key: 'now', title: t('isle-sheet-now'), is_projection: true, rows: byGoal(answer.now, count) };
  const end = {
    key: 'end',
    title: t(is_over ? 'isle-sheet-end' : 'isle-sheet-end-now'),
    is_projection: !is_over,
    rows: bySource(answer.end, count),
  };
  return [
    ...(is_over ? [] : [now]),
    ...rounds.map((round) => {
      const scored = answer.scored.filter((each) => each.round === round);
      return { key: `round-${round}`, title: t('isle-sheet-round', { round }), rows: byGoal(scored, count) };
    }),
    ...(answer.end.length ? [end] : []),
  ];
}

/**
 * Points by source over the whole game, for the table at the end.
 * @param {isle.SheetAnswer} answer
 * @param {Situation} situation
 */
export const sources = ({ scored, end }, { view }) =>
  pointsBySource(view.seats.length, [
    ...scored.map(({ goal, seat, line: { points } }) => ({ key: goal, label: goalName(goal), seat, points })),
    ...end.map(({ seat, line: { source, points } }) => ({
      key: source,
      label: t(`isle-source-${source}`),
      seat,
      points,
    })),
  ]);

/**
 * Points after each round, for the chart.
 * @param {isle.SheetAnswer} answer
 */
export const course = (answer) => answer.points_by_round.map((points, index) => ({ label: String(index + 1), points }));

export const courseWords = () => ({ title: t('isle-chart'), step: t('isle-chart-step') });

/**
 * Something worth remembering, in a sentence.
 * @param {NotableJson} fact
 * @param {Situation} situation
 */
export const notable = (fact, situation) =>
  notableSentence('isle', fact, situation, fact.facts.goal ? { goal: goalName(String(fact.facts.goal)) } : {});

/**
 * Where points at the end come from; a scroll is named by its kind.
 * @param {Line} line
 */
const sourceOf = (line) => (line.source === 'scroll' ? `scroll-${line.facts.scroll}` : line.source);

/**
 * A line with its reason in words; one that rests on secret gold has no number to show.
 * @param {ScoreLineJson | isle.HiddenLineJson} line
 * @returns {Line | null}
 */
const withWords = (line) => (line.points === null ? null : { ...line, words: lineWords(line) });

/**
 * @param {{letter: string, goal: string, seat: number, line: ScoreLineJson | isle.HiddenLineJson}[]} entries
 * @param {number} count
 */
function byGoal(entries, count) {
  const { add, rows } = createRows(count);
  for (const { letter, goal, seat, line } of entries)
    add({ key: letter, label: `${letter} ${goalName(goal)}`, detail: goalRule(goal) }, seat, withWords(line));
  return rows().sort((a, b) => (a.key < b.key ? -1 : 1));
}

/**
 * @param {{seat: number, line: Line}[]} entries
 * @param {number} count
 */
function bySource(entries, count) {
  const { add, has, rows } = createRows(count);
  entries.forEach(({ seat, line }, index) => {
    // A seat may have two scrolls of one kind: each is a line of its own.
    const source = sourceOf(line);
    const key = has(source, seat) ? `${source}-${index}` : source;
    add({ key, label: t(`isle-source-${source}`) }, seat, withWords(line));
  });
  return rows();
}
