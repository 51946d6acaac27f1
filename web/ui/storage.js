/** Small values in localStorage, where losing them costs little. A browser may refuse to store anything. */

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
 * @param {string} key
 * @param {object | null} value null removes what is stored
 */
export function store(key, value) {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A private window without storage: the value is lost when the page closes.
  }
}
