/**
 * The files of this build: every one is compared with the build manifest, by size and by SHA-256, while it arrives.
 * Nothing that is not in the manifest is ever fetched.
 */

import { Fault } from './fault.js';

/**
 * @typedef {{bytes: number, sha256: string}} Entry
 * @typedef {{build: string, version: string, pyodide: string, files: Record<string, Entry>}} Manifest
 * @typedef {object} Files
 * @property {(path: string) => Response} response the checked file as a stream: it ends only when the check has passed;
 *   if it fails, `failure` tells, and the stream just stops
 * @property {(path: string) => Promise<Uint8Array<ArrayBuffer>>} bytes the checked file
 * @property {(path: string) => number} size
 * @property {Promise<never>} failure rejects with the first fault, for those who wait on something that would never end
 */

const MANIFEST = 'build-manifest.json';

/**
 * @param {URL} root the folder of the site
 * @param {RequestInit} options
 * @param {typeof fetch} fetcher
 * @returns {Promise<Manifest>}
 */
export async function fetchManifest(root, options = {}, fetcher = fetch) {
  const reply = await reach(new URL(MANIFEST, root), MANIFEST, options, fetcher);
  try {
    return await reply.json();
  } catch {
    throw new Fault('file_damaged', { file: MANIFEST });
  }
}

/**
 * @param {object} parts
 * @param {URL} parts.root
 * @param {Manifest} parts.manifest
 * @param {RequestInit} [parts.options]
 * @param {(count: number) => void} [parts.onBytes] told how many more bytes have arrived
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
  failure.catch(() => {}); // whoever waits for it hears of it; if nobody does, that is no second fault

  /** @param {string} path */
  function entry(path) {
    const found = manifest.files[path];
    if (found === undefined || !Object.hasOwn(manifest.files, path)) throw new Fault('file_missing', { file: path, status: 0 });
    return found;
  }

  /** @param {string} path */
  function response(path) {
    const { bytes, sha256 } = entry(path);
    const { readable, writable } = checking({ path, bytes, sha256, onBytes, fail });
    // Without a secure origin there is no digest in scripts; the browser can still compare one by itself.
    const integrity = hasDigest() ? {} : { integrity: `sha256-${base64(sha256)}` };
    reach(new URL(path, root), path, { ...options, ...integrity }, fetcher)
      // The stream of a file that fails just stops: its reader would only add complaints to the fault that is told.
      .then((reply) => (reply.body ?? new Response('').body)?.pipeTo(writable, { preventAbort: true }))
      .catch((error) => fail(error instanceof Fault ? error : new Fault('network_failed', { file: path })));
    return new Response(readable, { headers: { 'Content-Type': contentType(path) } });
  }

  return {
    response,
    failure,
    size: (path) => entry(path).bytes,
    bytes: async (path) => new Uint8Array(await Promise.race([response(path).arrayBuffer(), failure])),
  };
}

/**
 * A stream that hands bytes on at once and closes only when all of them together are what the manifest says; else it
 * stays open for ever.
 * @param {object} parts
 * @param {string} parts.path
 * @param {number} parts.bytes
 * @param {string} parts.sha256
 * @param {(count: number) => void} parts.onBytes
 * @param {(fault: Fault) => void} parts.fail
 * @returns {TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>}
 */
function checking({ path, bytes, sha256, onBytes, fail }) {
  /** @type {Uint8Array<ArrayBuffer>[]} */
  const chunks = [];
  let length = 0;
  /** @returns {Promise<void>} */
  const refuse = () => {
    fail(new Fault('file_damaged', { file: path }));
    return new Promise(() => {});
  };
  return new TransformStream({
    transform(chunk, controller) {
      length += chunk.length;
      if (length > bytes) return refuse();
      chunks.push(chunk);
      onBytes(chunk.length);
      controller.enqueue(chunk);
      return undefined;
    },
    async flush() {
      if (length !== bytes) return refuse();
      if (hasDigest() && (await hexDigest(chunks)) !== sha256) return refuse();
      chunks.length = 0;
      return undefined;
    },
  });
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

const hasDigest = () => globalThis.crypto?.subtle !== undefined;

/** @param {Uint8Array<ArrayBuffer>[]} chunks */
async function hexDigest(chunks) {
  const digest = await crypto.subtle.digest('SHA-256', await new Blob(chunks).arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** @param {string} hex */
const base64 = (hex) => btoa(String.fromCharCode(...(hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16))));

/** @param {string} path */
function contentType(path) {
  if (path.endsWith('.wasm')) return 'application/wasm';
  return path.endsWith('.json') ? 'application/json' : 'application/octet-stream';
}
