/** A tile on trial: chosen from the tray, laid on a cell, turned to the ways it fits, then placed or taken back. */

import { inReadingOrder } from '../../board/steps.js';
import { faultWords, t } from '../../i18n/index.js';
import { answerTo } from './answers.js';

/** @typedef {import('../../app.js').App} App */
/** @import {GameName, Games, PlacementArgs, TileArgs} from '../../protocol.d.ts' */
/** @typedef {{isAhead?: boolean} & ({question: 'placements', args: TileArgs} | {question: 'preview', args: PlacementArgs})} Question */
/** @typedef {import('../../room.js').Table} Table */
/** @typedef {import('../../board/scene.js').Scene} Scene */
/** @typedef {{tile: string, x: number, y: number, turn: number}} Laid */
/** @typedef {{cells: import('../../protocol.d.ts').CellTurns[]}} Placements */

/**
 * @typedef {object} Trial
 * @property {(table: Table) => string[]} hand the tiles that may be placed now
 * @property {(table: Table) => string | null} chosen the tile in the fingers: the one chosen, the only one that fits, or the first one that does
 * @property {(table: Table) => Laid | null} laid as it lies on trial
 * @property {(table: Table) => Question[]} questions where each tile fits, and what the one in the fingers would bring
 * @property {(table: Table, shown: {tile: string | null, laid: Laid | null}) => Pick<Scene, 'legal' | 'ghost' | 'soon'>} scene: the
 *   part of the scene that shows a tile with its places
 * @property {(app: App, tile: string | null, event: MouseEvent) => void} choose by finger; by key the way leads on to the board
 * @property {(app: App, table: Table, tile: string, cell: {x: number, y: number}) => void} tryOrSay lay it, or say why not
 * @property {(app: App, tile: string, cell: {x: number, y: number}) => Promise<void>} layOn: lay a tile that has just come to
 *   hand, once the engine has said in which turns it fits there
 * @property {(app: App, table: Table) => void} turn
 * @property {(app: App, table: Table) => Promise<void>} place
 * @property {(app: App) => void} cancel
 * @property {(app: App, down: PointerEvent, tile: string) => void} drag from the tray to the board
 * @property {() => boolean} wasDragged whether the click that comes ends a drag
 * @property {(app: App, table: Table, tap: import('../../room.js').BoardTap) => void} onBoard a tap or key on the board
 */

/**
 * What a trial needs to know of its game, whose tables it gets: the tiles that may be placed now, the action that places one,
 * why a tile does not fit, in a sentence, how it lies, for screen-reader users, what is said when a place is tapped before a
 * tile (a key of the words), the number of the first column and row in words, and whether the first tile that fits is in the
 * fingers until another one is chosen, where all are to be placed.
 * @typedef {{
 *   hand(table: Table): string[],
 *   action(table: Table, laid: Laid): import('../../room.js').GameAction,
 *   tileOf: (id: string) => import('../../board/scene.js').Tile,
 *   refusal?: (fault: import('../../room.js').Fault) => string,
 *   words: (tile: string, turn: number) => string,
 *   wantsTile: string,
 *   origin: number,
 *   beginsWithFirst?: boolean,
 * }} TrialGame
 */

/**
 * @param {TrialGame} game
 * @returns {Trial}
 */
