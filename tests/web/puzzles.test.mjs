/** Puzzles on the device: what is solved, what comes back and when, one's own, and which is next. */
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { nextPuzzle, puzzleOf, puzzlesOf } from '../../web/puzzles/collections.js';
import { duePuzzles, forgetPuzzles, notePuzzle, ownPuzzles, puzzleProgress } from '../../web/ui/puzzle_progress.js';
import { portableTexts, storeTexts } from '../../web/ui/storage.js';

/** A storage whose keys are its own properties, as in a browser. */
const fresh = () =>
  Object.defineProperties(
    {},
    {
      getItem: { value: (key) => globalThis.localStorage[key] ?? null },
      setItem: { value: (key, text) => void Object.assign(globalThis.localStorage, { [key]: text }) },
      removeItem: { value: (key) => delete globalThis.localStorage[key] },
    },
  );
beforeEach(() => {
  globalThis.localStorage = fresh();
});

/** @param {string} id @param {number} [level] @returns {any} */
const puzzle = (id, level = 1) => ({ id, game: 'isle', level, seat: 0, position: { of: id } });

const COLLECTIONS = [{ game: 'isle', puzzles: [puzzle('isle-1-0'), puzzle('isle-2-0'), puzzle('isle-3-0', 3)] }];

test('a failed puzzle comes back the next day, until it is solved', () => {
  notePuzzle('isle-1-0', false, 100);
  assert.deepEqual(duePuzzles(puzzleProgress(), 100), []);
  assert.deepEqual(duePuzzles(puzzleProgress(), 101), ['isle-1-0']);
  notePuzzle('isle-1-0', false, 101);
  assert.deepEqual(duePuzzles(puzzleProgress(), 101), []);
  notePuzzle('isle-1-0', true, 102);
  assert.deepEqual(duePuzzles(puzzleProgress(), 200), []);
  assert.deepEqual(puzzleProgress().solved, { 'isle-1-0': 102 });
});

test('a mistake of one’s own comes back after two days, once, and leaves when it is solved', () => {
  assert.equal(ownPuzzles.add(puzzle('own'), 100), true);
  assert.equal(ownPuzzles.add(puzzle('own'), 100), false);
  assert.equal(ownPuzzles.add(puzzle('other'), 100), true);
  assert.deepEqual(
    ownPuzzles.all().map((each) => each.puzzle.id),
    ['own-1', 'own-2'],
  );
  assert.deepEqual(duePuzzles(puzzleProgress(), 101), []);
  assert.deepEqual(duePuzzles(puzzleProgress(), 102), ['own-1', 'own-2']);
  notePuzzle('own-1', false, 102);
  assert.deepEqual(duePuzzles(puzzleProgress(), 102), ['own-2']);
  assert.deepEqual(duePuzzles(puzzleProgress(), 103), ['own-1', 'own-2']);
  notePuzzle('own-1', true, 103);
  assert.deepEqual(
    ownPuzzles.all().map((each) => each.puzzle.id),
    ['own-2'],
  );
  assert.deepEqual(puzzleProgress().solved, {});
});

test('only so many of one’s own are stored, the newest', () => {
  for (let number = 0; number < 70; number += 1) ownPuzzles.add(puzzle(`p${number}`), number);
  const all = ownPuzzles.all();
  assert.equal(all.length, 60);
  assert.equal(all.at(-1)?.puzzle.id, 'own-70');
  assert.equal(new Set(all.map((each) => each.puzzle.id)).size, 60);
});

test('the next puzzle is the first of its level that was neither solved nor failed', () => {
  const next = (/** @type {number} */ level) => nextPuzzle(COLLECTIONS, puzzleProgress(), 'isle', level)?.id;
  assert.equal(next(1), 'isle-1-0');
  notePuzzle('isle-1-0', true, 1);
  assert.equal(next(1), 'isle-2-0');
  notePuzzle('isle-2-0', false, 1);
  assert.equal(next(1), undefined);
  assert.equal(next(3), 'isle-3-0');
  assert.equal(puzzlesOf(COLLECTIONS, 'skylands', 1).length, 0);
});

test('a puzzle is found by its id among those that came with Skye and one’s own', () => {
  ownPuzzles.add(puzzle('mine'), 1);
  assert.equal(puzzleOf(COLLECTIONS, puzzleProgress(), 'isle-3-0')?.level, 3);
  assert.deepEqual(puzzleOf(COLLECTIONS, puzzleProgress(), 'own-1')?.position, { of: 'mine' });
  assert.equal(puzzleOf(COLLECTIONS, puzzleProgress(), 'isle-9-9'), null);
});

test('it goes into a file with everything and comes back from it, is forgotten, and nothing broken is read', () => {
  notePuzzle('isle-1-0', true, 1);
  ownPuzzles.add(puzzle('mine'), 1);
  const texts = portableTexts();
  assert.deepEqual(Object.keys(texts), ['skye-puzzles']);
  const before = puzzleProgress();
  forgetPuzzles();
  assert.deepEqual(puzzleProgress(), { solved: {}, failed: {}, own: [] });
  storeTexts(texts);
  assert.deepEqual(puzzleProgress(), before);
  for (const text of [
    'nonsense',
    '{"version": 2, "solved": {"a": 1}}',
    '{"solved": [1.5], "own": [{"puzzle": 3}, null], "failed": {"a": "b"}}',
  ]) {
    localStorage['skye-puzzles'] = text;
    assert.deepEqual(puzzleProgress(), { solved: {}, failed: {}, own: [] }, text);
  }
});
