/** The small way from a refusal to the clause of the rules it stands on. */

import { faultWords, t } from '../i18n/index.js';
import { button } from '../ui/controls.js';
import { h } from '../ui/dom.js';

/** @typedef {import('../app.js').App} App */

/**
 * Opens the help at a clause, over whatever is on the screen: nothing of the table changes.
 * @param {App} app
 * @param {string} clause
 * @param {string} [game] default: that of the table
 */
export const whyButton = (app, clause, game = app.state.table?.situation.game) =>
  button(t('help-why'), () => app.update({ toast: null, dialog: { name: 'help', args: { game, clause } } }), {
    test: 'why',
    class: 'why',
    key: 'why',
    'aria-label': t('help-why-label'),
  });

/**
 * A refusal in the panel: the sentence and the way to its rule.
 * @param {App} app
 * @param {import('../room.js').Fault} fault
 */
export const refusalLine = (app, fault) =>
  h(
    'div.refusal',
    { key: 'reason', role: 'status' },
    h('p', faultWords(fault)),
    fault.clause && whyButton(app, fault.clause),
  );
