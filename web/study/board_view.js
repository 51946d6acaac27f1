/** The open study: its lands, the board, and in the tray tiles, goals, seats and scores. */

import { faultWords, isolated, t } from '../i18n/index.js';
import { boardHost } from '../table/view/host.js';
import { keyed, listenForKeys } from '../table/view/keys.js';
import { lensCard } from '../table/view/lens.js';
import { seatStrip } from '../table/view/seats.js';
import { leavesFocus } from '../table/view/touch_focus.js';
import { button, choiceGroup, iconButton } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { openMenu } from './dialogs.js';
import { studyGame } from './games.js';
import { paletteView } from './palette.js';
import { scoresView } from './scores.js';
import { seatsView } from './seats.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('./desk.js').Desk} Desk */
/** @typedef {import('./state.js').StudyState} StudyState */

/**
 * @param {App} app
 * @param {App} own
 * @param {Desk} desk
 */
export function createBoardView(app, own, desk) {
  const board = boardHost(own);

  /** @param {StudyState} study */
  const view = (study) => {
    const { entry, table, past, future } = study;
    if (!table) return null;
    return h(
      'div.table-frame',
      { key: 'frame' },
      h(
        'div.table.table-study',
        {
          key: 'study',
          'data-game': entry.game,
          'data-kind': entry.kind,
          'data-seats': entry.document.seats.length,
          'data-tab': study.tab,
          'data-asking': String(study.is_asking),
          'data-past': past.length,
          'data-held': study.held ?? '',
          mount: listen,
        },
        h(
          'header.table-head',
          { key: 'head' },
          iconButton('back', t('study-all'), () => app.go('study'), { look: 'quiet', test: 'study-all' }),
          h('h1.table-phase', { dir: 'auto', title: entry.name }, isolated(entry.name)),
          h(
            'div.table-tools',
            iconButton('undo', t('undo'), desk.undo, {
              look: 'quiet',
              test: 'undo',
              key: 'undo',
              disabled: past.length === 0,
              ...keyed(app, 'undo', t('undo')),
            }),
            iconButton('undo', t('study-redo'), desk.redo, {
              look: 'quiet',
              test: 'redo',
              key: 'redo',
              class: 'study-redo',
              disabled: future.length === 0,
              'data-key': 'redo',
            }),
            iconButton('share', t('study-share'), () => openMenu(app, desk, 'share'), {
              look: 'quiet',
              test: 'share',
              key: 'share',
            }),
            iconButton('menu', t('study-more'), () => openMenu(app, desk, 'menu'), {
              look: 'quiet',
              test: 'study-menu',
              key: 'menu',
            }),
          ),
        ),
        seatStrip(own, table),
        h('section.board-area', { key: 'board', 'aria-label': t('table-board'), ...leavesFocus }, board.view(table)),
        h(
          'section.tray.study-tray',
          { key: 'tray', 'aria-label': t('study'), ...leavesFocus },
          h('div.tray-head.study-head', { key: 'tabs' }, tabs(study)),
          h(
            'div.tray-room',
            { key: 'room' },
            lensCard(own, table),
            h('div.tray-body', { key: study.tab }, notes(study), h('div.study-panel', { key: 'panel' }, panel(study))),
          ),
        ),
      ),
    );
  };

  /** @param {StudyState} study */
  const tabs = ({ tab, entry }) =>
    choiceGroup({
      name: 'study-tab',
      label: t('study-tabs'),
      value: tab,
      choices: /** @type {import('./state.js').Tab[]} */ ([
        'tiles',
        ...(studyGame(entry.game).goalPicker ? ['goals'] : []),
        'seats',
        'scores',
      ]).map((value) => ({ value, label: t(`study-tab-${value}`) })),
      onchange: desk.go,
    });

  /**
   * That nothing is stored yet, and what could not be so in a game.
   * @param {StudyState} study
   */
  const notes = ({ is_stored: isStored, doubts, entry, past }) => [
    !isStored &&
      h(
        'div.study-note',
        { key: 'unsaved', role: 'status' },
        h('p', t(past.length ? 'study-unstored' : 'study-opened')),
        button(t('study-keep'), () => desk.rename(entry.name), { test: 'study-keep', picture: 'download' }),
      ),
    doubts.map(({ code, facts }) =>
      h('p.study-note', { key: code, role: 'status', 'data-doubt': code }, faultWords({ code, facts })),
    ),
  ];

  /** @param {StudyState} study */
  function panel(study) {
    const { tab, entry } = study;
    if (tab === 'goals')
      return studyGame(entry.game).goalPicker?.(entry.document, (edit) => desk.change(/** @type {never} */ (edit)));
    if (tab === 'seats') return seatsView(own, desk, study);
    return tab === 'scores' ? scoresView(own, desk, study) : paletteView(own, desk, study);
  }

  function listen() {
    const stop = listenForKeys(own);
    const redo = (/** @type {KeyboardEvent} */ event) => {
      const isRedo =
        (event.ctrlKey || event.metaKey) && (event.key === 'y' || (event.key.toLowerCase() === 'z' && event.shiftKey));
      if (
        !isRedo ||
        app.state.dialog ||
        (event.target instanceof Element && event.target.closest('input, select, textarea'))
      )
        return;
      event.preventDefault();
      desk.redo();
    };
    document.addEventListener('keydown', redo);
    return () => {
      stop();
      document.removeEventListener('keydown', redo);
    };
  }

  return { view, destroy: board.destroy };
}
