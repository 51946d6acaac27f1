"""The frozen state of a game of Skylands and its phases."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from typing import ClassVar

from skye.core.drawing import drawn
from skye.core.state import BaseState
from skye.core.values import FrozenDict
from skye.skylands.events import Event
from skye.skylands.land import EMPTY_LAND, Island, Land
from skye.skylands.setup import Setup
from skye.skylands.tiles import COLOURS, INHABITANTS_PER_COLOUR

Counts = tuple[int, int, int]
"""Green, purple and blue inhabitants."""

NOBODY: Counts = (0, 0, 0)
FULL_SUPPLY: Counts = (INHABITANTS_PER_COLOUR,) * 3


class Phase(StrEnum):
    """What is to be decided now."""

    START = "start"
    CHOOSE = "choose"
    DISCOVER = "discover"
    DEPLOY = "deploy"
    CREATE = "create"
    PAY = "pay"
    PLACE = "place"
    OUTPOST = "outpost"
    CONVERT = "convert"
    END = "end"


@dataclass(frozen=True)
class Seat:
    """What lies before one seat: its board with inhabitants, hostel, points, pawn and marker.

    `inhabitants` counts by island id and leaves out empty islands. `collected` came from the points supply, `written`
    is what the supply could not pay (rule 22). `hand` holds tiles only at the tactical start.
    """

    land: Land = EMPTY_LAND
    inhabitants: FrozenDict[str, int] = field(default_factory=FrozenDict)
    hostel: Counts = NOBODY
    collected: int = 0
    written: int = 0
    pawn: str | None = None
    is_marker_active: bool = True
    hand: tuple[str, ...] = ()

    @property
    def has_hostel(self) -> bool:
        """Whether a special island that lodges inhabitants lies on this board."""
        return self.land.specials.effects.room > 0

    @property
    def hostel_room(self) -> int:
        """How many more inhabitants the hostel takes."""
        return max(0, self.land.specials.effects.room - sum(self.hostel))

    @property
    def inhabitant_count(self) -> int:
        """Everybody on the board, the hostel's guests included."""
        return sum(self.inhabitants.values()) + sum(self.hostel)

    @property
    def empty_squares(self) -> int:
        """How many squares of the board are empty."""
        return len(self.land.gaps)

    def free_spaces(self, island: Island) -> int:
        """How many inhabitants still find room on an island."""
        return island.spaces - self.inhabitants.get(island.id, 0)

    def colours(self) -> Counts:
        """The inhabitants on the board by colour, the hostel's guests included."""
        green, purple, blue = self.hostel
        by_id = self.land.by_id
        for island, count in self.inhabitants.items():
            terrain = by_id[island].terrain
            if terrain == "F":
                green += count
            elif terrain == "M":
                purple += count
            else:
                blue += count
        return green, purple, blue


@dataclass(frozen=True, slots=True)
class Move:
    """Inhabitants that went into a city in this step; source is a crystal island, `hostel` or `trade`."""

    source: str
    city: str
    count: int


@dataclass(frozen=True, slots=True)
class Step:
    """What one seat has done so far in its step of the action."""

    is_bonus: bool = False
    has_acted: bool = False
    deployed: tuple[str, ...] = ()
    moves: tuple[Move, ...] = ()
    special: str | None = None
    due: str = ""
    drawn: str | None = None


FRESH_STEP = Step()


@dataclass(frozen=True, repr=False)
class State(BaseState[Seat]):
    """A whole game at one moment.

    `active` is the seat whose turn it is, `acting` the seat that decides now, `position` how many seats have finished
    their step of the action. Only the order of `stack` is secret.
    """

    game: ClassVar[str] = "skylands"

    setup: Setup
    phase: Phase
    turn: int
    first_player: int
    active: int
    acting: int
    position: int
    action: str | None
    step: Step
    seats: tuple[Seat, ...]
    stack: tuple[str, ...]
    revealed: tuple[str, ...]
    discarded: tuple[str, ...]
    show: tuple[str, ...]
    supply: Counts
    points_supply: int
    reveals: int
    end_reason: str | None
    history: tuple[Event, ...]

    @property
    def player(self) -> Seat:
        """The player who decides now."""
        return self.seats[self.acting]

    @property
    def has_bonus(self) -> bool:
        """Whether the acting seat is the active player, who has the bonus (rule 15)."""
        return self.acting == self.active

    def _summary(self) -> Iterator[str]:
        yield f"turn {self.turn}"
        yield str(self.phase)
        yield from (
            f"{setup.name} {seat.collected + seat.written}"
            for setup, seat in zip(self.setup.seats, self.seats, strict=True)
        )

    def _lands(self) -> Iterator[str]:
        for setup, seat in zip(self.setup.seats, self.seats, strict=True):
            yield f"{setup.name}, {setup.clan}:\n{drawn(seat.land.board)}"


def with_count(counts: Counts, colour: str, change: int) -> Counts:
    """Counts with more or fewer of one colour.

    >>> with_count((1, 2, 3), "P", -2)
    (1, 0, 3)
    """
    green, purple, blue = counts
    if colour == "G":
        return green + change, purple, blue
    if colour == "P":
        return green, purple + change, blue
    return green, purple, blue + change


def count_of(counts: Counts, colour: str) -> int:
    """How many there are of one colour.

    >>> count_of((1, 2, 3), "B")
    3
    """
    return counts[COLOURS.index(colour)]
