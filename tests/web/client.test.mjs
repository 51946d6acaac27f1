/** The page's side of the engine, with a worker that only pretends. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { createEngine } from '../../web/engine/client.js';

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

test('a request that is not answered in time ends the worker and tells why', async () => {
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

test('what an ended worker still says is not heard', () => {
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
