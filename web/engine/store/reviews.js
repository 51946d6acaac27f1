/**
 * The reviews of games, as the coach has made them: in a database of their own, so that nothing about the games depends on
 * it. One that is lost is made again.
 */

import { isReview } from './review_shape.js';

/** @typedef {import('../../protocol.d.ts').ReviewJson} ReviewJson */
/** @typedef {{version: number, check: string, review: ReviewJson}} Entry `check` is the digest of the record that was reviewed */

/**
 * @typedef {object} Reviews
 * @property {(id: string, seat: number) => Promise<Entry | null>} find
 * @property {(id: string, seat: number, entry: Entry) => Promise<void>} keep
 * @property {(id: string) => Promise<void>} remove all reviews of a game
 */

const DATABASE = 'skye-reviews';
const STORE = 'reviews';
const FORMAT = 1;

/**
 * @param {string} [name]
 * @param {IDBFactory | null | undefined} [factory]
 * @returns {Reviews}
 */
export function createReviews(name = DATABASE, factory = globalThis.indexedDB) {
  /** What could not be stored, for as long as the page is open. @type {Map<string, Entry>} */
  const memory = new Map();
  const keyOf = (/** @type {string} */ id, /** @type {number} */ seat) => `${id} ${seat}`;

  /**
   * @template T
   * @param {IDBTransactionMode} mode
   * @param {(store: IDBObjectStore) => IDBRequest<T>} work
   * @returns {Promise<T>}
   */
  async function run(mode, work) {
    const database = await opened(factory, name);
    try {
      return await new Promise((resolve, reject) => {
        const transaction = database.transaction([STORE], mode);
        const request = work(transaction.objectStore(STORE));
        transaction.oncomplete = () => resolve(request.result);
        transaction.onabort = () => reject(transaction.error);
      });
    } finally {
      database.close();
    }
  }

  return {
    async find(id, seat) {
      const known = memory.get(keyOf(id, seat));
      if (known !== undefined) return known;
      const found = await run('readonly', (store) => store.get([id, seat])).catch(() => null);
      return entryOf(found, seat);
    },
    async keep(id, seat, entry) {
      try {
        await run('readwrite', (store) => store.put(entry, [id, seat]));
        memory.delete(keyOf(id, seat));
      } catch {
        memory.set(keyOf(id, seat), entry);
      }
    },
    async remove(id) {
      for (const key of [...memory.keys()]) if (key.startsWith(`${id} `)) memory.delete(key);
      // An array sorts after every number, so this holds [id, 0], [id, 1] and so on.
      await run('readwrite', (store) => store.delete(IDBKeyRange.bound([id], [id, []]))).catch(() => {});
    },
  };
}

/**
 * A review for the storage.
 * @param {ReviewJson} review
 * @param {string} check
 * @returns {Entry}
 */
export const entryFrom = (review, check) => ({ version: FORMAT, check, review });

/**
 * What was stored, unless it is damaged or of a newer Skye.
 * @param {unknown} found
 * @param {number} seat
 * @returns {Entry | null}
 */
function entryOf(found, seat) {
  const { version, check, review } = /** @type {Record<string, unknown>} */ (Object(found));
  const isWhole = version === FORMAT && typeof check === 'string' && isReview(review) && review.seat === seat;
  return isWhole ? /** @type {Entry} */ ({ version, check, review }) : null;
}

/**
 * @param {IDBFactory | null | undefined} factory
 * @param {string} name
 * @returns {Promise<IDBDatabase>}
 */
function opened(factory, name) {
  return new Promise((resolve, reject) => {
    if (!factory) throw new Error('no storage');
    const opening = factory.open(name, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onerror = () => reject(opening.error);
    opening.onblocked = () => reject(new Error('blocked'));
    opening.onsuccess = () => resolve(opening.result);
  });
}
