/**
 * The engine's side of a second worker, the thinker: whose thinking it is given, and what has come of it.
 *
 * The engine begins to think about every decision itself. What is not decided in a slice is given to the thinker as well,
 * and the engine goes on until the thinker has been heard of; from then on it only waits. Both use the same view and the same
 * chance, so it does not matter who is done first. A thinker that is silent for too long is given up, and the engine
 * goes on from where it was.
 *
 * Records and actions pass through a port between the two workers, never through the page.
 */

/** @import {Job, News, ToThinker, Whereabouts} from '../shared/thinking.js' */

/**
 * @typedef {object} Task a decision that the engine could not make at once
 * @property {number} number what the thinker calls it
 * @property {number} revision
 * @property {number} seat
 * @property {number} slices of the engine's own
 * @property {number} progress of the engine's own
 * @property {boolean} isSent
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
    restLater();
    if (task === null || news.number !== task.number) return;
    if (news.fault !== undefined) return lose();
    task.news = news;
    task.isNew = true;
    wake();
  }

  function drop() {
    if (task?.isSent && !task.news?.is_done) say({ kind: 'stop' });
    task = null;
    wake();
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
     * The engine has thought about a decision without an end.
     * @param {Omit<Job, 'kind' | 'number'> & {progress: number, time: number}} decision with the milliseconds of the slice
     */
    offer({ text, revision, seat, progress, time }) {
      if (!isAllowed) return;
      if (taskOf({ revision, seat }) === null) {
        drop();
        count += 1;
        task = { number: count, revision, seat, slices: 0, progress, isSent: false, news: null, isNew: false };
      }
      const mine = /** @type {Task} */ (task);
      mine.slices += 1;
      mine.progress = progress;
      if (mine.isSent) passed(time);
      else if (port !== null) {
        mine.isSent = true;
        say({ kind: 'job', number: mine.number, text, revision, seat });
      } else if (!isAsked && mine.slices >= LONG) {
        isAsked = true;
        ask('wanted');
      }
    },

    /**
     * Whether the thinker is at this decision, so that the engine need not think.
     * @param {{revision?: unknown, seat?: unknown}} decision
     */
    isAt: (decision) => taskOf(decision)?.news != null,

    /**
     * The progress of such a decision as soon as there is news of it, or else after a short while.
     * @param {{revision?: unknown, seat?: unknown, hurry?: unknown}} decision
     * @returns {Promise<number | null>} null if the engine itself has to answer now
     */
    async progress(decision) {
      const mine = taskOf(decision);
      if (mine === null || mine.news === null || mine.news.is_done || decision.hurry === true) return null;
      if (!mine.isNew) await newsOrTime();
      mine.isNew = false;
      // Meanwhile the thinker may have come to its end or been given up, or the table has moved on.
      if (mine !== task || mine.news.is_done) return null;
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
