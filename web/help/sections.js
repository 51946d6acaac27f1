/** The help of a game in sections, and its symbols: the same in every game but for the prefix of its words. */

import { t } from '../i18n/index.js';
import { landPicture } from '../ui/land_picture.js';
import { clausePassage, textPassage, thingPassage } from './passages.js';
import { example, WRONG } from './picture.js';
import { withRulings } from './rulings.js';

/** @typedef {import('../board/scene.js').Outline} Outline */
/** @typedef {import('../ui/dom.js').Child} Child */
/** @typedef {import('./explain.js').Explanation} Explanation */
/** @typedef {import('./passages.js').Passage} Passage */
/** @typedef {{words: string, figure: Child}} Figure */

/**
 * An example of a clause with a land, as the engine describes it.
 * @typedef {{example: string, tile: [string, number, number, number] | null, reason: object | null, marks: readonly Outline[]}} LandExample
 */

/**
 * @template {{clause: string}} E
 * @param {object} game
 * @param {string} game.words the prefix of its words
 * @param {[string, string[]][]} game.sections with their clauses, in the order in which a family needs them
 * @param {string[]} game.asked questions that people ask
 * @param {{examples: {rules: E[]}, rulings: import('../protocol.d.ts').RulingJson[]}} game.catalogue
 * @param {(each: E) => Figure} game.ruleExample an example of a clause, as the engine describes it
 * @param {Record<string, Figure[]>} [game.figures] more of them, by clause
 * @param {Record<string, Passage[]>} [game.before] passages before the clauses of a section
 * @param {Record<string, Passage[]>} [game.after] and after them
 * @returns {import('./passages.js').Section[]}
 */
export function helpSections({
  words,
  sections,
  asked,
  catalogue,
  ruleExample,
  figures = {},
  before = {},
  after = {},
}) {
  const { examples, rulings } = catalogue;
  const clauses = (/** @type {string} */ clause) =>
    clausePassage(clause, t(`${words}-clause-${clause}-text`), [
      ...examples.rules.filter((each) => each.clause === clause).map(ruleExample),
      ...(figures[clause] ?? []),
    ]);
  const shown = [
    {
      key: 'aim',
      title: t(`${words}-help-aim`),
      also: t(`${words}-help-aim-also`),
      passages: [textPassage('aim', '', t(`${words}-help-aim-text`))],
    },
    ...sections.map(([key, list]) => ({
      key,
      title: t(`${words}-help-${key}`),
      also: t(`${words}-help-${key}-also`),
      passages: [...(before[key] ?? []), ...list.map(clauses), ...(after[key] ?? [])],
    })),
    {
      key: 'questions',
      title: t('help-questions'),
      passages: asked.map((each) =>
        textPassage(`ask-${each}`, t(`${words}-ask-${each}`), t(`${words}-ask-${each}-text`)),
      ),
    },
  ];
  const study = {
    key: 'study',
    title: t('help-study'),
    also: t('help-study-also'),
    passages: [textPassage('study', '', t('help-study-text'))],
  };
  return [
    ...withRulings(shown, rulings, (ruling) => ({
      title: t(`${words}-ruling-${ruling}`),
      text: t(`${words}-ruling-${ruling}-text`),
    })),
    study,
    {
      key: 'reconstructed',
      title: t('help-reconstructed'),
      passages: [textPassage('reconstructed', '', t(`${words}-help-reconstructed-text`))],
    },
  ];
}

/**
 * The symbols of a game: as passages of the help, explained alone, and as the parts of a tile.
 * @param {string} words the prefix of its words
 * @param {(name: string) => string} clauseOf
 * @param {(name: string) => Child} pictureOf
 */
export function createSymbols(words, clauseOf, pictureOf) {
  const look = (/** @type {string} */ name) => ({ title: t(`${words}-symbol-${name}`), picture: pictureOf(name) });
  const text = (/** @type {string} */ name) => t(`${words}-symbol-${name}-text`);
  return {
    passage: (/** @type {string} */ name) => thingPassage({ id: `symbol-${name}`, ...look(name), texts: [text(name)] }),
    /** @returns {Explanation} */
    explain: (/** @type {string} */ name) => ({ ...look(name), texts: [text(name)], clause: clauseOf(name) }),
    /**
     * @param {Omit<Explanation, 'title' | 'parts'>} tile
     * @param {string[]} names of the symbols on it
     * @returns {Explanation}
     */
    explainTile: (tile, names) => ({
      ...tile,
      title: t('help-on-tile'),
      parts: names.map((name) => ({ ...look(name), text: text(name), clause: clauseOf(name) })),
    }),
  };
}

/**
 * A land that shows a clause: what is marked in it, or that a tile may not lie there.
 * @param {LandExample} each
 * @param {{words: string, alt: string, isTrial: boolean, cell?: number}} shown
 * @param {(outlines: readonly Outline[]) => import('../ui/land_picture.js').Land} sceneOf
 * @returns {Figure}
 */
export function landExample(each, { words, alt, isTrial, cell = 84 }, sceneOf) {
  /** @type {readonly Outline[]} */
  const outlines =
    each.reason && each.tile ? [{ kind: 'count', cells: [[each.tile[1], each.tile[2]]], color: WRONG }] : each.marks;
  const picture = landPicture(sceneOf(outlines), { label: alt, cell });
  return { words, figure: example(each.example, picture, words, isTrial ? (each.reason ? 'no' : 'yes') : '') };
}
