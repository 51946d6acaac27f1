/**
 * The page's side of the engine: promises with ids over the worker, patience with limits, and a way to start again.
 *
 * The worker answers one request after another, so only the first of those under way has a clock: a request that waits
 * behind a long one is not late.
 *
 * A worker that crashes or hangs is replaced: the next one opens the stored game at the revision the page knows, and the
 * requests that were under way are asked once more. What cannot be asked twice, or has failed twice, is refused.
 */

import { Fault } from '../shared/fault.js';
import { FIRST_STAGE, nextStage } from '../shared/stages.js';
import { isChange, isRepeatable, mayRestart as mayRestartNow, openGameAfter } from './healing.js';
import { createSecond } from './second.js';
import { engineWorker } from './spawn.js';

/**
 * @typedef {import('../shared/stages.js').Stage} Stage
 * @typedef {import('../shared/verbs.js').VerbName} VerbName
 * @typedef {import('../shared/fault.js').FaultJson} FaultJson
 * @typedef {object} Engine
 * @property {import('../shared/verbs.js').Call} call
 *   the result of a verb; rejects with a Fault. Asked before the engine is ready, it waits for that.
 * @property {(listener: (stage: Stage) => void) => () => void} onStage called at once, then on every change
 * @property {(listener: (notice: FaultJson) => void) => () => void} onNotice is called with what the worker reports by itself
 * @property {() => Promise<void>} restart ends the worker and starts another, past the browser's cache
 * @property {() => void} dispose
 * @typedef {object} Call
 * @property {number} id
 * @property {VerbName} verb
 * @property {object} args
 * @property {number} patience
 * @property {(result: unknown) => void} resolve
 * @property {(fault: Fault) => void} reject
 * @property {number} attempts how often it was sent
 */

// A start without any sign of life has failed after this time; so has a request without an answer. Milliseconds.
const BOOT_PATIENCE = 45_000;
const CALL_PATIENCE = 20_000;
// A bot thinks in slices of a fraction of a second, so that one that takes this long will not end. Most calls are such slices.
const SLICE_PATIENCE = 8_000;
// A clock that rings this much too late has stood still meanwhile.
const ASLEEP = 3_000;

/**
 * @param {object} [parts]
 * @param {() => Worker} [parts.makeWorker]
 * @param {ReturnType<typeof createSecond>} [parts.second] the worker beside it
 * @param {number} [parts.bootPatience]
 * @param {number} [parts.callPatience]
 * @param {(restarts: number[], now: number) => boolean} [parts.mayRestart] whether a worker that failed is replaced
 * @returns {Engine}
 */
