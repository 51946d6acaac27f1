/** A table's session: what comes late is dropped, a tap is carried out once and for the turn it was meant for, leaving ends play. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { makeTable, settled } from './fake_table.mjs';

/**
 * @param {string[]} players
 * @param {...string} held verbs that wait
 */
async function seated(players, ...held) {
  const made = makeTable(players);
  for (const verb of held) made.game.held.add(verb);
  await made.app.conductor.start('fake', {}, players);
  await settled();
  return made;
}

// --- Looking back

test('a step that comes after the person has stopped looking back is dropped', async () => {
  const { app, game, table, release } = await seated(['human', 'human']);
  game.held.add('at');
  app.conductor.at(0);
  app.conductor.present();
  await release();
  assert.equal(table().replay, null);
});

test('leaving the replay shows the table in the present', async () => {
  const { app, game, table, release } = await seated(['human', 'human']);
  app.go('replay', { id: 'one' });
  await app.conductor.at(1);
  assert.equal(table().replay.step, 1);
  game.held.add('at');
  app.conductor.at(0);
  app.go('table', { id: 'one' });
  await release();
  assert.equal(table().replay, null);
});

test('of the steps a slider passes over, only the first and the last are asked for', async () => {
  const { app, asked, game, table, release } = await seated(['human', 'human']);
  game.held.add('at');
  for (let step = 0; step < 10; step += 1) app.conductor.at(step);
  await release();
  assert.deepEqual(
    asked.filter(({ verb }) => verb === 'at').map(({ step }) => step),
    [0, 9],
  );
  assert.equal(table().replay.step, 9);
});

// --- Taps

test('a double tap while a bot acts sends the action once', async () => {
  const { app, asked, count, release } = await seated(['human', 'easy'], 'act');
  assert.equal(count('act'), 1, 'the bot acts');
  const first = app.conductor.act({ kind: 'seal', seat: 0 });
  assert.equal(app.state.table.is_busy, true, 'busy at once');
  const second = app.conductor.act({ kind: 'seal', seat: 0 });
  await release();
  assert.deepEqual([await first, await second], [true, false]);
  assert.equal(
    asked.filter(({ verb, action }) => verb === 'act' && action.kind === 'seal' && action.seat === 0).length,
    1,
  );
  assert.equal(app.state.table.is_busy, false);
});

test('a bot that acts beside a person does not invalidate their tap', async () => {
  const { app, complaints, game, release } = await seated(['human', 'easy', 'human'], 'act');
  await app.conductor.lift();
  const tap = app.conductor.act({ kind: 'seal', seat: 0 });
  await release();
  assert.equal(await tap, true);
  assert.deepEqual(complaints, []);
  assert.deepEqual([...game.sealed].sort(), [0, 1]);
});

test('a tap meant for a turn that has passed is not carried out in another', async () => {
  const { app, asked, complaints, game, release } = await seated(['human', 'easy'], 'act');
  // The bot's action, on its way before the tap, ends the phase in which the person tapped.
  game.turn = 0;
  const tap = app.conductor.act({ kind: 'seal', seat: 0 });
  await release();
  assert.equal(await tap, false);
  assert.deepEqual(
    asked.filter(({ verb, action }) => verb === 'act' && action.seat === 0),
    [],
  );
  assert.deepEqual(complaints, ['stale_request']);
});

test('the curtain that a person lifts while a bot acts stays lifted', async () => {
  const { app, game, table, release } = await seated(['human', 'easy', 'human'], 'act');
  await app.conductor.lift();
  app.updateTable({ ui: { prices: 7 } });
  await release();
  assert.ok(game.sealed.has(1));
  assert.deepEqual([table().decider, table().curtain, table().situation.view.secret], [0, null, 'secret of 0']);
  assert.deepEqual(table().ui, { prices: 7 });
});

test('a tap on the curtain counts although a bot acts before the answer is there', async () => {
  const { app, game, table, release } = await seated(['human', 'easy', 'human'], 'act');
  game.held.add('situation');
  const lift = app.conductor.lift();
  await release('act');
  await release();
  await lift;
  assert.equal(table().decider, 0);
});

test('a page that the engine has left behind catches up', async () => {
  const { app, complaints, game, table } = await seated(['human', 'human']);
  await app.conductor.lift();
  game.revision = 7;
  assert.equal(await app.conductor.act({ kind: 'seal', seat: 0 }), false);
  assert.deepEqual(complaints, ['stale_request']);
  assert.equal(table().situation.revision, 7);
  assert.equal(await app.conductor.act({ kind: 'seal', seat: 0 }), true);
});

// --- Bots

test('a new game that is given up before it is there does not stand under the address of the table before', async () => {
  const { app, game, table, release } = makeTable(['human', 'human']);
  await app.conductor.open('old');
  app.go('end', { id: 'old' });
  game.held.add('games.new');
  const again = app.conductor.start('fake', {}, ['human', 'human']);
  app.go('replay', { id: 'old' });
  // The engine has the new game, though nobody waits for it any more.
  Object.assign(game, { opened: 'new', revision: 50 });
  await release();
  assert.equal(await again, false);
  assert.equal(table(), null, 'the screen opens its own table again');
  assert.deepEqual([app.state.screen.name, await app.conductor.open('old')], ['replay', 'open']);
  assert.deepEqual([table().id, table().situation.view.of], ['old', 'old']);
});

