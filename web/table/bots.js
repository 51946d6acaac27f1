/** Bots at the table: they think slice by slice when it is their turn, and tell people what they would do. */

import { rivalAction } from '../learn/script.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('../room.js').Table} Table */

/** One slice of thinking in milliseconds: short enough for taps to be answered in between. */
const SLICE = 40;

/**
 * @typedef {object} Bots
 * @property {() => void} run: let the bots do what is theirs to do
 * @property {() => void} hurry the one that thinks
 * @property {() => Promise<void>} hint: ask a bot what it would do in the decider's place
 */

/**
 * @param {App} app
 * @param {object} ways
 * @param {() => Promise<void>} ways.momentsDone what happened before has been shown
 * @param {(action: Record<string, any>) => Promise<boolean>} ways.act for a bot; true once it is stored
 * @returns {Bots}
 */
export function createBots(app, { momentsDone, act }) {
  let areRunning = false;
  let isHurried = false;

  const table = () => app.state.table;

  async function run() {
    if (areRunning) return;
    areRunning = true;
    try {
      for (;;) {
        await momentsDone();
        const now = table();
        const seat = now?.situation.to_act.find((each) => now.situation.players[each] !== 'human');
        if (!now || seat === undefined || now.situation.is_over) break;
        // In a lesson the rival does what the script says, and waits while the person is told something.
        const action = now.lesson ? rivalAction(now.lesson, seat) : await think(now, seat);
        if (action === 'stale') continue;
        if (action === null || table()?.id !== now.id) break;
        if (!(await act(action))) break;
      }
    } finally {
      areRunning = false;
      if (table()?.thinking) app.updateTable({ thinking: null });
    }
  }

  /**
   * Let a bot think slice by slice.
   * @param {Table} now
   * @param {number} seat
   */
  async function think(now, seat) {
    isHurried = false;
    app.updateTable({ thinking: { seat, progress: 0 } });
    for (;;) {
      if (table()?.id !== now.id) return null;
      let reply;
      try {
        const revision = table()?.situation.revision;
        reply = await app.engine.call('think', { revision, seat, slice: SLICE, hurry: isHurried });
      } catch (fault) {
        if (/** @type {any} */ (fault)?.code === 'stale_request') return 'stale';
        app.complain(fault);
        return null;
      }
      if (table()?.id !== now.id) return null;
      if (reply.is_done) {
        app.updateTable({ thinking: null });
        return reply.action;
      }
      app.updateTable({ thinking: { seat, progress: reply.progress ?? 0 } });
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
      const { decider } = now;
      const { revision } = now.situation;
      app.updateTable({ hint: { progress: 0, action: null, reasons: [] } });
      for (;;) {
        const reply = await app.call('hint', { viewer: decider, slice: SLICE, hurry: false });
        const later = table();
        const isStill = later?.hint && later.decider === decider && later.situation.revision === revision;
        if (!isStill) return;
        if (!reply) return app.updateTable({ hint: null });
        app.updateTable({ hint: { progress: reply.progress, action: reply.action ?? null, reasons: reply.reasons ?? [] } });
        if (reply.is_done) return;
      }
    },
  };
}
