/** The rows of the list of games: what is shown of each game before it is opened. Its values come from the engine. */

import { Fault } from '../shared/fault.js';
import { isMoment } from './timestamps.js';

/** @import {GameSummary, LandJson, PracticeView} from '../../protocol.d.ts' */
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
export function rowFrom(summary, facts) {
  return { ...summary, round: summary.progress.number, ...facts };
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
    practice: practiceOf(row?.practice),
    fingerprint: typeof row?.fingerprint === 'string' ? row.fingerprint : null,
    is_current: reason !== null || (known !== null && land !== null && hasMarks(row) && row?.by === version),
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

/**
 * Whether the row says if the game is practice; those of earlier versions do not.
 * @param {Row | null} row
 */
const hasMarks = (row) => row?.practice !== undefined && row.fingerprint !== undefined;

/**
 * The mark of practice of a row; null if it has none, or a damaged one.
 * @param {unknown} practice
 * @returns {PracticeView | null}
 */
function practiceOf(practice) {
  const { original, tiles, step, seat, points, begun } = /** @type {Record<string, unknown>} */ (Object(practice));
  const { unit, number, last } = Object(begun);
  const isWhole =
    [original, tiles, unit].every((text) => typeof text === 'string') &&
    [step, seat, number].every(Number.isInteger) &&
    (last === null || Number.isInteger(last)) &&
    isNumbers(points);
  return isWhole ? /** @type {PracticeView} */ (practice) : null;
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
