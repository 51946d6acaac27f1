/** The frame of a screen: its element, and how it is redrawn and removed. */

import { patch } from '../ui/dom.js';

/** @typedef {import('../app.js').Screen} Screen */
/** @typedef {import('../app.js').State} State */

/**
 * Make a screen whose element is patched from a function of the state.
 * @param {string} name
 * @param {(state: State) => import('../ui/dom.js').Child} view
 * @param {() => void} [destroy]
 * @returns {Screen}
 */
export function screenOf(name, view, destroy = () => {}) {
  const element = document.createElement('main');
  element.className = `screen screen-${name}`;
  element.dataset.screen = name;
  element.tabIndex = -1;
  return {
    element,
    update: (state) => patch(element, view(state)),
    destroy() {
      patch(element);
      destroy();
    },
  };
}
