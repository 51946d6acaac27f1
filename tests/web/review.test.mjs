/** The review of a finished game: what is said of it, where the chart leads, how the coach's work is led, and what is stored. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { isReview } from '../../web/engine/store/review_shape.js';
import { createReviews, entryFrom } from '../../web/engine/store/reviews.js';
import { loadLanguage } from '../../web/i18n/index.js';
import { lineOf, nearest, scaleOf } from '../../web/review/chart.js';
import { barsFrom } from '../../web/review/luck.js';
import { createRunner } from '../../web/review/runner.js';
import {
  betterOf,
  firstPlace,
  luckByRound,
  margin,
  markOf,
  reasonOf,
  said,
  seatsInOrder,
  summed,
} from '../../web/review/state.js';
import { code, device, NEW, tab } from './store_tab.mjs';

const read = async (file) => readFileSync(new URL(`../../web/i18n/${file}.ftl`, import.meta.url), 'utf8');
await loadLanguage('en', async (each) => `${await read(each)}\n${await read(`review/${each}`)}`);
const { gradeWords, lossWords, gainWords, verdictWords } = await import('../../web/review/words.js');

/** A decision with what a test is about. */
const decided = (change = {}) => ({
  step: 4,
  kind: 'placement',
  round: 3,
  chosen: { kind: 'place', seat: 0 },
  better: null,
  loss: 0,
  is_judged: true,
  grade: 'good',
  reasons: [],
  chosen_reasons: [],
  ...change,
});

const REVIEW = {
  version: 1,
  game: 'isle',
  digest: 'd',
  seat: 0,
  tasks: 4,
  done: 4,
  decisions: [
    decided({ step: 2, is_judged: false }),
    decided({ step: 10, kind: 'price', loss: 0.4, better: { kind: 'price', seat: 0 } }),
    decided({ step: 20, loss: 2.6, grade: 'mistake', better: { kind: 'place', seat: 0 } }),
    decided({ step: 20, kind: 'price', loss: 1.2, grade: 'slip', better: { kind: 'price', seat: 0 } }),
  ],
  key_moments: [2, 3],
  chart: [
    { step: 0, round: 1, leads: [0, 0] },
    { step: 10, round: 2, leads: [8, -8] },
    { step: 40, round: 3, leads: [-4, 4] },
  ],
  luck: [
    { step: 0, round: 1, source: 'tiles', points: [3, -3], uncertainty: [3, 3] },
    { step: 0, round: 1, source: 'order', points: [1, -1], uncertainty: [4, 4] },
    { step: 10, round: 2, source: 'tiles', points: [-2, 2], uncertainty: [0, 0] },
  ],
  balance: { margin: -4, skill: -4.2, luck: 2, luck_uncertainty: 5, remainder: -1.8 },
};

test('grades are counted, and points by kind, most first; what nobody can judge is neither', () => {
  const { marks, lost } = summed(REVIEW);
  assert.deepEqual(marks, { good: 1, slip: 1, mistake: 1, open: 1 });
  assert.deepEqual(
    lost.map(({ kind, loss }) => [kind, said(loss)]),
    [
      ['placement', 2.6],
      ['price', 1.6],
    ],
  );
  assert.equal(markOf(REVIEW.decisions[0]), 'open');
  assert.equal(
    betterOf(decided({ is_judged: false, better: { kind: 'pass' } })),
    null,
    'no advice where nothing is known',
  );
});

test('a review begins at its first key moment, else at the first decision', () => {
  assert.equal(firstPlace(REVIEW), 2);
  assert.equal(firstPlace({ ...REVIEW, key_moments: [] }), 0);
  assert.equal(firstPlace({ ...REVIEW, key_moments: [], decisions: [] }), -1);
});

test('people come before bots', () => {
  assert.deepEqual(seatsInOrder({ players: ['steady.morag', 'human', 'easy', 'human'] }), [1, 3, 0, 2]);
});

