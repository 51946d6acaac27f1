/**
 * The conductor leads a table: who is asked, when the curtain falls, when bots think, what is shown of it.
 *
 * Every table that is opened has a session of its own, and everything that may be late belongs to it.
 */

import { isolated, t } from '../../i18n/index.js';
import { forgetGuide, isGuiding } from '../../learn/guide.js';
import { keepPlace, lessonGame } from '../../learn/lesson.js';
import { after, isAsked } from '../../learn/script.js';
import { TABLE_SCREENS } from '../../ui/route.js';
import { createAnswers, headerAnswers } from './answers.js';
import { createArrival } from './arrival.js';
import { createBots } from './bots.js';
import { createCeremony } from './ceremony.js';
import { createChanges } from './changes.js';
import { createCurtain } from './curtain.js';
import { createHandover } from './handover.js';
import { createLookback } from './lookback.js';
import { createMomentQueue } from './moment_queue.js';
import { newTable } from './new_table.js';
import { createPause } from './pause.js';
import { askedSeat, people, seatAt, soleSeat } from './people.js';
import { createRemarks } from './remarks.js';
import { createSession } from './session.js';

/** @import {Answer, GameName, Question as QuestionOf, QuestionArgs} from '../../protocol.d.ts' */
/** @typedef {import('../../app.js').App} App */
/** @typedef {import('../../room.js').Situation} Situation */
/** @typedef {import('../../room.js').Table} Table */
/** @typedef {import('../../room.js').Moment} Moment */
/** @typedef {import('../../room.js').Player} Player */
/** @typedef {import('./session.js').Session} Session */

/** The screens that show a table as it was. */
const LOOKING_BACK = ['replay', 'review'];

/**
 * @typedef {object} Conductor
 * @property {import('./arrival.js').Arrival['start']} start a new game and go to its table; while one is being started, another
 *   is not
 * @property {import('./arrival.js').Arrival['practise']} practise from a moment of a finished game, in the same way
 * @property {(id: string, options?: {is_taken?: boolean}) => Promise<'open' | 'elsewhere' | 'refused' | 'left'>} open a saved
 *   one; `elsewhere` when another tab has it, which `is_taken` takes it from; `left` when the person went elsewhere meanwhile
 * @property {() => Promise<void>} reopen the table after the engine was started again
 * @property {() => void} renewLesson: play a lesson up to its place again, after the engine has lost its table
 * @property {() => void} leave
 * @property {(screen: import('../../ui/route.js').Route) => void} attend: another screen is shown. Whoever is no longer before the
 *   table does not play on, and leaves no curtain lifted behind
 * @property {(action: import('../../room.js').GameAction) => Promise<boolean>} act for the deciding seat; true once it is stored
 * @property {() => Promise<boolean>} undo
 * @property {(lesson: import('../../learn/script.js').Lesson) => void} learn: go on to another place of the lesson
 * @property {(seat: number, player: Player, name?: string | null) => Promise<boolean>} seatPlayer: give a seat to another player, with
 *   another name if there is one
 * @property {() => void} ask the engine what the state needs to be drawn; the page calls it after each change
 * @property {<Q extends QuestionOf<GameName>>(question: Q, args: QuestionArgs<GameName, Q>) => Promise<Answer<GameName, Q> | null>} query: ask once, on behalf of the decider
 * @property {() => Promise<void>} lift the curtain for the seat it waits for
 * @property {() => void} lower the curtain again
 * @property {(seat: number) => void} handTo another person who may act: they go first
 * @property {(seat: number | null) => void} look at a seat's land; null: at the one in play
 * @property {(marks: import('../../board/scene.js').Marks[], seat?: number) => void} highlight outline something on the board
 * @property {(name: string | null) => void} drawer
 * @property {() => Promise<void>} peek at the decider's secret, until `unpeek`
 * @property {() => void} unpeek
 * @property {() => void} hurry the bot that thinks
 * @property {() => void} resume: let a bot that was refused try again
 * @property {() => Promise<void>} hint: ask a bot what it would do in the decider's place
 * @property {() => void} unhint
 * @property {() => void} next moment
 * @property {() => void} skip all moments
 * @property {() => import('./ceremony.js').CeremonyLead} ceremony of what was scored
 * @property {(step: number, seat?: number | null) => Promise<void>} at: look back, at the land of a seat and with its eyes if one is named
 * @property {() => void} present: stop looking back
 * @property {() => Promise<void>} readLog
 */

