/** The offer of a new version, with a fake browser. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { keepOffline } from '../../web/engine/page/offline.js';

globalThis.document ??= /** @type {any} */ (new EventTarget());
Object.assign(globalThis.document, { baseURI: 'https://host.example/skye/', hidden: false });

/** A waiting service worker that answers as the test wants. */
class FakeWorker extends EventTarget {
  state = 'installed';
  asked = 0;

  /** @param {{ok: boolean} | null} answer */
  constructor(answer) {
    super();
    this.answer = answer;
  }

  postMessage(_message, [port] = []) {
    this.asked += 1;
    if (this.answer === null) return;
    port?.postMessage(this.answer);
    if (this.answer.ok) {
      this.state = 'activated';
      this.dispatchEvent(new Event('statechange'));
    }
  }
}

/** @param {FakeWorker} waiting @param {number} [patience] */
async function offered(waiting, patience = 4000) {
  const registration = Object.assign(new EventTarget(), { installing: null, waiting, active: new FakeWorker(null) });
  registration.active.state = 'activated';
  const container = Object.assign(new EventTarget(), { controller: {}, register: async () => registration });
  let reloads = 0;
  const offers = [];
  const reload = () => (reloads += 1);
  await keepOffline({
    onOffer: (offer) => offers.push(offer),
    build: 'one',
    reload,
    container: /** @type {any} */ (container),
    patience,
  });
  assert.equal(offers.length, 1);
  return { accept: offers[0].accept, registration, reloads: () => reloads };
}

test('a new version that takes over is loaded', async () => {
  const { accept, reloads } = await offered(new FakeWorker({ ok: true }));
  assert.equal(await accept(), 'taken');
  assert.equal(reloads(), 1);
});

test('a new version that another tab does not allow is not loaded', async () => {
  const { accept, reloads } = await offered(new FakeWorker({ ok: false }));
  assert.equal(await accept(), 'other_tabs');
  assert.equal(reloads(), 0);
});

test('a new version that does not answer is not waited for without end', { timeout: 5000 }, async () => {
  const { accept, reloads } = await offered(new FakeWorker(null), 20);
  assert.equal(await accept(), 'no_answer');
  assert.equal(reloads(), 0);
});

test('the version that waits when the offer is accepted is asked, not the one that was offered', {
  timeout: 5000,
}, async () => {
  const first = new FakeWorker(null);
  const { accept, registration, reloads } = await offered(first);
  const second = new FakeWorker({ ok: true });
  registration.waiting = second;
  assert.equal(await accept(), 'taken');
  assert.deepEqual([first.asked, second.asked, reloads()], [0, 1, 1]);
});
