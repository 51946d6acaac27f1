/**
 * The page's part in the thinker, a second worker for the long thoughts of bots: it makes and ends it, where the device has
 * a core and the memory for it, and connects it with the engine. What the two say to each other does not pass through here.
 */

import { thinkerWorker } from './spawn.js';

/** @typedef {import('../shared/thinking.js').Whereabouts} Whereabouts */
/** @typedef {{hardwareConcurrency?: number, deviceMemory?: number}} Device */

const LEAST_CORES = 2;
// Gigabytes, where the browser says.
const LEAST_MEMORY = 4;

/** @param {Device} device */
const hasRoom = ({ hardwareConcurrency: cores = 1, deviceMemory: memory = LEAST_MEMORY }) =>
  cores >= LEAST_CORES && memory >= LEAST_MEMORY;

/**
 * @param {object} [parts]
 * @param {(() => Worker) | null} [parts.makeWorker] null where the engine has no worker either
 * @param {Device} [parts.device]
 */
export function createSecond({ makeWorker = thinkerWorker, device = globalThis.navigator ?? {} } = {}) {
  /** @type {Worker | null} */
  let worker = null;
  // One that has failed would do so again, and the engine can do without.
  let hasFailed = false;

  /** @param {Worker} engine */
  function begin(engine) {
    if (worker !== null || hasFailed || makeWorker === null || !hasRoom(device)) return;
    try {
      const { port1, port2 } = new MessageChannel();
      const mine = makeWorker();
      worker = mine;
      const fail = () => {
        if (mine !== worker) return;
        giveUp();
        engine.postMessage({ kind: 'thinker', port: null });
      };
      mine.onmessage = ({ data }) => data.stage === 'failed' && fail();
      mine.onerror = (event) => {
        event.preventDefault();
        fail();
      };
      mine.postMessage({ kind: 'think', port: port1 }, [port1]);
      engine.postMessage({ kind: 'thinker', port: port2 }, [port2]);
    } catch {
      giveUp();
    }
  }

  function end() {
    worker?.terminate();
    worker = null;
  }

  function giveUp() {
    end();
    hasFailed = true;
  }

  return {
    /**
     * @param {Whereabouts} state what the engine says of the thinker
     * @param {Worker} engine
     */
    heed(state, engine) {
      if (state === 'wanted') begin(engine);
      else if (state === 'idle') end();
      else giveUp();
    },
    end,
    /** The engine itself has failed: perhaps there was not enough memory for two. */
    blame() {
      if (worker !== null) giveUp();
    },
  };
}
