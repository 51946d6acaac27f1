/**
 * Games from a file, one request for each, so that nobody waits for them all, they can be stopped, and what is reported
 * is what was stored.
 */

import { randomHex } from '../shared/hex.js';

/**
 * @typedef {import('../shared/fault.js').FaultJson} FaultJson
 * @typedef {{added: string[], refused: import('../shared/verbs.js').RefusedGame[], left: number, device: Record<string, string> | null}} Report
 *   the ids of the games that are stored now, those refused by their number in the file, how many were not tried any more,
 *   and what else the file holds
 */

// After these every further game would be refused the same way.
const LAST = new Set(['storage_full', 'storage_failed']);

/**
 * Takes the games of a file in.
 * @param {import('../shared/verbs.js').Call} call the engine
 * @param {Blob} file
 * @param {object} [options]
 * @param {(done: number, count: number) => void} [options.onProgress] before each game
 * @param {() => boolean} [options.isStopped] asked before each game
 * @returns {Promise<Report>}
 */
export async function importGames(call, file, { onProgress = () => {}, isStopped = () => false } = {}) {
  const key = randomHex(10);
  /** @type {Report['added']} */
  const added = [];
  const { numbers, refused, device } = await call('games.file', { file, key });
  let tried = 0;
  for (const number of numbers) {
    onProgress(tried, numbers.length);
    if (isStopped()) break;
    tried += 1;
    try {
      added.push((await call('games.import', { file, key, number })).id);
    } catch (error) {
      const { code, facts } = /** @type {FaultJson} */ (error);
      refused.push({ number, code, facts });
      if (LAST.has(code)) break;
    }
  }
  return { added, refused: refused.sort((a, b) => a.number - b.number), left: numbers.length - tried, device };
}
