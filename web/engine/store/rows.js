/** The rows of the list of games: what is shown of each game before it is opened. Its values come from the engine. */

import { Fault } from '../shared/fault.js';
import { isMoment } from './timestamps.js';

/** @import {GameSummary, LandJson} from '../../protocol.d.ts' */
/**
 * @typedef {import('./database.js').Row} Row
 * @typedef {import('../shared/verbs.js').Listed} Listed
 */

/**
 * The row of a summary. `round` is what the first version shows instead of `progress`.
 * @param {GameSummary} summary
 * @param {{id: string, started: number, saved: number, revision: number, check: string, by: string}} facts
 * @returns {Row}
 */
export function rowFrom({ game, names, players, phase, step, is_over, progress, points, winners, land }, facts) {
  const round = progress.number;
  return { game, names, players, phase, round, points, is_over, step, progress, winners, land, ...facts };
}

/**
 * A row as found in the storage; null if it is damaged.
 * @param {unknown} row
 * @returns {Row | null}
 */
export function rowOf(row) {
  if (typeof row !== 'object' || row === null) return null;
  const { game, names, players, phase, points, started, saved, step, revision, check } =
    /** @type {Record<string, unknown>} */ (row);
  const isWhole =
    [game, phase, check].every((text) => typeof text === 'string') &&
    [started, saved].every(isMoment) &&
    [step, revision].every((number) => Number.isFinite(number)) &&
    isTexts(names) &&
    isTexts(players) &&
    isNumbers(points);
  return isWhole ? /** @type {Row} */ (row) : null;
}

/** What is shown of a game whose row is damaged. */
const DAMAGED = { game: '', names: [], players: [], phase: '', step: 0, is_over: false, started: 0, saved: 0 };

/**
 * @param {string} id
 * @param {unknown} found the row in the storage
 * @param {string} version of this Skye
 * @param {Fault | undefined} fault that opening the game met
 * @returns {Listed}
 */
export function listed(id, found, version, fault) {
  const row = rowOf(found);
  const reason = fault?.toJSON() ?? null;
  const known = row && evaluated(row);
  const land = row && landOf(row.land);
  const { game, names, players, phase, step, is_over, started, saved } = row ?? DAMAGED;
  const shown = { game, names, players, phase, step, is_over, started, saved };
  return {
    id,
    ...shown,
    ...(known ?? { progress: null, points: null, winners: null }),
    land,
    is_current: reason !== null || (known !== null && land !== null && row?.by === version),
    fault: reason,
  };
}

/**
 * What the engine said when the row was written; null for a row of the first version, whose points and winners were
 * guessed from the page's view.
 * @param {Row} row
 * @returns {Pick<GameSummary, 'progress' | 'points' | 'winners'> | null}
 */
function evaluated({ progress, points, winners, names }) {
  if (typeof progress !== 'object' || progress === null || !isNumbers(winners)) return null;
  const { unit, number, last } = progress;
  const isWhole =
    typeof unit === 'string' &&
    Number.isFinite(number) &&
    (last === null || Number.isFinite(last)) &&
    points.length === names.length;
  return isWhole ? { progress, points, winners } : null;
}

/** More tiles than a land of any game can have. */
const MOST_TILES = 400;

/**
 * The land of a row; null if it has none, or a damaged one.
 * @param {unknown} land
 * @returns {LandJson | null}
 */
function landOf(land) {
  const { seat, tiles } = /** @type {Record<string, unknown>} */ (Object(land));
  const isWhole =
    Number.isInteger(seat) && Array.isArray(tiles) && tiles.length <= MOST_TILES && tiles.every((tile) => isTile(tile));
  return isWhole ? /** @type {LandJson} */ (land) : null;
}

/** @param {unknown} tile */
const isTile = (tile) =>
  Array.isArray(tile) && tile.length === 4 && typeof tile[0] === 'string' && tile.slice(1).every(Number.isInteger);

/**
 * @param {unknown} list
 * @returns {list is string[]}
 */
const isTexts = (list) => Array.isArray(list) && list.every((item) => typeof item === 'string');

/**
 * @param {unknown} list
 * @returns {list is number[]}
 */
const isNumbers = (list) => Array.isArray(list) && list.every((item) => Number.isFinite(item));
