/** A tile on trial: chosen from the tray, laid on a cell, turned to the ways it fits, then placed or taken back. */

import { inReadingOrder } from '../../board/steps.js';
import { faultWords, t } from '../../i18n/index.js';

/** @typedef {import('../../app.js').App} App */
/** @typedef {import('../../room.js').Table} Table */
/** @typedef {{tile: string, x: number, y: number, turn: number}} Laid */
/** @typedef {{x: number, y: number, turns: number[]}} LegalCell */

/**
 * @typedef {object} Trial
 * @property {(table: Table) => string | null} chosen the tile in the fingers: the one chosen, or the only one there is
 * @property {(table: Table) => Laid | null} laid as it lies on trial
 * @property {(app: App, tile: string | null, event?: MouseEvent) => void} choose by finger; by key the way leads on to the board
 * @property {(app: App, table: Table, tile: string, cell: {x: number, y: number}) => void} tryOrSay lay it, or say why not
 * @property {(app: App, table: Table) => void} turn
 * @property {(app: App, table: Table) => Promise<void>} place
 * @property {(app: App) => void} cancel
 * @property {(app: App, down: PointerEvent, tile: string) => void} drag from the tray to the board
 * @property {(app: App, table: Table) => void} foresee what the tile in the fingers would bring, wherever it fits
 * @property {() => boolean} wasDragged whether the click that comes ends a drag
 * @property {(app: App, table: Table, tap: import('../../room.js').BoardTap) => void} onBoard a tap or key on the board
 */

/**
 * @param {object} game
 * @param {(table: Table) => string[]} game.hand the tiles that may be placed now
 * @param {(table: Table, laid: Laid) => Record<string, any>} game.action that places one
 * @param {(id: string) => import('../../board/scene.js').Tile} game.tileOf
 * @param {(fault: import('../../room.js').Fault) => string} [game.refusal] why a tile does not fit, in a sentence
 * @param {(tile: string, turn: number) => string} game.words how a tile lies, for screen-reader users
 * @param {string} game.wantsTile what is said when a place is tapped before a tile: a key of the words
 * @returns {Trial}
 */
