/** What the engine was asked about the current table: each question once, its answer stored until the table changes. */

import { createForesight } from './foresight.js';

/** @typedef {import('../../app.js').App} App */

/**
 * @typedef {object} Answers
 * @property {(viewer: number | null, question: string, args: Record<string, any>) => any} of the answer, or what was answered
 *   before the table changed, or null until it is there
 * @property {(viewer: number | null, question: string, wishes: Record<string, any>[]) => void} foresee what may be asked next,
 *   so that it is answered at once
 * @property {(isUndisturbed: boolean) => void} renew: the table has changed; what was answered before stands in for the
 *   new answers only if the one who is asked was not disturbed
 * @property {() => boolean} areOnTheWay whether an answer is still to come
 */

/** @typedef {{key: string, answer: any, epoch: number}} Gathered an answer, and the epoch it was asked in */

/** How many milliseconds an answer waits for the others. */
const PATIENCE = 40;

/**
 * @param {App} app
 * @param {import('./session.js').Session} session
 * @returns {Answers}
 */
export function createAnswers(app, session) {
  /** The questions on their way, each with a mark of its own: a late answer must not pass for a later one. @type {Map<string, symbol>} */
  const pending = new Map();
  const foresight = createForesight(app.engine);
  /** Answers that wait for those still to come, so that all are shown at once. @type {Gathered[]} */
  let gathered = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let patience;
  /** @type {Map<string, any>} */
  let before = new Map();

  session.signal.addEventListener('abort', () => {
    clearTimeout(patience);
    foresight.forget();
  });

  function gather(/** @type {Gathered} */ one) {
    gathered.push(one);
    if (pending.size === 0) show();
    else patience ??= setTimeout(show, PATIENCE);
  }

  function show() {
    clearTimeout(patience);
    patience = undefined;
    // An answer for eyes that are no longer before the screen is dropped.
    const wanted = gathered.filter(({ epoch }) => session.isCurrent(epoch));
    gathered = [];
    const known = app.state.table?.answers ?? [];
    session.accept(
      session.epoch,
      wanted.length
        ? { answers: new Map([...known, ...wanted.map(({ key, answer }) => /** @type {const} */ ([key, answer]))]) }
        : {},
    );
  }

  return {
    renew(isUndisturbed) {
      pending.clear();
      gathered = [];
      foresight.forget();
      // What was answered before stands in until the new answer is there, so that nothing flickers under the fingers.
      before = (isUndisturbed && app.state.table?.answers) || new Map();
    },
    foresee(viewer, question, wishes) {
      foresight.foresee(
        wishes.map((args) => ({ key: JSON.stringify([viewer, question, args]), args: { viewer, question, args } })),
      );
    },
    areOnTheWay: () => pending.size > 0,
    of(viewer, question, args) {
      const now = app.state.table;
      if (!now || session.signal.aborted) return null;
      const key = JSON.stringify([viewer, question, args]);
      if (now.answers.has(key)) return now.answers.get(key);
      const known = foresight.take(key);
      if (known !== undefined) {
        // No redraw is needed: what is being drawn reads it from here.
        now.answers.set(key, known);
        return known;
      }
      const meanwhile = before.get(key) ?? null;
      if (pending.has(key)) return meanwhile;
      const mark = Symbol(question);
      const { epoch } = session;
      pending.set(key, mark);
      const arrived = () => pending.get(key) === mark && pending.delete(key);
      app.engine.call('ask', { viewer, question, args }).then(
        (answer) => {
          arrived();
          gather({ key, answer, epoch });
        },
        (fault) => {
          // The answer is nothing, so that the question is not asked again and again.
          arrived();
          if (session.accept(epoch, { answers: new Map(app.state.table?.answers).set(key, null) })) app.complain(fault);
        },
      );
      return meanwhile;
    },
  };
}
