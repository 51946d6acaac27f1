/** The rows of the list of games: what is told of each game before it is opened. */

/**
 * @typedef {import('./store_db.js').Row} Row
 * @typedef {import('./store_db.js').Summary} Summary
 */

/**
 * What the list of games shows of a situation; all of it is public, whoever the viewer was.
 * @param {Record<string, any>} situation
 * @param {{id: string, started: number, saved: number}} moment
 * @returns {Summary}
 */
export function summaryOf({ game, players, phase, is_over, step, view }, { id, started, saved }) {
  /** @type {Record<string, any>[]} */
  const seats = view.seats ?? [];
  return {
    id,
    game,
    names: seats.map((seat) => String(seat.name ?? '')),
    players,
    phase,
    round: view.round ?? null,
    points: seats.map((seat) => Number(seat.points ?? 0)),
    is_over,
    started,
    saved,
    step,
  };
}

/**
 * A row as found in the storage; null if it is damaged.
 * @param {unknown} row
 * @returns {Row | null}
 */
export function rowOf(row) {
  if (typeof row !== 'object' || row === null) return null;
  const { game, names, players, phase, points, started, saved, step, revision, check } = /** @type {Record<string, unknown>} */ (row);
  const isTexts = (/** @type {unknown} */ list) => Array.isArray(list) && list.every((item) => typeof item === 'string');
  const isWhole =
    [game, phase, check].every((text) => typeof text === 'string') &&
    [started, saved, step, revision].every((number) => Number.isFinite(number)) &&
    isTexts(names) &&
    isTexts(players) &&
    Array.isArray(points) &&
    points.every((number) => Number.isFinite(number));
  return isWhole ? /** @type {Row} */ (row) : null;
}

/**
 * @param {string} id
 * @param {unknown} found
 * @returns {Summary & {is_damaged: boolean}}
 */
export function listed(id, found) {
  const row = rowOf(found);
  if (row === null) {
    const nothing = { game: '', names: [], players: [], phase: '', round: null, points: [], is_over: false };
    return { id, ...nothing, started: 0, saved: 0, step: 0, is_damaged: true };
  }
  const { revision: _revision, check: _check, ...summary } = row;
  return { ...summary, id, is_damaged: false };
}
