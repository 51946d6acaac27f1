/** The queue of moments: what happened is shown one moment after the other, and never blocks input. */

/** @typedef {import('../../app.js').App} App */

/**
 * @typedef {object} MomentQueue
 * @property {() => void} show the first moment that waits, and the others after it
 * @property {() => void} next moment
 * @property {() => void} skip all moments
 * @property {() => Promise<void>} done: once nothing is shown, or a person decides who is not to be held up by it
 */

/**
 * @param {App} app
 * @param {AbortSignal} signal aborted once the table is left
 * @returns {MomentQueue}
 */
export function createMomentQueue(app, signal) {
  let timer = 0;
  /** @type {(() => void)[]} */
  const waiting = [];

  signal.addEventListener('abort', () => clearTimeout(timer));

  const table = () => (signal.aborted ? null : app.state.table);

  const isDecidingConcurrently = () => {
    const now = table();
    return now !== null && now.decider !== null && now.situation.to_act.length > 1;
  };

  function show() {
    clearTimeout(timer);
    const now = table();
    const first = now?.moments[0];
    if (!now || !first) {
      for (const resume of waiting.splice(0)) resume();
      return;
    }
    const rest = first.rest ?? app.state.motion.rest;
    // A person who is asked keeps seeing the land that the question is about.
    const isFree = now.decider === null && !now.is_looking_away;
    const look = isFree ? (first.look ?? now.look) : now.look;
    const isSeen = (first.look ?? look) === look;
    app.updateTable({ look, highlight: isSeen ? (first.highlight ?? []) : [] });
    // Moments without a rest of their own wait for a tap only when the person wants things slow or asked for it.
    if (rest > 0) timer = window.setTimeout(next, rest);
    else if (first.rest === undefined) timer = window.setTimeout(next, 0);
  }

  const next = () => leave(1);

  /**
   * Take the first moments away; after the last one the board shows the land in play again.
   * @param {number} count
   */
  function leave(count) {
    const now = table();
    if (!now) return;
    const moments = now.moments.slice(count);
    const isBack = !moments.length && !now.is_looking_away;
    app.updateTable({
      moments,
      highlight: [],
      look: isBack ? (now.decider ?? now.curtain ?? now.situation.to_act[0] ?? now.look) : now.look,
    });
    show();
  }

  return {
    show,
    next,
    skip() {
      const count = table()?.moments.length;
      if (count) leave(count);
    },
    done: () =>
      new Promise((resolve) => {
        // A person who is deciding does not wait for what bots do at the same time, nor do the bots wait for them.
        if (!table()?.moments.length || isDecidingConcurrently()) resolve();
        else waiting.push(resolve);
      }),
  };
}
