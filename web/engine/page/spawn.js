/** Where the engine runs: in a worker of its own. The edition in one file has spawn_here.js in this place. */

import { createFiles, fetchManifest } from '../shared/build_files.js';
import { Fault } from '../shared/fault.js';
import { buildOfPage } from './build.js';
import { blobUrl } from './trusted.js';

const SCRIPT = 'engine/worker/worker.js';
// A file that once came wrongly may stay wrong in the browser's cache: after each failure another address is asked.
let failures = 0;

/**
 * A worker that begins as a blob is bound by the page's policy; one that begins as a file would have none.
 * @param {string} name
 */
function begun(name) {
  const script = new URL(`${SCRIPT}?${buildOfPage()}${failures > 0 ? `&${failures}` : ''}`, document.baseURI);
  const start = `import ${JSON.stringify(script.href)};`;
  const { url, revoke } = blobUrl(start);
  const worker = new Worker(url, { type: 'module', name });
  // The address is needed until the worker has read it, which the first message from it shows.
  worker.addEventListener('message', revoke, { once: true });
  return worker;
}

/** The second worker. Nobody asks why it could not begin: the engine does its work as well. */
export const thinkerWorker = () => begun('skye-thinker');

export function engineWorker() {
  const worker = begun('skye-engine');
  let isHeard = false;
  const hear = () => {
    isHeard = true;
  };
  worker.addEventListener('message', hear, { once: true });
  // A browser does not say why a worker cannot start. The reason is reported as if it came from the worker.
  worker.addEventListener('error', async (event) => {
    if (isHeard) return;
    failures += 1;
    event.preventDefault();
    event.stopImmediatePropagation();
    const fault = await reasonOf(event.message ?? '');
    worker.dispatchEvent(
      new MessageEvent('message', { data: { kind: 'stage', stage: 'failed', fault: fault.toJSON() } }),
    );
  });
  return worker;
}

/**
 * Why the worker could not begin: most often its file cannot be had as it should be.
 * @param {string} detail
 * @returns {Promise<Fault>}
 */
async function reasonOf(detail) {
  const root = new URL('./', document.baseURI);
  /** @type {RequestInit} */
  const options = { cache: 'reload' };
  try {
    const manifest = await fetchManifest(root, options);
    if (!['', manifest.build].includes(buildOfPage())) return new Fault('build_changed');
    await createFiles({ root, manifest, options }).bytes(SCRIPT);
  } catch (error) {
    if (error instanceof Fault) return error;
  }
  return new Fault('worker_failed', { detail });
}
