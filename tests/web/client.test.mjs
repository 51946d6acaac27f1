/** The page's side of the engine, with a fake worker. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { createEngine } from '../../web/engine/page/client.js';

/** A worker under the test's control: what was posted to it, and a way to answer. */
class FakeWorker {
  posted = [];
  isEnded = false;
  onmessage = null;
  onerror = null;

  postMessage(message) {
    this.posted.push(message);
  }

  terminate() {
    this.isEnded = true;
  }

  say(message) {
    this.onmessage({ data: message });
  }

  calls() {
    return this.posted.filter(({ kind }) => kind === 'call');
  }
}

/** @param {object} [options] */
function setUp(options = {}) {
  const workers = [];
  const stages = [];
  const makeWorker = () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  };
  const engine = createEngine({ makeWorker, ...options });
  engine.onStage((stage) => stages.push(stage));
  return { engine, workers, stages };
}

const isFault = (code) => (error) => error.code === code;
const ready = { kind: 'stage', stage: 'ready' };

test('a call before the start has ended waits, then is sent', async () => {
  const { engine, workers } = setUp();
  const answer = engine.call('hello', { a: 1 });
  assert.deepEqual(workers[0].posted, [{ kind: 'start', isFresh: false }]);
  workers[0].say(ready);
  assert.deepEqual(workers[0].calls(), [{ kind: 'call', id: 1, verb: 'hello', args: { a: 1 } }]);
  workers[0].say({ kind: 'reply', id: 1, ok: true, result: { version: '1' } });
  assert.deepEqual(await answer, { version: '1' });
  engine.dispose();
});

test('answers find their calls by id, in any order', async () => {
  const { engine, workers } = setUp();
  workers[0].say(ready);
  const [first, second] = [engine.call('one'), engine.call('two')];
  workers[0].say({ kind: 'reply', id: 2, ok: true, result: 'second' });
  workers[0].say({ kind: 'reply', id: 99, ok: true, result: 'nobody asked' });
  workers[0].say({ kind: 'reply', id: 1, ok: true, result: 'first' });
  assert.deepEqual(await Promise.all([first, second]), ['first', 'second']);
  engine.dispose();
});

test('a refusal rejects with its code and facts, and the engine lives on', async () => {
  const { engine, workers, stages } = setUp();
  workers[0].say(ready);
  const refused = engine.call('act');
  workers[0].say({ kind: 'reply', id: 1, ok: false, fault: { code: 'own_tile', facts: { tile: '12' } } });
  await assert.rejects(refused, (fault) => fault.code === 'own_tile' && fault.facts.tile === '12');
  assert.equal(stages.at(-1).stage, 'ready');
  engine.dispose();
});

test('a request that is not answered in time ends the worker and reports why', async () => {
  const { engine, workers, stages } = setUp();
  workers[0].say(ready);
  await assert.rejects(engine.call('think', {}, { patience: 5 }), isFault('engine_hung'));
  assert.ok(workers[0].isEnded);
  assert.equal(stages.at(-1).fault.code, 'engine_hung');
  await assert.rejects(engine.call('hello'), isFault('engine_hung'));
});

test('a start without any sign of life fails', async () => {
  const { engine, workers, stages } = setUp({ bootPatience: 5 });
  await assert.rejects(engine.call('hello'), isFault('boot_timeout'));
  assert.ok(workers[0].isEnded);
  assert.equal(stages.at(-1).stage, 'failed');
});

test('a failed start rejects what waits for it, and restarting works, past the cache', async () => {
  const { engine, workers, stages } = setUp();
  const waiting = engine.call('hello');
  workers[0].say({ kind: 'stage', stage: 'failed', fault: { code: 'file_damaged', facts: { file: 'x' } } });
  await assert.rejects(waiting, isFault('file_damaged'));
  const again = engine.restart();
  assert.deepEqual(workers[1].posted, [{ kind: 'start', isFresh: true }]);
  assert.equal(stages.at(-1).fault, null);
  workers[1].say(ready);
  workers[1].say({ kind: 'reply', id: workers[1].calls()[0].id, ok: true, result: {} });
  await again;
  assert.equal(stages.at(-1).stage, 'ready');
  engine.dispose();
});

test('messages of a terminated worker are ignored', () => {
  const { engine, workers, stages } = setUp();
  workers[0].say(ready);
  engine.restart().catch(() => {});
  workers[0].say({ kind: 'stage', stage: 'failed', fault: { code: 'late', facts: {} } });
  assert.equal(stages.at(-1).stage, 'manifest');
  engine.dispose();
});

test('a worker whose script cannot be loaded is a fault', () => {
  const { engine, workers, stages } = setUp();
  let isPrevented = false;
  workers[0].onerror({ message: 'no script', preventDefault: () => (isPrevented = true) });
  assert.equal(stages.at(-1).fault.code, 'worker_failed');
  assert.ok(isPrevented);
  engine.dispose();
});

