/** The pure parts of the screens: drafts of a game, settings, the chart, addresses. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { isLabelled, marksOf, stepOf } from '../../web/screens/chart.js';
import {
  addBot,
  addPerson,
  changeSeat,
  givenNames,
  moved,
  moveSeat,
  newDraft,
  newSeed,
  removeSeat,
  renamed,
  seatBot,
  withPlayer,
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
/** The characters are called like their ids. */
const CAST = {
  levels: ['beginner', 'steady', 'casual', 'skilled', 'expert'],
  characters: ['morag', 'hamish', 'rory', 'isla', 'fergus'],
  known: ['morag', 'hamish', 'rory', 'isla', 'fergus', 'bora', 'halo', 'nimbus'],
  person: (number) => `Player ${number}`,
  character: (character) => character.toUpperCase(),
};
const fresh = (remembered = null, kind = 'family') => newDraft(ROOM, CAST, remembered, { seed: 'SEED', kind });

test('names that the page gave out follow the language, and those that a person typed stay', () => {
  const other = { ...CAST, person: (number) => `Spieler ${number}`, character: (character) => `Frau ${character}` };
  const { seats } = fresh(null, 'alone');
  const typed = [
    { name: 'Ann', clan: 'red', player: 'human' },
    { name: 'MORAG', clan: 'green', player: 'human' },
    { name: 'Robby', clan: 'white', player: 'steady.isla' },
    { name: 'HAMISH', clan: 'white', player: 'steady.isla' },
  ];
  const after = renamed([...seats, ...typed], givenNames(CAST), givenNames(other));
  assert.deepEqual(
    after.map(({ name }) => name),
    ['Spieler 1', 'Frau morag', 'Frau hamish', 'Ann', 'MORAG', 'Robby', 'HAMISH'],
  );
  assert.deepEqual(renamed(after, givenNames(other), givenNames(CAST)), [...seats, ...typed]);
});

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
      ['MORAG', 'beginner.morag'],
      ['HAMISH', 'beginner.hamish'],
    ],
  );
  assert.deepEqual([game, seed], ['isle', 'SEED']);
});

test('the first player and the options of the last table come back, if they fit', () => {
  const seats = [
    { name: 'Ann', clan: 'red', player: 'human' },
    { name: 'Bo', clan: 'green', player: 'expert.rory' },
  ];
  const after = (first_player) => fresh({ game: 'isle', seats, first_player, options: { goals: 'chosen' } });
  assert.deepEqual([after(1).first_player, after(1).options], [1, { goals: 'chosen' }]);
  for (const first of [2, -1, 0.5, '1', null, undefined, {}]) assert.equal(after(first).first_player, 'random');
});

test('the same people move to a table of another game, as many as fit', () => {
  const sky = { ...ROOM, game: 'skylands', maximum: 3, clans: ['blue', 'red', 'black'] };
  const above = { ...CAST, characters: ['bora', 'halo', 'nimbus'] };
  const other = newDraft(sky, above, null, { seed: 'NEW', kind: 'family' });
  const draft = [1, 2, 3].reduce((each) => addPerson(ROOM, CAST, each), { ...fresh(), first_player: 1 });
  const after = moved(sky, above, draft, other);
  assert.deepEqual(
    after.seats.map(({ name, clan }) => [name, clan]),
    [
      ['Player 1', 'blue'],
      ['Player 2', 'black'],
      ['Player 3', 'red'],
    ],
  );
  assert.deepEqual([after.game, after.seed, after.first_player], ['skylands', 'NEW', 'random']);
  const bots = (draft_) => [0, 1, 2, 3].reduce((each, seat) => seatBot(CAST, each, seat), draft_);
  assert.equal(moved(sky, above, bots(draft), other), other, 'the only person would have no seat');
});

test('at a table of another game the bots are characters of that game, on their levels', () => {
  const sky = { ...ROOM, game: 'skylands' };
  const above = { ...CAST, characters: ['bora', 'halo', 'nimbus'] };
  const other = newDraft(sky, above, null, { seed: 'NEW', kind: 'alone' });
  const alone = fresh(null, 'alone');
  const named = changeSeat(withPlayer(CAST, alone, 2, 'expert.isla'), 2, { name: 'Auntie' });
  assert.deepEqual(
    moved(sky, above, named, other).seats.map(({ name, player }) => [name, player]),
    [
      ['Player 1', 'human'],
      ['BORA', 'beginner.bora'],
      ['Auntie', 'expert.halo'],
    ],
  );
});

