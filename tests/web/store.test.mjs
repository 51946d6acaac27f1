/** The games stored on the device: nothing shown as done that is not stored, nothing stored that the engine refuses. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { memoryShelf, openShelf } from '../../web/engine/store/database.js';
import { unpacked } from '../../web/engine/store/packing.js';
import { KEPT_RECORDS } from '../../web/engine/store/store.js';
import { FakeBridge, FakeLocks } from './fake_bridge.mjs';
import { act, code, device, failing, meddle, NEW, PLAYERS, SETUP, tab } from './store_tab.mjs';

test('a game is stored when it is new and after every action, and opens where it was', async () => {
  const first = tab();
  const { id, situation } = await first.call('games.new', NEW);
  let revision = situation.revision;
  for (const action of [3, 4, 5]) ({ revision } = await act(first, revision, action));
  const again = tab({ shelf: openShelf(device.name) });
  first.store.answer({ id: 1, verb: 'open', args: NEW });
  const opened = await again.call('games.open', { id });
  assert.deepEqual(again.bridge.table.actions, [3, 4, 5]);
  assert.equal(opened.situation.step, 3);
  const { games, is_durable } = await again.call('games.list');
  assert.equal(is_durable, true);
  assert.equal(games.length, 1);
  const { started, saved, ...summary } = games[0];
  assert.ok(started <= saved);
  assert.deepEqual(summary, {
    id,
    game: 'sums',
    names: ['Ann', 'Bo'],
    players: PLAYERS,
    phase: 'add',
    step: 3,
    is_over: false,
    progress: { unit: 'round', number: 1, last: 6 },
    points: [12, 12],
    winners: [],
    land: { seat: 0, tiles: [] },
    practice: null,
    fingerprint: null,
    is_current: true,
    fault: null,
  });
});

test('an action is answered only after it is stored', async () => {
  const shelf = openShelf(device.name);
  const order = [];
  const slow = {
    ...shelf,
    save: async (save) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      const stored = await shelf.save(save);
      order.push('stored');
      return stored;
    },
  };
  const { call } = tab({ shelf: slow });
  await call('games.new', NEW);
  const acting = call('act', { revision: 1, viewer: 0, action: 7 }).then(() => order.push('answered'));
  const looking = call('situation', { viewer: 0 }).then(({ step }) => order.push(`step ${step}`));
  await Promise.all([acting, looking]);
  assert.deepEqual(order, ['stored', 'stored', 'answered', 'step 1']);
});

test('what lies in the storage cannot be read at a glance', async () => {
  const { call } = tab();
  const { id } = await call('games.new', { ...NEW, setup: { ...SETUP, seed: 'canary-seed' } });
  await call('act', { revision: 1, viewer: 0, action: 987654 });
  const [stored] = await openShelf(device.name).records(id);
  assert.ok(stored.value instanceof Uint8Array);
  const raw = Buffer.from(stored.value).toString('latin1');
  assert.ok(!raw.includes('canary') && !raw.includes('987654') && !raw.includes(btoa('[987654]')));
  assert.match(await unpacked(stored.value, 10_000), /canary-seed/);
});

test('the page never gets a record', async () => {
  const { call } = tab();
  await call('games.new', NEW);
  await assert.rejects(call('record'), code('unknown_verb'));
  await assert.rejects(call('examine', { text: '{}' }), code('unknown_verb'));
});

test('when the storage is full at write 1 to 30 the action is taken back and nothing is lost', async () => {
  for (let full = 1; full <= 30; full += 1) {
    device.name = `skye-full-${full}`;
    let isFull = true;
    const shelf = failing(openShelf(device.name), (write) => isFull && write >= full);
    const { call, bridge } = tab({ shelf });
    let table = null;
    let revision = 0;
    const done = [];
    for (let step = 0; step < 30; step += 1) {
      try {
        if (table === null) {
          table = await call('games.new', NEW);
          revision = table.situation.revision;
        } else {
          ({ revision } = await call('act', { revision, viewer: 0, action: step }));
          done.push(step);
        }
        assert.ok(step + 1 < full, `write ${step + 1} must fail`);
      } catch (error) {
        assert.equal(error.code, 'storage_full');
        break;
      }
    }
    if (table === null) {
      assert.deepEqual((await call('games.list')).games, []);
      await assert.rejects(call('act', { revision: bridge.revision, viewer: 0, action: 1 }), code('no_table'));
      continue;
    }
    assert.deepEqual(bridge.table.actions, done, 'the engine agrees with the storage');
    assert.equal((await call('situation', { viewer: 0 })).revision, revision, 'the page can try again as it stands');
    isFull = false;
    ({ revision } = await call('act', { revision, viewer: 0, action: 99 }));
    await tab().call('games.take_over', { id: table.id });
    const later = tab();
    await later.call('games.take_over', { id: table.id });
    assert.deepEqual(later.bridge.table.actions, [...done, 99]);
  }
});

test('old backups make room before a full storage is reported', async () => {
  const shelf = openShelf(device.name);
  const { call } = tab({ shelf: failing(shelf, (write) => write === 5) });
  const { id } = await call('games.new', NEW);
  for (let revision = 1; revision <= 4; revision += 1) await call('act', { revision, viewer: 0, action: revision });
  const records = await shelf.records(id);
  assert.deepEqual(
    records.map((record) => record.number),
    [5, 4],
    'one backup was left, then the write went through',
  );
});

test('another failure of the storage is reported and the action taken back', async () => {
  const shelf = openShelf(device.name);
  let isBroken = false;
  const { call, bridge } = tab({
    shelf: {
      ...shelf,
      save: async (save) => {
        if (isBroken) throw new DOMException('lost', 'UnknownError');
        return shelf.save(save);
      },
    },
  });
  await call('games.new', NEW);
  isBroken = true;
  await assert.rejects(call('act', { revision: 1, viewer: 0, action: 5 }), code('storage_failed'));
  assert.deepEqual(bridge.table.actions, []);
});

test('a refused action writes nothing', async () => {
  const { call, shelf } = tab();
  const { id } = await call('games.new', NEW);
  await assert.rejects(call('act', { revision: 1, viewer: 0, action: -1 }), code('illegal_action'));
  await assert.rejects(call('act', { revision: 0, viewer: 0, action: 1 }), code('stale_request'));
  assert.equal((await shelf.records(id)).length, 1);
});

test('a running game has a fixed number of stored records, the oldest go', async () => {
  const { call, shelf } = tab();
  const { id } = await call('games.new', NEW);
  for (let revision = 1; revision <= 12; revision += 1) await call('act', { revision, viewer: 0, action: 1 });
  const numbers = (await shelf.records(id)).map((record) => record.number);
  assert.deepEqual(numbers, [13, 12, 11, 10, 9]);
  assert.equal(numbers.length, KEPT_RECORDS);
});

test('a damaged record gives way to its backup, which is reported; 200 ways of damage', async () => {
  const writer = tab();
  const { id } = await writer.call('games.new', NEW);
  for (let revision = 1; revision <= 3; revision += 1) await writer.call('act', { revision, viewer: 0, action: 1 });
  const [{ value: whole }] = await writer.shelf.records(id);
  const damages = [];
  for (let at = 0; at < 150; at += 1) {
    // The time stamp, flags and system byte of gzip carry nothing, so only other bytes are turned over.
    const damaged = Uint8Array.from(whole);
    const index = 10 + ((at * 7) % (whole.length - 10));
    damaged[index] ^= 1 << (at % 8);
    damages.push(damaged);
  }
  for (let cut = 0; cut < 40; cut += 1) damages.push(whole.slice(0, Math.floor((whole.length * cut) / 40)));
  damages.push(null, undefined, 'text', 7, [], {}, new Uint8Array(0), new ArrayBuffer(9), new Date(0), true);
  assert.equal(damages.length, 200);
  for (const damage of damages) {
    await meddle((_games, records) => records.put(damage, [id, 4]));
    const reader = tab();
    const { situation } = await reader.call('games.take_over', { id });
    assert.equal(situation.step, 2);
    assert.deepEqual(reader.notices, [{ code: 'backup_used', facts: { id, backups: 1 } }]);
  }
  const player = tab();
  const { situation } = await player.call('games.take_over', { id });
  await act(player, situation.revision, 8);
  assert.deepEqual(
    (await player.shelf.records(id)).map((record) => record.number),
    [5, 4, 3, 2, 1],
  );
});

test('a game whose every record is damaged is refused, stays, and leaves the open table alone', async () => {
  const { call, bridge } = tab();
  const { id: lost } = await call('games.new', NEW);
  const { id: other } = await call('games.new', NEW);
  await meddle((_games, records) => records.put(new Uint8Array(3), [lost, 1]));
  await assert.rejects(call('games.open', { id: lost }), code('record_damaged'));
  await call('act', { revision: bridge.revision, viewer: 0, action: 5 });
  const reader = tab();
  await reader.call('games.take_over', { id: other });
  assert.deepEqual(reader.bridge.table.actions, [5]);
  assert.equal((await call('games.list')).games.length, 2);
});

test('a second tab is refused until it takes the game over; the first is notified and can write no more', async () => {
  const first = tab();
  const second = tab();
  const { id } = await first.call('games.new', NEW);
  await assert.rejects(second.call('games.open', { id }), code('open_in_other_tab'));
  await assert.rejects(second.call('games.delete', { id }), code('open_in_other_tab'));
  const { situation } = await second.call('games.take_over', { id });
  assert.deepEqual(first.notices, [{ code: 'taken_over', facts: { id } }]);
  await assert.rejects(act(first, 1, 5), code('open_in_other_tab'));
  await act(second, situation.revision, 6);
  assert.deepEqual(first.bridge.table.actions, [], 'what cannot be written does not reach the engine');
  const back = await first.call('games.take_over', { id });
  assert.equal(back.situation.step, 1);
  await act(first, back.situation.revision, 7);
  assert.deepEqual(first.bridge.table.actions, [6, 7]);
});

test('opening another game lets the first one go', async () => {
  const first = tab();
  const second = tab();
  const { id } = await first.call('games.new', NEW);
  await first.call('games.new', NEW);
  assert.equal((await second.call('games.open', { id })).situation.step, 0);
});

test('without locks the storage itself refuses the second writer, who then sees what the first wrote', async () => {
  device.locks = undefined;
  const first = tab();
  const second = tab();
  const { id } = await first.call('games.new', NEW);
  const { situation } = await second.call('games.open', { id });
  await act(first, 1, 5);
  await assert.rejects(act(second, situation.revision, 6), code('stale_request'));
  assert.deepEqual(second.bridge.table.actions, [5]);
  await act(second, second.bridge.revision, 6);
  assert.deepEqual(second.bridge.table.actions, [5, 6]);
});

test('after a restart of the engine the table has the revision the page knows', async () => {
  const first = tab();
  const { id } = await first.call('games.new', NEW);
  for (let revision = 1; revision <= 4; revision += 1) await act(first, revision, 1);
  first.store.answer({ id: 1, verb: 'open', args: NEW });
  const healed = tab();
  const { situation } = await healed.call('games.open', { id, is_restart: true });
  assert.equal(situation.revision, 5);
  await act(healed, 5, 2);
});

test('a worker that hangs holds its game for a while: only a restart of the engine waits for that', async () => {
  const hung = tab();
  const { id } = await hung.call('games.new', NEW);
  const healed = tab();
  const ended = new Promise((resolve) => setTimeout(() => resolve(hung.call('open', NEW)), 60));
  await assert.rejects(healed.call('games.open', { id }), code('open_in_other_tab'));
  assert.equal((await healed.call('games.open', { id, is_restart: true })).situation.step, 0);
  await ended;
});

test('a broken engine rejects, and the game is whole for the next one', async () => {
  const first = tab();
  const { id } = await first.call('games.new', NEW);
  await act(first, 1, 5);
  first.bridge.isBroken = true;
  await assert.rejects(act(first, 2, 6), /engine is broken/);
  const healed = tab();
  await healed.call('games.take_over', { id });
  assert.deepEqual(healed.bridge.table.actions, [5]);
});

test('a table that was only opened keeps the revision the page knows when the engine is replaced', async () => {
  const writer = tab();
  const { id } = await writer.call('games.new', NEW);
  for (const revision of [1, 2, 3]) await writer.call('act', { revision, viewer: 0, action: 1 });
  // The page is reloaded, and its engine counts from one.
  const { revision } = (await tab().call('games.take_over', { id })).situation;
  assert.equal(revision, 1);
  device.locks = new FakeLocks(); // the worker that failed holds nothing any more
  const healed = tab();
  assert.equal((await healed.call('games.open', { id, is_restart: true })).situation.revision, revision);
  assert.equal((await healed.call('act', { revision, viewer: 0, action: 7 })).step, 4);
});

test('a deleted game is gone, with its backups, and its table cannot be played on unstored', async () => {
  const { call, shelf } = tab();
  const { id } = await call('games.new', NEW);
  await call('act', { revision: 1, viewer: 0, action: 5 });
  await call('games.delete', { id });
  assert.deepEqual((await call('games.list')).games, []);
  assert.deepEqual(await shelf.records(id), []);
  await assert.rejects(call('act', { revision: 2, viewer: 0, action: 5 }), code('no_table'));
  await assert.rejects(call('games.open', { id }), code('unknown_game'));
});

test('a table for a lesson is played without being stored', async () => {
  const { call } = tab();
  await call('open', NEW);
  await call('act', { revision: 1, viewer: 0, action: 5 });
  assert.deepEqual((await call('games.list')).games, []);
});

test('a problem report has version, record and error, but no name, no seed and nothing sealed', async () => {
  const { call } = tab();
  await call('games.new', NEW);
  await call('act', { revision: 1, viewer: 0, action: 1111 });
  await call('act', { revision: 2, viewer: 0, action: 2222 });
  const { text } = await call('games.report', { error: 'Ann met Bo at line 3' });
  assert.match(text, /Skye 1\.0, Python 3\.14/);
  assert.match(text, /Player 1 met Player 2 at line 3/);
  assert.match(text, /1111/);
  for (const secret of ['Ann', 'Bo', 'heather', '2222', btoa('[2222]')]) assert.ok(!text.includes(secret), secret);
  const { text: empty } = await tab().call('games.report');
  assert.match(empty, /Record: none/);
});

test('a browser without storage plays from memory and says so', async () => {
  const { call } = tab({ shelf: memoryShelf() });
  const { id } = await call('games.new', NEW);
  for (let revision = 1; revision <= 7; revision += 1) await call('act', { revision, viewer: 0, action: 1 });
  assert.equal((await call('games.list')).is_durable, false);
  assert.equal((await call('games.open', { id })).situation.step, 7);
});

test('a request refused before Python sees it leaves the engine trusted', async () => {
  const bridge = new FakeBridge();
  const { Fault } = await import('../../web/engine/shared/fault.js');
  const whole = bridge.handle;
  bridge.handle = (text) => {
    if (text.includes('[[[')) throw new Fault('too_deep', { limit: 64 });
    return whole(text);
  };
  const { call } = tab({ bridge });
  await assert.rejects(call('situation', { viewer: [[[]]] }), code('too_deep'));
  await call('games.new', NEW);
});
