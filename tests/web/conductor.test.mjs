/** The conductor of a table: whose eyes are before the screen, when the curtain falls, how bots act beside a person. */
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';

import { DEFAULTS } from '../../web/settings.js';

const listeners = {};
globalThis.document = { hidden: false, addEventListener: (kind, listener) => { listeners[kind] = listener; } };
globalThis.window = { addEventListener() {}, setTimeout: (...args) => setTimeout(...args) };
const { createConductor } = await import('../../web/table/conductor.js');

/** Long enough for every promise that is already on its way. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

/**
 * A table of seats that seal a secret number each, then take turns in the open; `players` says who is a person.
 * @param {string[]} players
 */
function makeTable(players) {
  const asked = [];
  const game = { revision: 1, sealed: new Set(), turn: null, isHeld: false, held: [] };
  const situation = (viewer) => ({
    revision: game.revision, game: 'fake', phase: game.turn === null ? 'seal' : 'open', players, viewer,
    to_act: game.turn === null ? players.map((_, seat) => seat).filter((seat) => !game.sealed.has(seat)) : [game.turn],
    step: game.revision, steps: game.revision, can_undo: false, undo_seat: null, events: [], is_over: false, outcome: null, setup: null,
    view: { secret: viewer === null ? null : `secret of ${viewer}` },
  });
  const verbs = {
    'games.new': () => ({ id: 'one', situation: situation(null) }),
    situation: ({ viewer }) => situation(viewer),
    act({ viewer, action }) {
      game.revision += 1;
      if (action.kind === 'seal') game.sealed.add(action.seat);
      if (game.sealed.size === players.length) game.turn ??= 0;
      return situation(viewer);
    },
    think: ({ seat }) => ({ is_done: true, progress: 1, action: { kind: 'seal', seat } }),
    ask: ({ viewer, question }) => ({ answer: `${question} for ${viewer}` }),
  };
  const engine = {
    async call(verb, args) {
      asked.push({ verb, ...args });
      if (game.isHeld && verb === 'act') await new Promise((resolve) => game.held.push(resolve));
      return verbs[verb](args);
    },
  };
  const room = { isSecret: ({ phase }) => phase === 'seal', moments: () => [], prompt: () => 'prompt' };
  const app = {
    state: { table: null, settings: { ...DEFAULTS, speed: 'off' } },
    engine,
    room: () => room,
    update(change) { app.state = { ...app.state, ...change }; },
    updateTable(change) { if (app.state.table) app.update({ table: { ...app.state.table, ...change } }); },
    announce() {},
    complain(fault) { throw fault; },
    call: (verb, args) => engine.call(verb, args),
    sounds: { play() {} },
  };
  app.table = createConductor(app);
  return { app, game, asked, table: () => app.state.table };
}

beforeEach(() => { globalThis.document.hidden = false; });

test('behind the curtain the page knows only what everybody may see', async () => {
  const { app, table } = makeTable(['human', 'human']);
  await app.table.start('fake', {}, ['human', 'human']);
  assert.equal(table().curtain, 0);
  assert.equal(table().decider, null);
  assert.equal(table().situation.view.secret, null);
  await app.table.lift();
  assert.equal(table().curtain, null);
  assert.equal(table().situation.view.secret, 'secret of 0');
  await app.table.act({ kind: 'seal', seat: 0 });
  assert.equal(table().curtain, 1);
  assert.equal(table().situation.view.secret, null);
});

test('when the page is hidden the curtain falls at once, with answers and what was put', async () => {
  const { app, table } = makeTable(['human', 'human']);
  await app.table.start('fake', {}, ['human', 'human']);
  await app.table.lift();
  app.table.ask('pricing');
  await settled();
  app.updateTable({ ui: { prices: 7 } });
  assert.equal(app.table.ask('pricing').answer, 'pricing for 0');
  globalThis.document.hidden = true;
  listeners.visibilitychange();
  assert.equal(table().curtain, 0);
  assert.equal(table().situation.view.secret, null);
  assert.deepEqual(table().ui, {});
  assert.equal(table().answers.size, 0);
});

test('the curtain is not lifted while the page is hidden', async () => {
  const { app, table } = makeTable(['human', 'human']);
  await app.table.start('fake', {}, ['human', 'human']);
  globalThis.document.hidden = true;
  await app.table.lift();
  assert.equal(table().curtain, 0);
  assert.equal(table().situation.view.secret, null);
});

test('a bot that seals beside a person disturbs nothing they have put', async () => {
  const { app, table, game } = makeTable(['human', 'easy', 'human']);
  game.isHeld = true;
  await app.table.start('fake', {}, ['human', 'easy', 'human']);
  await app.table.lift();
  app.updateTable({ ui: { prices: 7 } });
  app.table.ask('pricing');
  await settled();
  game.isHeld = false;
  game.held.forEach((release) => release());
  await settled();
  assert.ok(game.sealed.has(1), 'the bot has sealed');
  assert.equal(table().decider, 0);
  assert.deepEqual(table().ui, { prices: 7 });
  assert.equal(app.table.ask('pricing').answer, 'pricing for 0', 'the old answer stands in');
});

test('an answer meant for eyes that have gone is not taken in', async () => {
  const { app, table, game } = makeTable(['human', 'easy', 'human']);
  game.isHeld = true;
  await app.table.start('fake', {}, ['human', 'easy', 'human']);
  await settled();
  game.isHeld = false;
  game.held.splice(0).forEach((release) => release());
  await settled();
  await app.table.lift();
  game.isHeld = true;
  const late = app.table.peek();
  app.table.lower();
  await late;
  await settled();
  assert.equal(table().curtain, 0);
  assert.equal(table().peek, null);
  assert.equal(table().situation.view.secret, null);
});

test('the curtain that falls while a bot acts leaves nothing of the seat behind', async () => {
  const { app, table, game } = makeTable(['human', 'easy', 'human']);
  const start = app.table.start('fake', {}, ['human', 'easy', 'human']);
  game.isHeld = true;
  await start;
  await app.table.lift();
  await settled();
  // The bot's act was sent for the eyes of seat 0; now the curtain falls, then the reply comes.
  app.table.lower();
  game.isHeld = false;
  game.held.splice(0).forEach((release) => release());
  await settled();
  assert.equal(table().curtain, 0);
  assert.equal(table().situation.view.secret, null);
});

test('one person among bots sees with their own eyes and needs no curtain', async () => {
  const { app, table } = makeTable(['easy', 'human']);
  await app.table.start('fake', {}, ['easy', 'human']);
  await settled();
  assert.equal(table().curtain, null);
  assert.equal(table().decider, 1);
  assert.equal(table().situation.view.secret, 'secret of 1');
});

test('what is asked for everybody is asked with nobody’s eyes while there are several people', async () => {
  const { app, asked } = makeTable(['human', 'human']);
  await app.table.start('fake', {}, ['human', 'human']);
  await app.table.lift();
  app.table.askAll('sheet');
  await settled();
  assert.equal(asked.findLast(({ verb }) => verb === 'ask').viewer, null);
});

test('a second tap while an action is on its way does nothing', async () => {
  const { app, game, asked } = makeTable(['human', 'human']);
  await app.table.start('fake', {}, ['human', 'human']);
  await app.table.lift();
  game.isHeld = true;
  const first = app.table.act({ kind: 'seal', seat: 0 });
  await settled();
  assert.equal(await app.table.act({ kind: 'seal', seat: 0 }), false);
  game.held.splice(0).forEach((release) => release());
  assert.equal(await first, true);
  assert.equal(asked.filter(({ verb }) => verb === 'act').length, 1);
});
