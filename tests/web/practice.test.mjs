/** Practice: the store's copy of a finished game, with the real engine, and what the page makes of it. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';

import { openShelf } from '../../web/engine/store/database.js';
import { loadLanguage } from '../../web/i18n/index.js';
import { usualSeat } from '../../web/screens/again.js';
import { firstChoice, playersOf } from '../../web/screens/again_dialog.js';
import { comparison, leadOf } from '../../web/screens/comparison.js';
import { gameToContinue } from '../../web/screens/continue.js';
import { REAL } from './fake_bridge.mjs';
import { realBridge } from './real_bridge.mjs';
import { code, device, failing, meddle, tab } from './store_tab.mjs';

await loadLanguage('en', async (name) => readFileSync(new URL(`../../web/i18n/${name}.ftl`, import.meta.url), 'utf8'));

const python = realBridge();
after(python.end);
const engine = {
  async handle(text) {
    const { id, verb, args } = JSON.parse(text);
    return python.call(verb, args).then(
      (result) => JSON.stringify({ id, ok: true, result }),
      (fault) => JSON.stringify({ id, ok: false, fault }),
    );
  },
};
const OVER = { isle: REAL['isle, won by points'], skylands: REAL['skylands, won by the seat that collected least'] };
const RUNNING = REAL['isle, in the middle'];
const against = (players) => players.map((_, seat) => (seat === 0 ? 'human' : 'easy'));

/** A tab with a game, and its id. */
async function having(text, options = {}) {
  const page = tab({ bridge: engine, ...options });
  const { added } = await page.take(new Blob([text]));
  return { ...page, id: added[0] };
}

for (const [name, { text, summary }] of Object.entries(OVER)) {
  const wanted = { step: 9, seat: 0, players: against(summary.players), tiles: 'new' };

  test(`${name}: practice is a game of its own, marked, and its original stays as it was`, async () => {
    const { call, id, shelf } = await having(text);
    const before = [await shelf.row(id), await shelf.records(id)];
    await call('games.open', { id });
    const opened = await call('games.practise', { id, ...wanted });
    assert.notEqual(opened.id, id);
    assert.deepEqual([opened.situation.step, opened.situation.is_over], [9, false]);
    const { games } = await call('games.list');
    const copy = games.find((game) => game.id === opened.id);
    const original = games.find((game) => game.id === id);
    assert.equal(copy.practice.original, original.fingerprint);
    assert.deepEqual(copy.practice, opened.situation.practice);
    assert.deepEqual([original.practice, copy.fingerprint], [null, null]);
    const [row, records] = [await shelf.row(id), await shelf.records(id)];
    assert.deepEqual([{ ...row, revision: 0 }, records], [{ ...before[0], revision: 0 }, before[1]]);
  });

  test(`${name}: a game that is not open can be tried again, with the same tiles as often as wanted`, async () => {
    const { call, id } = await having(text);
    const one = await call('games.practise', { id, ...wanted, tiles: 'same' });
    const two = await call('games.practise', { id, ...wanted, tiles: 'same' });
    assert.notEqual(one.id, two.id);
    assert.deepEqual({ ...one.situation, revision: 0 }, { ...two.situation, revision: 0 });
    assert.equal((await call('games.list')).games.length, 3);
  });

  test(`${name}: the mark leaves in a file and comes back`, async () => {
    const first = await having(text);
    const { id, situation } = await first.call('games.practise', { id: first.id, ...wanted });
    const { url } = await first.call('games.export', { id });
    const file = await (await fetch(url)).blob();
    device.name = `${device.name}-elsewhere`;
    const other = tab({ bridge: engine, shelf: openShelf(device.name) });
    await other.take(file);
    const { games } = await other.call('games.list');
    assert.deepEqual(
      games.map(({ practice }) => practice),
      [situation.practice],
    );
  });
}

