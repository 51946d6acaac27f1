/** Files that are compared with the manifest while they arrive. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';

import { createFiles, fetchManifest } from '../../web/engine/shared/build_files.js';

const root = new URL('https://host.example/some/where/');
const content = new Uint8Array(5000).map((_, index) => index % 251);
const sha256 = createHash('sha256').update(content).digest('hex');
const manifest = { build: '', version: '', pyodide: '', files: { 'a/b.wasm': { bytes: content.length, sha256 } } };
const isFault = (code) => (error) => error.code === code;

/** @param {Uint8Array | number} what bytes to serve, or a status */
function serving(what, asked = []) {
  return async (url, options) => {
    asked.push({ url: String(url), options });
    if (typeof what === 'number') return new Response('', { status: what });
    const body = new ReadableStream({
      start(controller) {
        for (let at = 0; at < what.length; at += 1000) controller.enqueue(what.slice(at, at + 1000));
        controller.close();
      },
    });
    return new Response(body);
  };
}

test('a file that is as the manifest says arrives, and its bytes are counted', async () => {
  let count = 0;
  const asked = [];
  const files = createFiles({ root, manifest, onBytes: (more) => (count += more), fetcher: serving(content, asked) });
  assert.deepEqual(await files.bytes('a/b.wasm'), content);
  assert.equal(count, content.length);
  assert.equal(files.size('a/b.wasm'), content.length);
  assert.equal(asked[0].url, 'https://host.example/some/where/a/b.wasm');
});

test('a streamed file has the type that the browser insists on', () => {
  const files = createFiles({ root, manifest, fetcher: serving(content) });
  assert.equal(files.response('a/b.wasm').headers.get('Content-Type'), 'application/wasm');
});

for (const [name, bytes] of /** @type {[string, Uint8Array][]} */ ([
  ['cut short', content.slice(0, 4000)],
  ['longer', new Uint8Array([...content, 1])],
  ['changed in one byte', content.map((byte, index) => (index === 2500 ? byte ^ 1 : byte))],
])) {
  test(`a file that is ${name} is refused, and everyone who waits learns it`, async () => {
    const files = createFiles({ root, manifest, fetcher: serving(bytes) });
    await assert.rejects(files.bytes('a/b.wasm'), isFault('file_damaged'));
    await assert.rejects(files.failure, isFault('file_damaged'));
  });
}

test('the stream of a damaged file hands its bytes on, but never ends', async () => {
  const files = createFiles({ root, manifest, fetcher: serving(content.map(() => 0)) });
  const reader = files.response('a/b.wasm').body.getReader();
  for (let at = 0; at < content.length; at += 1000) assert.equal((await reader.read()).done, false);
  const end = reader.read();
  await assert.rejects(files.failure, isFault('file_damaged'));
  assert.equal(await Promise.race([end, new Promise((done) => setTimeout(done, 20, 'still open'))]), 'still open');
});

test('a reader that gives up ends nothing: the file is read on, and what was wrong with it is reported', async () => {
  let count = 0;
  const bytes = content.map((byte, index) => (index === 4500 ? byte ^ 1 : byte));
  const files = createFiles({ root, manifest, onBytes: (more) => (count += more), fetcher: serving(bytes) });
  await files.response('a/b.wasm').body.cancel(new TypeError('nonsense'));
  await assert.rejects(files.failure, isFault('file_damaged'));
  assert.equal(count, content.length);
  await files.settled();
});

test('a connection that breaks in the middle of a file is a fault of the network, not of the file', async () => {
  const breaking = async () =>
    new Response(
      new ReadableStream({
        start: (controller) => controller.enqueue(content.slice(0, 1000)),
        pull: (controller) => controller.error(new TypeError('reset')),
      }),
    );
  const files = createFiles({ root, manifest, fetcher: breaking });
  await assert.rejects(files.bytes('a/b.wasm'), isFault('network_failed'));
});

test('everything has settled only when the last file has arrived', async () => {
  /** @type {(reply: Response) => void} */
  let arrive = () => {};
  const files = createFiles({ root, manifest, fetcher: () => new Promise((resolve) => (arrive = resolve)) });
  files.response('a/b.wasm');
  let isSettled = false;
  const settled = files.settled().then(() => (isSettled = true));
  await new Promise((done) => setTimeout(done, 5));
  assert.equal(isSettled, false);
  arrive(new Response(content));
  await settled;
});

test('a missing file and a missing network are distinguished', async () => {
  const missing = createFiles({ root, manifest, fetcher: serving(404) });
  await assert.rejects(
    missing.bytes('a/b.wasm'),
    (error) => error.code === 'file_missing' && error.facts.status === 404,
  );
  const away = createFiles({ root, manifest, fetcher: () => Promise.reject(new TypeError('offline')) });
  await assert.rejects(away.bytes('a/b.wasm'), isFault('network_failed'));
});

test('what is not in the manifest is not fetched', () => {
  const asked = [];
  const files = createFiles({ root, manifest, fetcher: serving(content, asked) });
  assert.throws(() => files.response('other'), isFault('file_missing'));
  assert.throws(() => files.response('constructor'), isFault('file_missing'));
  assert.equal(asked.length, 0);
});

test('a manifest that is no JSON is damaged', async () => {
  await assert.rejects(fetchManifest(root, {}, serving(new TextEncoder().encode('{"files'))), isFault('file_damaged'));
  await assert.rejects(fetchManifest(root, {}, serving(500)), isFault('file_missing'));
});

for (const [name, body] of [
  ['empty', '{}'],
  ['null', 'null'],
  ['a list', '[]'],
  ['without entries', '{"build":"a","version":"1","files":{"a":null}}'],
]) {
  test(`a manifest that is ${name} is damaged`, async () => {
    await assert.rejects(
      fetchManifest(root, {}, async () => new Response(body)),
      isFault('file_damaged'),
    );
  });
}

test('a script that the host calls something else is refused: no browser would import it', async () => {
  const entries = { ...manifest, files: { 'a/b.mjs': manifest.files['a/b.wasm'] } };
  const sent = (type) =>
    createFiles({
      root,
      manifest: entries,
      fetcher: async () => new Response(content, { headers: { 'Content-Type': type } }),
    });
  await assert.rejects(sent('text/plain').bytes('a/b.mjs'), isFault('file_wrong_type'));
  assert.deepEqual(await sent('application/javascript; charset=utf-8').bytes('a/b.mjs'), content);
});
