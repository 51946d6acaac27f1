/** Wires the page up: the engine, the strips that tell how it does, and the app. */

import { createApp } from './app.js';
import { mountEngineStrip } from './engine/failure.js';
import { engine } from './engine/start.js';
import { mountUpdateStrip } from './engine/update.js';
import * as plain from './engine/words.js';
import * as spoken from './i18n/index.js';

const strip = /** @type {HTMLElement} */ (document.getElementById('engine'));

// Until a language is there, the strips speak plain English.
let isSpoken = false;
const words = {
  t: (/** @type {string} */ key, /** @type {Record<string, string | number>} */ args = {}) => (isSpoken ? spoken : plain).t(key, args),
  faultWords: (/** @type {{code: string, facts: Record<string, any>}} */ fault) => (isSpoken ? spoken : plain).faultWords(fault),
};
mountEngineStrip(strip, engine, words);
mountUpdateStrip(/** @type {HTMLElement} */ (document.getElementById('update')), engine, words);

async function fetchCatalogue() {
  const reply = await fetch(new URL('data/catalogue.json', document.baseURI));
  if (!reply.ok) throw new Error(`catalogue.json: ${reply.status}`);
  return reply.json();
}

try {
  await createApp({ engine, root: /** @type {HTMLElement} */ (document.getElementById('app')), catalogue: fetchCatalogue() });
  isSpoken = true;
} catch (error) {
  const message = strip.querySelector('.engine-message');
  strip.dataset['state'] = 'failed';
  strip.dataset['fault'] = 'page_failed';
  if (message) message.textContent = plain.faultWords({ code: 'page_failed', facts: { detail: String(error) } });
}
