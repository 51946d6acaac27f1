/** Passages of the help: clauses with their numbers, questions with answers; each can be found and linked to. */

import { t } from '../i18n/index.js';
import { h } from '../ui/dom.js';
import { paragraphs } from '../ui/paragraphs.js';

/** @typedef {import('../ui/dom.js').Child} Child */

/**
 * @typedef {object} Passage
 * @property {string} id of the anchor: a clause, `goal-...`, `special-...`, or a name of its own
 * @property {string} rule the number of the clause; empty where there is none
 * @property {string} title
 * @property {string} words all its words, for searching
 * @property {Child} body
 * @property {boolean} [is_ruling] whether the printed rules leave this open
 * @property {{id: string, title: string}[]} [rulings] passages with what was decided about this one
 */

/** @typedef {{key: string, title: string, also?: string, passages: Passage[]}} Section `also`: printed words for the same things, searched but not shown */

/**
 * A clause of the rules with what is drawn for it.
 * @param {string} clause
 * @param {string} text
 * @param {{words: string, figure: Child}[]} [examples]
 * @returns {Passage}
 */
export const clausePassage = (clause, text, examples = []) => ({
  id: clause,
  rule: /^\d+$/.test(clause) ? clause : '',
  title: '',
  words: [
    /^\d+$/.test(clause) ? t('help-rule', { rule: clause }) : '',
    text,
    ...examples.map(({ words }) => words),
  ].join(' '),
  body: [
    ...paragraphs(text),
    examples.length > 0 &&
      h(
        'div.examples',
        { key: 'examples' },
        examples.map(({ figure }) => figure),
      ),
  ],
});

/**
 * Words without a clause of their own: an introduction, a question with its answer.
 * @param {string} id
 * @param {string} title
 * @param {string} text
 * @returns {Passage}
 */
export const textPassage = (id, title, text) => ({
  id,
  rule: '',
  title,
  words: `${title} ${text}`,
  body: paragraphs(text),
});

/**
 * Something with a picture and a name: a goal, a special island, a symbol.
 * @param {{id: string, title: string, picture: Child, texts: string[], more?: Child}} thing
 * @returns {Passage}
 */
export const thingPassage = ({ id, title, picture, texts, more = null }) => ({
  id,
  rule: '',
  title: '',
  words: [title, ...texts].join(' '),
  body: h(
    'div.thing',
    { key: 'thing' },
    h('div.thing-picture', picture),
    h(
      'div.thing-words',
      h('h4', title),
      texts.map((text, index) => h('p', { key: index }, text)),
      more,
    ),
  ),
});
