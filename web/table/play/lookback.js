/** Looking back at an earlier step. A slider asks for many steps in a moment: one is asked for at a time, then the newest. */

/** @typedef {import('../../app.js').App} App */

/**
 * @typedef {object} Lookback
 * @property {(step: number, seat?: number | null) => Promise<void>} at: look at a step, with the eyes of a seat and at its land if
 *   one is named; resolves once nothing more is to come
 * @property {() => void} present: stop looking back; what is still on its way is dropped
 */

/**
 * @param {App} app
 * @param {import('./session.js').Session} session
 * @param {() => number | null} viewer whose view is shown
 * @returns {Lookback}
 */
export function createLookback(app, session, viewer) {
  /** @type {{step: number, seat: number | null} | null} */
  let wanted = null;
  /** Grows with every return to the present. */
  let visit = 0;
  let isRunning = false;
  let running = Promise.resolve();

  async function run() {
    isRunning = true;
    for (let next = wanted; next !== null && !session.signal.aborted; next = wanted) {
      const { step, seat } = next;
      const mine = visit;
      const isStill = () => !session.signal.aborted && mine === visit;
      wanted = null;
      try {
        const replay = await app.engine.call('at', { step, viewer: seat ?? viewer() });
        if (isStill()) show(replay, seat);
      } catch (fault) {
        if (isStill()) app.complain(fault);
      }
    }
    isRunning = false;
  }

  /**
   * @param {import('../../room.js').Situation} replay
   * @param {number | null} wantedSeat
   */
  function show(replay, wantedSeat) {
    const seat = wantedSeat ?? replay.events.flatMap((event) => ('seat' in event ? [event.seat] : []))[0];
    app.updateTable(seat === undefined ? { replay } : { replay, look: seat, is_looking_away: true });
  }

  return {
    at(step, seat = null) {
      wanted = { step, seat };
      if (!isRunning) running = run();
      return running;
    },
    present() {
      visit += 1;
      wanted = null;
      if (!session.signal.aborted && app.state.table?.replay) app.updateTable({ replay: null });
    },
  };
}
