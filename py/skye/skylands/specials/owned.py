"""The special islands on one board, and what their lasting effects add up to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, TypeVar

from skye.skylands.specials.base import NO_EFFECTS, Special

Square = TypeVar("Square")


class Owned(dict[str, Square], Generic[Square]):
    """The special islands of a board by id, each with its square, in the order of placing; it never changes.

    What they add up to is worked out once, since a board is asked far more often than a special island is placed on it:
    `tiles` has the special islands themselves, `counted` those whose points are counted at the end, `effects` the sum
    of their lasting effects.

    >>> from skye.skylands.tiles import SPECIALS
    >>> owned = Owned([(SPECIALS["hostel"], 7)]).added(SPECIALS["forest-district"], 3)
    >>> owned, owned.effects.room, owned.effects.discounts, owned.effects.allows_trading
    ({'hostel': 7, 'forest-district': 3}, 4, 'G', False)
    """

    __slots__ = ("counted", "effects", "tiles")

    def __init__(self, tiles: Iterable[tuple[Special, Square]] = ()) -> None:
        self.tiles = tuple(tiles)
        super().__init__((special.id, square) for special, square in self.tiles)
        self.counted = tuple(tile for tile in self.tiles if tile[0].points is None)
        self.effects = sum((special.effects for special, _ in self.tiles), NO_EFFECTS)

    def added(self, special: Special, square: Square) -> Owned[Square]:
        """The special islands with one more."""
        other: Owned[Square] = Owned.__new__(Owned)
        other.update(self)
        other[special.id] = square
        tile = (special, square)
        other.tiles = (*self.tiles, tile)
        other.counted = (*self.counted, tile) if special.points is None else self.counted
        other.effects = self.effects + special.effects
        return other
