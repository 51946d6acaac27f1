/** The study that is open: a plain value, part of the page's one state. Types only. */

/** @import {GameName, Games, ReasonJson, SpotJson, StudyPaletteResult} from '../protocol.d.ts' */

/**
 * What the engine takes and gives as a study of a game.
 * @template {GameName} [G=GameName]
 * @typedef {Games[G]['study']} Document
 */

/** @typedef {'study' | 'table'} Kind a study of one's own, or a game that was played with the printed edition */

/**
 * A study as it is stored.
 * @typedef {object} Entry
 * @property {string} id
 * @property {string} name
 * @property {Kind} kind
 * @property {GameName} game
 * @property {number} changed milliseconds
 * @property {Document} document
 */

/** @typedef {'tiles' | 'goals' | 'seats' | 'scores'} Tab */

/**
 * @typedef {object} StudyState
 * @property {Entry} entry with the newest document
 * @property {Document[]} past what was there before each change, the latest last
 * @property {Document[]} future what was taken back, the latest last
 * @property {boolean} is_stored whether the newest document is stored
 * @property {number} seat whose land is built
 * @property {string | null} held the tile in the fingers, to be placed
 * @property {{x: number, y: number} | null} cell the one that is chosen, on which tiles are tried
 * @property {Tab} tab of the tray
 * @property {string} group of the palette
 * @property {readonly string[]} marks that the tiles shown must have
 * @property {boolean} is_end whether the score sheet shows the end of the game
 * @property {StudyPaletteResult | null} palette
 * @property {ReasonJson[]} doubts
 * @property {[number, number][]} free cells
 * @property {SpotJson[] | null} spots the best ones for the tile in the fingers, once they were asked for
 * @property {boolean} is_asking whether an answer has not arrived
 * @property {import('../room.js').Table | null} table as the shared pieces take it; null until the engine has answered
 * @property {import('../room.js').Table | null} final the end of a game with these lands
 */

export {};
