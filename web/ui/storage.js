/**
 * Small values in localStorage, where losing them costs little: objects, each with the version of its format. A browser may
 * refuse to store anything.
 */

/** What is stored, with the newest version of each that this page can read. Texts without a version are of the first. */
const VERSIONS = Object.freeze({
  'skye-settings': 1,
  'skye-tables': 1,
  'skye-lessons': 1,
  'skye-running': 1,
  'skye-guide': 1,
  'skye-puzzles': 1,
});

/** @typedef {keyof typeof VERSIONS} Key */

/**
 * What goes into a file with everything. The others belong to games of this device, which get other ids elsewhere.
 * @type {readonly Key[]}
 */
const PORTABLE = ['skye-settings', 'skye-tables', 'skye-lessons', 'skye-puzzles'];
/** Every key of this page begins with it; other pages may share the storage. */
const PREFIX = 'skye-';

/**
 * @param {string} key
 * @returns {string | null}
 */
export function storedText(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * The object that a stored text describes; an empty one when the text is missing or broken.
 * @param {string | null} text
 * @returns {Record<string, unknown>}
 */
export function parseObject(text) {
  try {
    return Object(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

/**
 * A stored object; an empty one when it is missing, broken or of a newer version.
 * @param {Key} key
 */
export const storedObject = (key) => readObject(key, storedText(key));

/**
 * @param {Key} key
 * @param {string | null} text
 * @returns {Record<string, unknown>}
 */
function readObject(key, text) {
  const { version = 1, ...found } = parseObject(text);
  return typeof version === 'number' && version >= 1 && version <= VERSIONS[key] ? found : {};
}

/**
 * @param {Key} key
 * @param {object} value
 */
export const store = (key, value) => put(key, JSON.stringify({ version: VERSIONS[key], ...value }));

/** @param {string} key */
export function forget(key) {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing is stored in such a browser.
  }
}

/**
 * @param {string} key
 * @param {string} text
 */
function put(key, text) {
  try {
    localStorage.setItem(key, text);
  } catch {
    // A private window without storage: the value is lost when the page closes.
  }
}

/**
 * The texts for a file with everything, as they are stored.
 * @returns {Record<string, string>}
 */
export const portableTexts = () =>
  Object.fromEntries(
    PORTABLE.flatMap((key) => {
      const text = storedText(key);
      return text === null ? [] : [[key, text]];
    }),
  );

/**
 * Those texts of a file that this page can read.
 * @param {Record<string, string>} texts
 * @returns {Record<string, string>}
 */
export const readableTexts = (texts) =>
  Object.fromEntries(
    PORTABLE.flatMap((key) => {
      const text = Object.hasOwn(texts, key) ? texts[key] : undefined;
      return typeof text === 'string' && Object.keys(readObject(key, text)).length > 0 ? [[key, text]] : [];
    }),
  );

/**
 * Store the texts of a file in the place of those that are here.
 * @param {Record<string, string>} texts
 */
export function storeTexts(texts) {
  for (const [key, text] of Object.entries(readableTexts(texts))) put(key, text);
}

/** Remove every small value of this page, those of earlier versions included. */
export function forgetAll() {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // Nothing is stored in such a browser.
  }
}
