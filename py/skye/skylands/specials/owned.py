"""The special islands on one board, and what their effects add up to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, TypeVar

from skye.skylands.specials.base import Special

Square = TypeVar("Square")


class Owned(dict[str, Square], Generic[Square]):
    """The special islands of a board by id, each with its square, in the order of placing; it never changes.

    The attributes are added up once, since a board is asked far more often than a special island is placed on it:
    `tiles` has the special islands themselves, `counted` those whose points are counted at the end.

    >>> from skye.skylands.tiles import SPECIALS
    >>> owned = Owned([(SPECIALS["hostel"], 7)]).added(SPECIALS["forest-district"], 3)
    >>> owned, owned.room, owned.discounts, owned.allows_trading
    ({'hostel': 7, 'forest-district': 3}, 4, 'G', False)
    """

    __slots__ = ("allows_trading", "counted", "discounts", "lasting_worth", "room", "tiles", "worth_per_inhabitant")

    def __init__(self, tiles: Iterable[tuple[Special, Square]] = ()) -> None:
        self.tiles: tuple[tuple[Special, Square], ...] = ()
        self.counted: tuple[tuple[Special, Square], ...] = ()
        self.discounts = ""
        self.allows_trading = False
        self.room = 0
        self.lasting_worth = 0.0
        self.worth_per_inhabitant = 0.0
        for special, square in tiles:
            self._add(special, square)

    def added(self, special: Special, square: Square) -> Owned[Square]:
        """The special islands with one more."""
        other: Owned[Square] = Owned.__new__(Owned)
        other.update(self)
        other.tiles = self.tiles
        other.counted = self.counted
        other.discounts = self.discounts
        other.allows_trading = self.allows_trading
        other.room = self.room
        other.lasting_worth = self.lasting_worth
        other.worth_per_inhabitant = self.worth_per_inhabitant
        other._add(special, square)
        return other

    def points_when_chosen(self, action: str) -> int:
        """The points they pay their owner when anybody chooses an action."""
        return sum([special.points_when_chosen(action) for special, _ in self.tiles])

    def points_for_inhabitants(self, count: int) -> int:
        """The part of their final points that depends on how many inhabitants are on the board."""
        return sum([special.points_for_inhabitants(count) for special, _ in self.counted])

    def _add(self, special: Special, square: Square) -> None:
        self[special.id] = square
        self.tiles = (*self.tiles, (special, square))
        if special.points is None:
            self.counted = (*self.counted, (special, square))
        self.discounts += special.discount
        self.allows_trading |= special.allows_trading
        self.room += special.room
        self.lasting_worth += special.lasting_worth
        self.worth_per_inhabitant += special.worth_per_inhabitant
