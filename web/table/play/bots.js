/** Bots at the table: they think slice by slice when it is their turn, and advise people on request. */

import { rivalAction } from '../../learn/script.js';
import { faultOf } from '../../ui/faults.js';

/** @import {BotAction} from '../../protocol.d.ts' */
/** @typedef {import('../../app.js').App} App */
/** @typedef {import('../../room.js').GameAction} GameAction */
/** @typedef {import('../../room.js').Table} Table */

/** One slice of thinking in milliseconds: short enough for taps to be answered in between. */
const SLICE = 40;

/**
 * @typedef {object} Bots
 * @property {() => void} run: let the bots do what is theirs to do
 * @property {() => void} hurry the one that thinks
 * @property {() => Promise<void>} hint: ask a bot what it would do in the decider's place
 */

/**
 * The bot that acts now; in a lesson, the rival, whenever the script has something for it to do.
 * @param {Table} table
 */
const nextBot = ({ situation, lesson }) =>
  lesson ? (situation.to_act.find((seat) => situation.players[seat] !== 'human') ?? null) : situation.bot;

/**
 * @param {App} app
 * @param {import('./session.js').Session} session
 * @param {object} ways
 * @param {() => Promise<void>} ways.momentsDone what happened before has been shown
 * @param {(seat: number, action: GameAction | BotAction) => Promise<boolean>} ways.act for a bot; true once it is stored
 * @param {(revision: number) => Promise<void>} ways.catchUp with the engine, which has left this revision behind
 * @returns {Bots}
 */
export function createBots(app, session, { momentsDone, act, catchUp }) {
  let areRunning = false;
  let isHurried = false;
  /** How often advice was asked for: only the newest request is shown. */
  let hints = 0;

  const table = () => (session.signal.aborted ? null : app.state.table);
  /** Nobody plays unseen: while another screen is shown, the bots wait. */
  const areSeen = () => app.state.screen.name === 'table';

  async function run() {
    if (areRunning) return;
    areRunning = true;
    if (table()?.stalled != null) app.updateTable({ stalled: null });
    try {
      for (;;) {
        await momentsDone();
        const now = table();
        const seat = now && nextBot(now);
        if (!now || seat === null || now.situation.is_over || !areSeen()) break;
        if ((await move(now, seat)) || !table() || !areSeen()) continue;
        // In a lesson the rival waits while something is explained to the person.
        if (now.lesson && rivalAction(now.lesson, seat) === null) break;
        if (table()?.situation.revision !== now.situation.revision) continue;
        // Refused for a reason that may pass, a full storage for example: the person decides when to try again.
        app.updateTable({ stalled: seat });
        break;
      }
    } finally {
      areRunning = false;
      if (table()?.thinking) app.updateTable({ thinking: null });
    }
  }

  /**
   * One action of a bot; in a lesson, the one of the script.
   * @param {Table} now
   * @param {number} seat
   * @returns {Promise<boolean>} whether it is stored
   */
  async function move(now, seat) {
    const action = now.lesson ? rivalAction(now.lesson, seat) : await think(seat);
    return action !== null && table() !== null && areSeen() && act(seat, action);
  }

  /**
   * Let a bot think slice by slice.
   * @param {number} seat
   * @returns {Promise<BotAction | null>} null when there is nothing to do any more, or it was refused
   */
  async function think(seat) {
    isHurried = false;
    app.updateTable({ thinking: { seat, progress: 0 } });
    for (;;) {
      const now = table();
      if (!now || !areSeen()) return null;
      const { revision } = now.situation;
      try {
        const reply = await app.engine.call('think', { revision, seat, slice: SLICE, hurry: isHurried });
        if (!table()) return null;
        app.updateTable({ thinking: reply.is_done ? null : { seat, progress: reply.progress ?? 0 } });
        if (reply.is_done) return reply.action;
      } catch (fault) {
        if (!table()) return null;
        if (faultOf(fault).code === 'stale_request') await catchUp(revision);
        else app.complain(fault);
        return null;
      }
    }
  }

  return {
    run,
    hurry() {
      isHurried = true;
    },
    async hint() {
      const now = table();
      if (!now || now.decider === null || now.hint) return;
      const { epoch } = session;
      hints += 1;
      const mine = hints;
      app.setUi({ refusal: null });
      app.updateTable({ hint: { progress: 0, action: null, reasons: [] } });
      for (;;) {
        const reply = await session.ask('hint', { viewer: now.decider, slice: SLICE, hurry: false });
        if (!session.isCurrent(epoch) || mine !== hints || !table()?.hint) return;
        if (!reply) return app.updateTable({ hint: null });
        app.updateTable({
          hint: { progress: reply.progress, action: reply.action ?? null, reasons: reply.reasons ?? [] },
        });
        if (reply.is_done) return;
      }
    },
  };
}
