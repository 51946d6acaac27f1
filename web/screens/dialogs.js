/** The layer of dialogs: questions that want an answer before anything else, and pages to read over any screen. */

import { helpDialog } from '../help/dialog.js';
import { explainDialog } from '../help/explain.js';
import { t } from '../i18n/index.js';
import { keysDialog } from '../table/view/keys.js';
import { button, iconButton } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { aboutDialog } from './about.js';
import { againDialog } from './again.js';
import { importingDialog, importReport } from './importing.js';
import { takeoverDialog } from './opening.js';
import { characterDialog } from './players.js';
import { posterDialog } from './poster_dialog.js';
import { settingsDialog } from './settings.js';
import { clanDialog } from './setup.js';
import { menuDialog, reportDialog, seatsDialog } from './table_menu.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('../ui/dom.js').Child} Child */

/**
 * @typedef {object} Dialog
 * @property {string} title
 * @property {Child} body
 * @property {Child} [actions]
 * @property {boolean} [is_wide]
 * @property {boolean} [is_note] a few words beside a thing, without a veil
 * @property {(element: HTMLElement) => void} [place] puts it somewhere once it is open, and when the window changes
 */

/**
 * The dialogs by name, with what each is opened with.
 * @typedef {{
 *   again: import('./again_dialog.js').Again,
 *   about: object, keys: object, menu: object, seats: object, settings: object,
 *   character: {seat: number, where: 'setup' | 'table'},
 *   clan: {seat: number},
 *   custom: {title: string, body: () => Child, actions?: () => Child},
 *   confirm: {title: string, text: string, yes: string, is_danger?: boolean, onyes: () => unknown},
 *   explain: {thing: string, at?: import('../help/explain.js').Box},
 *   help: {game?: string, clause?: string, query?: string},
 *   import: {report: import('../engine/page/importing.js').Report},
 *   importing: {done: number, count: number},
 *   poster: {seat: number},
 *   report: {text: string},
 *   takeover: {id: string, screen: string},
 * }} Dialogs
 */

/** @type {{[name in keyof Dialogs]: (app: App, args: Dialogs[name]) => Dialog}} */
const DIALOGS = {
  about: aboutDialog,
  again: againDialog,
  character: characterDialog,
  clan: clanDialog,
  confirm: confirmDialog,
  custom: (_app, { title, body, actions }) => ({ title, body: body(), actions: actions?.() }),
  explain: explainDialog,
  help: helpDialog,
  import: importReport,
  importing: importingDialog,
  keys: keysDialog,
  menu: menuDialog,
  poster: posterDialog,
  report: reportDialog,
  seats: seatsDialog,
  settings: settingsDialog,
  takeover: takeoverDialog,
};

/**
 * @param {App} app
 * @returns {Child}
 */
export function dialogLayer(app) {
  const { dialog } = app.state;
  const make = dialog && /** @type {(app: App, args: object) => Dialog} */ (DIALOGS[dialog.name]);
  if (!dialog || !make) return null;
  const { title, body, actions, is_wide, is_note, place } = make(app, dialog.args);
  return h(
    'dialog.dialog',
    {
      key: dialog.name,
      class: is_wide ? 'dialog-wide' : is_note ? 'dialog-note' : '',
      'data-dialog': dialog.name,
      'aria-labelledby': 'dialog-title',
      mount: (/** @type {HTMLDialogElement} */ element) => {
        const before = document.activeElement;
        element.showModal();
        const settle = () => place?.(element);
        settle();
        addEventListener('resize', settle);
        // The dialog goes with the state, not by itself, so the focus must be led back by hand; what is under an open one is out of reach.
        return () => {
          removeEventListener('resize', settle);
          element.close();
          const back =
            before instanceof HTMLElement && before.isConnected ? before : document.querySelector('main.screen');
          if (back instanceof HTMLElement) back.focus({ preventScroll: true });
        };
      },
      oncancel: (/** @type {Event} */ event) => {
        event.preventDefault();
        app.close();
      },
      // A tap on the backdrop lands on the dialog itself.
      onclick: (/** @type {Event} */ event) => {
        if (event.target === event.currentTarget) app.close();
      },
    },
    h(
      'div.dialog-box',
      h(
        'header.dialog-head',
        h('h2', { id: 'dialog-title' }, title),
        iconButton('close', t('close'), app.close, { look: 'quiet' }),
      ),
      h('div.dialog-body', { tabindex: is_wide ? '0' : null }, body),
      actions && h('footer.dialog-foot', actions),
    ),
  );
}

/**
 * @param {App} app
 * @param {Dialogs['confirm']} args
 * @returns {Dialog}
 */
function confirmDialog(app, args) {
  return {
    title: args.title,
    body: h('p', args.text),
    actions: [
      button(t('cancel'), app.close, { key: 'no' }),
      button(
        args.yes,
        () => {
          app.close();
          args.onyes();
        },
        { look: args.is_danger ? 'danger' : 'primary', test: 'confirm', key: 'yes' },
      ),
    ],
  };
}
