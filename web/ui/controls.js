/** Controls every screen shares: buttons, segmented choices, switches, fieldsets. */

import { h } from './dom.js';
import { icon } from './icons.js';

/** @typedef {import('./dom.js').Child} Child */
/** @typedef {((event: import('./dom.js').EventOf<HTMLButtonElement>) => unknown) | null} Listener null where a listener of the whole document answers */

/**
 * A button with words, and with an icon before them.
 * @param {Child} words
 * @param {Listener} onclick
 * @param {{look?: string, picture?: string, test?: string} & import('./dom.js').Props} [options] `look` is made of primary, quiet, danger,
 *   large, wide and icon; what is not named here is a property of the element
 */
export function button(words, onclick, { look = '', picture = '', test, ...props } = {}) {
  const looks = look.split(' ').filter(Boolean);
  return h(
    'button',
    {
      type: 'button',
      'data-test': test,
      onclick,
      ...props,
      class: ['button', ...looks.map((each) => `button-${each}`), props.class].filter(Boolean).join(' '),
    },
    picture && icon(picture),
    words,
  );
}

/**
 * A button with an icon alone, whose name is spoken and shown under a mouse.
 * @param {string} picture
 * @param {string} label
 * @param {Listener} onclick
 * @param {{look?: string, test?: string} & import('./dom.js').Props} [options]
 */
export const iconButton = (picture, label, onclick, { look = '', ...options } = {}) =>
  button(null, onclick, { 'aria-label': label, title: label, picture, look: `${look} icon`, ...options });

/**
 * A group of fields with a heading.
 * @param {string} title
 * @param {string} key
 * @param {...Child} children
 */
export const fieldset = (title, key, ...children) =>
  h('fieldset.fieldset', { key }, h('legend.legend', title), children);

/**
 * @template V
 * @typedef {object} ChoiceOptions What is `spoken` stands for a label that a picture completes.
 * @property {string} name
 * @property {string} label
 * @property {V} value
 * @property {readonly {value: V, label: Child, title?: string, spoken?: string}[]} choices
 * @property {(value: V) => void} onchange
 */

/**
 * One of a few: radio buttons that look like a segmented bar.
 * @template V
 * @param {ChoiceOptions<V>} options
 */
export function choiceGroup({ name, label, value, choices, onchange }) {
  return h(
    'div.choices',
    { 'data-count': choices.length, role: 'radiogroup', 'aria-label': label, key: `choices-${name}` },
    choices.map((choice) =>
      h(
        'label.choice',
        { key: String(choice.value), title: choice.title },
        h('input', {
          type: 'radio',
          name,
          value: String(choice.value),
          checked: choice.value === value,
          'aria-label': choice.spoken,
          onchange: () => onchange(choice.value),
        }),
        h('span.choice-face', choice.label),
      ),
    ),
  );
}

/**
 * A field of its own with one of a few, and what is said of it.
 * @template V
 * @param {ChoiceOptions<V>} options
 * @param {...Child} more
 */
export const choiceField = (options, ...more) => fieldset(options.label, options.name, choiceGroup(options), more);

/**
 * One of many, as a list that opens.
 * @param {object} options
 * @param {string} options.label
 * @param {string} options.value
 * @param {{value: string, label: string, lang?: string}[]} options.choices
 * @param {(value: string) => void} options.onchange
 */
export function selectBox({ label, value, choices, onchange }) {
  return h(
    'select.select',
    {
      'aria-label': label,
      value,
      onchange: (/** @type {import('./dom.js').EventOf} */ event) => onchange(event.target.value),
    },
    choices.map((choice) =>
      h(
        'option',
        { key: choice.value, value: choice.value, lang: choice.lang, selected: choice.value === value },
        choice.label,
      ),
    ),
  );
}

/**
 * On or off.
 * @param {{label: string, note?: string, value: boolean, onchange: (value: boolean) => void}} options
 */
export function toggle({ label, note, value, onchange }) {
  return h(
    'label.toggle',
    { key: label },
    h('input', {
      type: 'checkbox',
      role: 'switch',
      checked: value,
      onchange: (/** @type {import('./dom.js').EventOf} */ event) => onchange(event.target.checked),
    }),
    h('span.toggle-track', { 'aria-hidden': 'true' }),
    h('span.toggle-words', h('span', label), note && h('small.field-note', note)),
  );
}
