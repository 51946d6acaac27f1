/** The coach: a card over the table that explains one thing at a time, with a ring round what it refers to. */

import { t } from '../i18n/index.js';
import { button, iconButton } from '../ui/controls.js';
import { create, h } from '../ui/dom.js';
import { nextStep, playOn, restartLesson } from './lesson.js';
import { boxOf, cellOf, elementOf, placeFor } from './pointing.js';
import { countOf, isExplanation, shownAt } from './script.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('../room.js').Table} Table */
/** @typedef {import('./script.js').Step} Step */
/** @typedef {import('./pointing.js').Box} Box */

/** How long after any input the card follows what it points at, in milliseconds: longer than any glide of the board. */
const FOLLOWED = 700;
const SIGNS = ['pointerdown', 'pointermove', 'pointerup', 'wheel', 'keydown', 'scroll', 'resize', 'focusin'];

/**
 * @param {App} app
 * @returns {{view: (table: Table) => import('../ui/dom.js').Child, destroy: () => void}}
 */
export function createCoach(app) {
  /** @type {HTMLElement | null} */
  let card = null;
  /** @type {HTMLElement | null} */
  let rings = null;
  /** @type {string[]} */
  let names = [];
  let shown = '';
  /** @type {{left: number, top: number} | null} */
  let place = null;
  let frame = 0;
  let until = 0;

  const wake = () => {
    until = performance.now() + FOLLOWED;
    frame ||= requestAnimationFrame(follow);
  };

  /** @param {number} now */
  function follow(now) {
    frame = 0;
    if (!card) return;
    draw();
    if (now < until) frame = requestAnimationFrame(follow);
  }

  /** Put the rings round what is spoken of, and the card where it hides none of it. */
  function draw() {
    if (!card || !rings) return;
    const boxes = names.flatMap((name) => boxOf(app, name) ?? []);
    while (rings.childElementCount > boxes.length) rings.lastElementChild?.remove();
    boxes.forEach((box, index) => {
      const ring = rings?.children[index] ?? rings?.appendChild(create(h('div.coach-ring')));
      setBox(/** @type {HTMLElement} */ (ring), box);
    });
    const next = placeFor(
      { width: card.offsetWidth, height: card.offsetHeight },
      { width: document.documentElement.clientWidth, height: innerHeight },
      boxes,
      busyBoxes(),
      place,
    );
    if (next.left === place?.left && next.top === place?.top) return;
    place = next;
    card.style.transform = `translate(${next.left}px, ${next.top}px)`;
  }

  /** @param {string} key @param {Step} step */
  function show(key, step) {
    names = step.point ?? [];
    if (key !== shown) {
      shown = key;
      card?.querySelector('.coach-words')?.scrollTo(0, 0);
      reveal(app, names);
      // Keyboard users whose focus is lost, since what they pressed is gone, find it at the coach.
      if (!document.activeElement || document.activeElement === document.body) {
        /** @type {HTMLElement | null | undefined} */ (card?.querySelector('[data-test="coach-main"]'))?.focus({
          preventScroll: true,
        });
      }
    } else if (rings && rings.childElementCount < names.length) reveal(app, names);
    draw();
    wake();
  }

  for (const sign of SIGNS) window.addEventListener(sign, wake, { capture: true, passive: true });

  return {
    view(table) {
      const { lesson } = table;
      const number = lesson ? shownAt(lesson, table) : 0;
      const step = lesson?.script.steps[number];
      // While something that happened is shown, and while the rival plays, the coach is silent.
      if (!lesson || !step?.say || table.moments.length > 0 || table.replay) return null;
      const { game } = lesson.script;
      const count = countOf(lesson.script, number);
      const isLast = number === lesson.script.steps.length - 1;
      const { picture, words, go } = mainAction(app, step, isLast);
      return [
        h('div.coach-rings', {
          key: 'coach-rings',
          'aria-hidden': 'true',
          opaque: true,
          mount: (/** @type {HTMLElement} */ element) => {
            rings = element;
            return () => {
              rings = null;
            };
          },
        }),
        h(
          'aside.coach',
          {
            key: 'coach',
            class: lesson.declined ? 'is-declined' : '',
            'aria-label': t('learn-coach'),
            tabindex: '-1',
            'data-test': 'coach',
            'data-say': step.say,
            'data-kind': isExplanation(step) ? 'told' : step.do ? 'do' : 'until',
            'data-step': count.step,
            'data-steps': count.steps,
            mount: (/** @type {HTMLElement} */ element) => {
              card = element;
              place = null;
              shown = '';
              return () => {
                card = null;
              };
            },
            update: () => show(`${game} ${step.say}`, step),
          },
          h(
            'header.coach-head',
            h('p.coach-count', t('learn-step', count)),
            iconButton('begin', t('learn-restart'), () => askRestart(app), {
              look: 'quiet',
              test: 'coach-restart',
              title: t('learn-restart'),
            }),
            iconButton('close', t('learn-leave'), () => leave(app, isLast), {
              look: 'quiet',
              test: 'coach-leave',
              title: t('learn-leave'),
            }),
          ),
          h('progress.progress.coach-progress', {
            max: count.steps,
            value: count.step,
            'aria-label': t('learn-step', count),
          }),
          h(
            'div.coach-words',
            { 'aria-live': 'polite', tabindex: '0' },
            lesson.declined > 0 && h('p.coach-declined', { key: `declined-${lesson.declined}` }, t('learn-declined')),
            h('p', { key: 'words' }, t(`learn-${game}-${step.say}`, step.words)),
          ),
          h(
            'footer.coach-foot',
            isLast &&
              button(t('learn-finish'), () => leave(app, true), {
                picture: 'check',
                test: 'coach-finish',
                key: 'finish',
              }),
            // One button for both, so that the focus stays where it is.
            button(words, go, { look: isExplanation(step) ? 'primary' : '', picture, test: 'coach-main', key: 'main' }),
          ),
        ),
      ];
    },
    destroy() {
      cancelAnimationFrame(frame);
      for (const sign of SIGNS) window.removeEventListener(sign, wake, { capture: true });
    },
  };
}

