/** The screen of saved games: open, export, delete, import, and all that is stored besides. */

import { faultWords, hasWords, isolated, t } from '../i18n/index.js';
import { listed } from '../i18n/lists.js';
import { button, iconButton } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { isFramed } from '../ui/frame.js';
import { practiceBadge, practiceWords } from '../ui/practice.js';
import { deviceSection, refuseInFrame } from './device.js';
import { screenHead } from './head.js';
import { importButton } from './importing.js';
import { reviewButton } from './review.js';
import {
  evaluateGames,
  exportGames,
  gamePicture,
  progressWords,
  readGames,
  savedWords,
  seatEntries,
  unsavedNote,
} from './saved_games.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('../engine/shared/verbs.js').Listed} Listed */

/** @param {App} app */
export function gamesScreen(app) {
  readGames(app).then(() => {
    if (app.state.screen.name === 'games') evaluateGames(app);
  });
  /** @param {import('../app.js').State} state */
  const view = (state) => [
    screenHead(app, t('start-games')),
    h(
      'div.page.games-page',
      unsavedNote(state),
      h('div.button-row', { key: 'import' }, importButton(app)),
      state.games === null
        ? h('p.games-empty', t('games-loading'))
        : state.games.length === 0
          ? h('p.games-empty', t(state.is_durable ? 'games-none' : 'games-none-unsaved'))
          : h(
              'ul.game-rows',
              state.games.map((game) => gameRow(app, game)),
            ),
      deviceSection(app),
    ),
  ];
  return { view };
}

/**
 * @param {App} app
 * @param {Listed} game
 */
function gameRow(app, game) {
  const isDamaged = game.fault?.code === 'record_damaged';
  return h(
    'li.card.game-row',
    { key: game.id, 'data-game-id': game.id },
    gamePicture(app, game),
    h(
      'div.game-row-words',
      h(
        'h2.game-row-title',
        isDamaged ? t('games-damaged') : hasWords(`game-${game.game}`) ? t(`game-${game.game}`) : '…',
      ),
      game.practice && h('p', practiceBadge(game.practice, practiceWords(game.practice))),
      game.saved > 0 && h('p.game-row-status', game.fault ? '' : `${progressWords(game)} · `, savedWords(game)),
      game.fault && h('p.game-row-fault', faultWords(game.fault)),
      seatEntries(app, game, 'ul'),
    ),
    h(
      'div.game-row-buttons',
      !game.fault &&
        button(t('games-open'), () => app.go('table', { id: game.id }), { look: 'primary', picture: 'play' }),
      !game.fault && game.is_over && reviewButton(app, game.id),
      !isDamaged &&
        iconButton('download', t('games-export'), () => exportGames(app, game.id), { title: t('games-export') }),
      iconButton('trash', t('games-delete'), () => askDelete(app, game), { title: t('games-delete') }),
    ),
  );
}

/**
 * @param {App} app
 * @param {Listed} game
 */
function askDelete(app, game) {
  if (isFramed()) {
    refuseInFrame(app);
    return;
  }
  app.open('confirm', {
    title: t('games-delete-title'),
    text: t('games-delete-text', { names: listed(game.names.map(isolated)) }),
    yes: t('games-delete'),
    is_danger: true,
    onyes: async () => {
      if (!(await app.call('games.delete', { id: game.id }))) return;
      if (app.state.table?.id === game.id) app.conductor.leave();
      await readGames(app);
    },
  });
}
