/** Several people at one device, with the real engine: who is asked, how often it changes hands, and the banner. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';

import { makeTable, settled, until } from './fake_table.mjs';
import { realBridge } from './real_bridge.mjs';

const { loadLanguage } = await import('../../web/i18n/index.js');
const { askedSeat } = await import('../../web/table/play/people.js');

await loadLanguage('en', async (code) => readFileSync(new URL(`../../web/i18n/${code}.ftl`, import.meta.url), 'utf8'));

const bridge = realBridge();
after(bridge.end);

const CLANS = ['blue', 'yellow', 'red', 'white'];

/** A page at a new game of Isle of Skye with the real engine. */
async function seated(players) {
  const page = makeTable(players);
  const { app } = page;
  const announced = [];
  app.announce = (text) => announced.push(text);
  app.engine.call = async (verb, args) => {
    if (verb !== 'games.new') return bridge.call(verb, args);
    return { id: 'one', situation: await bridge.call('open', args) };
  };
  const setup = {
    seats: players.map((_, seat) => ({ name: `Seat ${seat}`, clan: CLANS[seat] })),
    seed: 'families',
    first: 1,
    goals: 'first-game',
  };
  await app.conductor.start('isle', setup, players);
  return { ...page, announced, app };
}

/** What a sensible person does: the last tile goes back, the first tile on offer is bought, tiles go where they fit first. */
async function decided(app) {
  const { situation, decider } = app.state.table;
  const own = situation.view.seats[decider];
  const forced = situation.forced.find(({ seat }) => seat === decider);
  if (forced) return forced;
  if (situation.phase === 'price') {
    const [one, two, discard] = own.offer.map(({ tile }) => tile);
    return { kind: 'price', seat: decider, discard, prices: { [one]: 1, [two]: 2 } };
  }
  if (situation.phase === 'buy') {
    const { offers } = await bridge.call('ask', { viewer: decider, question: 'offers', args: {} });
    const offer = offers.find(({ can_buy }) => can_buy);
    return offer ? { kind: 'buy', seat: decider, tile: offer.tile } : { kind: 'pass', seat: decider };
  }
  for (const tile of own.hand) {
    const { cells } = await bridge.call('ask', { viewer: decider, question: 'placements', args: { tile } });
    const [cell] = cells;
    if (cell) return { kind: 'place', seat: decider, tile, x: cell.x, y: cell.y, turn: cell.turns[0] };
  }
  return { kind: 'give_up', seat: decider, tile: own.hand[0] };
}

test('in a game of four people the acting person changes at most 60 times', async () => {
  const { app, table, complaints } = await seated(['human', 'human', 'human', 'human']);
  const actors = [];
  while (!table().situation.is_over) {
    if (table().curtain !== null) await app.conductor.lift();
    const { decider } = table();
    if (actors.at(-1) !== decider) actors.push(decider);
    assert.ok(await app.conductor.act(await decided(app)), `${complaints}`);
  }
  const changes = actors.length - 1;
  assert.ok(changes > 40 && changes <= 60, `${changes} changes`);
});

test('who has the device goes on, and the others follow round the table', () => {
  const situation = { players: ['human', 'easy', 'human', 'human'], to_act: [2, 3, 0, 1] };
  assert.equal(askedSeat(situation, 3), 3, 'the holder, who may act');
  assert.equal(askedSeat(situation, 1), 2, 'after a bot');
  assert.equal(askedSeat({ ...situation, to_act: [0, 2] }, 3), 0, 'the next one round the table');
  assert.equal(askedSeat(situation, null), 2, 'nobody has it yet: whom the engine names first');
  assert.equal(askedSeat({ ...situation, to_act: [1] }, 0), null, 'no person may act');
});

/** The table of four once everybody has priced and bought. */
async function building() {
  const page = await seated(['human', 'human', 'human', 'human']);
  const { app, table } = page;
  while (table().situation.phase !== 'build') {
    if (table().curtain !== null) await app.conductor.lift();
    await app.conductor.act(await decided(app));
  }
  return page;
}

test('the last buyer builds first, and can hand the turn to anybody who has tiles', async () => {
  const { app, table, announced, complaints } = await building();
  assert.deepEqual([table().decider, table().handover], [0, null], 'no hand-over: the device stays');
  app.conductor.handTo(2);
  assert.deepEqual([table().decider, table().handover, table().look], [2, 2, 2]);
  assert.match(announced.at(-1), /Seat 2.*, your turn!/);
  assert.ok(await app.conductor.act(await decided(app)), `${complaints}`);
  assert.deepEqual([table().decider, table().handover], [2, null], 'they go on');
  assert.equal(table().situation.undo_seat, 2);
  app.conductor.handTo(0);
  assert.equal(await app.conductor.undo(), false, 'only the person who placed it takes a tile back');
  app.conductor.handTo(2);
  assert.equal(await app.conductor.undo(), true);
  assert.equal(table().decider, 2);
});

test('nobody is asked who may not act', async () => {
  const { app, table } = await building();
  while (table().decider === 0) await app.conductor.act(await decided(app));
  assert.equal(table().decider, 1);
  app.conductor.handTo(0);
  assert.equal(table().decider, 1, 'seat 0 has built');
});

test('behind the curtain the device is handed on before anything is shown', async () => {
  const { app, table } = await seated(['human', 'human', 'easy']);
  // The bot has set its prices, so it changes nothing in between.
  await until(() => table().curtain !== null && !table().situation.to_act.includes(2));
  assert.equal(table().curtain, 0);
  app.conductor.handTo(1);
  assert.deepEqual([table().curtain, table().decider, table().situation.viewer], [1, null, null]);
  await app.conductor.lift();
  assert.equal(table().situation.viewer, 1);
  app.conductor.handTo(0);
  assert.deepEqual([table().curtain, table().decider, table().situation.viewer], [0, null, null]);
  await settled();
  assert.deepEqual([table().curtain, table().situation.viewer], [0, null]);
});
