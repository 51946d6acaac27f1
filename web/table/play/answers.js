/**
 * What the engine answers about the current table. After each change the questions of the state are asked, and their
 * answers are stored in the state; whatever is drawn only reads them there.
 *
 * Answers that may be wanted next are asked for one by one while nobody waits, so that the tap that wants one is answered
 * immediately. All of them belong to one epoch of the session, and are dropped with it.
 */

import { soleSeat } from './people.js';

/** @import {Answer, GameName, Question as QuestionOf, QuestionArgs} from '../../protocol.d.ts' */
/** @typedef {import('../../app.js').App} App */
/** @typedef {import('../../room.js').Question} Question */
/** @typedef {import('../../room.js').Table} Table */
/** @typedef {import('./session.js').Session} Session */

/** How many milliseconds an answer waits for the others, so that all are shown together. */
const PATIENCE = 40;

/** What the drawers of every game need, as everybody may see it. @type {Record<string, 'sheet' | 'components'>} */
const OF_DRAWER = { sheet: 'sheet', goals: 'components' };

/** What the end of every game shows. */
const OF_END = /** @type {const} */ (['sheet', 'notables']);

/**
 * The key of an answer in `table.answers`.
 * @param {string} question
 * @param {unknown} [args]
 */
export const keyOf = (question, args = {}) => JSON.stringify([question, args]);

/** The keys of questions asked ahead, which are many and compared after each change. @type {WeakMap<Question, string>} */
const keys = new WeakMap();

/** @param {Question} question */
function keyOnce(question) {
  const key = keys.get(question) ?? keyOf(question.question, question.args);
  keys.set(question, key);
  return key;
}

/**
 * The answer to a question about the table; null until it has arrived. After a change that does not disturb the decider,
 * the previous answer is returned until the new one has arrived.
 * @template {GameName} G
 * @template {QuestionOf<G>} Q
 * @param {import('../../room.js').Table<G>} table
 * @param {Q} question
 * @param {QuestionArgs<G, Q>} [args]
 */
export const answerTo = (table, question, args) =>
  /** @type {Answer<G, Q> | null} */ (table.answers.get(keyOf(question, args)) ?? null);

/**
 * What is known of the header's questions: it stands in for the new answers, so that the header does not flicker.
 * @param {import('../../room.js').GameRoom} room
 * @param {Table} table
 */
export const headerAnswers = (room, table) =>
  new Map(
    (room.headerQuestions?.(table) ?? []).flatMap(({ question, args }) => {
      const key = keyOf(question, args);
      return table.answers.has(key) ? [[key, table.answers.get(key)]] : [];
    }),
  );

/**
 * Whether the header shows the same answers of both tables.
 * @param {import('../../room.js').GameRoom} room
 * @param {Table | null} one
 * @param {Table} other
 */
export function isSameHeader(room, one, other) {
  if (!one) return false;
  const [known, now] = [headerAnswers(room, one), headerAnswers(room, other)];
  return known.size === now.size && [...now].every(([key, answer]) => known.get(key) === answer);
}

/**
 * What the lens over the land shows.
 * @param {Table} table
 * @returns {Question}
 */
const areasQuestion = (table) => ({ question: 'areas', args: { seat: table.look }, isPublic: true });

/**
 * The questions of the state: what the screen needs, and what it may need next.
 * @param {App} app
 * @param {Table} table
 * @returns {Question[]}
 */
function questionsOf(app, table) {
  const { screen, settings } = app.state;
  const isEnd = screen.name === 'end';
  if (!isEnd && screen.name !== 'table') return [];
  if (isEnd) return OF_END.map((question) => ({ question, isPublic: true }));
  const open = OF_DRAWER[table.drawer ?? ''];
  const room = app.room(table.situation.game);
  return [
    ...(open ? [{ question: open, isPublic: true }] : []),
    ...(table.lens ? [areasQuestion(table)] : []),
    ...(table.decider === null ? [] : room.questions(table, settings)),
    ...(room.headerQuestions?.(table) ?? []).map((each) => ({ ...each, isPublic: true })),
  ];
}

