// Generated from the types of the engine by `python3 build.py types`; do not edit.
// docs/protocol.md describes the messages.

/** An action to take, or the one that a bot has thought of. */
export interface ActArgsOf<G extends GameName> {
  viewer?: number | null;
  revision: number;
  action: Games[G]['action'] | BotAction;
}

/** An action to take, or the one that a bot has thought of. */
export type ActArgs = { [G in GameName]: ActArgsOf<G> }[GameName];

/** What another worker has thought of for the bot on a seat. */
export interface AdoptArgsOf<G extends GameName> {
  revision: number;
  seat: number;
  action: Games[G]['action'];
}

/** What another worker has thought of for the bot on a seat. */
export type AdoptArgs = { [G in GameName]: AdoptArgsOf<G> }[GameName];

/** A question of the page with its arguments. */
export interface AskArgs {
  viewer?: number | null;
  question: string;
  args?: object;
}

/** The number of actions after which the table is looked at. */
export interface AtArgs {
  viewer?: number | null;
  step: number;
}

/** Stands for the action that a bot has thought of, which may be secret. */
export interface BotAction {
  kind: 'bot';
  seat: number;
}

/** A tile on a cell, in any turn unless one is given. */
export interface CellArgs {
  seat?: number;
  tile: string;
  x: number;
  y: number;
  turn?: number | null;
}

/** A cell where a tile may be placed, and in which turns. */
export interface CellTurns {
  x: number;
  y: number;
  turns: number[];
}

/** A number before and after something. */
export interface Change {
  before: number;
  after: number;
}

/** A request that was refused. */
export interface FaultReply {
  id: number;
  ok: false;
  fault: ReasonJson;
}

/** A record, and the revision that the table it leads to has in another worker. */
export interface FollowArgs {
  text: string;
  revision: number;
}

/** The revision that the table has. */
export interface FollowResult {
  revision: number;
}

/** Which game. */
export interface GameArgs {
  game: string;
}

/** What every catalogue has: the clans, who may play a seat, and the levels and characters to choose from. */
export interface GameCatalogue {
  clans: string[];
  players: string[];
  levels: string[];
  characters: string[];
}

/** What a list shows of a stored game; the land is that of the only person, or of whoever leads. */
export interface GameSummary {
  progress: ProgressJson;
  points: number[];
  winners: number[];
  game: string;
  names: string[];
  players: string[];
  phase: string;
  step: number;
  is_over: boolean;
  land: LandJson;
}

/** What each game decides for itself. */
export interface Games {
  isle: {
    action: isle.Action;
    catalogue: isle.Catalogue & GameCatalogue;
    event: isle.Event;
    name: 'isle';
    phase: isle.Phase;
    questions: {
      areas: { args: SeatArgs; answer: isle.AreasAnswer };
      components: { args: NoArgs; answer: isle.ComponentsAnswer };
      notables: { args: NoArgs; answer: NotablesAnswer };
      offers: { args: NoArgs; answer: isle.OffersAnswer };
      placements: { args: TileArgs; answer: isle.PlacementsAnswer };
      preview: { args: PlacementArgs; answer: isle.PreviewAnswer };
      pricing: { args: NoArgs; answer: isle.PricingAnswer };
      sheet: { args: NoArgs; answer: isle.SheetAnswer };
      standing: { args: SeatArgs; answer: isle.StandingAnswer };
      why_not: { args: CellArgs; answer: ReasonJson };
    };
    setup: isle.SetupJson;
    view: isle.View;
  };
  skylands: {
    action: skylands.Action;
    catalogue: skylands.Catalogue & GameCatalogue;
    event: skylands.Event;
    name: 'skylands';
    phase: skylands.Phase;
    questions: {
      actions: { args: SeatArgs; answer: skylands.ActionsAnswer };
      areas: { args: SeatArgs; answer: skylands.AreasAnswer };
      components: { args: NoArgs; answer: skylands.ComponentsAnswer };
      end_warning: { args: NoArgs; answer: skylands.EndWarning };
      energy: { args: SeatArgs; answer: skylands.EnergyAnswer };
      islands: { args: SeatArgs; answer: skylands.IslandsAnswer };
      moves: { args: SeatArgs; answer: skylands.MovesAnswer };
      notables: { args: NoArgs; answer: NotablesAnswer };
      placements: { args: TileArgs; answer: skylands.PlacementsAnswer };
      preview: { args: PlacementArgs; answer: skylands.PreviewAnswer };
      sheet: { args: NoArgs; answer: skylands.SheetAnswer };
      show: { args: SeatArgs; answer: skylands.ShowAnswer };
      why_not: { args: CellArgs | skylands.ActionArgs | skylands.PlacesArgs; answer: ReasonJson };
    };
    setup: skylands.SetupJson;
    view: skylands.View;
  };
}

/** Who answers, and which games it knows. */
export interface HelloResult {
  version: string;
  python: string;
  games: string[];
}

/** The seat that gets the hint. */
export interface HintArgs {
  slice?: number;
  hurry?: boolean;
  viewer: number;
}

/** How far a hint is; once it is done, the action and its reasons. */
export interface HintResultOf<G extends GameName> {
  is_done: boolean;
  progress: number;
  action?: Games[G]['action'];
  reasons?: ReasonJson[];
}

/** How far a hint is; once it is done, the action and its reasons. */
export type HintResult = { [G in GameName]: HintResultOf<G> }[GameName];

/** A kind of tiles by its edges: how many there are in the game, and which of them are left. */
export interface KindLeft {
  kind: string;
  count: number;
  left: string[];
}

/** The tiles of one seat, for a small picture. */
export interface LandJson {
  seat: number;
  tiles: [string, number, number, number][];
}

/** A record, and the revision that the table shall have when it is restored. */
export interface LoadArgs {
  text: string;
  revision?: number | null;
}

export interface LogArgs {
  from?: number;
}

