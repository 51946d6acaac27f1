/**
 * What stands on the board beside cells and follows the camera: the buttons of a tile on trial, why a tile cannot be placed,
 * and at the edges of the view the ways to more places and to more that is lit. While the camera travels, they are hidden.
 */

import { isAtEdge, outside, placeBeside, SIDES } from '../../board/beside.js';
import { toScreen } from '../../board/camera.js';
import { whyButton } from '../../help/why.js';
import { t } from '../../i18n/index.js';
import { iconButton } from '../../ui/controls.js';
import { h } from '../../ui/dom.js';

/** @typedef {import('../../app.js').App} App */
/** @typedef {import('../../board/board.js').Board} Board */
/** @typedef {import('../../board/scene.js').Scene} Scene */
/** @typedef {import('../../room.js').Table} Table */
/** @typedef {{x: number, y: number, width: number, height: number, weight?: number}} Box in the view */

/** How much worse it is to cover the cell at which keys begin than another one. */
const ENTRY = 5;

/** Owns the size of the buttons of a tile on trial, which are always the same. */
const ALIKE = {};

/**
 * @param {App} app
 * @param {() => void} onUpdate what it shows has changed: it wants to be arranged
 * @param {(table: Table) => import('../../ui/dom.js').Child} [tags] words of the screen beside cells
 * @returns {{view: (table: Table) => import('../../ui/dom.js').Child, arrange: (board: Board | null, scene: Scene | null) => void}}
 */
export function boardOverlay(app, onUpdate, tags = () => null) {
  /** @type {HTMLElement | null} */
  let layer = null;
  /** @type {ReturnType<typeof outside> | null} */
  let beyond = null;
  /**
   * The sizes of what is placed, measured once in each view, and by name of what looks the same each time: measuring in the
   * middle of a drawing has the page laid out twice.
   * @type {WeakMap<object, {width: number, height: number, view: string}>}
   */
  const sizes = new WeakMap();

  /**
   * @param {HTMLElement} element
   * @param {import('../../board/camera.js').Camera} camera
   */
  function sizeOf(element, camera) {
    const view = `${camera.width} ${camera.height} ${app.state.settings.text_size}`;
    const owner = element.dataset.turns ? ALIKE : element;
    const known = sizes.get(owner);
    if (known?.view === view) return known;
    element.removeAttribute('data-upright');
    const size = { width: element.offsetWidth, height: element.offsetHeight, view };
    // What has no box now may get one.
    if (size.width > 0) sizes.set(owner, size);
    return size;
  }

  /**
   * @param {Board | null} board
   * @param {Scene | null} scene
   */
  function arrange(board, scene) {
    if (!layer || !board || !scene) return;
    const camera = board.view();
    beyond = outside(scene.legal.length ? scene.legal : countedCells(scene), camera);
    const children = /** @type {HTMLElement[]} */ ([...layer.children]);
    /** @type {Box[]} */
    const boxes = [];
    // What is said at a cell leaves the buttons free, and if possible the cell at which keys begin.
    const entry = board.entry();
    const first = entry ? [{ ...boxOf(entry, camera), weight: ENTRY }] : [];
    for (const child of children) {
      if (child.dataset.side) continue;
      boxes.push(put(child, camera, scene, child.matches('.refusal-bubble') ? [...boxes, ...first] : boxes));
    }
    for (const child of children) {
      const side = /** @type {keyof typeof beyond | undefined} */ (child.dataset.side);
      if (!side) continue;
      // An arrow gives way to what stands in its place.
      const isHidden = beyond[side] === null || boxes.some((box) => isAtEdge(box, side, camera));
      // Hidden once more, it would have its styles looked through again.
      if (child.hidden !== isHidden) child.hidden = isHidden;
    }
  }

  /**
   * @param {HTMLElement} element
   * @param {import('../../board/camera.js').Camera} camera
   * @param {Scene} scene
   * @param {readonly Box[]} taken
   * @returns {Box} where it stands now
   */
  function put(element, camera, scene, taken) {
    const cell = { x: Number(element.dataset.x), y: Number(element.dataset.y) };
    const { width, height } = sizeOf(element, camera);
    const lying = { width, height };
    const shapes = element.dataset.turns ? [lying, { width: height, height: width }] : [lying];
    // Buttons may lie on other spots, which are for later; a sentence may not.
    const land = element.dataset.turns ? scene.cells : [...scene.cells, ...scene.legal];
    const place = placeBeside(camera, cell, shapes, land, taken);
    element.toggleAttribute('data-upright', place.shape === 1);
    const moved = `translate(${Math.round(place.x)}px, ${Math.round(place.y)}px)`;
    if (element.style.transform !== moved) element.style.transform = moved;
    return { x: place.x, y: place.y, ...(shapes[place.shape] ?? lying) };
  }

  return {
    arrange,
    view(table) {
      const isOwn = !table.replay && table.decider !== null && table.look === table.decider;
      const { refusal } = table.ui;
      return h(
        'div.board-overlay',
        {
          key: 'overlay',
          mount: (/** @type {HTMLElement} */ element) => {
            layer = element;
            const drop = guardClicks(element);
            return () => {
              drop();
              layer = null;
            };
          },
          update: onUpdate,
        },
        SIDES.map((side) =>
          iconButton('next', isOwn ? t(`board-more-${side}`) : t(`board-counted-${side}`), () => reveal(side), {
            key: side,
            class: `board-edge board-edge-${side}`,
            'data-side': side,
            hidden: true,
          }),
        ),
        isOwn && (app.room(table.situation.game).boardButtons?.(app, table) ?? null),
        isOwn && refusal && refusalBubble(app, refusal),
        tags(table),
      );
    },
  };

  /** @param {import('../../board/beside.js').Side} side */
  function reveal(side) {
    const cell = beyond?.[side];
    if (cell) app.board?.reveal([cell]);
  }
}

