/**
 * The games kept on this device. It stands between the page's requests and the engine, in the worker, so that no record
 * crosses to the page: what changes the table is answered only after the new record lies safely in the storage, and what
 * cannot be stored is taken back in the engine too. Requests are answered one after another.
 */

import { bundleText, fileName, gamesInFile, MAX_RECORD } from './exports.js';
import { Fault } from './fault.js';
import { createGuard } from './guard.js';
import { checkNesting } from './limits.js';
import { packed, textDigest, unpacked } from './packing.js';
import { reportText } from './report.js';
import { asFault, EngineBroken, told } from './store_faults.js';
import { listed, rowOf, summaryOf } from './store_rows.js';
import { foundShelf, keptGame, savedOn } from './store_shelf.js';

/**
 * @typedef {import('./store_db.js').Shelf} Shelf
 * @typedef {import('./store_db.js').Row} Row
 * @typedef {import('./guard.js').Hold} Hold
 * @typedef {Record<string, any>} Args
 * @typedef {Record<string, any>} Situation
 * @typedef {{code: string, facts: Record<string, unknown>}} Notice
 * @typedef {{id: unknown, verb: string, args?: Args}} Request
 * @typedef {{id: unknown, ok: true, result: any} | {id: unknown, ok: false, fault: Notice}} Reply
 * @typedef {{id: string, number: number, started: number, text: string, revision: number, hold: Hold}} Open
 *   the stored game on the table: its newest record's number and text, and the revision the page knows
 */

/** How many records of each game are kept: the newest, and backups for when it is damaged. */
export const KEPT_RECORDS = 5;
const CHANGES = new Set(['act', 'undo', 'seat_player']);
const MAX_REPORTED_ERROR = 4000;

/**
 * @param {object} parts
 * @param {(text: string) => string | Promise<string>} parts.handle the bridge
 * @param {(notice: Notice) => void} [parts.notify] tells the page something it did not ask for
 * @param {Shelf} [parts.shelf]
 * @param {LockManager} [parts.locks]
 * @param {() => number} [parts.now] milliseconds
 * @param {number} [parts.patience] milliseconds to wait for another tab to let a game go
 */
