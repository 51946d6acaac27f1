/** The buttons at the foot of a panel: what completes a step, and passing. */

import { t } from '../../i18n/index.js';
import { button } from '../../ui/controls.js';
import { h } from '../../ui/dom.js';

/**
 * What completes a step.
 * @param {string} test which is also its key
 * @param {string} words
 * @param {() => void} onclick
 */
export const mainButton = (test, words, onclick) =>
  button(h('span', words), onclick, { look: 'primary large', picture: 'check', test, key: test });

/**
 * What ends a turn or a step that is complete. During the pause in which that happens by itself, it says how long there is
 * to undo it, and does not wait.
 * @param {import('../../app.js').App} app
 * @param {import('../../room.js').Table} table
 * @param {string} words
 * @param {import('../../room.js').GameAction} action
 */
export const endButton = (app, table, words, action) =>
  button(
    [
      h('span', table.pause > 0 ? t('table-continue') : words),
      table.pause > 0 &&
        h('span.pause-bar', {
          key: `pause-${table.situation.revision}`,
          'aria-hidden': 'true',
          mount: (/** @type {HTMLElement} */ bar) => bar.style.setProperty('--pause', `${table.pause}ms`),
        }),
    ],
    () => app.conductor.act(action),
    { look: 'primary large', picture: 'check', test: 'done', key: 'done', class: 'end-button' },
  );

/**
 * Passing: never the button that a finger expects elsewhere, and confirmed while something else could be done.
 * @param {import('../../app.js').App} app
 * @param {{words: string, title: string, text: string, hasChoice: boolean, onpass: () => void}} options `hasChoice`: the
 *   engine offers something else, which passing gives up
 */
export const passButton = (app, { words, title, text, hasChoice, onpass }) =>
  button(words, () => (hasChoice ? app.open('confirm', { title, text, yes: words, onyes: onpass }) : onpass()), {
    test: 'pass',
    class: 'foot-pass',
    key: 'pass',
    'aria-haspopup': hasChoice ? 'dialog' : null,
  });
