/** Texts as gzip bytes: small, checked by a sum, and nothing a glance at the storage could read. */

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
 * The SHA-256 of a text in hexadecimal.
 * @param {string} text
 */
export async function textDigest(text) {
  // Without a secure origin there is no digest; then no two games count as the same.
  if (globalThis.crypto?.subtle === undefined) return '';
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

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
  /** @type {Uint8Array[]} */
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
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
