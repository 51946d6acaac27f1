"""The contract of a game: five verbs, its texts, the questions a page may ask, and what a result looks like."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NotRequired, Protocol, TypedDict, TypeVar

from skye.core.action import BaseAction
from skye.core.errors import Facts
from skye.core.event import BaseEvent, facts_json
from skye.core.question import Args, Question
from skye.core.shapes import NO_SHAPES, Shapes, ShapesJson
from skye.core.values import FrozenDict, frozen

NO_FACTS: Facts = FrozenDict()


class ReasonJson(TypedDict):
    """A stable code, the clause of the rules behind it if there is one, and its facts."""

    code: str
    clause: NotRequired[str]
    facts: dict[str, object]


class ScoreLineJson(TypedDict):
    """Points with their reason; `cells` holds one list of cells per counted thing.

    `shapes` outlines what is counted; it is missing where whole cells are.
    """

    source: str
    count: int
    points: int
    cells: list[list[tuple[int, int]]]
    facts: dict[str, object]
    shapes: NotRequired[ShapesJson]


class OutcomeJson(TypedDict):
    """How a game ended."""

    points: list[int]
    winners: list[int]
    decided_by: str


class ProgressJson(TypedDict):
    """How far a game is: the `number`th `unit` of `last`, which is None where nobody knows."""

    unit: str
    number: int
    last: int | None


TileRow = tuple[str, int, int, int]
"""A tile that lies: its id, x, y, and its clockwise quarter turns."""


class LandJson(TypedDict):
    """The tiles of one seat, for a small picture."""

    seat: int
    tiles: list[TileRow]


class SummaryJson(TypedDict):
    """What a list of games shows of one, as everybody may see it."""

    progress: ProgressJson
    points: list[int]
    winners: list[int]


class SeatJson(TypedDict):
    """The name and the clan of a seat."""

    name: str
    clan: str


def reason_json(code: str, facts: Facts, clause: str | None) -> ReasonJson:
    """Why something is refused, as JSON; with the clause of the rules behind it, if there is one.

    >>> reason_json("own_tile", {}, "16"), reason_json("no_table", {}, None)
    ({'code': 'own_tile', 'clause': '16', 'facts': {}}, {'code': 'no_table', 'facts': {}})
    """
    if clause is None:
        return {"code": code, "facts": dict(facts)}
    return {"code": code, "clause": clause, "facts": dict(facts)}


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """Points with their reason: what was counted, how many, the cells each comes from, and its true shape.

    >>> ScoreLine("sheep", count=5, points=5).points
    5
    """

    source: str
    count: int
    points: int
    cells: tuple[tuple[tuple[int, int], ...], ...] = ()
    facts: Facts = NO_FACTS
    shapes: Shapes = NO_SHAPES

    def __post_init__(self) -> None:
        if type(self.facts) is not FrozenDict:
            object.__setattr__(self, "facts", frozen(self.facts))

    def to_json(self) -> ScoreLineJson:
        """The line as JSON."""
        line: ScoreLineJson = {
            "source": self.source,
            "count": self.count,
            "points": self.points,
            "cells": list(map(list, self.cells)),
            "facts": facts_json(self.facts),
        }
        if self.shapes is not NO_SHAPES:
            line["shapes"] = self.shapes.to_json()
        return line


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: final points by seat, the winners, and what decided."""

    points: tuple[int, ...]
    winners: tuple[int, ...]
    decided_by: str

    def to_json(self) -> OutcomeJson:
        """The outcome as JSON."""
        return {"points": list(self.points), "winners": list(self.winners), "decided_by": self.decided_by}


@dataclass(frozen=True, slots=True)
class Summary:
    """What a list of games shows of one: how far it is, the points by seat, and the winners once it is over.

    `unit` is what is counted (`round`, `turn`, or `start` before the first one), `last` how many there will be, None
    where nobody knows. Nothing in it is secret.
    """

    unit: str
    number: int
    last: int | None
    points: tuple[int, ...]
    winners: tuple[int, ...]

    def to_json(self) -> SummaryJson:
        """The summary as JSON."""
        return {
            "progress": {"unit": self.unit, "number": self.number, "last": self.last},
            "points": list(self.points),
            "winners": list(self.winners),
        }