/** Some events, and how many there are in all. */
export interface LogResultOf<G extends GameName> {
  events: Games[G]['event'][];
  count: number;
}

/** Some events, and how many there are in all. */
export type LogResult = { [G in GameName]: LogResultOf<G> }[GameName];

/** The question needs nothing. */
export type NoArgs = Record<string, never>;

/** A fact about a finished game: a stable code, the seat it is about (None for all) and its numbers. */
export interface NotableJson {
  code: string;
  seat: number | null;
  facts: Record<string, unknown>;
}

/** The most notable facts of a finished game, first one first; none while it is being played. */
export interface NotablesAnswer {
  notables: NotableJson[];
}

/** A new game; everybody is a person unless `players` are given. */
export interface OpenArgsOf<G extends GameName> {
  game: string;
  setup: Games[G]['setup'];
  players?: string[] | null;
}

/** A new game; everybody is a person unless `players` are given. */
export type OpenArgs = { [G in GameName]: OpenArgsOf<G> }[GameName];

/** An answer that is not the best one, and about how many points it loses. */
export interface OtherAnswerOf<G extends GameName> {
  action: Games[G]['action'];
  loss: number;
}

/** An answer that is not the best one, and about how many points it loses. */
export type OtherAnswer = { [G in GameName]: OtherAnswerOf<G> }[GameName];

/** How a game ended. */
export interface OutcomeJson {
  points: number[];
  winners: number[];
  decided_by: string;
}

/** A tile on a cell in a turn. */
export interface PlacementArgs {
  seat?: number;
  tile: string;
  x: number;
  y: number;
  turn: number;
}

/** How far a bot is, and the best action so far, which may be secret. */
export interface PonderResultOf<G extends GameName> {
  is_done: boolean;
  progress: number;
  action: Games[G]['action'];
}

/** How far a bot is, and the best action so far, which may be secret. */
export type PonderResult = { [G in GameName]: PonderResultOf<G> }[GameName];

/** How far a game is: the `number`th `unit` of `last`, which is None where nobody knows. */
export interface ProgressJson {
  unit: string;
  number: number;
  last: number | null;
}

/** An answer, or the first placements of one. */
export interface PuzzleAnswerArgsOf<G extends GameName> {
  actions: Games[G]['action'][];
}

/** An answer, or the first placements of one. */
export type PuzzleAnswerArgs = { [G in GameName]: PuzzleAnswerArgsOf<G> }[GameName];

/** The moment after what was answered so far, and the verdict once the answer is complete. */
export interface PuzzleAnswerResult {
  situation: Situation;
  verdict: VerdictJson | null;
}

/** A puzzle to look at, and what its seats are called. */
export interface PuzzleArgs {
  puzzle: PuzzleJson;
  names: string[];
}

/** A question of the page about the puzzle, with its arguments. */
export interface PuzzleAskArgs {
  question: string;
  args?: object;
}

/** A puzzle as it is stored. */
export interface PuzzleJson {
  version?: number;
  id: string;
  game: string;
  kind: string;
  level: number;
  seat: number;
  position: object;
  answers: string[];
  best: string[];
  losses: (number | null)[];
  value?: number | null;
  gap: number;
  reasons: ReasonJson[];
}

/** A puzzle as it is shown: the moment, the answers that are offered, and of how many placements an answer is. */
export interface PuzzleResultOf<G extends GameName> {
  situation: Situation;
  kind: string;
  level: number;
  seat: number;
  answers: Games[G]['action'][];
  count: number;
}

/** A puzzle as it is shown: the moment, the answers that are offered, and of how many placements an answer is. */
export type PuzzleResult = { [G in GameName]: PuzzleResultOf<G> }[GameName];

/** A stable code, the clause of the rules behind it if there is one, and its facts. */
export interface ReasonJson {
  code: string;
  clause?: string;
  facts: Record<string, unknown>;
}

/** A seat says the `number`th sentence for a moment, which the event with the number `event` has brought about. */
export interface RemarkJson {
  seat: number;
  moment: string;
  number: number;
  event: number;
}

/** A request of the page. */
export interface Request {
  id: number;
  verb: string;
  args?: Record<string, unknown>;
}

/** What the printed rules leave open and is decided here, with the clause it belongs to. */
export interface RulingJson {
  ruling: string;
  clause: string;
}

/** Points with their reason; `cells` holds one list of cells per counted thing. */
export interface ScoreLineJson {
  source: string;
  count: number;
  points: number;
  cells: [number, number][][];
  facts: Record<string, unknown>;
  shapes?: ShapesJson;
}

/** The land of a seat; without `seat` it is the viewer's. */
export interface SeatArgs {
  seat?: number;
}

/** The name and the clan of a seat. */
export interface SeatJson {
  name: string;
  clan: string;
}

/** Who plays a seat from now on, and under which name if not under the same. */
export interface SeatPlayerArgs {
  viewer?: number | null;
  revision: number;
  seat: number;
  player: string;
  name?: string | null;
}

/** Areas, each a list of its parts as x, y and part; roads as x, y and road; the cells of symbols by name. */
export interface ShapesJson {
  areas?: [number, number, number][][];
  roads?: [number, number, number][];
  things?: Record<string, [number, number][]>;
}

/** The table as a viewer may see it; `setup`, with the seed, is there once the game is over. */
export interface SituationOf<G extends GameName> {
  revision: number;
  game: Games[G]['name'];
  phase: Games[G]['phase'];
  to_act: number[];
  forced: Games[G]['action'][];
  implied: Games[G]['action'][];
  holder: number | null;
  bot: number | null;
  is_secret: boolean;
  players: string[];
  viewer: number | null;
  step: number;
  steps: number;
  can_undo: boolean;
  undo_seat: number | null;
  events: Games[G]['event'][];
  remarks: RemarkJson[];
  is_over: boolean;
  outcome: OutcomeJson | null;
  setup: Games[G]['setup'] | null;
  view: Games[G]['view'];
}

