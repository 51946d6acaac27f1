/** The table: header, seats, board, tray, drawers, what just happened, and the curtain over it all. */

import { t } from '../i18n/index.js';
import { createCoach } from '../learn/coach.js';
import { isSameHeader } from '../table/play/answers.js';
import { curtain, isDown } from '../table/view/curtain.js';
import { drawer } from '../table/view/drawer.js';
import { handoverBanner, handoverButton } from '../table/view/handover.js';
import { header } from '../table/view/header.js';
import { boardHost } from '../table/view/host.js';
import { listenForKeys } from '../table/view/keys.js';
import { logPanel } from '../table/view/log_panel.js';
import { momentBanner } from '../table/view/moment.js';
import { remarkBubble } from '../table/view/remark.js';
import { seatStrip } from '../table/view/seats.js';
import { leavesFocus } from '../table/view/touch_focus.js';
import { journey } from '../table/view/travel.js';
import { tray } from '../table/view/tray.js';
import { keepAwake } from '../table/view/wake.js';
import { h } from '../ui/dom.js';
import { tableOf, waitingView } from './opening.js';

/** @typedef {import('../app.js').State} State */

/** The parts of the table, in their order. */
const HEADER = 0;
const SEATS = 1;
const TRAY = 3;
const LOG = 5;

/** What a tile on trial changes of the table; seats and log show nothing of it, and the header only the answers it asks for. */
const TRIED = /** @type {const} */ (['ui', 'answers', 'is_asking', 'is_busy', 'highlight']);

/** @param {import('../app.js').App} app */
export function tableScreen(app) {
  const board = boardHost(app);
  const log = logPanel(app);
  const coach = createCoach(app);
  const sleep = keepAwake();
  /** @type {import('../ui/dom.js').Child[]} */
  let parts = [];
  /** @type {State | null} */
  let shown = null;
  return {
    /** @param {State} state */
    view(state) {
      const table = tableOf(state);
      if (!table) return waitingView(app);
      const { situation } = table;
      // None of them shows that an action is on its way: it is stored before they could be drawn again.
      if (isOnlyProgress(shown, state)) parts = parts.map((part, index) => (index === TRAY ? tray(app, table) : part));
      else if (!isOnlyBusy(shown, state)) {
        // What stands around a tile on trial need not be described again.
        const isTried = isOnlyTried(shown, state);
        const isHeaderSame = isTried && isSameHeader(app.room(situation.game), shown?.table ?? null, table);
        parts = [
          isHeaderSame ? parts[HEADER] : header(app, table),
          isTried ? parts[SEATS] : seatStrip(app, table),
          h(
            'section.board-area',
            { key: 'board', 'aria-label': t('table-board'), ...leavesFocus },
            board.view(table),
            handoverBanner(table),
            handoverButton(app, table),
          ),
          tray(app, table),
          drawer(app, table),
          isTried ? parts[LOG] : log.view(table),
          remarkBubble(table),
          momentBanner(app, table),
        ];
      }
      shown = state;
      return [
        h(
          'div.table-frame',
          { key: 'frame' },
          h(
            'div.table',
            {
              key: 'table',
              class: `${table.drawer ? 'has-drawer' : ''}${state.settings.log_beside ? ' has-log' : ''}`,
              inert: isDown(table),
              'data-game': situation.game,
              'data-phase': situation.phase,
              'data-revision': situation.revision,
              'data-busy': String(table.is_busy),
              'data-decider': table.decider ?? '',
              'data-curtain': isDown(table) ? table.curtain : '',
              'data-asking': String(table.is_asking),
              'data-showing': String(table.moments.length > 0),
              'data-ceremony': String(table.ceremony !== null),
              mount: () => listenForKeys(app),
            },
            parts,
          ),
        ),
        curtain(app, table),
        table.ceremony ? null : coach.view(table),
        table.travels && journey(app, table.travels.key, table.travels.travels),
      ];
    },
    destroy() {
      board.destroy();
      coach.destroy();
      sleep();
      // After coming back, no drawer is open; a change of language does not leave the table.
      if (app.state.screen.name !== 'table') app.conductor.drawer(null);
    },
  };
}

/**
 * Whether nothing has changed but that an action is on its way to the store, or no longer is.
 * @param {State | null} before
 * @param {State} after
 */
function isOnlyBusy(before, after) {
  if (!before?.table || !after.table || before.table.is_busy === after.table.is_busy) return false;
  return isLike(before, after, ['table']) && isLike(before.table, after.table, ['is_busy']);
}

/**
 * Whether nothing has changed but what is tried on the board, and what the engine has answered.
 * @param {State | null} before
 * @param {State} after
 */
function isOnlyTried(before, after) {
  if (!before?.table || !after.table) return false;
  return isLike(before, after, ['table']) && isLike(before.table, after.table, TRIED);
}

/**
 * Whether nothing has changed but how far a bot's thinking is, which the tray alone shows.
 * @param {State | null} before
 * @param {State} after
 */
function isOnlyProgress(before, after) {
  const [was, is] = [before?.table?.thinking, after.table?.thinking];
  if (!before?.table || !after.table || !was || !is || was.seat !== is.seat) return false;
  return isLike(before, after, ['table']) && isLike(before.table, after.table, ['thinking']);
}

/**
 * @template {object} T
 * @param {T} one
 * @param {T} other
 * @param {readonly (keyof T)[]} except
 */
const isLike = (one, other, except) =>
  /** @type {(keyof T)[]} */ (Object.keys(other)).every((name) => except.includes(name) || one[name] === other[name]);
