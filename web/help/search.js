/** Finding passages by words, whatever their case and marks. */

/**
 * Text as it is compared: small letters without marks and soft hyphens, so that "burg" finds "Burg", "uber" finds "über" and "е" finds "ё".
 * @param {string} text
 */
export const folded = (text) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\u00ad]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[’‘`]/g, "'");

/**
 * The words of a query that must all be found.
 * @param {string} query
 */
const wordsOf = (query) => folded(query).split(/\s+/).filter(Boolean);

/**
 * The sections with the passages that hold every word of the query; all of them when there is no query.
 * @template {{title: string, also?: string, passages: {words: string}[]}} Section
 * @param {Section[]} sections
 * @param {string} query
 * @returns {Section[]}
 */
export function found(sections, query) {
  const words = wordsOf(query);
  if (!words.length) return sections;
  return sections
    .map((section) => ({
      ...section,
      passages: section.passages.filter((passage) => {
        const text = folded(`${section.title} ${section.also ?? ''} ${passage.words}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ passages }) => passages.length);
}

/**
 * How many passages there are.
 * @param {{passages: unknown[]}[]} sections
 */
export const countOf = (sections) => sections.reduce((sum, { passages }) => sum + passages.length, 0);
