/** A memory without its empty pages, which are most of it: less to write, to read and to compare. */

/** @typedef {Uint8Array<ArrayBuffer>} Bytes */

/** Bytes in a page of memory. The pages may be preceded by a head. */
export const PAGE = 65_536;
// The length of the whole, the number of stored pages, then their numbers.
const WORD = 4;

/**
 * @param {Bytes} whole
 * @returns {Bytes}
 */
export function withoutEmptyPages(whole) {
  const head = whole.length % PAGE;
  const numbers = [];
  for (let at = head; at < whole.length; at += PAGE) if (!isEmpty(whole, at)) numbers.push((at - head) / PAGE);
  const index = Uint32Array.of(whole.length, numbers.length, ...numbers);
  const packed = new Uint8Array(index.byteLength + head + numbers.length * PAGE);
  packed.set(new Uint8Array(index.buffer));
  packed.set(whole.subarray(0, head), index.byteLength);
  numbers.forEach((number, place) => {
    packed.set(pageOf(whole, head, number), index.byteLength + head + place * PAGE);
  });
  return packed;
}

/**
 * @param {Bytes} packed
 * @returns {Bytes}
 */
export function withEmptyPages(packed) {
  const [length = 0, count = 0] = new Uint32Array(packed.buffer, packed.byteOffset, 2);
  const numbers = new Uint32Array(packed.buffer, packed.byteOffset + 2 * WORD, count);
  const head = length % PAGE;
  const start = (2 + count) * WORD;
  const whole = new Uint8Array(length);
  whole.set(packed.subarray(start, start + head));
  for (const [place, number] of numbers.entries()) whole.set(pageOf(packed, start + head, place), head + number * PAGE);
  return whole;
}

/**
 * @param {Bytes} bytes
 * @param {number} start
 * @param {number} number
 */
const pageOf = (bytes, start, number) => bytes.subarray(start + number * PAGE, start + (number + 1) * PAGE);

/**
 * @param {Bytes} bytes
 * @param {number} start
 */
function isEmpty(bytes, start) {
  for (let at = start; at < start + PAGE; at += 1) if (bytes[at] !== 0) return false;
  return true;
}
