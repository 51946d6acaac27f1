/** Which build this page is of, and how it is loaded once more where the server has another: past all caches, only once. */

// Stands in the address while a page is loaded once more: another address is in no cache, and a second time is not tried.
const AGAIN = 'again';
const MANIFEST = 'build-manifest.json';
// Milliseconds that a new version may take to become active, and files to be fetched again.
const PATIENCE = 5000;

/** The name of this page's build; empty where the page has none. */
export function buildOfPage() {
  return document.querySelector('meta[name="skye-build"]')?.getAttribute('content') ?? '';
}

/**
 * Loads the page once more if the server has another build, as a cache may have stored this one for too long.
 * @returns {Promise<boolean>} whether it does
 */
export async function isRenewed() {
  if (buildOfPage() === '') return false;
  try {
    const reply = await fetch(new URL(MANIFEST, document.baseURI), { cache: 'no-store' });
    const { build } = await reply.json();
    return typeof build === 'string' && build !== buildOfPage() && renew();
  } catch {
    return false; // no network, or no answer of ours
  }
}

/**
 * Loads the page once more, where it stands, unless that has been done just before.
 * @returns {boolean} whether it does
 */
export function renew() {
  const address = new URL(location.href);
  if (address.searchParams.has(AGAIN)) return false;
  address.searchParams.set(AGAIN, String(Date.now()));
  location.replace(address.href);
  return true;
}

/** A page that has started is what the server has: should that change, it may be loaded once more again. */
export function settle() {
  const address = new URL(location.href);
  if (!address.searchParams.has(AGAIN)) return;
  address.searchParams.delete(AGAIN);
  history.replaceState(history.state, '', address.href);
}

/** Loads a page that failed again, at the person's request. */
export async function loadAgain() {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([Promise.allSettled([takeWaiting(), refresh()]), late]);
  location.assign(new URL(`?${AGAIN}=${Date.now()}`, document.baseURI).href);
}

/** A new version that waits behind this page comes into force. */
async function takeWaiting() {
  const container = navigator.serviceWorker;
  const waiting = (await container?.getRegistration())?.waiting;
  if (!waiting) return;
  waiting.postMessage({ kind: 'update' });
  await new Promise((resolve) => container.addEventListener('controllerchange', resolve, { once: true }));
}

/**
 * Puts what the page loads into the browser's cache again. A file that once came as something else stays that there, even
 * when the server is asked whether it has changed.
 */
function refresh() {
  const loading = document.querySelectorAll('script[src], link[rel="stylesheet"], link[rel="modulepreload"]');
  const addresses = [...loading].map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '');
  const fetched = async (/** @type {string} */ address) =>
    (await fetch(new URL(address, document.baseURI), { cache: 'reload' })).arrayBuffer();
  return Promise.allSettled([MANIFEST, ...addresses].map(fetched));
}
