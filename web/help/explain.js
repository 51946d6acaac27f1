/**
 * What a thing is, beside the thing: a goal, a special island, a symbol, a tile.
 *
 * A thing is named `game/kind/id` in `data-thing`. It is explained when it is held for a moment, clicked with the second
 * button, or has the focus when `?` is pressed.
 */

import { t } from '../i18n/index.js';
import { button, iconButton } from '../ui/controls.js';
import { h } from '../ui/dom.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */
/** @typedef {import('../ui/dom.js').Child} Child */

/**
 * @typedef {object} Explanation
 * @property {string} title
 * @property {Child} picture
 * @property {string[]} texts
 * @property {Child} [example]
 * @property {{title: string, picture: Child, text: string, clause: string}[]} [parts] what is on a tile
 * @property {string} clause where the rules explain it
 */

/**
 * @param {App} app
 * @param {{thing: string, at?: Box}} args `thing`, and `at`: the box it is explained beside
 */
export function explainDialog(app, { thing, at }) {
  const [game = '', kind = '', id = ''] = thing.split('/');
  const { title, picture, texts, example, parts = [], clause } = app.room(game).explain(kind, id);
  const isNumbered = /^\d+$/.test(clause);
  return {
    title,
    is_note: true,
    place: (/** @type {HTMLElement} */ element) => beside(element, at),
    body: [
      h(
        'div.thing',
        { key: 'what' },
        h('div.thing-picture', picture),
        h(
          'div.thing-words',
          texts.map((text, index) => h('p', { key: index }, text)),
        ),
      ),
      example && h('div.examples', { key: 'example' }, example),
      parts.length > 0 &&
        h(
          'ul.thing-parts',
          { key: 'parts', 'aria-label': t('help-on-tile') },
          parts.map((part) =>
            h(
              'li.thing',
              { key: part.title },
              h('div.thing-picture', part.picture),
              h('div.thing-words', h('h3', part.title), h('p', part.text)),
            ),
          ),
        ),
      button(
        isNumbered ? t('help-rule-link', { rule: clause }) : t('help-more'),
        () => app.open('help', { game, clause }),
        { look: 'quiet', picture: 'help', test: 'rule-link', class: 'rule-link', key: 'link' },
      ),
    ],
  };
}

/**
 * A small round `?` beside a thing; the listener of all things answers it.
 * @param {string} thing
 * @param {string} name
 */
export const explainButton = (thing, name) =>
  iconButton('help', t('help-about-thing', { name }), null, {
    look: 'quiet',
    test: 'explain',
    class: 'explain',
    key: 'explain',
    'data-thing': thing,
    'data-tap': 'explain',
  });

/**
 * A thing of a list that is explained when it is pressed: its picture with its words.
 * @param {string} thing
 * @param {Child} picture
 * @param {...Child} words
 */
export const thingButton = (thing, picture, ...words) =>
  button([picture, h('span', words)], null, {
    look: 'quiet',
    class: 'thing-button',
    key: thing,
    'data-thing': thing,
    'data-tap': 'explain',
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': '?',
  });

/**
 * @param {App} app
 * @param {string} thing
 * @param {Element | {getBoundingClientRect: () => DOMRect}} anchor
 */
export function explain(app, thing, anchor) {
  const { left, top, right, bottom } = anchor.getBoundingClientRect();
  app.open('explain', { thing, at: { left, top, right, bottom } });
}

const GAP = 8;

/**
 * Put a dialog beside a box, wholly on the screen; small screens keep it at the lower edge, where the style puts it.
 * @param {HTMLElement} element
 * @param {Box | undefined} at
 */
function beside(element, at) {
  Object.assign(element.style, { margin: '', top: '', left: '' });
  if (!at || innerWidth <= 480) return;
  const { offsetWidth: width, offsetHeight: height } = element;
  const isBelow = at.bottom + GAP + height <= innerHeight;
  const isAbove = at.top - GAP - height >= 0;
  const top = isBelow ? at.bottom + GAP : isAbove ? at.top - GAP - height : Math.max(GAP, (innerHeight - height) / 2);
  const left =
    isBelow || isAbove
      ? (at.left + at.right - width) / 2
      : at.right + GAP + width <= innerWidth
        ? at.right + GAP
        : at.left - GAP - width;
  element.style.margin = '0';
  element.style.top = `${Math.round(top)}px`;
  element.style.left = `${Math.round(Math.max(GAP, Math.min(innerWidth - width - GAP, left)))}px`;
}
