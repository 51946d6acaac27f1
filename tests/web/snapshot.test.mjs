/** The engine's stored memory: loaded over a fast line, stored unpacked, checked before it is used. */

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';

import { PAGE, withEmptyPages, withoutEmptyPages } from '../../web/engine/worker/pages.js';
import { createProgress } from '../../web/engine/worker/progress.js';
import { complete, createSnapshots } from '../../web/engine/worker/snapshot.js';

const root = new URL('https://host.example/skye/');
// Noise does not shrink, so the file is as long as its content.
let noise = 1;
const memory = new Uint8Array(900_000).map(() => {
  noise ^= noise << 13;
  noise ^= noise >>> 17;
  noise ^= noise << 5;
  return noise & 255;
});
// Two pages in which there is nothing.
memory.fill(0, (900_000 % PAGE) + 3 * PAGE, (900_000 % PAGE) + 5 * PAGE);
const beginning = Uint8Array.from({ length: 1000 }, (_, at) => at & 255);
// What is shipped is the difference to what every Pyodide begins with.
const shipped = gzipSync(complete(Uint8Array.from(memory), beginning));
const sha256 = createHash('sha256').update(shipped).digest('hex');
const manifest = {
  build: '',
  version: '',
  pyodide: '',
  files: { 'pyodide/engine.snapshot': { bytes: shipped.length, sha256 } },
};
const nothing = { build: '', version: '', pyodide: '', files: {} };

/** Cache Storage in memory. */
class FakeCaches {
  constructor() {
    this.all = new Map();
  }

  async open(name) {
    if (!this.all.has(name)) this.all.set(name, new Map());
    const stored = this.all.get(name);
    return {
      match: async (key) => stored.get(key)?.clone(),
      put: async (key, reply) => void stored.set(key, reply),
    };
  }

  async delete(name) {
    return this.all.delete(name);
  }
}

/** Serves the snapshot in pieces with a pause between them. */
function line({ piece = shipped.length, pause = 0, asked = [], bytes = shipped } = {}) {
  return async (url, { signal } = {}) => {
    asked.push(String(url));
    let at = 0;
    const body = new ReadableStream({
      async pull(controller) {
        if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
        if (signal?.aborted) return controller.error(signal.reason);
        controller.enqueue(new Uint8Array(bytes.subarray(at, at + piece)));
        at += piece;
        if (at >= bytes.length) controller.close();
      },
    });
    return new Response(body);
  };
}

function snapshots(parts) {
  const news = [];
  const progress = createProgress(parts.manifest ?? manifest, (report) => news.push(report));
  return { news, ...createSnapshots({ root, manifest, progress, caches: new FakeCaches(), ...parts }) };
}

test('over a quick line the shipped memory is taken, unpacked', async () => {
  const { find, news } = snapshots({ fetcher: line({ piece: 100_000 }) });
  assert.deepEqual(complete(await find(), beginning), memory);
  assert.deepEqual(news.at(-1), { stage: 'python', loaded: shipped.length, total: shipped.length });
});

test('over a slow line it is given up, and its bytes are no longer expected', async () => {
  const { find, news } = snapshots({ fetcher: line({ piece: 20_000, pause: 40 }) });
  assert.equal(await find(), null);
  assert.ok(news.some(({ loaded }) => loaded > 0));
  assert.ok(
    news.every(({ loaded, total }) => loaded <= total),
    'never more than there is to come',
  );
});

test('a line that says nothing, a missing file, a damaged file: none holds the start up', async () => {
  const refused = async () => new Response('', { status: 404 });
  const broken = async () => Promise.reject(new TypeError('no network'));
  const damaged = Uint8Array.from(shipped);
  damaged[500_000] ^= 1;
  for (const fetcher of [refused, broken, line({ bytes: damaged }), line({ bytes: shipped.subarray(0, 1000) })]) {
    assert.equal(await snapshots({ fetcher }).find(), null);
  }
});

test('a build without a snapshot asks for none', async () => {
  const asked = [];
  const { find, keep } = snapshots({ manifest: nothing, fetcher: line({ asked }) });
  assert.equal(await find(), null);
  await keep(beginning);
  assert.deepEqual(asked, []);
});

test('what was stored serves the next start, unless it was damaged or forgotten', async () => {
  const caches = new FakeCaches();
  const asked = [];
  const fetcher = line({ asked });
  await snapshots({ caches, fetcher }).keep(beginning);
  await snapshots({ caches, fetcher }).keep(beginning);
  assert.equal(asked.length, 1, 'it is fetched once');
  assert.deepEqual(complete(await snapshots({ caches, fetcher }).find(), beginning), memory);
  assert.equal(asked.length, 1);
  const [[name, stored]] = caches.all;
  assert.equal(name, 'skye-snapshot /skye/');
  const [[key, reply]] = stored;
  const corrupted = new Uint8Array(await reply.clone().arrayBuffer());
  assert.ok(corrupted.length < memory.length - PAGE, 'without the empty pages');
  corrupted[7000] ^= 1;
  stored.set(key, new Response(corrupted, { headers: reply.headers }));
  const found = await snapshots({ caches, fetcher }).find();
  assert.deepEqual(complete(found, beginning), memory, 'from the line again');
  assert.equal(asked.length, 2);
  const next = snapshots({ caches, fetcher });
  await next.keep(beginning);
  await next.forget();
  assert.equal(caches.all.size, 0);
});

test('a browser without such a store starts all the same', async () => {
  const { find, forget } = snapshots({ caches: undefined, fetcher: line() });
  assert.deepEqual(complete(await find(), beginning), memory);
  await forget();
});

test('a memory is the same without its empty pages and with them again', () => {
  for (const whole of [memory, new Uint8Array(3 * PAGE), new Uint8Array(2 * PAGE + 128).fill(1), new Uint8Array(0)]) {
    assert.deepEqual(withEmptyPages(withoutEmptyPages(whole)), whole);
  }
});

test('a memory that was restored is stored as it was shipped', async () => {
  const caches = new FakeCaches();
  const fetcher = line({ piece: 100_000 });
  const first = snapshots({ caches, fetcher });
  complete(await first.find(), beginning);
  await first.keep(beginning);
  assert.deepEqual(complete(await snapshots({ caches, fetcher }).find(), beginning), memory);
});
