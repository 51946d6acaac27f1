/** The stages of a start, as the worker reports them to the page, and the progress within each. */

/**
 * @typedef {'manifest' | 'download' | 'python' | 'engine' | 'ready' | 'failed'} StageName
 * @typedef {import('./fault.js').FaultJson} FaultJson
 * @typedef {object} Stage
 * @property {StageName} stage
 * @property {number} progress from 0 to 1, over the whole start
 * @property {number} loaded bytes that have arrived
 * @property {number} total bytes that the start needs; 0 while that is not known
 * @property {FaultJson | null} fault why the start failed, or the engine later
 */

// Shares of the whole start that are behind when a stage begins; only the download has steps of its own.
const BEGINS = { manifest: 0, download: 0.02, python: 0.7, engine: 0.9, ready: 1, failed: 0 };

/** @type {Stage} */
export const FIRST_STAGE = { stage: 'manifest', progress: 0, loaded: 0, total: 0, fault: null };

/**
 * The stage that follows another: byte counts stay, the rest is new.
 * @param {Stage} before
 * @param {import('./verbs.js').News} news
 * @returns {Stage}
 */
export function nextStage(before, { stage, loaded = before.loaded, total = before.total, fault = null }) {
  const begin = BEGINS[stage];
  const part = stage === 'download' && total > 0 ? (BEGINS.python - begin) * Math.min(1, loaded / total) : 0;
  return { stage, loaded, total, fault, progress: stage === 'failed' ? before.progress : begin + part };
}
