/** The pure parts of the screens: drafts of a game, settings, the chart, addresses. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { isLabelled, marksOf, stepOf } from '../../web/screens/chart.js';
import {
  addSeat,
  changePlayer,
  changeSeat,
  moved,
  moveSeat,
  newDraft,
  newSeed,
  removeSeat,
} from '../../web/screens/draft.js';
import { DEFAULTS, parseSettings } from '../../web/ui/settings.js';

const ROOM = {
  game: 'isle',
  minimum: 2,
  maximum: 5,
  clans: ['blue', 'yellow', 'red', 'white', 'green'],
  usualBots: 2,
  readOptions: ({ goals = 'random' }) => ({ goals }),
};
const PLAYERS = ['human', 'easy', 'medium', 'hard'];
const nameOf = (number) => `Player ${number}`;
const NAMES = { person: nameOf, bot: (number) => `Bot ${number}` };
const fresh = (remembered = null, kind = 'family') =>
  newDraft(ROOM, PLAYERS, remembered, { seed: 'SEED', kind, names: NAMES });

test('a first draft has two people of different clans', () => {
  const { seats, first_player, options } = fresh();
  assert.deepEqual(
    seats.map(({ name }) => name),
    ['Player 1', 'Player 2'],
  );
  assert.deepEqual(
    seats.map(({ clan }) => clan),
    ['blue', 'yellow'],
  );
  assert.equal(first_player, 'random');
  assert.deepEqual(options, { goals: 'random' });
});

test('a first draft for one person has bots, as many as the game suggests', () => {
  const { seats, game, seed } = fresh(null, 'alone');
  assert.deepEqual(
    seats.map(({ name, player }) => [name, player]),
    [
      ['Player 1', 'human'],
      ['Bot 2', 'easy'],
      ['Bot 3', 'easy'],
    ],
  );
  assert.deepEqual([game, seed], ['isle', 'SEED']);
  const strange = newDraft(ROOM, ['human', 'oracle'], null, { seed: 'SEED', kind: 'alone', names: NAMES });
  assert.equal(strange.seats[1].player, 'oracle', 'a game whose bots have other levels');
});

test('the first player and the options of the last table come back, if they fit', () => {
  const seats = [
    { name: 'Ann', clan: 'red', player: 'human' },
    { name: 'Bo', clan: 'green', player: 'hard' },
  ];
  const after = (first_player) => fresh({ game: 'isle', seats, first_player, options: { goals: 'chosen' } });
  assert.deepEqual([after(1).first_player, after(1).options], [1, { goals: 'chosen' }]);
  for (const first of [2, -1, 0.5, '1', null, undefined, {}]) assert.equal(after(first).first_player, 'random');
});

test('the same people move to a table of another game, as many as fit', () => {
  const sky = { ...ROOM, game: 'skylands', maximum: 3, clans: ['blue', 'red', 'black'] };
  const other = newDraft(sky, PLAYERS, null, { seed: 'NEW', kind: 'family', names: NAMES });
  const draft = [1, 2, 3].reduce((each) => addSeat(ROOM, each, nameOf), { ...fresh(), first_player: 1 });
  const after = moved(sky, PLAYERS, draft, other);
  assert.deepEqual(
    after.seats.map(({ name, clan }) => [name, clan]),
    [
      ['Player 1', 'blue'],
      ['Player 2', 'black'],
      ['Player 3', 'red'],
    ],
  );
  assert.deepEqual([after.game, after.seed, after.first_player], ['skylands', 'NEW', 'random']);
  const one = { ...draft, seats: draft.seats.map((seat, index) => (index === 4 ? seat : { ...seat, player: 'easy' })) };
  assert.equal(moved(sky, PLAYERS, one, other), other, 'the only person would have no seat');
});

test('the people of the last evening come back, broken memories do not', () => {
  const seats = [
    { name: 'Ann', clan: 'red', player: 'human' },
    { name: 'Bo', clan: 'green', player: 'hard' },
  ];
  assert.deepEqual(fresh({ seats }).seats, seats);
  assert.deepEqual(
    fresh({ seats: 'nonsense' }).seats.map(({ name }) => name),
    ['Player 1', 'Player 2'],
  );
  const twice = [
    ...seats,
    { name: 'Cy', clan: 'red', player: 'human' },
    { name: 'Di', clan: 'plaid', player: 'human' },
    { clan: 'blue' },
  ];
  assert.deepEqual(fresh({ seats: twice }).seats, seats);
  assert.equal(fresh({ seats: [{ ...seats[0], player: 'god' }, seats[1]] }).seats[0].player, 'human');
});

test('seats are added up to the maximum, each with a free clan and a new name', () => {
  let draft = removeSeat(ROOM, addSeat(ROOM, fresh(), nameOf), 0);
  for (let count = 0; count < 9; count += 1) draft = addSeat(ROOM, draft, nameOf);
  assert.equal(draft.seats.length, 5);
  assert.equal(new Set(draft.seats.map(({ clan }) => clan)).size, 5);
  assert.equal(new Set(draft.seats.map(({ name }) => name)).size, 5);
});

test('a removed seat takes the first player with it, and never below the minimum', () => {
  const draft = { ...addSeat(ROOM, fresh(), nameOf), first_player: 2 };
  assert.equal(removeSeat(ROOM, draft, 0).first_player, 1);
  assert.equal(removeSeat(ROOM, draft, 2).first_player, 'random');
  assert.equal(removeSeat(ROOM, fresh(), 0).seats.length, 2);
});

test('a clan taken from another seat is swapped', () => {
  assert.deepEqual(
    changeSeat(fresh(), 0, { clan: 'yellow' }).seats.map(({ clan }) => clan),
    ['yellow', 'blue'],
  );
});

test('a name that the page gave out changes with the player, one that a person typed stays', () => {
  const names = { person: nameOf, bot: (number) => `Bot ${number}` };
  const nameAfter = (draft, player) => changePlayer(draft, 1, player, names).seats[1].name;
  assert.equal(nameAfter(fresh(), 'hard'), 'Bot 2');
  const bot = changePlayer(fresh(), 1, 'easy', names);
  assert.equal(bot.seats[1].player, 'easy');
  assert.equal(nameAfter(bot, 'medium'), 'Bot 2');
  assert.equal(nameAfter(bot, 'human'), 'Player 2');
  const taken = addSeat(ROOM, changeSeat(fresh(), 0, { name: 'Bot 2' }), names.bot, 'easy');
  assert.equal(nameAfter(taken, 'easy'), 'Bot 4', 'nobody else has it');
  assert.equal(nameAfter(changeSeat(fresh(), 1, { name: 'Bo' }), 'easy'), 'Bo');
  assert.equal(nameAfter(changeSeat(fresh(), 1, { name: '' }), 'easy'), '');
});

test('the first player moves with the seat', () => {
  const moved = moveSeat({ ...fresh(), first_player: 1 }, 1, -1);
  assert.equal(moved.first_player, 0);
  assert.equal(moved.seats[0].name, 'Player 2');
  assert.deepEqual(moveSeat(fresh(), 0, -1), fresh());
});

test('a seed can be read out: eight letters, none that look alike', () => {
  const seen = new Set();
  for (let byte = 0; byte < 256; byte += 1) seen.add(newSeed((bytes) => bytes.fill(byte)));
  assert.equal(seen.size, 32);
  for (const seed of seen) assert.match(seed, /^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/);
});

test('stored settings outside their range are forgotten', () => {
  assert.deepEqual(parseSettings(null), DEFAULTS);
  assert.deepEqual(parseSettings('not json'), DEFAULTS);
  assert.deepEqual(parseSettings('null'), DEFAULTS);
  assert.deepEqual(parseSettings('{"theme": "dark", "text_size": 37, "sounds": "yes", "other": 1}'), {
    ...DEFAULTS,
    theme: 'dark',
  });
  assert.equal(parseSettings('{"language": "de"}').language, 'de');
  assert.equal(parseSettings('{"language": "<b>"}').language, 'auto');
});

test('the grid of the chart has a few round lines', () => {
  for (const highest of [1, 7, 30, 61, 100, 240, 1000]) {
    const step = stepOf(highest);
    assert.ok(highest / step <= 6, `${highest} by ${step}`);
  }
  assert.equal(stepOf(61), 20);
});

test('a line of the chart begins at nothing and rises with the points', () => {
  const marks = marksOf([{ points: [5, 0] }, { points: [10, 0] }], 0, 0, 10);
  assert.deepEqual(
    marks.map(({ points }) => points),
    [0, 5, 10],
  );
  assert.ok(marks[0].y > marks[1].y && marks[1].y > marks[2].y);
  assert.ok(marks[0].x < marks[1].x && marks[1].x < marks[2].x);
});

test('a course with a start of its own is drawn from there, and long courses keep their labels apart', () => {
  const marks = marksOf(
    [
      { label: '0', points: [-10] },
      { label: '1', points: [10] },
    ],
    0,
    -10,
    10,
  );
  assert.deepEqual(
    marks.map(({ points }) => points),
    [-10, 10],
  );
  const shown = Array.from({ length: 30 }, (_, index) => index).filter((index) => isLabelled(index, 30));
  assert.ok(shown.length <= 14 && shown[0] === 0 && shown.at(-1) === 29);
  assert.ok(shown.every((index, place) => place === 0 || index - (shown[place - 1] ?? 0) >= 3));
  assert.deepEqual(
    [0, 1, 2, 3, 4, 5, 6].filter((index) => isLabelled(index, 7)),
    [0, 1, 2, 3, 4, 5, 6],
  );
});
