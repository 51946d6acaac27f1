/** From what is remembered to a draft, and from a draft to a table. */

import { t } from '../i18n/index.js';
import { gameToSetUp, givenNames, moved, newDraft, newSeed, renamed } from './draft.js';
import { changeTables, kindOf, lastOfKind, lastTables, rememberTable } from './tables.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('../room.js').Draft} Draft */
/** @typedef {import('./tables.js').Kind} Kind */

/**
 * Who may play a game.
 * @param {App} app
 * @param {string} game
 * @returns {import('./draft.js').Cast}
 */
export const castOf = (app, game) => ({
  levels: app.catalogue[game]?.levels ?? [],
  characters: app.catalogue[game]?.characters ?? [],
  known: app.games.flatMap((each) => app.catalogue[each]?.characters ?? []),
  person: (number) => t('setup-name', { number }),
  character: (character) => t(`character-${character}`),
});

/**
 * @param {App} app
 * @param {string} game
 * @param {Kind} kind
 * @param {import('./tables.js').Remembered | null} remembered
 */
const drafted = (app, game, kind, remembered) =>
  newDraft(app.room(game), castOf(app, game), remembered, { seed: newSeed(), kind });

/**
 * A draft of a kind: the last table of that kind, or the usual one.
 * @param {App} app
 * @param {string} game
 * @param {Kind} kind
 */
const draftOfKind = (app, game, kind) => drafted(app, game, kind, lastOfKind(lastTables(app.games), game, kind));

/**
 * The table that Play starts: the last one again, with another seed; on a first visit one person against bots.
 * @param {App} app
 */
export function draftToRepeat(app) {
  const [last = null] = lastTables(app.games);
  return drafted(app, last?.game ?? app.games[0] ?? '', last ? kindOf(last.seats) : 'alone', last);
}

/**
 * Go to the set-up screen for a kind of table, of the game played last. What was begun there is still there.
 * @param {App} app
 * @param {Kind} kind
 */
export function setUp(app, kind) {
  const { draft } = app.state;
  const game = draft?.game ?? lastTables(app.games)[0]?.game ?? app.games[0] ?? '';
  if (!draft || kindOf(draft.seats) !== kind) app.update({ draft: draftOfKind(app, game, kind) });
  app.go('setup', { id: game });
}

/**
 * The same people at a table of another game.
 * @param {App} app
 * @param {Draft} draft
 * @param {string} game
 */
export function changeGame(app, draft, game) {
  const other = draftOfKind(app, game, kindOf(draft.seats));
  app.update({ draft: moved(app.room(game), castOf(app, game), draft, other) });
  app.go('setup', { id: game }, { isReplacing: true });
}

/**
 * Begins a draft of the game that the address names, unless there is one.
 * @param {App} app
 */
export function prepareDraft(app) {
  const game = gameToSetUp(app.state);
  if (app.state.draft?.game === game || !app.catalogue[game]) return;
  const tables = lastTables(app.games);
  const last = tables.find((table) => table.game === game) ?? null;
  app.update({ draft: drafted(app, game, 'family', last) });
}

/**
 * Before another language is loaded: what changes the names that the page gave out, in the draft and in what is remembered.
 * @param {App} app
 * @returns {() => Draft | null} called once the language has changed; returns the draft
 */
export function namesToChange(app) {
  const names = () => givenNames(castOf(app, ''));
  const before = names();
  return () => {
    const after = names();
    const { draft } = app.state;
    changeTables(app.games, (seats) => renamed(seats, before, after));
    return draft && { ...draft, seats: renamed(draft.seats, before, after) };
  };
}

/**
 * Starts tables, one at a time.
 * @param {App} app
 */
export function createStarter(app) {
  let isStarting = false;
  return {
    /** Whether a table is on its way. */
    get isStarting() {
      return isStarting;
    },
    /**
     * Start a table and go to it.
     * @param {Draft} draft
     */
    async start(draft) {
      if (isStarting) return;
      isStarting = true;
      app.update({});
      rememberTable(app.games, draft);
      const { setup, players } = app.room(draft.game).setupJson(draft);
      const isOpen = await app.conductor.start(draft.game, setup, players);
      isStarting = false;
      app.update(isOpen && app.state.draft ? { draft: { ...app.state.draft, seed: newSeed() } } : {});
    },
  };
}
