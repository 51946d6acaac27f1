/** Changes of the table, one after the other: what a person intends, what a bot does, and catching up with the engine. */

import { faultOf } from '../../ui/faults.js';
import { askedSeat, soleSeat } from './people.js';

/** @import {ArgsOf} from '../../engine/shared/verbs.js' */
/** @import {BotAction} from '../../protocol.d.ts' */
/** @typedef {import('../../app.js').App} App */
/** @typedef {import('../../room.js').GameAction} GameAction */
/** @typedef {import('../../room.js').Situation} Situation */
/** @typedef {import('../../room.js').Table} Table */

/**
 * @typedef {object} How a new situation is taken in
 * @property {boolean} [isForward] whether something happened, rather than was taken back or reopened
 * @property {boolean} [isConcurrent] whether a bot did it while a person is deciding, who is not to be disturbed
 * @property {number} [asked] the person who is to be asked, if they may act
 */

/** @typedef {'act' | 'undo' | 'seat_player'} Changing the verbs that change a table */

/**
 * What a change says itself; for which revision and viewer it is, is added here.
 * @template {Changing} V
 * @typedef {Omit<ArgsOf<V>, 'revision' | 'viewer'>} Change
 */

/**
 * @typedef {object} Changes
 * @property {<V extends Changing>(verb: V, args: Change<V>, how?: How) => Promise<boolean>} intend: what a person wants, made for
 *   the turn on the screen. Bots acting at the same time do not matter; after any other change it is not carried out, since it
 *   was meant for something else. True once it is stored and shown
 * @property {<V extends Changing>(verb: V, args: Change<V>) => Promise<boolean>} arrange: the same, for what belongs to no turn
 * @property {(seat: number, action: GameAction | BotAction) => Promise<boolean>} actConcurrently: a bot's action; nothing is done when
 *   the seat was given to a person meanwhile
 * @property {(revision: number) => Promise<void>} catchUp: the engine has refused this revision. After what is on its way,
 *   the page takes in where the engine is
 */

/**
 * @param {App} app
 * @param {import('./session.js').Session} session
 * @param {object} ways
 * @param {(situation: Situation, how: How) => void} ways.settle
 * @param {() => number | null} ways.liftedSeat the seat behind the lifted curtain
 * @returns {Changes}
 */
export function createChanges(app, session, { settle, liftedSeat }) {
  /** How many changes of people are on their way. */
  let busy = 0;

  const viewerOf = (/** @type {Situation} */ situation) => soleSeat(situation) ?? liftedSeat();

  /**
   * @template {Changing} V
   * @param {V} verb
   * @param {(situation: Situation) => (Change<V> & {viewer: number | null}) | null} argsOf null when it was meant for another turn
   * @param {How} how
   * @param {() => void} [release] called in the same moment as the table changes, or is refused to
   */
  async function change(verb, argsOf, how, release = () => {}) {
    const isDone = await session.enqueue(async () => {
      const now = /** @type {Table} */ (app.state.table);
      try {
        const args = argsOf(now.situation);
        if (!args && how.isConcurrent) return false;
        if (!args) throw { code: 'stale_request', facts: {} };
        const sent = /** @type {ArgsOf<V>} */ ({ revision: now.situation.revision, ...args });
        const seen = await app.engine.call(verb, sent);
        const situation = await fitToEyes(seen, how.isConcurrent === true);
        if (!session.signal.aborted) settle(situation, how);
        return !session.signal.aborted;
      } catch (fault) {
        if (session.signal.aborted) return false;
        app.sounds.play('refuse');
        app.complain(fault);
        if (faultOf(fault).code === 'stale_request') await renew(now.situation.revision);
        return false;
      } finally {
        release();
      }
    });
    return isDone === true;
  }

  /**
   * A person's change. The table is busy immediately, not when its turn comes: it must be busy at the second tap of a double tap.
   * @template {Changing} V
   * @param {V} verb
   * @param {(situation: Situation) => (Change<V> & {viewer: number | null}) | null} argsOf
   * @param {How} how
   */
  async function changeByPerson(verb, argsOf, how) {
    if (session.signal.aborted) return false;
    busy += 1;
    app.updateTable({ is_busy: true });
    return change(verb, argsOf, how, () => {
      busy -= 1;
      if (!session.signal.aborted) app.updateTable({ is_busy: busy > 0 });
    });
  }

  /** @param {number} revision */
  async function renew(revision) {
    const now = app.state.table;
    if (!now || now.situation.revision !== revision) return;
    try {
      const seen = await app.engine.call('situation', { viewer: viewerOf(now.situation) });
      const situation = await fitToEyes(seen, true);
      if (situation.revision !== revision && !session.signal.aborted) settle(situation, {});
    } catch (fault) {
      if (!session.signal.aborted) app.complain(fault);
    }
  }

  /**
   * The curtain may have fallen or been lifted while an answer was on its way: it is taken in for the eyes that are now
   * before the screen.
   * @param {Situation} situation
   * @param {boolean} isConcurrent whether the person behind the lifted curtain goes on deciding
   * @returns {Promise<Situation>}
   */
  async function fitToEyes(situation, isConcurrent) {
    for (let seen = situation; ; ) {
      const lifted = isConcurrent ? liftedSeat() : null;
      const viewer = soleSeat(seen) ?? (askedSeat(seen, lifted) === lifted ? lifted : null);
      if (seen.viewer === viewer || session.signal.aborted) return seen;
      seen = { ...(await app.engine.call('situation', { viewer })), events: situation.events };
    }
  }

  return {
    intend(verb, args, how = {}) {
      const revision = app.state.table?.situation.revision ?? 0;
      // The next person must not see what this one saw, unless there is only one.
      return changeByPerson(
        verb,
        (situation) => (revision < session.since ? null : { viewer: soleSeat(situation), ...args }),
        how,
      );
    },
    arrange: (verb, args) => changeByPerson(verb, (situation) => ({ viewer: soleSeat(situation), ...args }), {}),
    actConcurrently(seat, action) {
      const isBots = (/** @type {Situation} */ { to_act, players }) =>
        to_act.includes(seat) && players[seat] !== 'human';
      return change('act', (situation) => (isBots(situation) ? { viewer: viewerOf(situation), action } : null), {
        isForward: true,
        isConcurrent: true,
      });
    },
    catchUp: (revision) => session.enqueue(() => renew(revision)).then(() => {}),
  };
}
