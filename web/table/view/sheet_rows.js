/** The rows of a score sheet and of the table at the end, collected from lines of single seats. */

/** @typedef {import('../../room.js').Line} Line */
/** @typedef {import('../../room.js').SheetRow} SheetRow */

/**
 * @param {number} count of seats
 * @returns {{add: (row: Omit<SheetRow, 'lines'>, seat: number, line: Line | null) => void, has: (key: string, seat: number) => boolean,
 *   rows: () => SheetRow[]}} rows in the order in which they were first added to
 */
export function createRows(count) {
  /** @type {Map<string, SheetRow>} */
  const rows = new Map();
  return {
    add(row, seat, line) {
      const found = rows.get(row.key) ?? { ...row, lines: Array(count).fill(null) };
      if (line) found.lines[seat] = line;
      rows.set(row.key, found);
    },
    has: (key, seat) => Boolean(rows.get(key)?.lines[seat]),
    rows: () => [...rows.values()],
  };
}

/**
 * The points of each source by seat, for the table at the end.
 * @param {number} count of seats
 * @param {{key: string, label: string, seat: number, points: number}[]} entries
 */
export function pointsBySource(count, entries) {
  /** @type {Map<string, {key: string, label: string, points: number[]}>} */
  const rows = new Map();
  for (const { key, label, seat, points } of entries) {
    const row = rows.get(key) ?? { key, label, points: Array(count).fill(0) };
    row.points[seat] = (row.points[seat] ?? 0) + points;
    rows.set(key, row);
  }
  return [...rows.values()];
}