/**
 * What the main button of a step does.
 * @param {App} app
 * @param {Step} step
 * @param {boolean} isLast
 */
function mainAction(app, step, isLast) {
  if (isLast) return { picture: 'play', words: t('learn-play-on'), go: () => playOn(app) };
  if (isExplanation(step)) return { picture: 'next', words: t('learn-next'), go: () => nextStep(app) };
  return { picture: 'eye', words: t('hint-show'), go: () => goThere(app, step.point?.[0] ?? '') };
}

/** @param {App} app */
const askRestart = (app) =>
  app.open('confirm', {
    title: t('learn-restart'),
    text: t('learn-restart-text'),
    yes: t('learn-restart'),
    onyes: () => restartLesson(app),
  });

/**
 * @param {App} app
 * @param {boolean} isDone
 */
function leave(app, isDone) {
  app.conductor.leave();
  app.go('start');
  if (!isDone) app.toast(t('learn-waits'));
}

/**
 * Bring what is spoken of into sight.
 * @param {App} app
 * @param {string[]} names
 */
function reveal(app, names) {
  for (const name of [...names].reverse()) {
    const cell = cellOf(name);
    if (cell) {
      // With large text the whole page scrolls, and the board may be below.
      document.querySelector('.board-area')?.scrollIntoView({ block: 'nearest' });
      app.board?.reveal([cell]);
    } else uncover(elementOf(name));
  }
}

/**
 * Scroll to something, and further where the foot of the tray would still lie over it.
 * @param {HTMLElement | null} element
 */
function uncover(element) {
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const foot = element?.closest('.tray')?.querySelector('.panel-foot');
  if (!element || !foot || foot.contains(element)) return;
  const hidden = element.getBoundingClientRect().bottom - foot.getBoundingClientRect().top;
  const isScroller = (/** @type {Element} */ each) =>
    each.scrollHeight > each.clientHeight && /auto|scroll/.test(getComputedStyle(each).overflowY);
  let scroller = element.parentElement;
  while (scroller && !isScroller(scroller)) scroller = scroller.parentElement;
  if (hidden > 0) scroller?.scrollBy(0, hidden);
}

/**
 * Lead the keyboard to what is to be tapped.
 * @param {App} app
 * @param {string} name
 */
function goThere(app, name) {
  reveal(app, [name]);
  const cell = cellOf(name);
  if (cell) app.board?.focusCell(cell.x, cell.y);
  else elementOf(name)?.focus({ preventScroll: true });
}

/** What the card had better not hide, the more so the heavier: what is read and tapped, before the land, before the rest. */
function busyBoxes() {
  /** @type {[string, number][]} */
  const parts = [
    ['.screen-table :is(.tray, .drawer, .table-head, .seats)', 1.4],
    ['[role="gridcell"][data-kind="legal"]', 0.3],
    ['[role="gridcell"]:not([data-kind="legal"])', 1.5],
  ];
  return parts.flatMap(([selector, weight]) =>
    [...document.querySelectorAll(selector)].map((element) => ({ box: element.getBoundingClientRect(), weight })),
  );
}

/**
 * @param {HTMLElement} element
 * @param {Box} box
 */
function setBox(element, { left, top, right, bottom }) {
  element.style.transform = `translate(${left}px, ${top}px)`;
  element.style.width = `${right - left}px`;
  element.style.height = `${bottom - top}px`;
}
