/**
 * The contract between the shared screens and a game's own room (web/isle, web/skylands).
 *
 * Nothing here runs: these are the shapes, in one place. Screens know rooms only through `GameRoom`.
 */

/** @typedef {import('./ui/dom.js').VNode} VNode */
/** @typedef {import('./ui/dom.js').Child} Child */
/** @typedef {import('./app.js').App} App */

/** @import {GameName, Games, QuestionArgs, ReasonJson, RemarkJson, ScoreLineJson, SituationOf} from './protocol.d.ts' */
/** @import {Question as QuestionOf, isle, skylands} from './protocol.d.ts' */

/** @typedef {{code: string, clause?: string | undefined, facts?: Record<string, unknown>}} Fault `clause` of the rules, when it is they who refuse */

/** @typedef {string} Player `human`, a character on a level (`steady.morag`), or a bot of an earlier version (`easy`) */

/**
 * @template {GameName} [G=GameName]
 * @typedef {Games[G]['event']} GameEvent
 */

/**
 * @template {GameName} [G=GameName]
 * @typedef {Games[G]['action']} GameAction
 */

/**
 * @template {GameName} [G=GameName]
 * @typedef {Games[G]['catalogue']} Catalogue
 */

/** @typedef {{[G in GameName]: Catalogue<G>} & Record<string, Catalogue>} Catalogues of all games, by name */

/**
 * What a picture of a land needs to know of a seat.
 * @template {GameName} [G=GameName]
 * @typedef {{isle: Pick<isle.SeatView, 'territory'>, skylands: Pick<skylands.SeatView, 'board' | 'islands' | 'hostel'>}[G]} LandOf
 */

/** @typedef {Games[GameName]['setup']} Setup what `games.new` takes */

/** @typedef {ScoreLineJson & {words?: string}} Line `words` is the reason in a sentence, put in by the room */

/**
 * The table as a viewer may see it, of one game or of whichever. See docs/protocol.md.
 * @template {GameName} [G=GameName]
 * @typedef {SituationOf<G>} Situation
 */

/**
 * The room's own passing state, emptied with every new situation: the tile on trial, and what else was chosen.
 * @typedef {object} Ui
 * @property {string | null} [tile]
 * @property {{x: number, y: number} | null} [cell]
 * @property {number} [turn]
 * @property {Refusal | null} [refusal] why nothing came of the last tap or drop on the board
 * @property {string | null} [offer] Isle of Skye: the tile on offer that is looked at
 * @property {string | null} [inspect] Isle of Skye: the own tile that is looked at
 * @property {boolean} [is_best_shown] Isle of Skye: whether its best place is shown
 * @property {Record<string, number | null>} [prices] Isle of Skye
 * @property {string | null} [discard] Isle of Skye
 * @property {string | null} [special] Skylands: the special island that is looked at
 * @property {{test: string, place?: string | undefined} | null} [advised] Skylands: the button that a hint means, and its island or action
 * @property {string | null} [shown] Skylands: the island that is looked at
 * @property {string | null} [source] Skylands: where inhabitants are taken from
 * @property {{first?: string, second?: string, city?: string}} [trade] Skylands
 */

/**
 * A sentence said at a cell of the board, in the language spoken when it is drawn, with the clause of the rules behind it, if
 * there is one. The number tells two apart that say the same.
 * @typedef {{x: number, y: number, words: () => string, clause: string | null, number: number}} Refusal
 */

