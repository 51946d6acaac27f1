/** The puzzles that come with Skye, game by game, as files of the site, and which of them is next. */

import { fetchOwn } from '../engine/page/own.js';

/** @import {PuzzleJson} from '../protocol.d.ts' */
/** @import {PuzzleProgress} from '../ui/puzzle_progress.js' */
/** @typedef {{game: string, puzzles: PuzzleJson[]}} Collection */

/** How hard a puzzle may be. */
export const LEVELS = [1, 2, 3];

/** Read once: they do not change while the page is open. @type {Map<string, Promise<Collection>>} */
const known = new Map();

/**
 * @param {readonly string[]} games
 * @returns {Promise<Collection[]>}
 */
export const readCollections = (games) =>
  Promise.all(
    games.map((game) => {
      const coming = known.get(game) ?? fetchOwn(`data/puzzles-${game}.json`).then((reply) => reply.json());
      known.set(game, coming);
      // What could not be had is asked for again.
      coming.catch(() => known.delete(game));
      return coming;
    }),
  );

/**
 * A puzzle by its id: one that came with Skye, or one of the person's own.
 * @param {readonly Collection[]} collections
 * @param {PuzzleProgress} progress
 * @param {string} id
 */
export const puzzleOf = (collections, progress, id) =>
  [...collections.flatMap(({ puzzles }) => puzzles), ...progress.own.map(({ puzzle }) => puzzle)].find(
    (puzzle) => puzzle.id === id,
  ) ?? null;

/**
 * The puzzles of one game and level.
 * @param {readonly Collection[]} collections
 * @param {string} game
 * @param {number} level
 */
export const puzzlesOf = (collections, game, level) =>
  collections.find((each) => each.game === game)?.puzzles.filter((puzzle) => puzzle.level === level) ?? [];

/**
 * The next puzzle of a game and level that was neither solved nor failed; null when there is none left.
 * @param {readonly Collection[]} collections
 * @param {PuzzleProgress} progress
 * @param {string} game
 * @param {number} level
 */
export const nextPuzzle = (collections, { solved, failed }, game, level) =>
  puzzlesOf(collections, game, level).find(({ id }) => solved[id] === undefined && failed[id] === undefined) ?? null;
