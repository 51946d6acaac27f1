/** The conductor of a table: whose eyes are before the screen, when the curtain falls, how bots act beside a person. */
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';

import { listeners, makeTable, settled } from './fake_table.mjs';

const { answerTo } = await import('../../web/table/play/answers.js');

beforeEach(() => {
  globalThis.document.hidden = false;
});

test('behind the curtain the page knows only what everybody may see', async () => {
  const { app, table } = makeTable(['human', 'human']);
  await app.conductor.start('fake', {}, ['human', 'human']);
  assert.equal(table().curtain, 0);
  assert.equal(table().decider, null);
  assert.equal(table().situation.view.secret, null);
  await app.conductor.lift();
  assert.equal(table().curtain, null);
  assert.equal(table().situation.view.secret, 'secret of 0');
  await app.conductor.act({ kind: 'seal', seat: 0 });
  assert.equal(table().curtain, 1);
  assert.equal(table().situation.view.secret, null);
});

test('when the page is hidden the curtain falls at once, with answers and what was put', async () => {
  const { app, game, table } = makeTable(['human', 'human']);
  game.questions = [{ question: 'pricing' }];
  await app.conductor.start('fake', {}, ['human', 'human']);
  await app.conductor.lift();
  await settled();
  app.updateTable({ ui: { prices: 7 } });
  assert.equal(answerTo(table(), 'pricing').answer, 'pricing for 0');
  globalThis.document.hidden = true;
  listeners.visibilitychange();
  assert.equal(table().curtain, 0);
  assert.equal(table().situation.view.secret, null);
  assert.deepEqual(table().ui, {});
  assert.equal(table().answers.size, 0);
});

test('the curtain is not lifted while the page is hidden', async () => {
  const { app, table } = makeTable(['human', 'human']);
  await app.conductor.start('fake', {}, ['human', 'human']);
  globalThis.document.hidden = true;
  await app.conductor.lift();
  assert.equal(table().curtain, 0);
  assert.equal(table().situation.view.secret, null);
});

test('a bot that seals beside a person disturbs nothing they have put', async () => {
  const { app, table, game, release } = makeTable(['human', 'easy', 'human']);
  game.held.add('act');
  game.questions = [{ question: 'pricing' }];
  await app.conductor.start('fake', {}, ['human', 'easy', 'human']);
  await app.conductor.lift();
  app.updateTable({ ui: { prices: 7 } });
  await settled();
  game.held.add('ask');
  await release('act');
  assert.ok(game.sealed.has(1), 'the bot has sealed');
  assert.equal(table().decider, 0);
  assert.deepEqual(table().ui, { prices: 7 });
  assert.deepEqual(answerTo(table(), 'pricing'), { answer: 'pricing for 0', revision: 1 }, 'the old answer stands in');
  assert.equal(table().is_asking, true);
  await release('ask');
  assert.deepEqual(answerTo(table(), 'pricing'), { answer: 'pricing for 0', revision: 2 });
  assert.equal(table().is_asking, false);
});

test('an answer for a viewer who has left is dropped', async () => {
  const { app, table } = makeTable(['human', 'easy', 'human']);
  await app.conductor.start('fake', {}, ['human', 'easy', 'human']);
  await settled();
  await app.conductor.lift();
  const late = app.conductor.peek();
  app.conductor.lower();
  await late;
  await settled();
  assert.equal(table().curtain, 0);
  assert.equal(table().peek, null);
  assert.equal(table().situation.view.secret, null);
});

test('the curtain that falls while a bot acts leaves nothing of the seat behind', async () => {
  const { app, table, game, release } = makeTable(['human', 'easy', 'human']);
  const start = app.conductor.start('fake', {}, ['human', 'easy', 'human']);
  game.held.add('act');
  await start;
  await app.conductor.lift();
  await settled();
  // The bot's act was sent for the eyes of seat 0; now the curtain falls, then the reply comes.
  app.conductor.lower();
  await release();
  assert.equal(table().curtain, 0);
  assert.equal(table().situation.view.secret, null);
});

test('one person among bots sees with their own eyes and needs no curtain', async () => {
  const { app, table } = makeTable(['easy', 'human']);
  await app.conductor.start('fake', {}, ['easy', 'human']);
  await settled();
  assert.equal(table().curtain, null);
  assert.equal(table().decider, 1);
  assert.equal(table().situation.view.secret, 'secret of 1');
});

test('questions for everyone are asked without a viewer while there are several people', async () => {
  const { app, asked } = makeTable(['human', 'human']);
  await app.conductor.start('fake', {}, ['human', 'human']);
  await app.conductor.lift();
  app.conductor.drawer('sheet');
  await settled();
  assert.deepEqual(
    asked.filter(({ verb }) => verb === 'ask'),
    [{ verb: 'ask', viewer: null, question: 'sheet', args: {} }],
  );
});

test('a second tap while an action is on its way does nothing', async () => {
  const { app, game, count, release } = makeTable(['human', 'human']);
  await app.conductor.start('fake', {}, ['human', 'human']);
  await app.conductor.lift();
  game.held.add('act');
  const first = app.conductor.act({ kind: 'seal', seat: 0 });
  await settled();
  assert.equal(await app.conductor.act({ kind: 'seal', seat: 0 }), false);
  await release();
  assert.equal(await first, true);
  assert.equal(count('act'), 1);
});

test('what an action implies is done at once, but not by people who end their steps by hand', async () => {
  for (const confirm_end of [false, true]) {
    const { app, game, asked } = makeTable(['human', 'human']);
    Object.assign(game, { turn: 0, implied: [{ kind: 'fill', seat: 0 }] });
    app.state.settings = { ...app.state.settings, confirm_end };
    await app.conductor.start('fake', {}, ['human', 'human']);
    await settled();
    const acted = () => asked.filter(({ verb }) => verb === 'act').map(({ action }) => action.kind);
    assert.deepEqual(acted(), [], 'nothing is implied by opening a table');
    await app.conductor.act({ kind: 'choose', seat: 0 });
    assert.deepEqual(acted(), confirm_end ? ['choose'] : ['choose', 'fill']);
  }
});

test('what is implied for the next person waits for them', async () => {
  const { app, game, asked } = makeTable(['human', 'human']);
  Object.assign(game, { turn: 0, implied: [{ kind: 'fill', seat: 1 }] });
  await app.conductor.start('fake', {}, ['human', 'human']);
  await app.conductor.act({ kind: 'pass', seat: 0 });
  await settled();
  assert.deepEqual(
    asked.filter(({ verb }) => verb === 'act').map(({ action }) => action.kind),
    ['pass'],
  );
});
