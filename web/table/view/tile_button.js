/** A tile to tap, in any panel of any game. */

import { h } from '../../ui/dom.js';

/** @typedef {import('../../ui/dom.js').Child} Child */

/**
 * @param {{id: string, thing: string, picture: Child, words: string[]}} tile `thing` is what explains it; the words that are not
 *   empty name it for screen readers
 * @param {import('../../ui/dom.js').Props} props
 * @param {...Child} children
 */
export const tileButtonOf = ({ id, thing, picture, words }, props, ...children) =>
  h(
    'button',
    {
      type: 'button',
      'data-tile': id,
      'data-thing': thing,
      'data-key': 'choice',
      'aria-keyshortcuts': '?',
      ...props,
      class: `tile-button ${props.class ?? ''}`,
    },
    picture,
    h('span.sr-only', { key: 'words' }, words.filter(Boolean).join(': ')),
    children,
  );
