/** Islands and the hostel's guests as buttons of a list and as squares of the board: both mean the same moves. */

import { partAt } from '../board/art/skylands/tint.js';
import { t } from '../i18n/index.js';
import { h } from '../ui/dom.js';
import { iconPicture } from '../ui/pictures.js';
import { movesAt, sourceOf, sourcesOf } from './island_moves.js';
import { islandButton, islandWords } from './pieces.js';
import { COLOURS, tileOf } from './tiles.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('../room.js').Table} Table */

/**
 * A button for an island or the hostel's guests; the island is marked on the board while it is pointed at.
 * @param {App} app
 * @param {string} place
 * @param {{test: string, onclick: () => void, isOn?: boolean}} options
 */
export function placeButton(app, place, { test, onclick, isOn = false }) {
  const island = islandOf(app, place);
  const point = (/** @type {string | null} */ shown) => () => app.setUi({ shown });
  const props = {
    'data-test': test,
    onclick,
    'aria-pressed': isOn ? 'true' : null,
    onfocus: point(place),
    onblur: point(null),
    onpointerenter: point(place),
    onpointerleave: point(null),
  };
  if (island) return islandButton(island, props);
  const colour = COLOURS[place.split(':')[1] ?? ''];
  return h(
    'button',
    { type: 'button', 'data-island': place, ...props, class: 'button island-button' },
    colour && iconPicture(`inhabitant-${colour}`, 28),
    h('span', null, app.state.table ? placeName(app.state.table, place) : ''),
  );
}

/**
 * @param {App} app
 * @param {string} place
 */
const islandOf = (app, place) => islandsOf(app).find((/** @type {any} */ island) => island.id === place) ?? null;

/** @param {App} app @returns {any[]} */
const islandsOf = (app) => app.conductor.ask('islands')?.islands ?? [];

/**
 * An island or the hostel in words.
 * @param {Table} table
 * @param {string} place
 */
export function placeName(table, place) {
  const seat = table.situation.view.seats[table.decider ?? 0];
  const island = seat.islands.find((/** @type {any} */ each) => each.id === place);
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
  const moves = app.conductor.ask('moves')?.moves;
  if (!moves || table.situation.phase === 'choose') return;
  const places = placesAt(app, table, tap);
  const source = sourceOf(table, moves);
  const meant = movesAt(moves, places, source);
  const from = sourcesOf(moves).find((each) => places.includes(each));
  if (meant.length === 1) app.conductor.act(meant[0]);
  else if (meant.length > 1) app.toast(t('sky-several-islands'));
  else if (from) app.setUi({ source: from });
  else
    refuse(
      app,
      table,
      moves,
      islandsOf(app).filter(({ id }) => places.includes(id)),
    );
}

/**
 * The islands under a finger: the part that was tapped; the whole square when it was tapped by key or in the open sky.
 * @param {App} app
 * @param {Table} table
 * @param {{x: number, y: number, hit: import('../board/hit.js').Hit}} tap
 * @returns {string[]}
 */
function placesAt(app, table, { x, y, hit }) {
  const lying = table.situation.view.seats[table.look].board.find(
    (/** @type {any[]} */ row) => row[1] === x && row[2] === y,
  );
  if (!lying) return [];
  if (lying[0] === 'hostel') return ['hostel', 'hostel:G', 'hostel:P', 'hostel:B'];
  const islands = islandsOf(app);
  const part = hit.isByKey ? null : partAt(tileOf(lying[0]), lying[3], hit.u, hit.v);
  const isThere = (/** @type {number[]} */ member) =>
    member[0] === x && member[1] === y && (part === null || member[2] === part);
  return islands.filter(({ members }) => members.some(isThere)).map(({ id }) => id);
}

/**
 * Say why nothing comes of a tap.
 * @param {App} app
 * @param {Table} table
 * @param {any[]} moves
 * @param {any[]} islands
 */
function refuse(app, table, moves, islands) {
  const [island] = islands;
  const { phase, view } = table.situation;
  const seat = table.decider;
  if (!moves.some(({ kind }) => ['deploy', 'pay', 'convert'].includes(kind))) return;
  if (!island) app.toast(t('sky-no-island-there'));
  else if (phase === 'deploy' && view.step.deployed.includes(island.id)) app.toast(t('sky-filled-already'));
  else if (phase === 'deploy' && island.fill_reason) app.complain(island.fill_reason);
  else if (phase === 'deploy') app.toast(t('sky-not-this-island'));
  // The engine itself says why somebody cannot pay or move.
  else if (phase === 'pay') app.conductor.act({ kind: 'pay', seat, place: island.id });
  else if (phase === 'convert' && island.terrain === 'T')
    app.conductor.act({ kind: 'convert', seat, source: sourcesOf(moves)[0], city: island.id });
  else app.toast(t('sky-convert-only'));
}