test('a bot does not act for a seat that was given to a person meanwhile', async () => {
  const players = ['easy', 'human'];
  const { app, count, complaints, game, release } = await seated(players, 'think', 'seat_player');
  const given = app.conductor.seatPlayer(0, 'human');
  await release('think');
  players[0] = 'human';
  await release();
  assert.equal(await given, true);
  assert.deepEqual([count('act'), [...game.sealed], complaints], [0, [], []]);
});

test('bots that were refused wait, and go on when somebody lets them try again', async () => {
  const { app, complaints, game, table } = makeTable(['easy', 'easy', 'human']);
  game.refusals.act = [{ code: 'storage_failed', facts: {} }];
  await app.conductor.start('fake', {}, ['easy', 'easy', 'human']);
  await settled();
  assert.deepEqual(complaints, ['storage_failed']);
  assert.equal(table().stalled, 0);
  app.conductor.resume();
  await settled();
  assert.equal(table().stalled, null);
  assert.deepEqual([...game.sealed], [0, 1]);
});

test('bots that were refused go on after the next action of a person', async () => {
  const { app, game } = makeTable(['easy', 'human']);
  game.refusals.act = [{ code: 'storage_failed', facts: {} }];
  await app.conductor.start('fake', {}, ['easy', 'human']);
  await settled();
  await app.conductor.act({ kind: 'seal', seat: 1 });
  await settled();
  assert.ok(game.sealed.has(0));
});

test('a bot whose table has moved on without it thinks again', async () => {
  const { count, complaints, game, release } = await seated(['easy', 'human'], 'think');
  game.revision = 7;
  await release();
  assert.equal(count('think'), 2);
  assert.ok(game.sealed.has(0));
  assert.deepEqual(complaints, []);
});

test('leaving the table in any way stops the bots', async () => {
  for (const name of ['start', 'games', 'setup']) {
    const { app, count, table, release } = await seated(['easy', 'easy'], 'think');
    app.go(name);
    assert.equal(table(), null, `${name} is no table`);
    await release();
    assert.deepEqual([count('think'), count('act')], [1, 0]);
  }
});

test('bots wait while somebody looks back, and go on afterwards', async () => {
  const { app, count, release } = await seated(['easy', 'human'], 'think');
  app.go('replay', { id: 'one' });
  await release();
  assert.equal(count('act'), 0);
  app.go('table', { id: 'one' });
  await settled();
  assert.equal(count('act'), 1);
});

// --- The curtain

test('the curtain falls when the screen is no longer the table, and does not lift behind one’s back', async () => {
  const { app, game, table, release } = await seated(['human', 'human']);
  await app.conductor.lift();
  app.go('replay', { id: 'one' });
  assert.deepEqual([table().curtain, table().situation.view.secret], [0, null]);
  app.go('table', { id: 'one' });
  assert.equal(table().curtain, 0);
  game.held.add('situation');
  const lift = app.conductor.lift();
  app.go('replay', { id: 'one' });
  await release();
  await lift;
  assert.deepEqual([table().curtain, table().situation.view.secret], [0, null]);
});

// --- Opening

test('two taps on a new game make one game', async () => {
  const { app, count } = makeTable(['human', 'human']);
  const both = [
    app.conductor.start('fake', {}, ['human', 'human']),
    app.conductor.start('fake', {}, ['human', 'human']),
  ];
  assert.deepEqual(await Promise.all(both), [true, true]);
  assert.equal(count('games.new'), 1);
  await app.conductor.start('fake', {}, ['human', 'human']);
  assert.equal(count('games.new'), 2, 'the next one is another game');
});

test('a table that is opened after the person went elsewhere is not sat down to', async () => {
  const { app, game, table, release } = makeTable(['human', 'easy']);
  game.held.add('games.open');
  app.go('table', { id: 'two' });
  const outcome = app.conductor.open('two');
  app.go('start');
  await release();
  assert.equal(await outcome, 'left');
  assert.equal(table(), null);
});

test('of two tables opened in a row the last is shown, with its own situation', async () => {
  const { app, game, table, release } = makeTable(['human', 'easy']);
  game.held.add('situation');
  const first = app.conductor.open('two');
  await settled();
  const second = app.conductor.open('three');
  await release();
  assert.deepEqual([await first, await second], ['left', 'open']);
  assert.deepEqual([table().id, table().situation.view.of], ['three', 'three']);
});

test('an answer of an earlier session at the same table is dropped', async () => {
  const { app, count, game, table, release } = await seated(['human', 'human']);
  game.questions = [{ question: 'pricing' }];
  game.held.add('ask');
  await app.conductor.lift();
  await settled();
  assert.equal(count('ask'), 1);
  game.questions = [];
  app.conductor.leave();
  await app.conductor.open('one');
  await app.conductor.lift();
  await release();
  assert.equal(table().answers.size, 0);
});
