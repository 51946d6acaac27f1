/** What the board draws of Isle of Skye: one land, the places offered, what lies on trial, what counts. */

import { isolated, t } from '../i18n/index.js';
import { phrases } from '../i18n/lists.js';
import { seatAt } from '../table/play/people.js';
import { previewOf } from '../table/play/trial.js';
import { lensOutlines, lensWords } from '../table/view/lens.js';
import { trial } from './build.js';
import * as room from './lens.js';
import { tileOf, tileWords } from './tiles.js';
import { worthOf } from './worth.js';

/** @typedef {import('../room.js').Table<'isle'>} Table */
/** @typedef {import('../board/scene.js').Scene} Scene */
/** @typedef {import('../table/play/trial.js').Laid} Laid */
/** @typedef {import('../board/scene.js').Outline} Outline */

/**
 * The scene of the land looked at.
 * @param {Table} table
 * @param {'light' | 'dark'} theme
 * @returns {Scene}
 */
export function scene(table, theme) {
  const situation = table.replay ?? table.situation;
  const seat = seatAt(situation, table.look);
  const isOwn = table.look === table.decider && !table.replay;
  const shown = isOwn ? shownTile(table) : { tile: null, laid: null };
  const areas = table.lens ? room.lens(table) : [];
  return {
    game: 'isle',
    theme,
    label: t('isle-board-of', { name: isolated(seat.name) }),
    cells: land(seat).cells.map((cell) => {
      const { x, y, tile, turn } = cell;
      const words = phrases([tileWords(tile, turn), ...lensWords(table, areas, x, y)]);
      return { ...cell, label: t('board-tile', { words, x, y }) };
    }),
    ...trial.scene(table, shown),
    outlines: [
      ...(shown.laid ? previewOutlines(table, shown.laid) : []),
      ...lensOutlines(table, room),
      ...table.highlight.map((marks) => ({ kind: /** @type {const} */ ('count'), ...marks })),
    ],
    last: seat.last ?? null,
    bounds: null,
  };
}

/**
 * A territory as a picture shows it.
 * @param {import('../room.js').LandOf<'isle'>} seat
 */
export const land = ({ territory }) => ({
  game: /** @type {const} */ ('isle'),
  cells: territory.map(([id, x, y, turn]) => ({ x, y, tile: tileOf(id), turn, label: '' })),
  bounds: null,
});

/**
 * The tile whose places are shown, and how it lies on trial: while building where the person puts it, before that at its
 * best place if the person wants to see it.
 * @param {Table} table
 * @returns {{tile: string | null, laid: Laid | null}}
 */
function shownTile(table) {
  const { phase } = table.situation;
  if (phase === 'build') return { tile: trial.chosen(table), laid: trial.laid(table) };
  const tile = (phase === 'price' ? table.ui.inspect : table.ui.offer) ?? null;
  const best = tile && table.ui.is_best_shown !== false ? worthOf(table, tile)?.best : null;
  return { tile, laid: tile && best ? { tile, ...best } : null };
}

/**
 * Areas the tile on trial completes and cells it connects to the castle.
 * @param {Table} table
 * @param {Laid} laid
 * @returns {Outline[]}
 */
function previewOutlines(table, laid) {
  const preview = previewOf(table, laid);
  if (!preview) return [];
  return [
    ...preview.completes.map(({ cells, members }) => ({ kind: /** @type {const} */ ('complete'), cells, members })),
    ...(preview.joins_castle.length ? [{ kind: /** @type {const} */ ('road'), cells: preview.joins_castle }] : []),
  ];
}
