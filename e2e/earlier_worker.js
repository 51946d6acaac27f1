/**
 * The service worker: the whole of one build kept on this device, and nothing else answered.
 *
 * The build writes the list of files with their digests in front of this text, so every build has its own worker. Files
 * are kept by their digest: a new build fetches only what changed, lies whole beside the old one before it is offered,
 * and a download that is cut leaves the old one as it was. A small own worker, because the common library leaves out
 * files above 2 MiB and brings hundreds of packages for what these lines do.
 */

/**
 * @typedef {{build: string, files: Record<string, string>}} Precache paths and their SHA-256 in hexadecimal
 * @typedef {{kind: 'update'} | {kind: 'claim', build: string}} Wish what a page may ask for
 */

const worker = /** @type {ServiceWorkerGlobalScope & {SKYE_PRECACHE: Precache}} */ (/** @type {unknown} */ (self));
const { build, files } = worker.SKYE_PRECACHE;
const root = new URL('./', worker.location.href);
// Other sites of the same account share the origin, and so may another copy of this one.
const CACHE = `skye-files ${root.pathname}`;
const MANIFEST = 'build-manifest.json';
const AT_ONCE = 6;

worker.addEventListener('install', (event) => event.waitUntil(fill()));
worker.addEventListener('activate', (event) => event.waitUntil(dropOld()));
worker.addEventListener('message', (event) => event.waitUntil(hear(event)));
worker.addEventListener('fetch', (event) => {
  const path = pathOf(event.request);
  if (path !== null) event.respondWith(answer(path, event.request.cache === 'reload'));
});

/** Fetches every file that is not here yet; the install fails, and the old build stays, when one cannot be had. */
async function fill() {
  const cache = await caches.open(CACHE);
  const here = new Set((await cache.keys()).map((request) => request.url));
  const missing = [...Object.keys(files), MANIFEST].filter((path) => !here.has(keyOf(path)));
  // Files with the same content are fetched once.
  const byKey = new Map(missing.map((path) => [keyOf(path), path]));
  const waiting = [...byKey.values()];
  const bring = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      await cache.put(keyOf(path), await fetched(path));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, bring)).catch((error) => {
    waiting.length = 0; // without one file the others are of no use now; those that came are kept for the next try
    throw error;
  });
}

async function dropOld() {
  const cache = await caches.open(CACHE);
  const wanted = new Set([...Object.keys(files), MANIFEST].map(keyOf));
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
}

/** @param {ExtendableMessageEvent} event */
async function hear({ data, ports }) {
  const wish = /** @type {Wish} */ (data);
  if (wish.kind === 'claim') {
    // The first visit came straight from the network; from now on the page is served from here, if it is this build.
    if (wish.build === build) await worker.clients.claim();
  } else if (wish.kind === 'update') {
    const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const own = pages.filter((page) => page.url.startsWith(root.href));
    // Another tab still runs the old build and may yet need its files: builds are never mixed.
    const isFree = own.length <= 1;
    ports[0]?.postMessage({ ok: isFree });
    if (isFree) await worker.skipWaiting();
  }
}

/**
 * The path of a file of this build that a request asks for, or null for all the rest of the world.
 * @param {Request} request
 */
function pathOf(request) {
  const url = new URL(request.url);
  if (request.method !== 'GET' || !url.href.startsWith(root.href)) return null;
  const path = decodeURIComponent(url.pathname.slice(root.pathname.length)) || 'index.html';
  return path === MANIFEST || Object.hasOwn(files, path) ? path : null;
}

/**
 * @param {string} path
 * @param {boolean} isFresh after a failure the page asks past all caches, as a kept file may be damaged
 */
async function answer(path, isFresh) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(keyOf(path));
  if (kept !== undefined && !isFresh) return kept;
  try {
    const reply = await fetched(path);
    await cache.put(keyOf(path), reply.clone());
    return reply;
  } catch (error) {
    if (kept === undefined) throw error;
    return kept;
  }
}

/**
 * A file from the network, only if it is the one of this build.
 * @param {string} path
 */
async function fetched(path) {
  const sha256 = files[path];
  if (sha256 === undefined) return manifest();
  const integrity = `sha256-${btoa(String.fromCharCode(...(sha256.match(/../g) ?? []).map((pair) => parseInt(pair, 16))))}`;
  const url = new URL(path, root);
  // The browser's own cache may serve; when it holds another build's file, the digest tells and the network is asked.
  const reply = await fetch(url, { integrity }).catch(() => fetch(url, { integrity, cache: 'reload' }));
  return direct(reply, path);
}

async function manifest() {
  const reply = await direct(await fetch(new URL(MANIFEST, root), { cache: 'no-cache' }), MANIFEST);
  const { build: found } = await reply.clone().json();
  if (found !== build) throw new Error(`the manifest is of build ${found}, not ${build}`);
  return reply;
}

/**
 * A page may not be answered with a reply that was redirected, so such a reply is made anew.
 * @param {Response} reply
 * @param {string} path
 */
async function direct(reply, path) {
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
  return reply.redirected ? new Response(await reply.blob(), { headers: reply.headers }) : reply;
}

/**
 * Where a file is kept: by its content, not by its name.
 * @param {string} path
 */
function keyOf(path) {
  return new URL(`kept/${files[path] ?? build}`, root).href;
}
