/**
 * The conductor leads a table: who is asked, when the curtain falls, when bots think, what is shown of it.
 *
 * The page keeps what a seat alone may see only while that seat decides behind a lifted curtain.
 */

import { keepPlace, lessonGame, lessonId, openedLesson } from '../learn/lesson.js';
import { after, isAsked } from '../learn/script.js';
import { createAnswers } from './answers.js';
import { createBots } from './bots.js';
import { createParade } from './parade.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('../room.js').Situation} Situation */
/** @typedef {import('../room.js').Table} Table */
/** @typedef {import('../room.js').Moment} Moment */
/** @typedef {import('../room.js').Player} Player */

/**
 * @typedef {object} Conductor
 * @property {(game: string, setup: any, players: Player[]) => Promise<boolean>} start a new game
 * @property {(id: string, options?: {is_taken?: boolean}) => Promise<'open' | 'elsewhere' | 'refused'>} open a saved one;
 *   `elsewhere` when another tab has it, which `is_taken` takes it from
 * @property {() => Promise<void>} reopen the table after the engine was started again
 * @property {() => void} leave
 * @property {(action: Record<string, any>) => Promise<boolean>} act for the deciding seat; true once it is stored
 * @property {() => Promise<boolean>} undo
 * @property {(lesson: import('../learn/script.js').Lesson) => void} learn: go on to another place of the lesson
 * @property {(seat: number, player: Player) => Promise<boolean>} seatPlayer
 * @property {(question: string, args?: Record<string, any>) => any} ask with the decider's eyes: the answer, or null until it is there
 * @property {(question: string, args?: Record<string, any>) => any} askAll with everybody's eyes
 * @property {(question: string, wishes: Record<string, any>[]) => void} foresee what may be asked next: it is then answered at once
 * @property {() => boolean} isAsking whether an answer is still to come
 * @property {(question: string, args?: Record<string, any>) => Promise<any>} query the same as `ask`, as a promise
 * @property {() => Promise<void>} lift the curtain for the seat it waits for
 * @property {() => void} lower the curtain again
 * @property {(seat: number | null) => void} look at a seat's land; null: at the one in play
 * @property {(groups: [number, number][][], seat?: number) => void} highlight cells
 * @property {(name: string | null) => void} drawer
 * @property {() => Promise<void>} peek at the decider's secret, until `unpeek`
 * @property {() => void} unpeek
 * @property {() => void} hurry the bot that thinks
 * @property {() => Promise<void>} hint: ask a bot what it would do in the decider's place
 * @property {() => void} unhint
 * @property {() => void} next moment
 * @property {() => void} skip all moments
 * @property {(step: number) => Promise<void>} at: look back
 * @property {() => void} present: stop looking back
 * @property {() => Promise<void>} readLog
 * @property {(board?: import('../board/board.js').Board | null) => import('../board/board.js').Board | null} board on the
 *   screen now, for dragging, revealing and focusing; the host puts it in
 */

/**
 * @param {App} app
 * @returns {Conductor}
 */
