/** The examples of the help: a picture with its sentence. */

import { h } from '../ui/dom.js';

/**
 * A picture with its sentence.
 * @param {string} key
 * @param {import('../ui/dom.js').Child} picture
 * @param {import('../ui/dom.js').Child} words
 * @param {'yes' | 'no' | ''} [verdict] whether what is shown is allowed
 */
export const example = (key, picture, words, verdict = '') =>
  h(
    'figure',
    { key, class: `example${verdict ? ` is-${verdict}` : ''}` },
    picture,
    h(
      'figcaption',
      verdict && h('b.example-mark', { 'aria-hidden': 'true' }, verdict === 'yes' ? '✓' : '✗'),
      h('span', words),
    ),
  );

/** The colour around what is not allowed. */
export const WRONG = '#d3362d';
