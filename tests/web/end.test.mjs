/** The pure parts of the end of a game: places, bars of points, numbers that count up. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { placesOf } from '../../web/screens/end_lands.js';
import { barsOf } from '../../web/screens/end_sources.js';
import { countedTo } from '../../web/ui/count_up.js';

test('the winners come first, then everybody by points', () => {
  const order = (outcome) => placesOf({ outcome }).map(({ seat }) => seat);
  assert.deepEqual(order({ points: [30, 50, 40], winners: [1] }), [1, 2, 0]);
  assert.deepEqual(order({ points: [50, 40, 50], winners: [2] }), [2, 0, 1]);
  assert.deepEqual(order(null), []);
});

test('the bars share one scale, losses before the line and gains after it', () => {
  const sources = [
    { key: 'a', label: 'A', points: [10, 30] },
    { key: 'b', label: 'B', points: [-10, 0] },
    { key: 'c', label: 'C', points: [5, 0] },
  ];
  const { zero, bars } = barsOf(sources, 2);
  assert.equal(zero, 0.25);
  assert.deepEqual(bars, [
    [
      { source: 0, points: 10, share: 0.25 },
      { source: 1, points: -10, share: 0.25 },
      { source: 2, points: 5, share: 0.125 },
    ],
    [{ source: 0, points: 30, share: 0.75 }],
  ]);
});

test('the bars of a game without points are empty', () => {
  assert.deepEqual(barsOf([{ key: 'a', label: 'A', points: [0, 0] }], 2), { zero: 0, bars: [[], []] });
});

test('a number counts from nothing to itself and never beyond', () => {
  const steps = [0, 0.2, 0.5, 0.9, 1, 1.7].map((share) => countedTo(61, share));
  assert.equal(steps[0], 0);
  assert.deepEqual(
    steps,
    [...steps].sort((one, other) => one - other),
  );
  assert.deepEqual(steps.slice(-2), [61, 61]);
  assert.equal(countedTo(-12, 1), -12);
});
