/** Where the games are stored now, and how: saving when the storage is nearly full, reading the newest good record. */

import { Fault } from '../shared/fault.js';
import { memoryShelf, openShelf } from './database.js';
import { MAX_RECORD } from './exports.js';
import { asFault, described, EngineBroken, isForeign } from './faults.js';
import { checkNesting } from './limits.js';
import { packed, unpacked } from './packing.js';
import { rowOf } from './rows.js';

/**
 * @typedef {import('./database.js').Shelf} Shelf
 * @typedef {import('./database.js').Save} Save
 * @typedef {object} Shelves
 * @property {() => Promise<Shelf>} current the shelf in use
 * @property {() => Promise<Map<string, number> | null>} improve moves the games from memory to a storage that works by now:
 *   the number of each game's record there; null when nothing has changed
 */

// Milliseconds before a storage that did not work is tried again.
const RETRY = 30_000;

/**
 * The shelf this browser offers: IndexedDB where it may be used, else memory. From memory the way back is tried again and
 * again, concurrently with the requests, since an attempt may take long.
 * @param {object} parts
 * @param {() => Shelf} [parts.open]
 * @param {(isDurable: boolean) => void} parts.report called when nothing can be stored, and when that has changed
 * @param {() => void} parts.onFound called when there is something to improve
 * @param {() => number} parts.now milliseconds
 * @returns {Shelves}
 */
export function createShelves({ open = openShelf, report, onFound, now }) {
  /** @type {Promise<Shelf> | null} */
  let current = null;
  /** @type {Shelf | null} */
  let found = null;
  let isTrying = false;
  let lastTry = 0;

  const working = async () => {
    const shelf = open();
    await shelf.rows();
    return shelf;
  };

  const first = () =>
    working().catch(() => {
      lastTry = now();
      report(false);
      return memoryShelf();
    });

  function tryAgain() {
    if (isTrying || found !== null || now() - lastTry < RETRY) return;
    isTrying = true;
    lastTry = now();
    working()
      .then((shelf) => {
        found = shelf;
        onFound();
      })
      .catch(() => {})
      .finally(() => {
        isTrying = false;
      });
  }

  return {
    current: () => (current ??= first()),
    async improve() {
      const before = current === null ? null : await current;
      if (before === null || before.isDurable) return null;
      tryAgain();
      if (found === null) return null;
      const shelf = found;
      found = null;
      try {
        const numbers = await movedTo(shelf, before);
        current = Promise.resolve(shelf);
        report(true);
        return numbers;
      } catch {
        shelf.close();
        return null;
      }
    },
  };
}

/**
 * Stores the newest record of every game of one shelf on another, in addition to what is there.
 * @param {Shelf} to
 * @param {Shelf} from
 */
async function movedTo(to, from) {
  /** @type {Map<string, number>} */
  const numbers = new Map();
  for (const { id, row: found } of await from.rows()) {
    const row = rowOf(found);
    const [newest] = await from.records(id);
    if (row === null || !(newest?.value instanceof Uint8Array)) continue;
    const expected = (await to.records(id))[0]?.number ?? 0;
    const { number } = await savedOn(to, { id, expected, row, record: newest.value, keep: Infinity });
    numbers.set(id, number);
  }
  return numbers;
}

/**
 * Saves; when the storage is full, old backups are deleted before that is reported.
 * @param {Shelf} shelf
 * @param {Save} save
 */
export async function savedOn(shelf, save) {
  try {
    return await shelf.save(save);
  } catch (error) {
    if (asFault(error).code !== 'storage_full') throw error;
    await shelf.trim(1);
    return shelf.save(save);
  }
}

/**
 * Stores a game as it was stored last, should the browser have deleted it meanwhile.
 * @param {Shelf} shelf
 * @param {Omit<Save, 'record'> & {text: string}} last
 * @returns {Promise<number | null>} the number of its record; null when it was still there
 */
export async function restoredOn(shelf, { text, ...last }) {
  if ((await shelf.row(last.id)) !== undefined) return null;
  const { number } = await savedOn(shelf, { ...last, record: await packed(text) });
  return number;
}

/**
 * Gives the records of a game to some work, newest first, until it accepts one.
 * @template T
 * @param {Shelf} shelf
 * @param {string} id
 * @param {(text: string) => Promise<T>} work
 * @param {(why: string) => void} onDamaged is called for each record that was refused
 * @returns {Promise<{result: T, text: string, number: number, backups: number}>} the number is that of the newest record
 */
export async function newestGood(shelf, id, work, onDamaged) {
  const records = await shelf.records(id);
  const number = records[0]?.number;
  if (number === undefined) throw new Fault('unknown_game', { game: id });
  for (const [backups, { value }] of records.entries()) {
    try {
      if (!(value instanceof Uint8Array)) throw new Fault('wrong_type', { field: 'record' });
      const text = await unpacked(value, MAX_RECORD * 4);
      checkNesting(text);
      return { result: await work(text), text, number, backups };
    } catch (error) {
      // Another Skye wrote it: nothing is damaged, and an older backup must not take its place.
      if (isForeign(error) || error instanceof EngineBroken) throw error;
      onDamaged(described(error));
    }
  }
  throw new Fault('record_damaged', { id });
}

/**
 * The newest undamaged record of a game for a file, or null.
 * @param {Shelf} shelf
 * @param {string} id
 * @returns {Promise<import('./exports.js').FileGame | null>}
 */
export async function gameForFile(shelf, id) {
  const row = rowOf(await shelf.row(id));
  for (const { value } of await shelf.records(id)) {
    const record = value instanceof Uint8Array ? await unpacked(value, MAX_RECORD * 4).catch(() => null) : null;
    if (record !== null) return { record, started: row?.started ?? null, saved: row?.saved ?? null };
  }
  return null;
}
