/** Wires the page up: the engine, the strips that show its state, and the app. */

import { createApp } from './app.js';
import { isRenewed, settle } from './engine/page/build.js';
import { mountEngineStrip } from './engine/page/failure.js';
import { checkStyles, fetchOwn } from './engine/page/own.js';
import { engine } from './engine/page/start.js';
import { endTrouble, showTrouble } from './engine/page/trouble.js';
import { mountUpdateStrip } from './engine/page/update.js';
import * as plain from './engine/page/words.js';
import { Fault } from './engine/shared/fault.js';
import * as spoken from './i18n/index.js';

// Until a language is there, the strips speak plain English.
const speaker = () => (spoken.hasWords('engine-retry') ? spoken : plain);
const words = {
  t: (/** @type {string} */ key, /** @type {Record<string, string | number>} */ args = {}) => speaker().t(key, args),
  faultWords: (/** @type {{code: string, facts: Record<string, unknown>}} */ fault) => speaker().faultWords(fault),
};
mountEngineStrip(/** @type {HTMLElement} */ (document.getElementById('engine')), engine, words);
mountUpdateStrip(/** @type {HTMLElement} */ (document.getElementById('update')), engine, words);
engine.onStage(({ stage }) => stage === 'ready' && settle());

try {
  const catalogue = fetchOwn('data/catalogue.json').then((reply) => reply.json());
  catalogue.catch(() => {}); // reported to those who wait for it
  await checkStyles();
  await createApp({ engine, root: /** @type {HTMLElement} */ (document.getElementById('app')), catalogue });
  endTrouble();
} catch (error) {
  const fault = error instanceof Fault ? error : new Fault('page_failed', { detail: String(error) });
  if (!(await isRenewed())) showTrouble(words.faultWords(fault));
}
