/** Work for spare moments, after everything that somebody waits for. */

/** How long browsers that know no such moments are left alone. */
const PAUSE = 50;

/**
 * @param {() => void} work
 * @returns {() => void} calls it off
 */
export function inSpareTime(work) {
  // Not an idle callback: those may be held back for seconds while a page has nothing to draw.
  if (globalThis.scheduler?.postTask === undefined) {
    const timer = setTimeout(work, PAUSE);
    return () => clearTimeout(timer);
  }
  const calling = new AbortController();
  globalThis.scheduler.postTask(work, { priority: 'background', signal: calling.signal }).catch(() => {});
  return () => calling.abort();
}
