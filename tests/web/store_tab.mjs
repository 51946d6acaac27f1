/** Tabs over a storage and locks in memory, and what may go wrong with them, for the tests of the store. */

import 'fake-indexeddb/auto';
import assert from 'node:assert/strict';
import { beforeEach } from 'node:test';

import { importGames } from '../../web/engine/page/importing.js';
import { openShelf } from '../../web/engine/store/database.js';
import { createStore } from '../../web/engine/store/store.js';
import { FakeBridge, FakeLocks } from './fake_bridge.mjs';

export const SETUP = { seats: [{ name: 'Ann' }, { name: 'Bo' }], seed: 'heather' };
export const PLAYERS = ['human', 'human'];
export const NEW = { game: 'sums', setup: SETUP, players: PLAYERS };

/** The device of a test: the name of its database, and the locks all its tabs share. */
export const device = { name: '', locks: new FakeLocks() };
let number = 0;

beforeEach(() => {
  number += 1;
  device.name = `skye-test-${number}`;
  device.locks = new FakeLocks();
});

/** A tab: its own bridge and store over the shared storage and locks; `make` is another version's store. */
export function tab({
  shelf = openShelf(device.name),
  open = () => shelf,
  notices = [],
  bridge = new FakeBridge(),
  now = Date.now,
  make = createStore,
} = {}) {
  const notify = (notice) => notices.push(notice);
  const store = make({ handle: bridge.handle, openShelf: open, shelf, locks: device.locks, notify, now, patience: 20 });
  const call = async (verb, args = {}) => {
    const reply = await store.answer({ id: 1, verb, args });
    if (!reply.ok) throw Object.assign(new Error(reply.fault.code), reply.fault);
    return reply.result;
  };
  /** The list as the page has it in the end, every game evaluated. */
  const listed = async () => {
    const { games } = await call('games.list');
    return Promise.all(games.map((game) => (game.is_current ? game : call('games.summary', { id: game.id }))));
  };
  const take = (file, options) => importGames(call, file, options);
  return { bridge, shelf, store, call, notices, listed, take };
}

export const act = (table, revision, action) => table.call('act', { revision, viewer: 0, action });
export const code = (wanted) => (error) => {
  assert.equal(error.code, wanted);
  return true;
};

/** A shelf that fails at chosen writes. */
export function failing(shelf, shouldFail) {
  let writes = 0;
  return {
    ...shelf,
    save: async (save) => {
      writes += 1;
      if (shouldFail(writes)) throw new DOMException('no room', 'QuotaExceededError');
      return shelf.save(save);
    },
  };
}

/** Changes what is stored, as a fault of the disk or of another program would. */
export async function meddle(change) {
  const database = await new Promise((resolve, reject) => {
    const opening = indexedDB.open(device.name);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const transaction = database.transaction(['games', 'records'], 'readwrite');
  change(transaction.objectStore('games'), transaction.objectStore('records'));
  await new Promise((resolve) => (transaction.oncomplete = resolve));
  database.close();
}
