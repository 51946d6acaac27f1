/** All studies of this device, and the ways to new ones. */

import { currentLocale, isolated, t } from '../i18n/index.js';
import { button, iconButton } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { landPicture } from '../ui/land_picture.js';
import { askDelete, rename, saveEntries } from './dialogs.js';
import { beginEntry, entriesIn, keepEntry, LONGEST_FILE, newId, storedEntries } from './entries.js';
import { studyGame } from './games.js';
import { linkTo } from './link.js';

/** @import {GameName} from '../protocol.d.ts' */
/** @typedef {import('../app.js').App} App */
/** @typedef {import('./state.js').Entry} Entry */
/** @typedef {import('./state.js').Kind} Kind */

/** @param {App} app */
export function hubView(app) {
  const entries = storedEntries().filter(({ game }) => app.games.includes(game));
  return [
    h(
      'header.screen-head',
      { key: 'head' },
      iconButton('back', t('back'), () => app.go('start'), { look: 'quiet' }),
      h('h1', t('start-study')),
    ),
    h(
      'div.page.study-hub',
      { key: 'page' },
      begin(app, 'study'),
      begin(app, 'table'),
      h(
        'section',
        { key: 'stored', 'aria-labelledby': 'study-stored' },
        h('h2.study-title', { id: 'study-stored' }, t('study-stored')),
        h(
          'div.button-row',
          fileButton(app),
          entries.length > 0 &&
            button(t('study-save-all'), () => saveEntries(entries, 'studies'), {
              picture: 'download',
              key: 'all',
              test: 'save-all',
            }),
        ),
        entries.length === 0 && h('p.games-empty', t('study-none-stored')),
        h(
          'ul.game-rows',
          entries.map((entry) => row(app, entry)),
        ),
      ),
    ),
  ];
}

/**
 * @param {App} app
 * @param {Kind} kind
 */
const begin = (app, kind) =>
  h(
    'section.card.study-begin',
    { key: kind, 'data-kind': kind },
    h('h2.study-title', t(`study-kind-${kind}`)),
    h('p', t(`study-kind-${kind}-note`)),
    h(
      'div.button-row',
      app.games.map((game) =>
        button(t(`game-${game}`), () => create(app, kind, /** @type {GameName} */ (game)), {
          key: game,
          look: 'primary',
          picture: 'plus',
          test: `new-${kind}-${game}`,
        }),
      ),
    ),
  );

/**
 * @param {App} app
 * @param {Kind} kind
 * @param {GameName} game
 */
function create(app, kind, game) {
  const room = app.room(game);
  const pages = studyGame(game);
  const count = kind === 'table' ? room.minimum : 1;
  const seats = room.clans
    .slice(0, count)
    .map((clan, number) =>
      pages.newSeat(
        kind === 'table' ? t('setup-name', { number: number + 1 }) : t('study-land', { number: number + 1 }),
        clan,
        number,
      ),
    );
  const { study: base } = /** @type {import('../room.js').Catalogue} */ (app.catalogue[game]);
  const document = pages.newDocument(base, seats, kind);
  const date = new Date();
  const words = {
    game: t(`game-${game}`),
    date: date.toLocaleDateString(currentLocale(), { day: 'numeric', month: 'short' }),
  };
  const entry = { id: newId(), name: t(`study-name-${kind}`, words), kind, game, changed: date.getTime(), document };
  if (beginEntry(entry)) {
    app.go('study', { id: entry.id });
    return;
  }
  // It cannot be stored: it is opened as it is, and the page says so.
  app.complain({ code: 'study_not_stored' });
  openUnstored(app, entry);
}

/**
 * @param {App} app
 * @param {Entry} entry
 */
async function openUnstored(app, entry) {
  app.go('study', { link: await linkTo(entry) });
}

/**
 * A picture of the first land; none of one that this page cannot draw.
 * @param {App} app
 * @param {Entry} entry
 * @param {Entry['document']['seats'][number]} seat
 */
function landOf(app, { game }, seat) {
  try {
    return landPicture(app.room(game).land(studyGame(game).landOf(seat)));
  } catch {
    return null;
  }
}

/**
 * @param {App} app
 * @param {Entry} entry
 */
function row(app, entry) {
  const [first] = entry.document.seats;
  return h(
    'li.card.game-row',
    { key: entry.id, 'data-study': entry.id },
    h('div.game-picture', { key: 'picture' }, first && landOf(app, entry, first)),
    h(
      'div.game-row-words',
      h('h3.game-row-title', { dir: 'auto' }, isolated(entry.name)),
      h('p.game-row-status', t(`study-kind-${entry.kind}`), ' · ', t(`game-${entry.game}`)),
      h(
        'p.game-row-status',
        new Date(entry.changed).toLocaleString(currentLocale(), { dateStyle: 'medium', timeStyle: 'short' }),
      ),
    ),
    h(
      'div.game-row-buttons',
      button(t('games-open'), () => app.go('study', { id: entry.id }), {
        look: 'primary',
        picture: 'play',
        test: 'open-study',
      }),
      iconButton('pencil', t('study-rename'), () => rename(app, entry.name, (name) => keep(app, { ...entry, name })), {
        test: 'rename',
      }),
      iconButton('download', t('study-save'), () => saveEntries([entry], entry.name), { test: 'save-file' }),
      iconButton('trash', t('games-delete'), () => askDelete(app, entry, () => app.update({})), { test: 'delete' }),
    ),
  );
}

/**
 * @param {App} app
 * @param {Entry} entry
 */
function keep(app, entry) {
  if (!keepEntry(entry)) app.complain({ code: 'study_not_stored' });
  app.update({});
}

/** @param {App} app */
const fileButton = (app) =>
  h(
    'label.button.file-button',
    { key: 'file' },
    icon('upload'),
    t('study-load'),
    h('input.file-input', {
      type: 'file',
      accept: '.json,application/json',
      'aria-label': t('study-load'),
      onchange: (/** @type {import('../ui/dom.js').EventOf} */ event) => {
        const file = event.target.files?.[0];
        event.target.value = '';
        if (file) load(app, file);
      },
    }),
  );

/**
 * The studies of a file beside those that are here; what the engine refuses is left out, and reported.
 * @param {App} app
 * @param {Blob} file
 */
async function load(app, file) {
  const found = file.size > LONGEST_FILE ? { code: 'study_file_unreadable' } : entriesIn(await file.text(), Date.now());
  if ('code' in found) {
    app.complain({ code: found.code });
    return;
  }
  let { refused } = found;
  let added = 0;
  for (const entry of found.entries) {
    try {
      const { study } = await app.engine.call('study', { game: entry.game, study: entry.document });
      if (!keepEntry({ ...entry, document: study })) throw new Error('not stored');
      added += 1;
    } catch {
      refused += 1;
    }
  }
  app.update({});
  app.toast(t('study-loaded', { added, refused }));
}
