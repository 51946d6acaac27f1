/** A page with a conductor at a table of a tiny game, for the tests of table/: the engine answers when the test lets it. */

import { DEFAULTS } from '../../web/ui/settings.js';

export const listeners = {};
globalThis.document = {
  hidden: false,
  addEventListener: (kind, listener) => {
    listeners[kind] = listener;
  },
};
globalThis.window = { addEventListener() {}, setTimeout: (...args) => setTimeout(...args) };
const { createConductor } = await import('../../web/table/play/conductor.js');

/** Long enough for every promise that is already on its way. */
export const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

/** Waits for what only the real engine brings about, however long its process takes. @param {() => boolean} isSo */
export async function until(isSo) {
  while (!isSo()) await settled();
}

/**
 * A table of seats that seal a secret number each, then take turns in the open; `players` says who is a person.
 *
 * Verbs in `game.held` wait until `release`; `game.refusals` are the faults of the next calls, by verb. `game.questions` are
 * what the table needs to be drawn; the page asks them after each change, as the real one does.
 * @param {string[]} players
 */
export function makeTable(players) {
  const asked = [];
  const complaints = [];
  const waiting = [];
  const game = {
    revision: 1,
    sealed: new Set(),
    turn: null,
    held: new Set(),
    refusals: {},
    opened: 'one',
    questions: [],
    scored: null,
    forced: [],
    implied: [],
    holder: null,
  };
  const situation = (viewer) => ({
    revision: game.revision,
    game: 'fake',
    phase: game.turn === null ? 'seal' : 'open',
    is_secret: game.turn === null,
    players,
    viewer,
    to_act: game.turn === null ? players.map((_, seat) => seat).filter((seat) => !game.sealed.has(seat)) : [game.turn],
    forced: game.forced,
    implied: game.implied,
    holder: game.holder,
    bot:
      (game.turn === null ? players.map((_, seat) => seat) : [game.turn]).find(
        (seat) => players[seat] !== 'human' && !game.sealed.has(seat),
      ) ?? null,
    step: game.revision,
    steps: game.revision,
    can_undo: false,
    undo_seat: null,
    events: [],
    is_over: false,
    outcome: null,
    setup: null,
    view: {
      seats: players.map((_, seat) => ({ name: `Seat ${seat}` })),
      of: game.opened,
      secret: viewer === null ? null : `secret of ${viewer}`,
    },
  });
  const verbs = {
    'games.new': () => ({ id: 'one', situation: situation(null) }),
    'games.open'({ id }) {
      game.opened = id;
      return { id, situation: situation(null) };
    },
    situation: ({ viewer }) => situation(viewer),
    at: ({ step, viewer }) => ({ ...situation(viewer), step }),
    act({ viewer, action, revision }) {
      if (revision !== game.revision) throw { code: 'stale_request', facts: {} };
      game.revision += 1;
      if (action.kind === 'seal') game.sealed.add(action.seat);
      if (action.kind === 'pass') game.turn = (game.turn + 1) % players.length;
      if (action.kind === 'fill') game.implied = [];
      if (game.sealed.size === players.length) game.turn ??= 0;
      return situation(viewer);
    },
    seat_player: ({ viewer }) => {
      game.revision += 1;
      return situation(viewer);
    },
    think({ seat, revision }) {
      if (revision !== game.revision) throw { code: 'stale_request', facts: {} };
      return { is_done: true, progress: 1, action: { kind: game.turn === null ? 'seal' : 'pass', seat } };
    },
    ask: ({ viewer, question }) => ({ answer: `${question} for ${viewer}`, revision: game.revision }),
  };
  const engine = {
    async call(verb, args) {
      asked.push({ verb, ...args });
      if (game.held.has(verb)) await new Promise((resolve) => waiting.push({ verb, resolve }));
      const fault = game.refusals[verb]?.shift();
      if (fault) throw fault;
      return verbs[verb](args);
    },
  };
  const room = {
    moments: () => [],
    ceremony: () => game.scored,
    travels: () => [],
    prompt: () => 'prompt',
    describeEvent: () => null,
    questions: () => game.questions,
  };
  const app = {
    state: {
      table: null,
      screen: { name: 'table', args: {} },
      settings: DEFAULTS,
      motion: { is_reduced: true, duration: 0, rest: 0 },
    },
    engine,
    room: () => room,
    update(change) {
      app.state = { ...app.state, ...change };
      queueMicrotask(() => app.conductor.ask());
    },
    updateTable(change) {
      if (app.state.table) app.update({ table: { ...app.state.table, ...change } });
    },
    go(name, args = {}) {
      app.update({ screen: { name, args } });
      app.conductor.attend(app.state.screen);
    },
    announce() {},
    complain(fault) {
      complaints.push(fault.code ?? String(fault));
    },
    call: (verb, args) =>
      engine.call(verb, args).catch((fault) => {
        app.complain(fault);
        return null;
      }),
    sounds: { play() {} },
  };
  app.conductor = createConductor(app);
  return {
    app,
    game,
    asked,
    complaints,
    table: () => app.state.table,
    /** How often a verb was requested. */
    count: (verb) => asked.filter((call) => call.verb === verb).length,
    /** Let the engine answer what waits, or the first call of a verb, and all later ones at once. */
    async release(verb) {
      if (verb) game.held.delete(verb);
      else game.held.clear();
      for (const call of waiting.splice(0)) {
        if (!verb || call.verb === verb) call.resolve();
        else waiting.push(call);
      }
      await settled();
    },
  };
}
