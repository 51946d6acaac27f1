/** A bridge of a tiny game for the tests of the store: every action adds a number; a negative one is refused. */

export class FakeBridge {
  constructor() {
    /** @type {{game: string, setup: any, players: string[], actions: number[]} | null} */
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
      return JSON.stringify({ id, ok: false, fault: { code: fault.code ?? 'engine_error', facts: fault.facts ?? { detail: String(fault) } } });
    }
  };

  answer(verb, args) {
    if (verb === 'hello') return { version: '1.0', python: '3.14', games: ['sums'] };
    if (verb === 'open') {
      if (args.game !== 'sums') throw { code: 'unknown_game', facts: {} };
      return this.changed({ game: args.game, setup: args.setup, players: args.players, actions: [] });
    }
    if (verb === 'load') {
      this.loads += 1;
      const { format, version, ...table } = JSON.parse(args.text);
      if (format !== 'skye-record') throw { code: 'not_a_record', facts: {} };
      if (version !== 1) throw { code: 'unknown_version', facts: { version } };
      if (table.actions.some((action) => action < 0)) throw { code: 'illegal_action', facts: {} };
      if (args.revision !== undefined) this.revision = args.revision - 1;
      return this.changed({ ...table, actions: [...table.actions, ...JSON.parse(atob(table.sealed ?? btoa('[]')))] });
    }
    if (this.table === null) throw { code: 'no_table', facts: {} };
    if (verb === 'situation') return this.situation();
    if (verb === 'record') {
      const { actions, ...table } = this.table;
      const record = { format: 'skye-record', version: 1, ...table, actions: actions.slice(0, -1), sealed: btoa(JSON.stringify(actions.slice(-1))) };
      return { text: JSON.stringify(record) };
    }
    if (args.revision !== this.revision) throw { code: 'stale_request', facts: { revision: this.revision } };
    if (verb === 'act') {
      if (args.action < 0) throw { code: 'illegal_action', facts: {} };
      return this.changed({ ...this.table, actions: [...this.table.actions, args.action] });
    }
    if (verb === 'undo') return this.changed({ ...this.table, actions: this.table.actions.slice(0, -1) });
    throw { code: 'unknown_verb', facts: { verb } };
  }

  changed(table) {
    this.table = table;
    this.revision += 1;
    return this.situation();
  }

  situation() {
    const { game, setup, players, actions } = this.table;
    const points = actions.reduce((sum, action) => sum + action, 0);
    return {
      revision: this.revision,
      game,
      phase: 'add',
      players,
      step: actions.length,
      is_over: false,
      view: { round: 1, seats: setup.seats.map((seat) => ({ name: seat.name, points })) },
    };
  }
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
