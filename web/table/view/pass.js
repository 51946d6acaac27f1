/** Passing: never the button that a finger expects elsewhere, and asked about while something else could be done. */

import { button } from '../../ui/controls.js';

/**
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
