/** Coming to a table: a new game, a saved one, a lesson. Only the table asked for last is sat down to. */

import { keepGuide } from '../../learn/guide.js';
import { lessonGame, openedLesson } from '../../learn/lesson.js';
import { faultOf } from '../../ui/faults.js';
import { soleSeat } from './people.js';
import { createSession } from './session.js';

/** @typedef {import('../../app.js').App} App */
/** @typedef {import('../../room.js').Player} Player */
/** @typedef {import('../../room.js').Setup} Setup */
/** @typedef {import('../../room.js').Situation} Situation */
/** @typedef {import('../../room.js').Table} Table */
/** @typedef {import('./session.js').Session} Session */
/** @typedef {{actions: import('../../room.js').GameAction[], guide: import('../../learn/guide.js').Guide}} Lead what a new game begins with: actions of a lesson, then its guide */

/**
 * @typedef {object} Arrival
 * @property {(game: string, setup: Setup, players: Player[], lead?: Lead) => Promise<boolean>} start
 * @property {(args: import('../../engine/shared/verbs.js').ArgsOf<'games.practise'>) => Promise<boolean>} practise a finished game from one of its moments
 * @property {(id: string, isTaken: boolean) => Promise<'open' | 'elsewhere' | 'refused' | 'left'>} open
 * @property {(id: string) => Promise<boolean>} reopen the same table after the engine was started again
 * @property {(isWanted?: (id: string) => boolean) => void} giveUp the table that is being opened, unless it is still wanted
 */

/**
 * @param {App} app
 * @param {object} ways
 * @param {(session: Session, situation: Situation, lesson?: Table['lesson']) => void} ways.sit down
 * @param {() => void} ways.letGo: nothing more is taken in of the table before
 * @returns {Arrival}
 */
export function createArrival(app, { sit, letGo }) {
  /** The table that is being opened. @type {Session | null} */
  let coming = null;
  /** The new game that was asked for last. @type {{session: Session, isOpen: Promise<boolean>} | null} */
  let newest = null;

  /**
   * @template T
   * @param {string} id
   * @param {(session: Session) => Promise<T>} work
   */
  async function comeTo(id, work) {
    coming?.leave();
    const session = createSession(app, id);
    coming = session;
    try {
      return await work(session);
    } finally {
      if (coming === session) coming = null;
    }
  }

  /**
   * @param {Session} session
   * @param {{id: string, situation: Situation, notice?: import('../../room.js').Fault}} opened
   * @returns {Promise<boolean>} false when the person went elsewhere meanwhile
   */
  async function arrive(session, opened) {
    // From now on the engine speaks of the new table: nothing of it may pass for an answer about the old one.
    letGo();
    if (session.signal.aborted) {
      // The person went back to the table before, which is no longer in the engine: the screen that misses it opens it again.
      if (app.state.table) app.update({ table: null });
      return false;
    }
    session.id = opened.id;
    if (opened.notice) app.complain(opened.notice);
    // The store answers with what everybody may see; a single person sees with their own eyes.
    const seat = soleSeat(opened.situation);
    const situation =
      seat === null ? opened.situation : ((await session.ask('situation', { viewer: seat })) ?? opened.situation);
    if (session.signal.aborted) return false;
    sit(session, situation);
    return true;
  }

  /**
   * @param {Session} session
   * @param {() => Promise<import('../../engine/shared/verbs.js').OpenedGame | null>} make
   * @param {Lead | null} lead
   */
  async function begin(session, make, lead) {
    const opened = await make();
    for (const action of lead?.actions ?? []) {
      if (!opened || session.signal.aborted) break;
      const situation = await app.call('act', { revision: opened.situation.revision, viewer: null, action });
      // What was played so far is a game like any other.
      if (!situation) break;
      opened.situation = situation;
    }
    if (opened && lead) keepGuide(opened.id, lead.guide);
    if (!opened || !(await arrive(session, opened))) return false;
    // With the table, not after it: the screen of the old table would open that one again.
    app.go('table', { id: session.id });
    return true;
  }

  /**
   * @param {Parameters<typeof begin>[1]} make
   * @param {Lead | null} lead
   */
  function beginOnce(make, lead) {
    // The second tap of a double tap waits for the same game.
    if (newest && newest.session === coming) return newest.isOpen;
    const isOpen = comeTo('', (session) => begin(session, make, lead));
    if (coming) newest = { session: coming, isOpen };
    return isOpen;
  }

  return {
    start: (game, setup, players, lead) =>
      beginOnce(() => app.call('games.new', { game, setup, players }), lead ?? null),
    practise: (args) => beginOnce(() => app.call('games.practise', args), null),
    open: (id, isTaken) =>
      comeTo(id, async (session) => {
        try {
          const game = lessonGame(id);
          if (game === null) {
            const opened = await app.engine.call(isTaken ? 'games.take_over' : 'games.open', { id });
            return (await arrive(session, opened)) ? 'open' : 'left';
          }
          const { situation, lesson } = await openedLesson(app, game, session.signal);
          sit(session, situation, lesson);
          return 'open';
        } catch (fault) {
          if (session.signal.aborted) return 'left';
          if (faultOf(fault).code === 'open_in_other_tab') return 'elsewhere';
          app.complain(fault);
          return 'refused';
        }
      }),
    reopen: (id) =>
      comeTo(id, async (session) => {
        const opened = await app.call('games.open', { id, is_restart: true });
        return session.signal.aborted || (opened !== null && arrive(session, opened));
      }),
    giveUp(isWanted = () => false) {
      if (!coming || isWanted(coming.id)) return;
      coming.leave();
      coming = null;
    },
  };
}
