/** The board inside the table: made once per screen, given a new scene with every state. */

import { createBoard } from '../../board/board.js';
import { explainTile } from '../../help/hold.js';
import { t } from '../../i18n/index.js';
import { iconButton } from '../../ui/controls.js';
import { h } from '../../ui/dom.js';
import { isFlying } from '../../ui/motion.js';
import { boardOverlay, countedCells } from './board_overlay.js';
import { holdLens, lensButton, tapLens } from './lens.js';

/** @typedef {import('../../app.js').App} App */
/** @typedef {import('../../room.js').Table} Table */
/** @typedef {import('../../room.js').BoardTap} BoardTap */

/**
 * @typedef {object} Dress What a screen adds to the board.
 * @property {(scene: import('../../board/scene.js').Scene, table: Table) => import('../../board/scene.js').Scene} [dress] changes the scene
 * @property {(table: Table) => import('../../ui/dom.js').Child} [tags] words beside cells: elements with the attributes `data-x` and `data-y`
 * @property {(table: Table) => string} [momentOf] another moment comes into view whole
 */

/**
 * @param {App} app
 * @param {Dress} [options]
 * @returns {{view: (table: Table) => import('../../ui/dom.js').Child, destroy: () => void}}
 */
export function boardHost(app, { dress = (scene) => scene, tags = () => null, momentOf = () => '' } = {}) {
  /** @type {import('../../board/board.js').Board | null} */
  let board = null;
  let land = '';
  /** What was lit before. @type {Table['highlight']} */
  let lit = [];
  const overlay = boardOverlay(
    app,
    () => {
      isShowing = false;
      overlay.arrange(board, scene);
    },
    tags,
  );
  /** @type {import('../../board/scene.js').Scene | null} */
  let scene = null;
  /** @type {unknown[]} */
  let shown = [];
  /** Whether a new scene is being shown: the overlay, which is drawn next, is then arranged once. */
  let isShowing = false;

  /** What is done on the board counts on the land of the one who decides. @param {BoardTap} tap */
  const report = (tap) => {
    const now = app.state.table;
    if (now && !now.replay && now.decider !== null && now.look === now.decider)
      app.room(now.situation.game).onBoard(app, now, tap);
  };

  /**
   * Where a cell is on the screen.
   * @param {number} x
   * @param {number} y
   */
  const boxOf = (x, y) => {
    const corner = board?.screenOf(x, y) ?? { x: 0, y: 0, size: 0 };
    return { getBoundingClientRect: () => new DOMRect(corner.x, corner.y, corner.size, corner.size) };
  };

  /** @param {HTMLElement} element */
  function mount(element) {
    board = createBoard(element, {
      onTap: (hit) => {
        if (!tapLens(app, hit)) report({ kind: 'tap', x: hit.x, y: hit.y, hit });
      },
      onHold: (hit) => holdLens(app, hit),
      onKey: (event, { x, y }) => report({ kind: 'key', x, y, key: event.key, event }),
      isMotionReduced: () => app.state.motion.is_reduced,
      // When nothing more is placed, nothing need be large enough for a finger.
      isWholeShown: () => app.state.table !== null && shownAt(app.state.table).is_over,
      onView: () => {
        if (!isShowing) overlay.arrange(board, scene);
      },
      isCrossed: isFlying,
    });
    element.addEventListener('contextmenu', (event) => {
      const hit = board?.cellAtClient(event.clientX, event.clientY);
      if (hit) explainTile(app, hit.x, hit.y, boxOf(hit.x, hit.y));
    });
    app.board = board;
    land = '';
    shown = [];
    return drop;
  }

  function drop() {
    if (app.board === board) app.board = null;
    board?.destroy();
    board = null;
  }

  /** @param {Table} table */
  function show(table) {
    const { theme, language } = app.state;
    const situation = shownAt(table);
    // Most changes of state do not touch the board; redrawing it would be a waste.
    const wanted = [
      situation,
      table.look,
      table.decider,
      table.ui,
      table.answers,
      table.highlight,
      table.lens,
      table.review,
      theme,
      language,
    ];
    if (!board || wanted.every((each, index) => each === shown[index])) return;
    shown = wanted;
    isShowing = true;
    scene = dress(app.room(situation.game).scene(table, theme), table);
    board.setScene(scene);
    // Another land comes into view whole, and so does each at the end; the same land stays where the person put it.
    const next = `${table.id} ${table.look} ${situation.is_over} ${momentOf(table)}`;
    if (next !== land) board.fit({ animate: false });
    else if (scene.ghost) board.reveal([scene.ghost]);
    // What is lit comes into view; the tiles keep their size.
    if (table.highlight !== lit) board.reveal(countedCells(scene), next === land);
    lit = table.highlight;
    land = next;
  }

  return {
    view: (table) => [
      h('div.board', {
        key: 'board',
        opaque: true,
        'data-look': table.look,
        mount,
        update: () => show(table),
      }),
      overlay.view(table),
      h(
        'div.board-tools',
        { key: 'zoom' },
        lensButton(app, table),
        tool('plus', t('board-zoom-in'), () => board?.zoom(1.3)),
        tool('minus', t('board-zoom-out'), () => board?.zoom(1 / 1.3)),
        tool('fit', t('board-fit'), () => board?.fit({ isWhole: true })),
      ),
    ],
    destroy: drop,
  };
}

/** @param {Table} table */
const shownAt = (table) => table.replay ?? table.situation;

/**
 * @param {string} picture
 * @param {string} label
 * @param {() => void} onclick
 */
const tool = (picture, label, onclick) => iconButton(picture, label, onclick, { class: 'board-tool', key: picture });