export function createEngine({
  makeWorker = engineWorker,
  second = createSecond(),
  bootPatience = BOOT_PATIENCE,
  callPatience = CALL_PATIENCE,
  mayRestart = mayRestartNow,
} = {}) {
  /** @type {Worker | null} */
  let worker = null;
  let stage = FIRST_STAGE;
  let lastId = 0;
  /** @type {Map<number, Call>} */
  const calls = new Map();
  /** The calls that the worker has, in the order in which it answers them. @type {Call[]} */
  let underWay = [];
  /** The clock of the first of them. @type {ReturnType<typeof setTimeout> | undefined} */
  let clock;
  /** @type {Set<(stage: Stage) => void>} */
  const stageListeners = new Set();
  /** @type {Set<(notice: FaultJson) => void>} */
  const noticeListeners = new Set();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let watch;
  /** The stored game on the table. @type {string | null} */
  let game = null;
  /** Why the worker that now starts replaces another. @type {Fault | null} */
  let healed = null;
  /** @type {Fault | null} */
  let lastFailure = null;
  /** Times of the latest restarts, so that an engine that keeps failing is not restarted endlessly. @type {number[]} */
  let restarts = [];
  // A worker that fails before its first answer would do so again: it is not replaced by itself.
  let hasAnswered = false;
  let isPersistenceAsked = false;

  /** @param {Stage} next */
  function setStage(next) {
    stage = next;
    for (const listener of [...stageListeners]) listener(stage);
  }

  /** @param {boolean} isFresh */
  function start(isFresh) {
    setStage(FIRST_STAGE);
    watchBoot();
    /** @type {Worker} */
    let mine;
    try {
      mine = makeWorker();
    } catch (error) {
      fail(new Fault('worker_failed', { detail: String(error) }));
      return;
    }
    worker = mine;
    hasAnswered = false;
    mine.onmessage = ({ data }) => mine === worker && onMessage(data);
    mine.onerror = (event) => {
      // The page reports the fault in words; the browser need not print it as well.
      event.preventDefault();
      if (mine === worker)
        fail(new Fault(stage.stage === 'ready' ? 'engine_crashed' : 'worker_failed', { detail: event.message ?? '' }));
    };
    mine.postMessage({ kind: 'start', isFresh });
  }

  function watchBoot() {
    clearTimeout(watch);
    watch = setTimeout(() => fail(new Fault('boot_timeout', { seconds: bootPatience / 1000 })), bootPatience);
  }

  /** @param {import('../shared/verbs.js').FromWorker} message */
  function onMessage(message) {
    if (message.kind === 'reply') settle(message);
    else if (message.kind === 'notice') notify(message.notice);
    else if (message.kind === 'thinker') second.heed(message.state, /** @type {Worker} */ (worker));
    else if (message.stage === 'failed') fail(new Fault(message.fault?.code ?? 'boot_failed', message.fault?.facts));
    else if (message.stage === 'ready') ready();
    // Files for later visits may still come while the engine already answers.
    else if (stage.stage !== 'ready') {
      watchBoot();
      setStage(nextStage(stage, message));
    }
  }

  /** @param {FaultJson} notice */
  function notify(notice) {
    for (const listener of [...noticeListeners]) listener(notice);
  }

  async function ready() {
    clearTimeout(watch);
    const mine = worker;
    let waiting = [...calls.values()];
    setStage(nextStage(stage, { stage: 'ready' }));
    if (healed !== null) {
      const reason = healed.code;
      const fault = await reopened();
      if (mine !== worker) return;
      healed = null;
      waiting = [...calls.values()];
      notify({ code: 'engine_restarted', facts: { reason, game, fault } });
    }
    for (const call of waiting) if (calls.get(call.id) === call) send(call);
  }

  /**
   * Opens the stored game in the new worker.
   * @returns {Promise<FaultJson | null>} why it cannot be opened
   */
  async function reopened() {
    if (game === null) return null;
    try {
      await new Promise((resolve, reject) => {
        // The worker before may still hold the game: that is waited for, however short the patience is else.
        const opening = expected('games.open', { id: game, is_restart: true }, CALL_PATIENCE, resolve, reject);
        opening.attempts = 1; // the next worker, if there is one, asks again
        send(opening);
      });
      return null;
    } catch (error) {
      return /** @type {Fault} */ (error).toJSON();
    }
  }

  /**
   * A call that waits for its answer.
   * @param {VerbName} verb
   * @param {object} args
   * @param {number} patience
   * @param {(result: unknown) => void} resolve
   * @param {(fault: Fault) => void} reject
   * @returns {Call}
   */
  function expected(verb, args, patience, resolve, reject) {
    lastId += 1;
    const made = { id: lastId, verb, args, patience, attempts: 0, resolve, reject };
    calls.set(made.id, made);
    return made;
  }

  /** @param {{id: number, ok: boolean, result?: unknown, fault?: FaultJson}} reply */
  function settle({ id, ok, result, fault }) {
    const call = calls.get(id);
    if (call === undefined) return;
    answered(call);
    hasAnswered = true;
    if (call.attempts > 1 && isChange(call.verb) && fault?.code === 'stale_request') {
      // It was stored before the old worker ended: report what came of it.
      call.verb = 'situation';
      send(call);
      return;
    }
    calls.delete(id);
    if (ok) {
      game = openGameAfter(game, call, result);
      if (game !== null) askForPersistence();
      call.resolve(result);
    } else call.reject(new Fault(fault?.code ?? 'engine_error', fault?.facts, fault?.clause));
  }

  /** @param {Call} call */
  function send(call) {
    call.attempts += 1;
    underWay.push(call);
    if (underWay.length === 1) startClock();
    const { id, verb, args } = call;
    try {
      worker?.postMessage({ kind: 'call', id, verb, args });
    } catch (error) {
      settle({ id, ok: false, fault: { code: 'bad_request', facts: { detail: String(error) } } });
    }
  }

  /** Times the call that the worker works on now. */
  function startClock() {
    clearTimeout(clock);
    const [first] = underWay;
    if (first === undefined) return;
    const set = Date.now();
    clock = setTimeout(() => {
      // After sleep, or in the background: the answer may have arrived without having been read yet.
      if (Date.now() - set > first.patience + ASLEEP) startClock();
      else fail(new Fault('engine_hung', { seconds: first.patience / 1000 }));
    }, first.patience);
  }

  /** @param {Call} call */
  function answered(call) {
    const isFirst = underWay[0] === call;
    underWay = underWay.filter((each) => each !== call);
    if (isFirst) startClock();
  }

  /** Browsers may throw stored games away unless asked not to; they may also never answer, so nobody waits for it. */
  function askForPersistence() {
    if (isPersistenceAsked) return;
    isPersistenceAsked = true;
    globalThis.navigator?.storage?.persist?.().catch(() => {});
  }

  /**
   * Nothing more comes from this worker: replace it if it had worked, else reject every call that waits.
   * @param {Fault} fault
   */
  function fail(fault) {
    lastFailure = fault;
    second.blame();
    const now = Date.now();
    if (stage.stage === 'ready' && hasAnswered && mayRestart(restarts, now)) {
      restarts = [...restarts, now];
      stop(fault, (call) => isRepeatable(call.verb) && call.attempts < 2);
      healed = fault;
      start(false);
      return;
    }
    stop(fault);
    setStage(nextStage(stage, { stage: 'failed', fault: fault.toJSON() }));
  }

  /**
   * @param {Fault} fault
   * @param {(call: Call) => boolean} isKept which calls wait for the next worker
   */
  function stop(fault, isKept = () => false) {
    clearTimeout(watch);
    worker?.terminate();
    worker = null;
    second.end();
    clearTimeout(clock);
    underWay = [];
    for (const call of [...calls.values()]) {
      if (isKept(call)) continue;
      calls.delete(call.id);
      call.reject(fault);
    }
  }

  /** @type {Engine['call']} */
  function call(
    verb,
    args,
    { patience = verb === 'think' ? Math.min(SLICE_PATIENCE, callPatience) : callPatience } = {},
  ) {
    return new Promise((resolve, reject) => {
      if (stage.stage === 'failed') {
        reject(new Fault(stage.fault?.code ?? 'engine_crashed', stage.fault?.facts));
        return;
      }
      const sent =
        verb === 'games.report' && lastFailure !== null
          ? { error: JSON.stringify(lastFailure), ...args }
          : (args ?? {});
      const made = expected(verb, sent, patience, /** @type {Call['resolve']} */ (resolve), reject);
      if (stage.stage === 'ready' && healed === null) send(made);
    });
  }

  start(false);

  return {
    call,
    onStage(listener) {
      stageListeners.add(listener);
      listener(stage);
      return () => stageListeners.delete(listener);
    },
    onNotice(listener) {
      noticeListeners.add(listener);
      return () => noticeListeners.delete(listener);
    },
    async restart() {
      const fault = lastFailure ?? new Fault('engine_restarted', {});
      stop(fault);
      restarts = [];
      healed = game === null ? null : fault;
      start(true);
      await call('hello');
    },
    dispose() {
      stop(new Fault('engine_restarted', {}));
      stageListeners.clear();
      noticeListeners.clear();
    },
  };
}
