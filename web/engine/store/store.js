/**
 * The games stored on this device. It stands between the page's requests and the engine, in the worker, so that no record
 * crosses to the page: what changes the table is answered only after the new record is stored durably, and what
 * cannot be stored is taken back in the engine too. Requests are answered one after another, except that one for the
 * thinking of a bot keeps nobody waiting while the thinker is at it.
 */

import { Fault } from '../shared/fault.js';
import { randomHex } from '../shared/hex.js';
import { createDelegate } from './delegate.js';
import { asFault, described, EngineBroken } from './faults.js';
import { createFiles } from './files.js';
import { createGuard } from './guard.js';
import { createList } from './list.js';
import { packed, textDigest } from './packing.js';
import { reportText } from './report.js';
import { isReview } from './review_shape.js';
import { createReviews, entryFrom } from './reviews.js';
import { rowFrom, rowOf } from './rows.js';
import { createShelves, gameForFile, newestGood, restoredOn, savedOn } from './shelf.js';

/**
 * @typedef {import('./database.js').Shelf} Shelf
 * @typedef {import('./database.js').Row} Row
 * @typedef {import('./guard.js').Hold} Hold
 * @typedef {import('../shared/verbs.js').WorkerVerbs} WorkerVerbs
 * @typedef {'act' | 'undo' | 'seat_player'} Changing
 * @typedef {import('../shared/verbs.js').VerbName} VerbName
 * @typedef {import('../../protocol.d.ts').AdoptArgs} AdoptArgs
 * @typedef {import('../../protocol.d.ts').ThinkArgs} ThinkArgs
 * @typedef {import('../../protocol.d.ts').Situation} Situation
 * @typedef {{code: string, facts: Record<string, unknown>}} Notice
 * @typedef {{id: number, verb: string, args?: object}} Request
 * @typedef {{id: number, ok: true, result: unknown} | {id: number, ok: false, fault: Notice}} Reply
 * @typedef {{id: string, number: number, row: Row, text: string, hold: Hold}} Open
 *   the stored game on the table: its newest record's number, row and text; the row has the revision the page knows
 */

/** How many records of each game are stored: the newest, and backups for when it is damaged. */
export const KEPT_RECORDS = 5;
const CHANGES = new Set(['act', 'undo', 'seat_player']);
// A record may hold secrets, so the page never gets one; nor does it see or choose what a bot has thought of.
const PRIVATE = new Set(['record', 'examine', 'practise', 'follow', 'ponder', 'adopt']);
const MAX_REPORTED_ERROR = 4000;

/**
 * @param {object} parts
 * @param {(text: string) => string | Promise<string>} parts.handle the bridge
 * @param {(notice: Notice) => void} [parts.notify] reports to the page what it did not ask for
 * @param {() => Shelf} [parts.openShelf] the storage of the browser
 * @param {import('./reviews.js').Reviews} [parts.reviews] where reviews of games are stored
 * @param {LockManager} [parts.locks]
 * @param {() => number} [parts.now] milliseconds
 * @param {number} [parts.patience] milliseconds to wait for another tab to let a game go
 * @param {ReturnType<typeof createDelegate>} [parts.delegate] gives long thoughts to another worker
 */
