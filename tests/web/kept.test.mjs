/** What is worked out once is kept, but not for ever: an evening of many games must not fill the memory. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { createKept } from '../../web/board/art/kept.js';

test('a value is made once, as long as it is kept', () => {
  const kept = createKept(2);
  const made = [];
  const ask = (key) => kept(key, () => `${key}${made.push(key) && '!'}`);
  assert.equal(ask('a'), 'a!');
  assert.equal(ask('a'), 'a!');
  assert.deepEqual(made, ['a']);
});

test('the value unused for longest goes first', () => {
  const kept = createKept(2);
  const made = [];
  const ask = (key) => kept(key, () => made.push(key) && key);
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) ask(key);
  assert.deepEqual(made, ['a', 'b', 'c', 'b']);
});

test('a value is made anew when making it asks for others, and nothing is lost', () => {
  const kept = createKept(3);
  const total = (number) => kept(String(number), () => (number === 0 ? 0 : number + total(number - 1)));
  assert.equal(total(10), 55);
  assert.equal(total(10), 55);
});
