/**
 * Where the engine runs in the single-file edition: in the thread of the page. A page from the disk has no
 * address that a worker could load its modules from.
 */

import { serve } from '../worker/serve.js';

/** @import {FromWorker, ToWorker} from '../shared/verbs.js' */

/** What the client uses of a worker, without a thread. */
class LocalWorker {
  /** @type {((event: {data: FromWorker}) => void) | null} */
  onmessage = null;
  /** @type {((event: ErrorEvent) => void) | null} */
  onerror = null;
  #isEnded = false;
  #onMessage = serve({ root: new URL('./', document.baseURI), isAlone: false, post: (message) => this.#say(message) });

  /** @param {ToWorker} message */
  postMessage(message) {
    // As from another thread: never before the caller has gone on.
    setTimeout(() => this.#isEnded || this.#onMessage(message));
  }

  terminate() {
    this.#isEnded = true;
    // With a thread its locks would end; here the game must be let go, for the engine that comes next.
    this.#onMessage({ kind: 'end' });
  }

  /** @param {FromWorker} data */
  #say(data) {
    setTimeout(() => this.#isEnded || this.onmessage?.({ data }));
  }
}

/** There is no second one. */
export const thinkerWorker = null;

export function engineWorker() {
  return /** @type {Worker} */ (/** @type {unknown} */ (new LocalWorker()));
}