export function createConductor(app) {
  /** Changes go one after the other, each made for the newest revision. @type {Promise<unknown>} */
  let chain = Promise.resolve();
  const answers = createAnswers(app);
  const parade = createParade(app);
  const bots = createBots(app, {
    momentsDone: parade.done,
    act: (action) => change('act', (situation) => ({ viewer: soleSeat(situation) ?? liftedSeat(), action }), true, true),
  });
  /** What everybody may see, kept while the curtain is lifted so that it can fall at once. @type {Situation | null} */
  let openSituation = null;

  /** @returns {Table | null} */
  const table = () => app.state.table;

  /**
   * @param {string} id
   * @param {Situation} situation
   * @param {Table['lesson']} [lesson]
   */
  function sit(id, situation, lesson = null) {
    answers.renew(false);
    openSituation = null;
    app.update({
      table: {
        id, situation, decider: null, curtain: null, look: 0, is_looking_away: false, ui: {}, answers: new Map(), drawer: null, sheet_choice: null,
        thinking: null, moments: [], highlight: [], log: [], is_busy: false, replay: null, peek: null, hint: null, lesson,
      },
    });
    settle(situation, false);
  }

  /**
   * Take in a new situation: find out who is asked, and whether behind the curtain.
   * @param {Situation} situation
   * @param {boolean} isForward whether something happened, rather than was taken back or reopened
   * @param {boolean} [isBeside] whether a bot did it beside a person who is deciding and is not to be disturbed
   */
  function settle(situation, isForward, isBeside = false) {
    const before = table();
    if (!before) return;
    const room = app.room(situation.game);
    const next = situation.to_act.find((seat) => situation.players[seat] === 'human') ?? null;
    const isHidden = next !== null && people(situation) > 1 && room.isSecret(situation);
    const isLifted = isHidden && before.decider === next && situation.viewer === next;
    const decider = isHidden && !isLifted ? null : next;
    const look = decider ?? (isHidden ? next : null) ?? situation.to_act[0] ?? before.look;
    const moments = isForward ? room.moments(situation.events, situation, app) : [];
    const lesson = before.lesson && after(before.lesson, situation.step);
    if (lesson) keepPlace(lesson);
    const isSameTurn = decider !== null && decider === before.decider;
    const isUndisturbed = isSameTurn && (isLifted || isBeside) && situation.phase === before.situation.phase;
    if (!isLifted) openSituation = situation;
    answers.renew(isUndisturbed);
    app.updateTable({
      situation,
      decider,
      curtain: isHidden && !isLifted ? next : null,
      look: isSameTurn && before.is_looking_away ? before.look : look,
      is_looking_away: isSameTurn && before.is_looking_away,
      ui: isUndisturbed ? before.ui : {},
      answers: new Map(),
      highlight: [],
      peek: null,
      hint: null,
      lesson,
      moments: [...before.moments, ...moments],
    });
    if (isForward && situation.is_over) app.sounds.play('win');
    else if (isForward && next !== null && next !== (before.decider ?? before.curtain)) app.sounds.play('turn');
    parade.show();
    if (before.drawer === 'log') conductor.readLog();
    const asked = app.state.table;
    if (asked && !isUndisturbed) {
      const happened = isForward ? situation.events.flatMap((event) => room.describeEvent(event, situation) ?? []) : [];
      app.announce([...happened, room.prompt(asked)].join(' '));
    }
    bots.run();
  }

  /**
   * Make a change, after those already on their way.
   * @param {string} verb
   * @param {(situation: Situation) => Record<string, any> | null} argsOf null gives it up
   * @param {boolean} isForward
   * @param {boolean} [isBeside]
   * @returns {Promise<boolean>}
   */
  function change(verb, argsOf, isForward, isBeside = false) {
    const result = chain.then(async () => {
      const now = table();
      const args = now && argsOf(now.situation);
      if (!now || !args) return false;
      if (!isBeside) app.updateTable({ is_busy: true });
      try {
        const seen = await app.engine.call(verb, { revision: now.situation.revision, ...args });
        const situation = await fitToEyes(seen);
        if (table()?.id === now.id) settle(situation, isForward, isBeside);
        return true;
      } catch (fault) {
        app.sounds.play('refuse');
        app.complain(fault);
        return false;
      } finally {
        if (!isBeside) app.updateTable({ is_busy: false });
      }
    });
    chain = result;
    return result;
  }

  /**
   * The curtain may have fallen while an answer was on its way: then only what everybody may see is taken in.
   * @param {Situation} situation
   * @returns {Promise<Situation>}
   */
  async function fitToEyes(situation) {
    const { viewer } = situation;
    if (viewer === null || viewer === soleSeat(situation) || viewer === table()?.decider) return situation;
    return { ...(await app.engine.call('situation', { viewer: null })), events: situation.events };
  }

  /** The seat behind the lifted curtain, whose eyes are before the screen. */
  const liftedSeat = () => {
    const now = table();
    return now && now.decider !== null && isHiddenNow(now) ? now.decider : null;
  };

  /** @param {Table} now */
  const isHiddenNow = (now) => people(now.situation) > 1 && app.room(now.situation.game).isSecret(now.situation);

  const eyes = () => {
    const now = table();
    return now ? now.decider ?? soleSeat(now.situation) : null;
  };
  const allEyes = () => {
    const now = table();
    return now ? soleSeat(now.situation) : null;
  };

  /** @type {import('../board/board.js').Board | null} */
  let shownBoard = null;

  /** @type {Conductor} */
  const conductor = {
    board(board) {
      if (board !== undefined) shownBoard = board;
      return shownBoard;
    },
    async start(game, setup, players) {
      const opened = await app.call('games.new', { game, setup, players });
      if (opened) await arrive(opened);
      return Boolean(opened);
    },
    async open(id, { is_taken = false } = {}) {
      const game = lessonGame(id);
      if (game !== null) return teach(game);
      try {
        await arrive(await app.engine.call(is_taken ? 'games.take_over' : 'games.open', { id }));
        return 'open';
      } catch (fault) {
        if (/** @type {any} */ (fault)?.code === 'open_in_other_tab') return 'elsewhere';
        app.complain(fault);
        return 'refused';
      }
    },
    async reopen() {
      const id = table()?.id;
      // The screen that misses a lesson's table plays it up to its place again.
      if (table()?.lesson) return conductor.leave();
      const opened = id && (await app.call('games.open', { id, is_restart: true }));
      if (opened && table()?.id === id) await arrive(opened);
    },
    leave() {
      app.update({ table: null });
      parade.show();
    },
    act(action) {
      const now = table();
      if (!now || now.is_busy) return Promise.resolve(false);
      if (now.lesson && !isAsked(now.lesson, now, action)) {
        // Nothing is lost: the coach says what comes first.
        app.sounds.play('refuse');
        app.updateTable({ lesson: { ...now.lesson, declined: now.lesson.declined + 1 } });
        return Promise.resolve(false);
      }
      parade.skip();
      // The next person must not see what this one saw, unless there is only one.
      return change('act', (situation) => ({ viewer: soleSeat(situation), action }), true);
    },
    undo() {
      const now = table();
      if (!now || now.is_busy || now.lesson || now.situation.undo_seat === null) return Promise.resolve(false);
      parade.skip();
      return change('undo', (situation) => ({ viewer: soleSeat(situation), seat: situation.undo_seat }), false);
    },
    learn(lesson) {
      keepPlace(lesson);
      app.updateTable({ lesson });
      bots.run();
    },
    seatPlayer: (seat, player) => change('seat_player', (situation) => ({ viewer: soleSeat(situation), seat, player }), false),
    ask: (question, args = {}) => answers.of(eyes(), question, args),
    askAll: (question, args = {}) => answers.of(allEyes(), question, args),
    foresee: (question, wishes) => answers.foresee(eyes(), question, wishes),
    isAsking: answers.areOnTheWay,
    query: (question, args = {}) => app.call('ask', { viewer: eyes(), question, args }),
    async lift() {
      const now = table();
      if (!now || now.curtain === null) return;
      const seat = now.curtain;
      const situation = await app.call('situation', { viewer: seat });
      const later = table();
      if (!situation || !later || later.curtain !== seat || document.hidden) return;
      openSituation = later.situation;
      app.updateTable({ situation, curtain: null, decider: seat, look: seat, is_looking_away: false, ui: {}, answers: new Map() });
      const lifted = table();
      if (lifted) app.announce(app.room(situation.game).prompt(lifted));
    },
    lower() {
      const now = table();
      if (!now || now.decider === null || !isHiddenNow(now)) return;
      answers.renew(false);
      app.updateTable({
        curtain: now.decider, decider: null, situation: openSituation ?? now.situation, ui: {}, answers: new Map(), peek: null, hint: null, drawer: null,
      });
      // Bots may have acted meanwhile.
      app.call('situation', { viewer: null }).then((situation) => {
        if (situation && table()?.id === now.id && table()?.curtain !== null) settle(situation, false);
      });
    },
    look(seat) {
      const now = table();
      if (!now) return;
      const own = now.decider ?? now.situation.to_act[0] ?? now.look;
      app.updateTable({ look: seat ?? own, is_looking_away: seat !== null && seat !== own, highlight: [] });
    },
    highlight(groups, seat) {
      if (seat !== undefined) conductor.look(seat);
      app.updateTable({ highlight: groups });
    },
    drawer(name) {
      app.updateTable({ drawer: name, sheet_choice: null, highlight: [] });
      if (name === 'log') conductor.readLog();
    },
    async peek() {
      const now = table();
      if (!now || now.decider === null) return;
      const seat = now.decider;
      app.updateTable({ peek: { seat, situation: null } });
      const situation = await app.call('situation', { viewer: seat });
      if (situation && table()?.peek?.seat === seat) app.updateTable({ peek: { seat, situation } });
    },
    unpeek() {
      if (table()?.peek) app.updateTable({ peek: null });
    },
    hurry() {
      bots.hurry();
      parade.skip();
    },
    hint: bots.hint,
    unhint: () => app.updateTable({ hint: null }),
    next: parade.next,
    skip: parade.skip,
    async at(step) {
      const situation = await app.call('at', { step, viewer: allEyes() });
      if (situation && table()) app.updateTable({ replay: situation });
    },
    present: () => app.updateTable({ replay: null }),
    async readLog() {
      const now = table();
      const log = now && (await app.call('log', { from: 0 }));
      if (log && table()?.id === now.id) app.updateTable({ log: log.events });
    },
  };

  /** @param {{id: string, situation: Situation, notice?: import('../room.js').Fault}} opened */
  async function arrive(opened) {
    if (opened.notice) app.complain(opened.notice);
    // The store answers with what everybody may see; a single person sees with their own eyes.
    const seat = soleSeat(opened.situation);
    const situation = seat === null ? opened.situation : (await app.call('situation', { viewer: seat })) ?? opened.situation;
    sit(opened.id, situation);
  }

  /**
   * Sit down to a lesson, where it was left.
   * @param {string} game
   * @returns {Promise<'open' | 'refused'>}
   */
  async function teach(game) {
    // A saved game that was on the table is no longer in the engine, so it leaves the page first.
    conductor.leave();
    try {
      const { situation, lesson } = await openedLesson(app, game);
      sit(lessonId(game), situation, lesson);
      return 'open';
    } catch (fault) {
      app.complain(fault);
      return 'refused';
    }
  }

  document.addEventListener('visibilitychange', () => {
    if (document.hidden) conductor.lower();
  });
  window.addEventListener('pagehide', () => conductor.lower());
  return conductor;
}

/** @param {Situation} situation */
export const people = (situation) => situation.players.filter((player) => player === 'human').length;

/**
 * The seat of the only person at the table, who needs no curtain; null when there are several or none.
 * @param {Situation} situation
 */
export const soleSeat = (situation) => (people(situation) === 1 ? situation.players.indexOf('human') : null);
