/** Islands and the hostel's guests as buttons of a list and as squares of the board: both mean the same moves. */

import { partAt } from '../board/art/skylands/tint.js';
import { faultWords, signed, t } from '../i18n/index.js';
import { phrases } from '../i18n/lists.js';
import { answerTo } from '../table/play/answers.js';
import { seatAt } from '../table/play/people.js';
import { refuse } from '../table/play/trial.js';
import { button } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { iconPicture } from '../ui/pictures.js';
import { isAdvised, islandsOf, movesAt, sourceOf, sourcesOf, tappable } from './island_moves.js';
import { actAndPay } from './payment.js';
import { islandPicture, islandWords } from './pieces.js';
import { COLOURS, components, tileOf } from './tiles.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('../room.js').Table<'skylands'>} Table */

/**
 * A button for an island or the hostel's guests; the island is marked on the board while it is pointed at.
 * @param {App} app
 * @param {Table} table
 * @param {string} place
 * @param {{test: string, onclick: () => void, isOn?: boolean, gain?: number | null}} options `gain`: the points that it would bring
 */
export function placeButton(app, table, place, { test, onclick, isOn = false, gain = null }) {
  const island = islandsOf(table).find(({ id }) => id === place);
  const point = (/** @type {string | null} */ shown) => () => app.setUi({ shown });
  const picture = island ? islandPicture(island) : guestPicture(table, place);
  return button([picture, gain !== null && h('b.island-gain', { key: 'gain' }, signed(gain))], onclick, {
    test,
    class: `island-button${isAdvised(table, test, place) ? ' is-advised' : ''}`,
    'data-island': place,
    'data-key': 'choice',
    'aria-label': island && phrases([islandWords(island), gain !== null && t('sky-convert-gain', { points: gain })]),
    'aria-pressed': isOn ? 'true' : null,
    onfocus: point(place),
    onblur: point(null),
    onpointerenter: point(place),
    onpointerleave: point(null),
  });
}

/**
 * @param {Table} table
 * @param {string} place
 */
function guestPicture(table, place) {
  const colour = COLOURS[place.split(':')[1] ?? ''];
  return [colour && iconPicture(`inhabitant-${colour}`, 28), h('span', placeName(table, place))];
}

/**
 * An island or the hostel in words.
 * @param {Table} table
 * @param {string} place
 */
export function placeName(table, place) {
  const island = islandsOf(table).find(({ id }) => id === place);
  if (island) return islandWords(island);
  const colour = place.split(':')[1];
  return colour ? t(`sky-guest-${colour}`) : t('sky-special-hostel');
}

/**
 * A tap on the board while islands are chosen: the move that the island under the finger means, or why there is none.
 * @param {App} app
 * @param {Table} table
 * @param {{x: number, y: number, hit: import('../board/hit.js').Hit}} tap
 */
export function tapIsland(app, table, tap) {
  const moves = answerTo(table, 'moves')?.moves;
  if (!moves) return;
  const places = placesAt(table, tap);
  const source = sourceOf(table, moves);
  const meant = movesAt(moves, places, source);
  const from = sourcesOf(moves).find((each) => places.includes(each));
  const [only] = meant;
  if (only && meant.length === 1) actAndPay(app, table, only);
  else if (meant.length > 1) refuse(app, tap, () => t('sky-several-islands'));
  else if (from) app.setUi({ source: from, refusal: null });
  else if (tappable(table, moves).length > 0) sayWhyNot(app, tap, places);
}

/**
 * The islands under a finger: the part that was tapped; the whole square when it was tapped by key or in the open sky.
 * @param {Table} table
 * @param {{x: number, y: number, hit: import('../board/hit.js').Hit}} tap
 * @returns {string[]}
 */
function placesAt(table, { x, y, hit }) {
  const lying = seatAt(table.situation, table.look).board.find((row) => row[1] === x && row[2] === y);
  if (!lying) return [];
  if (lying[0] === 'hostel') return ['hostel', ...components().colours.map((colour) => `hostel:${colour}`)];
  const part = hit.isByKey ? null : partAt(tileOf(lying[0]), lying[3], hit.u, hit.v);
  const isThere = (/** @type {number[]} */ member) =>
    member[0] === x && member[1] === y && (part === null || member[2] === part);
  return islandsOf(table)
    .filter(({ members }) => members.some(isThere))
    .map(({ id }) => id);
}

/** What is only remarked upon: no rule stands behind it. @type {Record<string, string>} */
const NOTES = {
  no_island_there: 'sky-no-island-there',
  filled_already: 'sky-filled-already',
  not_this_island: 'sky-not-this-island',
  convert_only: 'sky-convert-only',
};

/**
 * Say at the square why nothing comes of a tap there.
 * @param {App} app
 * @param {{x: number, y: number}} square
 * @param {string[]} places
 */
async function sayWhyNot(app, square, places) {
  const fault = await app.conductor.query('why_not', { places });
  const note = NOTES[fault?.code ?? ''];
  if (fault) refuse(app, square, () => (note ? t(note) : faultWords(fault)), note ? null : (fault.clause ?? null));
}
