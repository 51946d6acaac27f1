/** What the study board needs to know of each game. */

import * as isle from '../isle/study.js';
import * as skylands from '../skylands/study.js';

/** @import {GameName, Games} from '../protocol.d.ts' */
/** @typedef {import('../ui/dom.js').Child} Child */

/**
 * @template {GameName} [G=GameName]
 * @typedef {import('./state.js').Document<G>} Document
 */

/**
 * @template {GameName} [G=GameName]
 * @typedef {Document<G>['seats'][number]} Seat
 */

/**
 * @template {GameName} [G=GameName]
 * @typedef {object} StudyGame
 * @property {{of: (id: string) => import('../board/scene.js').Tile, thing: (id: string) => string, words: (id: string, turn: number) => string,
 *   picture: (id: string, options: import('../ui/pictures.js').PictureOptions) => Child}} tile
 * @property {(group: string) => string} groupWords of tiles
 * @property {(mark: string) => string} markWords what a tile is found by
 * @property {(mark: string) => Child} markPicture
 * @property {(name: string, clan: string, number: number) => Seat<G>} newSeat
 * @property {(base: Pick<Document<G>, 'format' | 'version' | 'edition'>, seats: Seat<G>[], kind: import('./state.js').Kind) => Document<G>} newDocument
 * @property {((document: Document<G>, change: (edit: (document: Document<G>) => Document<G>) => void) => Child) | null} goalPicker
 * @property {(seat: Seat<G>, view: Games[G]['view']['seats'][number], change: (edit: (own: Seat<G>) => Partial<Seat<G>>) => void) => Child} fields of a seat
 * @property {(seat: Seat<G>, view: Games[G]['view']['seats'][number], cell: {x: number, y: number},
 *   change: (edit: (own: Seat<G>) => Partial<Seat<G>>) => void) => Child} cellFields what is entered for the tile on a cell
 * @property {(table: import('../room.js').Table<G>) => Child} preview of the tile on trial
 * @property {(seat: Seat<G>) => import('../room.js').LandOf<G>} landOf a seat, for a picture
 */

/** A study of whichever game gets only what belongs to it. @type {Record<string, StudyGame>} */
const GAMES = {
  isle: /** @type {StudyGame} */ (/** @type {unknown} */ (isle)),
  skylands: /** @type {StudyGame} */ (/** @type {unknown} */ (skylands)),
};

/**
 * @param {string} game
 * @returns {StudyGame}
 */
export function studyGame(game) {
  const found = GAMES[game];
  if (!found) throw new Error(`no studies of ${game}`);
  return found;
}
