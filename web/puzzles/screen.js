/** The screen of puzzles: all of them, or the one that the address names, on the real board. */

import { t } from '../i18n/index.js';
import { boardHost } from '../table/view/host.js';
import { listenForKeys } from '../table/view/keys.js';
import { seatStrip } from '../table/view/seats.js';
import { iconButton } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { duePuzzles, puzzleProgress } from '../ui/puzzle_progress.js';
import { nextPuzzle, puzzleOf, readCollections } from './collections.js';
import { createDesk } from './desk.js';
import { overview } from './overview.js';
import { puzzleTray } from './panels.js';

/** @typedef {import('./collections.js').Collection} Collection */

/**
 * @param {import('../app.js').App} app
 * @returns {import('../app.js').Screen}
 */
export function createPuzzles(app) {
  const desk = createDesk(app);
  const board = boardHost(desk.app);
  /** @type {Collection[] | null} */
  let collections = null;
  /** Whether puzzles that come back are being asked, one after another. */
  let isDue = false;

  readCollections(app.games).then(
    (found) => {
      collections = found;
      app.update({});
    },
    (fault) => {
      app.complain(fault);
      app.go('start');
    },
  );

  /**
   * The id of the puzzle after this one: another that comes back, or the next of its game and level.
   * @param {import('../protocol.d.ts').PuzzleJson} puzzle
   */
  function idAfter({ id, game, level }) {
    const progress = puzzleProgress();
    const due = isDue
      ? duePuzzles(progress).find((each) => each !== id && puzzleOf(collections ?? [], progress, each))
      : null;
    return due ?? nextPuzzle(collections ?? [], progress, game, level)?.id ?? null;
  }

  return {
    view(state) {
      const { id } = state.screen.args;
      const puzzle = collections && id ? puzzleOf(collections, puzzleProgress(), id) : null;
      const shown = desk.shown();
      if (!collections) return waiting();
      if (!id || (!puzzle && shown?.puzzle.id !== id)) {
        if (!id) isDue = false;
        return overview(app, collections);
      }
      if (!shown || shown.puzzle.id !== id) {
        return h(
          'div.waiting',
          {
            key: `open-${id}`,
            mount: () => {
              isDue ||= duePuzzles(puzzleProgress()).includes(id);
              if (puzzle) desk.open(puzzle);
            },
          },
          h('p.display.waiting-words', { role: 'status' }, t('puzzles-loading')),
        );
      }
      const { table, verdict } = shown;
      const room = desk.app.room(table.situation.game);
      const next = verdict && idAfter(shown.puzzle);
      const leave = () => {
        desk.close();
        app.go('puzzles');
      };
      return h(
        'div.table-frame',
        { key: `puzzle-${id}` },
        h(
          'div.table.table-puzzle',
          {
            key: 'puzzle',
            'data-puzzle': id,
            'data-kind': shown.asked.kind,
            'data-game': table.situation.game,
            'data-phase': table.situation.phase,
            'data-asking': String(table.is_asking),
            'data-busy': String(table.is_busy),
            'data-showing': 'false',
            mount: () => listenForKeys(desk.app),
          },
          h(
            'header.table-head',
            iconButton('back', t('puzzles-back'), leave, { look: 'quiet', test: 'puzzles-back' }),
            h('h1.table-phase', t('puzzle'), ' · ', t(`puzzle-level-${shown.asked.level}`)),
            h('div.table-track', room.track(table.situation, table)),
          ),
          seatStrip(desk.app, table),
          h('section.board-area', { key: 'board', 'aria-label': t('table-board') }, board.view(table)),
          puzzleTray(desk, shown, {
            next: () => (next ? app.go('puzzles', { id: next }) : leave()),
            nextWords: next ? t('puzzle-next') : t('puzzles-back'),
          }),
        ),
      );
    },
    destroy() {
      desk.close();
      board.destroy();
    },
  };
}

const waiting = () =>
  h('div.waiting', { key: 'waiting' }, h('p.display.waiting-words', { role: 'status' }, t('puzzles-loading')));
