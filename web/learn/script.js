/**
 * The script of a lesson: a real game with a fixed set-up and seed, explained step by step.
 *
 * A step explains something (`say` alone: Next continues), waits for something on the screen (`until`), waits for an action of the
 * person (`do`), or is the rival's action (`rival`). No rule is here: the engine plays, the script only names the action
 * it wants next. The place in the script is moved by Next and by actions alone; what waits for the screen is found again
 * with every state, so that a person who closes a drawer or takes a tile back is led there again.
 */

/** @typedef {import('../room.js').GameAction} GameAction */
/** @typedef {import('../room.js').Table} Table */

/**
 * @typedef {object} Step
 * @property {string} [say] which words are shown
 * @property {Record<string, number>} [words] what the words are filled in with
 * @property {string[]} [point] what they point at, the thing to tap first
 * @property {boolean} [closes] whether Next also closes the drawer
 * @property {Record<string, unknown>} [until] the part of the table that must be so
 * @property {GameAction} [do] the person's action
 * @property {GameAction} [rival] the rival's action
 */

/** @typedef {{game: import('../protocol.d.ts').GameName, setup: import('../protocol.d.ts').Games[import('../protocol.d.ts').GameName]['setup'], players: import('../room.js').Player[], guide: import('./guide.js').Guide, steps: Step[]}} Script */

/**
 * @typedef {object} Lesson The lesson a table is used for.
 * @property {Script} script
 * @property {number} at the place in the script: every action before it is done
 * @property {number} declined how often something else than what is asked was tried at this place
 */

/** @param {Step | undefined} step */
const actionOf = (step) => step?.do ?? step?.rival ?? null;

/**
 * The number of the step that is shown: what the screen has reached already is passed over.
 * @param {Lesson} lesson
 * @param {Table} table
 */
export function shownAt({ script, at }, table) {
  let number = at;
  while (script.steps[number]?.until && isPart(script.steps[number]?.until, table)) number += 1;
  return number;
}

/**
 * Whether everything that a part names is so in the whole.
 * @param {unknown} part
 * @param {unknown} whole
 * @returns {boolean}
 */
export function isPart(part, whole) {
  if (part === null || typeof part !== 'object') return part === (whole ?? null);
  return (
    whole !== null &&
    typeof whole === 'object' &&
    Object.entries(part).every(([key, value]) => isPart(value, /** @type {Record<string, unknown>} */ (whole)[key]))
  );
}

/**
 * Whether two actions are the same, in whatever order their facts stand.
 * @param {unknown} first
 * @param {unknown} second
 */
export const isSame = (first, second) => isPart(first, second) && isPart(second, first);

/**
 * Whether the lesson waits for this action now.
 * @param {Lesson} lesson
 * @param {Table} table
 * @param {GameAction} action
 */
export function isAsked(lesson, table, action) {
  const wanted = lesson.script.steps[shownAt(lesson, table)]?.do;
  return wanted !== undefined && isSame(wanted, action);
}

/**
 * What the rival does now, or null while something is explained to or asked of the person.
 * @param {Lesson} lesson
 * @param {number} seat
 */
export function rivalAction({ script, at }, seat) {
  const action = script.steps[at]?.rival;
  return action?.seat === seat ? action : null;
}

/**
 * The lesson after so many actions of the game: past the last of them.
 * @param {Lesson} lesson
 * @param {number} actions
 * @returns {Lesson}
 */
export function after(lesson, actions) {
  const { steps } = lesson.script;
  let at = lesson.at;
  while (at < steps.length && actionsBefore(lesson.script, at).length < actions) at += 1;
  return at === lesson.at ? lesson : { ...lesson, at, declined: 0 };
}

/**
 * The lesson after Next on the step that is shown.
 * @param {Lesson} lesson
 * @param {Table} table
 * @returns {Lesson}
 */
export function afterNext(lesson, table) {
  const number = shownAt(lesson, table);
  return isExplanation(lesson.script.steps[number]) ? { ...lesson, at: number + 1, declined: 0 } : lesson;
}

/**
 * Whether a step only explains something.
 * @param {Step | undefined} step
 */
export const isExplanation = (step) => step !== undefined && !step.until && !actionOf(step);

/**
 * The actions of a script before a place in it.
 * @param {Script} script
 * @param {number} at
 * @returns {GameAction[]}
 */
export const actionsBefore = (script, at) => script.steps.slice(0, at).flatMap((step) => actionOf(step) ?? []);

/**
 * The number of a step among those with words, and how many there are.
 * @param {Script} script
 * @param {number} number
 */
export const countOf = ({ steps }, number) => ({
  step: Math.max(1, steps.slice(0, number + 1).filter(({ say }) => say).length),
  steps: steps.filter(({ say }) => say).length,
});
