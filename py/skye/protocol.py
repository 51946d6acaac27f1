"""The shapes of what the page sends to the bridge and gets back; the types of the page are generated from them.

What comes in is checked by the bridge all the same: these are promises of the page, not facts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, Literal, NotRequired, TypedDict

from skye.bots.bot import SpotJson
from skye.bots.remarks import RemarkJson
from skye.core.game import BaseCatalogue, LandJson, OutcomeJson, ProgressJson, ReasonJson, SummaryJson
from skye.core.practice import PracticeJson
from skye.core.question import Args
from skye.core.study import BaseStudyJson, PaletteGroup


@dataclass(frozen=True, slots=True)
class OfGame:
    """Marks a value whose type each game decides: its `name`, `phase`, `action`, `event`, `setup`, `view` ..."""

    part: str


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb of the bridge: the TypedDict of the arguments that it expects, and what it does with them."""

    args: type
    answer: Callable[[Args], Mapping[str, object]]


Name = Annotated[str, OfGame("name")]
Event = Annotated[Mapping[str, object], OfGame("event")]
SetupJson = Annotated[Mapping[str, object], OfGame("setup")]
StudyJson = Annotated[Mapping[str, object], OfGame("study")]

# --- Requests


class Request(TypedDict):
    """A request of the page."""

    id: int
    verb: str
    args: NotRequired[dict[str, object]]


class GameArgs(TypedDict):
    """Which game."""

    game: str


class OpenArgs(GameArgs):
    """A new game; everybody is a person unless `players` are given."""

    setup: SetupJson
    players: NotRequired[list[str] | None]


class TextArgs(TypedDict):
    """A record."""

    text: str


class LoadArgs(TextArgs):
    """A record, and the revision that the table shall have when it is restored."""

    revision: NotRequired[int | None]


class PractiseArgs(TextArgs):
    """The record of a finished game, the moment to try again from, the seat to take, and who plays the others.

    With a `seed` the tiles to come are drawn anew, without one they are the same as before.
    """

    step: int
    seat: int
    players: list[str]
    seed: NotRequired[str | None]


class ViewerArgs(TypedDict):
    """For whom: a seat, or None for what everybody may see."""

    viewer: NotRequired[int | None]


class ChangeArgs(ViewerArgs):
    """A change of the table, made for a revision."""

    revision: int


class BotAction(TypedDict):
    """Stands for the action that a bot has thought of, which may be secret."""

    kind: Literal["bot"]
    seat: int


class ActArgs(ChangeArgs):
    """An action to take, or the one that a bot has thought of."""

    action: Annotated[Mapping[str, object], OfGame("action")] | BotAction


class UndoArgs(ChangeArgs):
    """The seat whose last action is undone."""

    seat: int


class SeatPlayerArgs(ChangeArgs):
    """Who plays a seat from now on, and under which name if not under the same."""

    seat: int
    player: str
    name: NotRequired[str | None]


class AskArgs(ViewerArgs):
    """A question of the page with its arguments."""

    question: str
    args: NotRequired[Mapping[str, object]]


class AtArgs(ViewerArgs):
    """The number of actions after which the table is looked at."""

    step: int


LogArgs = TypedDict("LogArgs", {"from": NotRequired[int]})
"""The number of the first event."""


class SliceArgs(TypedDict):
    """How many milliseconds to think, or to end the thinking with the best choice so far."""

    slice: NotRequired[float]
    hurry: NotRequired[bool]


class ThinkArgs(SliceArgs):
    """The seat for which a bot thinks."""

    revision: int
    seat: int


class FollowArgs(TextArgs):
    """A record, and the revision that the table it leads to has in another worker."""

    revision: int


class AdoptArgs(TypedDict):
    """What another worker has thought of for the bot on a seat."""

    revision: int
    seat: int
    action: Annotated[Mapping[str, object], OfGame("action")]


class HintArgs(SliceArgs):
    """The seat that gets the hint."""

    viewer: int


class StudyArgs(GameArgs):
    """A study, whole, and the seat whose land is built; without one it is the first.

    `tile` is about to be placed there. `is_final` asks about the end of a game with these lands.
    """

    study: StudyJson
    seat: NotRequired[int]
    tile: NotRequired[str | None]
    is_final: NotRequired[bool]


class StudyAskArgs(StudyArgs):
    """A question about a study, with its arguments."""

    question: str
    args: NotRequired[Mapping[str, object]]


