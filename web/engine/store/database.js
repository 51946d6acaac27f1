/**
 * Where the games are stored: one row to show and a few records to play from for each game, in IndexedDB.
 *
 * Keys stand outside the values, so that a damaged value never hides its game. A promise of a write settles only when
 * the browser says that the transaction is on the disk.
 */

import { Fault } from '../shared/fault.js';

/**
 * A row: what the list of games shows, the revision the page knew, the digest of the newest record's text, and which
 * Skye wrote it. Nothing in it is secret. The first version wrote neither `progress` nor `winners` nor `by`, and the
 * first two wrote neither `land` nor `practice` nor `fingerprint`.
 * @typedef {{
 *   id: string, game: string, names: string[], players: string[], phase: string, round: number | null,
 *   points: number[], is_over: boolean, started: number, saved: number, step: number, revision: number, check: string,
 *   progress?: import('../../protocol.d.ts').ProgressJson, winners?: number[], by?: string,
 *   land?: import('../../protocol.d.ts').LandJson, practice?: import('../../protocol.d.ts').PracticeView | null,
 *   fingerprint?: string | null,
 * }} Row
 */

/**
 * The work of one transaction: it gives a result, or refuses and nothing is stored.
 * @template T
 * @typedef {(games: IDBObjectStore, records: IDBObjectStore, end: {give: (result: T) => void, refuse: (fault: Fault) => void}) => void} Work
 */

/**
 * @typedef {{number: number, value: unknown}} Stored a record as found; the value may be damaged
 * @typedef {{id: string, expected: number, row: Row, record: Uint8Array, keep: number}} Save
 * @typedef {{number: number, isAgain: boolean}} Saved the number of the record now stored, and whether all that was stored
 *   of the game before was gone
 * @typedef {object} Shelf
 * @property {boolean} isDurable whether games stay when the browser closes
 * @property {() => Promise<{id: string, row: unknown}[]>} rows every game
 * @property {(id: string) => Promise<unknown>} row one game's row, undefined if there is none
 * @property {(id: string) => Promise<Stored[]>} records newest first
 * @property {(save: Save) => Promise<Saved>} save refuses with `changed_elsewhere` when the newest record is not the
 *   expected one; a game of which nothing is left is stored again
 * @property {(id: string, row: Row, expected: number) => Promise<boolean>} putRow a row evaluated again; false, and nothing
 *   is changed, when the newest record is no longer the expected one
 * @property {(id: string) => Promise<void>} remove
 * @property {(keep: number) => Promise<void>} trim leaves this many records of each game
 * @property {() => void} close
 */

const DATABASE = 'skye-games';
const VERSION = 1;
// A request may need the storage twice, and must still be answered before the page gives the engine up.
const OPEN_PATIENCE = 6_000;

/**
 * The shelf in IndexedDB.
 * @param {string} [name]
 * @param {IDBFactory} [factory]
 * @returns {Shelf}
 */
export function openShelf(name = DATABASE, factory = indexedDB) {
  /** @type {Promise<IDBDatabase> | null} */
  let connection = null;

  const connected = () => {
    connection ??= connect(factory, name, () => {
      connection = null;
    }).catch((error) => {
      connection = null;
      throw error;
    });
    return connection;
  };

  /**
   * Runs one transaction. A connection that the browser has closed meanwhile is reopened once.
   * @template T
   * @param {IDBTransactionMode} mode
   * @param {Work<T>} work
   * @returns {Promise<T>}
   */
  const run = async (mode, work) => {
    const database = await connected();
    try {
      return await transact(database, mode, work);
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
      connection = null;
      return transact(await connected(), mode, work);
    }
  };

  return {
    isDurable: true,
    rows: () =>
      run('readonly', (games, _records, { give }) => {
        const keys = games.getAllKeys();
        const rows = games.getAll();
        rows.onsuccess = () => give(keys.result.map((key, index) => ({ id: String(key), row: rows.result[index] })));
      }),
    row: (id) =>
      run('readonly', (games, _records, { give }) => {
        const row = games.get(id);
        row.onsuccess = () => give(row.result);
      }),
    records: (id) =>
      run('readonly', (_games, records, { give }) => {
        const keys = records.getAllKeys(rangeOf(id));
        const values = records.getAll(rangeOf(id));
        values.onsuccess = () =>
          give(keys.result.map((key, index) => ({ number: numberOf(key), value: values.result[index] })).reverse());
      }),
    save: ({ id, expected, row, record, keep }) =>
      run('readwrite', (games, records, { give, refuse }) => {
        const keys = records.getAllKeys(rangeOf(id));
        keys.onsuccess = () => {
          const numbers = keys.result.map(numberOf);
          if (numbers.length > 0 && numbers.at(-1) !== expected) {
            refuse(new Fault('changed_elsewhere', { id }));
            return;
          }
          records.put(record, [id, expected + 1]);
          games.put(row, id);
          for (const number of numbers.slice(0, Math.max(0, numbers.length + 1 - keep))) records.delete([id, number]);
          give({ number: expected + 1, isAgain: numbers.length === 0 && expected > 0 });
        };
      }),
    putRow: (id, row, expected) =>
      run('readwrite', (games, records, { give }) => {
        const keys = records.getAllKeys(rangeOf(id));
        keys.onsuccess = () => {
          const newest = keys.result.at(-1);
          const isExpected = newest !== undefined && numberOf(newest) === expected;
          if (isExpected) games.put(row, id);
          give(isExpected);
        };
      }),
    remove: (id) =>
      run('readwrite', (games, records, { give }) => {
        games.delete(id);
        records.delete(rangeOf(id));
        give(undefined);
      }),
    trim: (keep) =>
      run('readwrite', (_games, records, { give }) => {
        const keys = records.getAllKeys();
        keys.onsuccess = () => {
          const newestFirst = keys.result.toReversed();
          const seen = new Map();
          for (const key of newestFirst) {
            const id = String(/** @type {unknown[]} */ (key)[0]);
            seen.set(id, (seen.get(id) ?? 0) + 1);
            if (seen.get(id) > keep) records.delete(key);
          }
          give(undefined);
        };
      }),
    close: () => {
      connection?.then((database) => database.close()).catch(() => {});
      connection = null;
    },
  };
}

