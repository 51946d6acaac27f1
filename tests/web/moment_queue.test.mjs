/** What the board shows while things that happened are shown one after the other. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

globalThis.window = { setTimeout: () => 0 };
const { createMomentQueue } = await import('../../web/table/play/moment_queue.js');

const CELLS = [[[1, 0]]];

/**
 * A table at which seat 1, a bot, has just acted, and its moments wait to be shown.
 * @param {Partial<import('../../web/room.js').Table>} change
 */
function queueAt(change) {
  const app = {
    state: {
      motion: { rest: 1100 },
      table: {
        decider: null,
        curtain: null,
        look: 0,
        is_looking_away: false,
        situation: { to_act: [0] },
        highlight: [],
        moments: [
          { key: 'a', title: '', body: null, look: 1, highlight: CELLS },
          { key: 'b', title: '', body: null, look: 1, highlight: CELLS },
        ],
        ...change,
      },
    },
    updateTable(after) {
      app.state.table = { ...app.state.table, ...after };
    },
  };
  return { queue: createMomentQueue(app, new AbortController().signal), table: () => app.state.table };
}

test('while nobody is asked the board shows where it happened, then the land in play again', () => {
  const { queue, table } = queueAt({});
  queue.show();
  assert.equal(table().look, 1);
  assert.deepEqual(table().highlight, CELLS);
  queue.next();
  assert.equal(table().look, 1);
  queue.next();
  assert.equal(table().look, 0);
  assert.deepEqual(table().highlight, []);
});

test('a person who is asked keeps their own land, and no cell of another is marked on it', () => {
  const { queue, table } = queueAt({ decider: 0 });
  queue.show();
  assert.equal(table().look, 0);
  assert.deepEqual(table().highlight, []);
});

test('skipping what is shown leads back to the land in play', () => {
  const { queue, table } = queueAt({});
  queue.show();
  queue.skip();
  assert.deepEqual(table().moments, []);
  assert.equal(table().look, 0);
});

test('before the curtain falls the board goes back to the one it waits for', () => {
  const { queue, table } = queueAt({ curtain: 2, situation: { to_act: [1, 2] } });
  queue.show();
  queue.skip();
  assert.equal(table().look, 2);
});

test('a person who looks at another land is not led away from it', () => {
  const { queue, table } = queueAt({ look: 2, is_looking_away: true });
  queue.show();
  assert.equal(table().look, 2);
  assert.deepEqual(table().highlight, []);
  queue.skip();
  assert.equal(table().look, 2);
});
