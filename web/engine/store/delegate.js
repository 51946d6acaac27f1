/**
 * The engine's side of a second worker, the thinker: whose thinking it is given, and what has come of it.
 *
 * The engine thinks itself until a decision takes long. Then it asks for a thinker, and goes on until that has been heard of.
 * From then on it gives every decision to the thinker and only waits; when nothing is heard for a while, it begins to
 * think as well. Both use the same view and the same chance, so it does not matter who is done first. A thinker that is
 * silent for too long is given up.
 *
 * Records and actions pass through a port between the two workers, never through the page.
 */

/** @import {Job, News, ToThinker, Whereabouts} from '../shared/thinking.js' */

/**
 * @typedef {Omit<Job, 'kind' | 'number'>} Decision
 * @typedef {object} Task a decision that takes long, or is the thinker's
 * @property {number} number what the thinker calls it
 * @property {number} revision
 * @property {number} seat
 * @property {number} slices of the engine's own
 * @property {number} progress of the engine's own
 * @property {boolean} isSent to the thinker
 * @property {boolean} isAwaited whether the engine leaves it to the thinker
 * @property {News | null} news the thinker's latest
 * @property {boolean} isNew whether the page has not yet been informed of it
 */

// Slices of the engine's own after which a decision has proved to take long, and a thinker is worth its start.
const LONG = 3;
// Milliseconds, at most, until a request is answered with what is known, and of silence until the thinker is given up.
const WAIT = 250;
const PATIENCE = 8000;
// A thinker that was needed no more for this many milliseconds is ended, for its memory.
const REST = 120_000;

/**
 * @param {object} [parts]
 * @param {(state: Whereabouts) => void} [parts.ask] the page, which makes and ends workers
 * @param {number} [parts.wait]
 * @param {number} [parts.patience]
 * @param {number} [parts.rest]
 */
export function createDelegate({ ask = () => {}, wait = WAIT, patience = PATIENCE, rest = REST } = {}) {
  let isAllowed = false;
  let isAsked = false;
  // Whether the thinker that is now connected has been heard of.
  let isReady = false;
  /** @type {MessagePort | null} */
  let port = null;
  /** @type {Task | null} */
  let task = null;
  let count = 0;
  // Milliseconds of thinking since the thinker was heard. The time that a device sleeps is not in it.
  let silence = 0;
  /** The ends of the waits of requests for news. @type {Set<() => void>} */
  const waits = new Set();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let resting;

  /** @param {{revision?: unknown, seat?: unknown}} decision */
  const taskOf = ({ revision, seat }) => (task?.revision === revision && task?.seat === seat ? task : null);

  /** @param {ToThinker} message */
  function say(message) {
    port?.postMessage(message);
    restLater();
  }

  /** @param {News} news */
  function hear(news) {
    silence = 0;
    isReady = true;
    restLater();
    if (task === null || news.number !== task.number) return;
    // A refusal is for the engine to give, or not.
    task.isAwaited = news.fault === undefined;
    if (task.isAwaited) task.news = news;
    task.isNew = task.isAwaited;
    wake();
  }

  function drop() {
    if (task?.isSent && !task.news?.is_done) say({ kind: 'stop' });
    task = null;
    wake();
  }

  /** @param {Decision} decision */
  function begin({ revision, seat }) {
    drop();
    count += 1;
    task = {
      ...{ number: count, revision, seat, slices: 0, progress: 0 },
      ...{ isSent: false, isAwaited: false, news: null, isNew: false },
    };
    return task;
  }

  /**
   * @param {Task} mine
   * @param {string} text
   */
  function send(mine, text) {
    const { number, revision, seat } = mine;
    mine.isSent = true;
    say({ kind: 'job', number, text, revision, seat });
  }

  function restLater() {
    clearTimeout(resting);
    if (port !== null) resting = setTimeout(letGo, rest);
  }

  function letGo() {
    closePort();
    drop();
    isAsked = false;
    ask('idle');
  }

  function closePort() {
    clearTimeout(resting);
    port?.close();
    port = null;
    isReady = false;
    silence = 0;
  }

  function lose() {
    if (port !== null) ask('lost');
    isAllowed = false;
    closePort();
    task = null;
    wake();
  }

  function wake() {
    for (const end of [...waits]) end();
  }

  /** Waits for news, or for a while. @returns {Promise<void>} */
  const newsOrTime = () =>
    new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        waits.delete(end);
        resolve();
      };
      const timer = setTimeout(() => {
        end();
        passed(wait);
      }, wait);
      waits.add(end);
    });

  /** @param {number} time milliseconds in which nothing was heard */
  function passed(time) {
    silence += time;
    if (silence >= patience) lose();
  }

  return {
    /** From now on a thinker would start quickly, with nothing to be fetched for it. */
    allow() {
      isAllowed = true;
    },

    /** @param {MessagePort | null} next to the thinker; null when the page has ended it */
    take(next) {
      closePort();
      if (next === null) return lose();
      port = next;
      restLater();
      port.onmessage = ({ data }) => next === port && hear(/** @type {News} */ (data));
    },

    /**
     * A decision is to be made: a thinker that has proved to be there gets it at once.
     * @param {Decision} decision
     */
    give(decision) {
      if (!isReady || taskOf(decision) !== null) return;
      const mine = begin(decision);
      mine.isAwaited = true;
      send(mine, decision.text);
    },

    /**
     * The engine has thought about a decision without an end.
     * @param {Decision} decision
     * @param {number} progress
     * @param {number} time milliseconds of the slice
     */
    offer(decision, progress, time) {
      if (!isAllowed) return;
      const mine = taskOf(decision) ?? begin(decision);
      mine.slices += 1;
      mine.progress = progress;
      if (mine.isSent) passed(time);
      else if (port !== null) send(mine, decision.text);
      else if (!isAsked && mine.slices >= LONG) {
        isAsked = true;
        ask('wanted');
      }
    },

    /**
     * Whether this decision is left to the thinker.
     * @param {{revision?: unknown, seat?: unknown}} decision
     */
    isAwaited: (decision) => taskOf(decision)?.isAwaited === true,

    /**
     * The progress of such a decision as soon as there is news of it, or else after a short while.
     * @param {{revision?: unknown, seat?: unknown, hurry?: unknown}} decision
     * @returns {Promise<number | null>} null if the engine itself has to answer now
     */
    async progress(decision) {
      const mine = taskOf(decision);
      if (mine === null || mine.news?.is_done || decision.hurry === true) return null;
      if (!mine.isNew) await newsOrTime();
      mine.isNew = false;
      // Until there is any news, the engine need not only wait.
      mine.isAwaited &&= mine.news !== null;
      // Meanwhile the thinker may have come to its end or been given up, or the table has moved on.
      if (mine !== task || mine.news === null || mine.news.is_done) return null;
      return Math.max(mine.progress, mine.news.progress);
    },

    /**
     * The action the thinker has decided on; in a hurry its best so far, unless the engine itself had come further.
     * @param {{revision?: unknown, seat?: unknown, hurry?: unknown}} decision
     * @returns {News['action'] | null}
     */
    chosen(decision) {
      const mine = taskOf(decision);
      if (mine === null || mine.news === null) return null;
      const isBest = mine.news.is_done || (decision.hurry === true && mine.news.progress >= mine.progress);
      return isBest ? (mine.news.action ?? null) : null;
    },

    drop,
    lose,

    /** @param {number | undefined} revision of the table as it is now: thoughts about any other are of no use */
    stayAt(revision) {
      if (task !== null && task.revision !== revision) drop();
    },
  };
}