class StudyPaletteArgs(StudyArgs):
    """A cell, if only what fits there is wanted."""

    x: NotRequired[int]
    y: NotRequired[int]


# --- Replies


class Reply(TypedDict):
    """A request that was answered."""

    id: int
    ok: Literal[True]
    result: Mapping[str, object]


class FaultReply(TypedDict):
    """A request that was refused."""

    id: int
    ok: Literal[False]
    fault: ReasonJson


class HelloResult(TypedDict):
    """Who answers, which games it knows, and the version of the coach, to which stored reviews belong."""

    version: str
    coach: int
    python: str
    games: list[str]


class GameCatalogue(BaseCatalogue):
    """What every catalogue has: the clans, who may play a seat, and the levels and characters to choose from.

    `study` is how a new study begins.
    """

    players: list[str]
    levels: list[str]
    characters: list[str]
    study: BaseStudyJson


CatalogueResult = Annotated[GameCatalogue, OfGame("catalogue")]
"""The components of a game."""


class PracticeView(PracticeJson):
    """The mark of practice, and how far the game was when it began."""

    begun: ProgressJson


class Situation(TypedDict):
    """The table as a viewer may see it; `setup`, with the seed, is there once the game is over.

    `practice` is there if the game goes on from a moment of another one.

    `remarks` holds what a character says about the new events, if anything.
    `forced` holds the only legal action of each seat that can do nothing but end what it was doing, `implied` the only
    thing that a seat can do after its own last action besides ending its step, `holder` is the person who acted last,
    and `bot` the bot that acts now.
    """

    revision: int
    game: Name
    phase: Annotated[str, OfGame("phase")]
    to_act: list[int]
    forced: list[Annotated[Mapping[str, object], OfGame("action")]]
    implied: list[Annotated[Mapping[str, object], OfGame("action")]]
    holder: int | None
    bot: int | None
    is_secret: bool
    players: list[str]
    viewer: int | None
    step: int
    steps: int
    can_undo: bool
    undo_seat: int | None
    events: list[Event]
    remarks: list[RemarkJson]
    is_over: bool
    outcome: OutcomeJson | None
    setup: SetupJson | None
    practice: PracticeView | None
    view: Annotated[Mapping[str, object], OfGame("view")]


class LogResult(TypedDict):
    """Some events, and how many there are in all."""

    events: list[Event]
    count: int


class ThinkResult(TypedDict):
    """How far a bot is, and what to pass to `act` once it is done."""

    is_done: bool
    progress: float
    action: BotAction


class PonderResult(TypedDict):
    """How far a bot is, and the best action so far, which may be secret."""

    is_done: bool
    progress: float
    action: Annotated[Mapping[str, object], OfGame("action")]


class FollowResult(TypedDict):
    """The revision that the table has."""

    revision: int


class HintResult(TypedDict):
    """How far a hint is; once it is done, the action and its reasons."""

    is_done: bool
    progress: float
    action: NotRequired[Annotated[Mapping[str, object], OfGame("action")]]
    reasons: NotRequired[list[ReasonJson]]


class GameSummary(SummaryJson):
    """What a list shows of a stored game; the land is that of the only person, or of whoever leads.

    Practice, which no statistics may count, is marked. Its original is the game with that `fingerprint`, which every
    game has once it is over.
    """

    game: str
    names: list[str]
    players: list[str]
    phase: str
    step: int
    is_over: bool
    land: LandJson
    practice: PracticeView | None
    fingerprint: str | None


class StoredResult(TypedDict):
    """A table as it is stored: its record, which may hold secrets, and its public summary."""

    text: str
    summary: GameSummary


class StudyResult(TypedDict):
    """A study without what cannot be, the table it makes, the free cells, and what could not be so in a game."""

    study: StudyJson
    situation: Situation
    free: list[tuple[int, int]]
    doubts: list[ReasonJson]


class ScoredStudy(TypedDict):
    """What lands score at the end of a game: the result, and the score sheet."""

    outcome: OutcomeJson
    sheet: Mapping[str, object]


class LyingTile(TypedDict):
    """The tile on a cell, and the turns in which it may lie there."""

    tile: str
    turns: list[int]


class StudyPaletteResult(TypedDict):
    """Tiles by groups; for a cell only what fits there, with the turns by tile, and what lies there."""

    groups: list[PaletteGroup]
    turns: dict[str, list[int]]
    lying: LyingTile | None


class SpotsResult(TypedDict):
    """The best spots for a tile, best first."""

    spots: list[SpotJson]
