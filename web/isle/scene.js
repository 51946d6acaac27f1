/** What the board draws of Isle of Skye: one land, the places offered, what lies on trial, what counts. */

import { isolated, t } from '../i18n/index.js';
import { soleSeat } from '../table/play/people.js';
import { turnsIn } from '../table/play/trial.js';
import { trial } from './build.js';
import { learnTiles, tileOf, tileWords } from './tiles.js';

/** @typedef {import('../room.js').Table} Table */
/** @typedef {import('../board/scene.js').Scene} Scene */
/** @typedef {import('../board/scene.js').Outline} Outline */

/**
 * The scene of the land looked at.
 * @param {Table} table
 * @param {{catalogue: any, theme: 'light' | 'dark'}} look
 * @returns {Scene}
 */
export function scene(table, { catalogue, theme }) {
  learnTiles(catalogue);
  const situation = table.replay ?? table.situation;
  const seat = situation.view.seats[table.look];
  const isOwn = table.look === table.decider && !table.replay;
  const shown = isOwn ? trialOf(table) : { tile: null, ghost: null };
  const places = shown.tile ? answerTo(table, 'placements', { tile: shown.tile }) : null;
  const { ghost } = shown;
  return {
    game: 'isle',
    theme,
    label: t('isle-board-of', { name: isolated(seat.name) }),
    cells: seat.territory.map((/** @type {[string, number, number, number]} */ [id, x, y, turn]) => {
      const tile = tileOf(id);
      return { x, y, tile, turn, label: t('board-tile', { words: tileWords(tile, turn), x, y }) };
    }),
    legal: (places?.cells ?? []).map((/** @type {any} */ { x, y }) => ({ x, y, label: t('board-legal', { x, y }) })),
    ghost: ghost && {
      ...ghost,
      tile: tileOf(ghost.tile),
      label: t('board-tile', { words: tileWords(tileOf(ghost.tile), ghost.turn), x: ghost.x, y: ghost.y }),
    },
    outlines: [
      ...(ghost ? previewOutlines(table, ghost) : []),
      ...table.highlight.map((cells) => ({ kind: /** @type {const} */ ('count'), cells })),
    ],
    soon:
      shown.tile && places
        ? turnsIn(places).map((turn) => ({ tile: tileOf(/** @type {string} */ (shown.tile)), turn }))
        : [],
    last: seat.last ?? null,
    bounds: null,
  };
}

/**
 * An answer that the panel has already asked for, or null.
 * @param {Table} table
 * @param {string} question
 * @param {Record<string, any>} args
 */
function answerTo(table, question, args) {
  const eyes = table.decider ?? soleSeat(table.situation);
  return table.answers.get(JSON.stringify([eyes, question, args])) ?? null;
}

/**
 * The tile whose places are shown, and how it lies on trial: while building where the person puts it, before that at its
 * best place if the person wants to be told.
 * @param {Table} table
 * @returns {{tile: string | null, ghost: {tile: string, x: number, y: number, turn: number} | null}}
 */
function trialOf(table) {
  const { phase } = table.situation;
  if (phase === 'build') return { tile: trial.chosen(table), ghost: trial.laid(table) };
  const tile = (phase === 'price' ? table.ui.inspect : table.ui.offer) ?? null;
  if (!tile) return { tile: null, ghost: null };
  const best =
    table.ui.is_best_shown === false
      ? null
      : (answerTo(table, 'offers', {})?.offers.find((/** @type {any} */ offer) => offer.tile === tile)?.worth.best ??
        null);
  return { tile, ghost: best && { tile, ...best } };
}

/**
 * Areas the tile on trial completes and cells it joins to the castle.
 * @param {Table} table
 * @param {{tile: string, x: number, y: number, turn: number}} ghost
 * @returns {Outline[]}
 */
function previewOutlines(table, { tile, x, y, turn }) {
  const preview = answerTo(table, 'preview', { tile, x, y, turn });
  if (!preview) return [];
  return [
    ...preview.completes.map((/** @type {any} */ area) => ({
      kind: 'complete',
      cells: area.cells,
      terrain: area.kind,
    })),
    ...(preview.joins_castle.length ? [{ kind: /** @type {const} */ ('road'), cells: preview.joins_castle }] : []),
  ];
}
