/** Opening, leaving and going on with a lesson. It is played at an ordinary table that the engine does not store. */

import { fetchOwn } from '../engine/page/own.js';
import { t } from '../i18n/index.js';
import { faultOf } from '../ui/faults.js';
import { progressOf, storeProgress } from './progress.js';
import { actionsBefore, afterNext, countOf, shownAt } from './script.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('../engine/shared/verbs.js').Call} Call */
/** @typedef {import('./script.js').Lesson} Lesson */
/** @typedef {import('./script.js').Script} Script */

/** The address of a lesson is this and the name of its game, in the place of the id of a saved game. */
const PREFIX = 'lesson-';

/**
 * The game whose lesson an address means; null for a saved game. It becomes part of a file's name, so it is a plain word.
 * @param {string} id
 */
export const lessonGame = (id) => new RegExp(`^${PREFIX}([a-z]+)$`).exec(id)?.[1] ?? null;

/**
 * Play a lesson's game up to the place where it was left.
 * @param {App} app
 * @param {string} game
 * @param {AbortSignal} signal ends it: the engine may have another table by then, which must not get these actions
 * @returns {Promise<{situation: import('../room.js').Situation, lesson: Lesson}>}
 */
export async function openedLesson(app, game, signal) {
  /** @type {Call} */
  const call = async (verb, args) => {
    if (signal.aborted) throw signal.reason;
    const result = await app.engine.call(verb, args);
    if (signal.aborted) throw signal.reason;
    return result;
  };
  const script = await readScript(game);
  const at = placeIn(script, progressOf(game));
  try {
    return await playedTo(call, script, at);
  } catch (fault) {
    if (signal.aborted) throw fault;
    // The engine was replaced in the middle of it, and the new one has no table.
    if (faultOf(fault).code === 'no_table') return playedTo(call, script, at);
    if (at === 0) throw fault;
    // The script has changed since: better from its beginning than not at all.
    return playedTo(call, script, 0);
  }
}

/**
 * The place to continue at. One that was stored for a script with another number of steps means nothing in this one.
 * @param {Script} script
 * @param {import('./progress.js').Progress | null} progress
 */
export const placeIn = (script, progress) =>
  progress && progress.steps === countOf(script, 0).steps && progress.at < script.steps.length ? progress.at : 0;

/**
 * @param {Call} call
 * @param {Script} script
 * @param {number} at
 */
async function playedTo(call, script, at) {
  const { game, players } = script;
  let { revision } = await call('open', { game, setup: namedSetup(script), players });
  for (const action of actionsBefore(script, at))
    ({ revision } = await call('act', { revision, viewer: null, action }));
  const situation = await call('situation', { viewer: players.indexOf('human') });
  return { situation, lesson: { script, at, declined: 0 } };
}

/**
 * The set-up of a script, with the players' names in the language spoken now.
 * @param {Script} script
 */
const namedSetup = ({ setup }) => ({
  ...setup,
  seats: setup.seats.map((seat) => ({
    ...seat,
    name: seat.name === 'own' ? t('learn-name-own') : t(`character-${seat.name}`),
  })),
});

/**
 * Store the place of a lesson; after its last step it is done, and starts again next time.
 * @param {Lesson} lesson
 */
export function keepPlace({ script, at }) {
  const isDone = at >= script.steps.length - 1;
  const place = isDone ? 0 : at;
  storeProgress(script.game, {
    at: place,
    ...countOf(script, place),
    is_done: isDone || progressOf(script.game)?.is_done === true,
  });
}

/**
 * Go to a lesson, where it was left.
 * @param {App} app
 * @param {string} game
 */
export const goToLesson = (app, game) => app.go('table', { id: `${PREFIX}${game}` });

/** @param {App} app */
export function nextStep(app) {
  const { table } = app.state;
  if (!table?.lesson) return;
  const { closes } = table.lesson.script.steps[shownAt(table.lesson, table)] ?? {};
  app.conductor.learn(afterNext(table.lesson, table));
  if (closes) app.conductor.drawer(null);
}

/**
 * Continue the lesson's game as a saved one, with hints for a while.
 * @param {App} app
 */
export async function playOn(app) {
  const lesson = app.state.table?.lesson;
  if (!lesson) return;
  const { script } = lesson;
  await app.conductor.start(script.game, namedSetup(script), script.players, {
    actions: actionsBefore(script, script.steps.length),
    guide: script.guide,
  });
}

/** @param {App} app */
export function restartLesson(app) {
  const { table } = app.state;
  if (!table?.lesson) return;
  keepPlace({ ...table.lesson, at: 0 });
  // The screen that misses the table opens it again.
  app.conductor.leave();
}

/**
 * @param {string} game
 * @returns {Promise<Script>}
 */
async function readScript(game) {
  return (await fetchOwn(`learn/${game}.json`)).json();
}
