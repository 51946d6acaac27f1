/** What may be done with a study as a whole: rename, share, save as a file, copy, delete. */

import { t } from '../i18n/index.js';
import { copyText } from '../ui/clipboard.js';
import { button } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { saveFile } from '../ui/saving.js';
import { dropEntry, fileText, keepEntry, LONGEST_NAME, newId } from './entries.js';
import { linkTo } from './link.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('./desk.js').Desk} Desk */
/** @typedef {import('./state.js').Entry} Entry */

/**
 * @param {App} app
 * @param {Desk} desk
 * @param {'menu' | 'share'} which
 */
export function openMenu(app, desk, which) {
  const { entry } = desk.state();
  if (which === 'share') {
    share(app, entry);
    return;
  }
  app.open('custom', {
    title: entry.name,
    body: () =>
      h(
        'div.study-menu',
        button(t('study-rename'), () => rename(app, entry.name, desk.rename), {
          look: 'wide',
          test: 'rename',
          key: 'rename',
        }),
        button(t('study-copy'), () => copy(app, entry), { look: 'wide', test: 'copy', key: 'copy' }),
        button(t('study-save'), () => saveEntries([entry], entry.name), {
          look: 'wide',
          picture: 'download',
          test: 'save-file',
          key: 'save',
        }),
        button(t('games-delete'), () => askDelete(app, entry, () => leave(app)), {
          look: 'wide danger',
          picture: 'trash',
          test: 'delete',
          key: 'delete',
        }),
      ),
  });
}

/** @param {App} app */
function leave(app) {
  app.update({ study: null });
  app.go('study', {}, { isReplacing: true });
}

/**
 * @param {App} app
 * @param {string} before
 * @param {(name: string) => unknown} onname
 */
export function rename(app, before, onname) {
  let name = before;
  const take = () => {
    app.close();
    if (name.trim()) onname(name.trim());
  };
  app.open('custom', {
    title: t('study-rename'),
    body: () =>
      h(
        'form',
        {
          onsubmit: (/** @type {Event} */ event) => {
            event.preventDefault();
            take();
          },
        },
        h('input.input', {
          'aria-label': t('study-name'),
          'data-test': 'study-name',
          value: before,
          maxlength: LONGEST_NAME,
          autocomplete: 'off',
          dir: 'auto',
          mount: (/** @type {HTMLInputElement} */ element) => element.select(),
          oninput: (/** @type {import('../ui/dom.js').EventOf} */ event) => {
            name = event.target.value;
          },
        }),
      ),
    actions: () => [
      button(t('cancel'), app.close, { key: 'no' }),
      button(t('study-rename'), take, { look: 'primary', test: 'confirm', key: 'yes' }),
    ],
  });
}

/**
 * @param {App} app
 * @param {Entry} entry
 */
async function share(app, entry) {
  const link = await linkTo(entry);
  const url = new URL(location.href);
  url.hash = `study/${link.version}.${link.data}`;
  app.open('custom', {
    title: t('study-share'),
    body: () => [
      h('p', { key: 'text' }, t('study-share-text')),
      h('textarea.input.study-link', {
        key: 'link',
        readonly: true,
        rows: 4,
        'aria-label': t('study-link'),
        'data-test': 'link',
        value: url.href,
      }),
    ],
    actions: () => [
      button(t('close'), app.close, { key: 'no' }),
      button(
        t('study-copy-link'),
        async () => {
          app.toast(t((await copyText(url.href)) ? 'study-copied' : 'study-copy-failed'));
        },
        { look: 'primary', test: 'copy-link', key: 'copy' },
      ),
    ],
  });
}

/**
 * @param {App} app
 * @param {Entry} entry
 */
function copy(app, entry) {
  const made = {
    ...entry,
    id: newId(),
    changed: Date.now(),
    name: t('study-copy-of', { name: entry.name }).slice(0, LONGEST_NAME),
  };
  if (!keepEntry(made)) app.complain({ code: 'study_not_stored' });
  app.close();
  app.go('study', { id: made.id });
}

/**
 * @param {App} app
 * @param {Entry} entry
 * @param {() => void} after
 */
export const askDelete = (app, entry, after) =>
  app.open('confirm', {
    title: t('study-delete-title'),
    text: t('study-delete-text', { name: entry.name }),
    yes: t('games-delete'),
    is_danger: true,
    onyes: () => {
      dropEntry(entry.id);
      after();
    },
  });

/**
 * Save studies as a file.
 * @param {readonly Entry[]} entries
 * @param {string} name
 */
export function saveEntries(entries, name) {
  const url = URL.createObjectURL(new Blob([fileText(entries)], { type: 'application/json' }));
  saveFile(url, `skye-${name.replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase() || 'study'}.json`);
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
