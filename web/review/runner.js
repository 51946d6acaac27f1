/** Has the coach review a seat, slice by slice in the worker, and stores what comes of it. It can be left at any time. */

import { faultOf } from '../ui/faults.js';
import { firstPlace, NOTHING } from './state.js';

/** @import {ReviewJson, ReviewResult} from '../protocol.d.ts' */
/** @typedef {import('../app.js').App} App */
/** @typedef {import('../room.js').Table} Table */
/** @typedef {import('./state.js').ReviewState} ReviewState */

/** Milliseconds of work at once: so long a step of the replay may have to wait. */
const SLICE = 60;

/**
 * @typedef {object} Runner
 * @property {(seat: number, how?: {isAnew?: boolean}) => Promise<void>} begin with a seat: show what is stored of it, or have it reviewed;
 *   anew even if a review is stored
 * @property {(place: number) => void} look at a decision
 * @property {(change: Partial<ReviewState>) => void} set
 * @property {() => void} leave: what is under way is stored as far as it is done
 */

/**
 * @param {App} app
 * @param {(table: Table, review: ReviewJson) => void} [whenDone] is called with each review that has just been made
 * @returns {Runner}
 */
export function createRunner(app, whenDone = () => {}) {
  /** Grows whenever another review is wanted, or none. */
  let run = 0;

  /** @param {Partial<ReviewState>} change */
  function set(change) {
    const { table } = app.state;
    if (table) app.updateTable({ review: { ...(table.review ?? NOTHING), ...change } });
  }

  /** @param {number} place */
  function look(place) {
    const review = app.state.table?.review;
    const decision = review?.results[review.seat]?.decisions[place];
    if (!review || !decision) return;
    set({ place, shown: 'better' });
    app.conductor.at(decision.step, review.seat);
  }

  /**
   * @param {ReviewJson} result
   * @param {number} coach
   */
  function show(result, coach) {
    const results = { ...app.state.table?.review?.results, [result.seat]: result };
    set({ status: 'done', progress: 1, results, coach, tables: {} });
    look(firstPlace(result));
    remember(result);
  }

  /**
   * What the table was at the key moments, so that they can be told.
   * @param {ReviewJson} result
   */
  async function remember({ seat, key_moments, decisions }) {
    const mine = run;
    /** @type {Record<number, import('../room.js').Situation>} */
    const tables = {};
    for (const place of key_moments) {
      const step = decisions[place]?.step;
      const situation =
        step === undefined ? null : await app.engine.call('at', { step, viewer: seat }).catch(() => null);
      if (mine !== run) return;
      if (situation && step !== undefined) tables[step] = situation;
    }
    set({ tables });
  }

  /**
   * @param {string} id
   * @param {ReviewJson | undefined} review
   */
  async function keep(id, review) {
    // Without a place in the storage it is made again next time.
    if (review && review.done > 0) await app.engine.call('games.keep_review', { id, review }).catch(() => {});
  }

  /**
   * Has the work done, until it is done or nobody waits for it any more.
   * @param {Table} table
   * @param {number} seat
   * @param {ReviewJson | null} known
   * @param {() => boolean} isStill
   * @returns {Promise<ReviewJson | null>}
   */
  async function worked({ id }, seat, known, isStill) {
    /** @type {ReviewResult} */
    let reply = await app.engine.call('review', { seat, known });
    while (!reply.is_done) {
      if (!isStill()) {
        const { result } = await app.engine.call('review_stop', { review: reply.review });
        await keep(id, result);
        return null;
      }
      set({ status: 'working', progress: reply.progress });
      reply = await app.engine.call('review_slice', { review: reply.review, slice: SLICE });
    }
    await keep(id, reply.result);
    return reply.result ?? null;
  }

  return {
    set,
    look,
    async begin(seat, { isAnew = false } = {}) {
      const { table } = app.state;
      if (!table) return;
      run += 1;
      const mine = run;
      const isStill = () => mine === run && app.state.table?.session === table.session;
      const before = table.review ?? NOTHING;
      set({ seat, status: 'reading', progress: 0, fault: null, place: -1 });
      const known = before.results[seat];
      if (known && !isAnew) return show(known, before.coach);
      try {
        const { review, is_same, coach } = await app.engine.call('games.review', { id: table.id, seat });
        if (!isStill()) return;
        const isWhole = review !== null && review.done === review.tasks;
        if (isWhole && is_same && !isAnew) return show(review, coach);
        const part = isAnew ? null : review;
        const result = await worked(table, seat, part, isStill).catch((thrown) => {
          // The engine was started again and knows nothing of the work any more.
          if (faultOf(thrown).code !== 'no_review') throw thrown;
          return worked(table, seat, part, isStill);
        });
        if (result && isStill()) {
          show(result, result.version);
          whenDone(table, result);
        }
      } catch (thrown) {
        if (isStill()) set({ status: 'refused', fault: faultOf(thrown) });
      }
    },
    leave() {
      run += 1;
    },
  };
}
