/** The worker with Python in it. */

import { serve } from './serve.js';

const scope = /** @type {DedicatedWorkerGlobalScope & {SKYE_BUILD?: string}} */ (/** @type {unknown} */ (self));
const address = new URL(import.meta.url);
const [buildOfPage = ''] = address.search.slice(1).split('&');
const onMessage = serve({
  root: new URL('../../', address),
  isAlone: true,
  // The page puts its own build behind this worker's address; the site's build puts the worker's before this text.
  builds: [buildOfPage, scope.SKYE_BUILD ?? ''],
  post: (message) => scope.postMessage(message),
});
scope.addEventListener('message', ({ data }) => onMessage(data));
