/** Skylands on the study board: printed boards, inhabitants, points and markers to enter, and what a tile is found by. */

import { t } from '../i18n/index.js';
import { previewOf } from '../table/play/trial.js';
import { fieldset, selectBox, toggle } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { iconPicture } from '../ui/pictures.js';
import { numberField, stepper } from '../ui/stepper.js';
import { countOf, islandPicture, islandWords, tilePicture } from './pieces.js';
import { changes, trial } from './place_tile.js';
import { components, kindOf, terrainName, thingOf, tileOf, tileWords } from './tiles.js';

/** @import {skylands} from '../protocol.d.ts' */
/** @typedef {skylands.StudyJson} Document */
/** @typedef {skylands.StudySeatJson} Seat */

/** As much may be entered. */
const MOST = 999;
/** The small picture of a terrain, by its position in the list of terrains. */
const PICTURES = ['forest', 'peak', 'crystal', 'city'];

export const tile = {
  of: tileOf,
  thing: thingOf,
  words: tileWords,
  /** @type {(id: string, options: import('../ui/pictures.js').PictureOptions) => import('../ui/dom.js').Child} */
  picture: tilePicture,
};

/** What is no special island. @type {Record<string, string>} */
const GROUPS = { islands: 'study-group-islands', starts: 'study-group-starts' };

/** @param {string} group */
export const groupWords = (group) => t(GROUPS[group] ?? `sky-group-${group}`);

/** @param {string} mark */
export const markWords = (mark) => terrainName(kindOf(mark));

/** @param {string} mark */
export const markPicture = (mark) =>
  iconPicture(PICTURES[components().terrains.findIndex(({ terrain }) => terrain === mark)] ?? 'cloud', 26);

/**
 * @param {string} name
 * @param {string} clan
 * @param {number} number of the seat
 * @returns {Seat}
 */
export const newSeat = (name, clan, number) => ({
  name,
  clan,
  board: components().boards[number % components().boards.length]?.board ?? null,
  land: [],
  people: {},
  hostel: { G: 0, P: 0, B: 0 },
  points: 0,
  is_marker_active: true,
});

/**
 * @param {Pick<Document, 'format' | 'version' | 'edition'>} base
 * @param {Seat[]} seats
 * @returns {Document}
 */
export const newDocument = (base, seats) => ({ ...base, seats });

/** The goals are the same in every game. */
export const goalPicker = null;

/**
 * What lies before a seat besides its tiles.
 * @param {Seat} seat
 * @param {skylands.SeatView} view
 * @param {(edit: (own: Seat) => Partial<Seat>) => void} change
 */
export const fields = (seat, view, change) => [
  h(
    'div.number-field',
    { key: 'board' },
    h('span.number-label', { 'aria-hidden': 'true' }, t('study-board')),
    selectBox({
      label: t('study-board'),
      value: seat.board ?? '',
      choices: [
        ...components().boards.map(({ board }, index) => ({
          value: board,
          label: t('study-board-of', { number: index + 1 }),
        })),
        { value: '', label: t('study-board-empty') },
      ],
      onchange: (board) => change(() => ({ board: board || null })),
    }),
  ),
  numberField({
    key: 'points',
    label: t('study-collected'),
    value: seat.points,
    maximum: MOST,
    change: (next) => change((own) => ({ points: next(own.points) })),
  }),
  toggle({
    label: t('study-marker'),
    value: seat.is_marker_active,
    onchange: (is_marker_active) => change(() => ({ is_marker_active })),
  }),
  residents(seat, view, view.islands, change),
];

/**
 * What the tile on trial would change.
 * @param {import('../room.js').Table<'skylands'>} table
 */
export function preview(table) {
  const on = trial.laid(table);
  const found = on && previewOf(table, on);
  return found && changes(found, table.situation);
}

/**
 * Who lives on the islands of a square.
 * @param {Seat} seat
 * @param {skylands.SeatView} view
 * @param {{x: number, y: number}} cell
 * @param {(edit: (own: Seat) => Partial<Seat>) => void} change
 */
export const cellFields = (seat, view, { x, y }, change) =>
  residents(
    seat,
    view,
    view.islands.filter(({ cells }) => cells.some((each) => each[0] === x && each[1] === y)),
    change,
  );

/**
 * A board as a picture shows it, before the engine has seen it.
 * @param {Seat} seat
 * @returns {import('../room.js').LandOf<'skylands'>}
 */
export const landOf = ({ board, land }) => ({
  board: [
    ...(components()
      .boards.find((each) => each.board === board)
      ?.tiles.map(({ id, x, y }) => /** @type {[string, number, number, number]} */ ([id, x, y, 0])) ?? []),
    ...land,
  ],
  islands: [],
  hostel: null,
});

/**
 * Steppers for the inhabitants of complete islands, and of the hostel.
 * @param {Seat} seat
 * @param {skylands.SeatView} view
 * @param {skylands.IslandView[]} islands
 * @param {(edit: (own: Seat) => Partial<Seat>) => void} change
 */
function residents(seat, view, islands, change) {
  const homes = islands.filter(({ is_complete, colour }) => is_complete && colour);
  if (!homes.length && !view.hostel) return null;
  return fieldset(
    t('study-residents'),
    'residents',
    homes.map((island) =>
      h(
        'div.number-field',
        { key: island.id },
        h('span.study-island', { 'aria-hidden': 'true' }, islandPicture(island)),
        stepper({
          key: island.id,
          label: islandWords(island),
          value: island.inhabitants,
          minimum: 0,
          maximum: island.spaces,
          onstep: (by) => settle(island, (now) => now + by),
          onvalue: (typed) => settle(island, () => typed ?? 0),
        }),
      ),
    ),
    view.hostel &&
      components().colours.map((colour) =>
        numberField({
          key: `guests-${colour}`,
          label: t('study-guests', { kind: colour }),
          value: countOf(seat.hostel, colour),
          maximum: components().hostel_room,
          change: (next) =>
            change(({ hostel }) => ({ hostel: { ...hostel, [colour]: next(countOf(hostel, colour)) } })),
        }),
      ),
  );

  /** @param {skylands.IslandView} island @param {(now: number) => number} next */
  function settle({ id, spaces }, next) {
    change(({ people }) => ({ people: { ...people, [id]: Math.min(spaces, Math.max(0, next(people[id] ?? 0))) } }));
  }
}