/** The table as a viewer may see it; `setup`, with the seed, is there once the game is over. */
export type Situation = { [G in GameName]: SituationOf<G> }[GameName];

/** A table as it is stored: its record, which may hold secrets, and its public summary. */
export interface StoredResult {
  text: string;
  summary: GameSummary;
}

/** A record. */
export interface TextArgs {
  text: string;
}

/** The seat for which a bot thinks. */
export interface ThinkArgs {
  slice?: number;
  hurry?: boolean;
  revision: number;
  seat: number;
}

/** How far a bot is, and what to pass to `act` once it is done. */
export interface ThinkResult {
  is_done: boolean;
  progress: number;
  action: BotAction;
}

/** A tile in the land of a seat. */
export interface TileArgs {
  seat?: number;
  tile: string;
}

/** The seat whose last action is undone. */
export interface UndoArgs {
  viewer?: number | null;
  revision: number;
  seat: number;
}

/** What the bridge can be asked. */
export interface Verbs {
  act: { args: ActArgsOf<GameName>; result: Situation };
  adopt: { args: AdoptArgsOf<GameName>; result: ThinkResult };
  ask: { args: AskArgs; result: object };
  at: { args: AtArgs; result: Situation };
  catalogue: { args: GameArgs; result: Games[GameName]['catalogue'] };
  examine: { args: TextArgs; result: StoredResult };
  follow: { args: FollowArgs; result: FollowResult };
  hello: { args: NoArgs; result: HelloResult };
  hint: { args: HintArgs; result: HintResult };
  load: { args: LoadArgs; result: Situation };
  log: { args: LogArgs; result: LogResult };
  open: { args: OpenArgsOf<GameName>; result: Situation };
  ponder: { args: ThinkArgs; result: PonderResult };
  puzzle: { args: PuzzleArgs; result: PuzzleResult };
  puzzle_answer: { args: PuzzleAnswerArgsOf<GameName>; result: PuzzleAnswerResult };
  puzzle_ask: { args: PuzzleAskArgs; result: object };
  record: { args: NoArgs; result: StoredResult };
  seat_player: { args: SeatPlayerArgs; result: Situation };
  situation: { args: ViewerArgs; result: Situation };
  think: { args: ThinkArgs; result: ThinkResult };
  undo: { args: UndoArgs; result: Situation };
}

/** What an answer is worth; `loss` is None where that was not studied, and `shown` has the best placements done. */
export interface VerdictJsonOf<G extends GameName> {
  is_best: boolean;
  loss: number | null;
  is_exact: boolean;
  gap: number;
  best: Games[G]['action'][];
  reasons: ReasonJson[];
  others: OtherAnswer[];
  shown: Situation;
}

/** What an answer is worth; `loss` is None where that was not studied, and `shown` has the best placements done. */
export type VerdictJson = { [G in GameName]: VerdictJsonOf<G> }[GameName];

/** For whom: a seat, or None for what everybody may see. */
export interface ViewerArgs {
  viewer?: number | null;
}

export namespace isle {
  export type Action = isle.PriceJson | isle.Buy | isle.Pass | isle.Place | isle.GiveUp | isle.Done;

  /** What the completion of an area would bring: points by the goals of this game, and by scrolls at the end. */
  export interface AreaGain {
    points: isle.AreaPoints[];
    scrolls: number;
  }

  /** An area: its terrain, its cells, and its parts as x, y and part. */
  export interface AreaJson {
    kind: string;
    cells: [number, number][];
    members: [number, number, number][];
  }

  /** The points that a goal of this game gives for an area or the road as it is now. */
  export interface AreaPoints {
    letter: string;
    goal: string;
    points: number;
  }

  /** The areas of a land; its castle's road; the cells with whisky that it connects; and the land's income. */
  export interface AreasAnswer {
    seat: number;
    areas: isle.LensArea[];
    road: isle.LensRoad;
    whisky: [number, number][];
    income: number;
  }

  /** A seat buys a tile (rule 16). */
  export interface Bought {
    kind: 'bought';
    seat: number;
    tile: string;
    seller: number;
    price: number;
  }

  /** A seat has finished building. */
  export interface Built {
    kind: 'built';
    seat: number;
  }

  /** Buy a tile of another player for its price (rule 16). */
  export interface Buy {
    kind: 'buy';
    seat: number;
    tile: string;
  }

  /** The components of Isle of Skye; `tracks` has the rounds by number of seats. */
  export interface Catalogue {
    clans: string[];
    game: 'isle';
    tiles: isle.TileJson[];
    castles: isle.TileJson[];
    goals: string[];
    scrolls: isle.ScrollJson[];
    clauses: string[];
    rulings: RulingJson[];
    examples: isle.ExamplesJson;
    letters: string[];
    tracks: Record<string, isle.RoundView[]>;
    setup: isle.OptionsJson;
  }

  /** How many of the game's tiles are left in the bag, with what, and of which kinds. */
  export interface ComponentsAnswer {
    left: number;
    count: number;
    things: isle.ThingLeft[];
    scrolls: isle.ScrollLeft[];
    kinds: KindLeft[];
  }

  /** End one's building once the hand is empty; until then the last placements may be undone. */
  export interface Done {
    kind: 'done';
    seat: number;
  }

  /** A seat draws tiles from the bag (rule 14). */
  export interface Drawn {
    kind: 'drawn';
    seat: number;
    tiles: string[];
  }

  /** The game is over (rule 28). */
  export interface Ended {
    kind: 'end';
    points: number[];
    winners: number[];
    decided_by: string;
  }

  export type Event = isle.Started | isle.RoundStarted | isle.Income | isle.Drawn | isle.Priced | isle.Revealed | isle.Bought | isle.Passed | isle.Kept | isle.Placed | isle.GivenUp | isle.Built | isle.Scored | isle.RoundEnded | isle.FirstPlayerMoved | isle.ScrollsScored | isle.GoldScored | isle.Ended;

