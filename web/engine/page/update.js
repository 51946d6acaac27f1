/** The strip that offers a new version: one line, one button, and nothing happens by itself. */

import { keepOffline } from './offline.js';

/**
 * @typedef {import('./client.js').Engine} Engine
 * @typedef {import('./failure.js').Words} Words
 */

/**
 * Keeps the site on this device once the engine answers, so that the first start has the network for itself, and shows
 * an offer when a whole new version waits.
 * @param {HTMLElement} host
 * @param {Engine} engine
 * @param {Pick<Words, 't'>} words
 * @param {typeof keepOffline} [keep]
 */
export function mountUpdateStrip(host, engine, { t }, keep = keepOffline) {
  let isStarted = false;
  engine.onStage(({ stage }) => {
    if (stage !== 'ready' || isStarted) return;
    isStarted = true;
    keep({
      onOffer: (offline) => host.replaceChildren(strip(offline)),
      onKept: () => {
        document.documentElement.dataset.kept = 'yes';
      },
    });
  });

  /** @param {import('./offline.js').Offline} offline */
  function strip(offline) {
    const section = document.createElement('section');
    section.className = 'engine update';
    const message = document.createElement('p');
    message.className = 'engine-message';
    message.setAttribute('role', 'status');
    message.textContent = t('update-offer');
    const accept = document.createElement('button');
    accept.type = 'button';
    accept.textContent = t('update-accept');
    accept.addEventListener('click', async () => {
      accept.disabled = true;
      const answer = await offline.accept();
      accept.disabled = false;
      if (answer !== 'taken')
        message.textContent = t(answer === 'no_answer' ? 'update-no-answer' : 'update-other-tabs');
    });
    const later = document.createElement('button');
    later.type = 'button';
    later.textContent = t('update-later');
    later.addEventListener('click', () => section.remove());
    section.append(message, accept, later);
    return section;
  }
}
