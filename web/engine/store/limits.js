/**
 * What a text must keep to before Python may parse it. A deeply nested text is no mere error there: it ends the
 * interpreter, and nothing can catch that. Very many keys, chosen so that they meet in one place of a dictionary, would
 * keep it busy endlessly. So size, nesting and keys are measured here first.
 */

import { Fault } from '../shared/fault.js';

/** Characters. The largest record that is accepted, quoted once more, is well below. */
export const MAX_TEXT = 8_000_000;
/** Levels of lists and objects. The deepest honest text has about ten. */
export const MAX_DEPTH = 64;
/** Characters of the part of a record that is sealed: a seed and a few actions. */
export const MAX_SEALED = 4096;
/** Keys of all objects together. The largest bundle has three for each of its thousand games. */
export const MAX_KEYS = 5000;

const QUOTE = 34;
const BACKSLASH = 92;
const OPENING_LIST = 91;
const CLOSING_LIST = 93;
const OPENING_OBJECT = 123;
const CLOSING_OBJECT = 125;
const COLON = 58;

/**
 * Refuses a request for the bridge that is too large or too deep, also inside the texts it carries: a record travels as
 * a text inside the request's text and is parsed in its turn.
 * @param {string} text
 */
export function checkText(text) {
  if (text.length > MAX_TEXT) throw new Fault('too_large', { limit: MAX_TEXT });
  checkNesting(text);
  checkInside(JSON.parse(text));
}

/**
 * Refuses a text whose lists and objects are nested too deeply or have too many keys. It need not be whole or well
 * formed: as far as a parser would come, this counts the same.
 * @param {string} text
 */
export function checkNesting(text) {
  const { depth, keys } = measured(text);
  if (depth > MAX_DEPTH) throw new Fault('too_deep', { limit: MAX_DEPTH });
  if (keys > MAX_KEYS) throw new Fault('too_large', { limit: MAX_KEYS });
}

/**
 * How many levels of lists and objects a JSON text has at its deepest, and how many keys in all.
 * @param {string} text
 */
export function measured(text) {
  let level = 0;
  let depth = 0;
  let keys = 0;
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (isQuoted) {
      if (code === BACKSLASH) index += 1;
      else if (code === QUOTE) isQuoted = false;
    } else if (code === QUOTE) isQuoted = true;
    else if (code === OPENING_LIST || code === OPENING_OBJECT) {
      level += 1;
      depth = Math.max(depth, level);
    } else if (code === CLOSING_LIST || code === CLOSING_OBJECT) level -= 1;
    else if (code === COLON) keys += 1;
  }
  return { depth, keys };
}

/** @param {unknown} value already known to be shallow */
function checkInside(value) {
  if (typeof value === 'string') checkRecord(value);
  else if (typeof value === 'object' && value !== null) Object.values(value).forEach(checkInside);
}

/**
 * Refuses a text that is too deep or has too many keys, and a record whose sealed part is: that is base64, and what it
 * decodes to is measured too.
 * @param {string} text
 */
function checkRecord(text) {
  checkNesting(text);
  const sealed = sealedPart(text);
  if (sealed === null) return;
  if (sealed.length > MAX_SEALED) throw new Fault('too_large', { limit: MAX_SEALED });
  checkNesting(decoded(sealed));
}

/**
 * The sealed part of a record; null for any other text.
 * @param {string} text already known to be shallow
 * @returns {string | null}
 */
function sealedPart(text) {
  if (!text.includes('"sealed"')) return null;
  try {
    const { sealed } = JSON.parse(text);
    return typeof sealed === 'string' ? sealed : null;
  } catch {
    return null;
  }
}

/** @param {string} base64 */
function decoded(base64) {
  try {
    return atob(base64);
  } catch {
    return '';
  }
}
