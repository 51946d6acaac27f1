/** Rulings: what the printed rules leave open and was decided for this game, marked as such wherever it is stated. */

import { t } from '../i18n/index.js';
import { textPassage } from './passages.js';

/** @typedef {import('./passages.js').Section} Section */
/** @typedef {{ruling: string, clause: string}} Ruling as the engine lists them: a name, and the passage it belongs to */

/**
 * The sections with a link from each passage to what was decided about it, and all rulings in a section of their own.
 * @param {Section[]} sections
 * @param {Ruling[]} rulings
 * @param {(ruling: string) => {title: string, text: string}} words
 * @returns {Section[]}
 */
export function withRulings(sections, rulings, words) {
  const entries = rulings.map(({ ruling, clause }) => {
    const { title, text } = words(ruling);
    const passage = textPassage(`ruling-${ruling}`, title, text);
    return { clause, passage: { ...passage, words: `${t('help-ruling')} ${passage.words}`, is_ruling: true } };
  });
  return [
    ...sections.map((section) => ({
      ...section,
      passages: section.passages.map((passage) => ({
        ...passage,
        rulings: entries
          .filter(({ clause }) => clause === passage.id)
          .map(({ passage: { id, title } }) => ({ id, title })),
      })),
    })),
    {
      key: 'rulings',
      title: t('help-rulings'),
      passages: [textPassage('rulings', '', t('help-rulings-text')), ...entries.map(({ passage }) => passage)],
    },
  ];
}
