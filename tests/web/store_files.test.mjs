/** Games in files: taken along and brought back, each one replayed, and nothing hostile let near the engine. */

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { openShelf } from '../../web/engine/store_db.js';
import { code, device, failing, NEW, PLAYERS, SETUP, tab } from './store_tab.mjs';

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
  const report = await elsewhere.call('games.import', { file: blob });
  assert.equal(report.added.length, 3);
  assert.deepEqual(report.refused, []);
  assert.ok(report.added.every((id) => id !== mine && !ids.includes(id)));
  const again = await elsewhere.call('games.import', { file: blob });
  assert.deepEqual(again.added, []);
  assert.deepEqual(again.refused.map(({ number: at, code: why }) => [at, why]), [1, 2, 3].map((at) => [at, 'already_here']));
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
  const { added } = await elsewhere.call('games.import', { file: new Blob([text]) });
  assert.equal((await elsewhere.call('games.open', { id: added[0] })).situation.step, 1);
});

test('a file is refused game by game, with reasons', async () => {
  const good = JSON.stringify({ format: 'skye-record', version: 1, game: 'sums', setup: SETUP, players: PLAYERS, actions: [1] });
  const bad = [good.replace('[1]', '[-1]'), good.replace('"version":1', '"version":7'), 17, '['.repeat(5000)];
  const games = [{ record: bad[0] }, { record: good, started: 5, saved: 'yesterday' }, { record: bad[1] }, { record: bad[2] }, { record: bad[3] }, null];
  const { call } = tab({ now: () => 1000 });
  const file = new Blob([JSON.stringify({ format: 'skye-games', version: 1, games })]);
  const { added, refused } = await call('games.import', { file });
  assert.equal(added.length, 1);
  assert.deepEqual(refused.map((one) => `${one.number} ${one.code}`), [
    '1 illegal_action', '3 unknown_version', '4 wrong_type', '5 too_deep', '6 wrong_type',
  ]);
  const [kept] = (await call('games.list')).games;
  assert.deepEqual([kept.started, kept.saved], [5, 1000]);
});

const HOSTILE = {
  'deep lists': ['['.repeat(100_000), 'too_deep'],
  'deep objects': ['{"a":'.repeat(100_000), 'too_deep'],
  'no JSON': ['hello', 'not_json'],
  'nothing': ['', 'not_json'],
  'a list': ['[]', 'not_a_record'],
  'null': ['null', 'not_a_record'],
  'a number': ['1e999', 'not_a_record'],
  'another format': ['{"format":"chess"}', 'not_a_record'],
  'a proto': ['{"__proto__":{"format":"skye-record"}}', 'not_a_record'],
  'a bundle of a later version': ['{"format":"skye-games","version":2,"games":[]}', 'unknown_version'],
  'a bundle without games': ['{"format":"skye-games","version":1}', 'wrong_type'],
  'too many games': [JSON.stringify({ format: 'skye-games', version: 1, games: Array(1001).fill(0) }), 'too_large'],
  'a huge record': [`{"format":"skye-record","a":"${'x'.repeat(2_100_000)}"}`, 'too_large'],
  'a huge file': ['x'.repeat(17 * 1024 * 1024), 'too_large'],
  'bytes that are no text': [new Uint8Array([0xff, 0xfe, 0x00, 0xd8]), 'not_text'],
  'a picture': [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'not_text'],
};

for (const [what, [content, why]] of Object.entries(HOSTILE)) {
  test(`a file that is ${what} never reaches the engine`, async () => {
    const { call, bridge } = tab();
    const { added, refused } = await call('games.import', { file: new Blob([content]) });
    assert.deepEqual(added, []);
    assert.deepEqual(refused.map((one) => one.code), [why]);
    assert.equal(bridge.loads, 0);
  });
}

test('what is no file is refused', async () => {
  const { refused } = await tab().call('games.import', { file: 'a path' });
  assert.deepEqual(refused, [{ number: 1, code: 'not_a_file', facts: {} }]);
});

test('an import that fills the storage reports what did not fit', async () => {
  const record = (action) => JSON.stringify({ format: 'skye-record', version: 1, game: 'sums', setup: SETUP, players: PLAYERS, actions: [action] });
  const games = [1, 2, 3].map((action) => ({ record: record(action) }));
  const { call } = tab({ shelf: failing(openShelf(device.name), (write) => write >= 2) });
  const { added, refused } = await call('games.import', { file: new Blob([JSON.stringify({ format: 'skye-games', version: 1, games })]) });
  assert.equal(added.length, 1);
  assert.deepEqual(refused.map((one) => `${one.number} ${one.code}`), ['2 storage_full', '3 storage_full']);
});
