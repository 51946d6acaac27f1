/** What a screen needs before it is drawn: the table named in the address, after a reload for example, or a draft. */

import { t } from '../i18n/index.js';
import { button } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { TABLE_SCREENS } from '../ui/route.js';
import { prepareDraft } from './drafting.js';
import { loadingWords } from './loading.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('../app.js').State} State */

/**
 * The table that the screen stands on, or null while it is not open.
 * @param {State} state
 */
export const tableOf = ({ screen, table }) =>
  table && (!screen.args.id || table.id === screen.args.id) ? table : null;

/**
 * Begins the draft or opens the table that the screen needs, and leaves a screen that does not fit the table; to be called after each change.
 * @param {App} app
 * @returns {() => void}
 */
export function createOpener(app) {
  /** The visit of a screen for which the table was asked for. @type {State['screen'] | null} */
  let opened = null;
  /** The session for which the first step to look back at was asked for. */
  let lookedBack = 0;
  return () => {
    const { screen, engine } = app.state;
    if (screen.name === 'setup') prepareDraft(app);
    if (screen.name !== 'replay') lookedBack = 0;
    if (!TABLE_SCREENS.includes(screen.name)) return;
    const table = tableOf(app.state);
    if (table) {
      const { situation, replay, session } = table;
      opened = null;
      if (screen.name === 'end' && !situation.outcome) app.go('table', { id: table.id });
      else if (screen.name === 'replay' && !replay && lookedBack !== session) {
        lookedBack = session;
        const { moment } = app.state;
        const wanted = moment?.id === table.id ? moment.step : 0;
        app.conductor.at(situation.is_over ? Math.min(wanted, situation.steps) : situation.steps);
        if (moment) app.update({ moment: null });
      }
    } else if (!app.state.table && engine.stage === 'failed') {
      // A failed engine reports its own fault; when it is started again, the table is asked for again.
      opened = null;
    } else if (!screen.args.id) app.go('start');
    else if (opened !== screen) {
      opened = screen;
      open(app, screen.args.id, screen.name);
    }
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
    'div.waiting',
    { key: 'waiting' },
    h('p.display.waiting-words', { role: 'status' }, loadingWords(app.state.engine)),
    button(t('back'), () => app.go('start')),
  );

/**
 * A game that is open in another tab, as a dialog.
 * @param {App} app
 * @param {{id: string, screen: string}} args
 */
export function takeoverDialog(app, { id, screen }) {
  return {
    title: t('takeover-title'),
    body: h('p', t('takeover-text')),
    actions: [
      button(t('cancel'), app.close, { key: 'no' }),
      button(
        t('takeover-yes'),
        async () => {
          if ((await app.conductor.open(id, { is_taken: true })) === 'open') app.go(screen, { id });
        },
        { look: 'primary', test: 'take-over', key: 'yes' },
      ),
    ],
  };
}
