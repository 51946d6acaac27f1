"""Instant effects of special islands: they act once, when the island is placed or when it is completed (rule 24)."""

from __future__ import annotations

from typing import ClassVar

from skye.skylands.specials.base import Special


class PaysWhenPlaced(Special):
    """`amount` points from the supply at once.

    >>> from skye.skylands.tiles import SPECIALS
    >>> SPECIALS["useful-find"].points_when_placed
    2
    """

    @property
    def points_when_placed(self) -> int:
        """The points it pays when it is placed."""
        return self.amount


class DrawsWhenPlaced(Special):
    """Draw the top island tile at once, and place it or discard it.

    Ruling: if the stack is empty, nothing is drawn.

    >>> from skye.skylands.tiles import SPECIALS
    >>> SPECIALS["outpost"].tiles_when_placed
    1
    """

    @property
    def tiles_when_placed(self) -> int:
        """How many tiles its owner draws when it is placed."""
        return 1


class FillsWhenCompleted(Special):
    """When its island is completed, all its free spaces are filled from the supply at once.

    Ruling: it acts once, when the island becomes complete by any tile, and fills the whole island.

    >>> from skye.skylands.tiles import SPECIALS
    >>> SPECIALS["fertile-forest"].fills_when_completed
    True
    """

    fills_when_completed: ClassVar[bool] = True


class PaysWhenCompleted(Special):
    """When its island is completed, 1 point from the supply at once for every `amount` spaces of the whole island.

    Ruling: it acts once, when the island becomes complete by any tile.

    >>> from skye.skylands.tiles import SPECIALS
    >>> SPECIALS["profitable-city"].points_when_completed(5)
    2
    """

    def points_when_completed(self, spaces: int) -> int:
        """The points it pays when its island is completed."""
        return spaces // self.amount