test('a running game is refused, and the table before stays', async () => {
  const { call, id } = await having(RUNNING.text);
  const { situation } = await call('games.open', { id });
  const players = against(RUNNING.summary.players);
  await assert.rejects(call('games.practise', { id, step: 3, seat: 0, players, tiles: 'same' }), code('game_not_over'));
  await assert.rejects(
    call('games.practise', { id: 'ff', step: 3, seat: 0, players, tiles: 'new' }),
    code('unknown_game'),
  );
  assert.equal((await call('situation', { viewer: null })).revision, situation.revision);
  assert.equal((await call('games.list')).games.length, 1);
});

test('the page cannot choose the seed from which tiles are drawn anew', async () => {
  const { call } = tab({ bridge: engine });
  const { text, summary } = OVER.isle;
  const args = { text, step: 3, seat: 0, players: against(summary.players), seed: 'mine' };
  await assert.rejects(call('practise', args), code('unknown_verb'));
});

test('practice that cannot be stored leaves nothing behind', async () => {
  const { text, summary } = OVER.isle;
  let isFull = false;
  const { call, id } = await having(text, { shelf: failing(openShelf(device.name), () => isFull) });
  await call('games.open', { id });
  isFull = true;
  const wanted = { id, step: 3, seat: 0, players: against(summary.players), tiles: 'new' };
  await assert.rejects(call('games.practise', wanted), code('storage_full'));
  assert.equal((await call('situation', { viewer: null })).is_over, true, 'the original is on the table');
  assert.equal((await call('games.list')).games.length, 1);
});

test('a row without marks is evaluated again, and a damaged mark marks nothing', async () => {
  const { text, summary } = OVER.isle;
  const page = await having(text);
  const wanted = { id: page.id, step: 9, seat: 0, players: against(summary.players), tiles: 'new' };
  const { id } = await page.call('games.practise', wanted);
  const whole = await page.shelf.row(id);
  const { practice: _, fingerprint: __, ...earlier } = whole;
  for (const [row, isCurrent] of [
    [{ ...whole, practice: { ...whole.practice, points: 'many' } }, true],
    [{ ...whole, practice: { ...whole.practice, begun: null } }, true],
    [earlier, false],
  ]) {
    await meddle((games) => games.put(row, id));
    const again = tab({ bridge: engine, shelf: openShelf(device.name) });
    const found = (await again.call('games.list')).games.find((game) => game.id === id);
    assert.deepEqual([found.practice, found.is_current], [null, isCurrent]);
  }
  const evaluated = await tab({ bridge: engine }).call('games.summary', { id });
  assert.deepEqual(evaluated.practice, whole.practice);
});

// --- The page

const CAST = {
  levels: ['beginner', 'casual', 'steady', 'expert'],
  characters: ['morag', 'hamish', 'rory', 'isla'],
  known: ['morag', 'hamish', 'rory', 'isla'],
  person: (number) => `Player ${number}`,
  character: (character) => character.toUpperCase(),
};
const seatsOf = (...players) => players.map((player, seat) => ({ name: `N${seat}`, clan: 'blue', player }));
const choiceOf = (players, seat, level) => ({
  id: 'a',
  step: 1,
  game: 'isle',
  tiles: 'same',
  seat,
  level,
  seats: seatsOf(...players),
});

test('one person plays against bots: those of that game, and others where people sat', () => {
  const cases = [
    [['human', 'expert.rory'], 0, null, ['human', 'expert.rory']],
    [['human', 'easy'], 0, null, ['human', 'easy']],
    [['expert.rory', 'human'], 0, 'casual', ['human', 'casual']],
    [['human', 'human', 'expert.rory'], 1, null, ['expert', 'human', 'expert.rory']],
    [['human', 'expert.rory', 'easy'], 0, 'beginner', ['human', 'beginner.rory', 'beginner']],
  ];
  for (const [before, seat, level, expected] of cases) {
    const players = playersOf(CAST, choiceOf(before, seat, level));
    for (const [index, player] of players.entries())
      assert.ok(player === expected[index] || player.startsWith(`${expected[index]}.`), `${players} for ${before}`);
    assert.equal(players.filter((player) => player === 'human').length, 1);
    const characters = players.flatMap((player) => player.split('.')[1] ?? []);
    assert.equal(new Set(characters).size, characters.length, 'nobody sits there twice');
  }
});

