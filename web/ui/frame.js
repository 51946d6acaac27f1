/** Whether the page stands inside a page of another site, which could lay pictures over it and lead taps astray. */

/** @returns {boolean} */
export function isFramed() {
  if (window.top === window) return false;
  try {
    // Only a page of the same origin lets its address be read.
    return window.top?.location.origin !== location.origin;
  } catch {
    return true;
  }
}
