/** The worker with Python in it. */

import { serve } from './serve.js';

const scope = /** @type {DedicatedWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const hear = serve({
  root: new URL('../', import.meta.url),
  isAlone: true,
  post: (message) => scope.postMessage(message),
});
scope.addEventListener('message', ({ data }) => hear(data));
