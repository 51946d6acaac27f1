/** Home: go on with a game, play the last table again, set up another, learn, or look at what is saved. */

import { isolated, t } from '../i18n/index.js';
import { listed } from '../i18n/lists.js';
import { lessonLink } from '../learn/links.js';
import { levelOf } from '../ui/characters.js';
import { button } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { emblem } from '../ui/pictures.js';
import { continueCard, gameToContinue, rememberRunning } from './continue.js';
import { createStarter, draftToRepeat, setUp } from './drafting.js';
import { importButton } from './importing.js';
import { landscape } from './landscape.js';
import { loadingWords } from './loading.js';
import { evaluateGames, readGames } from './saved_games.js';
import { kindOf } from './tables.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('../room.js').Draft} Draft */

/** @param {App} app */
export function startScreen(app) {
  const starter = createStarter(app);
  // With a seed of its own each time it is started; what is shown of it stays.
  const shown = draftToRepeat(app);
  // Only the game that is offered must be known; the list of games looks at the others.
  readGames(app)
    .then(() => evaluateGames(app, (game) => game.id === gameToContinue(app)?.id))
    .then(() => app.state.games && rememberRunning(app.state.games));
  /** @param {import('../app.js').State} state */
  const view = (state) => {
    const running = gameToContinue(app);
    return h(
      'div.start-frame',
      h('div.start-picture', landscape()),
      h(
        'div.start-body',
        h('header.start-head', h('h1.start-title', t('title')), h('p.start-tagline', t('start-tagline'))),
        h(
          'div.start-first',
          { class: running ? 'has-two' : '' },
          running && continueCard(app, running),
          button(
            h(
              'span.play-words',
              h('span.display.play-title', t('start-play')),
              h('small.play-note', starter.isStarting ? loadingWords(state.engine) : tableWords(shown)),
            ),
            () => starter.start(draftToRepeat(app)),
            {
              look: 'primary',
              picture: starter.isStarting ? 'hourglass' : 'play',
              test: 'play',
              class: 'play-button',
              disabled: starter.isStarting,
              key: 'play',
            },
          ),
        ),
        h(
          'ul.start-modes',
          modeCard(app, 'alone', [emblem('blue', 40), icon('bot')]),
          modeCard(
            app,
            'family',
            ['blue', 'yellow', 'red'].map((clan) => emblem(clan, 40)),
          ),
          h(
            'li.card.learn-card',
            h('h2.mode-title', t('start-learn')),
            h(
              'ul.learn-links',
              app.games.map((game) => h('li', { key: game }, lessonLink(app, game))),
            ),
          ),
        ),
        h(
          'nav.start-links',
          { 'aria-label': t('start-more') },
          button(t('start-games'), () => app.go('games'), { picture: 'games' }),
          button(t('puzzles'), () => app.go('puzzles'), { picture: 'sparkle', test: 'puzzles' }),
          importButton(app),
          button(t('settings'), () => app.open('settings'), { picture: 'gear' }),
          button(t('help'), () => app.open('help'), { picture: 'help' }),
          button(t('about'), () => app.open('about'), { picture: 'info' }),
        ),
      ),
    );
  };
  return { view };
}

/**
 * A way to the set-up screen.
 * @param {App} app
 * @param {'alone' | 'family'} kind
 * @param {import('../ui/dom.js').Child} picture
 */
const modeCard = (app, kind, picture) =>
  h(
    'li',
    { key: kind },
    h(
      'button.card.mode-card',
      { type: 'button', 'data-mode': kind, onclick: () => setUp(app, kind) },
      h('span.mode-art', picture),
      h('span.display.mode-title', t(`start-${kind}`)),
      h('span.mode-note', t(`start-${kind}-note`)),
    ),
  );

/**
 * Who will play what.
 * @param {Draft} draft
 */
function tableWords({ game, seats }) {
  const title = t(`game-${game}`);
  if (kindOf(seats) !== 'alone') return t('start-play-with', { game: title, names: listed(seats.map(nameOf)) });
  const bots = seats.filter(({ player }) => player !== 'human');
  const words = t('start-play-alone', { game: title, names: listed(bots.map(nameOf)), count: bots.length });
  const [level, ...others] = new Set(bots.map(({ player }) => levelOf(player)));
  return level && others.length === 0 ? t('start-play-level', { words, level: t(`level-${level}`) }) : words;
}

/** @param {import('../room.js').SeatDraft} seat */
const nameOf = ({ name }) => isolated(name);
