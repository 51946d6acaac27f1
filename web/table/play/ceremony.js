/**
 * The ceremony: when points are scored, the table stays where they were scored until every step has been shown. Only then
 * does it go on to what follows. With one person at the table the steps follow each other; several people tap, since they
 * read at their own pace, and so does a person who wants to end steps by hand. Nothing of it is stored: after a reload the table is where the engine is.
 */

import { landingTime, timeOf } from '../../ui/motion.js';
import { people, soleSeat } from './people.js';

/** @typedef {import('../../app.js').App} App */
/** @typedef {import('../../room.js').Situation} Situation */
/** @typedef {import('../../room.js').CeremonyStep} CeremonyStep */
/** @typedef {import('./changes.js').How} How */

/** How much longer than a move of a bot a step can be read, and each of its lines. */
const READING = { step: 1.2, row: 0.4 };

/**
 * @typedef {object} CeremonyLead
 * @property {(situation: Situation, how: How) => void} take in a new situation, after a ceremony if points were scored
 * @property {() => Promise<void>} arrived: what happened before has been shown, and what travels because of it is there
 * @property {() => void} next step, or what follows the last one
 * @property {() => void} skip all steps
 * @property {(seat: number) => void} look at what a seat got in this step, for as long as one likes
 * @property {() => void} retell the steps in the language that is spoken now
 */

/**
 * @param {App} app
 * @param {AbortSignal} signal aborted once the table is left
 * @param {object} ways
 * @param {(situation: Situation, how: How) => void} ways.settle
 * @param {() => Promise<void>} ways.momentsDone what happened before has been shown
 * @returns {CeremonyLead}
 */
export function createCeremony(app, signal, { settle, momentsDone }) {
  let timer = 0;
  let proceed = () => {};
  /** The steps, told anew. @type {() => CeremonyStep[] | undefined} */
  let tell = () => undefined;
  /** How many situations were taken in: each has a journey of its own. */
  let journeys = 0;
  /** When what travels has arrived. */
  let landing = 0;

  signal.addEventListener('abort', () => clearTimeout(timer));

  const table = () => (signal.aborted ? null : app.state.table);

  /**
   * Take in a situation, with what travels because of it.
   * @param {Situation} situation
   * @param {How} how
   */
  function takeIn(situation, how) {
    const travels = how.isForward ? app.room(situation.game).travels(situation.events, situation) : [];
    journeys += 1;
    if (travels.length) landing = performance.now() + landingTime(app.state.motion);
    app.updateTable({ travels: { key: `${table()?.session}-${journeys}`, travels } });
    settle(situation, how);
  }

  /**
   * @param {Situation} situation
   * @param {How} how
   */
  function take(situation, how) {
    const before = table();
    if (!before) return;
    // A seat that changes hands meanwhile, say: the steps go on, and lead there.
    if (before.ceremony && situation.step === before.situation.step) {
      const { players, revision } = situation;
      proceed = () => takeIn(situation, how);
      app.updateTable({ situation: { ...before.situation, players, revision } });
      return;
    }
    clearTimeout(timer);
    const room = app.room(situation.game);
    const found = how.isForward ? room.ceremony(situation, before.situation) : null;
    if (!found || isInstant(situation)) {
      if (before.ceremony) app.updateTable({ ceremony: null });
      takeIn(situation, how);
      return;
    }
    proceed = () => takeIn({ ...situation, events: found.after }, how);
    tell = () => room.ceremony(situation, before.situation)?.steps;
    const untold = situation.events.length - found.situation.events.length;
    const ceremony = { steps: found.steps, index: -1, points: found.points, untold };
    app.updateTable({ ceremony, drawer: null });
    // What is said about the points is said once they have been shown.
    takeIn({ ...found.situation, remarks: [] }, how);
    momentsDone().then(() => {
      // The steps may have been told again meanwhile; the points before them are the same.
      if (table()?.ceremony?.points === ceremony.points) show(0);
    });
  }

  /** Alone, with everything switched off, nothing is waited for: the points are there, and announced. @param {Situation} situation */
  const isInstant = (situation) => people(situation) <= 1 && app.state.motion.rest === 0;

  /** @param {number} index */
  function show(index) {
    clearTimeout(timer);
    const now = table();
    if (!now?.ceremony) return;
    const step = now.ceremony.steps[index];
    if (!step) return end();
    app.updateTable({ ceremony: { ...now.ceremony, index } });
    lookAt(step, favourite(step, now.situation));
    app.announce(`${step.title}. ${step.words}`);
    app.sounds.play('points');
    const { motion, settings } = app.state;
    if (people(now.situation) > 1 || settings.confirm_end) return;
    const reading = motion.rest * (READING.step + READING.row * step.rows.length);
    timer = window.setTimeout(() => show(index + 1), timeOf(motion, 'flight') + timeOf(motion, 'count') + reading);
  }

  /**
   * @param {CeremonyStep} step
   * @param {number} seat
   */
  const lookAt = (step, seat) =>
    app.updateTable({ look: seat, is_looking_away: false, highlight: step.rows[seat]?.highlight ?? [] });

  function end() {
    clearTimeout(timer);
    if (!table()?.ceremony) return;
    app.updateTable({ ceremony: null, highlight: [] });
    proceed();
  }

  return {
    take,
    async arrived() {
      await momentsDone();
      const left = landing - performance.now();
      if (left > 0) await new Promise((resolve) => window.setTimeout(resolve, left));
    },
    next: () => show((table()?.ceremony?.index ?? 0) + 1),
    skip: end,
    look(seat) {
      clearTimeout(timer);
      const ceremony = table()?.ceremony;
      const step = ceremony?.steps[ceremony.index];
      if (step) lookAt(step, seat);
    },
    retell() {
      const ceremony = table()?.ceremony;
      const steps = ceremony && tell();
      if (!steps) return;
      app.updateTable({ ceremony: { ...ceremony, steps } });
      const step = steps[ceremony.index];
      if (step) app.announce(`${step.title}. ${step.words}`);
    },
  };
}

/**
 * Whose land a step shows first: that of the only person if they got something, otherwise of the one who got most.
 * @param {CeremonyStep} step
 * @param {Situation} situation
 */
function favourite({ rows }, situation) {
  const own = soleSeat(situation);
  if (own !== null && rows[own]?.gain) return own;
  const most = rows.reduce((best, row) => (row.gain > best.gain ? row : best));
  return most.gain > 0 || own === null ? most.seat : own;
}

/**
 * The points that a table shows for each seat while it is scored: those after the step that is shown. Null at other times.
 * @param {import('../../room.js').Table} table
 * @returns {number[] | null}
 */
export function shownPoints({ ceremony, replay }) {
  if (!ceremony || replay) return null;
  return ceremony.steps[ceremony.index]?.rows.map(({ total }) => total) ?? ceremony.points;
}