/**
 * @template {GameName} [G=GameName]
 * @typedef {object} Table The table before the person, part of the page's one state.
 * @property {string} id of the saved game
 * @property {number} session in which it was opened, see table/play/session.js
 * @property {Situation<G>} situation as the viewer may see it; for viewer null while the curtain is up
 * @property {number | null} decider the human seat that is asked now, or null (a bot's turn, the curtain, the end)
 * @property {number | null} curtain the seat the curtain waits for, or null when it is not up
 * @property {number} look the seat whose land is on the board
 * @property {boolean} is_looking_away whether the person chose to look at another land than the one in play
 * @property {Ui} ui
 * @property {Map<string, unknown>} answers to questions, for this revision and decider; read with `answerTo` of table/play/answers.js
 * @property {boolean} is_asking whether an answer that the screen needs has not arrived
 * @property {{seat: number, progress: number} | null} thinking a bot at work
 * @property {number | null} stalled the seat of a bot that was refused and waits until somebody lets it try again
 * @property {Moment[]} moments what is being shown of things that happened, first one first
 * @property {RemarkJson | null} remark that a character is making
 * @property {RemarkJson[]} remarks that were made while the table was open, for the log
 * @property {Ceremony | null} ceremony while points that were scored are shown step by step; the situation is the one it shows
 * @property {{key: string, travels: Travel[]} | null} travels what moves because of the last action
 * @property {import('./board/scene.js').Marks[]} highlight what is outlined on the board
 * @property {{area: string | null, cell: [number, number] | null, wanted?: import('./board/hit.js').Hit} | null} lens that is over the
 *   land: the area chosen and the cell it was chosen on; `wanted` is the place of a hold, before the areas are known
 * @property {GameEvent<G>[]} log every event so far
 * @property {boolean} is_busy an action is on its way to the store
 * @property {Situation<G> | null} replay the situation looked back at, or null
 * @property {{section: string, row: string, seat: number} | null} sheet_choice the number of the score sheet that is explained
 * @property {string | null} drawer that is open: `sheet`, `log`, `goals`
 * @property {{progress: number, action: GameAction<G> | null, reasons: ReasonJson[]} | null} hint
 *   advice for the decider; the action is there once the thinking is done
 * @property {import('./learn/script.js').Lesson | null} lesson that the table is used for; null for an ordinary game
 * @property {import('./learn/guide.js').Guide | null} guide that gives a hint for every decision, after a lesson; null in other games
 * @property {number} pause milliseconds after which the decider's turn ends by itself, while that is so; else 0
 * @property {number | null} handover the person who has just got the turn from another one, while a banner says so
 * @property {{seat: number, situation: Situation<G> | null} | null} peek the decider's own eyes, while the button is held
 */

/**
 * What the decider did on the board with their own land on it.
 * @typedef {{kind: 'tap', x: number, y: number, hit: import('./board/hit.js').Hit}
 *   | {kind: 'key', x: number, y: number, key: string, event: KeyboardEvent}} BoardTap
 */

/** @typedef {{[G in GameName]: {[Q in QuestionOf<G>]: {question: Q, args?: QuestionArgs<G, Q>}}[QuestionOf<G>]}} Questions */

/**
 * A question that the engine is asked with the verb `ask`, see docs/protocol.md. One that is public is asked for everybody's
 * eyes, not the decider's; one that is ahead is not needed yet: it is asked while nobody waits, so that it is known when it
 * is needed.
 * @template {GameName} [G=GameName]
 * @typedef {Questions[G] & {isPublic?: boolean, isAhead?: boolean}} Question
 */

/**
 * @typedef {object} Moment Something that happened, shown for a while, never in the way of input.
 * @property {string} key
 * @property {string} title
 * @property {Child} body
 * @property {number | null} [look] whose land to show meanwhile
 * @property {import('./board/scene.js').Marks[]} [highlight]
 * @property {number} [rest] milliseconds before it leaves by itself; 0 means it waits for a tap
 */

/**
 * Where something travels from or to: a cell of the land that is shown, the land as a whole, the bank, a line of the ceremony, the
 * total or the purse of a seat.
 * @typedef {{cell: readonly [number, number]} | {land: true} | {bank: true} | {row: number} | {total: number} | {purse: number}} Place
 */

/**
 * Something that moves over the page once. Where nothing may move, news are shown where they would arrive.
 * @typedef {{thing: VNode, from: Place, to: Place, isNews?: boolean}} Travel
 */

/**
 * @typedef {object} CeremonyRow What a seat got in a step.
 * @property {number} seat
 * @property {string} words the reason
 * @property {number} gain
 * @property {number} total the points that the seat then has
 * @property {import('./board/scene.js').Marks[]} highlight what counts, on the land of the seat
 */

