/** The first screen: go on with a game, begin one, look at the saved ones, learn the rules. */

import { isolated, t } from '../i18n/index.js';
import { listed } from '../i18n/lists.js';
import { lessonButton } from '../learn/links.js';
import { h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { importButton } from './importing.js';
import { landscape } from './landscape.js';
import { evaluateGames, progressWords, readGames } from './saved_games.js';

/** @typedef {import('../app.js').App} App */

/** @param {App} app */
export function startScreen(app) {
  // Only the game that is offered must be known; the list of games looks at the others.
  readGames(app).then(() => evaluateGames(app, (game) => game === toContinue(app.state)));
  /** @param {import('../app.js').State} state */
  const view = (state) => {
    const unfinished = toContinue(state);
    return [
      h('div', { class: 'start-picture' }, landscape()),
      h(
        'div',
        { class: 'start-frame' },
        h(
          'div',
          { class: 'start-body' },
          h(
            'header',
            { class: 'start-head' },
            h('h1', { class: 'start-title' }, t('title')),
            h('p', { class: 'start-tagline' }, t('start-tagline')),
          ),
          unfinished && continueCard(app, unfinished),
          h(
            'ul',
            { class: 'start-games', 'aria-label': t('start-new') },
            app.games
              .filter((game) => app.catalogue[game])
              .map((game) =>
                h(
                  'li',
                  { key: game },
                  h(
                    'button',
                    {
                      class: 'card game-card',
                      'data-game': game,
                      onclick: () => app.go('setup', { id: game }),
                    },
                    h('span', { class: 'game-card-art' }, app.room(game).picture(app.catalogue)),
                    h(
                      'span',
                      { class: 'game-card-words' },
                      h('span', { class: 'display game-card-title' }, t(`game-${game}`)),
                      h('span', { class: 'game-card-note' }, t(`game-${game}-note`)),
                      h('span', { class: 'game-card-action' }, icon('play'), t('start-new')),
                    ),
                  ),
                  lessonButton(app, game),
                ),
              ),
          ),
          h(
            'nav',
            { class: 'start-links', 'aria-label': t('start-more') },
            h('button', { class: 'button', onclick: () => app.go('games') }, icon('games'), t('start-games')),
            importButton(app),
            h('button', { class: 'button', onclick: () => app.open('settings') }, icon('gear'), t('settings')),
            h('button', { class: 'button', onclick: () => app.open('help') }, icon('help'), t('help')),
            h('button', { class: 'button', onclick: () => app.open('about') }, icon('info'), t('about')),
          ),
        ),
      ),
    ];
  };
  return { view };
}

/**
 * The game to go on with: the newest that is not over.
 * @param {import('../app.js').State} state
 */
const toContinue = (state) => (state.games ?? []).find((game) => game.game && !game.is_over && !game.fault);

/**
 * @param {App} app
 * @param {any} game
 */
function continueCard(app, game) {
  return h(
    'button',
    {
      class: 'button button-primary button-large continue-card',
      'data-test': 'continue',
      onclick: () => app.go('table', { id: game.id }),
    },
    icon('play'),
    h(
      'span',
      { class: 'continue-words' },
      h('span', null, t('start-continue')),
      h(
        'small',
        null,
        t('start-continue-note', {
          game: t(`game-${game.game}`),
          names: listed(game.names.map(isolated)),
          progress: progressWords(game),
        }),
      ),
    ),
  );
}
