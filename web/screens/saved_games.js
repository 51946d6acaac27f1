/** The list of saved games in the page's state, for every screen that shows some of it. */

import { currentLocale, hasWords, minus, t } from '../i18n/index.js';
import { characterOf } from '../ui/characters.js';
import { h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { landPicture } from '../ui/land_picture.js';
import { portrait } from '../ui/portrait.js';
import { saveFile } from '../ui/saving.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('../engine/shared/verbs.js').Listed} Listed */

/**
 * Ask the store for its list.
 * @param {App} app
 */
export async function readGames(app) {
  try {
    const { games, is_durable } = await app.engine.call('games.list');
    app.update({ games });
    setDurable(app, is_durable);
  } catch (fault) {
    // The engine's strip reports a failed start already.
    if (app.state.engine.stage === 'ready') app.complain(fault);
  }
}

/**
 * Take in whether the browser stores games; a change is announced.
 * @param {App} app
 * @param {boolean} isDurable
 */
export function setDurable(app, isDurable) {
  if (app.state.is_durable === isDurable) return;
  app.update({ is_durable: isDurable });
  if (isDurable) app.toast(t('durable-again'));
  // These screens show it themselves, and keep showing it.
  else if (['setup', 'games'].includes(app.state.screen.name)) app.announce(t('fault-not-durable'));
  else app.complain({ code: 'not_durable' });
}

/**
 * Where nothing is stored, a sentence says so before anybody relies on it.
 * @param {import('../app.js').State} state
 */
export const unsavedNote = (state) =>
  !state.is_durable &&
  h('p.card.unsaved-note', { key: 'unsaved', 'data-test': 'unsaved' }, icon('info'), h('span', t('fault-not-durable')));

/**
 * Have the games evaluated that another version of Skye stored, one after another while the list is shown.
 * @param {App} app
 * @param {(game: Listed) => boolean} [isWanted]
 */
export async function evaluateGames(app, isWanted = () => true) {
  const { name } = app.state.screen;
  /** @type {Set<string>} */
  const tried = new Set();
  for (;;) {
    const next = (app.state.games ?? []).find((game) => !game.is_current && !tried.has(game.id) && isWanted(game));
    if (!next || app.state.screen.name !== name) return;
    tried.add(next.id);
    try {
      const found = await app.engine.call('games.summary', { id: next.id });
      app.update(({ games }) => ({ games: games?.map((game) => (game.id === found.id ? found : game)) ?? null }));
    } catch {
      // Deleted in another tab meanwhile, or the engine has failed, which is reported elsewhere.
    }
  }
}

/**
 * How far a game is.
 * @param {Listed} game
 */
export function progressWords({ is_over, progress }) {
  if (is_over) return t('games-over');
  // A newer Skye may count something else.
  if (!progress || !hasWords(`games-progress-${progress.unit}`)) return '…';
  return t(`games-progress-${progress.unit}`, { number: progress.number, last: progress.last ?? 0 });
}

/**
 * When a game was saved.
 * @param {Listed} game
 */
export const savedWords = ({ saved }) =>
  new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(saved));

/**
 * The land of a game, small; its place is held while the land is not known. It says nothing that is not beside it in words.
 * @param {App} app
 * @param {Listed} game
 */
export const gamePicture = (app, { game, land }) =>
  h('span.game-land', land && app.games.includes(game) && landPicture(drawn(app, game, land.tiles)));

/**
 * What the tiles show: each room reads its own name for them.
 * @param {App} app
 * @param {string} game
 * @param {import('../protocol.d.ts').LandJson['tiles']} tiles
 */
const drawn = (app, game, tiles) => app.room(game).land({ territory: tiles, board: tiles, islands: [], hostel: null });

/**
 * The picture of a player among the words. What draws portraits is loaded after everything that is needed to play.
 * @param {App} app
 * @param {string | undefined} player
 */
function playerPicture({ state }, player) {
  const character = characterOf(player);
  if (character && state.engine.stage === 'ready') return portrait(character, 32);
  return icon(player === 'human' ? 'person' : 'bot');
}

/**
 * Who plays, with their points.
 * @param {App} app
 * @param {Listed} game
 * @param {'ul' | 'span'} list
 */
export const seatEntries = (app, game, list) =>
  h(
    `${list}.game-row-seats`,
    game.names.map((name, seat) => {
      const isWinner = game.winners?.includes(seat) ?? false;
      const points = game.points?.[seat];
      return h(
        list === 'ul' ? 'li' : 'span.game-row-seat',
        { key: seat, class: isWinner ? 'is-best' : '' },
        h('span.game-row-player', playerPicture(app, game.players[seat])),
        h('span.clip', { dir: 'auto' }, name),
        ' ',
        h('b', typeof points === 'number' ? minus(points) : '…'),
        isWinner && [icon('crown'), h('span.sr-only', t('end-winner'))],
      );
    }),
  );

/**
 * Give the person a file of one game, or of all, then with what else is stored.
 * @param {App} app
 * @param {string | null} id
 * @param {Record<string, string>} [device]
 */
export async function exportGames(app, id, device) {
  const file = await app.call('games.export', { id, ...(device && { device }) });
  if (!file) return;
  saveFile(file.url, file.name);
  if (file.left_out.length > 0) app.toast(t('games-left-out', { count: file.left_out.length }));
}
