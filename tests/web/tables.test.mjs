/** The tables that were set up last: what Play repeats. */
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';

import { changeTables, kindOf, lastOfKind, lastTables, rememberTable } from '../../web/screens/tables.js';

const GAMES = ['isle', 'skylands'];

/** @type {Map<string, string>} */
const stored = new Map();
globalThis.localStorage = {
  getItem: (key) => stored.get(key) ?? null,
  setItem: (key, value) => stored.set(key, value),
  removeItem: (key) => stored.delete(key),
};
beforeEach(() => stored.clear());

const seatsOf = (...players) => players.map((player, index) => ({ name: `N${index}`, clan: `c${index}`, player }));
const draft = (game, ...players) => ({
  game,
  seats: seatsOf(...players),
  seed: 'SECRET',
  first_player: 0,
  options: { goals: 'chosen' },
});

test('a table is of one person, of several, or of none', () => {
  assert.equal(kindOf(seatsOf('easy', 'human')), 'alone');
  assert.equal(kindOf(seatsOf('human', 'human', 'hard')), 'family');
  assert.equal(kindOf(seatsOf('hard', 'hard')), 'bots');
  assert.equal(kindOf([null, 7, 'human']), 'bots', 'whatever was stored');
});

test('the newest table is the first, and one of each kind and game is remembered, without its seed', () => {
  assert.deepEqual(lastTables(GAMES), []);
  rememberTable(GAMES, draft('isle', 'human', 'easy'));
  rememberTable(GAMES, draft('isle', 'human', 'human'));
  rememberTable(GAMES, draft('skylands', 'human', 'hard'));
  rememberTable(GAMES, draft('isle', 'human', 'hard', 'hard'));
  const tables = lastTables(GAMES);
  assert.deepEqual(
    tables.map(({ game, seats }) => [game, kindOf(seats), seats.length]),
    [
      ['isle', 'alone', 3],
      ['skylands', 'alone', 2],
      ['isle', 'family', 2],
    ],
  );
  const { seed, ...rest } = draft('isle', 'human', 'hard', 'hard');
  assert.deepEqual(tables[0], rest);
  assert.equal(lastOfKind(tables, 'skylands', 'alone'), tables[1]);
  assert.equal(lastOfKind(tables, 'skylands', 'family'), null);
  assert.deepEqual(
    lastTables(['skylands']).map(({ game }) => game),
    ['skylands'],
    'a game that this page does not have is left out',
  );
});

test('people that an earlier version remembered are found, until a table is remembered', () => {
  const seats = seatsOf('human', 'human');
  stored.set('skye-draft-skylands', JSON.stringify({ seats }));
  assert.deepEqual(lastTables(GAMES), [{ game: 'skylands', seats }]);
  rememberTable(GAMES, draft('isle', 'human', 'easy'));
  assert.deepEqual([...stored.keys()], ['skye-tables']);
  assert.deepEqual(
    lastTables(GAMES).map(({ game }) => game),
    ['isle', 'skylands'],
  );
});

test('the seats of every remembered table can be changed; what is not a seat stays as it is', () => {
  const loud = (seats) => seats.map((seat) => ({ ...seat, name: seat.name.toUpperCase() }));
  changeTables(GAMES, loud);
  assert.equal(stored.size, 0, 'nothing is stored where nothing is remembered');
  const seats = [{ name: 'Ann', clan: 'blue', player: 'human' }, null, { name: 7, player: 'human' }];
  const tables = [
    { game: 'isle', seats, options: { goals: 'chosen' } },
    { game: 'skylands', seats: seats.slice(0, 1) },
  ];
  stored.set('skye-tables', JSON.stringify({ version: 1, tables }));
  changeTables(GAMES, loud);
  assert.deepEqual(
    lastTables(GAMES).map((table) => table.seats.map((seat) => seat?.name)),
    [['ANN', undefined, 7], ['ANN']],
  );
  assert.deepEqual(lastTables(GAMES)[0].options, { goals: 'chosen' });
});

test('what is broken, or of a newer version, is as if there were nothing', () => {
  for (const text of ['nonsense', 'null', '7', '{"version": 2, "tables": [{"game": "isle", "seats": [{}]}]}'])
    assert.deepEqual([stored.set('skye-tables', text), lastTables(GAMES)][1], []);
  const tables = [null, 7, 'isle', { game: 'isle' }, { game: 'isle', seats: [] }, { game: 'chess', seats: [{}] }];
  stored.set('skye-tables', JSON.stringify({ version: 1, tables }));
  assert.deepEqual(lastTables(GAMES), []);
});

test('a browser that stores nothing has no last table, and no trouble', () => {
  const whole = globalThis.localStorage;
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  globalThis.localStorage = { getItem: refuse, setItem: refuse, removeItem: refuse };
  rememberTable(GAMES, draft('isle', 'human', 'easy'));
  assert.deepEqual(lastTables(GAMES), []);
  globalThis.localStorage = whole;
});
