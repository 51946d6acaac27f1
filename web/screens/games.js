/** The saved games: open, export, delete, import. */

import { asFault, screenOf } from '../app.js';
import { h } from '../dom.js';
import { currentLanguage, faultWords, isolated, t } from '../i18n/index.js';
import { icon } from './icons.js';
import { screenHead } from './head.js';

/** @typedef {import('../app.js').App} App */

/** Told once: where the browser keeps nothing, games end with the page. */
let isWarned = false;

/** @param {App} app */
export function gamesScreen(app) {
  readGames(app);
  return screenOf('games', (state) => [
    screenHead(app, t('start-games')),
    h('div', { class: 'page games-page' },
      h('div', { class: 'button-row' },
        importButton(app),
        (state.games?.length ?? 0) > 0 && h('button', { class: 'button', onclick: () => exportGames(app, null) }, icon('download'), t('games-export-all'))),
      state.games === null ? h('p', { class: 'games-empty' }, t('games-loading'))
        : state.games.length === 0 ? h('p', { class: 'games-empty' }, t('games-none'))
          : h('ul', { class: 'game-rows' }, state.games.map((game) => gameRow(app, game)))),
  ]);
}

/**
 * Ask the store for its list.
 * @param {App} app
 */
export async function readGames(app) {
  try {
    const { games, is_durable } = await app.engine.call('games.list');
    app.update({ games });
    if (is_durable === false && !isWarned) {
      isWarned = true;
      app.complain({ code: 'not_durable' });
    }
  } catch (fault) {
    // A failed start is told by the engine's strip already.
    if (app.state.engine.stage === 'ready') app.complain(fault);
  }
}

/**
 * A button that takes a file with games.
 * @param {App} app
 */
export function importButton(app) {
  return h('label', { class: 'button file-button' }, icon('upload'), t('games-import'),
    h('input', {
      type: 'file', class: 'file-input', accept: '.json,.skye,application/json', 'aria-label': t('games-import'),
      onchange: async (/** @type {any} */ event) => {
        const { files } = event.target;
        const file = files[0];
        event.target.value = '';
        if (!file) return;
        try {
          const report = await app.engine.call('games.import', { file });
          await readGames(app);
          app.open('import', { report });
        } catch (fault) {
          app.open('import', { report: { added: [], refused: [{ number: 0, ...asFault(fault) }] } });
        }
      },
    }));
}

/**
 * What an import did, as a dialog.
 * @param {App} app
 * @param {Record<string, any>} args
 */
export function importReport(app, { report }) {
  const [only] = report.added;
  return {
    title: t('import-title'),
    body: [
      h('p', null, t('import-added', { count: report.added.length })),
      report.refused.length > 0 && h('div', null,
        h('p', null, t('import-refused', { count: report.refused.length })),
        h('ul', { class: 'bullets' }, report.refused.map((/** @type {any} */ each) =>
          h('li', { key: each.number }, faultWords({ code: each.code, facts: each.facts }))))),
    ],
    actions: [
      h('button', { key: 'close', class: 'button', onclick: app.close }, t('close')),
      only && report.added.length === 1 && h('button', { key: 'open', class: 'button button-primary', onclick: () => app.go('table', { id: only }) }, t('games-open')),
    ],
  };
}

/**
 * Give the person a file of one game, or of all.
 * @param {App} app
 * @param {string | null} id
 */
export async function exportGames(app, id) {
  const file = await app.call('games.export', { id });
  if (!file) return;
  const link = document.createElement('a');
  link.href = file.url;
  link.download = file.name;
  link.click();
}

/**
 * @param {App} app
 * @param {any} game
 */
function gameRow(app, game) {
  const when = new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(game.saved));
  const best = Math.max(...game.points);
  return h('li', { key: game.id, class: 'card game-row', 'data-game-id': game.id },
    h('div', { class: 'game-row-words' },
      h('h2', { class: 'game-row-title' }, game.is_damaged ? t('games-damaged') : t(`game-${game.game}`)),
      !game.is_damaged && h('p', { class: 'game-row-status' }, game.is_over ? t('games-over') : t('games-round', { round: game.round ?? 0 }), ' · ', when),
      h('ul', { class: 'game-row-seats' }, game.names.map((/** @type {string} */ name, /** @type {number} */ seat) =>
        h('li', { key: seat, class: game.is_over && game.points[seat] === best ? 'is-best' : '' },
          icon(game.players[seat] === 'human' ? 'person' : 'bot'), h('span', { class: 'clip' }, isolated(name)), h('b', null, game.points[seat]))))),
    h('div', { class: 'game-row-buttons' },
      !game.is_damaged && h('button', { class: 'button button-primary', onclick: () => app.go('table', { id: game.id }) }, icon('play'), t('games-open')),
      !game.is_damaged && h('button', { class: 'button button-icon', 'aria-label': t('games-export'), title: t('games-export'), onclick: () => exportGames(app, game.id) }, icon('download')),
      h('button', { class: 'button button-icon', 'aria-label': t('games-delete'), title: t('games-delete'), onclick: () => askDelete(app, game) }, icon('trash'))));
}

/**
 * @param {App} app
 * @param {any} game
 */
function askDelete(app, game) {
  app.open('confirm', {
    title: t('games-delete-title'),
    text: t('games-delete-text', { names: game.names.map(isolated).join(', ') }),
    yes: t('games-delete'),
    is_danger: true,
    onyes: async () => {
      if (!(await app.call('games.delete', { id: game.id }))) return;
      if (app.state.table?.id === game.id) app.table.leave();
      await readGames(app);
    },
  });
}
