/**
 * A bridge for the tests of the store. It plays a tiny game of its own, in which every action adds a number and a negative
 * one is refused; and it knows records of both real games, with what the real engine says of each.
 */

import { readFileSync } from 'node:fs';

/** By name, records of the real games with the engine's own words; `tests/bridge/summaries.py` writes them. */
export const REAL = JSON.parse(readFileSync(new URL('summaries.json', import.meta.url), 'utf8'));
const realCase = (text) => Object.values(REAL).find((each) => each.text === text);

export class FakeBridge {
  /** @param {{version?: string, newest?: number, newer?: string}} [engine] its version, the newest version of records it knows, and the code for a newer one */
  constructor({ version = '1.0', newest = 1, newer = 'newer_version' } = {}) {
    Object.assign(this, { version, newest, newer });
    /** @type {{game: string, setup: any, players: string[], actions: number[]} | {real: any} | null} */
    this.table = null;
    this.revision = 0;
    this.isBroken = false;
    this.loads = 0;
  }

  /** @param {string} text */
  handle = (text) => {
    if (this.isBroken) throw new Error('memory access out of bounds');
    const { id, verb, args } = JSON.parse(text);
    try {
      return JSON.stringify({ id, ok: true, result: this.answer(verb, args) });
    } catch (fault) {
      return JSON.stringify({
        id,
        ok: false,
        fault: { code: fault.code ?? 'engine_error', facts: fault.facts ?? { detail: String(fault) } },
      });
    }
  };

  answer(verb, args) {
    if (verb === 'hello') return { version: this.version, coach: 1, python: '3.14', games: ['sums'] };
    if (verb === 'open') {
      if (args.game !== 'sums') throw { code: 'unknown_game', facts: {} };
      return this.changed({ game: args.game, setup: args.setup, players: args.players, actions: [] });
    }
    if (verb === 'load') {
      const table = this.replayed(args.text);
      if (args.revision !== undefined) this.revision = args.revision - 1;
      return this.changed(table);
    }
    if (verb === 'examine') return stored(this.replayed(args.text), this.newest);
    if (this.table === null) throw { code: 'no_table', facts: {} };
    if (verb === 'situation') return this.situation();
    if (verb === 'record') return stored(this.table, this.newest);
    if (args.revision !== this.revision) throw { code: 'stale_request', facts: { revision: this.revision } };
    if (verb === 'act') {
      if (args.action < 0) throw { code: 'illegal_action', facts: {} };
      return this.changed({ ...this.table, actions: [...this.table.actions, args.action] });
    }
    if (verb === 'undo') return this.changed({ ...this.table, actions: this.table.actions.slice(0, -1) });
    throw { code: 'unknown_verb', facts: { verb } };
  }

  /** The table of a record, or the fault of the engine: of a newer one, of other rules, of an action that is refused. */
  replayed(text) {
    this.loads += 1;
    if (realCase(text)) return { real: realCase(text) };
    const { format, version, rules = 1, ...table } = JSON.parse(text);
    if (format !== 'skye-record') throw { code: 'not_a_record', facts: {} };
    if (version > this.newest) throw { code: this.newer, facts: { version, newest: this.newest } };
    if (rules !== 1) throw { code: 'other_rules', facts: { game: table.game, rules, known: [1] } };
    if (table.actions.some((action) => action < 0)) throw { code: 'illegal_action', facts: {} };
    return { ...table, actions: [...table.actions, ...JSON.parse(atob(table.sealed ?? btoa('[]')))] };
  }

  changed(table) {
    this.table = table;
    this.revision += 1;
    return this.situation();
  }

  situation() {
    const { revision } = this;
    if ('real' in this.table) return { revision, ...this.table.real.situation };
    const { game, setup, players, actions } = this.table;
    const seats = setup.seats.map((seat) => ({ name: seat.name, points: sum(actions) }));
    return { revision, game, phase: 'add', players, step: actions.length, is_over: false, view: { round: 1, seats } };
  }
}

const sum = (actions) => actions.reduce((total, action) => total + action, 0);

/** A table as it is stored: its record, the last action sealed, and the summary. */
function stored(table, version) {
  if ('real' in table) return { text: table.real.text, summary: table.real.summary };
  const { actions, game, setup, players } = table;
  const sealed = btoa(JSON.stringify(actions.slice(-1)));
  const record = { format: 'skye-record', version, game, setup, players, actions: actions.slice(0, -1), sealed };
  const names = setup.seats.map(({ name }) => name);
  const progress = { unit: 'round', number: 1, last: 6 };
  const summary = {
    game,
    names,
    players,
    phase: 'add',
    step: actions.length,
    is_over: false,
    progress,
    points: names.map(() => sum(actions)),
    winners: [],
    land: { seat: 0, tiles: [] },
    practice: null,
    fingerprint: null,
  };
  return { text: JSON.stringify(record), summary };
}

/** Web Locks between several stores of one test, as between tabs. */
export class FakeLocks {
  constructor() {
    /** @type {Map<string, {reject: (error: Error) => void, gone: Promise<unknown>}>} */
    this.held = new Map();
  }

  request(name, { steal = false, signal }, work) {
    return new Promise((resolve, reject) => {
      const grant = () => {
        const own = { reject, gone: Promise.resolve() };
        this.held.set(name, own);
        own.gone = Promise.resolve(work({ name })).then((value) => {
          if (this.held.get(name) === own) this.held.delete(name);
          resolve(value);
        });
      };
      const attempt = () => {
        const holder = this.held.get(name);
        if (holder === undefined) grant();
        else if (steal) {
          this.held.delete(name);
          holder.reject(new Error('stolen'));
          grant();
        } else holder.gone.then(() => (signal.aborted ? undefined : attempt()));
      };
      signal?.addEventListener('abort', () => reject(signal.reason));
      attempt();
    });
  }
}
