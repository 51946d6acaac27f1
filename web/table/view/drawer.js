/** The drawers beside the board: goals, score sheet, log. The board stays in sight. */

import { t } from '../../i18n/index.js';
import { button, iconButton } from '../../ui/controls.js';
import { h } from '../../ui/dom.js';
import { logLines } from './log_panel.js';
import { sheetView } from './sheet.js';

/** @typedef {import('../../app.js').App} App */
/** @typedef {import('../../room.js').Table} Table */

/** @type {Record<string, (app: App, table: Table) => import('../../ui/dom.js').Child>} */
const DRAWERS = {
  sheet: sheetView,
  log: logView,
  goals: (app, table) => app.room(table.situation.game).tableDetails(table),
};

/**
 * @param {App} app
 * @param {Table} table
 * @param {string} name
 */
export const drawerTitle = (app, table, name) =>
  (name === 'goals' && app.room(table.situation.game).detailsTitle?.()) || t(`drawer-${name}`);

/**
 * @param {App} app
 * @param {Table} table
 */
export function drawer(app, table) {
  const view = table.drawer === null ? null : DRAWERS[table.drawer];
  if (!view) return null;
  const title = drawerTitle(app, table, table.drawer ?? '');
  return h(
    'aside.drawer',
    {
      key: `drawer-${table.drawer}`,
      'data-drawer': table.drawer,
      'aria-label': title,
      onkeydown: (/** @type {KeyboardEvent} */ event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        app.conductor.drawer(null);
      },
    },
    h(
      'header.drawer-head',
      h('h2', title),
      iconButton('close', t('close'), () => app.conductor.drawer(null), { look: 'quiet', test: 'close-drawer' }),
    ),
    h('div.drawer-body', { tabindex: '0' }, view(app, table)),
  );
}

/**
 * @param {App} app
 * @param {Table} table
 */
function logView(app, table) {
  const lines = logLines(app, table);
  if (!lines.length) return h('p.field-note', t('log-empty'));
  return [
    button(t('replay'), () => app.go('replay', { id: table.id }), { look: 'wide', picture: 'play', key: 'replay' }),
    h('ol.log', { key: 'log' }, lines),
  ];
}