/**
 * @param {App} app
 * @param {Session} session
 * @returns {() => void} asks what the state needs and what is neither known nor on its way, and stores in the state what
 *   has arrived
 */
export function createAnswers(app, session) {
  let epoch = -1;
  /** @type {Map<string, unknown>} */
  let known = new Map();
  /** What the screen needs now. @type {Map<string, Question>} */
  let needed = new Map();
  /** What may be needed next. @type {Question[]} */
  let ahead = [];
  /** @type {Set<string>} */
  let pending = new Set();
  /** Answers that wait for the others. @type {Map<string, unknown>} */
  let arrived = new Map();
  let isLookingAhead = false;
  /** Whether something asked ahead was refused: then nothing more is until the table changes. */
  let isRefused = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let patience;

  session.signal.addEventListener('abort', () => clearTimeout(patience));

  function begin() {
    epoch = session.epoch;
    known = new Map();
    pending = new Set();
    arrived = new Map();
    isRefused = false;
    clearTimeout(patience);
    patience = undefined;
  }

  function ask() {
    const { table } = app.state;
    if (!table || session.signal.aborted) return;
    if (epoch !== session.epoch) begin();
    const questions = questionsOf(app, table);
    needed = new Map(
      questions.filter(({ isAhead }) => !isAhead).map((each) => [keyOf(each.question, each.args), each]),
    );
    ahead = questions.filter(({ isAhead }) => isAhead);
    for (const [key, question] of needed) if (!isAsked(key)) request(key, question);
    if (!isLookingAhead) lookAhead();
    store(table);
  }

  const isAsked = (/** @type {string} */ key) => known.has(key) || pending.has(key);

  /**
   * @param {string} key
   * @param {Question} question
   */
  async function request(key, { question, args = {}, isPublic = false, isAhead = false }) {
    const { situation, decider } = /** @type {Table} */ (app.state.table);
    const sole = soleSeat(situation);
    const what = { viewer: isPublic ? sole : (decider ?? sole), question, args };
    const mine = known;
    pending.add(key);
    // What is asked ahead is refused in silence; it is asked again, and its fault reported, when it is needed.
    const answer = isAhead ? await app.engine.call('ask', what).catch(() => undefined) : await session.ask('ask', what);
    if (mine !== known || !session.isCurrent(epoch)) return;
    pending.delete(key);
    if (answer === undefined) {
      isRefused = true;
      if (needed.has(key)) ask();
    } else if (needed.has(key)) {
      arrived.set(key, answer);
      if ([...needed.keys()].every((each) => known.has(each) || arrived.has(each))) show();
      else patience ??= setTimeout(show, PATIENCE);
    } else known.set(key, answer);
  }

  function show() {
    clearTimeout(patience);
    patience = undefined;
    for (const [key, answer] of arrived) known.set(key, answer);
    arrived.clear();
    ask();
  }

  async function lookAhead() {
    isLookingAhead = true;
    for (let next = nextAhead(); next; next = nextAhead()) await request(keyOnce(next), next);
    isLookingAhead = false;
  }

  /** Nothing is asked ahead while an action is on its way: the answer would be about the table before it. */
  const nextAhead = () =>
    session.isCurrent(epoch) && !isRefused && !app.state.table?.is_busy
      ? ahead.find((each) => !isAsked(keyOnce(each)))
      : undefined;

  /** @param {Table} table */
  function store(table) {
    const wanted = [...needed.keys()];
    const news = wanted.filter((key) => known.has(key) && known.get(key) !== table.answers.get(key));
    const is_asking = wanted.some((key) => !known.has(key));
    if (news.length) {
      const answers = new Map(table.answers);
      for (const key of news) answers.set(key, known.get(key));
      app.updateTable({ answers, is_asking });
    } else if (is_asking !== table.is_asking) app.updateTable({ is_asking });
  }

  return ask;
}