  /** The drawn examples of the help. */
  export interface ExamplesJson {
    goals: (isle.LandExample | isle.RankExample)[];
    rules: isle.RuleExample[];
  }

  /** The marker of the first player passes to a seat. */
  export interface FirstPlayerMoved {
    kind: 'first_player';
    seat: number;
  }

  /** The gold that everybody saw a seat get and give so far. */
  export interface FlowView {
    income: number;
    staked: number;
    sold: number;
    bought: number;
  }

  /** What one goal would gain each time it is scored, and how often it still will be. */
  export interface GainJson {
    letter: string;
    goal: string;
    gain: number;
    times: number;
  }

  /** Put a tile that fits nowhere back into the bag (rule 19). */
  export interface GiveUp {
    kind: 'give_up';
    seat: number;
    tile: string;
  }

  /** A tile that fits nowhere goes back into the bag (rule 19). */
  export interface GivenUp {
    kind: 'given_up';
    seat: number;
    tile: string;
  }

  /** The points of a goal before and after; None when they rest on gold that the viewer may not see. */
  export interface GoalChange {
    letter: string;
    goal: string;
    before: number | null;
    after: number | null;
  }

  /** What a goal would give a seat now. */
  export interface GoalNow {
    letter: string;
    goal: string;
    seat: number;
    line: ScoreLineJson | isle.HiddenLineJson;
  }

  /** What a goal would give the seat asked about now. */
  export interface GoalStanding {
    letter: string;
    goal: string;
    line: ScoreLineJson | isle.HiddenLineJson;
  }

  /** The gold of a seat is scored at the end (rule 27). */
  export interface GoldScored {
    kind: 'gold';
    seat: number;
    line: ScoreLineJson;
    points: number;
  }

  /** A line of a goal that rests on hidden gold: its count is the seat's own gold, if the viewer may see it. */
  export interface HiddenLineJson {
    source: string;
    count: number | null;
    points: null;
    cells: [number, number][][];
    facts: Record<string, unknown>;
  }

  /** What a table agreed on. */
  export interface HouseRulesJson {
    open_gold: boolean;
    open_prices: boolean;
  }

  /** A seat gets gold (rule 13). */
  export interface Income {
    kind: 'income';
    seat: number;
    castle: number;
    whisky: number;
    players_ahead: number;
    gold_per_player_ahead: number;
    behind: number;
    gold: number;
  }

  /** A seat keeps its unsold tiles and pays what lies on them (rule 17). */
  export interface Kept {
    kind: 'kept';
    seat: number;
    tiles: string[];
    gold: number;
  }

  /** A territory, and what a goal counts there. */
  export interface LandExample {
    goal: string;
    land: [string, number, number, number][];
    line: ScoreLineJson;
  }

  /** An area with the edges at which it is open, as x, y and side; what stands on it; and what it counts for now. */
  export interface LensArea {
    kind: string;
    cells: [number, number][];
    members: [number, number, number][];
    is_complete: boolean;
    open_edges: [number, number, number][];
    things: Record<string, number>;
    points: isle.AreaPoints[];
    if_complete: isle.AreaGain | null;
  }

  /** The castle's road: its parts as x, y and road, the cells it connects, its open ends, and what it counts for. */
  export interface LensRoad {
    members: [number, number, number][];
    cells: [number, number][];
    open_edges: [number, number, number][];
    points: isle.AreaPoints[];
  }

  /** Cells that an example marks; of an area also its parts as x, y and part. */
  export interface MarkJson {
    kind: 'complete' | 'count' | 'road';
    cells: [number, number][];
    members?: [number, number, number][];
  }

  /** A tile on offer: its price if it may be seen, why it cannot be bought, and its worth for the asking seat. */
  export interface OfferAnswer {
    tile: string;
    owner: number;
    price: number | null;
    can_buy: boolean;
    reason: ReasonJson | null;
    worth: isle.WorthJson;
  }

  /** A tile before a seat; price and discard are None while they are secret. */
  export interface OfferView {
    tile: string;
    price: number | null;
    is_discard: boolean | null;
    bought_by: number | null;
  }

  /** The gold of the asking seat, and all tiles on offer. */
  export interface OffersAnswer {
    gold: number;
    offers: isle.OfferAnswer[];
  }

  /** What a set-up may choose from, and its limits. */
  export interface OptionsJson {
    fewest_seats: number;
    most_seats: number;
    longest_name: number;
    longest_seed: number;
    goals: string[];
    first_game: string[];
    house_rules: ('open_gold' | 'open_prices')[];
  }

  /** An area on a tile: its terrain, and the sides it reaches. */
  export interface PartJson {
    kind: string;
    sides: number[];
  }

  /** Buy nothing this round (rule 16). */
  export interface Pass {
    kind: 'pass';
    seat: number;
  }

  /** A seat buys nothing (rule 16). */
  export interface Passed {
    kind: 'passed';
    seat: number;
  }

  /** What the players decide on; everything between runs by itself. */
  export type Phase = 'price' | 'buy' | 'build' | 'end';

  /** Add a tile to one's territory, turned clockwise by quarter turns (rule 18). */
  export interface Place {
    kind: 'place';
    seat: number;
    tile: string;
    x: number;
    y: number;
    turn: number;
  }

  /** A tile is added to a territory (rule 18). */
  export interface Placed {
    kind: 'placed';
    seat: number;
    tile: string;
    x: number;
    y: number;
    turn: number;
  }

  /** A cell and a turn. */
  export interface PlacementJson {
    x: number;
    y: number;
    turn: number;
  }

  /** Where a tile may be placed, and whether it may be given up. */
  export interface PlacementsAnswer {
    cells: CellTurns[];
    can_give_up: boolean;
  }

  /** What a placement would change; `joins_castle` are the cells that a road then connects to the castle. */
  export interface PreviewAnswer {
    goals: isle.GoalChange[];
    completes: isle.AreaJson[];
    joins_castle: [number, number][];
    income: Change;
    scrolls: Change;
  }