test('bots of earlier versions become characters', () => {
  const seats = [
    { name: 'Ann', clan: 'red', player: 'human' },
    { name: 'Bot 2', clan: 'green', player: 'easy' },
    { name: 'Бот 3', clan: 'blue', player: 'medium' },
    { name: 'Robby', clan: 'white', player: 'hard' },
    { name: 'MORAG', clan: 'yellow', player: 'steady.morag' },
  ];
  assert.deepEqual(
    fresh({ seats }).seats.map(({ name, player }) => [name, player]),
    [
      ['Ann', 'human'],
      ['HAMISH', 'casual.hamish'],
      ['RORY', 'skilled.rory'],
      ['Robby', 'expert.isla'],
      ['MORAG', 'steady.morag'],
    ],
  );
});

test('the people of the last evening come back, broken memories do not', () => {
  const seats = [
    { name: 'Ann', clan: 'red', player: 'human' },
    { name: 'Bo', clan: 'green', player: 'expert.rory' },
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
  let draft = removeSeat(ROOM, addPerson(ROOM, CAST, fresh()), 0);
  for (let count = 0; count < 9; count += 1)
    draft = count % 2 ? addBot(ROOM, CAST, draft) : addPerson(ROOM, CAST, draft);
  assert.equal(draft.seats.length, 5);
  assert.equal(new Set(draft.seats.map(({ clan }) => clan)).size, 5);
  assert.equal(new Set(draft.seats.map(({ name }) => name)).size, 5);
});

test('a removed seat takes the first player with it, and never below the minimum', () => {
  const draft = { ...addPerson(ROOM, CAST, fresh()), first_player: 2 };
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
  const nameAfter = (draft, player) => withPlayer(CAST, draft, 1, player).seats[1].name;
  assert.equal(nameAfter(fresh(), 'steady.rory'), 'RORY');
  const bot = withPlayer(CAST, fresh(), 1, 'steady.rory');
  assert.equal(bot.seats[1].player, 'steady.rory');
  assert.equal(nameAfter(bot, 'expert.isla'), 'ISLA');
  assert.equal(nameAfter(bot, 'human'), 'Player 2');
  assert.equal(nameAfter(changeSeat(bot, 0, { name: 'Player 2' }), 'human'), 'Player 3', 'nobody else has it');
  assert.equal(nameAfter(changeSeat(fresh(), 0, { name: 'RORY' }), 'steady.rory'), 'Player 2', 'nobody else has it');
  assert.equal(nameAfter(changeSeat(fresh(), 1, { name: 'Bo' }), 'steady.rory'), 'Bo');
  assert.equal(nameAfter(changeSeat(fresh(), 1, { name: '' }), 'steady.rory'), '');
  assert.equal(nameAfter(changeSeat(fresh(), 1, { name: 'Player 7' }), 'human'), 'Player 7');
});

test('a seat given to a bot gets a character that nobody has, on the level of the others', () => {
  const draft = withPlayer(CAST, addPerson(ROOM, CAST, fresh()), 1, 'expert.morag');
  assert.equal(seatBot(CAST, draft, 2).seats[2].player, 'expert.hamish');
  const named = changeSeat(draft, 0, { name: 'HAMISH' });
  assert.equal(seatBot(CAST, named, 2).seats[2].player, 'expert.rory', 'nor a name that somebody has');
  const found = new Set(['A', 'B', 'C', 'D', 'E'].map((seed) => seatBot(CAST, draft, 2, seed).seats[2].player));
  assert.ok(found.size > 2, 'the seed decides which');
  assert.equal(seatBot(CAST, fresh(), 1).seats[1].player, 'beginner.morag', 'the first one plays like a beginner');
  assert.equal(seatBot(CAST, withPlayer(CAST, fresh(), 0, 'hard'), 1).seats[1].player, 'expert.morag');
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
