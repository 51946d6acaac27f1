/** Tiles of Skylands as the painter takes them, and in words, for log, tray and screen reader. */

import { t } from '../i18n/index.js';
import { enumerated, phrases } from '../i18n/lists.js';

/** @import {skylands} from '../protocol.d.ts' */
/** @typedef {import('../room.js').Catalogue<'skylands'>} Catalogue */
/** @typedef {import('../board/scene.js').Inhabitant} Inhabitant */

/** A tile; a special island has more. @typedef {skylands.TileJson & Partial<Omit<skylands.SpecialJson, keyof skylands.TileJson>>} Tile */

/** @type {Map<string, Tile>} */
const tiles = new Map();
/** The catalogue of this game. @type {Catalogue | null} */
let learned = null;

const EDGES = 'NESW';

/** The inhabitants' colours by letter. @type {Record<string, Inhabitant>} */
export const COLOURS = { G: 'green', P: 'purple', B: 'blue' };

/**
 * Take in the components, so that a tile's id is enough from here on.
 * @param {Catalogue} catalogue of this game
 */
export function learnTiles(catalogue) {
  learned = catalogue;
  const { tiles: islands, specials, boards, start_tiles: starts } = catalogue;
  const printed = boards.flatMap((board) => board.tiles);
  const sides = starts.flatMap((start) => start.sides);
  for (const tile of [...islands, ...specials, ...printed, ...sides]) tiles.set(tile.id, tile);
}

/** The components as the engine lists them; the room learns them before anything else. */
export const components = () => /** @type {Catalogue} */ (learned);

/**
 * The printed tile of an id; a start tile by its first side.
 * @param {string} id
 * @returns {Tile}
 */
export function tileOf(id) {
  const tile = tiles.get(id) ?? tiles.get(`${id}a`);
  if (!tile) throw new Error(`no tile ${id}`);
  return tile;
}

/** The ids of all special islands, in the order of the components. */
export const specialIds = () => [...tiles.values()].filter(({ group }) => group).map(({ id }) => id);

/** @param {string} id */
export const isSpecial = (id) => Boolean(tiles.get(id)?.group);

/**
 * A tile or special island by the name under which it is explained.
 * @param {string} id
 */
export const thingOf = (id) => (isSpecial(id) ? `skylands/special/${id}` : `skylands/tile/${id}`);

/**
 * A tile in words: "forest to the north, clouds to the east ...".
 * @param {string} id
 * @param {number} turn
 */
export function tileWords(id, turn) {
  const tile = tileOf(id);
  const sides = [...EDGES].map((edge, index) =>
    t('sky-side', { edge, kind: kindOf(tile.edges[(index - turn + 4) % 4] ?? '') }),
  );
  return phrases([isSpecial(id) && specialName(id), enumerated(sides)]);
}

/**
 * A tile short enough for a sentence, in quotes: a special island by its name, another by its islands.
 * @param {string} id
 */
export function tileName(id) {
  if (isSpecial(id)) return t('sky-tile-name', { words: specialName(id) });
  const letters = [...tileOf(id).edges].filter((letter) => letter !== '-');
  return t('sky-tile-name', { words: enumerated(letters.map(terrainName)) });
}

/**
 * A terrain as messages select it: its letter, or a word for clouds.
 * @param {string} letter
 */
export const kindOf = (letter) => (letter === '-' ? 'cloud' : letter);

/** @param {string} letter */
export const terrainName = (letter) => t(`sky-terrain-${kindOf(letter)}`);

/** @param {string} id */
export const specialName = (id) => t(`sky-special-${id}`);

/**
 * What a special island does, in a sentence; of a plain one, its spaces.
 * @param {string} id
 */
export function specialEffect(id) {
  const { group, parts, terrain } = tileOf(id);
  if (group !== 'plain') return t(`sky-effect-${id}`);
  return t('sky-effect-plain', { kind: kindOf(terrain ?? ''), spaces: parts[0]?.spaces ?? 0 });
}
