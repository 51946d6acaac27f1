/** Work for spare moments, after everything that somebody waits for. */

/** How long browsers that know no such moments are left alone. */
const PAUSE = 50;

/**
 * @param {() => void} work
 * @param {{ isSeen?: boolean }} [options] isSeen: it improves what is on the screen, so only taps and frames go before it
 * @returns {() => void} calls it off
 */
export function inSpareTime(work, { isSeen = false } = {}) {
  // Not an idle callback: those may be held back for seconds while a page has nothing to draw.
  if (globalThis.scheduler?.postTask === undefined) {
    const timer = setTimeout(work, isSeen ? 0 : PAUSE);
    return () => clearTimeout(timer);
  }
  const calling = new AbortController();
  const priority = isSeen ? 'user-visible' : 'background';
  globalThis.scheduler.postTask(work, { priority, signal: calling.signal }).catch(() => {});
  return () => calling.abort();
}
