/** Bytes in hexadecimal: digests of files and records, and random names. */

/** @param {Uint8Array} bytes */
const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Without a secure origin there is no digest in scripts. */
export const hasDigest = () => globalThis.crypto?.subtle !== undefined;

/**
 * The SHA-256 of some bytes.
 * @param {BufferSource} bytes
 */
export const hexDigest = async (bytes) => hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));

/** @param {number} count of bytes */
export const randomHex = (count) => hex(crypto.getRandomValues(new Uint8Array(count)));
