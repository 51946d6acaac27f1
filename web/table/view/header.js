/** The head of the table: menu, round and phase, the game's track, and the ways to sheet and log. */

import { t } from '../../i18n/index.js';
import { iconButton } from '../../ui/controls.js';
import { h } from '../../ui/dom.js';
import { practiceBadge } from '../../ui/practice.js';
import { shownStep } from './ceremony.js';
import { drawerTitle } from './drawer.js';
import { logButton } from './log_panel.js';

/** @typedef {import('../../app.js').App} App */
/** @typedef {import('../../room.js').Table} Table */

/** Between the round and its phase, in every language. */
const DOT = ' · ';

/**
 * @param {App} app
 * @param {Table} table
 */
export function header(app, table) {
  const room = app.room(table.situation.game);
  return h(
    'header.table-head',
    { key: 'header' },
    iconButton('menu', t('table-menu'), () => app.open('menu'), { look: 'quiet', test: 'menu' }),
    h(
      'h1.table-phase',
      title(shownStep(table)?.head ?? room.phaseTitle(table.situation), practiceBadge(table.situation.practice)),
    ),
    h('div.table-track', room.track(table.situation, table)),
    h(
      'div.table-tools',
      drawerButton(app, table, 'goals', 'flag'),
      drawerButton(app, table, 'sheet', 'sheet'),
      drawerButton(app, table, 'log', 'log'),
      logButton(app),
    ),
  );
}

/**
 * Round and phase as parts, which stand on lines of their own where there is little room, and a mark after the first one.
 * @param {string} words
 * @param {import('../../ui/dom.js').Child} mark
 */
const title = (words, mark) =>
  words
    .split(DOT)
    .flatMap((part, index) => [index > 0 && h('span.phase-dot', DOT), h('span.phase-part', part, index === 0 && mark)]);

/**
 * @param {App} app
 * @param {Table} table
 * @param {string} name
 * @param {string} picture
 */
function drawerButton(app, table, name, picture) {
  const isOpen = table.drawer === name;
  const label = drawerTitle(app, table, name);
  return iconButton(picture, label, () => app.conductor.drawer(isOpen ? null : name), {
    look: 'quiet',
    test: name,
    key: name,
    class: isOpen && 'is-on',
    'aria-expanded': isOpen,
  });
}
