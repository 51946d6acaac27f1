/** A study as a text for an address: its JSON, deflated, in base64url. Only web/ui/route.js takes addresses apart. */

import { isName } from './entries.js';

/** @typedef {import('./state.js').Entry} Entry */
/** @typedef {import('../ui/route.js').StudyLink} StudyLink */

const LINK_VERSION = 1;
/** What a text may unfold to, in bytes. */
const LARGEST = 200_000;

/**
 * @param {Pick<Entry, 'name' | 'kind' | 'game' | 'document'>} entry
 * @returns {Promise<StudyLink>}
 */
export async function linkTo({ name, kind, game, document }) {
  const json = new TextEncoder().encode(JSON.stringify([game, kind, name, document]));
  const bytes = await passed(json, new CompressionStream('deflate-raw'), LARGEST);
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return { version: LINK_VERSION, data: text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') };
}

/**
 * The study that a link holds; its document is for the engine to judge.
 * @param {StudyLink} link
 * @returns {Promise<Pick<Entry, 'name' | 'kind' | 'game' | 'document'>>} rejects with `{code, facts}`
 */
export async function linked({ version, data }) {
  if (version > LINK_VERSION) throw { code: 'study_link_newer', facts: {} };
  try {
    const text = atob(data.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = await passed(
      Uint8Array.from(text, (letter) => letter.charCodeAt(0)),
      new DecompressionStream('deflate-raw'),
      LARGEST,
    );
    const [game, kind, name, document] = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof game !== 'string' || !(kind === 'study' || kind === 'table') || !isName(name)) throw new Error(kind);
    return { game: /** @type {Entry['game']} */ (game), kind, name, document };
  } catch {
    throw { code: 'study_link_damaged', facts: {} };
  }
}

/**
 * Bytes through a stream; rejects where more come out than may.
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {CompressionStream | DecompressionStream} stream
 * @param {number} most
 */
async function passed(bytes, stream, most) {
  const writer = stream.writable.getWriter();
  const written = writer.write(bytes).then(() => writer.close());
  // What is wrong with the bytes is reported by the reader.
  written.catch(() => {});
  const reader = stream.readable.getReader();
  /** @type {Uint8Array[]} */
  const parts = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    length += part.value.length;
    if (length > most) throw new Error('too large');
  }
  await written;
  const whole = new Uint8Array(length);
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}
