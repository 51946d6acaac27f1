/** What the board shows while things that happened are shown one after the other. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

globalThis.window = { setTimeout: () => 0 };
const { createParade } = await import('../../web/table/parade.js');

const CELLS = [[[1, 0]]];

/**
 * A table at which seat 1, a bot, has just acted, and its moments wait to be shown.
 * @param {Partial<import('../../web/room.js').Table>} change
 */
function paradeAt(change) {
  const app = {
    state: {
      settings: { speed: 'normal' },
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
  return { parade: createParade(app, new AbortController().signal), table: () => app.state.table };
}

test('while nobody is asked the board shows where it happened, then the land in play again', () => {
  const { parade, table } = paradeAt({});
  parade.show();
  assert.equal(table().look, 1);
  assert.deepEqual(table().highlight, CELLS);
  parade.next();
  assert.equal(table().look, 1);
  parade.next();
  assert.equal(table().look, 0);
  assert.deepEqual(table().highlight, []);
});

test('whoever is asked keeps their own land, and no cell of another is marked on it', () => {
  const { parade, table } = paradeAt({ decider: 0 });
  parade.show();
  assert.equal(table().look, 0);
  assert.deepEqual(table().highlight, []);
});

test('whoever skips what is shown is back at the land in play', () => {
  const { parade, table } = paradeAt({});
  parade.show();
  parade.skip();
  assert.deepEqual(table().moments, []);
  assert.equal(table().look, 0);
});

test('before the curtain falls the board goes back to the one it waits for', () => {
  const { parade, table } = paradeAt({ curtain: 2, situation: { to_act: [1, 2] } });
  parade.show();
  parade.skip();
  assert.equal(table().look, 2);
});

test('a person who looks at another land is not led away from it', () => {
  const { parade, table } = paradeAt({ look: 2, is_looking_away: true });
  parade.show();
  assert.equal(table().look, 2);
  assert.deepEqual(table().highlight, []);
  parade.skip();
  assert.equal(table().look, 2);
});
