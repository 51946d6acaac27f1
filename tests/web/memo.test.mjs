/** What is computed once is remembered, but not for ever: an evening of many games must not fill the memory. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { createMemo } from '../../web/board/art/memo.js';

test('a value is made once, as long as it is remembered', () => {
  const memo = createMemo(2);
  const made = [];
  const ask = (key) => memo(key, () => `${key}${made.push(key) && '!'}`);
  assert.equal(ask('a'), 'a!');
  assert.equal(ask('a'), 'a!');
  assert.deepEqual(made, ['a']);
});

test('the value unused for longest goes first', () => {
  const memo = createMemo(2);
  const made = [];
  const ask = (key) => memo(key, () => made.push(key) && key);
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) ask(key);
  assert.deepEqual(made, ['a', 'b', 'c', 'b']);
});

test('a value is made again when making it asks for others, and nothing is lost', () => {
  const memo = createMemo(3);
  const total = (number) => memo(String(number), () => (number === 0 ? 0 : number + total(number - 1)));
  assert.equal(total(10), 55);
  assert.equal(total(10), 55);
});
