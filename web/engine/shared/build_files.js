/**
 * The files of this build: every one is compared with the build manifest, by size and by SHA-256, while it arrives.
 * Nothing that is not in the manifest is ever fetched.
 */

import { Fault } from './fault.js';
import { hasDigest, hexDigest } from './hex.js';

/**
 * @typedef {{bytes: number, sha256: string}} Entry
 * @typedef {{build: string, version: string, pyodide: string, files: Record<string, Entry>}} Manifest
 * @typedef {object} Files
 * @property {(path: string) => Response} response the checked file as a stream: it ends only when the check has passed;
 *   if it fails, `failure` rejects, and the stream just stops
 * @property {(path: string) => Promise<Uint8Array<ArrayBuffer>>} bytes the checked file
 * @property {(path: string) => number} size
 * @property {Promise<never>} failure rejects with the first fault, for those who wait on something that would never end
 * @property {() => Promise<void>} settled waits until every file asked for so far has arrived or failed
 */

const MANIFEST = 'build-manifest.json';
const SCRIPT_TYPE = /^(text|application)\/(x-)?(java|ecma)script\b/i;

/**
 * @param {URL} root the folder of the site
 * @param {RequestInit} options
 * @param {typeof fetch} fetcher
 * @returns {Promise<Manifest>}
 */
export async function fetchManifest(root, options = {}, fetcher = fetch) {
  const reply = await reach(new URL(MANIFEST, root), MANIFEST, options, fetcher);
  const manifest = await reply.json().catch(() => null);
  if (!isManifest(manifest)) throw new Fault('file_damaged', { file: MANIFEST });
  return manifest;
}

/**
 * @param {unknown} value whatever a server may send in the place of a manifest
 * @returns {value is Manifest}
 */
function isManifest(value) {
  const { build, version, files } = /** @type {Partial<Manifest>} */ (value ?? {});
  if (typeof build !== 'string' || typeof version !== 'string' || typeof files !== 'object' || files === null)
    return false;
  return Object.values(files).every(
    (entry) => Number.isSafeInteger(entry?.bytes) && /^[0-9a-f]{64}$/.test(entry.sha256),
  );
}

/**
 * @param {object} parts
 * @param {URL} parts.root
 * @param {Manifest} parts.manifest
 * @param {RequestInit} [parts.options]
 * @param {(count: number) => void} [parts.onBytes] called with the number of bytes that have arrived since
 * @param {typeof fetch} [parts.fetcher]
 * @returns {Files}
 */
export function createFiles({ root, manifest, options = {}, onBytes = () => {}, fetcher = fetch }) {
  /** @type {(fault: unknown) => void} */
  let fail = () => {};
  /** @type {Promise<never>} */
  const failure = new Promise((_, reject) => {
    fail = reject;
  });
  /** @type {Promise<void>[]} */
  const ends = [];
  failure.catch(() => {}); // reported to those who wait for it; if nobody does, that is no second fault

  /** @param {string} path */
  function entry(path) {
    const found = manifest.files[path];
    if (found === undefined || !Object.hasOwn(manifest.files, path))
      throw new Fault('file_missing', { file: path, status: 0 });
    return found;
  }

  /** @param {string} path */
  function response(path) {
    const { bytes, sha256 } = entry(path);
    // Where scripts have no digest, the browser can still compare one by itself.
    const integrity = hasDigest() ? {} : { integrity: `sha256-${base64(sha256)}` };
    const reply = reach(new URL(path, root), path, { ...options, ...integrity }, fetcher).then((found) =>
      ofUsableType(found, path),
    );
    const { stream, end } = checked(reply, { path, bytes, sha256, onBytes });
    ends.push(end.catch(fail));
    return new Response(stream, { headers: { 'Content-Type': contentType(path) } });
  }

  return {
    response,
    failure,
    settled: async () => void (await Promise.all(ends)),
    size: (path) => entry(path).bytes,
    bytes: async (path) => new Uint8Array(await Promise.race([response(path).arrayBuffer(), failure])),
  };
}

/**
 * A stream that hands bytes on at once and closes only when all of them together are what the manifest says; else it
 * stays open, since its reader would only add errors to the fault that is reported. A reader that gives up, as
 * one who unpacks nonsense does, ends nothing: the file is read on, to learn what was wrong with it.
 * @param {Promise<Response>} reply
 * @param {object} parts
 * @param {string} parts.path
 * @param {number} parts.bytes
 * @param {string} parts.sha256
 * @param {(count: number) => void} parts.onBytes
 * @returns {{stream: ReadableStream<Uint8Array<ArrayBuffer>>, end: Promise<void>}} the end rejects with the fault
 */
function checked(reply, { path, bytes, sha256, onBytes }) {
  /** @type {ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | null} */
  let reader = null;
  const stream = new ReadableStream({
    start(controller) {
      reader = controller;
    },
    cancel() {
      reader = null;
    },
  });

  async function pass() {
    /** @type {Uint8Array<ArrayBuffer>[]} */
    const chunks = [];
    let length = 0;
    for await (const chunk of arriving(await reply, path)) {
      length += chunk.length;
      if (length > bytes) throw new Fault('file_damaged', { file: path });
      chunks.push(chunk);
      onBytes(chunk.length);
      reader?.enqueue(chunk);
    }
    const isWhole =
      length === bytes && (!hasDigest() || (await hexDigest(await new Blob(chunks).arrayBuffer())) === sha256);
    if (!isWhole) throw new Fault('file_damaged', { file: path });
    reader?.close();
  }

  return { stream, end: pass() };
}

/**
 * The body of a reply, piece by piece.
 * @param {Response} reply
 * @param {string} path
 * @returns {AsyncGenerator<Uint8Array<ArrayBuffer>>}
 */
async function* arriving(reply, path) {
  const body = reply.body?.getReader();
  while (body !== undefined) {
    const { done, value } = await body.read().catch(() => {
      throw new Fault('network_failed', { file: path });
    });
    if (done) return;
    yield value;
  }
}

/**
 * @param {URL} url
 * @param {string} path
 * @param {RequestInit} options
 * @param {typeof fetch} fetcher
 */
async function reach(url, path, options, fetcher) {
  /** @type {Response} */
  let reply;
  try {
    reply = await fetcher(url, options);
  } catch {
    throw new Fault('network_failed', { file: path });
  }
  if (!reply.ok) throw new Fault('file_missing', { file: path, status: reply.status });
  return reply;
}

/**
 * A script is imported once it is checked, and browsers import nothing that is not called a script.
 * @param {Response} reply
 * @param {string} path
 */
function ofUsableType(reply, path) {
  const type = reply.headers.get('Content-Type') ?? '';
  if (/\.m?js$/.test(path) && !SCRIPT_TYPE.test(type)) throw new Fault('file_wrong_type', { file: path, type });
  return reply;
}

/** @param {string} hex */
const base64 = (hex) => btoa(String.fromCharCode(...(hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16))));

/** @param {string} path */
function contentType(path) {
  if (path.endsWith('.wasm')) return 'application/wasm';
  return path.endsWith('.json') ? 'application/json' : 'application/octet-stream';
}
