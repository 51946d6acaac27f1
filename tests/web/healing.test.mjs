/** A worker that crashes or hangs is replaced, the stored game opened again, and every request answered just once. */

import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';

import { createEngine } from '../../web/engine/page/client.js';
import { Fault } from '../../web/engine/shared/fault.js';

/** @type {FakeWorker[]} */
let workers = [];
/** What is stored, over all workers. */
let stored = { step: 0, revision: 1 };
/** @type {ReturnType<typeof createEngine> | null} */
let engine = null;
let notices = [];

/** A worker with a stored game; `trouble` says what goes wrong with a verb: 'crash', 'crash_after', 'hang' or nothing. */
class FakeWorker {
  constructor(trouble) {
    this.trouble = trouble;
    this.isEnded = false;
    this.seen = [];
    workers.push(this);
  }

  postMessage(message) {
    queueMicrotask(() => this.receive(message));
  }

  say(data) {
    if (!this.isEnded) this.onmessage?.({ data });
  }

  receive({ kind, id, verb, args }) {
    if (this.isEnded) return;
    if (kind === 'start') return this.say({ kind: 'stage', stage: 'ready' });
    this.seen.push(verb);
    const trouble = this.trouble(verb, workers.length);
    if (trouble === 'hang') return;
    if (trouble === 'crash') return this.crash();
    const reply = this.answer(verb, args);
    if (trouble === 'crash_after') return this.crash();
    this.say({ kind: 'reply', id, ...reply });
  }

  answer(verb, args) {
    if (verb === 'games.new' || verb === 'games.open')
      return { ok: true, result: { id: 'g1', situation: { ...stored } } };
    if (verb === 'act') {
      if (args.revision !== stored.revision) return { ok: false, fault: { code: 'stale_request', facts: {} } };
      stored = { step: stored.step + 1, revision: stored.revision + 1 };
    }
    if (verb === 'games.report') return { ok: true, result: { text: args.error } };
    return { ok: true, result: { ...stored } };
  }

  crash() {
    this.say({ kind: 'stage', stage: 'failed', fault: { code: 'engine_crashed', facts: {} } });
  }

  terminate() {
    this.isEnded = true;
  }

  addEventListener() {}
}

function start(trouble, patience = 50) {
  engine = createEngine({ makeWorker: () => new FakeWorker(trouble), callPatience: patience, bootPatience: 1000 });
  engine.onNotice((notice) => notices.push(notice));
  return engine;
}

beforeEach(() => {
  workers = [];
  notices = [];
  stored = { step: 0, revision: 1 };
});

afterEach(() => engine?.dispose());

const at = (verb, worker, what) => (asked, count) => (asked === verb && count === worker ? what : null);

test('a crash in an action that was not stored: the next worker opens the game and does it once', async () => {
  const { call } = start(at('act', 1, 'crash'));
  await call('games.new', {});
  const situation = await call('act', { revision: 1, viewer: null, action: {} });
  assert.deepEqual(situation, { step: 1, revision: 2 });
  assert.equal(workers.length, 2);
  assert.deepEqual(workers[1].seen, ['games.open', 'act']);
  assert.deepEqual(notices, [
    { code: 'engine_restarted', facts: { reason: 'engine_crashed', game: 'g1', fault: null } },
  ]);
});

test('a crash after an action was stored: it is not done twice, and its situation is reported', async () => {
  const { call } = start(at('act', 1, 'crash_after'));
  await call('games.new', {});
  const situation = await call('act', { revision: 1, viewer: null, action: {} });
  assert.deepEqual(situation, { step: 1, revision: 2 });
  assert.deepEqual(workers[1].seen, ['games.open', 'act', 'situation']);
});

test('a hang ends after its time, and every call under way is answered', async () => {
  const { call } = start(at('ask', 1, 'hang'));
  await call('games.new', {});
  const answers = await Promise.all([call('ask'), call('situation'), call('log')]);
  assert.equal(answers.length, 3);
  assert.equal(workers.length, 2);
  assert.equal(notices[0].facts.reason, 'engine_hung');
});

test('an import that meets a crash is asked again, since it names its game', async () => {
  const { call } = start(at('games.import', 1, 'crash_after'));
  await call('games.new', {});
  await call('games.import', { key: 'k', number: 1 });
  assert.deepEqual(workers[1].seen, ['games.open', 'games.import']);
});

test('what crashes twice is refused, and the game goes on', async () => {
  const { call } = start((verb) => (verb === 'ask' ? 'crash' : null));
  await call('games.new', {});
  await assert.rejects(call('ask'), (fault) => fault instanceof Fault && fault.code === 'engine_crashed');
  assert.equal(workers.length, 3);
  assert.deepEqual(await call('act', { revision: 1 }), { step: 1, revision: 2 });
});

test('a new game is never asked for twice', async () => {
  const { call } = start(at('games.new', 1, 'crash_after'));
  await call('hello');
  await assert.rejects(call('games.new', {}), (fault) => fault.code === 'engine_crashed');
  assert.deepEqual(
    workers.slice(1).flatMap((worker) => worker.seen),
    [],
  );
});

test('an engine that fails at its first request is given up with a fault; trying again opens the game', async () => {
  let isBad = true;
  const { call, restart, onStage } = start((verb) => (isBad && verb === 'games.open' ? 'crash' : null));
  await call('games.new', {});
  let stage = null;
  onStage((now) => (stage = now));
  workers[0].crash();
  await new Promise((resolve) => setTimeout(resolve, 20));
  assert.equal(stage.stage, 'failed');
  assert.equal(workers.length, 2);
  await assert.rejects(call('situation'), (fault) => fault.code === 'engine_crashed');
  isBad = false;
  await restart();
  assert.deepEqual(workers.at(-1).seen.slice(0, 1), ['games.open']);
  assert.deepEqual(await call('situation'), { step: 0, revision: 1 });
});

test('an engine that keeps failing is given up after three restarts', async () => {
  const { call, onStage } = start(() => null);
  await call('games.new', {});
  let stage = null;
  onStage((now) => (stage = now));
  for (let crash = 0; crash < 4; crash += 1) {
    assert.equal(stage.stage, 'ready');
    workers.at(-1).crash();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  assert.equal(stage.stage, 'failed');
  assert.equal(workers.length, 4);
});

test('a crash while nothing is asked is healed too, and the report says so', async () => {
  const { call } = start(() => null);
  await call('games.new', {});
  workers[0].crash();
  const { text } = await call('games.report', {});
  assert.match(text, /engine_crashed/);
  assert.deepEqual(workers[1].seen, ['games.open', 'games.report']);
});

test('20 crashes with a pause between them: each is healed, no action lost or doubled', async (context) => {
  context.mock.timers.enable({ apis: ['Date'], now: 0 });
  const { call } = start(() => null);
  await call('games.new', {});
  for (let crash = 0; crash < 20; crash += 1) {
    context.mock.timers.tick(61_000);
    workers.at(-1).trouble = () => (crash % 2 ? 'crash' : 'crash_after');
    const next = await call('act', { revision: stored.revision, viewer: null, action: {} });
    assert.deepEqual(next, { step: crash + 1, revision: crash + 2 });
  }
  assert.equal(workers.length, 21);
});
