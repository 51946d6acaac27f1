/** How many bytes of a start have come, of how many; the start finds out on the way what it needs. */

/**
 * @typedef {object} Progress
 * @property {(path: string) => void} expect a file that is now asked for
 * @property {(bytes: number) => void} count bytes that have arrived
 * @property {(path: string, loaded: number) => void} drop a file that is no longer wanted, and what had come of it
 */

// Progress is reported at this step, not for each of the many small pieces that arrive.
const STEP = 100_000;

/**
 * @param {import('../shared/build_files.js').Manifest} manifest
 * @param {(news: {stage: 'download' | 'python', loaded: number, total: number}) => void} report
 * @returns {Progress}
 */
export function createProgress(manifest, report) {
  let total = 0;
  let loaded = 0;
  let reported = 0;
  const size = (/** @type {string} */ path) => manifest.files[path]?.bytes ?? 0;
  const say = () => {
    reported = loaded;
    report({ stage: loaded === total ? 'python' : 'download', loaded, total });
  };
  return {
    expect(path) {
      total += size(path);
      say();
    },
    count(bytes) {
      loaded += bytes;
      if (loaded === total || loaded - reported >= STEP) say();
    },
    drop(path, bytes) {
      total -= size(path);
      loaded -= bytes;
      reported = Math.min(reported, loaded);
    },
  };
}
