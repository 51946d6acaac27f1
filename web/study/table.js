/**
 * A study as the shared pieces of a table take it. They are given an `App` of the study's own: the page's, but with the
 * study on the table, and with a conductor that leads the study. The game that may be open stays as it is.
 */

import { withTile } from './documents.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('../app.js').State} State */
/** @typedef {import('../room.js').Table} Table */
/** @typedef {import('./desk.js').Desk} Desk */
/** @typedef {import('./state.js').StudyState} StudyState */

/**
 * The table that a study makes.
 * @param {StudyState} study
 * @param {import('../room.js').Situation} situation
 * @param {number} seat whose land is built
 * @returns {Table}
 */
export const studyTable = ({ entry, table, held }, situation, seat) => ({
  id: `study ${entry.id}`,
  session: 0,
  situation,
  decider: situation.is_over ? null : seat,
  curtain: null,
  look: seat,
  is_looking_away: false,
  ui: { tile: held, cell: null, turn: table?.ui.turn ?? 0 },
  answers: new Map(),
  is_asking: false,
  drawer: null,
  sheet_choice: null,
  thinking: null,
  stalled: null,
  moments: [],
  remark: null,
  remarks: [],
  ceremony: null,
  travels: null,
  highlight: [],
  lens: table?.lens ? { area: null, cell: null } : null,
  log: [],
  is_busy: false,
  replay: null,
  peek: null,
  pause: 0,
  handover: null,
  hint: null,
  lesson: null,
  guide: null,
  review: null,
});

/**
 * @param {App} app
 * @param {() => Desk} desk
 * @param {(room: import('../room.js').GameRoom) => import('../room.js').GameRoom} roomOf the room of a game as the study has it
 * @returns {App}
 */
export function studyApp(app, desk, roomOf) {
  const tableNow = () => app.state.study?.table ?? null;
  /** @type {{of: State, state: State} | null} */
  let known = null;
  /** @type {Map<string, import('../room.js').GameRoom>} */
  const rooms = new Map();
  /** @type {Partial<import('../table/play/conductor.js').Conductor>} */
  const conductor = {
    async act(action) {
      if (action.kind !== 'place' || !('x' in action)) return false;
      const { tile, x, y, turn, seat } = action;
      return desk().change((document) => withTile(document, seat, [tile, x, y, turn]), { spots: null });
    },
    query: (question, args) => desk().query(question, args),
    look: (seat) => {
      if (seat !== null) desk().look(seat);
    },
    highlight: async (marks, seat) => {
      if (seat !== undefined) await desk().look(seat);
      own.updateTable({ highlight: marks });
    },
    undo: async () => {
      await desk().undo();
      return true;
    },
  };
  /** @type {App} */
  const own = Object.create(app, {
    state: {
      get() {
        if (known?.of !== app.state) known = { of: app.state, state: { ...app.state, table: tableNow() } };
        return known.state;
      },
    },
    board: { value: null, writable: true },
    conductor: { value: conductor },
    room: {
      value: (/** @type {string} */ game) => {
        const room = rooms.get(game) ?? roomOf(app.room(game));
        rooms.set(game, room);
        return room;
      },
    },
    updateTable: {
      value: (/** @type {Partial<Table>} */ change) => {
        const table = tableNow();
        if (!table) return;
        desk().set({ table: { ...table, ...change } });
        desk().ask();
      },
    },
    setUi: {
      value: (/** @type {import('../room.js').Ui} */ change) => {
        const table = tableNow();
        if (table) own.updateTable({ ui: { ...table.ui, ...change } });
      },
    },
  });
  return own;
}
