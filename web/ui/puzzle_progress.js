/**
 * What is known of a person's puzzles: which are solved, which come back, and those of their own games. A failed puzzle comes
 * back the next day, a mistake of one's own after two days. It is stored on the device and goes into a file with everything.
 */

import { forget, store, storedObject } from './storage.js';

/** @import {PuzzleJson} from '../protocol.d.ts' */
/** @typedef {{puzzle: PuzzleJson, due: number}} OwnPuzzle `due`: the day from which it is asked */
/**
 * @typedef {object} PuzzleProgress
 * @property {Record<string, number>} solved the day on which each was solved, by its id
 * @property {Record<string, number>} failed the day on which each was failed last, by its id, until it is solved
 * @property {OwnPuzzle[]} own mistakes of one's own games, until they are solved
 */

const STORE_KEY = 'skye-puzzles';
const DAY = 24 * 60 * 60 * 1000;
/** After how many days a failed puzzle, and a mistake of one's own, is asked again. */
const AGAIN = 1;
const OWN_AGAIN = 2;
/** More of one's own mistakes than these are not stored: the oldest give way. */
const MOST_OWN = 60;

/** The day of the device's calendar as a number. @param {Date} [now] */
const dayOf = (now = new Date()) => Math.round(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY);

/** @returns {PuzzleProgress} */
export function puzzleProgress() {
  const { solved, failed, own } = storedObject(STORE_KEY);
  return {
    solved: daysIn(solved),
    failed: daysIn(failed),
    own: Array.isArray(own) ? own.filter(isOwn).slice(-MOST_OWN) : [],
  };
}

/** @param {unknown} value */
const daysIn = (value) => Object.fromEntries(Object.entries(Object(value)).filter(([, day]) => Number.isInteger(day)));

/**
 * @param {unknown} value
 * @returns {value is OwnPuzzle}
 */
const isOwn = (value) => {
  const { puzzle, due } = Object(value);
  return typeof puzzle?.id === 'string' && typeof puzzle.game === 'string' && Number.isInteger(due);
};

/**
 * Note how a puzzle was answered.
 * @param {string} id
 * @param {boolean} isSolved
 * @param {number} [day]
 */
export function notePuzzle(id, isSolved, day = dayOf()) {
  const now = puzzleProgress();
  const { [id]: _, ...failed } = now.failed;
  if (now.own.some(({ puzzle }) => puzzle.id === id)) {
    const own = now.own.map((each) => (each.puzzle.id === id ? { ...each, due: day + AGAIN } : each));
    store(STORE_KEY, { ...now, own: isSolved ? own.filter(({ puzzle }) => puzzle.id !== id) : own });
  } else if (isSolved) store(STORE_KEY, { ...now, failed, solved: { ...now.solved, [id]: day } });
  else store(STORE_KEY, { ...now, failed: { ...failed, [id]: day } });
}

/**
 * The ids of the puzzles that come back by a day: failed ones and mistakes of one's own.
 * @param {PuzzleProgress} progress
 * @param {number} [day]
 */
export const duePuzzles = ({ failed, own }, day = dayOf()) => [
  ...own.filter(({ due }) => due <= day).map(({ puzzle }) => puzzle.id),
  ...Object.keys(failed).filter((id) => (failed[id] ?? day) + AGAIN <= day),
];

/**
 * Let a mistake of one's own game come back as a puzzle, days later. The same position is not stored twice.
 * @param {PuzzleJson} puzzle as the engine makes it from a review
 * @param {number} [day]
 * @returns {boolean} whether it is new
 */
function add(puzzle, day = dayOf()) {
  const now = puzzleProgress();
  const positionOf = (/** @type {PuzzleJson} */ { position, seat }) => JSON.stringify([position, seat]);
  if (now.own.some((each) => positionOf(each.puzzle) === positionOf(puzzle))) return false;
  const numbers = now.own.map((each) => Number(each.puzzle.id.split('-')[1]) || 0);
  const id = `own-${Math.max(0, ...numbers) + 1}`;
  store(STORE_KEY, { ...now, own: [...now.own, { puzzle: { ...puzzle, id }, due: day + OWN_AGAIN }].slice(-MOST_OWN) });
  return true;
}

/** The puzzles of one's own games: all that are stored, and how a review adds one. */
export const ownPuzzles = Object.freeze({ all: () => puzzleProgress().own, add });

/** Forget all of it. */
export const forgetPuzzles = () => forget(STORE_KEY);
