/** The strip that shows the progress of the engine's start, and what can be done when it fails. */

import { loadAgain, renew } from './build.js';

/**
 * @typedef {import('./client.js').Engine} Engine
 * @typedef {import('../shared/stages.js').Stage} Stage
 * @typedef {object} Words how to say things in the player's language
 * @property {(key: string, args?: Record<string, string | number>) => string} t
 * @property {(fault: {code: string, facts: Record<string, unknown>}) => string} faultWords
 */

const MEGABYTE = 1_000_000;

/**
 * Shows the stages of an engine in an element of the page that has the parts of `#engine` in index.html.
 * @param {HTMLElement} element
 * @param {Engine} engine
 * @param {Words} words
 */
export function mountEngineStrip(element, engine, { t, faultWords }) {
  const message = part(element, '.engine-message', HTMLElement);
  const bar = part(element, 'progress', HTMLProgressElement);
  const retry = part(element, 'button', HTMLButtonElement);
  let isAnswered = false;
  // The engine of another build would not fit this page, so the page is reloaded instead of restarting the engine.
  let isOutdated = false;

  /** @param {Stage} stage */
  function show({ stage, progress, loaded, total, fault }) {
    isOutdated = fault?.code === 'build_changed';
    if (isOutdated && renew()) return;
    const state = stage === 'ready' || stage === 'failed' ? stage : 'loading';
    element.dataset.state = state;
    // Screens leave space for the strip. With `:has()`, every change of the page would evaluate the selector again.
    document.body.dataset.engine = state;
    element.dataset.stage = stage;
    element.dataset.fault = fault?.code ?? '';
    bar.value = progress;
    bar.hidden = state !== 'loading';
    retry.hidden = stage !== 'failed';
    retry.textContent = t('engine-retry');
    message.setAttribute('role', stage === 'failed' ? 'alert' : 'status');
    if (fault) message.textContent = faultWords({ code: fault.code, facts: fault.facts });
    else if (stage !== 'ready') message.textContent = stageWords(t, { stage, loaded, total });
    else if (!isAnswered) greet();
    isAnswered = stage === 'ready';
  }

  /** The first answer comes from Python itself. */
  async function greet() {
    try {
      const { version, python } = await engine.call('hello');
      element.dataset.version = version;
      message.textContent = t('engine-ready', { version, python });
    } catch {
      // A failed engine has already reported its fault as a stage.
    }
  }

  retry.addEventListener('click', () => {
    if (isOutdated) loadAgain();
    else engine.restart().catch(() => {}); // reported as a stage
  });
  engine.onStage(show);
}

/**
 * What a start does now, in words.
 * @param {Words['t']} t
 * @param {{stage: string, loaded: number, total: number}} stage
 */
export const stageWords = (t, { stage, loaded, total }) =>
  t(`engine-stage-${stage}`, { loaded: megabytes(loaded), total: megabytes(total) });

/** @param {number} bytes */
const megabytes = (bytes) => Math.round((bytes / MEGABYTE) * 10) / 10;

/**
 * @template {HTMLElement} T
 * @param {HTMLElement} element
 * @param {string} selector
 * @param {new () => T} kind
 * @returns {T}
 */
function part(element, selector, kind) {
  const found = element.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`the page has no ${selector}`);
  return found;
}
