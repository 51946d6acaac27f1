/** What the review screen knows, as a part of the table it stands on: which seat, how far the coach is, which moment. */

/** @import {DecisionJson, ReviewJson} from '../protocol.d.ts' */
/** @typedef {import('../room.js').Situation} Situation */
/** @typedef {import('../room.js').Table} Table */

/**
 * @typedef {object} ReviewState
 * @property {number} seat that is reviewed
 * @property {'reading' | 'working' | 'done' | 'refused'} status
 * @property {number} progress of the work, 0 to 1
 * @property {import('../room.js').Fault | null} fault why there is no review
 * @property {Readonly<Record<number, ReviewJson>>} results whole reviews, by seat
 * @property {number} coach the version of the coach today; 0 while it is unknown
 * @property {number} place of the decision that is looked at; -1 for none
 * @property {boolean} is_open whether the moment is shown where there is no room for everything at once
 * @property {Readonly<Record<number, Situation>>} tables the table as it was at the key moments, by step
 * @property {'chosen' | 'better'} shown on the board, where both would lie on the same spot
 */

/** @type {ReviewState} */
export const NOTHING = {
  seat: 0,
  status: 'reading',
  progress: 0,
  fault: null,
  results: {},
  coach: 0,
  place: -1,
  is_open: false,
  tables: {},
  shown: 'better',
};

/** @typedef {'good' | 'slip' | 'mistake' | 'open'} Mark a grade, or that nothing can be said */

/**
 * The seats in the order in which they are offered: people first.
 * @param {Situation} situation
 */
export const seatsInOrder = ({ players }) =>
  players
    .map((player, seat) => ({ seat, isBot: player !== 'human' }))
    .sort((one, other) => Number(one.isBot) - Number(other.isBot))
    .map(({ seat }) => seat);

/**
 * The review of the seat that is looked at, once it is whole.
 * @param {Table} table
 * @returns {ReviewJson | null}
 */
export const resultOf = ({ review }) => review?.results[review.seat] ?? null;

/**
 * The decision that is looked at.
 * @param {Table} table
 * @returns {DecisionJson | null}
 */
export const decisionOf = (table) => resultOf(table)?.decisions[table.review?.place ?? -1] ?? null;

/** @param {DecisionJson} decision @returns {Mark} */
export const markOf = ({ is_judged, grade }) => (is_judged ? grade : 'open');

/**
 * What the coach would rather have done, where that is worth naming: not where nothing can be said.
 * @param {DecisionJson} decision
 */
export const betterOf = ({ is_judged, better }) => (is_judged ? better : null);

/**
 * The first reason for the better decision that is none for the chosen one; if there is none, the first of all.
 * @param {DecisionJson} decision
 * @param {(code: string, kind: string) => boolean} isAbout whether a reason is about what was decided
 */
export function reasonOf({ kind, reasons, chosen_reasons }, isAbout) {
  const known = new Set(chosen_reasons.map((reason) => JSON.stringify(reason)));
  const fitting = reasons.filter(({ code }) => isAbout(code, kind));
  return fitting.find((reason) => !known.has(JSON.stringify(reason))) ?? fitting[0] ?? null;
}

/**
 * The place to begin at: the first key moment, else the first decision.
 * @param {ReviewJson} review
 */
export const firstPlace = ({ key_moments, decisions }) => key_moments[0] ?? (decisions.length ? 0 : -1);

/**
 * How many decisions have each mark, and how many points each kind of decision cost.
 * @param {ReviewJson} review
 */
export function summed({ decisions }) {
  const marks = { good: 0, slip: 0, mistake: 0, open: 0 };
  /** @type {Map<string, number>} */
  const kinds = new Map();
  for (const decision of decisions) {
    marks[markOf(decision)] += 1;
    if (decision.is_judged) kinds.set(decision.kind, (kinds.get(decision.kind) ?? 0) + decision.loss);
  }
  const lost = [...kinds].map(([kind, loss]) => ({ kind, loss })).sort((one, other) => other.loss - one.loss);
  return { marks, lost };
}

/**
 * What chance gave each seat, round by round: the sum of what was drawn and of the order, with its standard error.
 * @param {ReviewJson} review
 */
export function luckByRound({ luck }) {
  /** @type {Map<number, {points: number[], variance: number[]}>} */
  const rounds = new Map();
  for (const { round, points, uncertainty } of luck) {
    const sums = rounds.get(round) ?? { points: points.map(() => 0), variance: points.map(() => 0) };
    rounds.set(round, {
      points: sums.points.map((sum, seat) => sum + (points[seat] ?? 0)),
      variance: sums.variance.map((sum, seat) => sum + (uncertainty[seat] ?? 0) ** 2),
    });
  }
  return [...rounds].map(([round, { points, variance }]) => ({ round, points, error: variance.map(Math.sqrt) }));
}

/**
 * A number of points as it is said: with one digit after the point, without one from ten on.
 * @param {number} points
 */
export const said = (points) => (Math.abs(points) < 9.95 ? Math.round(points * 10) / 10 : Math.round(points)) + 0;

/**
 * How far from a number the truth may well lie: two standard errors, in whole points, never none.
 * @param {number} error
 */
export const margin = (error) => Math.max(1, Math.round(2 * error));
