/** The second worker: what it is given to think about, what becomes of its thoughts, and that the page sees none of them. */

import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';

import { createEngine } from '../../web/engine/page/client.js';
import { createSecond } from '../../web/engine/page/second.js';
import { memoryShelf } from '../../web/engine/store/database.js';
import { createDelegate } from '../../web/engine/store/delegate.js';
import { createStore } from '../../web/engine/store/store.js';
import { createThinker } from '../../web/engine/worker/thinker.js';
import { FakeBridge, FakeLocks } from './fake_bridge.mjs';

const SEED = 'canary-seed';
const NEW = {
  game: 'sums',
  setup: { seats: [{ name: 'Ann' }, { name: 'Bo' }], seed: SEED },
  players: ['bot', 'human'],
};
const CHOICE = 987_654;
/** Those of a test, whose clocks and ports end with it. */
const delegates = [];
afterEach(() => {
  for (const delegate of delegates.splice(0)) delegate.lose();
});
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

/** A bridge whose bot decides after some slices for a number that depends on the table alone. */
class ThinkingBridge extends FakeBridge {
  slices = 0;
  needed = 1000;
  thought = null;
  asked = [];

  answer(verb, args) {
    this.asked.push(verb);
    if (verb === 'follow') {
      this.table = this.replayed(args.text);
      this.revision = args.revision;
      this.slices = 0;
      return { revision: this.revision };
    }
    if (!['think', 'ponder', 'adopt'].includes(verb)) {
      const isBots = verb === 'act' && args.action.kind === 'bot';
      return super.answer(verb, isBots ? { ...args, action: this.thought } : args);
    }
    if (args.revision !== this.revision) throw { code: 'stale_request', facts: {} };
    const action = { kind: 'bot', seat: args.seat };
    if (verb === 'adopt') {
      if (args.action.add < 0) throw { code: 'illegal_action', facts: {} };
      this.thought = args.action.add;
      return { is_done: true, progress: 1, action };
    }
    this.slices += 1;
    const is_done = this.slices >= this.needed || args.hurry === true;
    const progress = Math.min(1, this.slices / this.needed);
    this.thought = CHOICE + this.table.actions.length;
    return { is_done, progress, action: verb === 'ponder' ? { add: this.thought } : action };
  }
}

/** One end of a channel that the test holds. */
class FakePort {
  posted = [];
  isClosed = false;
  onmessage = null;

  postMessage(message) {
    this.posted.push(message);
  }

  close() {
    this.isClosed = true;
  }

  /** What the thinker says about the newest job, or an earlier one. */
  say(news, job = this.posted.findLast(({ kind }) => kind === 'job')) {
    this.onmessage({ data: { number: job.number, is_done: false, progress: 0.5, action: { add: CHOICE }, ...news } });
  }
}

/** An engine's worker with a game, a port to a thinker, and everything that was asked of the page. */
async function setUp({ isAllowed = true, ...times } = {}) {
  const asked = [];
  const bridge = new ThinkingBridge();
  const delegate = createDelegate({ ask: (state) => asked.push(state), wait: 1, ...times });
  delegates.push(delegate);
  const store = createStore({ handle: bridge.handle, openShelf: memoryShelf, locks: new FakeLocks(), delegate });
  const call = async (verb, args = {}) => {
    const reply = await store.answer({ id: 1, verb, args });
    if (!reply.ok) throw Object.assign(new Error(reply.fault.code), reply.fault);
    return reply.result;
  };
  const { situation } = await call('games.new', NEW);
  if (isAllowed) delegate.allow();
  const decision = { revision: situation.revision, seat: 0 };
  const think = (more = {}) => call('think', { ...decision, slice: 40, ...more });
  const port = new FakePort();
  return { asked, bridge, delegate, store, call, think, port, decision };
}

/** The same with a thinker that is at the decision. */
async function handedOver(options) {
  const table = await setUp({ rest: 1_000_000, ...options });
  table.delegate.take(table.port);
  await table.think();
  table.port.say({});
  table.bridge.asked.length = 0;
  return table;
}

const isFault = (code) => (error) => error.code === code;

test('a thinker is asked for when a decision takes long, once, and not before it would start quickly', async () => {
  const table = await setUp({ isAllowed: false });
  for (let slice = 0; slice < 5; slice += 1) await table.think();
  assert.deepEqual(table.asked, []);
  table.delegate.allow();
  table.bridge.needed = table.bridge.slices + 2;
  for (let slice = 0; slice < 2; slice += 1) await table.think();
  assert.deepEqual(table.asked, [], 'two slices are not long');
  table.bridge.needed = 1000;
  for (let slice = 0; slice < 5; slice += 1) await table.think();
  assert.deepEqual(table.asked, ['wanted']);
});

