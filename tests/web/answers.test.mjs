/** Questions of the table: asked after each change, stored in the state; what may be needed next is asked ahead, one by one. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { makeTable, settled } from './fake_table.mjs';

const { answerTo } = await import('../../web/table/play/answers.js');

const ahead = (/** @type {string[]} */ ...names) => names.map((question) => ({ question, isAhead: true }));
const needed = (/** @type {string[]} */ ...names) => names.map((question) => ({ question }));

/** A table of one person who is asked, whose engine answers no question until the test releases it. */
async function seated() {
  const made = makeTable(['human', 'human']);
  made.game.turn = 0;
  await made.app.conductor.start('fake', {}, ['human', 'human']);
  await settled();
  made.game.held.add('ask');
  return {
    ...made,
    /** The table needs other answers now. */
    async need(questions) {
      made.game.questions = questions;
      made.app.updateTable({ ui: {} });
      await settled();
    },
    questions: () => made.asked.filter(({ verb }) => verb === 'ask').map(({ question }) => question),
    known: (question) => answerTo(made.table(), question)?.answer,
  };
}

test('what the table needs is asked at once and stored in the state', async () => {
  const { need, questions, known, table, release } = await seated();
  await need(needed('a', 'b'));
  assert.deepEqual(questions(), ['a', 'b']);
  assert.equal(table().is_asking, true);
  await release('ask');
  assert.deepEqual([known('a'), known('b'), table().is_asking], ['a for 0', 'b for 0', false]);
  await need(needed('b', 'a'));
  assert.deepEqual(questions(), ['a', 'b'], 'what is known is not asked again');
});

test('an answer may lead to another question', async () => {
  const { app, game, need, known } = await seated();
  game.held.clear();
  app.room = () => ({ questions: (table) => needed('a', ...(answerTo(table, 'a') ? ['b'] : [])) });
  await need([]);
  assert.equal(known('b'), 'b for 0');
});

test('a refused question is reported once, and not asked again', async () => {
  const { game, need, questions, complaints, table } = await seated();
  game.held.clear();
  game.refusals.ask = [{ code: 'bad_question' }];
  await need(needed('a'));
  await need(needed('a'));
  assert.deepEqual([questions(), complaints, table().is_asking], [['a'], ['bad_question'], false]);
});

test('what may be needed next is asked one by one, so that a tap never waits for more than one', async () => {
  const { need, questions, known, table, release } = await seated();
  await need(ahead('a', 'b'));
  assert.deepEqual(questions(), ['a']);
  assert.equal(table().is_asking, false, 'nobody waits for it');
  await release('ask');
  assert.deepEqual(questions(), ['a', 'b']);
  assert.equal(known('a'), undefined, 'not stored before it is needed');
});

test('what was asked ahead is there in the moment it is needed', async () => {
  const { app, game, need, questions, known, release } = await seated();
  await need(ahead('a'));
  await release('ask');
  game.questions = needed('a');
  app.updateTable({ ui: {} });
  await Promise.resolve();
  assert.equal(known('a'), 'a for 0');
  assert.deepEqual(questions(), ['a']);
});

test('what is on its way ahead is not asked twice when it is needed', async () => {
  const { need, questions, known, table, release } = await seated();
  await need(ahead('a', 'b'));
  await need(needed('a'));
  assert.equal(table().is_asking, true);
  await release('ask');
  assert.deepEqual(questions(), ['a']);
  assert.equal(known('a'), 'a for 0');
});

test('new wishes take the place of old ones, and what is known is not asked again', async () => {
  const { need, questions, release } = await seated();
  await need(ahead('a', 'b'));
  await need(ahead('c', 'a'));
  await release('ask');
  assert.deepEqual(questions(), ['a', 'c']);
});

test('nothing is asked ahead while an action is on its way', async () => {
  const { app, game, need, questions, release } = await seated();
  await need(ahead('a', 'b'));
  game.held.add('act');
  app.conductor.act({ kind: 'pass', seat: 0 });
  await release('ask');
  assert.deepEqual(questions(), ['a']);
  await release('act');
  assert.deepEqual(questions(), ['a', 'a', 'b'], 'then about the table after it');
});

test('an answer that comes after the table has changed is dropped', async () => {
  const { app, need, questions, known, table, release } = await seated();
  await need(needed('a'));
  const acted = app.conductor.act({ kind: 'pass', seat: 0 });
  await acted;
  await settled();
  assert.deepEqual(questions(), ['a', 'a']);
  await release('ask');
  assert.deepEqual([known('a'), answerTo(table(), 'a').revision], ['a for 1', 2]);
});

test('a refusal ends the looking ahead without a word, until the table changes', async () => {
  const { app, game, need, questions, complaints } = await seated();
  game.held.clear();
  game.refusals.ask = [{ code: 'gone' }];
  await need(ahead('a', 'b'));
  await need(ahead('a', 'b'));
  assert.deepEqual([questions(), complaints], [['a'], []]);
  await app.conductor.act({ kind: 'pass', seat: 0 });
  await settled();
  assert.deepEqual(questions(), ['a', 'a', 'b']);
});

test('what was refused ahead is asked again, and its fault reported, when it is needed', async () => {
  const { game, need, questions, complaints, release } = await seated();
  game.refusals.ask = [{ code: 'gone' }, { code: 'still gone' }];
  await need(ahead('a'));
  await need(needed('a'));
  await release('ask');
  assert.deepEqual([questions(), complaints], [['a', 'a'], ['still gone']]);
});
