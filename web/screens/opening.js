/** Screens that stand on a table open it first, after a reload for example. */

import { t } from '../i18n/index.js';
import { h } from '../ui/dom.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('../app.js').State} State */

/**
 * Makes sure that the table named in the address is open; gives it, or null while it is not there yet.
 * @param {App} app
 * @returns {(state: State) => import('../room.js').Table | null}
 */
export function tableOpener(app) {
  let asked = '';
  return ({ screen, table, engine }) => {
    const id = screen.args.id ?? '';
    // A failed engine reports its own fault; when it is started again, the table is asked for again.
    if (!table && engine.stage === 'failed') {
      asked = '';
      return null;
    }
    if (table && (!id || table.id === id)) {
      asked = '';
      return table;
    }
    if (!id) queueMicrotask(() => app.go('start'));
    else if (asked !== id) queueMicrotask(() => open(app, id, screen.name));
    asked = id;
    return null;
  };
}

/**
 * @param {App} app
 * @param {string} id
 * @param {string} screen
 */
async function open(app, id, screen) {
  const outcome = await app.conductor.open(id);
  const isStill = app.state.screen.name === screen && app.state.screen.args.id === id;
  if (outcome === 'open' || outcome === 'left' || !isStill || app.state.engine.stage === 'failed') return;
  app.go('games');
  if (outcome === 'elsewhere') app.open('takeover', { id, screen });
}

/** @param {App} app */
export const waitingView = (app) =>
  h(
    'div',
    { key: 'waiting', class: 'waiting' },
    h('p', { class: 'display waiting-words', role: 'status' }, t('table-opening')),
    h('button', { class: 'button', onclick: () => app.go('start') }, t('back')),
  );

/**
 * A game that is open in another tab, as a dialog.
 * @param {App} app
 * @param {Record<string, any>} args
 */
export function takeoverDialog(app, { id, screen }) {
  return {
    title: t('takeover-title'),
    body: h('p', null, t('takeover-text')),
    actions: [
      h('button', { key: 'no', class: 'button', onclick: app.close }, t('cancel')),
      h(
        'button',
        {
          key: 'yes',
          class: 'button button-primary',
          'data-test': 'take-over',
          onclick: async () => {
            if ((await app.conductor.open(id, { is_taken: true })) === 'open') app.go(screen, { id });
          },
        },
        t('takeover-yes'),
      ),
    ],
  };
}