  /** The discard and the prices by tile. */
  export interface PriceJson {
    kind: 'price';
    seat: number;
    discard: string;
    prices: Record<string, number>;
  }

  /** A seat has sealed its prices; what they are stays secret (rule 14). */
  export interface Priced {
    kind: 'priced';
    seat: number;
  }

  /** The limits of the asking seat's prices. */
  export interface PricingAnswer {
    gold: number;
    lowest_price: number;
    highest_total: number;
  }

  /** What some players have, and what the most of it gives. */
  export interface RankExample {
    goal: string;
    ranks: isle.RankJson[];
  }

  /** An amount, and the points it gives. */
  export interface RankJson {
    amount: number;
    points: number;
  }

  /** The discard and the prices of a seat are revealed (rule 15). */
  export interface Revealed {
    kind: 'revealed';
    seat: number;
    discard: string;
    prices: Record<string, number>;
  }

  /** A round is over, with the points by seat. */
  export interface RoundEnded {
    kind: 'round_end';
    round: number;
    points: number[];
  }

  /** A round begins, at whose end the goals at these letters are scored. */
  export interface RoundStarted {
    kind: 'round';
    round: number;
    first_player: number;
    letters: string[];
  }

  /** A round of the track: the letters of the goals scored at its end, and the gold for each player ahead. */
  export interface RoundView {
    round: number;
    letters: string[];
    gold_per_player_ahead: number;
  }

  /** A land that shows a clause: a tile on trial, what is marked, why it is refused, the numbers of the caption. */
  export interface RuleExample {
    example: string;
    clause: string;
    land: [string, number, number, number][];
    tile: [string, number, number, number] | null;
    marks: isle.MarkJson[];
    reason: ReasonJson | null;
    facts: Record<string, unknown>;
  }

  /** A goal is scored for a seat, which then has `points` (rule 20). */
  export interface Scored {
    kind: 'scored';
    round: number;
    letter: string;
    goal: string;
    seat: number;
    line: ScoreLineJson;
    points: number;
  }

  /** What a goal gave a seat in a round. */
  export interface ScoredJson {
    round: number;
    letter: string;
    goal: string;
    seat: number;
    line: ScoreLineJson;
  }

  /** A kind of scrolls, and how many of a thing it asks for one point. */
  export interface ScrollJson {
    scroll: string;
    each: number;
  }

  /** How many scrolls of a kind are left, and how many there are. */
  export interface ScrollLeft {
    scroll: string;
    left: number;
    count: number;
  }

  /** The scrolls of a seat are scored at the end (rule 26). */
  export interface ScrollsScored {
    kind: 'scrolls';
    seat: number;
    lines: ScoreLineJson[];
    points: number;
  }

  /** What a seat would get at the end for a scroll or its gold. */
  export interface SeatLine {
    seat: number;
    line: ScoreLineJson;
  }

  /** A seat as the viewer may see it; `territory` has rows of tile, x, y and turn, `last` the cell placed last. */
  export interface SeatView {
    seat: number;
    name: string;
    clan: string;
    points: number;
    gold: number | null;
    income: number;
    is_sealed: boolean;
    territory: [string, number, number, number][];
    offer: isle.OfferView[];
    hand: string[];
    has_built: boolean;
    last: [number, number] | null;
    flow: isle.FlowView;
  }

  /** A set-up; goals are `random`, `first-game` or four names, and the seed decides who begins if `first` is None. */
  export interface SetupJson {
    seats: SeatJson[];
    seed: string;
    first: number | null;
    goals: string | string[];
    house_rules: isle.HouseRulesJson;
  }

  /** The score sheet: what was scored, what goals, scrolls and gold would give now, and points by round and seat. */
  export interface SheetAnswer {
    scored: isle.ScoredJson[];
    now: isle.GoalNow[];
    end: isle.SeatLine[];
    points_by_round: number[][];
  }

  /** What each goal would give a seat if it were scored now. */
  export interface StandingAnswer {
    seat: number;
    goals: isle.GoalStanding[];
  }

  /** The game begins with these goals at A, B, C and D (rules 9 and 11). */
  export interface Started {
    kind: 'start';
    goals: string[];
    first_player: number;
  }

  /** How many of a thing that stands on tiles are left, and how many there are. */
  export interface ThingLeft {
    thing: string;
    left: number;
    count: number;
  }

  /** A tile as the page needs it to draw it; sides are numbers, 0 is north. */
  export interface TileJson {
    id: string;
    edges: string;
    centre: string;
    centre_part: number;
    parts: isle.PartJson[];
    roads: number[][];
    whisky: number;
    sheep: number;
    cattle: number;
    farm: number;
    broch: number;
    lighthouse: number;
    ship: number;
    scroll: string | null;
    brochs: number[];
    lighthouses: number[];
    ships: number[];
    afloat: number[];
  }

  /** The game as a seat may see it; `prompt` is what is asked for. */
  export interface View {
    game: 'isle';
    seat: number | null;
    phase: isle.Phase;
    prompt: string;
    round: number;
    rounds: number;
    to_act: number[];
    first_player: number;
    goals: string[];
    track: isle.RoundView[];
    house_rules: isle.HouseRulesJson;
    bag: string[];
    seats: isle.SeatView[];
  }

  /** What a tile is worth in a land: all gains over the rest of the game, each goal, and the best place. */
  export interface WorthJson {
    total: number;
    goals: isle.GainJson[];
    best: isle.PlacementJson | null;
  }
}

export namespace skylands {
  export type Action = skylands.Choose | skylands.Repeat | skylands.Take | skylands.Place | skylands.Pass | skylands.Done | skylands.Discard | skylands.Deploy | skylands.Lodge | skylands.Create | skylands.Pay | skylands.Trade | skylands.Convert;

  /** An action that may be refused. */
  export interface ActionArgs {
    action: skylands.Choose | skylands.Repeat | skylands.Take | skylands.Place | skylands.Pass | skylands.Done | skylands.Discard | skylands.Deploy | skylands.Lodge | skylands.Create | skylands.Pay | skylands.Trade | skylands.Convert;
  }