test('people become bots of a middle level where no bot played', () => {
  const view = {
    seats: [
      { name: 'Ann', clan: 'blue' },
      { name: 'Bo', clan: 'red' },
    ],
  };
  const table = { id: 'a', situation: { game: 'isle', players: ['human', 'human'], view } };
  const choice = firstChoice({ state: { table, games: null } }, { id: 'a', step: 4, seat: 1 });
  assert.deepEqual([choice.level, choice.seat, choice.step, choice.tiles], ['steady', 1, 4, 'same']);
  assert.match(playersOf(CAST, choice)[0], /^steady\./);
  const listed = [{ id: 'b', game: 'isle', names: ['Ann', 'Bo'], players: ['human', 'easy'] }];
  assert.equal(firstChoice({ state: { table, games: listed } }, { id: 'b', step: 4, seat: 0 }).level, null);
  assert.equal(firstChoice({ state: { table, games: listed } }, { id: 'c', step: 4, seat: 0 }), null);
});

test('the seat to take is that of the person who decides, else of the only person', () => {
  const seat = (to_act, players) => usualSeat({ to_act, players });
  assert.equal(seat([1], ['human', 'human']), 1);
  assert.equal(seat([0, 1], ['easy', 'human']), 1);
  assert.equal(seat([0], ['easy', 'human']), 1);
  assert.equal(seat([2], ['easy', 'easy', 'easy']), 2);
  assert.equal(seat([], ['human', 'human']), 0);
});

test('the lead is over the best of the others', () => {
  assert.equal(leadOf([54, 61, 40], 0), -7);
  assert.equal(leadOf([54, 54], 1), 0);
  assert.equal(leadOf([70, 61, 40], 0), 9);
});

const wordsOf = (node) => {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (Array.isArray(node)) return node.map(wordsOf).join(' ');
  return typeof node === 'object' ? wordsOf(node.children) : String(node);
};

test('practice is compared with its original, whether or not that is still here', () => {
  const practice = {
    ...{ original: 'f', step: 9, seat: 0, tiles: 'same', points: [54, 61] },
    begun: { unit: 'round', number: 3, last: 6 },
  };
  const view = {
    seats: [
      { name: 'Ann', clan: 'blue' },
      { name: 'Bo', clan: 'red' },
    ],
  };
  const compared = (points, games) =>
    wordsOf(comparison({ state: { games } }, { situation: { practice, view, outcome: { points } } }));
  const words = compared([47, 50], [{ fingerprint: 'f', fault: null }]);
  assert.match(words, /Practice from round 3/);
  assert.match(words, /Your points: 54, then 47\./);
  assert.match(words, /4\u00a0points better/);
  assert.match(words, /Ann 54 47 −7 .*Bo 61 50 −11 .*Your lead −7 −3 \+4/s);
  assert.ok(!words.includes('no longer'));
  assert.match(compared([50, 60], []), /3\u00a0points worse.*no longer/s);
  assert.match(compared([50, 57], null), /comes to the same/);
  assert.equal(comparison({ state: {} }, { situation: { practice: null, outcome: { points: [1] }, view } }), null);
});

test('practice is offered to go on with only where no other game is running', () => {
  const game = (id, more = {}) => ({ id, game: 'isle', is_over: false, fault: null, practice: null, ...more });
  const first = (...games) => gameToContinue({ state: { games } })?.id;
  const practice = { original: 'f' };
  assert.equal(first(game('p', { practice }), game('g')), 'g');
  assert.equal(first(game('p', { practice }), game('over', { is_over: true })), 'p');
  assert.equal(first(game('over', { is_over: true })), undefined);
});
