/** What the store does with a shelf of games: find one, save on it when it is nearly full, read the newest whole record. */

import { MAX_RECORD } from './exports.js';
import { unpacked } from './packing.js';
import { memoryShelf, openShelf } from './store_db.js';
import { asFault } from './store_faults.js';
import { rowOf } from './store_rows.js';

/** @typedef {import('./store_db.js').Shelf} Shelf */

/**
 * The shelf this browser offers: IndexedDB where it may be used, else memory.
 * @returns {Promise<Shelf>}
 */
export async function foundShelf() {
  try {
    const shelf = openShelf();
    await shelf.rows();
    return shelf;
  } catch {
    return memoryShelf();
  }
}

/**
 * Saves; when the storage is full, old backups make room before that is told.
 * @param {Shelf} shelf
 * @param {import('./store_db.js').Save} save
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
 * The newest undamaged record of a game for a file, or null.
 * @param {Shelf} shelf
 * @param {string} id
 * @returns {Promise<import('./exports.js').Kept | null>}
 */
export async function keptGame(shelf, id) {
  const row = rowOf(await shelf.row(id));
  for (const { value } of await shelf.records(id)) {
    const record = value instanceof Uint8Array ? await unpacked(value, MAX_RECORD * 4).catch(() => null) : null;
    if (record !== null) return { record, started: row?.started ?? null, saved: row?.saved ?? null };
  }
  return null;
}
