/** Lists in the player's language: within a sentence, in a label, and phrases set side by side. */

import { currentLocale, t } from './index.js';

/** By locale, what joins the items of a list: making one takes far longer than using it. @type {Map<string, Intl.ListFormat>} */
const formats = new Map();

/**
 * A list within a sentence: "Isla, Hamish and Una".
 * @param {readonly (string | number)[]} items
 */
export function listed(items) {
  const locale = currentLocale();
  const format = formats.get(locale) ?? new Intl.ListFormat(locale, { type: 'conjunction' });
  formats.set(locale, format);
  return format.format(items.map(String));
}

/**
 * A list that is a label or a description and not a sentence: "2 sheep, farm, whisky". Empty items are left out.
 * @param {readonly (string | number | false | null | undefined)[]} items
 */
export const enumerated = (items) => items.filter((item) => item === 0 || item).join(t('list-separator'));

/**
 * Phrases that may hold lists themselves, one after another; empty ones are left out.
 * @param {readonly (string | false | null | undefined)[]} parts
 */
export const phrases = (parts) => parts.filter(Boolean).join(t('phrase-separator'));