class State(Protocol):
    """A frozen state, as much of it as the contract needs to know."""

    @property
    def phase(self) -> str:
        """The name of the phase."""
        ...

    @property
    def reveals(self) -> int:
        """How often something hidden has been shown to anybody: undo never steps back over one."""
        ...

    @property
    def history(self) -> Sequence[BaseEvent]:
        """Everything that happened so far."""
        ...


class Setup(Protocol):
    """What a game starts from, as much of it as the contract needs to know."""

    @property
    def seats(self) -> Sequence[SeatSetup]:
        """The name and the clan of each seat."""
        ...

    @property
    def seed(self) -> str:
        """What decides every draw."""
        ...

    @property
    def edition(self) -> int:
        """The edition of the components."""
        ...

    @property
    def rules(self) -> int:
        """The version of the rules that the game is played by."""
        ...


@dataclass(frozen=True, slots=True)
class SeatSetup:
    """A seat's name and clan."""

    name: str
    clan: str


SetupT = TypeVar("SetupT", bound=Setup)
StateT = TypeVar("StateT", bound=State)
ActionT = TypeVar("ActionT", bound=BaseAction)
ViewT = TypeVar("ViewT", bound=Mapping[str, object])
_Setup = TypeVar("_Setup", covariant=True)


class RulingJson(TypedDict):
    """What the printed rules leave open and is decided here, with the clause it belongs to."""

    ruling: str
    clause: str


class BaseCatalogue(TypedDict):
    """What the catalogue of every game has; each game adds its name and its components."""

    clans: list[str]


class ParseSetup(Protocol[_Setup]):
    """How a set-up is read."""

    def __call__(
        self, data: object, *, edition: int | None = None, rules: int | None = None, is_lenient: bool = False
    ) -> _Setup:
        """A set-up from JSON; raises BadSetup.

        A new game uses the newest edition and the newest rules. `is_lenient` ignores unknown fields, as for a record of
        a later program.
        """
        ...


def nothing_is_secret(state: object) -> bool:
    """Whether something is decided in secret: never, in a game where all decide in the open.

    >>> nothing_is_secret(None)
    False
    """
    return False


def nothing_is_implied(state: object, seat: int) -> None:
    """What a seat's last action implies: nothing, in a game where every action is decided on its own.

    >>> nothing_is_implied(None, 0)
    """


def nothing_before_the_end(setup: object) -> bool:
    """Whether the coach may review a running game: never, in a game without such a house rule.

    >>> nothing_before_the_end(None)
    False
    """
    return False


def nobody_waits(state: object) -> bool:
    """Whether bots wait for people: never, in a game where one seat acts at a time or all decide in secret.

    >>> nobody_waits(None)
    False
    """
    return False


def nothing_to_follow(state: object, later: object) -> tuple[str, ...]:
    """The tiles to put in order: none, in a game where they come in the same order whatever players do.

    >>> nothing_to_follow(None, None)
    ()
    """
    return ()


def as_it_is(state: StateT, order: tuple[str, ...]) -> StateT:
    """The state itself, in a game that puts no tiles in order; raises ValueError for any.

    >>> as_it_is(None, ("12",))
    Traceback (most recent call last):
    ValueError: no tiles are put in order
    """
    if order:
        raise ValueError("no tiles are put in order")
    return state


