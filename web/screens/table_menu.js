/** The menu of the table, and who plays each seat. */

import { t } from '../i18n/index.js';
import { copyText } from '../ui/clipboard.js';
import { button } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { playerFields } from './players.js';
import { exportGames } from './saved_games.js';

/** @typedef {import('../app.js').App} App */

/** @param {App} app */
export function menuDialog(app) {
  const id = app.state.table?.id;
  const isLesson = Boolean(app.state.table?.lesson);
  const isSaved = app.state.is_durable;
  /** @type {[string, string, () => void][]} */
  const entries = [
    ['play', t('menu-continue'), app.close],
    ['bot', t('menu-seats'), () => app.open('seats')],
    ['log', t('replay'), () => app.go('replay', { id })],
    ['help', t('help'), () => app.open('help')],
    ['gear', t('settings'), () => app.open('settings')],
    ['keyboard', t('keys'), () => app.open('keys')],
    ['games', t('start-games'), () => leave(app, 'games')],
    ['info', t('menu-report'), () => openReport(app)],
    ['back', t('menu-leave'), () => leave(app, 'start')],
  ];
  if (!isSaved && id !== undefined)
    entries.splice(1, 0, ['download', t('games-export'), () => void exportGames(app, id)]);
  // A lesson is no saved game: nobody changes seats in it, and it is in no list.
  const offered = isLesson
    ? entries.filter(([picture]) => !['bot', 'download', 'log', 'games', 'info'].includes(picture))
    : entries;
  return {
    title: t('table-menu'),
    body: [
      h(
        'nav.menu-list',
        { 'aria-label': t('table-menu') },
        offered.map(([picture, label, go]) => button(label, go, { picture, key: picture })),
      ),
      h('p.field-note', isLesson ? t('learn-waits') : t(isSaved ? 'menu-saved' : 'fault-not-durable')),
    ],
  };
}

/**
 * Who plays each seat: a person leaves and a bot takes over, or back.
 * @param {App} app
 */
export function seatsDialog(app) {
  const { table } = app.state;
  return {
    title: t('menu-seats'),
    body: (table?.situation.view.seats ?? []).map((own, seat) =>
      h('div.seat-player', { key: seat }, h('h3', { dir: 'auto' }, own.name), playerFields(app, 'table', seat)),
    ),
    actions: button(t('done'), app.close, { look: 'primary' }),
  };
}

/**
 * @param {App} app
 * @param {string} screen
 */
function leave(app, screen) {
  app.conductor.leave();
  app.go(screen);
}

/** @param {App} app */
async function openReport(app) {
  const report = await app.call('games.report');
  if (report) app.open('report', report);
}

/**
 * A bug report to copy; it names nobody.
 * @param {App} app
 * @param {{text: string}} args
 */
export function reportDialog(app, { text }) {
  return {
    title: t('menu-report'),
    body: [
      h('p', t('report-note')),
      h('textarea.input.report-text', { readonly: true, rows: 8, 'aria-label': t('menu-report'), value: text }),
    ],
    actions: button(
      t('report-copy'),
      async () => {
        if (await copyText(text)) app.toast(t('report-copied'));
        else app.complain({ code: 'no_clipboard' });
      },
      { look: 'primary' },
    ),
  };
}
