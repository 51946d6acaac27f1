/** The study board: what it is made of is loaded when it is first used. */

import { preloadLater } from '../engine/page/own.js';
import { loadWords, t } from '../i18n/index.js';
import { button } from '../ui/controls.js';
import { h } from '../ui/dom.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('../app.js').Screen} Screen */

/** Made once it is there. @type {typeof import('../study/index.js').createStudyScreen | null} */
let make = null;

/**
 * @param {App} app
 * @returns {Screen}
 */
export function studyScreen(app) {
  /** @type {Screen | null} */
  let screen = make?.(app) ?? null;
  let isOver = false;
  let hasFailed = false;

  async function load() {
    hasFailed = false;
    try {
      await Promise.all([importStudy(), loadWords('study')]);
      if (!isOver) screen = make?.(app) ?? null;
    } catch (fault) {
      hasFailed = true;
      app.complain(fault);
    }
    app.update({});
  }

  if (!screen) load();
  return {
    view: (state) =>
      screen
        ? screen.view(state)
        : h(
            'div.waiting',
            { key: 'waiting' },
            h('p.display.waiting-words', { role: 'status' }, t(hasFailed ? 'study-failed' : 'study-loading')),
            hasFailed && button(t('study-again'), load, { look: 'primary', test: 'again' }),
            button(t('back'), () => app.go('start')),
          ),
    destroy() {
      isOver = true;
      screen?.destroy?.();
    },
  };
}

async function importStudy() {
  preloadLater();
  ({ createStudyScreen: make } = await import('../study/index.js'));
}
