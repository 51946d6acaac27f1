/**
 * The second worker's work: it thinks about one decision after another, in slices, between which it hears whether that is
 * still wanted. It stores nothing and holds no game; what it knows of a table came through its port.
 */

/** @import {Job, ToThinker} from '../shared/thinking.js' */
/** @import {FaultJson} from '../shared/fault.js' */

// Milliseconds: how often the engine hears of it, and how soon it turns to another decision.
const SLICE = 50;

/**
 * @param {object} parts
 * @param {(text: string) => string | Promise<string>} parts.handle the bridge
 * @param {MessagePort} parts.port to the worker with the table
 * @param {(error: unknown) => void} parts.onBroken when the bridge raised, which it never does
 */
export function createThinker({ handle, port, onBroken }) {
  /** @type {Job | null} */
  let job = null;
  let isAtWork = false;

  /**
   * @param {string} verb
   * @param {object} args
   */
  async function asked(verb, args) {
    const reply = JSON.parse(await handle(JSON.stringify({ id: 0, verb, args })));
    if (!reply.ok) throw new Refused(reply.fault);
    return reply.result;
  }

  async function work() {
    /** @type {Job | null} */
    let known = null;
    while (job !== null) {
      const mine = job;
      const { number, text, revision, seat } = mine;
      try {
        if (known !== mine) await asked('follow', { text, revision });
        known = mine;
        const { is_done, progress, action } = await asked('ponder', { revision, seat, slice: SLICE });
        port.postMessage({ number, is_done, progress, action });
        if (is_done && job === mine) job = null;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        port.postMessage({ number, is_done: true, progress: 0, fault: error.fault });
        if (job === mine) job = null;
      }
      // Here the next message comes in.
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  port.onmessage = ({ data }) => {
    const message = /** @type {ToThinker} */ (data);
    job = message.kind === 'job' ? message : null;
    if (isAtWork || job === null) return;
    isAtWork = true;
    work()
      .catch(onBroken)
      .finally(() => {
        isAtWork = false;
      });
  };
}

class Refused extends Error {
  /** @param {FaultJson} fault */
  constructor(fault) {
    super(fault.code);
    this.fault = fault;
  }
}