test('the engine goes on until the thinker is heard of, then answers from its news alone', async () => {
  const table = await setUp({ rest: 1_000_000 });
  const { bridge, delegate, think, port, decision } = table;
  delegate.take(port);
  for (let slice = 0; slice < 3; slice += 1) await think();
  const [{ text, ...job }, ...more] = port.posted;
  assert.deepEqual([job, more], [{ kind: 'job', number: 1, ...decision }, []]);
  assert.ok(JSON.parse(text).setup.seed === SEED, 'the thinker gets the record');
  assert.equal(bridge.asked.filter((verb) => verb === 'think').length, 3);
  port.say({ progress: 0.25 });
  const action = { kind: 'bot', seat: 0 };
  assert.deepEqual(await think(), { is_done: false, progress: 0.25, action });
  assert.deepEqual(await think(), { is_done: false, progress: 0.25, action }, 'without news after a short while');
  assert.equal(bridge.asked.filter((verb) => verb === 'think').length, 3);
});

test('other requests are answered while one waits for the thinker', async () => {
  const table = await handedOver({ wait: 1_000_000 });
  await table.think();
  const order = [];
  const thinking = table.think().then(({ progress }) => order.push(progress));
  await table.call('situation').then(() => order.push('situation'));
  table.port.say({ progress: 0.75 });
  await thinking;
  assert.deepEqual(order, ['situation', 0.75]);
});

test('what the thinker has decided on is played like a thought of the engine’s own', async () => {
  const table = await handedOver();
  table.port.say({ is_done: true, progress: 1 });
  const { is_done, action } = await table.think();
  assert.deepEqual([is_done, action], [true, { kind: 'bot', seat: 0 }]);
  await table.call('act', { revision: table.decision.revision, viewer: null, action });
  assert.deepEqual(table.bridge.table.actions, [CHOICE]);
  assert.deepEqual(table.bridge.asked.slice(0, 2), ['adopt', 'act']);
});

test('in a hurry the best thought so far is taken, whoever has it', async () => {
  for (const [progress, verb] of [
    [0.5, 'adopt'],
    [0, 'think'],
  ]) {
    const table = await handedOver();
    table.port.say({ progress });
    assert.equal((await table.think({ hurry: true })).is_done, true);
    assert.deepEqual(table.bridge.asked, [verb]);
  }
});

test('thoughts about a table that has moved on are dropped', async () => {
  const table = await handedOver({ wait: 1_000_000 });
  const { bridge, call, port, think, decision } = table;
  await think();
  const waiting = assert.rejects(think(), isFault('stale_request'));
  await call('act', { revision: decision.revision, viewer: null, action: 3 });
  await waiting;
  assert.deepEqual(port.posted.at(-1), { kind: 'stop' });
  const [job] = port.posted;
  port.say({ is_done: true }, job);
  const next = { revision: bridge.revision, seat: 0 };
  const thinking = think(next);
  assert.equal(port.posted.at(-1).revision, bridge.revision);
  port.say({ is_done: true }, job);
  port.say({ progress: 0.25 });
  const { is_done, progress } = await thinking;
  assert.deepEqual([is_done, progress], [false, 0.25]);
  assert.ok(!bridge.asked.includes('adopt'));
});

test('the same seat of another game, and another seat of the same one, are other decisions', async () => {
  const table = await handedOver();
  const { bridge, call, port, think } = table;
  const [job] = port.posted;
  port.say({ is_done: true });
  assert.equal((await think({ seat: 1 })).is_done, false);
  await call('games.new', NEW);
  port.say({ is_done: true }, job);
  assert.equal((await think({ revision: bridge.revision })).is_done, false);
  assert.ok(!bridge.asked.includes('adopt'));
});

test('after a thinker that is silent or fails the engine goes on by itself, and asks for no other', async () => {
  const troubles = {
    silent: async ({ think }) => {
      for (let wait = 0; wait < 6; wait += 1) await think();
    },
    wrong: async ({ port, think }) => {
      port.say({ is_done: true, action: { add: -1 } });
      await think();
    },
    ended: async ({ delegate }) => delegate.take(null),
  };
  for (const [name, trouble] of Object.entries(troubles)) {
    const table = await handedOver({ patience: 5 });
    await trouble(table);
    assert.ok(table.port.isClosed, name);
    table.bridge.needed = table.bridge.slices + 5;
    while (!(await table.think()).is_done);
    assert.ok(!table.asked.includes('wanted'), name);
    const isTold = table.asked.filter((state) => state === 'lost').length;
    assert.equal(isTold, name === 'ended' ? 0 : 1, name);
    await table.call('act', { revision: table.decision.revision, viewer: null, action: { kind: 'bot' } });
    assert.deepEqual(table.bridge.table.actions, [CHOICE], name);
  }
});

