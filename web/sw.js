/**
 * The service worker: stores the whole of one build on this device, and answers nothing else.
 *
 * The build writes the list of files with their digests in front of this text, so every build has its own worker. Files
 * are stored by their digest: a new build fetches only what changed, is complete next to the old one before it is offered,
 * and a download that is cut leaves the old one as it was. Only their bytes come from the host: what it says about them
 * may be wrong for an hour, and would be stored for good. A small own worker, because the common library leaves out files
 * above 2 MiB and brings hundreds of packages for what these lines do.
 */

/**
 * @typedef {{build: string, files: Record<string, string>}} Precache paths and their SHA-256 in hexadecimal
 * @typedef {{kind: 'update'} | {kind: 'claim', build: string}} Wish what a page may ask for
 */

const worker = /** @type {ServiceWorkerGlobalScope & {SKYE_PRECACHE: Precache}} */ (/** @type {unknown} */ (self));
const { build, files } = worker.SKYE_PRECACHE;
const root = new URL('./', worker.location.href);
// Other sites of the same account share the origin, and so may another copy of this one.
const CACHE = `skye-site ${root.pathname}`;
// Versions before this one stored the host's headers too.
const EARLIER_CACHE = `skye-files ${root.pathname}`;
const MANIFEST = 'build-manifest.json';
const AT_ONCE = 6;
/** @type {Record<string, string>} */
const TYPES = {
  css: 'text/css; charset=utf-8',
  ftl: 'text/plain; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  library: 'application/gzip',
  md: 'text/plain; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  whl: 'application/zip',
  zip: 'application/zip',
};
// What a cache must hold for its page to be shown: each of these types, and none as a file to be saved.
const NEEDED_TYPES = ['text/html', 'text/css', 'javascript'];

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('message', (event) => event.waitUntil(onMessage(event)));
worker.addEventListener('fetch', (event) => {
  const path = pathOf(event.request);
  if (path !== null) event.respondWith(answer(path, event.request.cache === 'reload'));
});

async function install() {
  await fill();
  // Behind a page that cannot be shown, nobody could accept this build.
  if (await isEarlierSpoilt()) await worker.skipWaiting();
}

async function activate() {
  const isHealing = await isEarlierSpoilt();
  await dropOld();
  if (!isHealing) return;
  for (const page of await worker.clients.matchAll({ type: 'window' })) {
    page.navigate(page.url).catch(() => {}); // not waited for: it is answered by this worker, once it is active
  }
}

/** Whether the cache of an earlier version was filled while the host sent wrong headers, so that its page is not shown. */
async function isEarlierSpoilt() {
  if (!(await caches.has(EARLIER_CACHE))) return false;
  const types = (await (await caches.open(EARLIER_CACHE)).matchAll())
    .filter(({ headers }) => !headers.get('Content-Disposition')?.startsWith('attachment'))
    .map(({ headers }) => headers.get('Content-Type') ?? '');
  return !NEEDED_TYPES.every((needed) => types.some((type) => type.includes(needed)));
}

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
    waiting.length = 0; // without one file the others are of no use now; those that came stay stored for the next try
    throw error;
  });
}

async function dropOld() {
  await caches.delete(EARLIER_CACHE);
  const cache = await caches.open(CACHE);
  const wanted = new Set([...Object.keys(files), MANIFEST].map(keyOf));
  for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
}

/** @param {ExtendableMessageEvent} event */
async function onMessage({ data, ports }) {
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
  const path = url.pathname.slice(root.pathname.length) || 'index.html';
  return path === MANIFEST || Object.hasOwn(files, path) ? path : null;
}

/**
 * @param {string} path
 * @param {boolean} isFresh after a failure the page asks past all caches, as a stored file may be damaged
 */
async function answer(path, isFresh) {
  const cache = await caches.open(CACHE);
  const stored = await cache.match(keyOf(path));
  if (stored !== undefined && !isFresh) return stored;
  try {
    const reply = await fetched(path);
    await cache.put(keyOf(path), reply.clone());
    return reply;
  } catch (error) {
    if (stored === undefined) throw error;
    return stored;
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
  // The browser's own cache may serve; when it holds another build's file, the digest shows it and the network is asked.
  const reply = await fetch(url, { integrity }).catch(() => fetch(url, { integrity, cache: 'reload' }));
  return own(reply, path);
}

async function manifest() {
  const reply = own(await fetch(new URL(MANIFEST, root), { cache: 'reload' }), MANIFEST);
  const { build: found } = await reply.clone().json();
  if (found !== build) throw new Error(`the manifest is of build ${found}, not ${build}`);
  return reply;
}

/**
 * A reply of our own with the bytes of the host's.
 * @param {Response} reply
 * @param {string} path
 */
function own(reply, path) {
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
  return new Response(reply.body, { headers: { 'Content-Type': TYPES[endingOf(path)] ?? 'application/octet-stream' } });
}

/**
 * Where a file is stored: by its content and its type, not by its name.
 * @param {string} path
 */
function keyOf(path) {
  return new URL(`kept/${files[path] ?? build}.${endingOf(path)}`, root).href;
}

/** @param {string} path */
function endingOf(path) {
  return path.slice(path.lastIndexOf('.') + 1);
}
