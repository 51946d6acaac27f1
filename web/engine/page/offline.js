/** Keeps the site on this device and finds out about new builds; a new one is offered, never forced. */

import { buildOfPage } from './build.js';
import { scriptUrl } from './trusted.js';

/**
 * @typedef {object} Offline
 * @property {() => Promise<Answer>} accept takes the new build and reloads, unless another tab still needs the old
 * @typedef {'taken' | 'other_tabs' | 'no_answer'} Answer
 */

// A game may stay open for days: now and then, when somebody looks at the page again, a new build is asked for.
const CHECK_EVERY = 60 * 60 * 1000;
// Milliseconds after which a new build that has not answered is not expected to answer.
const PATIENCE = 10_000;

/**
 * @param {object} parts
 * @param {(offline: Offline) => void} parts.onOffer a whole new build waits
 * @param {() => void} [parts.onKept] the whole site is on this device, for the first time
 * @param {string} [parts.build] the build of this page
 * @param {() => void} [parts.reload]
 * @param {ServiceWorkerContainer} [parts.container]
 * @param {number} [parts.patience]
 * @returns {Promise<void>}
 */
export async function keepOffline({
  onOffer,
  onKept = () => {},
  build = buildOfPage(),
  reload = () => location.reload(),
  container = navigator.serviceWorker,
  patience = PATIENCE,
}) {
  // Without a secure address there is no such worker; the page then simply needs its server.
  if (container === undefined) return;
  const registration = await container.register(scriptUrl('sw.js'), { updateViaCache: 'none' }).catch(() => null);
  if (!registration) return;

  const offer = () =>
    onOffer({
      async accept() {
        // The one that was offered may have given way to a still newer one, or be in force already.
        const { waiting } = registration;
        const answer = waiting === null ? 'taken' : await asked(waiting, patience);
        if (answer === 'taken') {
          if (waiting !== null) await inForce(waiting, patience);
          reload();
        }
        return answer;
      },
    });

  /** @param {ServiceWorker} worker */
  const follow = (worker) => {
    const look = () => {
      if (worker.state === 'installed' && registration.active !== null) offer();
      if (worker.state === 'activated' && container.controller === null) {
        worker.postMessage({ kind: 'claim', build });
        onKept();
      }
    };
    worker.addEventListener('statechange', look);
    look();
  };

  for (const worker of [registration.installing, registration.waiting, registration.active]) if (worker) follow(worker);
  registration.addEventListener('updatefound', () => registration.installing && follow(registration.installing));

  let checked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checked < CHECK_EVERY) return;
    checked = Date.now();
    registration.update().catch(() => {});
  });
}

/**
 * Asks the waiting worker to take over; it refuses while another tab is open.
 * @param {ServiceWorker} waiting
 * @param {number} patience
 * @returns {Promise<Answer>}
 */
function asked(waiting, patience) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const settle = (/** @type {Answer} */ answer) => {
      clearTimeout(timer);
      port1.close();
      resolve(answer);
    };
    const timer = setTimeout(() => settle('no_answer'), patience);
    port1.onmessage = ({ data }) => settle(data.ok === true ? 'taken' : 'other_tabs');
    waiting.postMessage({ kind: 'update' }, [port2]);
  });
}

/**
 * Waits until a worker is in force. A page that no worker serves learns this only from the worker itself.
 * @param {ServiceWorker} worker
 * @param {number} patience
 * @returns {Promise<void>}
 */
function inForce(worker, patience) {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patience);
    const look = () => {
      if (worker.state !== 'activated' && worker.state !== 'redundant') return;
      clearTimeout(timer);
      resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}
