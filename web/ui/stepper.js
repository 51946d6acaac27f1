/** A number that people enter: by buttons for less and more, which repeat while they are held, by typing, or by arrow keys. */

import { t } from '../i18n/index.js';
import { h } from './dom.js';
import { repeating } from './repeat.js';

/**
 * A number with less and more: tapped, held, typed or by arrow keys.
 * @param {{key: string, label: string, value: number | null, minimum: number, maximum: number, onstep: (by: number) => void, onvalue: (value: number | null) => void}} options
 */
export function stepper({ key, label, value, minimum, maximum, onstep, onvalue }) {
  /** @param {number} by @param {string} words @param {boolean} isEnd */
  const button = (by, words, isEnd) =>
    h(
      'button',
      {
        type: 'button',
        class: 'button gold-step',
        'data-step': by > 0 ? 'more' : 'less',
        'aria-label': words,
        'aria-disabled': isEnd ? 'true' : null,
        ...repeating(() => onstep(by)),
      },
      by > 0 ? '+' : '−',
    );
  return h(
    'div.gold-stepper',
    { key, role: 'group', 'aria-label': label },
    button(-1, t('less'), (value ?? 0) <= minimum),
    h('input.gold-input', {
      type: 'text',
      inputmode: 'numeric',
      autocomplete: 'off',
      maxlength: 3,
      role: 'spinbutton',
      'aria-label': label,
      'aria-valuenow': value ?? 0,
      'aria-valuemin': minimum,
      'aria-valuemax': maximum,
      value: value === null ? '' : String(value),
      onfocus: (/** @type {import('../ui/dom.js').EventOf} */ event) => event.target.select(),
      oninput: (/** @type {import('../ui/dom.js').EventOf} */ event) => {
        const digits = event.target.value.replace(/\D/g, '');
        onvalue(digits === '' ? null : Number(digits));
        // The same number typed again leaves the description unchanged, so the field is put right here.
        if (event.target.value !== digits) event.target.value = digits;
      },
      onkeydown: (/** @type {KeyboardEvent} */ event) => {
        const by = STEPS[event.key];
        if (by === undefined) return;
        event.preventDefault();
        onstep(by);
      },
    }),
    button(1, t('more'), (value ?? 0) >= maximum),
  );
}

/** @type {Record<string, number>} */
const STEPS = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageUp: 5,
  PageDown: -5,
  Home: -999,
  End: 999,
};

/**
 * A number with its label before it; `change` gets what becomes of the value, whatever it is by then.
 * @param {{key: string, label: string, value: number, maximum: number, change: (next: (value: number) => number) => void}} options
 */
export function numberField({ key, label, value, maximum, change }) {
  const kept = (/** @type {number} */ number) => Math.min(maximum, Math.max(0, number));
  return h(
    'div.number-field',
    { key },
    h('span.number-label', { 'aria-hidden': 'true' }, label),
    stepper({
      key,
      label,
      value,
      minimum: 0,
      maximum,
      onstep: (by) => change((now) => kept(now + by)),
      onvalue: (typed) => change(() => kept(typed ?? 0)),
    }),
  );
}
