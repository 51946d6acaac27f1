"""What can happen in a game of Skylands, in the order of the rules; everybody may know all of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from skye.core.event import BaseEvent
from skye.core.values import FrozenDict


@dataclass(frozen=True, slots=True)
class Started(BaseEvent):
    """The game begins, with these special islands on display (rules 7 to 9)."""

    kind: ClassVar[str] = "start"
    first_player: int
    start: str
    show: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BoardDealt(BaseEvent):
    """A seat gets a printed board (rule 7)."""

    kind: ClassVar[str] = "board"
    seat: int
    board: str


@dataclass(frozen=True, slots=True)
class HandDrawn(BaseEvent):
    """A seat gets a start tile and draws tiles for the tactical start (rule 8)."""

    kind: ClassVar[str] = "hand"
    seat: int
    start_tile: str
    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TurnStarted(BaseEvent):
    """The turn of a seat begins, with the totals by seat (rule 14)."""

    kind: ClassVar[str] = "turn"
    turn: int
    seat: int
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Chosen(BaseEvent):
    """The active player chooses an action, or repeats it with the marker (rule 14)."""

    kind: ClassVar[str] = "chosen"
    seat: int
    action: str
    is_repeat: bool


@dataclass(frozen=True, slots=True)
class Passed(BaseEvent):
    """A seat leaves the action out, by choice or because nothing is possible (rule 15)."""

    kind: ClassVar[str] = "passed"
    seat: int
    is_forced: bool


@dataclass(frozen=True, slots=True)
class Revealed(BaseEvent):
    """Tiles are revealed from the stack (rule 16)."""

    kind: ClassVar[str] = "revealed"
    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Taken(BaseEvent):
    """A seat takes a revealed tile and places it (rule 16)."""

    kind: ClassVar[str] = "taken"
    seat: int
    tile: str
    x: int
    y: int
    turn: int


@dataclass(frozen=True, slots=True)
class Placed(BaseEvent):
    """A seat places a tile that it has."""

    kind: ClassVar[str] = "placed"
    seat: int
    tile: str
    x: int
    y: int
    turn: int


@dataclass(frozen=True, slots=True)
class Completed(BaseEvent):
    """A tile completes an island."""

    kind: ClassVar[str] = "completed"
    seat: int
    island: str
    terrain: str
    spaces: int
    cells: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Deployed(BaseEvent):
    """A seat fills an island with inhabitants (rule 18)."""

    kind: ClassVar[str] = "deployed"
    seat: int
    island: str
    terrain: str
    count: int


@dataclass(frozen=True, slots=True)
class Settled(BaseEvent):
    """A special island fills the island that it lies in (rule 24)."""

    kind: ClassVar[str] = "fertile"
    seat: int
    island: str
    terrain: str
    count: int


@dataclass(frozen=True, slots=True)
class Lodged(BaseEvent):
    """An inhabitant moves to the hostel (rule 24)."""

    kind: ClassVar[str] = "lodged"
    seat: int
    island: str
    colour: str


@dataclass(frozen=True, slots=True)
class Created(BaseEvent):
    """A seat chooses a special island; `due` is what it has to pay (rule 19)."""

    kind: ClassVar[str] = "created"
    seat: int
    special: str
    due: str


@dataclass(frozen=True, slots=True)
class Paid(BaseEvent):
    """An inhabitant is paid (rule 19)."""

    kind: ClassVar[str] = "paid"
    seat: int
    place: str
    colour: str


@dataclass(frozen=True, slots=True)
class Traded(BaseEvent):
    """Two inhabitants of one colour are exchanged for one, which is paid or moves into a city (rule 24)."""

    kind: ClassVar[str] = "traded"
    json_names: ClassVar[Mapping[str, str]] = FrozenDict({"wanted": "for"})
    seat: int
    first: str
    second: str
    colour: str
    wanted: str
    city: str | None = None


@dataclass(frozen=True, slots=True)
class Drawn(BaseEvent):
    """A special island draws a tile for its owner (rule 24)."""

    kind: ClassVar[str] = "drawn"
    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class Discarded(BaseEvent):
    """Tiles go to the discard pile."""

    kind: ClassVar[str] = "discarded"
    seat: int
    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Converted(BaseEvent):
    """Inhabitants move into a city (rule 20)."""

    kind: ClassVar[str] = "converted"
    seat: int
    source: str
    city: str
    count: int


@dataclass(frozen=True, slots=True)
class Gained(BaseEvent):
    """A seat gets points; what the supply cannot pay is written down (rule 22)."""

    kind: ClassVar[str] = "points"
    seat: int
    source: str
    points: int
    written: int


@dataclass(frozen=True, slots=True)
class Ended(BaseEvent):
    """The game is over (rules 25 to 27)."""

    kind: ClassVar[str] = "end"
    reason: str
    points: tuple[int, ...]
    winners: tuple[int, ...]
    decided_by: str


Event = (
    Started
    | BoardDealt
    | HandDrawn
    | TurnStarted
    | Chosen
    | Passed
    | Revealed
    | Taken
    | Placed
    | Completed
    | Deployed
    | Settled
    | Lodged
    | Created
    | Paid
    | Traded
    | Drawn
    | Discarded
    | Converted
    | Gained
    | Ended
)