test('the luck of a round adds up, and so do the squares of its errors', () => {
  assert.deepEqual(luckByRound(REVIEW), [
    { round: 1, points: [4, -4], error: [5, 5] },
    { round: 2, points: [-2, 2], error: [0, 0] },
  ]);
  assert.deepEqual([margin(5), margin(0.1), margin(0)], [10, 1, 1], 'two standard errors, never none');
});

test('a reason is named that speaks only for the better decision, and is about what was decided', () => {
  const [same, other, foreign] = ['goal_gain', 'income', 'discard'].map((each) => ({ code: each, facts: {} }));
  const decision = decided({ reasons: [foreign, same, other], chosen_reasons: [same] });
  const isAbout = (each) => each !== 'discard';
  assert.equal(reasonOf(decision, isAbout), other);
  assert.equal(reasonOf({ ...decision, reasons: [same] }, isAbout), same);
  assert.equal(reasonOf({ ...decision, reasons: [foreign] }, isAbout), null);
});

test('the chart has zero and round numbers, and each step its place on the line', () => {
  assert.deepEqual(scaleOf([8, -4, 0]), { step: 5, top: 10, bottom: -5 });
  assert.deepEqual(scaleOf([]), { step: 1, top: 1, bottom: -1 });
  const { at, points } = lineOf(REVIEW, 0);
  assert.equal(at(10).x, points[1].x);
  assert.ok(Math.abs(at(10).y - points[1].y) < 1e-9);
  const [halfway] = [at(25)];
  assert.equal(halfway.x, (points[1].x + points[2].x) / 2);
  assert.ok(Math.abs(halfway.y - (points[1].y + points[2].y) / 2) < 1e-9);
  assert.ok(Math.abs(at(40).y - points[2].y) < 1e-9);
});

test('a tap on the chart leads to the nearest decision, of several to the one that cost most', () => {
  const { xOf } = lineOf(REVIEW, 0);
  assert.equal(nearest(REVIEW, xOf(9)), 1);
  assert.equal(nearest(REVIEW, xOf(39)), 2);
  assert.equal(nearest(REVIEW, -50), 0);
  assert.equal(nearest({ ...REVIEW, decisions: [] }, 0), -1);
});

test('the bars of skill, luck and the rest begin at one zero', () => {
  const { zero, bars } = barsFrom([-2, 1, 2]);
  assert.equal(zero, 0.5);
  assert.deepEqual(bars, [
    { from: 0, width: 0.5 },
    { from: 0.5, width: 0.25 },
    { from: 0.5, width: 0.5 },
  ]);
  assert.deepEqual(barsFrom([0, 0, 0]).bars[0], { from: 0, width: 0 });
});

test('points are said with a sign, never as minus nothing', () => {
  assert.equal(lossWords(0), '0\u00a0points');
  assert.equal(lossWords(2.64), '−2.6\u00a0points');
  assert.deepEqual([gainWords(3.14), gainWords(-12.4), gainWords(-0.01)], ['+3.1', '−12', '0']);
  assert.equal(gradeWords(REVIEW.decisions[2]), 'Mistake, −2.6\u00a0points');
  assert.equal(gradeWords(REVIEW.decisions[0]), 'Too early to judge');
  const verdicts = REVIEW.decisions.map(verdictWords);
  assert.deepEqual(
    verdicts.map((words) => words.split(' ')[0]),
    ['So', 'The', '', ''],
  );
});

/** A page at a finished game whose engine answers as a test says. */
function pageWith(answers) {
  const asked = [];
  const app = {
    state: { table: { id: 'one', session: 7, review: null } },
    engine: {
      call: async (verb, args) => {
        asked.push([verb, args]);
        const answer = answers[verb];
        return typeof answer === 'function' ? answer(args) : (answer ?? {});
      },
    },
    updateTable: (change) => {
      if (app.state.table) app.state = { table: { ...app.state.table, ...change } };
    },
    conductor: { at: (...where) => asked.push(['at the board', where]) },
  };
  const verbs = () => asked.map(([verb]) => verb);
  return { app, asked, verbs, review: () => app.state.table.review };
}

