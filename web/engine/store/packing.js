/** Texts as gzip bytes: small, checked by a sum, and nothing a glance at the storage could read. */

import { hasDigest, hexDigest } from '../shared/hex.js';

/**
 * @param {string} text
 * @returns {Promise<Uint8Array>}
 */
export async function packed(text) {
  return through(new TextEncoder().encode(text), new CompressionStream('gzip'));
}

/**
 * The text of gzip bytes; rejects for bytes that are damaged, or that would grow beyond the limit.
 * @param {Uint8Array} bytes
 * @param {number} limit in bytes
 * @returns {Promise<string>}
 */
export async function unpacked(bytes, limit) {
  const plain = await through(bytes, new DecompressionStream('gzip'), limit);
  return new TextDecoder('utf-8', { fatal: true }).decode(plain);
}

/**
 * The SHA-256 of a text in hexadecimal. It is empty where there are no digests; then no two games count as the same.
 * @param {string} text
 */
export const textDigest = async (text) => (hasDigest() ? hexDigest(new TextEncoder().encode(text)) : '');

/**
 * @param {Uint8Array} bytes
 * @param {CompressionStream | DecompressionStream} stream
 * @param {number} [limit]
 * @returns {Promise<Uint8Array>}
 */
async function through(bytes, stream, limit = Infinity) {
  const writer = stream.writable.getWriter();
  // The reader below meets the same failure, so it is reported only there.
  writer.write(/** @type {Uint8Array<ArrayBuffer>} */ (bytes)).catch(() => {});
  writer.close().catch(() => {});
  /** @type {Uint8Array<ArrayBuffer>[]} */
  const chunks = [];
  let length = 0;
  const reader = stream.readable.getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > limit) {
      await reader.cancel();
      throw new RangeError('too large');
    }
    chunks.push(value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
