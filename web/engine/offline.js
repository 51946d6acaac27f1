/** Keeps the site on this device and finds out about new builds; a new one is offered, never forced. */

import { scriptUrl } from './trusted.js';

/**
 * @typedef {object} Offline
 * @property {() => Promise<boolean>} accept takes the new build and reloads; false while another tab still needs the old
 */

// A game may stay open for days: now and then, when somebody looks at the page again, a new build is asked for.
const CHECK_EVERY = 60 * 60 * 1000;

/**
 * @param {object} parts
 * @param {(offline: Offline) => void} parts.onOffer a whole new build waits
 * @param {() => void} [parts.onKept] the whole site is on this device, for the first time
 * @param {string} [parts.build] the build of this page
 * @param {() => void} [parts.reload]
 * @param {ServiceWorkerContainer} [parts.container]
 * @returns {Promise<void>}
 */
export async function keepOffline({
  onOffer,
  onKept = () => {},
  build = buildOfPage(),
  reload = () => location.reload(),
  container = navigator.serviceWorker,
}) {
  // Without a secure address there is no such worker; the page then simply needs its server.
  if (container === undefined) return;
  const registration = await container.register(scriptUrl('sw.js'), { updateViaCache: 'none' }).catch(() => null);
  if (!registration) return;

  let isAccepted = false;
  container.addEventListener('controllerchange', () => {
    if (isAccepted) reload();
  });

  const offer = (/** @type {ServiceWorker} */ waiting) =>
    onOffer({
      accept: async () => {
        isAccepted = true;
        isAccepted = await asked(waiting);
        return isAccepted;
      },
    });

  /** @param {ServiceWorker} worker */
  const follow = (worker) => {
    const look = () => {
      if (worker.state === 'installed' && registration.active !== null) offer(worker);
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
 * @returns {Promise<boolean>}
 */
function asked(waiting) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data.ok === true);
    waiting.postMessage({ kind: 'update' }, [port2]);
  });
}

function buildOfPage() {
  return document.querySelector('meta[name="skye-build"]')?.getAttribute('content') ?? '';
}
