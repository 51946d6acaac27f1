/**
 * The contract between the shared screens and a game's own room (web/isle, web/skylands).
 *
 * Nothing here runs: these are the shapes, in one place. Screens know rooms only through `GameRoom`.
 */

/** @typedef {import('./ui/dom.js').VNode} VNode */
/** @typedef {import('./ui/dom.js').Child} Child */
/** @typedef {import('./app.js').App} App */

/** @typedef {{code: string, clause?: string | undefined, facts?: Record<string, any>}} Fault `clause` of the rules, when it is they who refuse */

/** @typedef {'human' | 'easy' | 'medium' | 'hard'} Player */

/** @typedef {{kind: string, [fact: string]: any}} GameEvent */

/** @typedef {{source: string, count: number, points: number, cells: [number, number][][], facts: Record<string, any>, words?: string}} Line
 * `words` is the reason in a sentence, put in by the room. */

/**
 * @typedef {object} Situation See docs/protocol.md.
 * @property {number} revision
 * @property {string} game
 * @property {string} phase
 * @property {number[]} to_act
 * @property {boolean} is_secret whether what is decided now must be hidden from the other people
 * @property {Player[]} players
 * @property {number | null} viewer
 * @property {number} step
 * @property {number} steps of the whole game so far
 * @property {boolean} can_undo
 * @property {number | null} undo_seat
 * @property {GameEvent[]} events
 * @property {boolean} is_over
 * @property {{points: number[], winners: number[], decided_by: string} | null} outcome
 * @property {any} setup what the game was started from, seed included, once it is over; null before
 * @property {any} view
 */

/**
 * @typedef {object} Table The table before the person, part of the page's one state.
 * @property {string} id of the saved game
 * @property {number} session in which it was opened, see table/play/session.js
 * @property {Situation} situation as the viewer may see it; for viewer null while the curtain is up
 * @property {number | null} decider the human seat that is asked now, or null (a bot's turn, the curtain, the end)
 * @property {number | null} curtain the seat the curtain waits for, or null when it is not up
 * @property {number} look the seat whose land is on the board
 * @property {boolean} is_looking_away whether the person chose to look at another land than the one in play
 * @property {Record<string, any>} ui the room's own passing state (tile chosen, turn, prices put ...), emptied with every new situation
 * @property {Map<string, any>} answers to questions, for this revision and decider; read with `answerTo` of table/play/answers.js
 * @property {boolean} is_asking whether an answer that the screen needs has not arrived
 * @property {{seat: number, progress: number} | null} thinking a bot at work
 * @property {number | null} stalled the seat of a bot that was refused and waits until somebody lets it try again
 * @property {Moment[]} moments what is being shown of things that happened, first one first
 * @property {[number, number][][]} highlight groups of cells marked on the board
 * @property {GameEvent[]} log every event so far
 * @property {boolean} is_busy an action is on its way to the store
 * @property {Situation | null} replay the situation looked back at, or null
 * @property {{section: string, row: string, seat: number} | null} sheet_choice the number of the score sheet that is explained
 * @property {string | null} drawer that is open: `sheet`, `log`, `goals`
 * @property {{progress: number, action: Record<string, any> | null, reasons: {code: string, facts: Record<string, any>}[]} | null} hint
 *   advice for the decider; the action is there once the thinking is done
 * @property {import('./learn/script.js').Lesson | null} lesson that the table is used for; null for an ordinary game
 * @property {import('./learn/guide.js').Guide | null} guide that gives a hint for every decision, after a lesson; null in other games
 * @property {{seat: number, situation: Situation | null} | null} peek the decider's own eyes, while the button is held
 */

/**
 * What the decider did on the board with their own land on it.
 * @typedef {{kind: 'tap', x: number, y: number, hit: import('./board/hit.js').Hit}
 *   | {kind: 'key', x: number, y: number, key: string, event: KeyboardEvent}} BoardTap
 */

/**
 * @typedef {object} Question that the engine is asked with the verb `ask`, see docs/protocol.md.
 * @property {string} question
 * @property {Record<string, any>} [args]
 * @property {boolean} [isPublic] asked for everybody's eyes, not the decider's
 * @property {boolean} [isAhead] not needed yet: asked while nobody waits, so that it is known when it is needed
 */