/**
 * @typedef {object} CeremonyStep One thing that was scored, for all seats.
 * @property {string} head what the header says meanwhile
 * @property {string} title
 * @property {string} rule what it gives
 * @property {Child} picture
 * @property {CeremonyRow[]} rows by seat
 * @property {string} words everything in sentences
 */

/**
 * What a room makes of events that score: the steps, the points before them, the table as it is shown meanwhile (with what
 * happened before the points), and the events after them.
 * @template {GameName} [G=GameName]
 * @typedef {{steps: CeremonyStep[], points: number[], situation: Situation<G>, after: GameEvent<G>[]}} FoundCeremony
 */

/**
 * @typedef {object} Ceremony The scoring that is on the table.
 * @property {CeremonyStep[]} steps
 * @property {number} index of the step that is shown; -1 while what happened before is shown
 * @property {number[]} points before the first step, by seat
 * @property {number} untold how many of the latest events belong to the points or follow them
 */

/**
 * @typedef {object} SeatDraft A seat on the set-up screen.
 * @property {string} name
 * @property {string} clan
 * @property {Player} player
 */

/**
 * What each game lets the people choose.
 * @typedef {{
 *   isle: {goals: string, chosen: string[], open_gold: boolean, open_prices: boolean},
 *   skylands: {start: string, specials: string},
 * }} Options
 */

/**
 * @template {GameName} [G=GameName]
 * @typedef {object} Draft What the set-up screen holds.
 * @property {G} game
 * @property {SeatDraft[]} seats
 * @property {string} seed
 * @property {number | 'random'} first_player
 * @property {Options[G]} options the room's own
 */

/**
 * @typedef {object} SheetRow A row of the score sheet: one thing that scores, and what each seat got for it.
 * @property {string} key
 * @property {string} label
 * @property {string} [detail]
 * @property {(Line | null)[]} lines by seat
 */

/**
 * @typedef {object} SheetSection
 * @property {string} key
 * @property {string} title
 * @property {SheetRow[]} rows
 * @property {boolean} [is_projection] what would be scored now, not points already had
 */

/**
 * @typedef {object} LensArea An area under the lens, in words.
 * @property {string} id
 * @property {import('./board/scene.js').Outline} outline
 * @property {[number, number, number][]} edges at which it is open
 * @property {string} title
 * @property {string[]} facts
 * @property {{words: string, points: number}[]} points what it counts for now
 * @property {{words: string, points: number}[] | null} gains what completing it as it is would bring; null where that is no question
 */