/**
 * The same shelf in memory, for a browser that gives this page no storage: the games last as long as the tab.
 * @returns {Shelf}
 */
export function memoryShelf() {
  /** @type {Map<string, {row: Row, records: {number: number, value: Uint8Array}[]}>} */
  const games = new Map();
  return {
    isDurable: false,
    rows: async () => [...games].map(([id, { row }]) => ({ id, row })),
    row: async (id) => games.get(id)?.row,
    records: async (id) => (games.get(id)?.records ?? []).toReversed(),
    save: async ({ id, expected, row, record, keep }) => {
      const records = games.get(id)?.records ?? [];
      if (records.length > 0 && records.at(-1)?.number !== expected) throw new Fault('changed_elsewhere', { id });
      games.set(id, { row, records: [...records, { number: expected + 1, value: record }].slice(-keep) });
      return { number: expected + 1, isAgain: records.length === 0 && expected > 0 };
    },
    putRow: async (id, row, expected) => {
      const records = games.get(id)?.records ?? [];
      if (records.at(-1)?.number !== expected) return false;
      games.set(id, { row, records });
      return true;
    },
    remove: async (id) => void games.delete(id),
    trim: async (keep) => {
      for (const [id, { row, records }] of games) games.set(id, { row, records: records.slice(-keep) });
    },
    close: () => {},
  };
}

/**
 * @param {IDBFactory} factory
 * @param {string} name
 * @param {() => void} onClose called when the connection is gone and the next use needs a new one
 * @returns {Promise<IDBDatabase>}
 */
function connect(factory, name, onClose) {
  return new Promise((resolve, reject) => {
    const opening = factory.open(name, VERSION);
    let isLate = false;
    const patience = setTimeout(() => {
      isLate = true;
      reject(new Fault('storage_failed', { detail: 'timeout' }));
    }, OPEN_PATIENCE);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('games');
      opening.result.createObjectStore('records');
    };
    opening.onerror = () => {
      clearTimeout(patience);
      reject(opening.error);
    };
    opening.onsuccess = () => {
      clearTimeout(patience);
      const database = opening.result;
      if (isLate) {
        database.close();
        return;
      }
      database.onclose = onClose;
      database.onversionchange = () => {
        database.close();
        onClose();
      };
      resolve(database);
    };
  });
}

/**
 * @template T
 * @param {IDBDatabase} database
 * @param {IDBTransactionMode} mode
 * @param {Work<T>} work
 * @returns {Promise<T>}
 */
function transact(database, mode, work) {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(['games', 'records'], mode, { durability: 'strict' });
    /** @type {T} */
    let result;
    /** @type {Fault | null} */
    let refusal = null;
    transaction.oncomplete = () => resolve(result);
    transaction.onabort = () =>
      reject(refusal ?? transaction.error ?? new Fault('storage_failed', { detail: 'aborted' }));
    const give = (/** @type {T} */ value) => {
      result = value;
    };
    const refuse = (/** @type {Fault} */ fault) => {
      refusal = fault;
      transaction.abort();
    };
    work(transaction.objectStore('games'), transaction.objectStore('records'), { give, refuse });
  });
}

/** @param {string} id */
function rangeOf(id) {
  // An array sorts after every number, so this holds [id, 1], [id, 2] and so on.
  return IDBKeyRange.bound([id], [id, []]);
}

/** @param {IDBValidKey} key */
function numberOf(key) {
  return Number(/** @type {unknown[]} */ (key)[1]);
}
