/**
 * The memory of a Python that has already imported the engine. Starting from it saves most of a start.
 *
 * The site ships it compressed, as the difference to the memory every Pyodide begins with; on the first visit it is taken
 * only over a quick line, where it comes sooner than Python would be ready without it. Later visits find it unpacked on
 * this device, without its empty pages. Where it cannot be had, Python starts plainly.
 */

import { createFiles } from '../shared/build_files.js';
import { Fault } from '../shared/fault.js';
import { hexDigest } from '../shared/hex.js';
import { PAGE, withEmptyPages, withoutEmptyPages } from './pages.js';

/**
 * @typedef {import('../shared/build_files.js').Manifest} Manifest
 * @typedef {import('./progress.js').Progress} Progress
 * @typedef {Uint8Array<ArrayBuffer>} Bytes
 */

const SNAPSHOT = 'pyodide/engine.snapshot';
/** The number of bytes that Pyodide's own file puts into its memory. */
export const BEGINNING = 4_194_304;
// The connection is fast if this many bytes come in this many milliseconds after the first, along with the other files.
const QUICK_BYTES = 400_000;
const QUICK_TIME = 300;
// The time that the first byte may take.
const FIRST_TIME = 1500;

/**
 * @param {object} parts
 * @param {URL} parts.root
 * @param {Manifest} parts.manifest
 * @param {Progress} parts.progress
 * @param {typeof fetch} [parts.fetcher]
 * @param {CacheStorage} [parts.caches]
 */
export function createSnapshots({ root, manifest, progress, fetcher = fetch, caches = globalThis.caches }) {
  const entry = manifest.files[SNAPSHOT];
  // Other sites of the same account share the origin, and so may another copy of this one.
  const cacheName = `skye-snapshot ${root.pathname}`;
  const key = new URL(`kept/snapshot/${entry?.sha256}`, root).href;
  /** What came over the line and is not stored yet. @type {Bytes | null} */
  let arrived = null;

  /**
   * The unpacked snapshot, still to be completed: from this device, else over a quick line, else null.
   * @returns {Promise<Bytes | null>}
   */
  async function find() {
    if (entry === undefined) return null;
    const stored = await kept();
    if (stored !== null) return stored;
    arrived = await overQuickLine();
    return arrived;
  }

  /** The one on this device, if there is one. */
  const kept = () => read().catch(() => null);

  /** @returns {Promise<Bytes | null>} */
  async function read() {
    const reply = await (await caches.open(cacheName)).match(key);
    if (reply === undefined) return null;
    const bytes = new Uint8Array(await reply.arrayBuffer());
    if ((await hexDigest(bytes)) === reply.headers.get('x-sha256')) return withEmptyPages(bytes);
    await caches.delete(cacheName);
    return null;
  }

  /** @returns {Promise<Bytes | null>} */
  async function overQuickLine() {
    const giveUp = new AbortController();
    let loaded = 0;
    let timer = setTimeout(() => giveUp.abort(), FIRST_TIME);
    progress.expect(SNAPSHOT);
    const onBytes = (/** @type {number} */ count) => {
      if (loaded === 0) {
        clearTimeout(timer);
        const judge = () => loaded < QUICK_BYTES && giveUp.abort();
        // A busy machine may be late with this; what has come meanwhile is counted before the line is judged.
        timer = setTimeout(() => (timer = setTimeout(judge)), QUICK_TIME);
      }
      // A last piece may come after the line was given up.
      if (giveUp.signal.aborted) return;
      loaded += count;
      progress.count(count);
    };
    try {
      return await fetched({ signal: giveUp.signal }, onBytes);
    } catch {
      progress.drop(SNAPSHOT, loaded);
      return null;
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * @param {RequestInit} options
   * @param {(count: number) => void} [onBytes]
   * @returns {Promise<Bytes>}
   */
  async function fetched(options, onBytes) {
    const files = createFiles({ root, manifest, options, fetcher, ...(onBytes === undefined ? {} : { onBytes }) });
    const body = files.response(SNAPSHOT).body;
    if (body === null) throw new Fault('file_missing', { file: SNAPSHOT, status: 0 });
    const plain = body.pipeThrough(new DecompressionStream('gzip'));
    return new Uint8Array(await Promise.race([new Response(plain).arrayBuffer(), files.failure]));
  }

  return {
    find,
    kept,

    /** Whether the one that was found lies on this device. */
    isKept: () => arrived === null,

    /** Forgets a snapshot that could not be restored. */
    async forget() {
      arrived = null;
      await caches?.delete(cacheName).catch(() => false);
    },

    /**
     * Keeps the snapshot of this build unpacked on this device, in place of any other.
     * @param {Bytes} beginning what a snapshot that has been restored was completed with
     */
    async keep(beginning) {
      if (entry === undefined || (await kept()) !== null) return;
      // Completed twice, it is the difference again.
      const difference = arrived === null ? await fetched({ cache: 'no-cache' }) : complete(arrived, beginning);
      const bytes = withoutEmptyPages(difference);
      const headers = { 'Content-Type': 'application/octet-stream', 'x-sha256': await hexDigest(bytes) };
      await caches.delete(cacheName);
      await (await caches.open(cacheName)).put(key, new Response(bytes, { headers }));
      arrived = null;
    },
  };
}

/**
 * Completes a snapshot as it was shipped or stored, in place.
 * @param {Bytes} bytes
 * @param {Bytes} beginning the memory of a Pyodide that has just begun
 */
export function complete(bytes, beginning) {
  // The memory, which is whole pages, is preceded by a head.
  const memory = bytes.subarray(bytes.length % PAGE);
  const length = Math.min(memory.length, beginning.length);
  for (let at = 0; at < length; at += 1) memory[at] = (memory[at] ?? 0) ^ (beginning[at] ?? 0);
  return bytes;
}
