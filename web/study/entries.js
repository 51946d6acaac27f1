/** Studies as they are stored on the device, and as files. */

import { isNewer, store, storedObject } from '../ui/storage.js';

/** @typedef {import('./state.js').Entry} Entry */

const KEY = 'skye-studies';
const FILE_FORMAT = 'skye-studies';
const FILE_VERSION = 1;
/** A file with more characters is none of ours. */
export const LONGEST_FILE = 2_000_000;
export const LONGEST_NAME = 60;
const ID = /^[a-z0-9]{8,40}$/;

/** All studies, the one changed last first. @returns {Entry[]} */
export function storedEntries() {
  const { studies } = storedObject(KEY);
  return Array.isArray(studies) ? studies.filter(isEntry).sort((one, other) => other.changed - one.changed) : [];
}

/**
 * Whether a value has the form of a study; its document is for the engine to judge.
 * @param {unknown} value
 * @returns {value is Entry}
 */
function isEntry(value) {
  const { id, name, kind, game, changed, document } = /** @type {Record<string, unknown>} */ (Object(value));
  return (
    typeof id === 'string' &&
    ID.test(id) &&
    isName(name) &&
    (kind === 'study' || kind === 'table') &&
    typeof game === 'string' &&
    typeof changed === 'number' &&
    areSeats(Object(document).seats)
  );
}

/** @param {unknown} seats */
const areSeats = (seats) => Array.isArray(seats) && seats.every((seat) => Array.isArray(Object(seat).land));

/** @param {unknown} name */
export const isName = (name) => typeof name === 'string' && name.trim() !== '' && name.length <= LONGEST_NAME;

/** @param {string} id */
export const entryOf = (id) => storedEntries().find((entry) => entry.id === id) ?? null;

/**
 * Store a study in the place of the one with its id; another tab may have stored others meanwhile.
 * @param {Entry} entry
 * @returns {boolean} whether the browser has stored it
 */
export const keepEntry = (entry) => put([entry, ...storedEntries().filter(({ id }) => id !== entry.id)]);

/** @param {string} id */
export const dropEntry = (id) => put(storedEntries().filter((entry) => entry.id !== id));

/** What a newer version of the page has stored stays as it is. @param {Entry[]} studies */
const put = (studies) => !isNewer(KEY) && store(KEY, { studies });

/** Studies that were begun and never changed: they leave nothing behind. @type {Set<string>} */
const untouched = new Set();

/** Store a study that has just been begun. @param {Entry} entry */
export function beginEntry(entry) {
  untouched.add(entry.id);
  return keepEntry(entry);
}

/** @param {string} id */
export const touchEntry = (id) => untouched.delete(id);

/** Remove a study in which nothing was done. @param {string} id */
export function dropUntouched(id) {
  if (untouched.delete(id)) dropEntry(id);
}

/** @returns {string} */
export const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => byte.toString(36).padStart(2, '0')).join('');

/**
 * The text of a file with some studies.
 * @param {readonly Entry[]} entries
 */
export const fileText = (entries) =>
  JSON.stringify({
    format: FILE_FORMAT,
    version: FILE_VERSION,
    studies: entries.map(({ name, kind, game, document }) => ({ name, kind, game, document })),
  });

/**
 * The studies in the text of a file.
 * @param {string} text
 * @param {number} now milliseconds
 * @returns {{entries: Entry[], refused: number} | {code: 'study_file_unreadable' | 'study_file_newer'}}
 */
export function entriesIn(text, now) {
  if (text.length > LONGEST_FILE) return { code: 'study_file_unreadable' };
  /** @type {Record<string, unknown>} */
  let file;
  try {
    file = Object(JSON.parse(text));
  } catch {
    return { code: 'study_file_unreadable' };
  }
  if (file.format !== FILE_FORMAT || !Array.isArray(file.studies) || typeof file.version !== 'number')
    return { code: 'study_file_unreadable' };
  if (file.version > FILE_VERSION) return { code: 'study_file_newer' };
  const made = file.studies.map((each) => ({ ...Object(each), id: newId(), changed: now }));
  const entries = made.filter(isEntry);
  return { entries, refused: made.length - entries.length };
}
