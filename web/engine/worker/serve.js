/** The engine's side of the border: it starts Python, then answers requests in the order of their arrival, or only thinks. */

import { Fault } from '../shared/fault.js';
import { createDelegate } from '../store/delegate.js';
import { checkText } from '../store/limits.js';
import { createStore } from '../store/store.js';
import { boot } from './boot.js';
import { createThinker } from './thinker.js';

/** @import {FromWorker, ToWorker} from '../shared/verbs.js' */

// Milliseconds without a request before the engine turns to work of its own, and the longest wait for that.
const QUIET = 3000;
const LATEST = 60_000;
// What needs files that arrive after the start.
const LATE = new Set(['review']);

/**
 * @param {object} parts
 * @param {URL} parts.root the folder of the site
 * @param {boolean} parts.isAlone whether nothing but the engine runs in this global scope
 * @param {string[]} [parts.builds] those of the page and of this worker, as far as they are known
 * @param {(message: FromWorker) => void} parts.post to the page
 * @returns {(message: ToWorker) => void} takes the messages of the page
 */
export function serve({ root, isAlone, builds = [], post }) {
  /** @type {ReturnType<typeof createStore> | null} */
  let store = null;
  let lastAsked = 0;
  /** Does what may wait until the page has been answered, once. @type {() => Promise<void>} */
  let complete = async () => {};
  const delegate = createDelegate({ ask: (state) => post({ kind: 'thinker', state }) });

  /** @param {boolean} isFresh */
  async function start(isFresh) {
    try {
      const { handle, isKept, afterwards } = await boot({
        root,
        isFresh,
        isAlone,
        builds,
        report: (news) => post({ kind: 'stage', ...news }),
      });
      store = createStore({ handle: careful(handle), notify: (notice) => post({ kind: 'notice', notice }), delegate });
      if (isKept) delegate.allow();
      store.look();
      /** @type {Promise<void> | null} */
      let completed = null;
      // A review that finds the coach missing says so; else only the next start is quicker for it. So a failure need not be reported.
      complete = () =>
        (completed ??= afterwards()
          .then(delegate.allow)
          .catch(() => {
            completed = null;
          }));
      post({ kind: 'stage', stage: 'ready' });
      whenQuiet(performance.now() + LATEST).then(complete);
    } catch (error) {
      fail(asFault(error, 'boot_failed'));
    }
  }

  /**
   * The start of a thinker, which has no store and answers nobody but the engine. It fetches no snapshot and keeps none.
   * @param {MessagePort} port
   */
  async function think(port) {
    try {
      const { handle } = await boot({ root, isFresh: false, isAlone, isSecond: true, builds, report: () => {} });
      const onBroken = (/** @type {unknown} */ error) => fail(asFault(error, 'engine_crashed'));
      createThinker({ handle: careful(handle), port, onBroken });
      post({ kind: 'stage', stage: 'ready' });
    } catch (error) {
      fail(asFault(error, 'boot_failed'));
    }
  }

  /** @param {number} latest */
  async function whenQuiet(latest) {
    for (let rest = QUIET; rest > 0; rest = Math.min(lastAsked + QUIET, latest) - performance.now()) {
      await new Promise((resolve) => setTimeout(resolve, rest));
    }
  }

  /** @param {Extract<ToWorker, {kind: 'call'}>} message */
  async function answer({ id, verb, args }) {
    try {
      if (store === null) throw new Fault('engine_crashed', { detail: 'not started' });
      // The coach is not among what a start restores.
      if (LATE.has(verb)) await complete();
      post({ kind: 'reply', ...(await store.answer({ id, verb, args })) });
    } catch (error) {
      // The bridge never raises; when something comes through all the same, the interpreter cannot be trusted any more.
      fail(asFault(error, 'engine_crashed'));
    }
  }

  /** @param {Fault} fault */
  function fail(fault) {
    post({ kind: 'stage', stage: 'failed', fault: fault.toJSON() });
  }

  return (message) => {
    lastAsked = performance.now();
    if (message.kind === 'start') start(message.isFresh);
    else if (message.kind === 'end') store?.end();
    else if (message.kind === 'think') think(message.port);
    else if (message.kind === 'thinker') delegate.take(message.port);
    else answer(message);
  };
}

/**
 * The bridge, for texts that Python may parse.
 * @param {(text: string) => string} handle
 */
function careful(handle) {
  return (/** @type {string} */ text) => {
    checkText(text);
    return handle(text);
  };
}

/**
 * @param {unknown} error
 * @param {string} code of whatever is no fault yet
 */
const asFault = (error, code) =>
  error instanceof Fault ? error : new Fault(code, { detail: String(error).slice(-400) });
