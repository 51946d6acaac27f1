/** The worker with Python in it. */

import { serve } from './serve.js';

const { SKYE_BUILD = '' } = /** @type {{SKYE_BUILD?: string}} */ (self);
const address = new URL(import.meta.url);
const [buildOfPage = ''] = address.search.slice(1).split('&');
const onMessage = serve({
  root: new URL('../../', address),
  isAlone: true,
  // The page puts its own build behind this worker's address; the site's build puts the worker's before this text.
  builds: [buildOfPage, SKYE_BUILD],
  post: (message) => self.postMessage(message),
});
self.addEventListener('message', ({ data }) => onMessage(data));
