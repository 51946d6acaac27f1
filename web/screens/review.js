/** The review of a finished game: what it is made of is loaded when it is first used. */

import { preloadLater } from '../engine/page/own.js';
import { loadWords, t } from '../i18n/index.js';
import { button } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { tableOf, waitingView } from './opening.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('../app.js').Screen} Screen */

/** Makes the screen, once it is there. @type {typeof import('../review/index.js').createReviewScreen | null} */
let make = null;

/**
 * @param {App} app
 * @returns {Screen}
 */
export function reviewScreen(app) {
  /** @type {Screen | null} */
  let screen = make?.(app) ?? null;
  let isOver = false;
  let hasFailed = false;

  async function load() {
    hasFailed = false;
    try {
      await Promise.all([importReview(), loadWords('review')]);
      if (!isOver) screen = make?.(app) ?? null;
    } catch (fault) {
      hasFailed = true;
      app.complain(fault);
    }
    app.update({});
  }

  if (!screen) load();
  return {
    view(state) {
      if (!tableOf(state)) return waitingView(app);
      if (screen) return screen.view(state);
      return h(
        'div.waiting',
        { key: 'loading' },
        h('p.display.waiting-words', { role: 'status' }, t(hasFailed ? 'review-missing' : 'review-loading')),
        hasFailed && button(t('engine-retry'), load, { look: 'primary', key: 'retry' }),
        button(t('back'), () => app.go('start'), { key: 'back' }),
      );
    },
    destroy() {
      isOver = true;
      screen?.destroy?.();
    },
  };
}

async function importReview() {
  preloadLater();
  ({ createReviewScreen: make } = await import('../review/index.js'));
}

/**
 * The button that leads to the review of a finished game.
 * @param {App} app
 * @param {string} id
 * @param {import('../ui/dom.js').Props & {look?: string}} [options]
 */
export const reviewButton = (app, id, options = {}) =>
  button(t('review'), () => app.go('review', { id }), { picture: 'review', test: 'review', ...options });
