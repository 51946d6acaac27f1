/** The list of games: what it shows comes from the engine, also for games that another version of Skye has stored. */

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { packed } from '../../web/engine/store/packing.js';
import { FakeBridge, REAL } from './fake_bridge.mjs';
import { openShelf as oldShelf, createStore as oldStore } from './old/store_0_1_0.mjs';
import { act, code, device, meddle, NEW, tab } from './store_tab.mjs';

const oldTab = (options = {}) =>
  tab({
    make: oldStore,
    shelf: oldShelf(device.name),
    bridge: new FakeBridge({ version: '0.1.0', newer: 'unknown_version' }),
    ...options,
  });
const newTab = () => tab({ bridge: new FakeBridge({ version: '2.0', newest: 2 }) });
const bundle = (texts) =>
  new Blob([JSON.stringify({ format: 'skye-games', version: 1, games: texts.map((record) => ({ record })) })]);

for (const [name, { text, summary }] of Object.entries(REAL)) {
  test(`${name}: the list shows what the engine says`, async () => {
    const { take, call } = tab();
    const { added } = await take(new Blob([text]));
    const {
      games: [game],
    } = await call('games.list');
    const { id, started, saved, is_current, fault, ...shown } = game;
    assert.deepEqual([added, is_current, fault], [[id], true, null]);
    assert.deepEqual(shown, summary);
  });

  test(`${name}: a row of version 0.1.0 shows no points until the engine has evaluated its record`, async () => {
    await oldTab().call('games.import', { file: new Blob([text]) });
    const later = tab();
    const {
      games: [before],
    } = await later.call('games.list');
    assert.deepEqual([before.points, before.winners, before.progress, before.is_current], [null, null, null, false]);
    const after = await later.call('games.summary', { id: before.id });
    assert.deepEqual(
      [after.points, after.winners, after.progress],
      [summary.points, summary.winners, summary.progress],
    );
    assert.deepEqual([after.started, after.saved], [before.started, before.saved]);
    assert.deepEqual((await tab().call('games.list')).games, [after], 'and it is stored for the next visit');
  });
}

test('evaluating the list leaves the open table alone', async () => {
  await oldTab().call('games.import', { file: bundle(Object.values(REAL).map(({ text }) => text)) });
  const { call, listed, bridge } = tab();
  const { situation } = await call('games.new', NEW);
  assert.equal((await listed()).length, Object.keys(REAL).length + 1);
  assert.equal((await call('act', { revision: situation.revision, viewer: 0, action: 5 })).step, 1);
  assert.deepEqual(bridge.table.actions, [5]);
});

test('a row is not evaluated over one that another tab has written meanwhile', async () => {
  const writer = oldTab();
  const { id } = await writer.call('games.new', NEW);
  const { shelf } = tab();
  let isPlayed = false;
  const slow = {
    ...shelf,
    putRow: async (...args) => {
      if (!isPlayed) await act(writer, 1, 7);
      isPlayed = true;
      return shelf.putRow(...args);
    },
  };
  const reader = tab({ shelf: slow });
  await reader.call('games.summary', { id });
  assert.equal((await shelf.row(id)).revision, 2, 'the row of the second record');
  assert.deepEqual((await reader.call('games.summary', { id })).points, [7, 7]);
  await act(writer, 2, 1);
  assert.deepEqual(writer.bridge.table.actions, [7, 1], 'the tab that plays is not disturbed');
});

test('version 0.1.0 reads the rows of this version', async () => {
  const writer = tab();
  const { id } = await writer.call('games.new', NEW);
  await act(writer, 1, 3);
  const {
    games: [game],
  } = await oldTab().call('games.list');
  assert.deepEqual([game.id, game.is_damaged, game.points, game.round, game.step], [id, false, [3, 3], 1, 1]);
});

test('a damaged row is rebuilt from the record, and the open table stays', async () => {
  const writer = tab();
  const { id } = await writer.call('games.new', NEW);
  await act(writer, 1, 4);
  const endless = { ...(await writer.shelf.row(id)), saved: 1e300 };
  for (const damage of [null, 'text', {}, { id, game: 3 }, { names: [1] }, endless]) {
    await meddle((games) => games.put(damage, id));
    const reader = tab();
    const {
      games: [before],
    } = await reader.call('games.list');
    assert.deepEqual([before.id, before.is_current, before.fault], [id, false, null]);
    const [after] = await reader.listed();
    assert.deepEqual([after.id, after.fault, after.points], [id, null, [4, 4]]);
    assert.equal((await reader.call('games.take_over', { id })).situation.step, 1);
  }
  await meddle((games, records) => {
    games.put(null, id);
    for (const number of [1, 2]) records.put('damaged', [id, number]);
  });
  const other = tab();
  await other.call('games.new', NEW);
  assert.deepEqual(
    (await other.listed()).map((game) => game.fault?.code),
    [undefined, 'record_damaged'],
  );
  await act(other, other.bridge.revision, 3);
  assert.deepEqual(other.bridge.table.actions, [3]);
});

