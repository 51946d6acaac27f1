/**
 * The first script of the page. The build puts it into index.html itself, so that it is there when nothing else is: a
 * script that cannot be had is reported at once, as is a browser that is too old, and a page that a cache has stored for
 * too long is renewed.
 */

import { isRenewed } from './engine/page/build.js';
import { showTrouble } from './engine/page/trouble.js';

// What neither the page nor the engine can do without; the newest came with Chrome 110, Firefox 115 and Safari 16.4.
if (
  !('noModule' in HTMLScriptElement.prototype && 'toReversed' in Array.prototype) ||
  !('WebAssembly' in window && 'CompressionStream' in window)
)
  showTrouble('', true);

let isReported = false;

/**
 * The address of a script that could not be loaded; null for all else.
 * @param {EventTarget | null} target
 */
function addressOf(target) {
  if (target instanceof HTMLScriptElement) return target.src;
  return target instanceof HTMLLinkElement && target.rel === 'modulepreload' ? target.href : null;
}

// Such events do not rise to the window, but can be caught on their way down.
addEventListener(
  'error',
  async ({ target, message }) => {
    // A script that this browser cannot run.
    if (target === window) showTrouble(message);
    const address = addressOf(target);
    if (address === null || isReported) return;
    isReported = true;
    if (!(await isRenewed())) showTrouble(new URL(address).pathname.split('/').pop());
  },
  true,
);
