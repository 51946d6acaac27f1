/** Games that leave for a file and come from one. A file is read once, then its games are taken in one by one. */

import { Fault } from '../shared/fault.js';
import { bundleText, contentOf, fileName, isOfFirstVersion } from './exports.js';
import { asFault } from './faults.js';
import { packed, textDigest } from './packing.js';
import { rowFrom, rowOf } from './rows.js';
import { gameForFile, savedOn } from './shelf.js';

/**
 * @typedef {import('./exports.js').FileGame} FileGame
 * @typedef {import('./list.js').Desk} Desk
 * @typedef {{key: string, games: Map<number, FileGame>, refused: import('./exports.js').Refused[], device: import('./exports.js').Device | null, known: Set<string>}} Opened
 *   a file that is being imported; `known` holds the digests of the games that are here
 */

// An import is named by the page, so that it can go on after a restart of the engine. Key and number make the game's id.
const KEY = /^[0-9a-f]{20}$/;

/** @param {Desk & {keep: number}} desk */
export function createFiles({ engine, shelf, version, now, keep }) {
  let exported = '';
  /** @type {Opened | null} */
  let opened = null;

  /**
   * The games of a file, read again if this worker has not done so yet.
   * @param {unknown} file
   * @param {unknown} key
   * @returns {Promise<Opened>}
   */
  async function open(file, key) {
    if (typeof key !== 'string' || !KEY.test(key)) throw new Fault('bad_request', { field: 'key' });
    if (opened?.key === key) return opened;
    const { games, refused, device } = await contentOf(file);
    const rows = (await (await shelf()).rows()).map(({ row }) => rowOf(row));
    const known = new Set(rows.flatMap((row) => (row === null || row.check === '' ? [] : [row.check])));
    opened = { key, games: new Map(games.map(({ number, game }) => [number, game])), refused, device, known };
    return opened;
  }

  /**
   * Replays a game of a file and stores what the engine makes of it.
   * @param {Opened} from
   * @param {number} number
   */
  async function taken({ key, games, known }, number) {
    const game = games.get(number);
    if (game === undefined) throw new Fault('bad_request', { field: 'number' });
    const id = key + number.toString(16).padStart(4, '0');
    // It was stored just before the engine had to be restarted, and is asked for once more.
    if (rowOf(await (await shelf()).row(id)) !== null) return id;
    const { text, summary } = await engine('examine', { text: game.record });
    // A game may be known as it stands in the file, or as this version writes it.
    const checks = [await textDigest(game.record), await textDigest(text)];
    if (checks.some((check) => known.has(check))) throw new Fault('already_here', {});
    const saved = game.saved ?? now();
    const facts = {
      id,
      started: game.started ?? saved,
      saved,
      revision: 1,
      check: checks[1] ?? '',
      by: await version(),
    };
    await savedOn(await shelf(), { id, expected: 0, row: rowFrom(summary, facts), record: await packed(text), keep });
    for (const check of checks) if (check !== '') known.add(check);
    return id;
  }

  /**
   * The record for a file. The first version stored the seed of a running game in the open: such a record leaves as this
   * version writes it, unless the engine cannot read it.
   * @param {string} id
   * @param {string} record
   */
  async function withoutOpenSeed(id, record) {
    if (!isOfFirstVersion(record) || rowOf(await (await shelf()).row(id))?.is_over) return record;
    try {
      return (await engine('examine', { text: record })).text;
    } catch (error) {
      asFault(error); // throws when the engine is broken
      return record;
    }
  }

  return {
    /**
     * A file of one game, or of all, then with what the page has stored besides.
     * @param {string | null} id
     * @param {import('./exports.js').Device | null} device
     */
    async exportGames(id, device) {
      const ids = id === null ? (await (await shelf()).rows()).map((row) => row.id) : [id];
      /** @type {FileGame[]} */
      const found = [];
      const left_out = [];
      for (const one of ids) {
        const game = await gameForFile(await shelf(), one);
        if (game === null) left_out.push(one);
        else found.push({ ...game, record: await withoutOpenSeed(one, game.record) });
      }
      const only = found[0];
      if (only === undefined && device === null) throw new Fault(id === null ? 'no_games' : 'record_damaged', { id });
      const what = id === null ? 'games' : nameOf(await (await shelf()).row(id));
      const blob = new Blob([id === null || !only ? bundleText(found, device) : only.record], {
        type: 'application/json',
      });
      if (exported !== '') URL.revokeObjectURL(exported);
      exported = URL.createObjectURL(blob);
      return { url: exported, name: fileName(what, now()), count: found.length, left_out };
    },

    /**
     * Which games a file holds, by number, which are refused at once, and what else of a device it holds.
     * @param {import('../shared/verbs.js').ArgsOf<'games.file'>} args
     */
    async read({ file, key }) {
      const { games, refused, device } = await open(file, key);
      return { numbers: [...games.keys()], refused, device };
    },

    /**
     * Takes one game of a file in.
     * @param {import('../shared/verbs.js').ArgsOf<'games.import'>} args
     */
    async importGame({ file, key, number }) {
      return { id: await taken(await open(file, key), number) };
    },
  };
}

/**
 * A word for the name of a file with one game.
 * @param {unknown} row
 */
function nameOf(row) {
  const game = rowOf(row)?.game ?? '';
  return /^[a-z]+$/.test(game) ? game : 'game';
}
