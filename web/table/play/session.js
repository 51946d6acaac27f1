/**
 * The session of one open table, from opening to leaving. Whatever is asked of the engine belongs to the session that
 * asked it: what comes back after the table was left, or after it has moved on, is dropped here and nowhere else.
 */

/** @import {ArgsOf, ResultOf, VerbName} from '../../engine/shared/verbs.js' */
/** @typedef {import('../../app.js').App} App */
/** @typedef {import('../../room.js').Table} Table */

/**
 * @typedef {object} Session
 * @property {string} id of the game on the table; empty until a new game has one
 * @property {number} number each session of the page has its own
 * @property {number} epoch grows whenever another situation, or another seat's view of it, is taken in
 * @property {number} since the revision with which the present turn began: an intent that is older was meant for another turn
 * @property {AbortSignal} signal aborted once the table is left
 * @property {() => void} leave
 * @property {() => void} advance to the next epoch
 * @property {(epoch: number) => boolean} isCurrent whether the table is still open and in that epoch
 * @property {(epoch: number, change: Partial<Table>) => void} accept a change of the table that belongs to an epoch, unless the
 *   table has moved on
 * @property {<V extends VerbName>(verb: V, args: ArgsOf<V>) => Promise<ResultOf<V> | null>} ask the engine about the present epoch: the result,
 *   or null when it was refused, which is reported to the person, or when the table has moved on meanwhile
 * @property {<T>(work: () => Promise<T>) => Promise<T | null>} enqueue work that changes the table, after what is already
 *   on its way; null when the table was left before
 */

let count = 0;

/**
 * @param {App} app
 * @param {string} [id]
 * @returns {Session}
 */
export function createSession(app, id = '') {
  const leaving = new AbortController();
  /** @type {Promise<unknown>} */
  let queue = Promise.resolve();

  count += 1;
  /** @type {Session} */
  const session = {
    id,
    number: count,
    epoch: 0,
    since: 0,
    signal: leaving.signal,
    leave: () => leaving.abort(),
    advance() {
      session.epoch += 1;
    },
    isCurrent: (epoch) => !leaving.signal.aborted && epoch === session.epoch,
    accept(epoch, change) {
      if (session.isCurrent(epoch)) app.updateTable(change);
    },
    async ask(verb, args) {
      const { epoch } = session;
      try {
        const result = await app.engine.call(verb, args);
        return session.isCurrent(epoch) ? result : null;
      } catch (fault) {
        if (session.isCurrent(epoch)) app.complain(fault);
        return null;
      }
    },
    enqueue(work) {
      const turn = queue.then(() => (leaving.signal.aborted ? null : work()));
      queue = turn.catch(() => {});
      return turn;
    },
  };
  return session;
}