/**
 * The room of one game; the shared screens know it as a room of whichever game.
 * @template {GameName} [G=GameName]
 * @typedef {object} GameRoom
 * @property {G} game
 * @property {number} minimum seats
 * @property {number} maximum seats
 * @property {string[]} clans ids of colours and emblems, in the order they are given out
 * @property {() => Child} picture of the game on the start screen
 * @property {number} usualBots how many a person alone plays against at first
 * @property {(stored: Record<string, unknown>) => Options[G]} readOptions of a draft, as they were stored; the default for what is missing or
 *   unknown
 * @property {(draft: Draft<G>, change: (options: Partial<Options[G]>) => void) => Child} setupOptions
 *   the game's own part of the set-up screen
 * @property {(draft: Draft<G>) => {setup: Games[G]['setup'], players: Player[]}} setupJson what `games.new` takes
 * @property {(situation: Situation<G>, table?: Table<G>) => Child} track rounds and goals for the header; with the table, also what
 *   the engine has answered to `headerQuestions`
 * @property {(situation: Situation<G>) => string} phaseTitle
 * @property {(table: Table<G>) => string} prompt one sentence: who is asked to do what
 * @property {(situation: Situation<G>, seat: number) => {points: number, now?: {points: number, words: string, short: string, tiny: string}, is_first: boolean,
 *   is_done: boolean, facts: Child, first_words?: string}} seatCard `now` is what the points would be if the game ended now,
 *   where that is more than those already had; `first_words` says what the flag of `is_first` means, if not the first player
 * @property {(situation: Situation<G>, seat: number) => Child} secret what the hold-to-see button shows: own gold
 * @property {(situation: Situation<G>, seat: number) => Child} [purse] the gold of a seat as far as the viewer may see it, for the
 *   head of the tray
 * @property {(table: Table<G>) => Question<G>[]} [headerQuestions] what the header needs to know from the engine, whoever is asked;
 *   public questions only
 * @property {(table: Table<G>, settings: import('./ui/settings.js').Settings) => Question<G>[]} questions what the panel and the board of
 *   the deciding seat need to know from the engine; answers may lead to further questions
 * @property {(app: App, table: Table<G>) => Child} phasePanel what the deciding seat does, in the tray
 * @property {(app: App, table: Table<G>) => Child} [boardButtons] what may be done with the tile on trial, beside it on the board: an
 *   element with the attributes `data-x` and `data-y`
 * @property {(table: Table<G>, theme: "light" | "dark") => import("./board/scene.js").Scene} scene what the board draws
 * @property {(seat: LandOf<G>) => import('./ui/land_picture.js').Land} land of a seat, for a picture of all of it
 * @property {(app: App, table: Table<G>, tap: BoardTap) => void} onBoard a tap or key on the board
 * @property {(table: Table<G>) => LensArea[]} lens the areas of the land looked at, from the answer to `areas`
 * @property {(table: Table<G>, hit: import('./board/hit.js').Hit) => string | null} lensAt the area at a place of the board
 * @property {(event: GameEvent<G>, situation: Situation<G>) => string | null} describeEvent a sentence of the log; null for events not worth one
 * @property {(events: GameEvent<G>[], situation: Situation<G>, app: App) => Moment[]} moments what to show of new events
 * @property {(situation: Situation<G>, before: Situation<G>) => FoundCeremony<G> | null} ceremony of points that were scored between two situations
 * @property {(events: GameEvent<G>[], situation: Situation<G>) => Travel[]} travels what moves because of new events
 * @property {(app: App, table: Table<G>) => Child} [watchPanel] what people look at in the tray while others decide
 * @property {(answer: Games[G]['questions']['sheet']['answer'], situation: Situation<G>) => SheetSection[]} sheet the score sheet from the answer to `sheet`
 * @property {(answer: Games[G]['questions']['sheet']['answer'], situation: Situation<G>) => {key: string, label: string, points: number[]}[]} sources points by source for the end table
 * @property {(answer: Games[G]['questions']['sheet']['answer']) => {label: string, points: number[]}[]} course points after each round, for the chart
 * @property {() => {title: string, step: string}} courseWords what the chart shows, and what it is counted in
 * @property {(situation: Situation<G>) => string} outcomeWords who won, and what decided
 * @property {(fact: import('./protocol.d.ts').NotableJson, situation: Situation<G>) => string} notable something worth remembering, in a sentence
 * @property {() => import('./help/passages.js').Section[]} help the rules in our words, clause by clause
 * @property {(kind: string, id: string) => import('./help/explain.js').Explanation} explain a goal, special island, symbol or tile
 * @property {(table: Table<G>, x: number, y: number) => string | null} thingAt what `explain` takes for a cell of the land looked at: `game/kind/id`
 * @property {(table: Table<G>) => Child} tableDetails the drawer of goals, components and house rules of the running game
 * @property {() => string} [detailsTitle] the name of that drawer, if not of goals and bag
 * @property {(table: Table<G>) => boolean} hasSecret whether the decider has something only they may see, for the button that is held
 * @property {{words: (action: GameAction<G>, table: Table<G>) => string,
 *   reason: (reason: ReasonJson, table: Table<G>) => string,
 *   show: (app: App, table: Table<G>, action: GameAction<G>) => void}} [hint] advice in words, and put where the person can see
 *   it (a tile on trial, prices in the steppers), never done for them
 * @property {(action: GameAction<G>, table: Table<G>) => Child} [answerPicture] what an answer to a puzzle looks like, where it is
 *   not given on the board or in the panel of the phase
 * @property {(table: Table<G>) => Child} [answerFacts] what such an answer depends on and is not on the board
 */

export {};