test('a browser that makes no workers is a fault', () => {
  const makeWorker = () => {
    throw new Error('no workers here');
  };
  const stages = [];
  createEngine({ makeWorker }).onStage((stage) => stages.push(stage));
  assert.equal(stages[0].fault.code, 'worker_failed');
});

test('notices and stages reach their listeners until they leave', () => {
  const { engine, workers } = setUp();
  const notices = [];
  const leave = engine.onNotice((notice) => notices.push(notice.code));
  workers[0].say({ kind: 'notice', notice: { code: 'taken_over', facts: {} } });
  leave();
  workers[0].say({ kind: 'notice', notice: { code: 'again', facts: {} } });
  assert.deepEqual(notices, ['taken_over']);
  engine.dispose();
});

test('arguments that cannot be sent reject their call alone', async () => {
  const { engine, workers } = setUp();
  workers[0].say(ready);
  workers[0].postMessage = () => {
    throw new DOMException('a function', 'DataCloneError');
  };
  await assert.rejects(engine.call('act', { action: () => {} }), isFault('bad_request'));
  engine.dispose();
});

test('only the request that the worker works on has a clock', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const { engine, workers, stages } = setUp({ callPatience: 1000 });
  workers[0].say(ready);
  const answers = [];
  for (const verb of ['first', 'second', 'third'])
    engine.call(verb).then(
      (result) => answers.push(result),
      (fault) => answers.push(fault.code),
    );
  for (const id of [1, 2]) {
    context.mock.timers.tick(900);
    workers[0].say({ kind: 'reply', id, ok: true, result: id });
    await Promise.resolve();
  }
  context.mock.timers.tick(900);
  assert.equal(stages.at(-1).stage, 'ready', 'the third has waited 2,700, but was worked on for 900 only');
  workers[0].say({ kind: 'reply', id: 3, ok: true, result: 3 });
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(answers, [1, 2, 3]);
  context.mock.timers.tick(10_000);
  assert.equal(stages.at(-1).stage, 'ready', 'nobody waits, so nothing is late');
  engine.dispose();
});

test('a request that waits behind a patient one is not late, and is timed once its turn has come', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const { engine, workers, stages } = setUp({ callPatience: 1000, mayRestart: () => false });
  workers[0].say(ready);
  const [long, short] = [
    engine.call('long', {}, { patience: 5000 }),
    engine.call('short').catch((fault) => fault.code),
  ];
  context.mock.timers.tick(4900);
  assert.equal(stages.at(-1).stage, 'ready');
  workers[0].say({ kind: 'reply', id: 1, ok: true, result: 'done' });
  assert.equal(await long, 'done');
  context.mock.timers.tick(1100);
  assert.equal(await short, 'engine_hung');
  assert.equal(stages.at(-1).fault.facts.seconds, 1);
});

test('an engine that had answered and fails again and again has stopped; only one that never began could not be started', async () => {
  const { engine, workers, stages } = setUp({ mayRestart: () => false });
  workers[0].say(ready);
  const answer = engine.call('hello');
  workers[0].say({ kind: 'reply', id: 1, ok: true, result: {} });
  await answer;
  workers[0].onerror({ preventDefault() {}, message: 'out of memory' });
  assert.equal(stages.at(-1).fault.code, 'engine_crashed');
  engine.dispose();
  const other = setUp();
  other.workers[0].onerror({ preventDefault() {}, message: 'no such file' });
  assert.equal(other.stages.at(-1).fault.code, 'worker_failed');
  other.engine.dispose();
});

test('a slice of thinking that does not end is noticed sooner than any other request', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  for (const [verb, stage] of [
    ['think', 'failed'],
    ['games.open', 'ready'],
  ]) {
    const { engine, workers, stages } = setUp({ mayRestart: () => false });
    workers[0].say(ready);
    engine.call(verb).catch(() => {});
    context.mock.timers.tick(9_000);
    assert.equal(stages.at(-1).stage, stage, verb);
    engine.dispose();
  }
});

test('a clock that stood still while the device slept starts again, so that the answer can still be read', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout', 'Date'] });
  const { engine, workers, stages } = setUp({ mayRestart: () => false });
  workers[0].say(ready);
  const answer = engine.call('think').catch((fault) => fault.code);
  context.mock.timers.setTime(3_600_000); // the time of day goes on, the clocks of the page do not
  context.mock.timers.tick(8_000);
  assert.equal(stages.at(-1).stage, 'ready');
  workers[0].say({ kind: 'reply', id: 1, ok: true, result: 'done' });
  assert.equal(await answer, 'done');
  const hung = engine.call('think').catch((fault) => fault.code);
  context.mock.timers.tick(8_001);
  assert.equal(await hung, 'engine_hung');
  engine.dispose();
});
