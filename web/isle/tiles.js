/** Tiles of Isle of Skye as the painter takes them, and in words, for log, tray and screen reader. */

import { t } from '../i18n/index.js';
import { enumerated, listed, phrases } from '../i18n/lists.js';

/** @typedef {import('../board/scene.js').IsleTile} IsleTile */

/** @type {Map<string, IsleTile>} */
const tiles = new Map();
/** The catalogue of this game. @type {import('../room.js').Catalogue<'isle'> | null} */
let learned = null;

const EDGES = 'NESW';
const SYMBOLS = /** @type {const} */ (['sheep', 'cattle', 'farm', 'broch', 'lighthouse', 'ship', 'whisky']);

/**
 * Take in the components, so that a tile's id is enough from here on.
 * @param {import('../room.js').Catalogue<'isle'>} catalogue of this game
 */
export function learnTiles(catalogue) {
  learned = catalogue;
  for (const tile of [...catalogue.tiles, ...catalogue.castles]) tiles.set(tile.id, painted(tile));
}

/** The components as the engine lists them; the room learns them before anything else. */
export const components = () => /** @type {import('../room.js').Catalogue<'isle'>} */ (learned);

/**
 * The printed tile of an id.
 * @param {string} id
 * @returns {IsleTile}
 */
export function tileOf(id) {
  const tile = tiles.get(id);
  if (!tile) throw new Error(`no tile ${id}`);
  return tile;
}

/**
 * The symbols of a tile in words: "2 sheep, 1 farm".
 * @param {IsleTile} tile
 */
function symbolWords(tile) {
  const words = SYMBOLS.filter((symbol) => tile[symbol] > 0).map((symbol) =>
    t(`isle-count-${symbol}`, { count: tile[symbol] }),
  );
  if (tile.scroll) words.push(t(`isle-scroll-${tile.scroll}`));
  return enumerated(words);
}

/**
 * A tile in words: "pasture to the north with a road, water to the east ...; ship".
 * @param {IsleTile} tile
 * @param {number} turn
 */
export function tileWords(tile, turn) {
  const roads = tile.roads.join('');
  const sides = [...EDGES].map((edge, index) => {
    const printed = (index - turn + 4) % 4;
    const hasRoad = roads.includes(EDGES[printed] ?? '?');
    return t('isle-side', { edge, kind: tile.edges[printed], road: hasRoad ? 'yes' : 'no' });
  });
  const castle = tile.id.startsWith('castle-') ? t('isle-castle') : '';
  return phrases([castle, enumerated(sides), symbolWords(tile)]);
}

/**
 * A tile by what stands on it, short enough for a sentence of the log: “2 sheep, farm”, or its ground.
 * @param {string} id
 */
export function tileName(id) {
  const tile = tiles.get(id);
  if (!tile) return id;
  const words = symbolWords(tile) || t('isle-bare', { kind: tile.centre, road: tile.roads.length ? 'yes' : 'no' });
  return t('isle-tile-name', { words });
}

/**
 * Several tiles in one sentence.
 * @param {string[]} ids
 */
export const tileNames = (ids) => listed(ids.map(tileName));

/**
 * The engine's tile as the painter takes it: roads as letters of edges.
 * @param {import('../protocol.d.ts').isle.TileJson} tile
 * @returns {IsleTile}
 */
const painted = (tile) => ({
  ...tile,
  roads: tile.roads.map((road) => road.map((side) => EDGES[side]).join('')),
});
