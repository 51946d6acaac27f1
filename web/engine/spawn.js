/** Where the engine runs: in a worker of its own. The edition in one file has spawn_here.js in this place. */

import { blobUrl } from './trusted.js';

/** A worker that begins as a blob is bound by the page's policy; one that begins as a file would have none. */
export function engineWorker() {
  const start = `import ${JSON.stringify(new URL('engine/worker.js', document.baseURI).href)};`;
  const { url, revoke } = blobUrl(start);
  const worker = new Worker(url, { type: 'module', name: 'skye-engine' });
  // The address is needed until the worker has read it, which the first message from it shows.
  worker.addEventListener('message', revoke, { once: true });
  return worker;
}