@dataclass(frozen=True, kw_only=True)
class Game(Generic[SetupT, StateT, ActionT, ViewT]):
    """A game as one value: everything that programs, bots, the page and the command line need of it."""

    name: str
    """The short name, such as `isle`."""
    rules: int
    """The version of the rules that new games are played by."""
    editions: Mapping[int, object]
    """The editions of the components that can be played with, by number."""

    # The set-up.
    parse_setup: ParseSetup[SetupT]
    setup_json: Callable[[SetupT], Mapping[str, object]]
    """The set-up as JSON, so that `parse_setup` returns it."""
    draw: Callable[[SetupT], SetupT]
    """The set-up with everything that is drawn before the first decision, unless that has been drawn already."""
    drawn_json: Callable[[SetupT], Mapping[str, object]]
    """What was drawn, as JSON, so that `parse_drawn` returns it."""
    parse_drawn: Callable[[SetupT, object], SetupT]
    """The set-up with what was drawn, from JSON; raises BadSetup."""
    new_game: Callable[[SetupT], StateT]
    """The first state in which somebody must decide."""

    # The five verbs.
    to_act: Callable[[StateT], tuple[int, ...]]
    """The seats that may decide now; several when they choose in secret at once, none at the end."""
    legal_actions: Callable[[StateT, int], Sequence[ActionT]]
    """Every action the seat may take now; raises IllegalAction for a seat that is not there."""
    apply: Callable[[StateT, ActionT], StateT]
    """The state after the action and all that follows by itself; raises IllegalAction."""
    view: Callable[[StateT, int | None], ViewT]
    """What a seat may see, or everybody when the seat is None, as JSON built from nothing; raises IllegalAction."""
    outcome: Callable[[StateT], Outcome | None]
    """The result, once the game is over."""

    redrawn: Callable[[StateT, str], StateT]
    """The state with everything that nobody has seen drawn anew from a seed; what was decided in secret stays."""
    upcoming: Callable[[StateT, StateT], tuple[str, ...]] = nothing_to_follow
    """The tiles drawn between a state and a later one of the same game, in order, for `following`.

    Empty, where the order in which tiles come depends on nothing that players do.
    """
    following: Callable[[StateT, tuple[str, ...]], StateT] = as_it_is
    """The state in which these tiles come in this order, as far as they can still be drawn; raises ValueError."""
    is_secret: Callable[[StateT], bool]
    """Whether what is decided now must be hidden from the other people at the table; `nothing_is_secret` for never."""
    forced_end: Callable[[StateT, int], ActionT | None]
    """The action that ends what a seat is doing, when no other is legal; None while there is anything else to do."""
    implied: Callable[[StateT, int], ActionT | None] = nothing_is_implied
    """What a seat's own last action leaves as the only thing to do besides ending its step, None without such."""
    are_people_first: Callable[[StateT], bool] = nobody_waits
    """Whether bots wait as long as a person may act, since what a bot does ends a person's undo."""
    are_reviews_open: Callable[[SetupT], bool] = nothing_before_the_end
    """Whether everybody agreed at the set-up that the coach may review the game while it is running."""
    older_rules: tuple[int, ...] = ()
    """Older versions of the rules, oldest first: games that were started with them continue with them."""

    # Texts and JSON.
    parse_action: Callable[[str], ActionT]
    """An action from its text form; raises UnknownAction."""
    action_from_json: Callable[[object], ActionT]
    """An action from its JSON form; raises UnknownAction."""
    position: Callable[[StateT], Mapping[str, object]]
    """What the rules need to continue from a state, field by field, as plain JSON.

    The digest of a record covers this, so it changes only with the version of the rules.
    """
    summary: Callable[[StateT], Summary]
    """What a list of games shows: how far the game is, the points everybody may see, the winners at the end."""
    land: Callable[[StateT, int], list[TileRow]]
    """The tiles that lie before a seat, in the order of placing, as everybody may see them."""
    log_lines: Callable[[StateT], Iterator[str]]
    """The history as English sentences, one per event."""

    # Questions.
    questions: Mapping[str, Question[StateT]]
    """What a page may ask (placements, preview, score sheet ...), answered from what the asking seat may see."""
    catalogue: Callable[[], BaseCatalogue]
    """The components as JSON: tiles, goals and what a set-up screen offers."""
    clause_of: Callable[[str, str], str | None]
    """The clause of the rules behind a refusal in a phase, None when it is about something else."""
    evaluate: Callable[[object], Mapping[str, object]]
    """A position given as JSON, with everything that can be computed for it; raises ValueError."""

    def ask(self, state: StateT, viewer: int | None, question: str, args: Args) -> Mapping[str, object]:
        """The answer to a question; raises KeyError for an unknown one, ValueError or IllegalAction for bad args."""
        return self.questions[question].answer(state, viewer, args)


AnyGame = Game[Any, Any, Any, Any]
"""A game of which only its name is known: programs that handle every game, such as the bridge, hold one of these."""
