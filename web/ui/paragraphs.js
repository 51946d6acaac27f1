/** Longer texts of the help: paragraphs and lists out of plain lines. */

import { h } from './dom.js';

/** @typedef {import('./dom.js').Child} Child */

/**
 * Lines of text as paragraphs; lines that begin with a dash as a list.
 * @param {string} text
 * @returns {Child[]}
 */
export function paragraphs(text) {
  /** @type {Child[]} */
  const blocks = [];
  /** @type {Child[]} */
  let list = [];
  const endList = () => {
    if (list.length) blocks.push(h('ul.bullets', { key: `list-${blocks.length}` }, list));
    list = [];
  };
  for (const line of text.split('\n')) {
    if (line.startsWith('- ')) list.push(h('li', { key: list.length }, line.slice(2)));
    else {
      endList();
      blocks.push(h('p', { key: blocks.length }, line));
    }
  }
  endList();
  return blocks;
}
