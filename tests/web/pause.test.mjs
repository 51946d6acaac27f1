/** The pause before a forced last step: when it begins, what stops it, and that it is the engine's only action. */
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';

import { DEFAULTS } from '../../web/ui/settings.js';

globalThis.document = { hidden: false };
const { createPause } = await import('../../web/table/play/pause.js');

beforeEach(() => {
  globalThis.document.hidden = false;
});

const END = { kind: 'done', seat: 0 };

/** A table at which seat 0 can only end its turn; `isRefused` lets the engine refuse that. */
function tableAtEnd(t, { settings = {}, more = {}, isRefused = false } = {}) {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const leaving = new AbortController();
  const session = {
    epoch: 1,
    signal: leaving.signal,
    isCurrent: (epoch) => !leaving.signal.aborted && epoch === session.epoch,
  };
  const app = {
    state: {
      screen: { name: 'table' },
      dialog: null,
      settings: { ...DEFAULTS, ...settings },
      table: {
        situation: { forced: [END] },
        decider: 0,
        drawer: null,
        replay: null,
        peek: null,
        hint: null,
        is_busy: false,
        lesson: null,
        moments: [],
        pause: 0,
        ...more,
      },
    },
    updateTable(change) {
      app.state = { ...app.state, table: { ...app.state.table, ...change } };
    },
  };
  const acted = [];
  const pause = createPause(app, session, async (action) => {
    acted.push(action);
    return !isRefused;
  });
  pause.consider();
  return { app, session, pause, acted, leaving, tick: (ms) => t.mock.timers.tick(ms) };
}

test('the only action that is left is taken after the pause, and not before', (t) => {
  const { app, acted, tick } = tableAtEnd(t);
  const { pause } = app.state.table;
  assert.ok(pause > 500);
  tick(pause - 1);
  assert.deepEqual(acted, []);
  tick(1);
  assert.deepEqual(acted, [END]);
});

test('it is longer at a slow speed, and is there without movement', (t) => {
  const lengths = ['off', 'fast', 'normal', 'slow'].map((speed) => {
    const { app } = tableAtEnd(t, { settings: { speed } });
    t.mock.timers.reset();
    return app.state.table.pause;
  });
  assert.ok(lengths[1] < lengths[2] && lengths[2] < lengths[3]);
  assert.equal(lengths[0], lengths[2]);
});

for (const [what, options] of Object.entries({
  'who wants to confirm the end of a turn': { settings: { confirm_end: true } },
  'who is in a lesson': { more: { lesson: {} } },
  'who has something else to do': { more: { situation: { forced: [{ kind: 'done', seat: 1 }] } } },
  'who is not asked': { more: { decider: null } },
}))
  test(`nothing ends by itself for somebody ${what}`, (t) => {
    const { app, acted, tick } = tableAtEnd(t, options);
    tick(60_000);
    assert.deepEqual([app.state.table.pause, acted], [0, []]);
  });

for (const [what, change, back] of [
  ['a drawer', { drawer: 'log' }, { drawer: null }],
  ['a look back', { replay: {} }, { replay: null }],
  ['a hint', { hint: {} }, { hint: null }],
  ['an action on its way', { is_busy: true }, { is_busy: false }],
  ['a look at the own gold', { peek: {} }, { peek: null }],
])
  test(`${what} stops the pause, which begins again afterwards`, (t) => {
    const { app, pause, acted, tick } = tableAtEnd(t);
    const { pause: length } = app.state.table;
    tick(length - 1);
    app.updateTable(change);
    pause.consider();
    assert.equal(app.state.table.pause, 0);
    tick(60_000);
    assert.deepEqual(acted, []);
    app.updateTable(back);
    pause.consider();
    tick(length - 1);
    assert.deepEqual(acted, [], 'the whole pause again');
    tick(1);
    assert.deepEqual(acted, [END]);
  });

test('a dialog, another screen and a hidden page stop it', (t) => {
  for (const leave of [
    (app) => Object.assign(app.state, { dialog: { name: 'menu' } }),
    (app) => Object.assign(app.state, { screen: { name: 'replay' } }),
    () => Object.assign(globalThis.document, { hidden: true }),
  ]) {
    globalThis.document.hidden = false;
    const { app, pause, acted, tick } = tableAtEnd(t);
    leave(app);
    pause.consider();
    tick(60_000);
    assert.deepEqual([app.state.table.pause, acted], [0, []]);
    t.mock.timers.reset();
  }
});

test('undo stops it, and the next forced end has a pause of its own', (t) => {
  const { app, session, pause, acted, tick } = tableAtEnd(t);
  const { pause: length } = app.state.table;
  tick(length - 1);
  session.epoch += 1;
  app.updateTable({ situation: { forced: [] } });
  pause.consider();
  tick(60_000);
  assert.deepEqual(acted, []);
  session.epoch += 1;
  app.updateTable({ situation: { forced: [END] } });
  pause.consider();
  tick(length - 1);
  assert.deepEqual(acted, []);
  tick(1);
  assert.deepEqual(acted, [END]);
});

test('what is refused is not tried again by itself', async (t) => {
  const { pause, acted, tick } = tableAtEnd(t, { isRefused: true });
  tick(60_000);
  await Promise.resolve();
  await Promise.resolve();
  pause.consider();
  tick(60_000);
  assert.equal(acted.length, 1);
});

test('nothing happens at a table that was left', (t) => {
  const { acted, leaving, tick } = tableAtEnd(t);
  leaving.abort();
  tick(60_000);
  assert.deepEqual(acted, []);
});
