/** The page's only policy for trusted types: the addresses of its own workers, and nothing else. */

/** @typedef {{createScriptURL: (text: string) => string}} Policy trusted types pass for texts here */

/** @type {Policy} */
const policy = makePolicy();

/**
 * The address of a script of this site, as the sinks that start workers want it.
 * @param {string} path relative to the page
 * @returns {string}
 */
export function scriptUrl(path) {
  return policy.createScriptURL(new URL(path, document.baseURI).href);
}

/**
 * The address of a short text of our own as a module, and the way to let it go.
 * @param {string} text
 * @returns {{url: string, revoke: () => void}}
 */
export function blobUrl(text) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  return { url: policy.createScriptURL(url), revoke: () => URL.revokeObjectURL(url) };
}

/** @returns {Policy} */
function makePolicy() {
  const rules = { createScriptURL: checked };
  const { trustedTypes: factory } =
    /** @type {{trustedTypes?: {createPolicy: (name: string, rules: Policy) => Policy}}} */ (globalThis);
  return factory === undefined ? rules : factory.createPolicy('skye', rules);
}

/** @param {string} text */
function checked(text) {
  const url = new URL(text);
  const isOwn = url.href === new URL('sw.js', document.baseURI).href || url.protocol === 'blob:';
  if (!isOwn) throw new TypeError(`no script of this site: ${text}`);
  return text;
}
