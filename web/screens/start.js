/** The first screen: go on with a game, begin one, look at the saved ones, learn the rules. */

import { isolated, t } from '../i18n/index.js';
import { listed } from '../i18n/lists.js';
import { lessonButton } from '../learn/links.js';
import { button } from '../ui/controls.js';
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
      h('div.start-picture', landscape()),
      h(
        'div.start-frame',
        h(
          'div.start-body',
          h('header.start-head', h('h1.start-title', t('title')), h('p.start-tagline', t('start-tagline'))),
          unfinished && continueCard(app, unfinished),
          h(
            'ul.start-games',
            { 'aria-label': t('start-new') },
            app.games.map((game) =>
              h(
                'li',
                { key: game },
                h(
                  'button.card.game-card',
                  { 'data-game': game, onclick: () => app.go('setup', { id: game }) },
                  h('span.game-card-art', app.room(game).picture()),
                  h(
                    'span.game-card-words',
                    h('span.display.game-card-title', t(`game-${game}`)),
                    h('span.game-card-note', t(`game-${game}-note`)),
                    h('span.game-card-action', icon('play'), t('start-new')),
                  ),
                ),
                lessonButton(app, game),
              ),
            ),
          ),
          h(
            'nav.start-links',
            { 'aria-label': t('start-more') },
            button(t('start-games'), () => app.go('games'), { picture: 'games' }),
            importButton(app),
            button(t('settings'), () => app.open('settings'), { picture: 'gear' }),
            button(t('help'), () => app.open('help'), { picture: 'help' }),
            button(t('about'), () => app.open('about'), { picture: 'info' }),
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
 * @param {import('../engine/shared/verbs.js').Listed} game
 */
function continueCard(app, game) {
  return button(
    h(
      'span.continue-words',
      h('span', t('start-continue')),
      h(
        'small',
        t('start-continue-note', {
          game: t(`game-${game.game}`),
          names: listed(game.names.map(isolated)),
          progress: progressWords(game),
        }),
      ),
    ),
    () => app.go('table', { id: game.id }),
    { look: 'primary large', picture: 'play', test: 'continue', class: 'continue-card' },
  );
}
