/** The keys of the table: what each does, the list of them, and who hears them. Which elements they mean is marked in the document. */

import { t } from '../../i18n/index.js';
import { button } from '../../ui/controls.js';
import { h } from '../../ui/dom.js';
import { isDown } from './curtain.js';

/** @typedef {import('../../app.js').App} App */

/**
 * @typedef {object} Key A line of the list.
 * @property {() => string} shown what is printed on the key
 * @property {string} words what it does
 * @property {string} [name] of the buttons that it presses: their `data-key`
 * @property {boolean} [isHeard] whether the table answers it wherever the focus is; the others belong to the browser, the board or a field
 */

/** In the order in which they are listed. @type {readonly Key[]} */
const KEYS = [
  { shown: () => 'Tab', words: 'keys-tab' },
  { shown: () => `${t('key-enter')} ${t('key-space')}`, words: 'keys-enter', name: 'main', isHeard: true },
  { shown: () => '1 … 9', words: 'keys-choose', name: 'choice', isHeard: true },
  { shown: () => 'R', words: 'keys-turn', name: 'turn', isHeard: true },
  { shown: () => 'H', words: 'keys-hint', name: 'hint', isHeard: true },
  { shown: () => 'U', words: 'keys-undo', name: 'undo', isHeard: true },
  { shown: () => `${t('key-control')} + Z`, words: 'keys-undo-always' },
  { shown: () => 'L', words: 'keys-lens', name: 'lens', isHeard: true },
  { shown: () => 'Esc', words: 'keys-escape', name: 'cancel' },
  { shown: () => '↑ ↓ ← →', words: 'keys-arrows' },
  { shown: () => `${t('key-shift')} + ↑ ↓ ← →`, words: 'keys-shift-arrows' },
  { shown: () => `${t('key-page-up')} ${t('key-page-down')}`, words: 'keys-page' },
  { shown: () => '+ − 0', words: 'keys-zoom' },
  { shown: () => '?', words: 'keys-help', isHeard: true },
];

/**
 * What each key presses: the last of the elements that the first selector finds, else of the next. The main button of a step
 * is the primary one at the foot of its panel; a tile on trial comes before it.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const PRESSED = {
  main: ['[data-key=place]', '.tray .button-primary'],
  turn: ['[data-key=turn]'],
  hint: ['[data-key=hint]'],
  undo: ['[data-key=undo]'],
  lens: ['[data-key=lens]'],
  cancel: ['.drawer [data-test=close-drawer]', '[data-key=cancel]', '[data-key=close]'],
};

/** Letters and others that the table hears, unless they are turned off. @type {Readonly<Record<string, string>>} */
const SINGLE = { Enter: 'main', ' ': 'main', r: 'turn', h: 'hint', u: 'undo', l: 'lens' };

/** What has keys of its own, or is pressed by Enter. */
const OWN_KEYS = 'button, a, input, select, textarea, summary, [role=gridcell], [tabindex="0"]';
const FIELD = 'input, select, textarea, [contenteditable]';

/**
 * The properties of a button that a key presses: what it means, and a tooltip that names the key.
 * @param {App} app
 * @param {string} name
 * @param {string} words
 */
export function keyed(app, name, words) {
  const key = KEYS.find((each) => each.name === name);
  const isHeard = key && (app.state.settings.keys || !key.isHeard);
  return {
    'data-key': name,
    title: isHeard ? t('key-title', { words, key: key.shown() }) : words,
    'aria-keyshortcuts': isHeard ? key.shown().replace('Esc', 'Escape') : null,
  };
}

/**
 * Listen as long as the table is on the screen, wherever the focus is.
 * @param {App} app
 * @returns {() => void} stops it
 */
export function listenForKeys(app) {
  const listener = (/** @type {KeyboardEvent} */ event) => onTableKey(app, event);
  document.addEventListener('keydown', listener);
  return () => document.removeEventListener('keydown', listener);
}

/**
 * A key that nothing else has answered. Behind the curtain, under a dialog, in a field and with another key held it means
 * nothing here.
 * @param {App} app
 * @param {KeyboardEvent} event
 */
export function onTableKey(app, event) {
  const { table, dialog, settings } = app.state;
  const target = event.target instanceof Element ? event.target : document.body;
  if (!table || dialog || isDown(table) || event.defaultPrevented || event.repeat || target.closest(FIELD)) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (isUndo(event, key)) return press(event, find('undo'));
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (key === 'Escape') return press(event, find('cancel'));
  if (!settings.keys) return;
  if (key === '?') {
    event.preventDefault();
    app.open('keys');
    return;
  }
  const name = event.shiftKey ? undefined : SINGLE[key];
  if (name === 'main' && target.closest(OWN_KEYS)) return;
  if (name) press(event, find(name));
  else if (/^[1-9]$/.test(key)) press(event, shownIn('.tray [data-key=choice]')[Number(key) - 1]);
}

/**
 * @param {KeyboardEvent} event
 * @param {string} key
 */
const isUndo = (event, key) => key === 'z' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;

/**
 * The button that a key means now.
 * @param {string} name
 */
const find = (name) =>
  (PRESSED[name] ?? []).map((selector) => shownIn(selector).at(-1)).find((element) => element !== undefined);

/**
 * What a selector finds on the table that can be seen and pressed.
 * @param {string} selector
 */
const shownIn = (selector) =>
  /** @type {HTMLElement[]} */ ([...document.querySelectorAll(`.table ${selector}`)]).filter(
    (element) => element.getClientRects().length > 0 && !element.matches(':disabled'),
  );

/**
 * Press a button as Enter would.
 * @param {KeyboardEvent} event
 * @param {HTMLElement | undefined} element
 */
function press(event, element) {
  if (!element) return;
  event.preventDefault();
  element.click();
}

/**
 * @param {App} app
 * @returns {import('../../screens/dialogs.js').Dialog}
 */
export function keysDialog(app) {
  return {
    title: t('keys'),
    // On a small screen the list scrolls, which keys can do only where the focus can go.
    body: [
      !app.state.settings.keys && h('p.field-note', { key: 'off' }, t('keys-off')),
      h(
        'dl.keys',
        { key: 'list', tabindex: '0' },
        KEYS.filter(({ isHeard }) => app.state.settings.keys || !isHeard).map(({ shown, words }) =>
          h('div.keys-line', { key: words }, h('dt', h('kbd.keys-key', shown())), h('dd', t(words))),
        ),
      ),
    ],
    actions: button(t('done'), app.close, { look: 'primary' }),
  };
}
