/** One decision: the board as it was, what was chosen, what would have been better, and why. */

import { isolated, t } from '../i18n/index.js';
import { listed } from '../i18n/lists.js';
import { seatAt } from '../table/play/people.js';
import { button, choiceGroup, iconButton } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { tableThen, tellingOf } from './games.js';
import { betterOf, decisionOf, markOf, resultOf } from './state.js';
import { gradeWords, markSign, momentWords, verdictWords } from './words.js';

/** @import {DecisionJson} from '../protocol.d.ts' */
/** @typedef {import('../app.js').App} App */
/** @typedef {import('../board/scene.js').Scene} Scene */
/** @typedef {import('../room.js').Table} Table */
/** @typedef {import('./runner.js').Runner} Runner */
/** @typedef {(app: App, table: Table, decision: DecisionJson) => import('../ui/dom.js').Child} MomentButton */

/** More reasons than these nobody reads. */
const MOST_REASONS = 4;

/** A finger that goes so far to the side, and less up or down, turns to another moment. CSS pixels. */
const SWIPE = 48;

/** The game is looked back at from there. @type {MomentButton} */
const replayButton = (app, table, { step }) =>
  button(
    t('replay'),
    () => {
      app.go('replay', { id: table.id });
      app.conductor.at(step);
    },
    { picture: 'play', key: 'replay', test: 'review-replay' },
  );

/** How the spots are outlined: in different colours and dashes. */
const CHOSEN = /** @type {const} */ ({ kind: 'open', color: '#c9ecff' });
const BETTER = /** @type {const} */ ({ kind: 'complete' });

/** What may be done from a moment, each as a button. @type {readonly MomentButton[]} */
const BUTTONS = [replayButton];

/**
 * What the decision that is looked at places on the board: as it was chosen, and as it would have been better.
 * @param {Table} table
 */
function laidIn(table) {
  const decision = decisionOf(table);
  // While the table of that moment is on its way, the one before is still shown.
  if (!decision || table.replay?.step !== decision.step) return { chosen: null, better: null, isSameSpot: false };
  const { laid } = tellingOf(table.situation.game);
  const better = betterOf(decision);
  const [one, other] = [laid(decision.chosen), better && laid(better)];
  return { chosen: one, better: other, isSameSpot: Boolean(one && other && one.x === other.x && one.y === other.y) };
}

/**
 * The board of the moment: the better tile as one on trial, the chosen one beside it, each in a frame of its own. Where both lie on
 * the same spot, one of them is shown.
 * @param {Scene} scene
 * @param {Table} table
 * @returns {Scene}
 */
export function dressed(scene, table) {
  const { chosen, better, isSameSpot } = laidIn(table);
  const isChosenShown = !better || (isSameSpot && table.review?.shown === 'chosen');
  const front = isChosenShown ? chosen : better;
  if (!front) return scene;
  const behind = better && chosen && !isSameSpot ? chosen : null;
  const frontWords = t(isChosenShown ? 'review-lies-chosen' : 'review-lies-better', { words: front.words });
  return {
    ...scene,
    cells: behind
      ? [...scene.cells, { ...behind, label: t('review-lies-chosen', { words: behind.words }) }]
      : scene.cells,
    ghost: { ...front, label: frontWords },
    last: null,
    outlines: [
      ...scene.outlines,
      ...(behind ? [{ ...CHOSEN, cells: [/** @type {const} */ ([behind.x, behind.y])] }] : []),
      { ...(isChosenShown ? CHOSEN : BETTER), cells: [[front.x, front.y]] },
    ],
  };
}

/**
 * The names of the tiles on the board, beside them.
 * @param {Table} table
 */
export function boardTags(table) {
  const { chosen, better, isSameSpot } = laidIn(table);
  const { shown } = table.review ?? {};
  const tag = (/** @type {'chosen' | 'better'} */ which, /** @type {{x: number, y: number} | null} */ at) =>
    at &&
    !(isSameSpot && shown !== which) &&
    h(
      'span',
      { key: which, class: `review-tag review-tag-${which}`, 'data-x': at.x, 'data-y': at.y, 'aria-hidden': 'true' },
      t(`review-${which}`),
    );
  return [tag('chosen', chosen), tag('better', better)];
}

/**
 * @param {App} app
 * @param {Table} table
 * @param {Runner} runner
 */
