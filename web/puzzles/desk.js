/**
 * The puzzle on the screen. It is shown by the same parts as a table, which get an app of their own: its table is the
 * puzzle's, and what is asked or done goes to the puzzle in the engine. The page's own table is never touched.
 */

import { t } from '../i18n/index.js';
import { createAnswers } from '../table/play/answers.js';
import { newTable } from '../table/play/new_table.js';
import { createSession } from '../table/play/session.js';
import { notePuzzle } from '../ui/puzzle_progress.js';

/** @import {PuzzleJson, PuzzleResult, VerdictJson} from '../protocol.d.ts' */
/** @typedef {import('../app.js').App} App */
/** @typedef {import('../room.js').GameAction} GameAction */
/** @typedef {import('../room.js').Table} Table */
/** @typedef {import('../table/play/conductor.js').Conductor} Conductor */

/** Who sits on the other seats. */
const RIVALS = ['Ailsa', 'Bran', 'Cora', 'Duncan', 'Effie'];

/**
 * @typedef {object} Shown What the screen shows of a puzzle.
 * @property {PuzzleJson} puzzle
 * @property {PuzzleResult} asked
 * @property {Table} table
 * @property {GameAction[]} given the first placements of an answer
 * @property {VerdictJson | null} verdict once it is answered
 */

/**
 * @typedef {object} Desk
 * @property {App} app for the parts that show the puzzle
 * @property {() => Shown | null} shown
 * @property {(puzzle: PuzzleJson) => Promise<void>} open
 * @property {(action: GameAction) => Promise<boolean>} answer
 * @property {() => Promise<void>} undo the last placement of an answer
 * @property {() => Promise<void>} again: answer once more, which does not count
 * @property {() => void} close
 */

/**
 * @param {App} app
 * @returns {Desk}
 */
export function createDesk(app) {
  /** @type {Shown | null} */
  let shown = null;
  let session = createSession(app);
  session.leave();
  let ask = () => {};
  let isCounted = false;
  let isBusy = false;
  /** The state with the puzzle's table, made once for each. @type {{of: unknown[], state: App['state']} | null} */
  let seen = null;

  /** @param {Partial<Shown>} change */
  function put(change) {
    if (shown) shown = { ...shown, ...change };
    ask();
    app.update({});
  }

  /** @param {Partial<Table>} change */
  const updateTable = (change) => {
    if (shown) put({ table: { ...shown.table, ...change } });
  };

  /** @type {App} */
  const own = {
    ...app,
    get state() {
      const of = [app.state, shown?.table];
      if (seen === null || of.some((each, index) => each !== seen?.of[index])) {
        const { state } = app;
        // What a tile is worth would give the answer away.
        const settings = { ...state.settings, worth: false };
        seen = {
          of,
          state: { ...state, settings, table: shown?.table ?? null, screen: { name: 'table', args: {} } },
        };
      }
      return seen.state;
    },
    engine: {
      ...app.engine,
      call: /** @type {App['engine']['call']} */ (
        (/** @type {'ask'} */ verb, /** @type {{question: string, args?: object}} */ args) =>
          verb === 'ask'
            ? app.engine.call('puzzle_ask', { question: args.question, args: args.args ?? {} })
            : app.engine.call(verb, /** @type {never} */ (args))
      ),
    },
    updateTable,
    setUi(change) {
      if (shown) updateTable({ ui: { ...shown.table.ui, ...change } });
    },
    get conductor() {
      return conductor;
    },
  };

  /** @type {Conductor} */
  const conductor = {
    ...app.conductor,
    act: (action) => answer(action),
    undo: async () => {
      await undo();
      return true;
    },
    query: (question, args) =>
      /** @type {Promise<never>} */ (
        session.ask('ask', { viewer: null, question, args: /** @type {object} */ (args) })
      ),
    look(seat) {
      const mine = shown?.asked.seat ?? 0;
      updateTable({ look: seat ?? mine, is_looking_away: seat !== null && seat !== mine, highlight: [] });
    },
    highlight: (marks) => updateTable({ highlight: marks }),
    hint: async () => {},
    drawer: () => {},
  };

  /** @param {PuzzleJson} puzzle */
  async function open(puzzle) {
    session.leave();
    shown = null;
    isCounted = isBusy = false;
    const mine = createSession(own, puzzle.id);
    session = mine;
    const rivals = RIVALS.values();
    const names = RIVALS.map((_, seat) => (seat === puzzle.seat ? t('puzzle-you') : (rivals.next().value ?? '')));
    const asked = await app.call('puzzle', { puzzle, names });
    if (mine.signal.aborted) return;
    if (!asked) return app.go('puzzles');
    const table = { ...newTable(mine, asked.situation, null), decider: asked.seat, look: asked.seat };
    shown = { puzzle, asked, table, given: [], verdict: null };
    ask = createAnswers(own, mine);
    put({});
  }

  /**
   * @param {GameAction[]} actions
   */
  async function give(actions) {
    if (!shown || isBusy) return null;
    isBusy = true;
    updateTable({ is_busy: true });
    const reply = await session.ask('puzzle_answer', { actions });
    isBusy = false;
    updateTable({ is_busy: false });
    if (!reply || !shown) return null;
    session.advance();
    const { verdict } = reply;
    const { asked, table } = shown;
    const situation = verdict ? verdict.shown : reply.situation;
    put({
      given: actions,
      verdict,
      table: {
        ...table,
        situation,
        decider: verdict ? null : asked.seat,
        look: asked.seat,
        is_looking_away: false,
        ui: {},
        answers: new Map(),
        highlight: verdict && asked.kind === 'placement' ? placesIn(verdict.best) : [],
      },
    });
    return reply;
  }

  /** @param {GameAction} action */
  async function answer(action) {
    if (!shown || shown.verdict) return false;
    const { puzzle, given } = shown;
    const reply = await give([...given, action]);
    if (!reply) return false;
    if (!reply.verdict) return true;
    app.sounds.play(reply.verdict.is_best ? 'points' : 'refuse');
    if (!isCounted) notePuzzle(puzzle.id, reply.verdict.is_best);
    isCounted = true;
    return true;
  }

  async function undo() {
    if (shown && !shown.verdict && shown.given.length > 0) await give(shown.given.slice(0, -1));
  }

  return {
    app: own,
    shown: () => shown,
    open,
    answer,
    undo,
    again: async () => {
      await give([]);
    },
    close() {
      session.leave();
      shown = null;
    },
  };
}

/**
 * The cells of placements, to be outlined.
 * @param {readonly GameAction[]} actions
 */
const placesIn = (actions) => [
  {
    cells: actions.flatMap((action) =>
      'x' in action && 'y' in action ? [/** @type {[number, number]} */ ([Number(action.x), Number(action.y)])] : [],
    ),
  },
];
