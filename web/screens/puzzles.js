/** Puzzles: how they are shown is loaded when somebody first wants one. */

import { preloadLater } from '../engine/page/own.js';
import { t } from '../i18n/index.js';
import { waitingView } from './opening.js';

/** @param {import('../app.js').App} app */
export function puzzlesScreen(app) {
  /** @type {import('../app.js').Screen | null} */
  let screen = null;
  let isLeft = false;

  async function load() {
    preloadLater();
    const { createPuzzles } = await import('../puzzles/screen.js');
    if (isLeft) return;
    screen = createPuzzles(app);
    app.update({});
  }

  load().catch(() => {
    if (isLeft) return;
    app.toast(t('puzzles-missing'));
    app.go('start');
  });

  return {
    /** @param {import('../app.js').State} state */
    view: (state) => (screen ? screen.view(state) : waitingView(app)),
    destroy() {
      isLeft = true;
      screen?.destroy?.();
    },
  };
}
