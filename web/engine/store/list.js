/** The list of games, and each game in it evaluated by the engine once for every version of Skye. */

import { Fault } from '../shared/fault.js';
import { asFault, isForeign } from './faults.js';
import { textDigest } from './packing.js';
import { listed, rowFrom, rowOf } from './rows.js';
import { newestGood } from './shelf.js';

/**
 * @typedef {import('../shared/verbs.js').Listed} Listed
 * @typedef {object} Desk what the parts of the store share
 * @property {import('../shared/verbs.js').Call} engine
 * @property {() => Promise<import('./database.js').Shelf>} shelf
 * @property {() => Promise<string>} version of this Skye
 * @property {() => number} now milliseconds
 * @property {(why: string) => void} onDamaged is called for a record that cannot be read
 */

/** @param {Desk} desk */
export function createList({ engine, shelf, version, now, onDamaged }) {
  /** Why games could not be opened or evaluated here. @type {Map<string, Fault>} */
  const faults = new Map();

  /**
   * Remembers why a game cannot be opened, as far as that is the game's own fault.
   * @param {string} id
   * @param {unknown} error null when it could be
   */
  function note(id, error) {
    if (isForeign(error) || (error instanceof Fault && error.code === 'record_damaged')) faults.set(id, error);
    else if (error === null) faults.delete(id);
  }

  /** @param {string} id */
  async function evaluate(id) {
    const games = await shelf();
    const row = rowOf(await games.row(id));
    const { result, number } = await newestGood(games, id, (text) => engine('examine', { text }), onDamaged);
    const facts = {
      id,
      started: row?.started ?? now(),
      saved: row?.saved ?? now(),
      revision: row?.revision ?? 0,
      check: await textDigest(result.text),
      by: await version(),
    };
    // Another tab may have played on meanwhile; then its row is the newer one.
    await games.putRow(id, rowFrom(result.summary, facts), number);
  }

  return {
    note,

    /** Every game, newest first, without asking the engine. */
    async all() {
      const by = await version();
      const list = (await (await shelf()).rows()).map(({ id, row }) => listed(id, row, by, faults.get(id)));
      return list.sort((a, b) => b.saved - a.saved);
    },

    /**
     * One game, evaluated by this version of Skye.
     * @param {string} id
     * @returns {Promise<Listed>}
     */
    async one(id) {
      try {
        await evaluate(id);
        note(id, null);
      } catch (error) {
        const fault = asFault(error);
        note(id, fault);
        if (!faults.has(id)) throw fault;
      }
      return listed(id, await (await shelf()).row(id), await version(), faults.get(id));
    },
  };
}