  /** One of the four actions: may it be chosen, and who would gain what. */
  export interface ActionForecast {
    action: string;
    can_choose: boolean;
    is_repeat: boolean;
    reason: ReasonJson | null;
    ends_game: boolean;
    gains: skylands.SeatGain[];
  }

  /** The four actions with the asking seat as the active player. */
  export interface ActionsAnswer {
    actions: skylands.ActionForecast[];
  }

  /** The islands of a board. */
  export interface AreasAnswer {
    seat: number;
    areas: skylands.LensIsland[];
  }

  /** A seat gets a printed board (rule 7). */
  export interface BoardDealt {
    kind: 'board';
    seat: number;
    board: string;
  }

  /** A printed board. */
  export interface BoardJson {
    board: string;
    tiles: skylands.PrintedTile[];
  }

  /** The components of Skylands; `points_supply` is by number of seats, `reconstructed` names what is no copy. */
  export interface Catalogue {
    clans: string[];
    game: 'skylands';
    columns: number;
    rows: number;
    tiles: skylands.StackTile[];
    specials: skylands.SpecialJson[];
    boards: skylands.BoardJson[];
    start_tiles: skylands.StartTileJson[];
    terrains: skylands.TerrainJson[];
    colours: string[];
    inhabitants_per_colour: number;
    hostel_room: number;
    points_supply: Record<string, number>;
    actions: string[];
    clauses: string[];
    rulings: RulingJson[];
    examples: skylands.ExamplesJson;
    reconstructed: string[];
    setup: skylands.OptionsJson;
  }

  /** Move the pawn to another action (rule 14). */
  export interface Choose {
    kind: 'choose';
    seat: number;
    action: string;
  }

  /** The active player chooses an action, or repeats it with the marker (rule 14). */
  export interface Chosen {
    kind: 'chosen';
    seat: number;
    action: string;
    is_repeat: boolean;
  }

  /** A tile completes an island. */
  export interface Completed {
    kind: 'completed';
    seat: number;
    island: string;
    terrain: string;
    spaces: number;
    cells: [number, number][];
  }

  /** How many tiles are left in the stack, of which kinds, and the special islands left by group. */
  export interface ComponentsAnswer {
    left: number;
    count: number;
    kinds: KindLeft[];
    groups: skylands.GroupLeft[];
  }

  /** Move inhabitants from a crystal island, or the hostel, into a city (rule 20). */
  export interface Convert {
    kind: 'convert';
    seat: number;
    source: string;
    city: string;
  }

  /** Inhabitants move into a city (rule 20). */
  export interface Converted {
    kind: 'converted';
    seat: number;
    source: string;
    city: string;
    count: number;
  }

  /** What the end adds to the points of a seat, which then has `points`. */
  export interface CountView {
    seat: number;
    line: ScoreLineJson;
    points: number;
  }

  /** Green, purple and blue inhabitants. */
  export interface CountsView {
    G: number;
    P: number;
    B: number;
  }

  /** Choose a special island on show (rule 19). */
  export interface Create {
    kind: 'create';
    seat: number;
    special: string;
  }

  /** A seat chooses a special island; `due` is what it has to pay (rule 19). */
  export interface Created {
    kind: 'created';
    seat: number;
    special: string;
    due: string;
  }

  /** Fill an island with inhabitants (rule 18). */
  export interface Deploy {
    kind: 'deploy';
    seat: number;
    island: string;
  }

  /** A seat fills an island with inhabitants (rule 18). */
  export interface Deployed {
    kind: 'deployed';
    seat: number;
    island: string;
    terrain: string;
    count: number;
  }

  /** Discard the tile drawn by the outpost. */
  export interface Discard {
    kind: 'discard';
    seat: number;
    tile: string;
  }

  /** Tiles go to the discard pile. */
  export interface Discarded {
    kind: 'discarded';
    seat: number;
    tiles: string[];
  }

  /** End one's step after having done something; until then it may be undone. */
  export interface Done {
    kind: 'done';
    seat: number;
  }

  /** A special island draws a tile for its owner (rule 24). */
  export interface Drawn {
    kind: 'drawn';
    seat: number;
    tile: string;
  }

  /** Whether the game may end this turn or will, and the reasons. */
  export interface EndWarning {
    may_end: boolean;
    will_end: boolean;
    reasons: ReasonJson[];
  }

  /** The game is over (rules 25 to 27). */
  export interface Ended {
    kind: 'end';
    reason: string;
    points: number[];
    winners: number[];
    decided_by: string;
  }

  /** What a move into a city would bring at once: points by what pays them, and their sum. */
  export interface Energy {
    source: string;
    city: string;
    points: number;
    gains: skylands.Gained[];
  }

  /** What Convert energy would bring the asking seat: the bonus of its first move, and each move it may make. */
  export interface EnergyAnswer {
    bonus: number;
    moves: skylands.Energy[];
  }

  export type Event = skylands.Started | skylands.BoardDealt | skylands.HandDrawn | skylands.TurnStarted | skylands.Chosen | skylands.Passed | skylands.Revealed | skylands.Taken | skylands.Placed | skylands.Completed | skylands.Deployed | skylands.Settled | skylands.Lodged | skylands.Created | skylands.Paid | skylands.Traded | skylands.Drawn | skylands.Discarded | skylands.Converted | skylands.Gained | skylands.Ended;

  /** The drawn examples of the help. */
  export interface ExamplesJson {
    rules: skylands.RuleExample[];
  }

  /** A seat gets points; what the supply cannot pay is written down (rule 22). */
  export interface Gained {
    kind: 'points';
    seat: number;
    source: string;
    points: number;
    written: number;
  }

  /** A group of special islands: how many the game started with, and which of them are left on display. */
  export interface GroupLeft {
    group: string;
    count: number;
    left: string[];
  }

