/** Games in files: exported and imported, each one replayed, and nothing hostile passed to the engine. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openShelf } from '../../web/engine/store/database.js';
import { packed } from '../../web/engine/store/packing.js';
import { FakeBridge } from './fake_bridge.mjs';
import { code, device, failing, meddle, NEW, PLAYERS, SETUP, tab } from './store_tab.mjs';

test('games travel in one file, each replayed, none twice, none over another', async () => {
  const { call } = tab();
  const ids = [];
  for (const action of [1, 2, 3]) {
    const { id, situation } = await call('games.new', NEW);
    await call('act', { revision: situation.revision, viewer: 0, action });
    ids.push(id);
  }
  const { url, name: file, count } = await call('games.export', { id: null });
  assert.equal(count, 3);
  assert.match(file, /^skye-games-\d{4}-\d\d-\d\d\.json$/);
  const blob = await (await fetch(url)).blob();
  device.name = `${device.name}-elsewhere`;
  const elsewhere = tab();
  const { id: mine, situation } = await elsewhere.call('games.new', NEW);
  const report = await elsewhere.take(blob);
  assert.equal(report.added.length, 3);
  assert.deepEqual(report.refused, []);
  assert.ok(report.added.every((id) => id !== mine && !ids.includes(id)));
  const again = await elsewhere.take(blob);
  assert.deepEqual(again.added, []);
  assert.deepEqual(
    again.refused.map(({ number: at, code: why }) => [at, why]),
    [1, 2, 3].map((at) => [at, 'already_here']),
  );
  await elsewhere.call('act', { revision: situation.revision, viewer: 0, action: 9 });
  assert.deepEqual(elsewhere.bridge.table.actions, [9], 'the open table stayed as it was');
  assert.equal((await elsewhere.call('games.list')).games.length, 4);
});

test('one game travels as its record', async () => {
  const { call } = tab();
  const { id } = await call('games.new', NEW);
  await call('act', { revision: 1, viewer: 0, action: 4 });
  const { url, name: file } = await call('games.export', { id });
  assert.match(file, /^skye-sums-/);
  const text = await (await fetch(url)).text();
  assert.equal(JSON.parse(text).format, 'skye-record');
  device.name = `${device.name}-elsewhere`;
  const elsewhere = tab();
  const { added } = await elsewhere.take(new Blob([text]));
  assert.equal((await elsewhere.call('games.open', { id: added[0] })).situation.step, 1);
});

test('a file is refused game by game, with reasons', async () => {
  const good = JSON.stringify({
    format: 'skye-record',
    version: 1,
    game: 'sums',
    setup: SETUP,
    players: PLAYERS,
    actions: [1],
  });
  const bad = [
    good.replace('[1]', '[-1]'),
    good.replace('"version":1', '"version":7'),
    good.replace('"version":1', '"version":1,"rules":5'),
    17,
    '['.repeat(5000),
  ];
  const games = [
    { record: bad[0] },
    { record: good, started: 5, saved: 'yesterday' },
    { record: bad[1] },
    { record: bad[2] },
    { record: bad[3] },
    { record: bad[4] },
    null,
  ];
  const { call, take } = tab({ now: () => 1000 });
  const file = new Blob([JSON.stringify({ format: 'skye-games', version: 1, games })]);
  const { added, refused } = await take(file);
  assert.equal(added.length, 1);
  assert.deepEqual(
    refused.map((one) => `${one.number} ${one.code}`),
    ['1 illegal_action', '3 newer_version', '4 other_rules', '5 wrong_type', '6 too_deep', '7 wrong_type'],
  );
  const [stored] = (await call('games.list')).games;
  assert.deepEqual([stored.started, stored.saved], [5, 1000]);
});

const HOSTILE = {
  'deep lists': ['['.repeat(100_000), 'too_deep'],
  'deep objects': ['{"a":'.repeat(100_000), 'too_deep'],
  'no JSON': ['hello', 'not_json'],
  nothing: ['', 'not_json'],
  'a list': ['[]', 'not_a_record'],
  null: ['null', 'not_a_record'],
  'a number': ['1e999', 'not_a_record'],
  'another format': ['{"format":"chess"}', 'not_a_record'],
  'a proto': ['{"__proto__":{"format":"skye-record"}}', 'not_a_record'],
  'a bundle of a later version': ['{"format":"skye-games","version":2,"games":[]}', 'newer_version'],
  'a bundle of version 0': ['{"format":"skye-games","version":0,"games":[]}', 'wrong_type'],
  'a bundle whose version has no words': [
    '{"format":"skye-games","version":{"toString":null},"games":[]}',
    'wrong_type',
  ],
  'a bundle without games': ['{"format":"skye-games","version":1}', 'wrong_type'],
  'too many games': [JSON.stringify({ format: 'skye-games', version: 1, games: Array(1001).fill(0) }), 'too_large'],
  'a huge record': [`{"format":"skye-record","a":"${'x'.repeat(2_100_000)}"}`, 'too_large'],
  'a huge file': ['x'.repeat(17 * 1024 * 1024), 'too_large'],
  'bytes that are no text': [new Uint8Array([0xff, 0xfe, 0x00, 0xd8]), 'not_text'],
  'a picture': [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'not_text'],
};

for (const [what, [content, why]] of Object.entries(HOSTILE)) {
  test(`a file that is ${what} never reaches the engine`, async () => {
    const { take, bridge } = tab();
    const { added, refused } = await take(new Blob([content]));
    assert.deepEqual(added, []);
    assert.deepEqual(
      refused.map((one) => one.code),
      [why],
    );
    assert.equal(bridge.loads, 0);
  });
}

test('what is no file is refused', async () => {
  const { refused } = await tab().take('a path');
  assert.deepEqual(refused, [{ number: 1, code: 'not_a_file', facts: {} }]);
});

const recordOf = (...actions) =>
  JSON.stringify({ format: 'skye-record', version: 1, game: 'sums', setup: SETUP, players: PLAYERS, actions });
const bundleOf = (...records) =>
  new Blob([JSON.stringify({ format: 'skye-games', version: 1, games: records.map((record) => ({ record })) })]);

test('an import that fills the storage reports what was stored and stops', async () => {
  const { take, call } = tab({ shelf: failing(openShelf(device.name), (write) => write >= 2) });
  const { added, refused, left } = await take(bundleOf(recordOf(1), recordOf(2), recordOf(3)));
  assert.deepEqual(
    refused.map((one) => `${one.number} ${one.code}`),
    ['2 storage_full'],
  );
  assert.equal(left, 1);
  assert.deepEqual(
    (await call('games.list')).games.map(({ id }) => id),
    added,
  );
});

test('an import can be stopped after each game, says how far it is, and reports what was stored', async () => {
  const { take, call } = tab();
  const seen = [];
  const file = bundleOf(...Array.from({ length: 9 }, (_, number) => recordOf(number)));
  const report = await take(file, {
    onProgress: (...progress) => seen.push(progress),
    isStopped: () => seen.length > 4,
  });
  assert.deepEqual(seen, [
    [0, 9],
    [1, 9],
    [2, 9],
    [3, 9],
    [4, 9],
  ]);
  assert.deepEqual([report.added.length, report.refused.length, report.left], [4, 0, 5]);
  assert.equal((await call('games.list')).games.length, 4);
});

test('other requests are answered between the games of an import', async () => {
  const { take, call, store } = tab();
  await call('games.new', NEW);
  const order = [];
  const importing = take(bundleOf(recordOf(1), recordOf(2), recordOf(3)), { onProgress: (done) => order.push(done) });
  await Promise.resolve();
  store.answer({ id: 9, verb: 'situation', args: { viewer: null } }).then(() => order.push('situation'));
  await importing;
  assert.ok(order.indexOf('situation') < order.length - 1, String(order));
});

test('an import that meets a broken engine goes on in the next worker, where nothing is added twice', async () => {
  const file = bundleOf(recordOf(1), recordOf(2));
  const key = '0123456789abcdef0123';
  const first = tab();
  const { id } = await first.call('games.import', { file, key, number: 1 });
  // The answer was lost with the worker, so the page asks the next one again.
  const next = tab();
  assert.equal((await next.call('games.import', { file, key, number: 1 })).id, id);
  const other = await next.call('games.import', { file, key, number: 2 });
  assert.deepEqual((await next.call('games.list')).games.map((game) => game.id).sort(), [id, other.id].sort());
  for (const bad of [
    { key: 'short' },
    { key: null },
    { key: `${key}../` },
    { number: 3 },
    { number: '1' },
    { number: 1.5 },
  ]) {
    await assert.rejects(next.call('games.import', { file, key, number: 1, ...bad }), code('bad_request'));
  }
});

test('a game that an older version stored is known again, as it stands in the file and as it is written now', async () => {
  const old = tab();
  const { id } = await old.call('games.new', NEW);
  await old.call('act', { revision: 1, viewer: 0, action: 4 });
  const text = await (await fetch((await old.call('games.export', { id })).url)).text();
  const newer = tab({ bridge: new FakeBridge({ version: '2.0', newest: 2 }) });
  assert.deepEqual(
    (await newer.take(new Blob([text]))).refused.map((one) => one.code),
    ['already_here'],
  );
  await newer.call('games.delete', { id }).catch(() => old.call('games.delete', { id }));
  assert.equal((await newer.take(new Blob([text]))).added.length, 1);
  assert.deepEqual(
    (await newer.take(new Blob([text]))).refused.map((one) => one.code),
    ['already_here'],
  );
});

test('a running game that the first version stored leaves with its seed encoded, a finished or unreadable one as it is', async () => {
  const first = { format: 'skye-record', version: 1, game: 'sums', setup: SETUP, players: PLAYERS, actions: [1] };
  const writer = tab({ bridge: new FakeBridge({ newest: 1 }) });
  const texts = [first, { ...first, actions: [2] }, { ...first, actions: [3] }].map((record) => JSON.stringify(record));
  const { added } = await writer.take(
    new Blob([JSON.stringify({ format: 'skye-games', version: 1, games: texts.map((record) => ({ record })) })]),
  );
  const [, over, unreadable] = added;
  const row = { ...(await writer.shelf.row(over)), is_over: true };
  const refused = await packed(JSON.stringify({ ...first, actions: [-3] }));
  await meddle((games, records) => {
    games.put(row, over);
    records.put(refused, [unreadable, 1]);
  });
  const { url } = await tab({ bridge: new FakeBridge({ newest: 2 }) }).call('games.export', { id: null });
  const { games } = JSON.parse(await (await fetch(url)).text());
  const versions = games
    .map(({ record }) => JSON.parse(record))
    .map(({ version, actions, sealed }) => [version, actions[0] ?? atob(sealed)]);
  assert.deepEqual(versions.sort(), [
    [1, -3],
    [1, '[2]'],
    [2, '[1]'],
  ]);
});

test('a file with everything holds the texts of the page, and an earlier reader finds its games', async () => {
  const { call } = tab();
  const texts = { 'skye-settings': '{"theme":"dark"}' };
  const empty = await call('games.export', { id: null, device: texts });
  assert.equal(empty.count, 0, 'also without games');
  await call('games.new', NEW);
  const { url, count } = await call('games.export', { id: null, device: texts });
  assert.equal(count, 1);
  const blob = await (await fetch(url)).blob();
  const { format, version, games, device: found } = JSON.parse(await blob.text());
  assert.deepEqual([format, version, games.length, found], ['skye-games', 1, 1, texts]);
  device.name = `${device.name}-elsewhere`;
  const report = await tab().take(blob);
  assert.equal(report.added.length, 1);
  assert.deepEqual(report.device, texts);
});

test('whatever a file holds in the place of the texts, only texts of a moderate size arrive, and its games do', async () => {
  const { call, take } = tab();
  await call('games.new', NEW);
  const { url } = await call('games.export', { id: null });
  const { games } = await (await fetch(url)).json();
  device.name = `${device.name}-elsewhere`;
  const elsewhere = tab();
  const found = async (given, list = []) =>
    (await elsewhere.take(new Blob([JSON.stringify({ format: 'skye-games', version: 1, games: list, device: given })])))
      .device;
  for (const given of [null, 7, 'text', [1], { a: {} }, { a: 'x'.repeat(100_001) }])
    assert.deepEqual(await found(given), {}, JSON.stringify(given).slice(0, 40));
  assert.equal(await found(undefined), null);
  assert.deepEqual(await found({ a: 'b' }, games), { a: 'b' });
  assert.equal((await elsewhere.call('games.list')).games.length, 1);
  assert.equal((await take(new Blob(['nonsense']))).device, null);
});
