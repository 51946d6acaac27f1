/** Changes of a study: pure functions from document to document. What may lie where, the engine says. */

/** @typedef {import('./state.js').Document} Document */
/** @typedef {Document['seats'][number]} Seat */
/** @typedef {[string, number, number, number]} Row a tile, its x, y and turn */

/**
 * @template {Document} D
 * @param {D} document
 * @param {number} seat
 * @param {Partial<Seat>} changes
 * @returns {D}
 */
export const withSeat = (document, seat, changes) => ({
  ...document,
  seats: document.seats.map((own, number) => (number === seat ? { ...own, ...changes } : own)),
});

/**
 * The row of the tile on a cell.
 * @param {Document} document
 * @param {number} seat
 * @param {{x: number, y: number}} cell
 * @returns {Row | undefined}
 */
export const rowAt = (document, seat, { x, y }) =>
  document.seats[seat]?.land.find((row) => row[1] === x && row[2] === y);

/**
 * @param {Document} document
 * @param {number} seat
 * @param {Row} row
 */
export const withTile = (document, seat, row) =>
  withSeat(document, seat, { land: [...(document.seats[seat]?.land ?? []), row] });

/**
 * @param {Document} document
 * @param {number} seat
 * @param {{x: number, y: number}} cell
 */
export const withoutTile = (document, seat, { x, y }) =>
  withSeat(document, seat, {
    land: (document.seats[seat]?.land ?? []).filter((row) => row[1] !== x || row[2] !== y),
  });

/**
 * The tile on a cell in another turn; it stays in its place of the order.
 * @param {Document} document
 * @param {number} seat
 * @param {{x: number, y: number}} cell
 * @param {number} turn
 */
export const turnedTile = (document, seat, { x, y }, turn) =>
  withSeat(document, seat, {
    land: (document.seats[seat]?.land ?? []).map((row) =>
      row[1] === x && row[2] === y ? /** @type {Row} */ ([row[0], x, y, turn]) : row,
    ),
  });

/**
 * A clan for a seat; the seat that had it takes the other one's.
 * @param {Document} document
 * @param {number} seat
 * @param {string} clan
 * @returns {Document}
 */
export function withClan(document, seat, clan) {
  const other = document.seats.findIndex((own) => own.clan === clan);
  const before = document.seats[seat]?.clan ?? clan;
  const freed = other >= 0 && other !== seat ? withSeat(document, other, { clan: before }) : document;
  return withSeat(freed, seat, { clan });
}

/**
 * @param {Document} document
 * @param {number} seat
 * @returns {Document}
 */
export const withoutSeat = (document, seat) =>
  /** @type {Document} */ ({ ...document, seats: document.seats.filter((_, number) => number !== seat) });

/**
 * The first clan that no seat has.
 * @param {Document} document
 * @param {readonly string[]} clans
 */
export const freeClan = ({ seats }, clans) => clans.find((clan) => seats.every((own) => own.clan !== clan)) ?? '';

/**
 * @param {Document} document
 * @param {Seat} seat
 * @returns {Document}
 */
export const withNewSeat = (document, seat) =>
  /** @type {Document} */ ({ ...document, seats: [...document.seats, seat] });