  /** A seat gets a start tile and draws tiles for the tactical start (rule 8). */
  export interface HandDrawn {
    kind: 'hand';
    seat: number;
    start_tile: string;
    tiles: string[];
  }

  /** The hostel: who lodges there, how many more may, and what may be done with them now, by place. */
  export interface HostelUses {
    guests: skylands.CountsView;
    room: number;
    uses: Record<string, string[]>;
  }

  /** Final points that an island has now: for its spaces, or by a special island. */
  export interface IslandPoints {
    source: string;
    points: number;
    special?: string;
  }

  /** An island, what may be done with it now, and why it cannot be filled. */
  export interface IslandUses {
    id: string;
    terrain: string;
    colour: string | null;
    spaces: number;
    open_edges: number;
    is_complete: boolean;
    inhabitants: number;
    cells: [number, number][];
    members: [number, number, number][];
    uses: string[];
    fill_reason: ReasonJson | null;
  }

  /** An island; `colour` is that of its inhabitants, `members` are its parts as x, y and part. */
  export interface IslandView {
    id: string;
    terrain: string;
    colour: string | null;
    spaces: number;
    open_edges: number;
    is_complete: boolean;
    inhabitants: number;
    cells: [number, number][];
    members: [number, number, number][];
  }

  /** The islands of the asking seat, and its hostel if it has one. */
  export interface IslandsAnswer {
    islands: skylands.IslandUses[];
    hostel: skylands.HostelUses | null;
  }

  /** An island with the edges at which it is open, as x, y and side, and what it counts for now. */
  export interface LensIsland {
    id: string;
    terrain: string;
    cells: [number, number][];
    members: [number, number, number][];
    is_complete: boolean;
    is_stuck: boolean;
    open_edges: [number, number, number][];
    spaces: number;
    inhabitants: number;
    points: skylands.IslandPoints[];
    if_complete: skylands.IslandPoints[] | null;
  }

  /** Move one inhabitant from an island to the hostel (rule 24). */
  export interface Lodge {
    kind: 'lodge';
    seat: number;
    island: string;
  }

  /** An inhabitant moves to the hostel (rule 24). */
  export interface Lodged {
    kind: 'lodged';
    seat: number;
    island: string;
    colour: string;
  }

  /** An island that an example marks. */
  export interface MarkJson {
    kind: 'complete';
    cells: [number, number][];
    members: [number, number, number][];
  }

  /** Inhabitants that went into a city in this step. */
  export interface MoveView {
    source: string;
    city: string;
    count: number;
  }

  /** Every legal action except placements. */
  export interface MovesAnswer {
    moves: (skylands.Choose | skylands.Repeat | skylands.Take | skylands.Place | skylands.Pass | skylands.Done | skylands.Discard | skylands.Deploy | skylands.Lodge | skylands.Create | skylands.Pay | skylands.Trade | skylands.Convert)[];
  }

  /** What a set-up may choose from, and its limits. */
  export interface OptionsJson {
    fewest_seats: number;
    most_seats: number;
    longest_name: number;
    longest_seed: number;
    starts: string[];
    specials: string[];
    first_game: string[];
  }

  /** An inhabitant is paid (rule 19). */
  export interface Paid {
    kind: 'paid';
    seat: number;
    place: string;
    colour: string;
  }

  /** A part of an island on a tile: its terrain, the sides it reaches, and its spaces. */
  export interface PartJson {
    kind: string;
    sides: number[];
    spaces: number;
  }

  /** Leave the action out (rule 15). */
  export interface Pass {
    kind: 'pass';
    seat: number;
  }

  /** A seat leaves the action out, by choice or because nothing is possible (rule 15). */
  export interface Passed {
    kind: 'passed';
    seat: number;
    is_forced: boolean;
  }

  /** Pay the next inhabitant of a cost from an island or the hostel (rule 19). */
  export interface Pay {
    kind: 'pay';
    seat: number;
    place: string;
  }

  /** What is to be decided now. */
  export type Phase = 'start' | 'choose' | 'discover' | 'deploy' | 'create' | 'pay' | 'place' | 'outpost' | 'convert' | 'end';

  /** Place a tile one has: at the tactical start, a paid special island, or the tile drawn by the outpost. */
  export interface Place {
    kind: 'place';
    seat: number;
    tile: string;
    x: number;
    y: number;
    turn: number;
  }

  /** A seat places a tile that it has. */
  export interface Placed {
    kind: 'placed';
    seat: number;
    tile: string;
    x: number;
    y: number;
    turn: number;
  }

  /** Where a tile may be placed, and whether it may be discarded. */
  export interface PlacementsAnswer {
    cells: CellTurns[];
    can_discard: boolean;
  }

  /** Islands, of which the first is meant, by the places that name them. */
  export interface PlacesArgs {
    seat?: number;
    places: string[];
  }

  /** What a placement would change: islands, final points by source, and what happens at once. */
  export interface PreviewAnswer {
    completes: skylands.IslandView[];
    grows: skylands.IslandView[];
    total: Change;
    sources: skylands.SourceChange[];
    events: (skylands.Settled | skylands.Gained)[];
  }

  /** A tile printed on a board, with its square. */
  export interface PrintedTile {
    id: string;
    edges: string;
    parts: skylands.PartJson[];
    x: number;
    y: number;
  }

  /** Turn the marker to stay and repeat the action the pawn stands on (rule 14). */
  export interface Repeat {
    kind: 'repeat';
    seat: number;
    action: string;
  }

  /** Tiles are revealed from the stack (rule 16). */
  export interface Revealed {
    kind: 'revealed';
    tiles: string[];
  }

  /** A board that shows a clause: a tile on trial, what is marked, why it is refused, the numbers of the caption. */
  export interface RuleExample {
    example: string;
    clause: string;
    board: [string, number, number, number][];
    islands: skylands.IslandView[];
    tile: [string, number, number, number] | null;
    marks: skylands.MarkJson[];
    reason: ReasonJson | null;
    facts: Record<string, unknown>;
    special?: string;
    cost?: string;
    due?: string;
  }