export function createStore({
  handle,
  notify = () => {},
  shelf,
  locks = globalThis.navigator?.locks,
  now = Date.now,
  patience,
}) {
  const guard = createGuard(locks, (id) => {
    if (open?.id === id) notify({ code: 'taken_over', facts: { id } });
  }, patience);
  /** @type {Promise<Shelf> | null} */
  let shelfFound = shelf === undefined ? null : Promise.resolve(shelf);
  /** @type {Open | null} */
  let open = null;
  // A table the page opened by itself, for a lesson, is played without being stored. Any other table without a place in
  // the storage, as after its deletion, can only be looked at.
  let isFree = false;
  let lastError = '';
  let exported = '';

  const games = () => (shelfFound ??= foundShelf());

  /**
   * @param {string} verb
   * @param {Args} [args]
   * @returns {Promise<any>}
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
   * Stores the table as it now is. When that fails the engine goes back to what is stored, and the fault says why.
   * @param {Situation} situation
   * @param {{id: string, number: number, started: number, saved?: number, hold: Hold}} place
   * @returns {Promise<Open>}
   */
  async function keep(situation, { id, number, started, saved = now(), hold }) {
    const { text } = await engine('record');
    const revision = situation.revision;
    const [record, check] = await Promise.all([packed(text), textDigest(text)]);
    const row = { ...summaryOf(situation, { id, started, saved }), revision, check };
    const save = { id, expected: number, row, record, keep: KEPT_RECORDS };
    const stored = await savedOn(await games(), save);
    return { id, number: stored, started, text, revision, hold };
  }

  /** The table in the engine, to be put back after others have been there; null if there is none. */
  async function onTable() {
    try {
      const { revision } = await engine('situation', { viewer: null });
      const { text } = await engine('record');
      return { text, revision };
    } catch (error) {
      if (error instanceof Fault && error.code === 'no_table') return null;
      throw error;
    }
  }

  /** Puts the stored table back into the engine, at the revision the page knows. */
  async function putBack() {
    if (open !== null) await engine('load', { text: open.text, revision: open.revision });
  }

  /**
   * @param {string} verb
   * @param {Args} args
   */
  async function change(verb, args) {
    if (open === null && !isFree) throw new Fault('no_table', {});
    if (open?.hold.isLost) throw new Fault('open_in_other_tab', { id: open.id });
    const situation = await engine(verb, args);
    if (open === null) return situation;
    try {
      open = await keep(situation, open);
      return situation;
    } catch (error) {
      if (error instanceof Fault && error.code === 'changed_elsewhere') return await catchUp(open);
      await putBack();
      throw error;
    }
  }

  /**
   * Another tab wrote this game in the moment before it was taken over: show what it wrote.
   * @param {Open} stale
   */
  async function catchUp(stale) {
    const { situation, number, text } = await loadedFrom(stale.id);
    open = { ...stale, number, text, revision: situation.revision };
    throw new Fault('stale_request', { revision: situation.revision });
  }

  /**
   * Loads the newest record of a game that the engine accepts.
   * @param {string} id
   * @param {(row: Row | null) => number | undefined} [revisionFor] the revision the table shall have; a new one if unset
   */
  async function loadedFrom(id, revisionFor = () => undefined) {
    const records = await (await games()).records(id);
    if (records.length === 0) throw new Fault('unknown_game', { game: id });
    const row = rowOf(await (await games()).row(id));
    let backups = 0;
    for (const { value } of records) {
      try {
        if (!(value instanceof Uint8Array)) throw new Fault('wrong_type', { field: 'record' });
        const text = await unpacked(value, MAX_RECORD * 4);
        checkNesting(text);
        const situation = await engine('load', { text, revision: revisionFor(row) });
        return { situation, number: records[0]?.number ?? 0, text, row, backups };
      } catch (error) {
        // A newer program wrote it: nothing is damaged, and an older backup must not take its place.
        if (error instanceof Fault && error.code === 'unknown_version') throw error;
        lastError = told(error);
        backups += 1;
      }
    }
    throw new Fault('record_damaged', { id });
  }

  /**
   * What a damaged row would say, found out by playing the game's record; null if that is damaged too.
   * @param {string} id
   * @returns {Promise<Row | null>}
   */
  async function rowFromRecords(id) {
    try {
      const { situation, text } = await loadedFrom(id);
      const check = await textDigest(text);
      const row = { ...summaryOf(situation, { id, started: now(), saved: now() }), revision: situation.revision, check };
      await (await games()).putRow(id, row);
      return row;
    } catch (error) {
      asFault(error);
      return null;
    }
  }

  /** @param {Open | null} next */
  function nowOpen(next) {
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
    const isMine = open !== null && open.id === id && !open.hold.isLost;
    const hold = isMine && open !== null ? open.hold : await guard.take(id, { isForced, isRestart });
    try {
      const { situation, number, text, row, backups } = await loadedFrom(id, (found) => (isRestart ? found?.revision : undefined));
      const started = row?.started ?? now();
      nowOpen({ id, number, started, text, revision: situation.revision, hold });
      if (backups > 0) notify({ code: 'backup_used', facts: { id, backups } });
      return { id, situation };
    } catch (error) {
      if (!isMine) hold.release();
      throw error;
    }
  }

  /** @type {Record<string, (args: Args) => Promise<any>>} */
  const verbs = {
    'games.list': async () => {
      const shelfNow = await games();
      const rows = await shelfNow.rows();
      const before = rows.every(({ row }) => rowOf(row) !== null) ? null : await onTable();
      const list = [];
      for (const { id, row } of rows) list.push(listed(id, rowOf(row) ?? (await rowFromRecords(id))));
      if (before !== null) await engine('load', before);
      list.sort((a, b) => b.saved - a.saved);
      return { games: list, is_durable: shelfNow.isDurable };
    },
    'games.new': async ({ game, setup, players }) => {
      const id = newId();
      const hold = await guard.take(id);
      try {
        const situation = await engine('open', { game, setup, players });
        nowOpen(await keep(situation, { id, number: 0, started: now(), hold }));
        return { id, situation };
      } catch (error) {
        hold.release();
        isFree = false;
        await putBack();
        throw error;
      }
    },
    'games.open': async ({ id, is_restart = false }) => openGame(String(id), { isRestart: is_restart === true }),
    'games.take_over': async ({ id }) => openGame(String(id), { isForced: true }),
    'games.delete': async ({ id }) => {
      const isMine = open?.id === id;
      if (isMine && open?.hold.isLost) throw new Fault('open_in_other_tab', { id });
      const hold = isMine ? null : await guard.take(String(id));
      await (await games()).remove(String(id)).finally(() => hold?.release());
      if (isMine) nowOpen(null);
      return {};
    },
    'games.export': async ({ id = null }) => {
      const ids = id === null ? (await (await games()).rows()).map((row) => row.id) : [String(id)];
      /** @type {import('./exports.js').Kept[]} */
      const kept = [];
      const left_out = [];
      for (const one of ids) {
        const game = await keptGame(await games(), one);
        if (game === null) left_out.push(one);
        else kept.push(game);
      }
      const only = kept[0];
      if (only === undefined) throw new Fault(id === null ? 'no_games' : 'record_damaged', { id });
      const what = id === null ? 'games' : String(JSON.parse(only.record).game);
      const blob = new Blob([id === null ? bundleText(kept) : only.record], { type: 'application/json' });
      if (exported !== '') URL.revokeObjectURL(exported);
      exported = URL.createObjectURL(blob);
      return { url: exported, name: fileName(what, now()), count: kept.length, left_out };
    },
    'games.import': async ({ file }) => {
      const { games: found, refused } = await gamesInFile(file);
      const rows = (await (await games()).rows()).map(({ row }) => rowOf(row));
      const known = new Set(rows.flatMap((row) => (row === null || row.check === '' ? [] : [row.check])));
      const before = await onTable();
      /** @type {string[]} */
      const added = [];
      for (const { number, kept } of found) {
        try {
          added.push(await imported(kept, known));
        } catch (error) {
          refused.push({ number, ...asFault(error).toJSON() });
        }
      }
      if (before !== null) await engine('load', before);
      return { added, refused: refused.sort((a, b) => a.number - b.number) };
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
   * Replays a record from a file and stores what the engine makes of it as a new game.
   * @param {import('./exports.js').Kept} kept
   * @param {Set<string>} known digests of the games already here
   */
  async function imported(kept, known) {
    const situation = await engine('load', { text: kept.record });
    const check = await textDigest((await engine('record')).text);
    if (known.has(check)) throw new Fault('already_here', {});
    const id = newId();
    const saved = kept.saved ?? now();
    await keep(situation, { id, number: 0, started: kept.started ?? saved, saved, hold: { isLost: false, release: () => {} } });
    if (check !== '') known.add(check);
    return id;
  }

  /**
   * @param {string} verb
   * @param {Args} args
   */
  async function result(verb, args) {
    const own = verbs[verb];
    if (own !== undefined && Object.hasOwn(verbs, verb)) return own(args);
    if (CHANGES.has(verb)) return change(verb, args);
    // A record may hold secrets, so the page never gets one.
    if (verb === 'record') throw new Fault('unknown_verb', { verb });
    const answer = await engine(verb, args);
    if (verb === 'open' || verb === 'load') {
      nowOpen(null);
      isFree = true;
    }
    return answer;
  }

  /** @type {Promise<unknown>} */
  let queue = Promise.resolve();

  return {
    verbs: Object.keys(verbs),

    /**
     * Answers one request after all earlier ones; rejects only when the engine itself is broken.
     * @param {Request} request
     * @returns {Promise<Reply>}
     */
    answer({ id, verb, args = {} }) {
      const turn = queue.then(async () => {
        try {
          return /** @type {Reply} */ ({ id, ok: true, result: await result(verb, args) });
        } catch (error) {
          const fault = asFault(error);
          if (fault.code === 'engine_error' || fault.code === 'storage_failed') lastError = told(fault);
          return /** @type {Reply} */ ({ id, ok: false, fault: fault.toJSON() });
        }
      });
      queue = turn.catch(() => {});
      return turn;
    },
  };
}

function newId() {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
