/** A storage that is deleted under an open game, that does not work at first, or never does. */

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { openShelf } from '../../web/engine/store/database.js';
import { act, code, device, NEW, tab } from './store_tab.mjs';

/** Deletes the database, as a person may, or a browser that needs room. */
const deleteAll = () =>
  new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase(device.name);
    deleting.onsuccess = () => resolve(undefined);
    deleting.onerror = () => reject(deleting.error);
  });

/** A few turns of the event loop, in which work besides the requests is finished. */
const later = () => new Promise((resolve) => setTimeout(resolve, 20));

/** A storage that can be switched on, and a clock to wait for the next try. */
function unstable() {
  const state = { works: false, tries: 0, time: 0 };
  const open = () => {
    state.tries += 1;
    if (!state.works) throw new DOMException('not allowed here', 'SecurityError');
    return openShelf(device.name);
  };
  return { state, open, now: () => state.time };
}

test('a game whose storage is deleted while it is open is stored again with the next action, which is reported', async () => {
  const { call, notices, bridge } = tab();
  const { id } = await call('games.new', NEW);
  for (const revision of [1, 2, 3]) await call('act', { revision, viewer: 0, action: revision });
  await deleteAll();
  assert.equal((await call('act', { revision: 4, viewer: 0, action: 4 })).step, 4);
  assert.deepEqual(notices, [{ code: 'stored_again', facts: { id } }]);
  assert.equal((await call('act', { revision: 5, viewer: 0, action: 5 })).step, 5);
  assert.deepEqual([notices.length, bridge.table.actions], [1, [1, 2, 3, 4, 5]]);
  const reader = tab();
  assert.equal((await reader.call('games.take_over', { id })).situation.step, 5);
});

for (const [what, ask] of Object.entries({
  listed: async ({ call }) => (await call('games.list')).games.length,
  exported: async ({ call }) => (await call('games.export', { id: null })).count,
  'opened again': async ({ call }, id) => Number((await call('games.open', { id })).situation.step === 1),
})) {
  test(`an open game whose storage is deleted is there again when games are ${what}`, async () => {
    const table = tab();
    const { id } = await table.call('games.new', NEW);
    await act(table, 1, 6);
    await deleteAll();
    assert.equal(await ask(table, id), 1);
    assert.deepEqual(table.notices, [{ code: 'stored_again', facts: { id } }]);
    assert.equal((await tab().call('games.take_over', { id })).situation.step, 1);
  });
}

test('a game that was deleted on purpose does not come back with the list', async () => {
  device.locks = undefined;
  const [first, second] = [tab(), tab()];
  const { id } = await first.call('games.new', NEW);
  await second.call('games.delete', { id });
  assert.deepEqual((await first.call('games.list')).games, []);
  assert.deepEqual(first.notices, []);
});

test('where nothing can be stored the page hears it before it asks, and games are played in memory', async () => {
  const { open, now } = unstable();
  const { store, call, notices } = tab({ open, now });
  await store.look();
  assert.deepEqual(notices, [{ code: 'not_durable', facts: {} }]);
  const { id } = await call('games.new', NEW);
  await call('act', { revision: 1, viewer: 0, action: 5 });
  const { games, is_durable } = await call('games.list');
  assert.deepEqual([games.length, is_durable], [1, false]);
  assert.equal((await call('games.open', { id })).situation.step, 1);
  assert.equal(notices.length, 1);
});

test('a storage that works later is found, takes the games over, and the open one is played on', async () => {
  const { state, open, now } = unstable();
  const { call, notices } = tab({ open, now });
  const { id: other } = await call('games.new', NEW);
  const { id, situation } = await call('games.new', NEW);
  let { revision } = situation;
  for (const action of [1, 2, 3]) ({ revision } = await call('act', { revision, viewer: 0, action }));
  assert.equal(state.tries, 1, 'it is not tried with every request');
  state.works = true;
  state.time += 60_000;
  await call('situation', { viewer: null });
  await later();
  assert.deepEqual(
    notices.map((notice) => notice.code),
    ['not_durable', 'durable_again'],
    'nobody waits for the next request',
  );
  ({ revision } = await call('act', { revision, viewer: 0, action: 4 }));
  await call('act', { revision, viewer: 0, action: 5 });
  const reader = tab();
  const { games, is_durable } = await reader.call('games.list');
  assert.deepEqual([games.map((game) => game.id).sort(), is_durable], [[id, other].sort(), true]);
  await reader.call('games.take_over', { id });
  assert.deepEqual(reader.bridge.table.actions, [1, 2, 3, 4, 5]);
});

test('a second try that fails or never ends disturbs nobody', async () => {
  const { state, open, now } = unstable();
  const { call, notices } = tab({
    open: () => (state.time === 120_000 ? { rows: () => new Promise(() => {}) } : open()),
    now,
  });
  await call('games.new', NEW);
  for (const [index, time] of [60_000, 120_000, 180_000].entries()) {
    state.time = time;
    assert.equal((await call('act', { revision: index + 1, viewer: 0, action: 1 })).step, index + 1);
    await later();
  }
  assert.deepEqual(
    notices.map((notice) => notice.code),
    ['not_durable'],
  );
});

test('games that do not fit into the storage found later stay in memory', async () => {
  const { state, open, now } = unstable();
  const full = () => ({
    ...open(),
    save: async () => {
      throw new DOMException('no room', 'QuotaExceededError');
    },
  });
  const { call, notices } = tab({ open: full, now });
  await call('games.new', NEW);
  state.works = true;
  state.time += 60_000;
  await call('situation', { viewer: null });
  await later();
  assert.equal((await call('act', { revision: 1, viewer: 0, action: 1 })).step, 1);
  assert.equal((await call('games.list')).is_durable, false);
  assert.deepEqual(
    notices.map((notice) => notice.code),
    ['not_durable'],
  );
});

test('a broken engine is not taken for a damaged record', async () => {
  const writer = tab();
  const { id } = await writer.call('games.new', NEW);
  await act(writer, 1, 5);
  const reader = tab();
  reader.bridge.isBroken = true;
  await assert.rejects(reader.call('games.take_over', { id }), /engine is broken/);
  await assert.rejects(tab().call('games.open', { id: 'none' }), code('unknown_game'));
});
