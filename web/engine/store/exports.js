/**
 * Games as files: one game is its record, several are a bundle of record texts. A file from elsewhere is only cut into
 * texts here, under limits; what a text says is judged by the engine, which replays it.
 */

import { Fault } from '../shared/fault.js';
import { checkNesting } from './limits.js';
import { isMoment } from './timestamps.js';

const MAX_FILE = 16 * 1024 * 1024;
export const MAX_RECORD = 2_000_000;
/** Characters of each text of a device. */
const MAX_DEVICE = 100_000;
const MAX_GAMES = 1000;
const RECORD_FORMAT = 'skye-record';
const BUNDLE_FORMAT = 'skye-games';
const BUNDLE_VERSION = 1;

/** @typedef {{record: string, started: number | null, saved: number | null}} FileGame a game in a file */
/** @typedef {{number: number, code: string, facts: Record<string, unknown>}} Refused */
/** @typedef {Record<string, string>} Device what else the page has stored, such as settings: texts that only the page reads */
/** @typedef {{games: {number: number, game: FileGame}[], refused: Refused[], device: Device | null}} Content of a file */

/**
 * The text of a file that holds several games. The records stay texts, so that no number in them is changed on the way.
 * @param {FileGame[]} games
 * @param {Device | null} device
 */
export function bundleText(games, device) {
  return JSON.stringify({ format: BUNDLE_FORMAT, version: BUNDLE_VERSION, games, ...(device && { device }) });
}

/**
 * A name for a file with games.
 * @param {string} what
 * @param {number} now
 */
export function fileName(what, now) {
  return `skye-${what}-${new Date(now).toISOString().slice(0, 10)}.json`;
}

/**
 * Whether a record is of version 1 of the format.
 * @param {string} text
 */
export function isOfFirstVersion(text) {
  try {
    return JSON.parse(text).version === 1;
  } catch {
    return false;
  }
}

/**
 * The games a file may hold, each still to be replayed, and what is refused at once. Numbers count from 1.
 * @param {unknown} file
 * @returns {Promise<Content>}
 */
export async function contentOf(file) {
  try {
    return split(await textOf(file));
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { games: [], refused: [{ number: 1, ...error.toJSON() }], device: null };
  }
}

/** @param {unknown} file */
async function textOf(file) {
  if (!(file instanceof Blob)) throw new Fault('not_a_file', {});
  if (file.size > MAX_FILE) throw new Fault('too_large', { limit: MAX_FILE });
  const bytes = await file.arrayBuffer().catch(() => {
    throw new Fault('unreadable_file');
  });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Fault('not_text', {});
  }
}

/**
 * @param {string} text
 * @returns {Content}
 */
function split(text) {
  checkNesting(text);
  const data = parsed(text);
  if (data.format === RECORD_FORMAT) {
    if (text.length > MAX_RECORD) throw new Fault('too_large', { limit: MAX_RECORD });
    return { games: [{ number: 1, game: { record: text, started: null, saved: null } }], refused: [], device: null };
  }
  if (data.format !== BUNDLE_FORMAT) throw new Fault('not_a_record', {});
  const { version } = data;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    throw new Fault('wrong_type', { field: 'version' });
  if (version > BUNDLE_VERSION) throw new Fault('newer_version', { version, newest: BUNDLE_VERSION });
  if (!Array.isArray(data.games)) throw new Fault('wrong_type', { field: 'games' });
  if (data.games.length > MAX_GAMES) throw new Fault('too_large', { limit: MAX_GAMES });
  /** @type {{number: number, game: FileGame}[]} */
  const games = [];
  /** @type {Refused[]} */
  const refused = [];
  data.games.forEach((found, index) => {
    const number = index + 1;
    try {
      games.push({ number, game: gameOf(found) });
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      refused.push({ number, ...error.toJSON() });
    }
  });
  return { games, refused, device: deviceOf(data.device) };
}

/**
 * The texts among what a file holds besides its games; null when it holds nothing else.
 * @param {unknown} found
 * @returns {Device | null}
 */
function deviceOf(found) {
  if (found === undefined) return null;
  if (typeof found !== 'object' || found === null) return {};
  const texts = Object.entries(found).filter(([, text]) => typeof text === 'string' && text.length <= MAX_DEVICE);
  return Object.fromEntries(texts);
}

/**
 * @param {string} text
 * @returns {Record<string, unknown>}
 */
function parsed(text) {
  /** @type {unknown} */
  let data;
  try {
    data = JSON.parse(text);
  } catch {
    throw new Fault('not_json', {});
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw new Fault('not_a_record', {});
  return /** @type {Record<string, unknown>} */ (data);
}

/**
 * @param {unknown} game
 * @returns {FileGame}
 */
function gameOf(game) {
  if (typeof game !== 'object' || game === null) throw new Fault('wrong_type', { field: 'games' });
  const { record, started, saved } = /** @type {Record<string, unknown>} */ (game);
  if (typeof record !== 'string') throw new Fault('wrong_type', { field: 'record' });
  if (record.length > MAX_RECORD) throw new Fault('too_large', { limit: MAX_RECORD });
  checkNesting(record);
  return { record, started: isMoment(started) ? started : null, saved: isMoment(saved) ? saved : null };
}
