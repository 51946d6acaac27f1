/** Isle of Skye on the study board: goals and rounds to choose, gold and points to enter, and what a tile is found by. */

import { t } from '../i18n/index.js';
import { enumerated } from '../i18n/lists.js';
import { previewOf } from '../table/play/trial.js';
import { fieldset, selectBox } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { iconPicture, symbol } from '../ui/pictures.js';
import { numberField } from '../ui/stepper.js';
import { changes, trial } from './build.js';
import { tilePicture } from './pieces.js';
import { chosenGoals } from './setup.js';
import { components, tileOf, tileWords } from './tiles.js';

/** @import {isle} from '../protocol.d.ts' */
/** @typedef {isle.StudyJson} Document */
/** @typedef {isle.StudySeatJson} Seat */

/** Pictures of the marks that are no symbol on tiles. @type {Record<string, string>} */
const TERRAIN_WORDS = { P: 'study-mark-pasture', M: 'study-mark-mountain', W: 'study-mark-water' };
/** As much may be entered. */
const MOST = 999;

export const tile = {
  of: tileOf,
  thing: (/** @type {string} */ id) => `isle/tile/${id}`,
  words: (/** @type {string} */ id, /** @type {number} */ turn) => tileWords(tileOf(id), turn),
  /** @type {(id: string, options: import('../ui/pictures.js').PictureOptions) => import('../ui/dom.js').Child} */
  picture: tilePicture,
};

/** There is one kind of tiles. */
export const groupWords = () => '';

/** @param {string} mark */
export const markWords = (mark) => t(TERRAIN_WORDS[mark] ?? `study-mark-${mark}`);

/** @param {string} mark */
export function markPicture(mark) {
  if (TERRAIN_WORDS[mark] || mark === 'road') return h('span.study-terrain', { class: `is-${mark}` });
  return mark === 'scroll' ? iconPicture(mark, 26) : symbol(mark, 26);
}

/**
 * @param {string} name
 * @param {string} clan
 * @returns {Seat}
 */
export const newSeat = (name, clan) => ({ name, clan, land: [], points: 0, gold: 0 });

/**
 * A new study; a game at the real table is usually scored when its last round is over.
 * @param {Pick<Document, 'format' | 'version' | 'edition'>} base
 * @param {Seat[]} seats
 * @param {import('../study/state.js').Kind} kind
 * @returns {Document}
 */
export const newDocument = (base, seats, kind) => ({
  ...base,
  seats,
  goals: [...components().setup.first_game],
  round: kind === 'table' ? rounds(seats.length).length : 1,
});

/**
 * Which goals lie where, and which round is scored next.
 * @param {Document} document
 * @param {(edit: (document: Document) => Document) => void} change
 */
export const goalPicker = (document, change) => [
  fieldset(
    t('study-goals'),
    'goals',
    chosenGoals({ chosen: document.goals }, ({ chosen }) => change((now) => ({ ...now, goals: chosen }))),
  ),
  fieldset(
    t('study-round'),
    'round',
    selectBox({
      label: t('study-round'),
      value: String(document.round),
      choices: [
        ...rounds(document.seats.length).map(({ round, letters }) => ({
          value: String(round),
          label: t('study-round-of', { round, letters: enumerated(letters) }),
        })),
        { value: String(rounds(document.seats.length).length + 1), label: t('study-round-none') },
      ],
      onchange: (round) => change((now) => ({ ...now, round: Number(round) })),
    }),
    h('p.field-note', t('study-round-note')),
  ),
];

/**
 * What lies before a seat besides its land.
 * @param {Seat} seat
 * @param {isle.SeatView} _view
 * @param {(edit: (own: Seat) => Partial<Seat>) => void} change
 */
export const fields = (seat, _view, change) => [
  numberField({
    key: 'points',
    label: t('study-points'),
    value: seat.points,
    maximum: MOST,
    change: (next) => change((own) => ({ points: next(own.points) })),
  }),
  numberField({
    key: 'gold',
    label: t('study-gold'),
    value: seat.gold,
    maximum: MOST,
    change: (next) => change((own) => ({ gold: next(own.gold) })),
  }),
];

/**
 * What the tile on trial would change.
 * @param {import('../room.js').Table<'isle'>} table
 */
export function preview(table) {
  const on = trial.laid(table);
  const found = on && previewOf(table, on);
  return found && changes(found);
}

/** Nothing is entered for single tiles. */
export const cellFields = () => null;

/**
 * A territory as a picture shows it, before the engine has seen it.
 * @param {Seat} seat
 * @returns {import('../room.js').LandOf<'isle'>}
 */
export const landOf = ({ clan, land }) => ({
  territory: [[components().castles.find(({ id }) => id.endsWith(clan))?.id ?? '', 0, 0, 0], ...land],
});

/** @param {number} seats */
const rounds = (seats) => components().tracks[seats] ?? components().tracks[components().setup.fewest_seats] ?? [];
