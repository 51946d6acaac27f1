/**
 * The tables that were set up last, one of each kind and game: Play repeats the newest, the set-up screen starts from them.
 * They are stored like other small values; the records of games are stored elsewhere.
 */

import { forget, parseObject, store, storedObject, storedText } from '../ui/storage.js';

/** @typedef {import('../room.js').SeatDraft} SeatDraft */
/** @typedef {'alone' | 'family' | 'bots'} Kind one person, several, nobody */
/** @typedef {{game: string, seats: unknown[], first_player?: unknown, options?: unknown}} Remembered as found: only these two fields are checked */

const KEY = 'skye-tables';

/** Where earlier versions stored the seats alone. @param {string} game */
const earlierKey = (game) => `skye-draft-${game}`;

/**
 * @param {readonly unknown[]} seats
 * @returns {Kind}
 */
export function kindOf(seats) {
  const people = seats.filter((seat) => Object(seat).player === 'human').length;
  return people === 1 ? 'alone' : people > 1 ? 'family' : 'bots';
}

/**
 * The last tables, newest first.
 * @param {readonly string[]} games that can be played
 * @returns {Remembered[]}
 */
export function lastTables(games) {
  const { tables } = storedObject(KEY);
  const found = Array.isArray(tables)
    ? tables
    : games.map((game) => ({ game, ...parseObject(storedText(earlierKey(game))) }));
  return found.filter(
    (table) => games.includes(Object(table).game) && Array.isArray(table.seats) && table.seats.length > 0,
  );
}

/**
 * The last table of a kind.
 * @param {readonly Remembered[]} tables
 * @param {string} game
 * @param {Kind} kind
 */
export const lastOfKind = (tables, game, kind) =>
  tables.find((table) => table.game === game && kindOf(table.seats) === kind) ?? null;

/**
 * Remember a table that is being started, in the place of the last one of its kind.
 * @param {readonly string[]} games
 * @param {import('../room.js').Draft} draft
 */
export function rememberTable(games, { game, seats, first_player, options }) {
  const others = lastTables(games).filter((table) => table.game !== game || kindOf(table.seats) !== kindOf(seats));
  store(KEY, { tables: [{ game, seats, first_player, options }, ...others] });
  for (const each of games) forget(earlierKey(each));
}

/**
 * Change the seats of all remembered tables.
 * @param {readonly string[]} games
 * @param {(seats: SeatDraft[]) => SeatDraft[]} change
 */
export function changeTables(games, change) {
  /** @param {unknown} seat */
  const isWhole = (seat) => typeof Object(seat).name === 'string' && typeof Object(seat).player === 'string';
  const tables = lastTables(games);
  if (!tables.length) return;
  const changed = tables.map((table) => ({
    ...table,
    seats: table.seats.map((seat) => (isWhole(seat) ? change([/** @type {SeatDraft} */ (seat)])[0] : seat)),
  }));
  store(KEY, { tables: changed });
}
