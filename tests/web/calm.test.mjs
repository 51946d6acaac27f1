/** Work that nobody waits for is done when the page is calm, one piece at a time. */

import assert from 'node:assert/strict';
import test from 'node:test';

/** @type {((idle: {didTimeout: boolean, timeRemaining: () => number}) => void)[]} */
const idle = [];
let isMoving = false;
Object.assign(globalThis, {
  window: { requestIdleCallback: null },
  document: { querySelector: () => (isMoving ? {} : null) },
  requestIdleCallback: (/** @type {typeof idle[number]} */ work) => idle.push(work),
});
const { forget, whenCalm } = await import('../../web/ui/calm.js');

/** One spell of idle time. */
const rest = (timeRemaining = 5) => idle.shift()?.({ didTimeout: false, timeRemaining: () => timeRemaining });

test('each owner has one task, and one is done at a time', () => {
  /** @type {string[]} */
  const done = [];
  const [ann, bo] = [{}, {}];
  whenCalm(ann, () => done.push('ann, first'));
  whenCalm(bo, (time) => done.push(`bo, ${time}`));
  whenCalm(ann, () => done.push('ann, then'));
  assert.deepEqual(done, []);
  rest();
  assert.deepEqual(done, ['ann, then']);
  rest();
  assert.deepEqual(done, ['ann, then', 'bo, 5']);
  assert.equal(idle.length, 0);
});

test('nothing is done while something moves, and not for those who have left', (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  let count = 0;
  const owner = {};
  isMoving = true;
  whenCalm(owner, () => {
    count += 1;
  });
  rest();
  context.mock.timers.tick(1000);
  assert.equal(count, 0);
  isMoving = false;
  context.mock.timers.tick(1000);
  assert.equal(count, 1);
  whenCalm(owner, () => {
    count += 1;
  });
  forget(owner);
  rest();
  assert.equal(count, 1);
});