test('a decision that the thinker refuses is the engine’s own', async () => {
  const table = await handedOver();
  table.port.say({ is_done: true, fault: { code: 'no_bot', facts: {} } });
  table.bridge.needed = 4;
  while (!(await table.think()).is_done);
  assert.deepEqual([table.bridge.asked, table.asked], [['think', 'think', 'think'], []]);
});

test('a thinker that has been heard of gets the next decision at once, and the engine begins only if it is slow', async () => {
  const table = await handedOver();
  const { bridge, call, port, think, decision } = table;
  await call('act', { revision: decision.revision, viewer: null, action: 3 });
  bridge.asked.length = 0;
  const next = { revision: bridge.revision, seat: 0 };
  const thinking = think(next);
  port.say({ progress: 0.75 });
  assert.equal((await thinking).progress, 0.75);
  assert.deepEqual(bridge.asked, []);
  await call('act', { revision: bridge.revision, viewer: null, action: 4 });
  bridge.asked.length = 0;
  const last = { revision: bridge.revision, seat: 0 };
  assert.equal((await think(last)).is_done, false, 'nothing was heard');
  assert.deepEqual(bridge.asked, ['think']);
  port.say({ progress: 0.75 });
  assert.equal((await think(last)).progress, 0.75);
  assert.deepEqual(bridge.asked, ['think']);
});

test('a thinker that is not needed any more is let go, and asked for again when it is', async () => {
  const table = await setUp({ rest: 1 });
  table.delegate.take(table.port);
  await settled();
  assert.deepEqual([table.asked, table.port.isClosed], [['idle'], true]);
  for (let slice = 0; slice < 4; slice += 1) await table.think();
  assert.deepEqual(table.asked, ['idle', 'wanted']);
});

// --- The thinker itself

test('the thinker plays as the engine would, and the page sees nothing of what they say', async () => {
  const { port1, port2 } = new MessageChannel();
  const table = await setUp({ rest: 1_000_000 });
  const thinking = new ThinkingBridge();
  thinking.needed = 4;
  createThinker({ handle: thinking.handle, port: port1, onBroken: assert.fail });
  table.delegate.take(port2);
  const heard = [];
  for (let is_done = false; !is_done; await settled()) {
    const reply = await table.store.answer({ id: 1, verb: 'think', args: { ...table.decision, slice: 40 } });
    heard.push(reply);
    is_done = reply.result.is_done;
  }
  assert.ok(table.bridge.asked.includes('adopt'), 'the thinker was first');
  assert.deepEqual(table.bridge.thought, CHOICE);
  const words = JSON.stringify([heard, table.asked]);
  assert.ok(!words.includes(SEED) && !words.includes(btoa(SEED)) && !words.includes(String(CHOICE)));
  for (const verb of ['follow', 'ponder', 'adopt'])
    await assert.rejects(table.call(verb, table.decision), isFault('unknown_verb'));
  port1.close();
});

test('the thinker turns to the newest decision, stops when it is told, and reports what it cannot do', async () => {
  const bridge = new ThinkingBridge();
  const port = new FakePort();
  const say = (data) => port.onmessage({ data });
  createThinker({ handle: bridge.handle, port, onBroken: assert.fail });
  const text = JSON.stringify({ format: 'skye-record', version: 1, ...NEW, actions: [] });
  say({ kind: 'job', number: 1, text, revision: 1, seat: 0 });
  say({ kind: 'job', number: 2, text, revision: 2, seat: 0 });
  await settled();
  say({ kind: 'stop' });
  await settled();
  const { length } = port.posted;
  await settled();
  assert.equal(port.posted.length, length, 'nothing more comes');
  assert.equal(port.posted.at(-1).number, 2);
  assert.ok(port.posted.filter(({ number }) => number === 1).length <= 1);
  say({ kind: 'job', number: 3, text: '{}', revision: 3, seat: 0 });
  await settled();
  assert.deepEqual([port.posted.at(-1).number, port.posted.at(-1).fault.code], [3, 'not_a_record']);
});

