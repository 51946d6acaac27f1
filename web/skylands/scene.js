/** What the board draws of Skylands: one board of 5 x 4 squares, who lives there, places offered, islands that may be tapped. */

import { slotsOf, slotsOfPart } from '../board/art/skylands/shape.js';
import { currentLocale, isolated, t } from '../i18n/index.js';
import { phrases } from '../i18n/lists.js';
import { answerTo } from '../table/play/answers.js';
import { seatAt } from '../table/play/people.js';
import { previewOf } from '../table/play/trial.js';
import { lensOutlines, lensWords } from '../table/view/lens.js';
import { islandsOf, sourceOf, tappable } from './island_moves.js';
import * as room from './lens.js';
import { trial } from './place_tile.js';
import { spotsOf } from './special_display.js';
import { COLOURS, components, tileOf, tileWords } from './tiles.js';

/** @import {skylands} from '../protocol.d.ts' */
/** @typedef {import('../room.js').Table<'skylands'>} Table */
/** @typedef {import('../board/scene.js').Scene} Scene */
/** @typedef {import('../board/scene.js').Inhabitant} Inhabitant */
/** @typedef {skylands.SeatView} SeatView */

/**
 * The scene of the board looked at.
 * @param {Table} table
 * @param {'light' | 'dark'} theme
 * @returns {Scene}
 */
export function scene(table, theme) {
  const situation = table.replay ?? table.situation;
  const seat = seatAt(situation, table.look);
  const isOwn = table.look === table.decider && !table.replay;
  const shown = isOwn ? { tile: trial.chosen(table), laid: trial.laid(table) } : { tile: null, laid: null };
  return {
    ...(table.lens ? described(table, seat) : knownBoard(table, seat)),
    theme,
    label: t('sky-board-of', { name: isolated(seat.name) }),
    ...trial.scene(table, shown),
    ...(isOwn ? spotsToCome(table) : {}),
    outlines: [
      ...(shown.laid ? completed(table, shown.laid) : []),
      ...(isOwn && !shown.tile ? offered(table) : []),
      ...lensOutlines(table, room),
      ...table.highlight.map((marks) => ({ kind: /** @type {const} */ ('count'), ...marks })),
    ],
    last: seat.last ?? null,
  };
}

/** Boards as they were last described: a tile on trial changes nothing of them. @type {WeakMap<SeatView, {locale: string, board: ReturnType<typeof land>}>} */
const known = new WeakMap();

/**
 * @param {Table} table without the lens
 * @param {SeatView} seat
 */
function knownBoard(table, seat) {
  const locale = currentLocale();
  const before = known.get(seat);
  if (before?.locale === locale) return before.board;
  const board = described(table, seat);
  known.set(seat, { locale, board });
  return board;
}

/**
 * A board with words for each tile, and for what the lens shows there.
 * @param {Table} table
 * @param {SeatView} seat
 */
function described(table, seat) {
  const board = land(seat);
  const areas = table.lens ? room.lens(table) : [];
  const cells = board.cells.map((cell) => ({
    ...cell,
    label: cellWords(seat, cell, lensWords(table, areas, cell.x, cell.y)),
  }));
  return { ...board, cells };
}

/**
 * A board as a picture shows it.
 * @param {import('../room.js').LandOf<'skylands'>} seat
 */
export function land(seat) {
  const homes = homesOf(seat);
  return {
    game: /** @type {const} */ ('skylands'),
    cells: seat.board.map(([id, x, y, turn]) => ({
      x,
      y,
      tile: tileOf(id),
      turn,
      label: '',
      inhabitants: homes.get(`${x},${y}`) ?? [],
    })),
    bounds: { x0: 0, y0: 0, x1: components().columns - 1, y1: components().rows - 1 },
    grid: true,
  };
}

/**
 * The squares for the special island that is looked at, before it is paid for.
 * @param {Table} table
 * @returns {Partial<Scene>}
 */
function spotsToCome(table) {
  const spots = spotsOf(table);
  return spots.length
    ? { legal: spots.map(([x, y]) => ({ x, y, label: t('board-legal', { x: x + 1, y: y + 1 }) })) }
    : {};
}

/**
 * Islands that the tile on trial completes.
 * @param {Table} table
 * @param {import('../table/play/trial.js').Laid} laid
 */
const completed = (table, laid) => (previewOf(table, laid)?.completes ?? []).map((island) => outlineOf(island));

/** The colours of islands that are chosen or pointed at, so that they differ from those offered. */
const CHOSEN = '#ffffff';

/**
 * Islands that may be tapped now, and the one chosen or pointed at in the list.
 * @param {Table} table
 */
function offered(table) {
  const moves = answerTo(table, 'moves')?.moves ?? [];
  const ids = tappable(table, moves);
  const source = sourceOf(table, moves);
  const marked = [source, table.ui.shown, table.ui.advised?.place];
  return islandsOf(table)
    .filter(({ id }) => ids.includes(id) || marked.includes(id))
    .map((island) => outlineOf(island, marked.includes(island.id) ? CHOSEN : undefined));
}

/**
 * @param {skylands.IslandView} island
 * @param {string} [color]
 * @returns {import('../board/scene.js').Outline}
 */
const outlineOf = (island, color) => ({
  kind: 'complete',
  cells: island.cells,
  members: island.members,
  ...(color ? { color } : {}),
});

/**
 * Who stands on which slot of which tile: an island's inhabitants fill its spaces tile by tile.
 * @param {import('../room.js').LandOf<'skylands'>} seat
 * @returns {Map<string, (Inhabitant | null)[]>}
 */
export function homesOf(seat) {
  const lying = new Map(seat.board.map(([id, x, y]) => [`${x},${y}`, tileOf(id)]));
  /** @type {Map<string, (Inhabitant | null)[]>} */
  const homes = new Map();
  /** @param {string} cell */
  const slots = (cell) => {
    const tile = lying.get(cell);
    const known = homes.get(cell) ?? Array(tile ? slotsOf(tile).length : 0).fill(null);
    homes.set(cell, known);
    return known;
  };
  for (const island of seat.islands) {
    let left = island.inhabitants;
    const who = COLOURS[island.colour ?? ''] ?? null;
    for (const [x, y, part] of island.members) {
      const cell = `${x},${y}`;
      const tile = lying.get(cell);
      for (const slot of tile ? slotsOfPart(tile, tile.parts[part]?.sides ?? []) : []) {
        if (left <= 0) break;
        slots(cell)[slot] = who;
        left -= 1;
      }
    }
  }
  const hostel = seat.board.find(([id]) => id === 'hostel');
  if (seat.hostel && hostel) {
    const [, x, y] = hostel;
    const guests = Object.entries(seat.hostel).flatMap(([colour, count]) => Array(count).fill(COLOURS[colour]));
    guests.forEach((who, index) => {
      slots(`${x},${y}`)[index] = who;
    });
  }
  return homes;
}

/**
 * @param {skylands.SeatView} seat
 * @param {import('../board/scene.js').SceneCell} cell
 * @param {string[]} more words about the square
 */
function cellWords(seat, { tile, x, y, turn }, more) {
  const islands = seat.islands.filter(
    (island) => island.inhabitants > 0 && island.cells.some((cell) => cell[0] === x && cell[1] === y),
  );
  const folk = islands.map((island) => t(`sky-folk-${island.colour}`, { count: island.inhabitants }));
  return t('board-tile', { words: phrases([tileWords(tile.id, turn), ...folk, ...more]), x: x + 1, y: y + 1 });
}