export function createTrial({
  hand,
  action,
  tileOf,
  words,
  wantsTile,
  origin,
  beginsWithFirst = false,
  refusal = faultWords,
}) {
  let hasMoved = false;

  /** @type {Trial} */
  const trial = {
    hand,
    chosen(table) {
      const tiles = hand(table);
      const tile = table.ui.tile;
      if (tile && tiles.includes(tile)) return tile;
      if (tile === null || (table.lesson && tiles.length > 1)) return null;
      const fitting = tiles.filter((each) => placesOf(table, each)?.cells.length !== 0);
      const [first = tiles[0] ?? null] = fitting;
      return tiles.length === 1 || fitting.length === 1 || beginsWithFirst ? first : null;
    },
    laid(table) {
      const tile = trial.chosen(table);
      const cell = table.ui.cell;
      return tile && cell ? { tile, x: cell.x, y: cell.y, turn: table.ui.turn ?? 0 } : null;
    },
    questions(table) {
      const tile = trial.chosen(table);
      const on = trial.laid(table);
      const places = tile && placesOf(table, tile);
      return [
        // For every tile, so that a tap on one is answered immediately.
        ...hand(table).map((each) => ({ question: /** @type {const} */ ('placements'), args: { tile: each } })),
        ...(on ? [previewQuestion(on)] : []),
        ...(places ? previewsAhead(places, tile) : []),
      ];
    },
    scene(table, { tile, laid }) {
      const places = tile ? placesOf(table, tile) : null;
      return {
        legal: (places?.cells ?? []).map(({ x, y }) => ({
          x,
          y,
          label: t('board-legal', { x: x + origin, y: y + origin }),
        })),
        ghost: laid && {
          ...laid,
          tile: tileOf(laid.tile),
          label: t('board-tile', { words: words(laid.tile, laid.turn), x: laid.x + origin, y: laid.y + origin }),
        },
        soon: tile && places ? turnsIn(places).map((turn) => ({ tile: tileOf(tile), turn })) : [],
      };
    },
    choose(app, tile, event) {
      app.sounds.play('tap');
      app.setUi({ tile, cell: null, turn: 0, refusal: null });
      // A click without a pointer is a key's or a screen reader's: the next thing is a place on the board.
      const { table } = app.state;
      const [first] = table && tile && event.detail === 0 ? inReadingOrder(placesOf(table, tile)?.cells ?? []) : [];
      if (!first) return;
      app.conductor.look(null);
      queueMicrotask(() => app.board?.focusCell(first.x, first.y));
    },
    tryOrSay(app, table, tile, cell) {
      const places = placesOf(table, tile);
      const turns = turnsAt(places, cell);
      const on = trial.laid(table);
      if (!turns.length) {
        if (places) sayWhyNot(app, tile, cell, refusal);
      } else if (on && on.tile === tile && on.x === cell.x && on.y === cell.y) trial.turn(app, table);
      else {
        app.sounds.play('tap');
        const wished = table.ui.turn ?? 0;
        lay(app, tile, cell, (turns.includes(wished) ? wished : turns[0]) ?? 0);
      }
    },
    async layOn(app, tile, cell) {
      const [turn] = turnsAt(await app.conductor.query('placements', { tile }), cell);
      if (turn !== undefined) lay(app, tile, cell, turn);
    },
    turn(app, table) {
      const on = trial.laid(table);
      if (!on) return;
      const turns = turnsAt(placesOf(table, on.tile), on);
      if (turns.length < 2) {
        refuse(app, on, () => t('trial-only-turn'));
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
      app.sounds.play('tile');
      // With keys the next tile continues from here; without one, the focus moves to what is asked now.
      const after = app.state.table;
      if (isOnBoard && !(after && trial.chosen(after))) document.getElementById('prompt')?.focus();
    },
    cancel: (app) => app.setUi({ cell: null, turn: 0, refusal: null }),
    drag(app, down, tile) {
      hasMoved = false;
      if (down.button !== 0 || !down.isPrimary) return;
      app.board?.dragTile(down, {
        tile: tileOf(tile),
        turn: app.state.table?.ui.turn ?? 0,
        onStart: () => {
          hasMoved = true;
          app.conductor.look(null);
          app.setUi({ tile, cell: null, refusal: null });
        },
        onDrop: (hit) => {
          const { table } = app.state;
          if (hit && table && hand(table).includes(tile)) trial.tryOrSay(app, table, tile, hit);
        },
      });
    },
    wasDragged: () => hasMoved,
    onBoard(app, table, tap) {
      const tile = trial.chosen(table);
      if (tap.kind === 'key') onKey(app, table, tap);
      else if (!tile) {
        if (hand(table).length) refuse(app, tap, () => t(wantsTile));
      } else if (tap.hit.isByKey && tap.hit.kind === 'ghost') trial.place(app, table);
      else trial.tryOrSay(app, table, tile, tap);
    },
  };

  /**
   * @param {App} app
   * @param {string} tile
   * @param {{x: number, y: number}} cell
   * @param {number} turn
   */
  function lay(app, tile, { x, y }, turn) {
    app.setUi({ tile, cell: { x, y }, turn, refusal: null });
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
 * Where a tile fits; null until it is known.
 * @template {GameName} G
 * @param {import('../../room.js').Table<G>} table
 * @param {string} tile
 */
export const placesOf = (table, tile) =>
  /** @type {Games[G]['questions']['placements']['answer'] | null} */ (
    answerTo(/** @type {Table} */ (table), 'placements', { tile })
  );

/**
 * What a tile would change where it lies on trial; null until it is known.
 * @template {GameName} G
 * @param {import('../../room.js').Table<G>} table
 * @param {Laid} laid
 */
export const previewOf = (table, laid) =>
  /** @type {Games[G]['questions']['preview']['answer'] | null} */ (
    answerTo(/** @type {Table} */ (table), 'preview', previewQuestion(laid).args)
  );

/** @param {Laid} laid */
export const previewQuestion = ({ tile, x, y, turn }) => ({
  question: /** @type {const} */ ('preview'),
  args: { tile, x, y, turn },
});

/**
 * The turns in which a tile fits on a cell.
 * @param {Placements | null | undefined} places
 * @param {{x: number, y: number}} cell
 * @returns {number[]}
 */
export const turnsAt = (places, cell) => places?.cells.find(({ x, y }) => x === cell.x && y === cell.y)?.turns ?? [];

/**
 * Every way in which a tile fits: first as it would lie after a tap on each cell, then the other turns.
 * @param {Placements} places
 * @returns {{x: number, y: number, turn: number}[]}
 */
const eachWay = ({ cells }) => [
  ...cells.flatMap(({ x, y, turns }) => turns.slice(0, 1).map((turn) => ({ x, y, turn }))),
  ...cells.flatMap(({ x, y, turns }) => turns.slice(1).map((turn) => ({ x, y, turn }))),
];

/** By where a tile fits: made once, since they are looked at after each change. @type {WeakMap<Placements, Question[]>} */
const previews = new WeakMap();

/**
 * The questions what a tile would change, in every way in which it fits.
 * @param {Placements} places
 * @param {string} tile
 */
function previewsAhead(places, tile) {
  const made =
    previews.get(places) ?? eachWay(places).map((way) => ({ ...previewQuestion({ tile, ...way }), isAhead: true }));
  previews.set(places, made);
  return made;
}

/**
 * The turns in which a tile fits anywhere.
 * @param {Placements} places
 * @returns {number[]}
 */
const turnsIn = (places) => [...new Set(places.cells.flatMap(({ turns }) => turns))];

/**
 * @param {App} app
 * @param {string} tile
 * @param {{x: number, y: number}} cell
 * @param {(fault: import('../../room.js').Fault) => string} refusal
 */
async function sayWhyNot(app, tile, cell, refusal) {
  const fault = await app.conductor.query('why_not', { tile, x: cell.x, y: cell.y, turn: null });
  if (fault && fault.code !== 'fits') refuse(app, cell, () => refusal(fault), fault.clause ?? null);
}

/**
 * Say at a cell why nothing comes of a tap or a drop there.
 * @param {App} app
 * @param {{x: number, y: number}} cell
 * @param {() => string} words
 * @param {string | null} [clause] of the rules
 */
export function refuse(app, { x, y }, words, clause = null) {
  app.sounds.play('refuse');
  const number = (app.state.table?.ui.refusal?.number ?? 0) + 1;
  app.setUi({ refusal: { x, y, words, clause, number } });
}