const STORED = { review: REVIEW, is_same: true, coach: 1 };
const NONE = { review: null, is_same: false, coach: 1 };

test('a stored review of the same record is shown without any work', async () => {
  const { app, verbs, review } = pageWith({ 'games.review': STORED, at: { step: 20 } });
  await createRunner(app).begin(0);
  assert.equal(review().status, 'done');
  assert.equal(review().place, 2);
  assert.ok(!verbs().includes('review'));
});

test('a review of an earlier coach is shown, with the version of today beside it', async () => {
  const { app, review } = pageWith({ 'games.review': { ...STORED, coach: 2 } });
  await createRunner(app).begin(0);
  assert.deepEqual([review().status, review().coach, review().results[0].version], ['done', 2, 1]);
});

test('the work is done in slices, then stored, shown and handed on', async () => {
  let left = 3;
  const { app, asked, verbs, review } = pageWith({
    'games.review': NONE,
    review: { review: 5, is_done: false, progress: 0 },
    review_slice: () => {
      left -= 1;
      return left > 0
        ? { review: 5, is_done: false, progress: 1 - left / 3 }
        : { review: 5, is_done: true, progress: 1, result: REVIEW };
    },
  });
  const done = [];
  await createRunner(app, (table, result) => done.push([table.id, result])).begin(0);
  assert.equal(verbs().filter((verb) => verb === 'review_slice').length, 3);
  assert.deepEqual(asked.find(([verb]) => verb === 'games.keep_review')[1], { id: 'one', review: REVIEW });
  assert.equal(review().status, 'done');
  assert.deepEqual(done, [['one', REVIEW]]);
});

test('what is under way when somebody leaves is stopped and stored as far as it is done, and goes on from there', async () => {
  const part = { ...REVIEW, done: 2, balance: null };
  const runners = [];
  const { app, asked, review } = pageWith({
    'games.review': NONE,
    review: { review: 5, is_done: false, progress: 0 },
    review_slice: () => {
      runners[0].leave();
      return { review: 5, is_done: false, progress: 0.5 };
    },
    review_stop: { review: 5, is_done: false, progress: 0.5, result: part },
  });
  runners.push(createRunner(app));
  await runners[0].begin(0);
  assert.deepEqual(asked.find(([verb]) => verb === 'games.keep_review')[1].review, part);
  assert.equal(review().status, 'working', 'nothing is shown to somebody who has left');
  const later = pageWith({
    'games.review': { review: part, is_same: true, coach: 1 },
    review: { review: 6, is_done: true, progress: 1, result: REVIEW },
  });
  await createRunner(later.app).begin(0);
  assert.deepEqual(later.asked.find(([verb]) => verb === 'review')[1], { seat: 0, known: part });
});

test('an engine that was started again begins once more; any other refusal is shown', async () => {
  let begun = 0;
  const { app, review } = pageWith({
    'games.review': NONE,
    review: () => {
      begun += 1;
      return begun === 1
        ? { review: 5, is_done: false, progress: 0 }
        : { review: 1, is_done: true, progress: 1, result: REVIEW };
    },
    review_slice: () => {
      throw Object.assign(new Error('gone'), { code: 'no_review', facts: {} });
    },
  });
  await createRunner(app).begin(0);
  assert.deepEqual([begun, review().status], [2, 'done']);
  const running = pageWith({
    'games.review': NONE,
    review: () => {
      throw Object.assign(new Error('running'), { code: 'not_over', facts: {} });
    },
  });
  await createRunner(running.app).begin(0);
  assert.deepEqual([running.review().status, running.review().fault.code], ['refused', 'not_over']);
});

