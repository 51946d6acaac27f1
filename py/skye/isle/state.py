"""The frozen state of a game of Isle of Skye and its phases."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from skye.core.board import Board
from skye.core.drawing import drawn
from skye.core.state import BaseState
from skye.isle.events import Event
from skye.isle.setup import Setup
from skye.isle.tiles import IsleTile
from skye.isle.track import LETTERS, Round, track_for


class Phase(StrEnum):
    """What the players decide on; everything between runs by itself."""

    PRICE = "price"
    BUY = "buy"
    BUILD = "build"
    END = "end"


@dataclass(frozen=True, slots=True)
class Offer:
    """A tile before a seat: the discard marker or the gold that lies on it, and who bought it."""

    tile: IsleTile
    price: int | None = None
    is_discard: bool = False
    bought_by: int | None = None


@dataclass(frozen=True)
class Seat:
    """What one player has: land, points, gold behind the screen (without what lies on tiles), offer and hand.

    `has_built` is true while building, once nothing is left to build: the seat said so, or had no tile. Games of the
    first version of the rules, which build one after another, do not use it.
    """

    territory: Board[IsleTile]
    points: int = 0
    gold: int = 0
    offer: tuple[Offer, ...] = ()
    is_sealed: bool = False
    hand: tuple[IsleTile, ...] = ()
    has_built: bool = False

    @property
    def gold_on_tiles(self) -> int:
        """The gold that lies on the seat's unsold tiles as their price."""
        return sum(offer.price or 0 for offer in self.offer if offer.bought_by is None)


@dataclass(frozen=True, repr=False)
class State(BaseState[Seat]):
    """Everything about a game; a value, so that states can be stored, compared and returned to.

    `upcoming` is empty, except in practice with the same tiles: those to be drawn next, as far as the bag holds them.
    """

    game: ClassVar[str] = "isle"

    setup: Setup
    goals: tuple[str, ...]
    bag: tuple[IsleTile, ...]
    seats: tuple[Seat, ...]
    first_player: int
    phase: Phase = Phase.PRICE
    round: int = 0
    turn: int | None = None
    shuffles: int = 0
    reveals: int = 0
    history: tuple[Event, ...] = ()
    upcoming: tuple[str, ...] = ()

    @property
    def track(self) -> tuple[Round, ...]:
        """The rounds of this game."""
        return track_for(len(self.seats))

    @property
    def this_round(self) -> Round:
        """The round being played."""
        return self.track[self.round - 1]

    @property
    def clockwise(self) -> tuple[int, ...]:
        """All seats once round the table, from the first player on."""
        count = len(self.seats)
        return tuple((self.first_player + step) % count for step in range(count))

    @property
    def builds_in_any_order(self) -> bool:
        """Whether all who have tiles may build at once (rule 18), as since version 2 of the rules."""
        return self.setup.rules > 1

    def goal(self, letter: str) -> str:
        """The goal that lies at a letter."""
        return self.goals[LETTERS.index(letter)]

    def _summary(self) -> Iterator[str]:
        yield f"round {self.round} of {len(self.track)}"
        yield str(self.phase)
        yield from (f"{setup.name} {seat.points}" for setup, seat in zip(self.setup.seats, self.seats, strict=True))

    def _lands(self) -> Iterator[str]:
        for setup, seat in zip(self.setup.seats, self.seats, strict=True):
            yield f"{setup.name}, {setup.clan}:\n{drawn(seat.territory)}"