export function momentPanel(app, table, runner) {
  const review = resultOf(table);
  const decision = decisionOf(table);
  if (!review || !decision) return null;
  const { place } = /** @type {import('./state.js').ReviewState} */ (table.review);
  const step = (/** @type {number} */ by) => runner.look(place + by);
  const last = review.decisions.length - 1;
  return h(
    'section.review-panel',
    {
      key: 'panel',
      'aria-label': t('review-decision'),
      tabindex: '-1',
      'data-place': place,
      mount: (/** @type {HTMLElement} */ element) =>
        listenForSwipes(element, (by) => runner.look((app.state.table?.review?.place ?? 0) + by)),
    },
    h(
      'div.review-steps',
      { key: 'steps' },
      iconButton('log', t('review-overview'), () => runner.set({ is_open: false }), {
        key: 'overview',
        class: 'review-to-overview',
        test: 'review-overview',
      }),
      iconButton('previous', t('review-previous'), () => step(-1), {
        disabled: place === 0,
        test: 'review-previous',
        key: 'previous',
      }),
      h('p.review-place', { key: 'count' }, t('review-place', { place: place + 1, count: last + 1 })),
      iconButton('next', t('review-next'), () => step(1), {
        disabled: place === last,
        test: 'review-next',
        key: 'next',
      }),
    ),
    h(
      'div.review-verdict',
      { key: 'verdict', role: 'status' },
      h('h2', momentWords(review.game, decision)),
      h('p.review-grade', { 'data-mark': markOf(decision) }, markSign(markOf(decision)), h('b', gradeWords(decision))),
      verdictWords(decision) && h('p', verdictWords(decision)),
    ),
    table.replay?.step === decision.step
      ? choices(app, table, decision, runner)
      : h('div.review-choices', { key: 'choices' }),
    h(
      'div.button-row.review-buttons',
      { key: 'buttons' },
      BUTTONS.map((each) => each(app, table, decision)),
    ),
  );
}

/**
 * What was chosen, and what would have been better.
 * @param {App} app
 * @param {Table} table
 * @param {DecisionJson} decision
 * @param {Runner} runner
 */
function choices(app, table, decision, runner) {
  const { game } = table.situation;
  const seat = table.review?.seat ?? 0;
  const then = tableThen(table, seat, table.replay ?? table.situation);
  const telling = tellingOf(game);
  const advice = app.room(game).hint;
  const better = betterOf(decision);
  const { isSameSpot } = laidIn(table);
  const reasons = (/** @type {DecisionJson['reasons']} */ list) =>
    advice && list.length > 0
      ? h(
          'ul.bullets',
          { key: 'why' },
          list.slice(0, MOST_REASONS).map((reason, index) => h('li', { key: index }, advice.reason(reason, then))),
        )
      : null;
  const about = (/** @type {DecisionJson['reasons']} */ list) =>
    list.filter(({ code }) => telling.isAbout(code, decision.kind));
  /** @param {'chosen' | 'better'} which @param {DecisionJson['chosen']} action @param {DecisionJson['reasons']} why */
  const card = (which, action, why) =>
    h(
      'article',
      { key: which, class: `review-choice review-choice-${which}`, 'data-which': which },
      h('h3', t(`review-${which}`)),
      telling.picture(action, decision.kind, then),
      h(
        'p.review-choice-words',
        telling.words(action, decision.kind, then, which === 'better' ? decision.chosen : null),
      ),
      reasons(why),
    );
  return h(
    'div.review-choices',
    { key: 'choices', 'data-count': better ? 2 : 1 },
    card('chosen', decision.chosen, about(decision.chosen_reasons)),
    better && card('better', better, about(decision.reasons)),
    isSameSpot &&
      choiceGroup({
        name: 'review-shown',
        label: t('review-shown'),
        value: table.review?.shown ?? 'better',
        choices: /** @type {const} */ (['chosen', 'better']).map((value) => ({ value, label: t(`review-${value}`) })),
        onchange: (shown) => runner.set({ shown }),
      }),
  );
}

/**
 * The name of the land on the board, for the region that holds it.
 * @param {Table} table
 */
export const boardLabel = (table) =>
  t('review-board', { name: listed([isolated(seatAt(table.situation, table.review?.seat ?? 0).name)]) });

/**
 * @param {HTMLElement} element
 * @param {(by: number) => void} turn
 * @returns {() => void}
 */
function listenForSwipes(element, turn) {
  const leaving = new AbortController();
  const { signal } = leaving;
  /** @type {PointerEvent | null} */
  let down = null;
  element.addEventListener(
    'pointerdown',
    (event) => {
      down = event.pointerType === 'mouse' ? null : event;
    },
    { signal },
  );
  element.addEventListener(
    'pointerup',
    (event) => {
      if (!down || down.pointerId !== event.pointerId) return;
      const [across, along] = [event.clientX - down.clientX, event.clientY - down.clientY];
      down = null;
      if (Math.abs(across) > SWIPE && Math.abs(across) > 2 * Math.abs(along)) turn(across < 0 ? 1 : -1);
    },
    { signal },
  );
  return () => leaving.abort();
}
