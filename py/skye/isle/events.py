"""What can happen in a game of Isle of Skye, in the order of the rules; everybody may know all of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from skye.core.event import BaseEvent
from skye.core.game import ScoreLine
from skye.core.values import FrozenDict


@dataclass(frozen=True, slots=True)
class Started(BaseEvent):
    """The game begins with these goals at A, B, C and D (rules 9 and 11)."""

    kind: ClassVar[str] = "start"
    goals: tuple[str, ...]
    first_player: int


@dataclass(frozen=True, slots=True)
class RoundStarted(BaseEvent):
    """A round begins, at whose end the goals at these letters are scored."""

    kind: ClassVar[str] = "round"
    round: int
    first_player: int
    letters: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Income(BaseEvent):
    """A seat gets gold (rule 13)."""

    kind: ClassVar[str] = "income"
    seat: int
    castle: int
    whisky: int
    players_ahead: int
    gold_per_player_ahead: int
    behind: int
    """The gold for being behind: for each player ahead that many times."""
    gold: int


@dataclass(frozen=True, slots=True)
class Drawn(BaseEvent):
    """A seat draws tiles from the bag (rule 14)."""

    kind: ClassVar[str] = "drawn"
    seat: int
    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Priced(BaseEvent):
    """A seat has sealed its prices; what they are stays secret (rule 14)."""

    kind: ClassVar[str] = "priced"
    seat: int


@dataclass(frozen=True, slots=True)
class Revealed(BaseEvent):
    """The discard and the prices of a seat are revealed (rule 15)."""

    kind: ClassVar[str] = "revealed"
    seat: int
    discard: str
    prices: FrozenDict[str, int]


@dataclass(frozen=True, slots=True)
class Bought(BaseEvent):
    """A seat buys a tile (rule 16)."""

    kind: ClassVar[str] = "bought"
    seat: int
    tile: str
    seller: int
    price: int


@dataclass(frozen=True, slots=True)
class Passed(BaseEvent):
    """A seat buys nothing (rule 16)."""

    kind: ClassVar[str] = "passed"
    seat: int


@dataclass(frozen=True, slots=True)
class Kept(BaseEvent):
    """A seat keeps its unsold tiles and pays what lies on them (rule 17)."""

    kind: ClassVar[str] = "kept"
    seat: int
    tiles: tuple[str, ...]
    gold: int


@dataclass(frozen=True, slots=True)
class Placed(BaseEvent):
    """A tile is added to a territory (rule 18)."""

    kind: ClassVar[str] = "placed"
    seat: int
    tile: str
    x: int
    y: int
    turn: int


@dataclass(frozen=True, slots=True)
class GivenUp(BaseEvent):
    """A tile that fits nowhere goes back into the bag (rule 19)."""

    kind: ClassVar[str] = "given_up"
    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class Built(BaseEvent):
    """A seat has finished building."""

    kind: ClassVar[str] = "built"
    seat: int


@dataclass(frozen=True, slots=True)
class Scored(BaseEvent):
    """A goal is scored for a seat, which then has `points` (rule 20)."""

    kind: ClassVar[str] = "scored"
    round: int
    letter: str
    goal: str
    seat: int
    line: ScoreLine
    points: int


@dataclass(frozen=True, slots=True)
class RoundEnded(BaseEvent):
    """A round is over, with the points by seat."""

    kind: ClassVar[str] = "round_end"
    round: int
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FirstPlayerMoved(BaseEvent):
    """The marker of the first player passes to a seat."""

    kind: ClassVar[str] = "first_player"
    seat: int


@dataclass(frozen=True, slots=True)
class ScrollsScored(BaseEvent):
    """The scrolls of a seat are scored at the end (rule 26)."""

    kind: ClassVar[str] = "scrolls"
    seat: int
    lines: tuple[ScoreLine, ...]
    points: int


@dataclass(frozen=True, slots=True)
class GoldScored(BaseEvent):
    """The gold of a seat is scored at the end (rule 27)."""

    kind: ClassVar[str] = "gold"
    seat: int
    line: ScoreLine
    points: int


@dataclass(frozen=True, slots=True)
class Ended(BaseEvent):
    """The game is over (rule 28)."""

    kind: ClassVar[str] = "end"
    points: tuple[int, ...]
    winners: tuple[int, ...]
    decided_by: str


Event = (
    Started
    | RoundStarted
    | Income
    | Drawn
    | Priced
    | Revealed
    | Bought
    | Passed
    | Kept
    | Placed
    | GivenUp
    | Built
    | Scored
    | RoundEnded
    | FirstPlayerMoved
    | ScrollsScored
    | GoldScored
    | Ended
)
