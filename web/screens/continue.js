/** The game to go on with, as a card with a picture of the land. */

import { t } from '../i18n/index.js';
import { h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { practiceBadge } from '../ui/practice.js';
import { forget, store, storedObject } from '../ui/storage.js';
import { gamePicture, progressWords, savedWords, seatEntries } from './saved_games.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('../engine/shared/verbs.js').Listed} Listed */

const KEY = 'skye-running';

/**
 * The game to go on with: practice only if nothing else is running.
 * @param {readonly Listed[]} games newest first
 */
function newest(games) {
  const running = games.filter((game) => game.game && !game.is_over && !game.fault);
  return running.find(({ practice }) => !practice) ?? running[0] ?? null;
}

/**
 * The newest game that is not over. Until the engine has the list it is the one that was offered last, so that nothing
 * on the screen moves when the list arrives.
 * @param {App} app
 * @returns {Listed | null}
 */
export const gameToContinue = ({ state, games }) =>
  state.games === null ? readGame(storedObject(KEY), games) : newest(state.games);

/**
 * Remember which game is offered; nothing in it is secret.
 * @param {readonly Listed[]} games
 */
export function rememberRunning(games) {
  const game = newest(games);
  if (game) store(KEY, game);
  else forget(KEY);
}

/**
 * A game as it was stored; null unless all that is shown of it is there.
 * @param {Record<string, unknown>} stored
 * @param {readonly string[]} games
 */
function readGame(stored, games) {
  const { id, game, names, players, points, winners, land, progress, saved } = stored;
  const isWhole =
    typeof id === 'string' &&
    typeof game === 'string' &&
    games.includes(game) &&
    [names, players].every((list) => Array.isArray(list) && list.every((item) => typeof item === 'string')) &&
    [points, winners].every((list) => Array.isArray(list) && list.every(Number.isFinite)) &&
    Array.isArray(Object(land).tiles) &&
    Object(land).tiles.every(Array.isArray) &&
    typeof Object(progress).unit === 'string' &&
    typeof saved === 'number';
  return isWhole ? /** @type {Listed} */ (/** @type {unknown} */ (stored)) : null;
}

/**
 * @param {App} app
 * @param {Listed} game
 */
export const continueCard = (app, game) =>
  h(
    'button.card.continue-card',
    { key: 'continue', type: 'button', 'data-test': 'continue', onclick: () => app.go('table', { id: game.id }) },
    gamePicture(app, game),
    h(
      'span.continue-words',
      h('span.display.continue-title', t('start-continue'), icon('next'), practiceBadge(game.practice ?? null)),
      h(
        'span.continue-game',
        t('start-continue-note', { game: t(`game-${game.game}`), progress: progressWords(game) }),
      ),
      seatEntries(app, game, 'span'),
      h('small.continue-when', savedWords(game)),
    ),
  );
