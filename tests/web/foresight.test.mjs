/** Answers foreseen: asked one by one, given at once, forgotten with the situation they belong to. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { createForesight } from '../../web/table/play/foresight.js';

const wish = (/** @type {string} */ key) => ({ key, args: { question: key } });
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

/** An engine that answers when it is told to. */
function slowEngine() {
  const waiting = [];
  return {
    waiting,
    call: (verb, { question }) => new Promise((resolve, reject) => waiting.push({ verb, question, resolve, reject })),
    async answer() {
      const { question, resolve } = waiting.shift();
      resolve(`answer to ${question}`);
      await settled();
    },
  };
}

test('wishes are asked one by one, so that a tap never waits for more than one', async () => {
  const engine = slowEngine();
  const foresight = createForesight(engine);
  foresight.foresee([wish('a'), wish('b')]);
  assert.deepEqual(
    engine.waiting.map(({ question }) => question),
    ['a'],
  );
  assert.equal(foresight.take('a'), undefined);
  await engine.answer();
  assert.equal(foresight.take('a'), 'answer to a');
  assert.deepEqual(
    engine.waiting.map(({ question }) => question),
    ['b'],
  );
});

test('new wishes take the place of old ones, and what is known is not asked again', async () => {
  const engine = slowEngine();
  const foresight = createForesight(engine);
  foresight.foresee([wish('a'), wish('b')]);
  foresight.foresee([wish('c'), wish('a')]);
  await engine.answer();
  assert.deepEqual(
    engine.waiting.map(({ question }) => question),
    ['c'],
  );
  await engine.answer();
  assert.equal(engine.waiting.length, 0);
});

test('an answer that comes after everything was forgotten is dropped', async () => {
  const engine = slowEngine();
  const foresight = createForesight(engine);
  foresight.foresee([wish('secret')]);
  foresight.forget();
  await engine.answer();
  assert.equal(foresight.take('secret'), undefined);
});

test('a refusal ends the looking ahead without a word, and later wishes are asked again', async () => {
  const engine = slowEngine();
  const foresight = createForesight(engine);
  foresight.foresee([wish('a'), wish('b')]);
  engine.waiting.shift().reject(new Error('gone'));
  await settled();
  assert.equal(engine.waiting.length, 0);
  foresight.foresee([wish('b')]);
  await engine.answer();
  assert.equal(foresight.take('b'), 'answer to b');
});

test('a refusal of an old wish does not take the newer wishes with it', async () => {
  const engine = slowEngine();
  const foresight = createForesight(engine);
  foresight.foresee([wish('old')]);
  foresight.forget();
  foresight.foresee([wish('new')]);
  engine.waiting.shift().reject(new Error('gone'));
  await settled();
  await engine.answer();
  assert.equal(foresight.take('new'), 'answer to new');
});
