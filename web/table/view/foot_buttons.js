/** The buttons at the foot of a panel: what completes a step, and passing. */

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
