/**
 * What the engine can be asked: the verbs of the bridge, and those of the worker, which stores the games.
 *
 * Nothing here runs: these are the types; docs/protocol.md describes them.
 */

/** @import {GameName, GameSummary, Games, LandJson, NoArgs, ProgressJson, ReviewJson, Situation, Verbs} from '../../protocol.d.ts' */
/** @typedef {import('./fault.js').FaultJson} FaultJson */

/**
 * A game in the list. What only the engine can say is null while it is not known; `is_current` says whether this version
 * of Skye has evaluated the game; `fault` says why it cannot be opened.
 * @typedef {Omit<GameSummary, 'progress' | 'points' | 'winners' | 'land'> & {
 *   id: string, progress: ProgressJson | null, points: number[] | null, winners: number[] | null, land: LandJson | null,
 *   started: number, saved: number, is_current: boolean, fault: FaultJson | null,
 * }} Listed
 */

/** @typedef {{id: string}} IdArgs */
/** @typedef {{id: string, situation: Situation, notice?: FaultJson}} OpenedGame */
/** @typedef {{review: ReviewJson | null, is_same: boolean, coach: number}} StoredReview whether the record is still the one that was reviewed, and the coach's version today */
/** @typedef {{number: number} & FaultJson} RefusedGame a game of a file, by its number there */

/**
 * @typedef {{
 *   'games.list': {args: NoArgs, result: {games: Listed[], is_durable: boolean}},
 *   'games.summary': {args: IdArgs, result: Listed},
 *   'games.new': {args: {game: string, setup: Games[GameName]['setup'], players: string[]}, result: OpenedGame},
 *   'games.practise': {args: IdArgs & {step: number, seat: number, players: string[], tiles: 'same' | 'new'}, result: OpenedGame},
 *   'games.open': {args: IdArgs & {is_restart?: boolean}, result: OpenedGame},
 *   'games.take_over': {args: IdArgs, result: OpenedGame},
 *   'games.delete': {args: IdArgs, result: NoArgs},
 *   'games.export': {args: {id: string | null, device?: Record<string, string>}, result: {url: string, name: string, count: number, left_out: string[]}},
 *   'games.file': {args: {file: Blob, key: string}, result: {numbers: number[], refused: RefusedGame[], device: Record<string, string> | null}},
 *   'games.import': {args: {file: Blob, key: string, number: number}, result: {id: string}},
 *   'games.review': {args: IdArgs & {seat: number}, result: StoredReview},
 *   'games.keep_review': {args: IdArgs & {review: ReviewJson}, result: NoArgs},
 *   'games.report': {args: {error?: string}, result: {text: string}},
 * }} WorkerVerbs
 */

/** @typedef {Verbs & WorkerVerbs} AllVerbs */
/** @typedef {keyof AllVerbs} VerbName */

/**
 * @template {VerbName} V
 * @typedef {AllVerbs[V]['args']} ArgsOf
 */

/**
 * @template {VerbName} V
 * @typedef {AllVerbs[V]['result']} ResultOf
 */

/** @typedef {<V extends VerbName>(verb: V, args?: ArgsOf<V>, options?: {patience?: number}) => Promise<ResultOf<V>>} Call */

/**
 * What the page sends to a worker: to the engine, whether there is a thinker (see thinking.js), and to that one its start;
 * `end` is for an engine without a thread that could be ended.
 * @typedef {{kind: 'start', isFresh: boolean} | {kind: 'call', id: number, verb: VerbName, args: object} | {kind: 'end'}
 *   | {kind: 'thinker', port: MessagePort | null} | {kind: 'think', port: MessagePort}} ToWorker
 */

/** @typedef {{stage: import('./stages.js').StageName, loaded?: number, total?: number, fault?: FaultJson | null}} News */

/**
 * What the worker sends to the page.
 * @typedef {{kind: 'reply', id: number, ok: boolean, result?: unknown, fault?: FaultJson}
 *   | {kind: 'notice', notice: FaultJson} | {kind: 'thinker', state: import('./thinking.js').Whereabouts}
 *   | ({kind: 'stage'} & News)} FromWorker
 */

export {};