test('a bridge that raises has broken the thinker', async () => {
  const port = new FakePort();
  const broken = [];
  const handle = () => {
    throw new Error('memory access out of bounds');
  };
  createThinker({ handle, port, onBroken: (error) => broken.push(error.message) });
  port.onmessage({ data: { kind: 'job', number: 1, text: '{}', revision: 1, seat: 0 } });
  await settled();
  assert.deepEqual([broken, port.posted], [['memory access out of bounds'], []]);
});

// --- The page

class FakeWorker {
  posted = [];
  isEnded = false;
  onmessage = null;
  onerror = null;

  postMessage(message, transferred = []) {
    this.posted.push({ ...message, isGiven: transferred.includes(message.port) });
    message.port?.close();
  }

  terminate() {
    this.isEnded = true;
  }

  say(data) {
    this.onmessage({ data });
  }
}

const ROOM = { hardwareConcurrency: 2, deviceMemory: 4 };

/** A page with an engine that has started, and every worker it made. */
function page(device = ROOM, { isAlone = false } = {}) {
  const thinkers = [];
  const makeThinker = () => {
    thinkers.push(new FakeWorker());
    return thinkers.at(-1);
  };
  const engines = [];
  const makeWorker = () => {
    engines.push(new FakeWorker());
    return engines.at(-1);
  };
  const second = createSecond({ makeWorker: isAlone ? null : makeThinker, device });
  const engine = createEngine({ makeWorker, second });
  engines[0].say({ kind: 'stage', stage: 'ready' });
  return { engine, engines, thinkers, want: () => engines.at(-1).say({ kind: 'thinker', state: 'wanted' }) };
}

test('a thinker is made only where a core and the memory are free, and there is a thread to make', () => {
  const devices = [
    [{ hardwareConcurrency: 1, deviceMemory: 8 }, 0],
    [{ hardwareConcurrency: 8, deviceMemory: 2 }, 0],
    [{}, 0],
    [{ hardwareConcurrency: 2 }, 1],
    [ROOM, 1],
  ];
  for (const [device, count] of devices) {
    const { engine, thinkers, want } = page(device);
    want();
    want();
    assert.equal(thinkers.length, count, JSON.stringify(device));
    engine.dispose();
  }
  const { engine, thinkers, want } = page(ROOM, { isAlone: true });
  want();
  assert.equal(thinkers.length, 0);
  engine.dispose();
});

test('the page gives each of the two workers an end of a channel, and keeps none', () => {
  const { engine, engines, thinkers, want } = page();
  want();
  const given = [engines[0].posted.at(-1), ...thinkers[0].posted];
  assert.deepEqual(
    given.map(({ kind, isGiven }) => [kind, isGiven]),
    [
      ['thinker', true],
      ['think', true],
    ],
  );
  assert.notEqual(given[0].port, given[1].port);
  engine.dispose();
  assert.ok(thinkers[0].isEnded);
});

test('a thinker that fails is ended and not replaced; the engine hears of it', () => {
  const failures = [
    (thinker) => thinker.say({ kind: 'stage', stage: 'failed', fault: { code: 'boot_failed', facts: {} } }),
    (thinker) => thinker.onerror({ preventDefault() {} }),
  ];
  for (const fail of failures) {
    const { engine, engines, thinkers, want } = page();
    want();
    thinkers[0].say({ kind: 'stage', stage: 'ready' });
    fail(thinkers[0]);
    want();
    assert.deepEqual([thinkers.length, thinkers[0].isEnded], [1, true]);
    assert.deepEqual(engines[0].posted.at(-1), { kind: 'thinker', port: null, isGiven: false });
    engine.dispose();
  }
});

test('a thinker that rests may come back, one that was lost may not', () => {
  const { engine, engines, thinkers, want } = page();
  want();
  engines[0].say({ kind: 'thinker', state: 'idle' });
  assert.ok(thinkers[0].isEnded);
  want();
  engines[0].say({ kind: 'thinker', state: 'lost' });
  assert.ok(thinkers[1].isEnded);
  want();
  assert.equal(thinkers.length, 2);
  engine.dispose();
});

test('when the engine fails beside a thinker, the next one works alone', async () => {
  const { engine, engines, thinkers, want } = page();
  const asked = engine.call('hello');
  engines[0].say({ kind: 'reply', id: 1, ok: true, result: {} });
  await asked;
  want();
  engines[0].say({ kind: 'stage', stage: 'failed', fault: { code: 'engine_crashed', facts: {} } });
  engines[1].say({ kind: 'stage', stage: 'ready' });
  want();
  assert.deepEqual([thinkers.length, thinkers[0].isEnded], [1, true]);
  engine.dispose();
});
