/**
 * The desk: what is done to the open study, and what the engine is asked about it.
 *
 * Each change is first shown to the engine, which refuses what cannot be; only then is it part of the study, can it be
 * undone, and is it stored. Changes run one after the other. Answers belong to the study as it was when they were asked for.
 */

import { t } from '../i18n/index.js';
import { answerTo, keyOf } from '../table/play/answers.js';
import { faultOf } from '../ui/faults.js';
import { rowAt, turnedTile, withoutTile, withSeat, withTile } from './documents.js';
import { keepEntry, touchEntry } from './entries.js';
import { studyTable } from './table.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('../room.js').Table} Table */
/** @typedef {import('../room.js').Question} Question */
/** @typedef {import('./state.js').StudyState} StudyState */
/** @typedef {import('./state.js').Entry} Entry */
/** @typedef {import('./state.js').Document} Document */
/** @typedef {{x: number, y: number}} Cell */

/** Milliseconds. */
const FRAME = 16;
/** As many changes can be undone. */
const MOST_PAST = 200;

/** @typedef {ReturnType<typeof createDesk>} Desk */

/**
 * @param {App} app the page's own
 * @param {App} own the study's: with its table
 */
export function createDesk(app, own) {
  let isOver = false;
  /** Grows with everything that makes answers stale. */
  let epoch = 0;
  /** @type {Promise<unknown>} */
  let queue = Promise.resolve();
  /** How much is still to be done. */
  let waiting = 0;
  /** The questions that are on their way, in this epoch. @type {Set<string>} */
  const pending = new Set();

  const state = () => /** @type {StudyState} */ (app.state.study);
  const isOpen = () => !isOver && app.state.study !== null;

  /** @param {Partial<StudyState>} change */
  function set(change) {
    if (isOpen()) app.update({ study: { ...state(), ...change } });
  }

  /** What each request says of the study. @param {Document} [document] */
  const about = (document = state().entry.document) => {
    const { entry, seat, held } = state();
    return { game: entry.game, study: document, seat: Math.min(seat, document.seats.length - 1), tile: held };
  };

  /**
   * Do something after everything that was begun before.
   * @param {() => Promise<unknown>} task
   */
  function inTurn(task) {
    waiting += 1;
    set({ is_asking: true });
    queue = queue.then(async () => {
      try {
        if (isOpen()) await task();
      } catch (thrown) {
        if (isOpen()) app.complain(thrown);
      }
      waiting -= 1;
      ask();
    });
    return queue;
  }

  /**
   * Change the study, if the engine accepts it.
   * @param {(document: Document) => Document} edit
   * @param {Partial<StudyState>} [after] what else changes then
   * @returns {Promise<boolean>} whether it was accepted
   */
  async function change(edit, after = {}) {
    let isDone = false;
    await inTurn(async () => {
      const { entry, past } = state();
      const wanted = { held: null, ...after };
      const next = edit(entry.document);
      const reply = await app.engine.call('study', {
        ...about(next),
        seat: wanted.seat ?? about(next).seat,
        tile: wanted.held,
      });
      if (!isOpen() || state().entry.id !== entry.id) return;
      isDone = true;
      const document = /** @type {Document} */ (reply.study);
      keep({ ...state().entry, document });
      show(reply, { past: [...past, entry.document].slice(-MOST_PAST), future: [], ...wanted });
    });
    return isDone;
  }

  /** @param {'past' | 'future'} from @param {'past' | 'future'} to */
  const step = (from, to) =>
    inTurn(async () => {
      const now = state();
      const document = now[from].at(-1);
      if (!document) return;
      const seat = Math.min(now.seat, document.seats.length - 1);
      const reply = await app.engine.call('study', { ...about(document), seat, tile: null });
      if (!isOpen()) return;
      keep({ ...now.entry, document });
      show(reply, {
        [from]: now[from].slice(0, -1),
        [to]: [...now[to], now.entry.document],
        held: null,
        seat,
        spots: null,
      });
    });

  /** @param {Entry} entry */
  function keep(entry) {
    const changed = { ...entry, changed: Date.now() };
    const isStored = keepEntry(changed);
    if (!isStored && state().is_stored) app.complain({ code: 'study_not_stored' });
    touchEntry(entry.id);
    set({ entry: changed, is_stored: isStored });
    // From now on it has an address of its own.
    if (isStored && app.state.screen.args.link) app.go('study', { id: entry.id }, { isReplacing: true });
  }

  /**
   * Show the table that the engine has made of the study.
   * @param {import('../protocol.d.ts').StudyResult} reply
   * @param {Partial<StudyState>} changes
   */
  function show({ situation, doubts, free }, changes) {
    epoch += 1;
    pending.clear();
    const now = { ...state(), ...changes };
    const seat = Math.min(now.seat, situation.view.seats.length - 1);
    set({ final: null, ...changes, seat, doubts, free, palette: null, table: studyTable(now, situation, seat) });
    ask();
  }

  /** Ask the engine again, after something else than the study has changed. @param {Partial<StudyState>} changes */
  const renew = (changes) =>
    inTurn(async () => {
      set({ spots: null, ...changes });
      const reply = await app.engine.call('study', about());
      if (!isOpen()) return;
      const { final, table } = state();
      show(reply, { final });
      // The study is the same: what is explained stays.
      const made = state().table;
      if (table && made) set({ table: { ...made, sheet_choice: table.sheet_choice } });
    });

  /** What the screen needs to know, and does not. */
  function ask() {
    if (!isOpen()) return;
    const { table, palette, cell, tab, final, is_end: isEnd, entry } = state();
    if (!table) return;
    if (!palette && tab === 'tiles')
      request(
        'palette',
        () => app.engine.call('study_palette', { ...about(), ...(cell ?? {}) }),
        (answer) => ({ palette: answer }),
      );
    if (!final && tab === 'scores' && isEnd) request('final', loadFinal, (answer) => ({ final: answer }));
    for (const { question, args = {} } of questionsOf(table)) {
      const key = keyOf(question, args);
      if (table.answers.has(key)) continue;
      request(
        key,
        () => app.engine.call('study_ask', { ...about(), question, args }),
        (answer) => {
          const before = /** @type {Table} */ (state().table);
          return { table: { ...before, answers: new Map(before.answers).set(key, answer) } };
        },
      );
    }
    // Nothing on its way is asked for again.
    const isAsking = pending.size > 0 || waiting > 0;
    if (isAsking !== state().is_asking) set({ is_asking: isAsking });

    async function loadFinal() {
      const { situation } = await app.engine.call('study', { ...about(), tile: null, is_final: true });
      const sheet = await app.engine.call('study_ask', {
        ...about(),
        tile: null,
        is_final: true,
        question: 'sheet',
        args: {},
      });
      const made = studyTable(state(), situation, state().seat);
      return { ...made, id: `${entry.id} end`, answers: new Map([[keyOf('sheet'), sheet]]) };
    }
  }

  /**
   * The questions of the shared pieces on the screen.
   * @param {Table} table
   * @returns {Question[]}
   */
  function questionsOf(table) {
    const { held, tab, is_end: isEnd, entry } = state();
    const room = app.room(entry.game);
    return [
      ...(held
        ? room
            .questions(table, app.state.settings)
            .filter(({ question, isAhead }) => !isAhead && (question === 'placements' || question === 'preview'))
        : []),
      ...(table.lens ? [/** @type {Question} */ ({ question: 'areas', args: { seat: table.look } })] : []),
      ...(tab === 'scores' && !isEnd ? [/** @type {Question} */ ({ question: 'sheet' })] : []),
    ];
  }

  /**
   * @template A
   * @param {string} key
   * @param {() => Promise<A>} load
   * @param {(answer: A) => Partial<StudyState>} change
   */
  async function request(key, load, change) {
    if (pending.has(key)) return;
    pending.add(key);
    const mine = epoch;
    try {
      const answer = await load();
      if (mine !== epoch || !isOpen()) return;
      pending.delete(key);
      set(change(answer));
      ask();
    } catch (thrown) {
      if (mine === epoch && isOpen()) app.complain(thrown);
    }
  }

  /** Until everything that was asked is answered and drawn. */
  async function rest() {
    await queue;
    do await new Promise((resolve) => setTimeout(resolve, FRAME));
    while (isOpen() && state().is_asking);
  }

  /**
   * Open a study.
   * @param {Entry} entry
   * @param {boolean} isStored
   */
  const open = (entry, isStored) => {
    epoch += 1;
    app.update({
      study: {
        entry,
        past: [],
        future: [],
        is_stored: isStored,
        seat: 0,
        held: null,
        cell: null,
        tab: entry.kind === 'table' ? 'seats' : 'tiles',
        group: '',
        marks: [],
        is_end: entry.kind === 'table',
        palette: null,
        doubts: [],
        free: [],
        spots: null,
        is_asking: false,
        table: null,
        final: null,
      },
    });
    return renew({});
  };

  /**
   * Place a tile on a cell in the first of the turns in which it fits, without a trial.
   * @param {string} tile
   * @param {Cell} cell
   * @param {number} turn
   */
  const lay = async (tile, { x, y }, turn) => {
    const { seat } = state();
    const edit = (/** @type {Document} */ document) =>
      withTile(rowAt(document, seat, { x, y }) ? withoutTile(document, seat, { x, y }) : document, seat, [
        tile,
        x,
        y,
        turn,
      ]);
    if (await change(edit, { cell: { x, y }, spots: null })) own.sounds.play('tile');
  };

  const desk = {
    state,
    set,
    open,
    change,
    renew,
    ask,
    lay,
    undo: () => step('past', 'future'),
    redo: () => step('future', 'past'),
    /**
     * @param {number} seat
     * @param {(own: Document['seats'][number]) => object} edit
     * @param {Partial<StudyState>} [after]
     */
    changeSeat: (seat, edit, after = {}) =>
      change((document) => {
        const before = document.seats[seat];
        return before ? withSeat(document, seat, edit(before)) : document;
      }, after),
    rest,
    /** The focus to the chosen cell, or to the first one that is offered. */
    async toBoard() {
      await rest();
      const { cell, table, held } = state();
      const first = cell ?? own.board?.entry() ?? null;
      const places = table && held ? answerTo(table, 'placements', { tile: held })?.cells : null;
      const next = places ? (places.find(({ x, y }) => x === first?.x && y === first.y) ?? places[0]) : first;
      if (next) own.board?.focusCell(next.x, next.y);
    },
    /** @param {import('./state.js').Tab} tab */
    go(tab) {
      const { table, held } = state();
      // What lies on trial is seen beside the tiles only.
      if (held && tab !== 'tiles') {
        renew({ tab, held: null });
        return;
      }
      // The board offers free cells only beside the tiles.
      set({ tab, table: table && { ...table, ui: { ...table.ui } } });
      ask();
    },
    /** @param {boolean} isEnd whether the sheet shows the end of the game */
    showEnd(isEnd) {
      const { table } = state();
      set({ is_end: isEnd, table: table && { ...table, highlight: [], sheet_choice: null } });
      ask();
    },
    /** @param {number} seat */
    look: (seat) => (seat === state().seat ? Promise.resolve() : renew({ seat, cell: null, held: null })),
    /** A cell on which tiles are tried, or none. @param {Cell | null} cell */
    choose: (cell) => renew({ cell, held: null, marks: cell ? [] : state().marks, ...(cell ? { tab: 'tiles' } : {}) }),
    /**
     * A tile of the palette: to the chosen cell if it fits there, else into the fingers.
     * @param {string} tile
     */
    async pick(tile) {
      const { cell, held, palette } = state();
      const turns = palette?.turns[tile];
      if (cell && turns?.length) await lay(tile, cell, turns[0] ?? 0);
      else await renew({ held: tile === held ? null : tile, cell: null });
    },
    /** The tile on the chosen cell in the next turn in which it fits. */
    async turn() {
      const { cell, seat, entry, palette } = state();
      const row = cell && rowAt(entry.document, seat, cell);
      const turns = palette?.lying?.turns ?? [];
      if (!cell || !row) return;
      if (turns.length < 2) own.announce(t('trial-only-turn'));
      else
        await change(
          (document) => turnedTile(document, seat, cell, turns[(turns.indexOf(row[3]) + 1) % turns.length] ?? 0),
          {
            cell,
          },
        );
    },
    async remove() {
      const { cell, seat } = state();
      if (cell) await change((document) => withoutTile(document, seat, cell), { cell: null });
    },
    /** The tile on the chosen cell into the fingers, to be placed elsewhere. */
    async lift() {
      const { cell, seat, entry } = state();
      const row = cell && rowAt(entry.document, seat, cell);
      if (cell && row) await change((document) => withoutTile(document, seat, cell), { cell: null, held: row[0] });
    },
    /** The best spots for the tile in the fingers. */
    askSpots: () =>
      inTurn(async () => {
        const { held } = state();
        if (!held) return;
        const { spots } = await app.engine.call('study_spots', about());
        if (isOpen() && state().held === held) set({ spots });
      }),
    /** @param {string} name */
    rename: (name) => keep({ ...state().entry, name }),
    /** @type {App['conductor']['query']} */
    async query(question, args) {
      try {
        return /** @type {never} */ (
          await app.engine.call('study_ask', { ...about(), question, args: /** @type {object} */ (args) })
        );
      } catch (thrown) {
        app.complain(faultOf(thrown));
        return null;
      }
    },
    close() {
      isOver = true;
    },
  };
  return desk;
}