export function createStore({
  handle,
  notify = () => {},
  openShelf,
  reviews = createReviews(),
  locks = globalThis.navigator?.locks,
  now = Date.now,
  patience,
  delegate = createDelegate(),
}) {
  const guard = createGuard(
    locks,
    (id) => {
      if (open?.id === id) notify({ code: 'taken_over', facts: { id } });
    },
    patience,
  );
  const shelves = createShelves({
    ...(openShelf === undefined ? {} : { open: openShelf }),
    report: (isDurable) => notify({ code: isDurable ? 'durable_again' : 'not_durable', facts: {} }),
    // In its turn, since the numbers of records change. Nobody need wait for the next request.
    onFound: () => {
      queue = queue.then(improve).catch(() => {});
    },
    now,
  });
  /** @type {Open | null} */
  let open = null;
  // A table the page opened by itself, for a lesson, is played without being stored. Any other table without a place in
  // the storage, as after its deletion, can only be looked at.
  let isFree = false;
  let lastError = '';
  /** @type {Promise<string> | null} */
  let versionFound = null;

  const desk = {
    engine,
    shelf: shelves.current,
    version: () => (versionFound ??= engine('hello').then(({ version }) => String(version))),
    now,
    onDamaged: (/** @type {string} */ why) => {
      lastError = why;
    },
  };
  const list = createList(desk);
  const files = createFiles({ ...desk, keep: KEPT_RECORDS });

  /**
   * @type {import('../shared/verbs.js').Call}
   */
  async function engine(verb, args = {}) {
    const text = await Promise.resolve()
      .then(() => handle(JSON.stringify({ id: 0, verb, args })))
      .catch((error) => {
        // A request may be refused before it reaches Python; anything else thrown means that Python is gone.
        throw error instanceof Fault ? error : new EngineBroken(error);
      });
    const reply = JSON.parse(text);
    if (reply.ok) return reply.result;
    throw new Fault(reply.fault.code, reply.fault.facts, reply.fault.clause);
  }

  /**
   * Stores the table as it now is.
   * @param {Situation} situation
   * @param {{id: string, number: number, started: number, hold: Hold}} place
   * @returns {Promise<Open>}
   */
  async function keep({ revision }, { id, number, started, hold }) {
    const { text, summary } = await engine('record');
    const [record, check] = await Promise.all([packed(text), textDigest(text)]);
    const row = rowFrom(summary, { id, started, saved: now(), revision, check, by: await desk.version() });
    const saved = await savedOn(await shelves.current(), { id, expected: number, row, record, keep: KEPT_RECORDS });
    if (saved.isAgain) notify({ code: 'stored_again', facts: { id } });
    return { id, number: saved.number, row, text, hold };
  }

  /** The browser may have deleted the game on the table from its storage: then it is stored again, as it was stored last. */
  async function restore() {
    // Without a lock another tab may have deleted it on purpose.
    if (open === null || !open.hold.isLocked) return;
    const { id, number: expected, row, text } = open;
    const last = { id, expected, row, text, keep: KEPT_RECORDS };
    const number = await restoredOn(await shelves.current(), last).catch((error) => {
      // The next change of the table meets the same trouble and reports it.
      lastError = described(error);
      return null;
    });
    if (number === null) return;
    open = { ...open, number };
    notify({ code: 'stored_again', facts: { id } });
  }

  /** Puts the stored table back into the engine, at the revision the page knows. */
  async function putBack() {
    if (open !== null) await engine('load', { text: open.text, revision: open.row.revision });
  }

  /**
   * @param {Changing} verb
   * @param {object} args as the page sends them
   * @returns {Promise<Situation>}
   */
  async function change(verb, args) {
    if (open === null && !isFree) throw new Fault('no_table', {});
    if (open?.hold.isLost) throw new Fault('open_in_other_tab', { id: open.id });
    const situation = await engine(verb, /** @type {import('../shared/verbs.js').ArgsOf<Changing>} */ (args));
    if (open === null) return situation;
    try {
      open = await keep(situation, { ...open, started: open.row.started });
      return situation;
    } catch (error) {
      const isElsewhere = error instanceof Fault && error.code === 'changed_elsewhere';
      const why = isElsewhere ? await caughtUp(open).catch((fault) => fault) : error;
      await putBack();
      throw why;
    }
  }

  /**
   * Another tab wrote this game in the moment before it was taken over: what it wrote is on the table from now on.
   * @param {Open} stale
   * @returns {Promise<Fault>} what the page's request is refused with
   */
  async function caughtUp({ id, hold }) {
    const { situation, backups, ...found } = await loadedFrom(id);
    open = { id, hold, ...found };
    return new Fault('stale_request', { revision: situation.revision });
  }

  /**
   * Loads the newest record of a game that the engine accepts.
   * @param {string} id
   * @param {(row: Row | null) => number | undefined} [revisionFor] the revision the table shall have; a new one if unset
   */
  async function loadedFrom(id, revisionFor = () => undefined) {
    const shelf = await shelves.current();
    const before = rowOf(await shelf.row(id));
    const load = (/** @type {string} */ text) => engine('load', { text, revision: revisionFor(before) });
    const { result: situation, text, number, backups } = await newestGood(shelf, id, load, desk.onDamaged);
    const { summary } = await engine('record');
    const facts = { started: before?.started ?? now(), saved: before?.saved ?? now(), check: before?.check ?? '' };
    const row = rowFrom(summary, { id, ...facts, revision: situation.revision, by: await desk.version() });
    return { situation, number, text, row, backups };
  }

  /** @param {Open | null} next */
  function setOpen(next) {
    if (open !== null && open.hold !== next?.hold) open.hold.release();
    open = next;
    isFree = false;
  }

  /**
   * @param {string} id
   * @param {{isForced?: boolean, isRestart?: boolean}} options after a restart of the engine the table keeps the
   *   revision it was stored with, so that what the page has on the screen stays valid
   */
  async function openGame(id, { isForced = false, isRestart = false }) {
    await restore();
    const isMine = open !== null && open.id === id && !open.hold.isLost;
    const hold = isMine && open !== null ? open.hold : await guard.take(id, { isForced, isRestart });
    try {
      const { situation, backups, ...found } = await loadedFrom(id, (row) => (isRestart ? row?.revision : undefined));
      setOpen({ id, hold, ...found });
      list.note(id, null);
      // The page counts from here. Should the engine fail before the next action is stored, the table is opened at this revision.
      if (!isRestart) await (await shelves.current()).putRow(id, found.row, found.number).catch(() => {});
      if (backups > 0) notify({ code: 'backup_used', facts: { id, backups } });
      return { id, situation };
    } catch (error) {
      list.note(id, error);
      if (!isMine) hold.release();
      throw error;
    }
  }

  /**
   * A new game on the table, stored before it is shown; when that fails, the table before is put back.
   * @param {() => Promise<Situation>} make
   */
  async function begin(make) {
    const id = randomHex(12);
    const hold = await guard.take(id);
    try {
      const situation = await make();
      setOpen(await keep(situation, { id, number: 0, started: now(), hold }));
      return { id, situation };
    } catch (error) {
      hold.release();
      isFree = false;
      await putBack();
      throw error;
    }
  }

  /**
   * One slice of a bot's thinking, or what the thinker has come to.
   * @param {ThinkArgs} args as the page sends them
   */
  async function think(args) {
    const { revision, seat } = args;
    const action = delegate.chosen(args);
    if (action !== null) {
      try {
        const reply = await engine('adopt', /** @type {AdoptArgs} */ ({ revision, seat, action }));
        delegate.drop();
        return reply;
      } catch (error) {
        if (!(error instanceof Fault) || error.code === 'stale_request') throw error;
        delegate.lose();
      }
    }
    const begin = performance.now();
    const reply = await engine('think', args);
    if (reply.is_done) delegate.drop();
    else if (open?.row.revision === revision) {
      const time = performance.now() - begin;
      delegate.offer({ text: open.text, revision, seat }, reply.progress, time);
    }
    return reply;
  }

  /**
   * The digest of the record of a stored game; null if there is none.
   * @param {string} id
   */
  const checkOf = async (id) => rowOf(await (await shelves.current()).row(String(id)))?.check ?? null;

  /** @type {{[V in keyof WorkerVerbs]: (args: WorkerVerbs[V]['args']) => Promise<WorkerVerbs[V]['result']>}} */
  const verbs = {
    'games.list': async () => {
      await restore();
      return { games: await list.all(), is_durable: (await shelves.current()).isDurable };
    },
    'games.summary': async ({ id }) => list.one(String(id)),
    'games.new': ({ game, setup, players }) => begin(() => engine('open', { game, setup, players })),
    'games.practise': async ({ id, step, seat, players, tiles }) => {
      const text = open?.id === id ? open.text : (await gameForFile(await shelves.current(), String(id)))?.record;
      if (text === undefined) throw new Fault('unknown_game', { game: id });
      // The page must not know what is drawn anew, so the seed comes from here.
      const seed = tiles === 'new' ? randomHex(12) : null;
      return begin(() => engine('practise', { text, step, seat, players, seed }));
    },
    'games.open': async ({ id, is_restart = false }) => openGame(String(id), { isRestart: is_restart === true }),
    'games.take_over': async ({ id }) => openGame(String(id), { isForced: true }),
    'games.delete': async ({ id }) => {
      const isMine = open?.id === id;
      if (isMine && open?.hold.isLost) throw new Fault('open_in_other_tab', { id });
      const hold = isMine ? null : await guard.take(String(id));
      await (await shelves.current()).remove(String(id)).finally(() => hold?.release());
      if (isMine) setOpen(null);
      await reviews.remove(String(id));
      return {};
    },
    'games.export': async ({ id = null, device }) => {
      await restore();
      return files.exportGames(id === null ? null : String(id), device ?? null);
    },
    'games.file': files.read,
    'games.import': files.importGame,
    'games.review': async ({ id, seat }) => {
      const entry = await reviews.find(String(id), Number(seat));
      const isSame = entry !== null && entry.check === (await checkOf(id));
      return { review: entry?.review ?? null, is_same: isSame, coach: (await engine('hello')).coach };
    },
    'games.keep_review': async ({ id, review }) => {
      if (!isReview(review)) throw new Fault('bad_request', { field: 'review' });
      const check = await checkOf(id);
      // The game may have been deleted meanwhile.
      if (check !== null) await reviews.keep(String(id), review.seat, entryFrom(review, check));
      return {};
    },
    'games.report': async ({ error = '' }) => {
      const { version, python } = await engine('hello');
      const record = await engine('record').catch(() => null);
      const agent = String(globalThis.navigator?.userAgent ?? '');
      const said = String(error || lastError).slice(0, MAX_REPORTED_ERROR);
      return { text: reportText({ version, python, agent, error: said, record: record?.text ?? null }) };
    },
  };

  /**
   * @param {string} verb whatever the page sends
   * @param {object} args
   * @returns {Promise<unknown>}
   */
  async function result(verb, args) {
    const own = Object.hasOwn(verbs, verb) ? verbs[/** @type {keyof WorkerVerbs} */ (verb)] : undefined;
    if (own !== undefined) return /** @type {(args: object) => Promise<unknown>} */ (own)(args);
    if (CHANGES.has(verb)) return change(/** @type {Changing} */ (verb), args);
    if (verb === 'think') return think(/** @type {ThinkArgs} */ (args));
    if (PRIVATE.has(verb)) throw new Fault('unknown_verb', { verb });
    const answer = await engine(/** @type {VerbName} */ (verb), args);
    if (verb === 'open' || verb === 'load') {
      setOpen(null);
      isFree = true;
    }
    return answer;
  }

  /** Moves to a storage that works by now. */
  async function improve() {
    const number = (await shelves.improve())?.get(open?.id ?? '');
    if (open !== null && number !== undefined) open = { ...open, number };
  }

  /** @type {Promise<unknown>} */
  let queue = Promise.resolve();

  return {
    verbs: Object.keys(verbs),

    /** Lets the open game go, when nothing more will be asked. */
    end: () => open?.hold.release(),

    /** Looks for the storage before the first request, so that the page is informed at once if there is none. */
    look: () => shelves.current().then(() => {}),

    /**
     * Answers one request after all earlier ones; rejects only when the engine itself is broken.
     * @param {Request} request
     * @returns {Promise<Reply>}
     */
    answer(request) {
      return request.verb === 'think' ? thought(request) : inTurn(request);
    },
  };

  /**
   * The answer to a request for thinking, which the thinker's progress may be.
   * @param {Request} request
   * @returns {Promise<Reply>}
   */
  async function thought(request) {
    const args = /** @type {ThinkArgs} */ (request.args ?? {});
    const { revision, seat } = args;
    if (open?.row.revision === revision && args.hurry !== true) delegate.give({ text: open.text, revision, seat });
    if (!delegate.isAwaited(args)) return inTurn(request);
    const progress = await delegate.progress(args);
    if (progress === null || open?.row.revision !== revision) return inTurn(request);
    const action = { kind: 'bot', seat };
    return { id: request.id, ok: true, result: { is_done: false, progress, action } };
  }

  /**
   * @param {Request} request
   * @returns {Promise<Reply>}
   */
  function inTurn({ id, verb, args = {} }) {
    const turn = queue.then(async () => {
      try {
        await improve();
        return /** @type {Reply} */ ({ id, ok: true, result: await result(verb, args) });
      } catch (error) {
        const fault = asFault(error);
        if (fault.code === 'engine_error' || fault.code === 'storage_failed') lastError = described(fault);
        return /** @type {Reply} */ ({ id, ok: false, fault: fault.toJSON() });
      } finally {
        delegate.stayAt(open?.row.revision);
      }
    });
    queue = turn.catch(() => {});
    return turn;
  }
}