/**
 * @param {App} app
 * @returns {Conductor}
 */
export function createConductor(app) {
  /** @returns {Table | null} */
  const table = () => app.state.table;

  const allEyes = () => {
    const now = table();
    return now ? soleSeat(now.situation) : null;
  };

  /**
   * What a table needs besides its state: all of it ends with the session.
   * @param {Session} session
   */
  function playIn(session) {
    const momentQueue = createMomentQueue(app, session.signal);
    const ceremony = createCeremony(app, session.signal, { settle, momentsDone: momentQueue.done });
    const changes = createChanges(app, session, { settle: ceremony.take, liftedSeat: curtain.liftedSeat });
    return {
      session,
      momentQueue,
      remarks: createRemarks(app, session.signal),
      ceremony,
      changes,
      ask: createAnswers(app, session),
      pause: createPause(app, session, (action) => conductor.act(action)),
      handOver: createHandover(app, session.signal),
      lookback: createLookback(app, session, allEyes),
      bots: createBots(app, session, {
        momentsDone: ceremony.arrived,
        act: changes.actConcurrently,
        catchUp: changes.catchUp,
      }),
    };
  }

  const curtain = createCurtain(app, { session: () => play.session, settle });

  /** The table before the person. At first there is none: a session that is over. */
  let play = playIn(createSession(app));
  play.session.leave();

  const arrival = createArrival(app, { sit, letGo: () => play.session.leave() });

  /**
   * @param {Session} session
   * @param {Situation} situation
   * @param {Table['lesson']} [lesson]
   */
  function sit(session, situation, lesson = null) {
    play.session.leave();
    play = playIn(session);
    curtain.keepOpen(null);
    app.update({ table: newTable(session, situation, lesson) });
    settle(situation, {});
  }

  /**
   * Take in a new situation: find out who is asked, and whether behind the curtain.
   * @param {Situation} situation
   * @param {import('./changes.js').How} how
   */
  function settle(situation, { isForward = false, isConcurrent = false, asked: wanted }) {
    const before = table();
    if (!before) return;
    const { session, momentQueue, remarks, bots, pause, handOver } = play;
    const room = app.room(situation.game);
    const holder = before.decider ?? before.curtain ?? situation.holder;
    const next = askedSeat(situation, wanted ?? holder);
    const isHidden = next !== null && curtain.isNeeded(situation);
    const isLifted = isHidden && before.decider === next && situation.viewer === next;
    const decider = isHidden && !isLifted ? null : next;
    const played = decider ?? (isHidden ? next : null) ?? situation.bot ?? situation.to_act[0];
    // When the game is over, the winner's land is on the board.
    const look = played ?? situation.outcome?.winners[0] ?? before.look;
    const moments = isForward ? room.moments(situation.events, situation, app) : [];
    const lesson = before.lesson && after(before.lesson, situation.step);
    if (lesson) keepPlace(lesson);
    const isSamePhase = situation.phase === before.situation.phase;
    const isSameTurn = decider !== null && decider === before.decider;
    const isUndisturbed = isSameTurn && (isLifted || isConcurrent) && isSamePhase;
    if (!isConcurrent || !isSamePhase || next !== holder) session.since = situation.revision;
    if (!isLifted) curtain.keepOpen(situation);
    session.advance();
    app.updateTable({
      situation,
      decider,
      curtain: isHidden && !isLifted ? next : null,
      look: isSameTurn && before.is_looking_away ? before.look : look,
      is_looking_away: isSameTurn && before.is_looking_away,
      ui: isUndisturbed ? before.ui : {},
      // What was answered before stands in for the new answers, so that nothing flickers under the fingers.
      answers: isUndisturbed ? before.answers : headerAnswers(room, before),
      highlight: [],
      peek: null,
      // What another seat does at the same time changes nothing for a person who reads a hint.
      hint: isUndisturbed && before.hint?.action ? before.hint : null,
      stalled: null,
      lesson,
      moments: [...before.moments, ...moments],
    });
    if (isForward && situation.is_over) app.sounds.play('end');
    else if (isForward && next !== null && next !== (before.decider ?? before.curtain)) app.sounds.play('turn');
    momentQueue.show();
    remarks.hear(situation, isForward || situation.step === 0);
    pause.consider();
    const isHandedOver = decider !== null && !isHidden && decider !== holder && people(situation) > 1;
    if (!isUndisturbed) handOver(isHandedOver ? decider : null);
    if (before.drawer === 'log') conductor.readLog();
    const asked = app.state.table;
    if (asked && !isUndisturbed) {
      const happened = isForward ? situation.events.flatMap((event) => room.describeEvent(event, situation) ?? []) : [];
      const turn = isHandedOver ? [t('handover-turn', { name: isolated(seatAt(situation, decider).name) })] : [];
      // The pause begins once the action is no longer on its way, and is announced with it.
      const prompt = room.prompt(pause.isComing() ? { ...asked, pause: 1 } : asked);
      app.announce([...happened, ...turn, prompt].join(' '));
    }
    bots.run();
    if (isUndisturbed && before.hint && !before.hint.action) conductor.hint();
    else if (before.guide && !isUndisturbed) lead(before.guide, situation);
  }

  /**
   * A hint for the decision that comes, while the game is guided.
   * @param {import('../../learn/guide.js').Guide} guide
   * @param {Situation} situation
   */
  function lead(guide, situation) {
    if (isGuiding(guide, situation.view) && !situation.is_over) {
      if (table()?.decider !== null) conductor.hint();
      return;
    }
    forgetGuide();
    app.updateTable({ guide: null });
    if (app.state.settings.hints && !situation.is_over) app.toast(t('learn-guide-over'));
  }

  /**
   * What a person's action leaves as the only thing to do: it is done at once, and can be undone like any action. People who
   * end their steps by hand do it themselves, and so does who learns.
   * @param {import('../../room.js').GameAction} action
   */
  function impliedBy({ seat }) {
    const now = table();
    if (!now || now.decider !== seat || now.lesson || app.state.settings.confirm_end) return null;
    return now.situation.implied.find((next) => next.seat === seat) ?? null;
  }

  /** @type {Conductor} */
  const conductor = {
    start: arrival.start,
    practise: arrival.practise,
    open(id, { is_taken = false } = {}) {
      // A saved game that was on the table is no longer in the engine, so it leaves the page before a lesson.
      if (lessonGame(id) !== null) conductor.leave();
      return arrival.open(id, is_taken);
    },
    async reopen() {
      const now = table();
      if (now?.lesson) return conductor.renewLesson();
      // Nothing that was asked of the engine before is still to come.
      play.session.leave();
      // What cannot be opened again is opened by the screen, which also leads away when that fails.
      if (now && !(await arrival.reopen(now.id))) conductor.leave();
    },
    renewLesson() {
      // The screen that misses a lesson's table plays it up to its place again.
      if (table()?.lesson) conductor.leave();
    },
    leave() {
      arrival.giveUp();
      play.session.leave();
      if (table()) app.update({ table: null });
    },
    attend({ name, args }) {
      const isAt = (/** @type {string} */ id) => TABLE_SCREENS.includes(name) && (!args.id || args.id === id);
      arrival.giveUp(isAt);
      const now = table();
      if (!now) return;
      if (!isAt(now.id)) return conductor.leave();
      if (!LOOKING_BACK.includes(name)) conductor.present();
      if (name === 'table') return play.bots.run();
      conductor.unpeek();
      conductor.lower();
    },
    async act(action) {
      const now = table();
      if (!now || now.is_busy) return false;
      if (now.lesson && !isAsked(now.lesson, now, action)) {
        // Nothing is lost: the coach says what comes first.
        app.sounds.play('refuse');
        app.updateTable({ lesson: { ...now.lesson, declined: now.lesson.declined + 1 } });
        return false;
      }
      const { momentQueue, changes } = play;
      momentQueue.skip();
      const isDone = await changes.intend('act', { action }, { isForward: true });
      for (let next = isDone && impliedBy(action); next; next = impliedBy(action))
        if (!(await changes.intend('act', { action: next }, { isForward: true }))) break;
      return isDone;
    },
    async undo() {
      const now = table();
      if (!now || now.is_busy || now.lesson || now.situation.undo_seat === null) return false;
      if (now.situation.undo_seat !== now.decider) return false;
      play.momentQueue.skip();
      return play.changes.intend('undo', { seat: now.situation.undo_seat });
    },
    learn(lesson) {
      keepPlace(lesson);
      app.updateTable({ lesson });
      play.bots.run();
    },
    seatPlayer: (seat, player, name = null) => play.changes.arrange('seat_player', { seat, player, name }),
    ask() {
      play.ask();
      play.pause.consider();
    },
    query: (question, args) =>
      /** @type {Promise<Answer<GameName, typeof question> | null>} */ (
        play.session.ask('ask', {
          viewer: table()?.decider ?? allEyes(),
          question,
          args: /** @type {object} */ (args),
        })
      ),
    lift: curtain.lift,
    lower: curtain.lower,
    handTo: curtain.handTo,
    look(seat) {
      const now = table();
      if (!now) return;
      const own = now.decider ?? now.situation.to_act[0] ?? now.look;
      app.updateTable({ look: seat ?? own, is_looking_away: seat !== null && seat !== own, highlight: [] });
    },
    highlight(marks, seat) {
      if (seat !== undefined) conductor.look(seat);
      app.updateTable({ highlight: marks });
    },
    drawer(name) {
      app.updateTable({ drawer: name, sheet_choice: null, highlight: [] });
      if (name === 'log') conductor.readLog();
    },
    async peek() {
      const now = table();
      if (!now || now.decider === null) return;
      const seat = now.decider;
      const { session } = play;
      const { epoch } = session;
      app.updateTable({ peek: { seat, situation: null } });
      const situation = await session.ask('situation', { viewer: seat });
      if (situation && table()?.peek) session.accept(epoch, { peek: { seat, situation } });
    },
    unpeek() {
      if (table()?.peek) app.updateTable({ peek: null });
    },
    hurry() {
      play.bots.hurry();
      play.momentQueue.skip();
    },
    resume: () => play.bots.run(),
    hint: () => play.bots.hint(),
    unhint: () => app.updateTable({ hint: null }),
    next: () => play.momentQueue.next(),
    skip: () => play.momentQueue.skip(),
    ceremony: () => play.ceremony,
    at: (step, seat) => play.lookback.at(step, seat),
    present() {
      const wasBack = table()?.replay;
      play.lookback.present();
      if (wasBack) conductor.look(null);
    },
    async readLog() {
      const { session } = play;
      const { epoch } = session;
      const log = table() && (await session.ask('log', { from: 0 }));
      if (log) session.accept(epoch, { log: log.events });
    },
  };

  document.addEventListener('visibilitychange', () => {
    if (document.hidden) conductor.lower();
    play.pause.consider();
  });
  window.addEventListener('pagehide', () => conductor.lower());
  return conductor;
}