export function createTrial({ hand, action, tileOf, words, wantsTile, refusal = faultWords }) {
  let hasMoved = false;
  /** Where the tile in the fingers fits, as last foreseen. @type {unknown} */
  let foreseen = null;

  /** @type {Trial} */
  const trial = {
    chosen(table) {
      const tiles = hand(table);
      const tile = table.ui.tile;
      if (tile && tiles.includes(tile)) return tile;
      return tiles.length === 1 && tile !== null ? (tiles[0] ?? null) : null;
    },
    laid(table) {
      const tile = trial.chosen(table);
      const cell = table.ui.cell;
      return tile && cell ? { tile, x: cell.x, y: cell.y, turn: table.ui.turn ?? 0 } : null;
    },
    choose(app, tile, event) {
      app.sounds.play('tap');
      app.setUi({ tile, cell: null, turn: 0 });
      // A click without a pointer is a key's or a screen reader's: the next thing is a place on the board.
      const [first] =
        tile && event?.detail === 0 ? inReadingOrder(app.conductor.ask('placements', { tile })?.cells ?? []) : [];
      if (!first) return;
      app.conductor.look(null);
      queueMicrotask(() => app.conductor.board()?.focusCell(first.x, first.y));
    },
    tryOrSay(app, table, tile, cell) {
      const places = app.conductor.ask('placements', { tile });
      if (turnsAt(places, cell).length) tryCell(app, table, tile, cell);
      else if (places) sayWhyNot(app, tile, cell, refusal);
    },
    turn(app, table) {
      const on = trial.laid(table);
      if (!on) return;
      const turns = turnsAt(app.conductor.ask('placements', { tile: on.tile }), on);
      if (turns.length < 2) {
        app.toast(t('trial-only-turn'));
        return;
      }
      app.sounds.play('tap');
      lay(app, on.tile, on, turns[(turns.indexOf(on.turn) + 1) % turns.length] ?? 0);
    },
    async place(app, table) {
      const on = trial.laid(table);
      if (!on || table.decider === null) return;
      const isOnBoard = document.activeElement?.closest('[role=grid]') !== null;
      if (!(await app.conductor.act(action(table, on)))) return;
      app.sounds.play('place');
      // With keys the next tile continues from here; without one, the focus moves to what is asked now.
      const after = app.state.table;
      if (isOnBoard && !(after && trial.chosen(after))) document.getElementById('prompt')?.focus();
    },
    cancel: (app) => app.setUi({ cell: null, turn: 0 }),
    drag(app, down, tile) {
      hasMoved = false;
      if (down.button !== 0 || !down.isPrimary) return;
      app.conductor.board()?.dragTile(down, {
        tile: tileOf(tile),
        turn: app.state.table?.ui.turn ?? 0,
        onStart: () => {
          hasMoved = true;
          app.conductor.look(null);
          app.setUi({ tile, cell: null });
        },
        onDrop: (hit) => {
          const { table } = app.state;
          if (hit && table && hand(table).includes(tile)) trial.tryOrSay(app, table, tile, hit);
        },
      });
    },
    foresee(app, table) {
      const tile = trial.chosen(table);
      const places = tile && app.conductor.ask('placements', { tile });
      if (!places || places === foreseen || table.is_busy) return;
      foreseen = places;
      app.conductor.foresee(
        'preview',
        eachWay(places).map((way) => ({ tile, ...way })),
      );
    },
    wasDragged: () => hasMoved,
    onBoard(app, table, tap) {
      if (table.decider === null || table.look !== table.decider) return;
      const tile = trial.chosen(table);
      if (tap.kind === 'key') onKey(app, table, tap);
      else if (tap.kind !== 'tap') return;
      else if (!tile) {
        if (hand(table).length) app.toast(t(wantsTile));
      } else if (tap.hit.isByKey && tap.hit.kind === 'ghost') trial.place(app, table);
      else trial.tryOrSay(app, table, tile, tap);
    },
  };

  /**
   * On the same cell once more, turn it to the next way it fits.
   * @param {App} app
   * @param {Table} table
   * @param {string} tile
   * @param {{x: number, y: number}} cell
   */
  function tryCell(app, table, tile, cell) {
    const turns = turnsAt(app.conductor.ask('placements', { tile }), cell);
    const now = trial.laid(table);
    if (now && now.tile === tile && now.x === cell.x && now.y === cell.y) {
      trial.turn(app, table);
      return;
    }
    app.sounds.play('tap');
    const wished = table.ui.turn ?? 0;
    lay(app, tile, cell, (turns.includes(wished) ? wished : turns[0]) ?? 0);
  }

  /**
   * @param {App} app
   * @param {string} tile
   * @param {{x: number, y: number}} cell
   * @param {number} turn
   */
  function lay(app, tile, { x, y }, turn) {
    app.setUi({ tile, cell: { x, y }, turn });
    app.announce(t('trial-lies', { words: words(tile, turn) }));
  }

  /**
   * @param {App} app
   * @param {Table} table
   * @param {{key: string, event: KeyboardEvent}} tap
   */
  function onKey(app, table, { key, event }) {
    const isLaid = trial.laid(table) !== null;
    if (isLaid && (key === 'r' || key === 'R')) trial.turn(app, table);
    else if (isLaid && key === 'Escape') trial.cancel(app);
    else if (key === 'Escape') backToHand();
    else return;
    event.preventDefault();
  }

  return trial;
}

/** Escape leads back from the board to the tile in the tray. */
function backToHand() {
  const chosen = document.querySelector('.hand .tile-button[aria-pressed=true]') ?? document.getElementById('prompt');
  if (chosen instanceof HTMLElement) chosen.focus();
}

/**
 * The turns in which a tile fits on a cell.
 * @param {{cells: LegalCell[]} | null | undefined} places
 * @param {{x: number, y: number}} cell
 * @returns {number[]}
 */
export const turnsAt = (places, cell) => places?.cells.find(({ x, y }) => x === cell.x && y === cell.y)?.turns ?? [];

/**
 * Every way in which a tile fits: first as it would lie after a tap on each cell, then the other turns.
 * @param {{cells: LegalCell[]}} places
 * @returns {{x: number, y: number, turn: number}[]}
 */
const eachWay = ({ cells }) => [
  ...cells.flatMap(({ x, y, turns }) => turns.slice(0, 1).map((turn) => ({ x, y, turn }))),
  ...cells.flatMap(({ x, y, turns }) => turns.slice(1).map((turn) => ({ x, y, turn }))),
];

/**
 * The turns in which a tile fits anywhere.
 * @param {{cells: LegalCell[]}} places
 * @returns {number[]}
 */
export const turnsIn = (places) => [...new Set(places.cells.flatMap(({ turns }) => turns))];

/**
 * @param {App} app
 * @param {string} tile
 * @param {{x: number, y: number}} cell
 * @param {(fault: import('../../room.js').Fault) => string} refusal
 */
async function sayWhyNot(app, tile, cell, refusal) {
  const fault = await app.conductor.query('why_not', { tile, x: cell.x, y: cell.y, turn: null });
  if (fault && fault.code !== 'fits') app.complain(fault, refusal(fault));
}