/**
 * @param {{x: number, y: number}} cell
 * @param {import('../../board/camera.js').Camera} camera
 * @returns {Box}
 */
const boxOf = ({ x, y }, camera) => ({ ...toScreen(camera, x, y), width: camera.scale, height: camera.scale });

/**
 * The cells on which something is lit.
 * @param {Scene} scene
 */
export const countedCells = ({ outlines }) =>
  outlines.filter(({ kind }) => kind === 'count').flatMap(({ cells }) => cells.map(([x, y]) => ({ x, y })));

/**
 * Why nothing comes of a tap or a drop on a cell, said at the cell.
 * @param {App} app
 * @param {import('../../room.js').Refusal} refusal
 */
const refusalBubble = (app, { x, y, words, clause, number }) =>
  h(
    'div.refusal-bubble',
    { key: `refusal-${number}`, role: 'alert', 'data-test': 'refusal', 'data-x': x, 'data-y': y },
    h('p', words()),
    clause && whyButton(app, clause),
    iconButton('close', t('close'), () => app.setUi({ refusal: null }), { look: 'quiet', test: 'refusal-close' }),
  );

/**
 * Buttons appear under the finger that has just laid a tile, and the click of that tap must not press them: only what was
 * already there when the finger came down is pressed. A click without a pointer of its own, as keys and screen readers
 * send it, always counts.
 * @param {HTMLElement} element
 * @returns {() => void} ends it
 */
function guardClicks(element) {
  const buttonOf = (/** @type {Event} */ { target }) => (target instanceof Element ? target.closest('button') : null);
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  /** What was pressed; undefined while no click is due. @type {Element | null | undefined} */
  let pressed;
  document.addEventListener(
    'pointerdown',
    (event) => {
      pressed = buttonOf(event);
    },
    options,
  );
  document.addEventListener(
    'click',
    (event) => {
      const button = buttonOf(event);
      const isOfPointer = event.detail > 0 && pressed !== undefined;
      if (isOfPointer && button !== pressed && element.contains(button)) event.stopPropagation();
      pressed = undefined;
    },
    options,
  );
  return () => stop.abort();
}
