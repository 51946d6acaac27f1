/** Small pieces of Skylands' panels: tiles to tap, costs, inhabitants, islands. */

import { t } from '../i18n/index.js';
import { listed } from '../i18n/lists.js';
import { tileButtonOf } from '../table/view/tile_button.js';
import { h } from '../ui/dom.js';
import { iconPicture, skylandsPicture } from '../ui/pictures.js';
import { COLOURS, components, kindOf, thingOf, tileOf, tileWords } from './tiles.js';

/** @import {skylands} from '../protocol.d.ts' */
/** @typedef {import('../ui/dom.js').Child} Child */

/**
 * A tile to look at.
 * @param {string} id
 * @param {import('../ui/pictures.js').PictureOptions} [options]
 */
export const tilePicture = (id, options = {}) => skylandsPicture(tileOf(id), options);

/**
 * A tile to tap.
 * @param {string} id
 * @param {Record<string, unknown>} props
 * @param {{turn?: number, size?: number, name?: string}} [options]
 * @param {...Child} children
 */
export const tileButton = (id, props, { turn = 0, size = 120, name = '' } = {}, ...children) =>
  tileButtonOf(
    { id, thing: thingOf(id), picture: tilePicture(id, { turn, size }), words: [name, tileWords(id, turn)] },
    props,
    ...children,
  );

/**
 * Inhabitants of one colour, with their number.
 * @param {string} colour G, P, B or W for any
 * @param {number} count
 */
const inhabitant = (colour, count) =>
  h(
    'span',
    { key: colour, class: `folk folk-${colour}`, title: t(`sky-folk-${colour}`, { count }) },
    iconPicture(`inhabitant-${COLOURS[colour] ?? 'any'}`, 24, 'folk-picture'),
    h('span', { 'aria-hidden': 'true' }, count),
    h('span.sr-only', t(`sky-folk-${colour}`, { count })),
  );

/**
 * @param {skylands.CountsView} counts
 * @param {string} colour
 */
export const countOf = (counts, colour) => counts[/** @type {keyof skylands.CountsView} */ (colour)] ?? 0;

/**
 * Counts by colour.
 * @param {skylands.CountsView} counts
 */
export const inhabitants = (counts) =>
  h(
    'span.folks',
    components().colours.map((colour) => inhabitant(colour, countOf(counts, colour))),
  );

/**
 * What is to be paid, one picture for each; what is printed but need not be paid is pale.
 * @param {string} due letters G, P and W
 * @param {string} [printed]
 */
export function cost(due, printed = due) {
  const left = [...due];
  const shown = [...printed].map((letter) => {
    const index = left.indexOf(letter);
    if (index >= 0) left.splice(index, 1);
    return { letter, isDue: index >= 0 };
  });
  return h(
    'span.cost',
    { role: 'img', 'aria-label': costWords(due) },
    shown.map(({ letter, isDue }, index) =>
      h(
        'span',
        { key: index, class: isDue ? 'is-due' : 'is-spared' },
        iconPicture(`inhabitant-${COLOURS[letter] ?? 'any'}`, 24, 'folk-picture'),
      ),
    ),
  );
}

/** @param {string} cost */
export function costWords(cost) {
  if (!cost) return t('sky-free');
  const words = ['G', 'P', 'W']
    .filter((letter) => cost.includes(letter))
    .map((letter) => t(`sky-folk-${letter}`, { count: [...cost].filter((each) => each === letter).length }));
  return t('sky-costs', { folk: listed(words) });
}

/**
 * An island in a list: its terrain, its spaces and who lives there.
 * @param {skylands.IslandView} island
 */
export const islandPicture = (island) => [
  iconPicture(ICON_OF[island.terrain] ?? 'cloud', 32),
  h(
    'span.island-spaces',
    { 'aria-hidden': 'true' },
    Array.from({ length: island.spaces }, (_, index) =>
      index < island.inhabitants
        ? iconPicture(`inhabitant-${COLOURS[island.colour ?? ''] ?? 'any'}`, 22, 'folk-picture')
        : h('span.space', { key: `free-${index}` }),
    ),
  ),
];

/** @param {skylands.IslandView} island */
export const islandWords = (island) =>
  t('sky-island', {
    kind: kindOf(island.terrain),
    spaces: island.spaces,
    count: island.inhabitants,
    x: (island.cells[0]?.[0] ?? 0) + 1,
    y: (island.cells[0]?.[1] ?? 0) + 1,
  });

/** The small picture of a terrain. @type {Record<string, string>} */
const ICON_OF = { F: 'forest', M: 'peak', C: 'crystal', T: 'city' };
