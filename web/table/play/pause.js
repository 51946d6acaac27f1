/**
 * The pause before a forced last step. When the decider can do nothing but end what they were doing, the page does it for
 * them after a short while, in which it can be undone: the engine is asked only then, so whatever interrupts the pause
 * loses nothing, and it begins again.
 */

/** @typedef {import('../../app.js').App} App */
/** @typedef {import('../../room.js').GameAction} GameAction */
/** @typedef {import('../../room.js').Table} Table */

/** Milliseconds, by the speed that was chosen; without movement it lasts as long as at the normal speed. */
const PAUSES = Object.freeze({ off: 1800, fast: 900, normal: 1800, slow: 3600 });

/**
 * @typedef {object} Pause
 * @property {() => void} consider: begin, go on or stop, as the state demands; called after each change of it
 * @property {() => boolean} isComing: whether a pause runs, or begins once the table is at rest
 */

/**
 * The only action that the decider has left, if it ends what they were doing.
 * @param {Table} table
 * @returns {GameAction | null}
 */
const forcedEnd = ({ situation, decider }) => situation.forced.find(({ seat }) => seat === decider) ?? null;

/**
 * Whether the person is before the table and looks at nothing else.
 * @param {App} app
 * @param {Table} table
 */
const isAttended = (app, table) =>
  app.state.screen.name === 'table' &&
  app.state.dialog === null &&
  !document.hidden &&
  !table.drawer &&
  !table.replay &&
  !table.peek &&
  !table.hint;

/**
 * @param {App} app
 * @param {import('./session.js').Session} session
 * @param {(action: GameAction) => Promise<boolean>} act for the deciding seat
 * @returns {Pause}
 */
export function createPause(app, session, act) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** The epoch of the session that the timer belongs to; null when none runs. @type {number | null} */
  let running = null;
  /** The epoch in which the engine refused: the person decides when to try again. */
  let refused = -1;

  function stop() {
    clearTimeout(timer);
    running = null;
    if (!session.signal.aborted && app.state.table?.pause) app.updateTable({ pause: 0 });
  }

  session.signal.addEventListener('abort', stop);

  /** @returns {GameAction | null} what is done after the pause, if there is to be one once the table is at rest */
  function coming() {
    const { table, settings } = app.state;
    if (!table || session.signal.aborted || settings.confirm_end || table.lesson) return null;
    const action = forcedEnd(table);
    return action && refused !== session.epoch && isAttended(app, table) ? action : null;
  }

  /** The same, while the table is at rest. */
  function due() {
    const { table } = app.state;
    return table && !table.is_busy && table.moments.length === 0 ? coming() : null;
  }

  async function end() {
    const action = due();
    const { epoch } = session;
    if (action && !(await act(action)) && session.isCurrent(epoch)) refused = epoch;
  }

  return {
    isComing: () => coming() !== null,
    consider() {
      const isDue = due() !== null;
      if (!isDue && running !== null) stop();
      if (!isDue || running === session.epoch) return;
      clearTimeout(timer);
      running = session.epoch;
      const pause = PAUSES[app.state.settings.speed];
      timer = setTimeout(end, pause);
      app.updateTable({ pause });
    },
  };
}