  /** What one seat could gain. */
  export interface SeatGain {
    tiles?: number;
    inhabitants?: number;
    islands?: string[];
    specials?: string[];
    points?: number;
    seat: number;
  }

  /** What a seat would get at the end. */
  export interface SeatLine {
    seat: number;
    line: ScoreLineJson;
  }

  /** A seat; `board` has rows of tile, x, y and turn, `placeable` the tiles it may place, `last` the square. */
  export interface SeatView {
    seat: number;
    name: string;
    clan: string;
    points: number;
    collected: number;
    written: number;
    total: number;
    pawn: string | null;
    is_marker_active: boolean;
    board: [string, number, number, number][];
    islands: skylands.IslandView[];
    hostel: skylands.CountsView | null;
    inhabitants: skylands.CountsView;
    empty_squares: number;
    hand: string[];
    placeable: string[];
    last: [number, number] | null;
  }

  /** A special island fills the island that it lies in (rule 24). */
  export interface Settled {
    kind: 'fertile';
    seat: number;
    island: string;
    terrain: string;
    count: number;
  }

  /** A set-up; the start is `printed` or `tactical`, special islands are `random` or `first-game`. */
  export interface SetupJson {
    seats: SeatJson[];
    seed: string;
    first: number | null;
    start: string;
    specials: string;
  }

  /** The final points as they would be now, by seat with reasons, and the totals at the start of each turn. */
  export interface SheetAnswer {
    sources: string[];
    now: skylands.SeatLine[];
    totals: number[];
    points_by_turn: number[][];
  }

  /** The special islands on display. */
  export interface ShowAnswer {
    has_bonus: boolean;
    inhabitants: skylands.CountsView;
    show: skylands.ShownSpecial[];
  }

  /** A special island on display: its cost, what the asking seat would have to pay, the squares on which it fits, and why it cannot be created. */
  export interface ShownSpecial {
    special: string;
    cost: string;
    due: string;
    can_pay: boolean;
    can_place: boolean;
    can_create: boolean;
    spots: [number, number][];
    reason: ReasonJson | null;
    points: number;
  }

  /** The final points of a source before and after. */
  export interface SourceChange {
    before: number;
    after: number;
    source: string;
  }

  /** A special island as the page needs it; `points` are printed on it, and `effect` names what it does. */
  export interface SpecialJson {
    id: string;
    edges: string;
    parts: skylands.PartJson[];
    group: string;
    terrain: string | null;
    cost: string;
    points: number | null;
    effect: string;
  }

  /** A tile of the stack, and with how many players at least it is used. */
  export interface StackTile {
    id: string;
    edges: string;
    parts: skylands.PartJson[];
    players: number;
  }

  /** A start tile with its two sides. */
  export interface StartTileJson {
    start_tile: string;
    sides: skylands.TileJson[];
  }

  /** The game begins, with these special islands on display (rules 7 to 9). */
  export interface Started {
    kind: 'start';
    first_player: number;
    start: string;
    show: string[];
  }

  /** What the acting seat has done so far in its step. */
  export interface StepView {
    is_bonus: boolean;
    has_acted: boolean;
    deployed: string[];
    moves: skylands.MoveView[];
    special: string | null;
    due: string;
    drawn: string | null;
  }

  /** Take a revealed tile and place it (rule 16). */
  export interface Take {
    kind: 'take';
    seat: number;
    tile: string;
    x: number;
    y: number;
    turn: number;
  }

  /** A seat takes a revealed tile and places it (rule 16). */
  export interface Taken {
    kind: 'taken';
    seat: number;
    tile: string;
    x: number;
    y: number;
    turn: number;
  }

  /** A terrain: its letter, its name, and the colour of its inhabitants. */
  export interface TerrainJson {
    terrain: string;
    name: string;
    colour: string | null;
  }

  /** A tile as the page needs it to draw it; sides are numbers, 0 is north. */
  export interface TileJson {
    id: string;
    edges: string;
    parts: skylands.PartJson[];
  }

  /** Exchange two inhabitants of one kind for one that is paid, or moved into a city, at once (trading district). */
  export interface Trade {
    kind: 'trade';
    seat: number;
    first: string;
    second: string;
    city?: string;
  }

  /** Two inhabitants of one colour are exchanged for one, which is paid or moves into a city (rule 24). */
  export interface Traded {
    kind: 'traded';
    seat: number;
    first: string;
    second: string;
    colour: string;
    for: string;
    city?: string;
  }

  /** The turn of a seat begins, with the totals by seat (rule 14). */
  export interface TurnStarted {
    kind: 'turn';
    turn: number;
    seat: number;
    totals: number[];
  }

  /** The game as a seat may see it; `prompt` is what is asked for, `placing` the action that places a tile. */
  export interface View {
    game: 'skylands';
    seat: number | null;
    phase: skylands.Phase;
    prompt: string;
    turn: number;
    to_act: number[];
    first_player: number;
    active: number;
    position: number;
    action: string | null;
    step: skylands.StepView;
    placing: 'take' | 'place';
    start: string;
    specials: string;
    stack: string[];
    stack_count: number;
    revealed: string[];
    discarded: string[];
    show: string[];
    supply: skylands.CountsView;
    points_supply: number;
    end_reason: string | null;
    counts: skylands.CountView[];
    seats: skylands.SeatView[];
  }
}

export type GameName = keyof Games;

/** The names of the questions of a game. */
export type Question<G extends GameName> = keyof Games[G]['questions'] & string;

/** The arguments of a question of a game. */
export type QuestionArgs<G extends GameName, Q extends Question<G>> = Games[G]['questions'][Q] extends { args: infer A }
  ? A
  : never;

/** The answer to a question of a game. */
export type Answer<G extends GameName, Q extends Question<G>> = Games[G]['questions'][Q] extends { answer: infer A }
  ? A
  : never;
