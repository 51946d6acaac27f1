/** The review of a finished game: the seat that is reviewed, the coach at work, one moment on the board, and all at a glance. */

import { faultWords, isolated, t } from '../i18n/index.js';
import { seatAt } from '../table/play/people.js';
import { boardHost } from '../table/view/host.js';
import { characterOf } from '../ui/characters.js';
import { button, iconButton } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { face } from '../ui/portrait.js';
import { boardLabel, boardTags, dressed, momentPanel } from './moment.js';
import { overview } from './overview.js';
import { createRunner } from './runner.js';
import { NOTHING, resultOf, seatsInOrder } from './state.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('../room.js').Table} Table */

/** What has arrow keys of its own. */
const OWN_ARROWS = 'input, select, textarea, [role=grid], [role=gridcell], .scroll-x, dialog';

/** Whether an element has a box. @param {Element | null} element */
const isThere = (element) => element !== null && element.getClientRects().length > 0;

/**
 * @param {App} app
 * @returns {import('../app.js').Screen}
 */
export function createReviewScreen(app) {
  const runner = createRunner(app);
  const board = boardHost(app, {
    dress: dressed,
    tags: boardTags,
    momentOf: ({ review }) => `${review?.seat} ${review?.place}`,
  });

  /** How far down the overview was left. */
  let left = 0;
  let wasOpen = false;

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const isElsewhere = event.target instanceof Element && event.target.closest(OWN_ARROWS);
    const review = app.state.table?.review;
    if (!by || isElsewhere || !review || app.state.dialog || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    runner.look(review.place + by);
  }

  /**
   * Look at a moment: where there is no room for both, in the place of the overview.
   * @param {number} place
   */
  function open(place) {
    left = window.scrollY;
    runner.look(place);
    runner.set({ is_open: true });
  }

  /**
   * Where there is no room for both, the moment begins at its top, and the overview is found where it was left.
   * @param {HTMLElement} element
   */
  function turn(element) {
    const isOpen = element.dataset.open === 'true';
    if (isOpen === wasOpen) return;
    wasOpen = isOpen;
    if (isOpen && isThere(element.querySelector('.review-overview'))) return;
    window.scrollTo(0, isOpen ? 0 : left);
    const next = element.querySelector(isOpen ? '.review-panel' : '.review-overview [aria-current]');
    if (next instanceof HTMLElement) next.focus({ preventScroll: isOpen });
  }

  function mount() {
    const { table } = app.state;
    const review = table?.review;
    if (table) runner.begin(review?.seat ?? seatsInOrder(table.situation)[0] ?? 0);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }

  return {
    /** @param {import('../app.js').State} state */
    view({ table }) {
      if (!table) return null;
      const { id, situation, session } = table;
      const { status, is_open } = table.review ?? NOTHING;
      const result = resultOf(table);
      const isShown = status === 'done' && result !== null;
      return h(
        'div.review',
        {
          key: session,
          mount,
          update: turn,
          'data-status': status,
          'data-open': String(is_open),
          'data-game': situation.game,
        },
        h(
          'header.screen-head',
          iconButton(
            'back',
            t(situation.outcome ? 'review-leave' : 'replay-leave'),
            () => app.go(situation.outcome ? 'end' : 'table', { id }),
            { look: 'quiet', test: 'review-leave' },
          ),
          h('h1', t('review')),
          situation.outcome && seatChoice(table, runner),
        ),
        h(
          'div.review-body',
          { key: 'body' },
          isShown &&
            result.decisions.length > 0 &&
            h(
              'div.review-moment',
              { key: 'moment' },
              h('section.board-area', { key: 'board', 'aria-label': boardLabel(table) }, board.view(table)),
              h('div.review-under', { key: 'under' }, momentPanel(app, table, runner)),
            ),
          h(
            'div.review-overview',
            { key: 'overview' },
            isShown
              ? overview(app, table, result, { open, again: () => runner.begin(result.seat, { isAnew: true }) })
              : waiting(app, table, runner),
          ),
        ),
      );
    },
    destroy() {
      runner.leave();
      board.destroy();
    },
  };
}

/**
 * Whose decisions are reviewed; people come first, bots are reviewed when they are chosen.
 * @param {Table} table
 * @param {import('./runner.js').Runner} runner
 */
const seatChoice = (table, runner) =>
  h(
    'div.review-seats',
    { role: 'group', 'aria-label': t('review-whose') },
    seatsInOrder(table.situation).map((seat) => {
      const { name, clan } = seatAt(table.situation, seat);
      const isChosen = (table.review ?? NOTHING).seat === seat;
      return h(
        'button.review-seat',
        {
          key: seat,
          type: 'button',
          'data-seat': seat,
          'aria-pressed': isChosen,
          onclick: () => isChosen || runner.begin(seat),
        },
        face(characterOf(table.situation.players[seat]), clan, 32),
        h('span.clip', { dir: 'auto' }, name),
      );
    }),
  );

/**
 * What is said while there is no review, or why there is none.
 * @param {App} app
 * @param {Table} table
 * @param {import('./runner.js').Runner} runner
 */
function waiting(app, table, runner) {
  const { status, progress, fault, seat } = table.review ?? NOTHING;
  if (status === 'refused' && fault) {
    const isRunning = fault.code === 'not_over';
    return h(
      'section.card.review-card.review-waiting',
      { key: 'refused', role: 'alert' },
      h('p', isRunning ? t('fault-not-over') : faultWords(fault)),
      isRunning
        ? button(t('replay-leave'), () => app.go('table', { id: table.id }), { look: 'primary', key: 'leave' })
        : button(t('engine-retry'), () => runner.begin(seat), { look: 'primary', key: 'again', test: 'review-retry' }),
    );
  }
  const name = isolated(seatAt(table.situation, seat).name);
  const percent = Math.floor(progress * 100);
  return h(
    'section.card.review-card.review-waiting',
    { key: 'working' },
    h('p.display', { role: 'status' }, t('review-working', { name })),
    h('progress.progress', {
      key: progress > 0 ? 'known' : 'unknown',
      max: 1,
      ...(progress > 0 ? { value: progress } : {}),
      'aria-label': t('review-progress'),
      'data-test': 'review-progress',
    }),
    h(
      'p.review-note',
      progress > 0 ? t('review-percent', { percent }) : t('review-begins'),
      ' ',
      t('review-working-note'),
    ),
  );
}
