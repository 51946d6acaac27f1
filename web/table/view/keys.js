/** The keys of the table: `?` lists them while the table has the focus. */

import { t } from '../../i18n/index.js';
import { button } from '../../ui/controls.js';
import { h } from '../../ui/dom.js';
import { toggleLens } from './lens.js';

/** @typedef {import('../../app.js').App} App */

/** What a key does, by what is printed on it. @type {[() => string, string][]} */
const KEYS = [
  [() => 'Tab', 'keys-tab'],
  [() => '↑ ↓ ← →', 'keys-arrows'],
  [() => `${t('key-shift')} + ↑ ↓ ← →`, 'keys-shift-arrows'],
  [() => `${t('key-page-up')} ${t('key-page-down')}`, 'keys-page'],
  [() => t('key-enter'), 'keys-enter'],
  [() => 'R', 'keys-turn'],
  [() => 'Esc', 'keys-escape'],
  [() => '+ − 0', 'keys-zoom'],
  [() => 'L', 'keys-lens'],
  [() => '?', 'keys-help'],
];

/**
 * @param {App} app
 * @returns {import('../../screens/dialogs.js').Dialog}
 */
export function keysDialog(app) {
  return {
    title: t('keys'),
    // On a small screen the list scrolls, which keys can do only where the focus can go.
    body: h(
      'dl.keys',
      { tabindex: '0' },
      KEYS.map(([keys, words]) =>
        h('div.keys-line', { key: words }, h('dt', h('kbd.keys-key', keys())), h('dd', t(words))),
      ),
    ),
    actions: button(t('done'), app.close, { look: 'primary' }),
  };
}

/**
 * A key pressed anywhere on the table that nothing else has answered.
 * @param {App} app
 * @param {KeyboardEvent} event
 */
export function onTableKey(app, event) {
  const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
  if (event.defaultPrevented || isTyping || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key === '?') app.open('keys');
  else if (event.key.toLowerCase() === 'l' && !event.repeat) toggleLens(app);
  else return;
  event.preventDefault();
}