/**
 * @typedef {object} Moment Something that happened, shown for a while, never in the way of input.
 * @property {string} key
 * @property {string} title
 * @property {Child} body
 * @property {number | null} [look] whose land to show meanwhile
 * @property {[number, number][][]} [highlight]
 * @property {number} [rest] milliseconds before it leaves by itself; 0 means it waits for a tap
 */

/**
 * @typedef {object} SeatDraft A seat on the set-up screen.
 * @property {string} name
 * @property {string} clan
 * @property {Player} player
 */

/**
 * @typedef {object} Draft What the set-up screen holds; the room adds its own fields.
 * @property {string} game
 * @property {SeatDraft[]} seats
 * @property {string} seed
 * @property {number | 'random'} first_player
 * @property {Record<string, any>} options the room's own
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
 * @typedef {object} GameRoom
 * @property {string} game
 * @property {number} minimum seats
 * @property {number} maximum seats
 * @property {string[]} clans ids of colours and emblems, in the order they are given out
 * @property {() => Child} picture of the game on the start screen
 * @property {() => Record<string, any>} defaultOptions of a new draft
 * @property {(draft: Draft, change: (options: Record<string, any>) => void) => Child} setupOptions
 *   the game's own part of the set-up screen
 * @property {(draft: Draft) => {setup: any, players: Player[]}} setupJson what `games.new` takes
 * @property {(situation: Situation) => Child} track rounds and goals for the header
 * @property {(situation: Situation) => string} phaseTitle
 * @property {(table: Table) => string} prompt one sentence: who is asked to do what
 * @property {(situation: Situation, seat: number) => {points: number, now?: {points: number, words: string, short: string}, is_first: boolean,
 *   is_done: boolean, facts: Child, first_words?: string}} seatCard `now` is what the points would be if the game ended now,
 *   where that is more than those already had; `first_words` says what the flag of `is_first` means, if not the first player
 * @property {(situation: Situation, seat: number) => Child} secret what the hold-to-see button shows: own gold
 * @property {(table: Table, settings: import('./ui/settings.js').Settings) => Question[]} questions what the panel and the board of
 *   the deciding seat need to know from the engine; answers may lead to further questions
 * @property {(app: App, table: Table) => Child} phasePanel what the deciding seat does, in the tray
 * @property {(table: Table, theme: "light" | "dark") => import("./board/scene.js").Scene} scene what the board draws
 * @property {(app: App, table: Table, tap: BoardTap) => void} onBoard a tap or key on the board
 * @property {(event: GameEvent, situation: Situation) => string | null} describeEvent a sentence of the log; null for events not worth one
 * @property {(events: GameEvent[], situation: Situation, app: App) => Moment[]} moments what to show of new events
 * @property {(answer: any, situation: Situation) => SheetSection[]} sheet the score sheet from the answer to `sheet`
 * @property {(answer: any, situation: Situation) => {key: string, label: string, points: number[]}[]} sources points by source for the end table
 * @property {(answer: any) => {label: string, points: number[]}[]} course points after each round, for the chart
 * @property {(situation: Situation) => {title: string, step: string}} courseWords what the chart shows, and what it is counted in
 * @property {(situation: Situation) => string} outcomeWords who won, and what decided
 * @property {() => import('./help/passages.js').Section[]} help the rules in our words, clause by clause
 * @property {(kind: string, id: string) => import('./help/explain.js').Explanation} explain a goal, special island, symbol or tile
 * @property {(table: Table, x: number, y: number) => string | null} thingAt what `explain` takes for a cell of the land looked at: `game/kind/id`
 * @property {(table: Table) => Child} tableDetails the drawer of goals, components and house rules of the running game
 * @property {() => string} [detailsTitle] the name of that drawer, if not of goals and bag
 * @property {(table: Table) => boolean} hasSecret whether the decider has something only they may see, for the button that is held
 * @property {{words: (action: Record<string, any>, table: Table) => string,
 *   reason: (reason: {code: string, facts: Record<string, any>}, table: Table) => string,
 *   show: (app: App, table: Table, action: Record<string, any>) => void}} [hint] advice in words, and put where the person can see
 *   it (a tile on trial, prices in the steppers), never done for them
 * @property {(table: Table) => 'tray' | 'large'} [panelSize] `large` lets the panel take most of the screen, for views like all offers
 */

export {};