test('a seat without a decision there leaves the place as it is', () => {
  const { app, review, verbs } = pageWith({});
  const runner = createRunner(app);
  runner.set({ results: { 0: REVIEW }, place: 0 });
  runner.look(-1);
  runner.look(4);
  assert.equal(review().place, 0);
  runner.look(3);
  assert.equal(review().place, 3);
  assert.deepEqual(verbs(), ['at the board']);
});

test('only what is a review is taken for one', () => {
  assert.ok(isReview(REVIEW));
  assert.ok(isReview({ ...REVIEW, balance: null, done: 1 }));
  const broken = [
    null,
    [],
    { ...REVIEW, seat: '0' },
    { ...REVIEW, decisions: [{}] },
    { ...REVIEW, decisions: [decided({ loss: null })] },
    { ...REVIEW, decisions: [decided({ grade: 'great' })] },
    { ...REVIEW, key_moments: [4] },
    { ...REVIEW, key_moments: [-1] },
    { ...REVIEW, chart: [{ step: 0, round: 1, leads: ['0'] }] },
    { ...REVIEW, luck: [{ step: 0, round: 1, points: [0] }] },
    { ...REVIEW, balance: { margin: null } },
  ];
  for (const each of broken) assert.ok(!isReview(each), JSON.stringify(each)?.slice(0, 80));
});

test('reviews are stored by game and seat, found again, and deleted with their game', async () => {
  const reviews = createReviews(`${device.name}-reviews`);
  const entry = entryFrom(REVIEW, 'check');
  await reviews.keep('a', 0, entry);
  await reviews.keep('a', 1, entryFrom({ ...REVIEW, seat: 1 }, 'check'));
  await reviews.keep('b', 0, entry);
  const again = createReviews(`${device.name}-reviews`);
  assert.deepEqual(await again.find('a', 0), entry);
  assert.equal((await again.find('a', 1)).review.seat, 1);
  await again.remove('a');
  assert.deepEqual([await again.find('a', 0), await again.find('a', 1)], [null, null]);
  assert.deepEqual(await again.find('b', 0), entry);
});

test('a damaged review, and one of a newer Skye, is none; without a storage reviews stay while the page is open', async () => {
  const reviews = createReviews(`${device.name}-reviews`);
  await reviews.keep('a', 0, { ...entryFrom(REVIEW, 'check'), version: 2 });
  await reviews.keep('a', 1, entryFrom(REVIEW, 'check'));
  assert.deepEqual([await reviews.find('a', 0), await reviews.find('a', 1)], [null, null]);
  const memory = createReviews('nowhere', null);
  await memory.keep('a', 0, entryFrom(REVIEW, 'check'));
  assert.ok(await memory.find('a', 0));
  await memory.remove('a');
  assert.equal(await memory.find('a', 0), null);
});

test('the store says whether the record is still the one that was reviewed, and deletes reviews with the game', async () => {
  const { call } = tab();
  const { id } = await call('games.new', NEW);
  assert.deepEqual(await call('games.review', { id, seat: 0 }), { review: null, is_same: false, coach: 1 });
  await call('games.keep_review', { id, review: REVIEW });
  assert.deepEqual(await call('games.review', { id, seat: 0 }), { review: REVIEW, is_same: true, coach: 1 });
  await call('act', { revision: 1, viewer: 0, action: 3 });
  assert.equal((await call('games.review', { id, seat: 0 })).is_same, false);
  await assert.rejects(
    call('games.keep_review', { id, review: { ...REVIEW, decisions: 'none' } }),
    code('bad_request'),
  );
  await call('games.delete', { id });
  assert.equal((await call('games.review', { id, seat: 0 })).review, null);
  await call('games.keep_review', { id, review: REVIEW });
  assert.equal((await call('games.review', { id, seat: 0 })).review, null, 'the game was deleted meanwhile');
});