test('a row without a land, or with a damaged one, is evaluated again', async () => {
  const writer = tab();
  const [{ text, summary }] = Object.values(REAL);
  const {
    added: [id],
  } = await writer.take(new Blob([text]));
  const row = await writer.shelf.row(id);
  assert.deepEqual(row.land, summary.land);
  const { land, ...bare } = row;
  const damaged = [{ seat: 0, tiles: [['12', 0, 0]] }, { seat: 'a', tiles: [] }, { tiles: land.tiles }, null, 'text'];
  for (const found of [bare, ...damaged.map((each) => ({ ...row, land: each }))]) {
    await meddle((games) => games.put(found, id));
    const reader = tab();
    const {
      games: [before],
    } = await reader.call('games.list');
    assert.deepEqual([before.land, before.is_current, before.points], [null, false, summary.points]);
    const [after] = await reader.listed();
    assert.deepEqual([after.land, after.is_current], [summary.land, true]);
  }
});

const FOREIGN = {
  'of a newer version': ['newer_version', '{"format":"skye-record","version":9,"actions":[]}'],
  'of other rules': ['other_rules', '{"format":"skye-record","version":1,"game":"sums","rules":7,"actions":[]}'],
};

for (const [what, [why, text]] of Object.entries(FOREIGN)) {
  test(`a record ${what} is not damaged: no backup takes its place, it is listed with its reason, exported and deleted`, async () => {
    const writer = tab();
    const { id } = await writer.call('games.new', NEW);
    await act(writer, 1, 5);
    await act(writer, 2, 5);
    const row = { ...(await writer.shelf.row(id)), by: '9.0' };
    const record = await packed(text);
    await meddle((games, records) => {
      games.put(row, id);
      records.put(record, [id, 3]);
    });
    await writer.call('open', NEW);
    const bridge = new FakeBridge();
    const reader = tab({ bridge });
    const {
      games: [before],
    } = await reader.call('games.list');
    assert.deepEqual([before.is_current, before.fault, before.points], [false, null, [10, 10]]);
    const after = await reader.call('games.summary', { id });
    assert.deepEqual([after.fault.code, after.names, after.is_current], [why, ['Ann', 'Bo'], true]);
    await assert.rejects(reader.call('games.open', { id }), code(why));
    assert.equal((await reader.call('games.list')).games[0].fault.code, why);
    assert.deepEqual(
      [await writer.shelf.row(id), (await writer.shelf.records(id)).length],
      [row, 3],
      'nothing was written',
    );
    assert.deepEqual(reader.notices, []);
    const { url, left_out } = await reader.call('games.export', { id: null });
    const {
      games: [exported],
    } = JSON.parse(await (await fetch(url)).text());
    assert.deepEqual([exported.record, left_out], [text, []]);
    await reader.call('games.delete', { id });
    assert.deepEqual((await reader.call('games.list')).games, []);
  });

  test(`a file with a record ${what} is refused with that reason, and nothing is stored`, async () => {
    const { take, call } = tab({ bridge: new FakeBridge() });
    const { added, refused } = await take(new Blob([text]));
    assert.deepEqual([added, refused.map((one) => one.code)], [[], [why]]);
    assert.deepEqual((await call('games.list')).games, []);
  });
}

test('a tab of version 0.1.0 and one of a newer version: the game is played by one at a time and never overwritten', async () => {
  const old = oldTab();
  const { id } = await old.call('games.new', NEW);
  await act(old, 1, 3);
  const newer = newTab();
  await assert.rejects(newer.call('games.open', { id }), code('open_in_other_tab'));
  const { situation } = await newer.call('games.take_over', { id });
  assert.deepEqual(
    old.notices.map((notice) => notice.code),
    ['taken_over'],
  );
  await assert.rejects(act(old, 2, 9), code('open_in_other_tab'));
  await act(newer, situation.revision, 4);
  const opened = await old.call('games.take_over', { id }).catch((fault) => fault);
  assert.equal(opened.code, 'unknown_version', 'the old tab says that a newer Skye made it');
  assert.deepEqual(
    (await newer.shelf.records(id)).map(({ number }) => number),
    [3, 2, 1],
  );
  const again = newTab();
  assert.equal((await again.call('games.take_over', { id })).situation.step, 2);
  assert.deepEqual(again.bridge.table.actions, [3, 4]);
});

test('without locks a tab of version 0.1.0 cannot write over what a newer one wrote, nor the other way round', async () => {
  device.locks = undefined;
  const [old, newer] = [oldTab(), newTab()];
  const { id } = await old.call('games.new', NEW);
  const { situation } = await newer.call('games.open', { id });
  await act(newer, situation.revision, 4);
  await assert.rejects(act(old, 1, 9), code('unknown_version'));
  await assert.rejects(act(old, old.bridge.revision, 9), code('unknown_version'));
  const { id: second } = await old.call('games.new', NEW);
  const opened = await newer.call('games.open', { id: second });
  await act(old, old.bridge.revision, 5);
  await assert.rejects(act(newer, opened.situation.revision, 6), code('stale_request'));
  assert.deepEqual(newer.bridge.table.actions, [5], 'it sees what the old tab wrote');
  const check = newTab();
  await check.call('games.open', { id });
  assert.deepEqual(check.bridge.table.actions, [4]);
});

test('without locks a tab that meets a record of a newer version stays where it was and says so each time', async () => {
  device.locks = undefined;
  const [tabNow, newer] = [tab(), newTab()];
  const { id } = await tabNow.call('games.new', NEW);
  const { situation } = await newer.call('games.open', { id });
  await act(newer, situation.revision, 4);
  for (let tries = 0; tries < 3; tries += 1) await assert.rejects(act(tabNow, 1, 9), code('newer_version'));
  assert.deepEqual(tabNow.bridge.table.actions, [], 'what is not stored is taken back');
  assert.deepEqual(
    (await newer.shelf.records(id)).map(({ number }) => number),
    [2, 1],
  );
});
