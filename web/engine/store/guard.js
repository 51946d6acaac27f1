/** One writer for each game: a Web Lock held while the game is open, which another tab may take over. */

import { Fault } from '../shared/fault.js';

const PREFIX = 'skye-game-';
// A page that reloads lets its old lock go a moment after the new page has come up.
const PATIENCE = 1500;
// A worker that hangs holds its lock until the browser ends it by force, in Chromium two seconds after the request.
const LONGER = 6;

/**
 * @typedef {{isLost: boolean, isLocked: boolean, release: () => void}} Hold a hold without a lock keeps nobody out
 * @typedef {{take: (id: string, options?: {isForced?: boolean, isRestart?: boolean}) => Promise<Hold>}} Guard
 *   after a restart of the engine the hold is waited for longer: the worker before may still have it
 */

/**
 * @param {LockManager | undefined} locks where a browser has none, every hold is granted; the shelf still refuses to
 *   write over what another tab has written
 * @param {(id: string) => void} onLost called when another tab has taken the game over
 * @param {number} [patience]
 * @returns {Guard}
 */
export function createGuard(locks, onLost, patience = PATIENCE) {
  return {
    take: (id, { isForced = false, isRestart = false } = {}) =>
      new Promise((resolve, reject) => {
        /** @type {Hold} */
        const hold = { isLost: false, isLocked: false, release: () => {} };
        if (locks === undefined) {
          resolve(hold);
          return;
        }
        let isGranted = false;
        const waiting = new AbortController();
        const timer = setTimeout(() => waiting.abort(), isRestart ? LONGER * patience : patience);
        const options = isForced ? { steal: true } : { signal: waiting.signal };
        locks
          .request(PREFIX + id, options, () => {
            isGranted = true;
            hold.isLocked = true;
            clearTimeout(timer);
            return new Promise((done) => {
              hold.release = () => done(undefined);
              resolve(hold);
            });
          })
          .catch((error) => {
            if (!isGranted) {
              clearTimeout(timer);
              // A page from the disk may not use locks at all; only a wait that was ended means another tab.
              if (waiting.signal.aborted) reject(new Fault('open_in_other_tab', { id }));
              else if (error?.name === 'SecurityError') resolve(hold);
              else reject(error);
              return;
            }
            hold.isLost = true;
            hold.isLocked = false;
            onLost(id);
          });
      }),
  };
}
