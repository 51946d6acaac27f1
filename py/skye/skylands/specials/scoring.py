"""Special islands whose points are counted at the end, each with its reasons (rules 23, 24 and 26).

`counted` is the rule; `points_on`, `points_by_tile` and `points_by_island` say the same with the counters of search.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from skye.core.grid import Pos
from skye.core.regions import Member
from skye.skylands.specials.base import Counted, Special

if TYPE_CHECKING:
    from skye.skylands.scoring import Holding
    from skye.skylands.search.board import Board


class PerCompleteIsland(Special):
    """`amount` points for each complete island of the terrain `of`; it is no island of its type itself (rule 24).

    >>> from skye.skylands.land import Land
    >>> from skye.skylands.scoring import Holding
    >>> from skye.skylands.tiles import SPECIALS
    >>> holding = Holding(Land.of([("whole-city", 0, 0, 0)]), inhabitants=0, collected=0)
    >>> SPECIALS["city-temple"].counted(holding, Pos(1, 0))[:2]
    (1, 2)
    """

    choices: ClassVar[tuple[str, ...]] = ("F", "M", "C", "T")
    lasting_worth: ClassVar[float] = 1.5

    def counted(self, holding: Holding, pos: Pos) -> Counted:
        """The complete islands of its terrain."""
        islands = [island for island in holding.land.complete_islands if island.terrain == self.of]
        cells = tuple(island.cells for island in islands)
        parts = tuple(island.members for island in islands)
        return Counted(len(islands), self.amount * len(islands), cells, parts, (self.amount,) * len(islands))

    def points_on(self, board: Board, square: int) -> int:
        """The same from the counters of a board for search."""
        return self.amount * board.complete[self._terrain]

    def points_by_island(self, board: Board, terrain: int, spaces: int, largest: int) -> int:
        """Its points for one more complete island."""
        return self.amount if terrain == self._terrain else 0

    def guess(self, board: Board, time_left: float) -> float:
        """The islands there are, and some to come."""
        return self.points_on(board, 0) + time_left * self.lasting_worth

    @cached_property
    def _terrain(self) -> int:
        """The number of its terrain in search."""
        return self.choices.index(self.of)


class PerInhabitants(Special):
    """1 point for every `amount` inhabitants left on the board.

    >>> from skye.skylands.land import Land
    >>> from skye.skylands.scoring import Holding
    >>> from skye.skylands.tiles import SPECIALS
    >>> holding = Holding(Land.of([("i01", 0, 0, 0)]), inhabitants=9, collected=0)
    >>> SPECIALS["sky-refuge"].counted(holding, Pos(1, 0))[:2]
    (9, 4)
    """

    worth_per_inhabitant: ClassVar[float] = 0.5

    def counted(self, holding: Holding, pos: Pos) -> Counted:
        """The inhabitants on the board."""
        points = self.points_for_inhabitants(holding.inhabitants)
        return Counted(holding.inhabitants, points, holding.homes, holding.home_parts)

    def points_for_inhabitants(self, count: int) -> int:
        """All its points depend on the inhabitants."""
        return count // self.amount

    def points_on(self, board: Board, square: int) -> int:
        """The same from the counters of a board for search."""
        green, purple, blue = board.people
        return (green + purple + blue) // self.amount

    def guess(self, board: Board, time_left: float) -> float:
        """The inhabitants there are."""
        return sum(board.people) / self.amount


class PerNeighbour(Special):
    """`amount` points for each tile on the 8 squares around it.

    >>> from skye.skylands.land import Land
    >>> from skye.skylands.scoring import Holding
    >>> from skye.skylands.tiles import SPECIALS
    >>> holding = Holding(Land.of([("i01", 0, 0, 0)]), inhabitants=0, collected=0)
    >>> SPECIALS["sanctuary"].counted(holding, Pos(1, 1))[:2]
    (1, 1)
    """

    def counted(self, holding: Holding, pos: Pos) -> Counted:
        """The tiles around it."""
        around = [other for other in pos.around() if other in holding.land.board]
        return Counted(len(around), self.amount * len(around), tuple(((other.x, other.y),) for other in around))

    def points_if_added(self, holding: Holding) -> int:
        """Its points on the empty square with the most tiles around."""
        return max((self.counted(holding, pos).points for pos in holding.land.gaps), default=0)

    def points_on(self, board: Board, square: int) -> int:
        """The same from the counters of a board for search."""
        return self.amount * board.tiles_around(square)

    def points_by_tile(self, board: Board, mine: int, square: int) -> int:
        """Its points for one more tile around it."""
        return self.amount if board.is_around(mine, square) else 0

    def guess(self, board: Board, time_left: float) -> float:
        """Most of the squares around it will be filled."""
        return 6 - 2 * time_left


class PerSpecial(Special):
    """`amount` points for each special island on the board, itself included; ruling: complete or not.

    >>> from skye.skylands.land import Land
    >>> from skye.skylands.scoring import Holding
    >>> from skye.skylands.tiles import SPECIALS
    >>> holding = Holding(Land.of([("academy", 1, 0, 0)]), inhabitants=0, collected=0)
    >>> SPECIALS["academy"].counted(holding, Pos(1, 0))[:2]
    (1, 2)
    """

    lasting_worth: ClassVar[float] = 5.0

    def counted(self, holding: Holding, pos: Pos) -> Counted:
        """The special islands on the board."""
        squares = holding.land.specials.values()
        cells = tuple(((pos.x, pos.y),) for pos in squares)
        return Counted(len(cells), self.amount * len(cells), cells, tuple((Member(pos, 0),) for pos in squares))

    def points_if_added(self, holding: Holding) -> int:
        """It counts itself."""
        return self.counted(holding, Pos(0, 0)).points + self.amount

    def points_on(self, board: Board, square: int) -> int:
        """The same from the counters of a board for search."""
        return self.amount * len(board.specials)

    def guess(self, board: Board, time_left: float) -> float:
        """The special islands there are, and itself."""
        return self.points_on(board, 0) + self.amount


class LargestIsland(Special):
    """`amount` points for each space of the complete island with the most spaces (rule 24).

    >>> from skye.skylands.land import Land
    >>> from skye.skylands.scoring import Holding
    >>> from skye.skylands.tiles import SPECIALS
    >>> holding = Holding(Land.of([("whole-city", 0, 0, 0)]), inhabitants=0, collected=0)
    >>> SPECIALS["villa"].counted(holding, Pos(1, 0))[:2]
    (3, 3)
    """

    def counted(self, holding: Holding, pos: Pos) -> Counted:
        """The spaces of the largest complete island."""
        complete = holding.land.complete_islands
        if not complete:
            return Counted(0, 0)
        largest = max(complete, key=lambda island: island.spaces)
        points = self.amount * largest.spaces
        return Counted(largest.spaces, points, (largest.cells,), (largest.members,), (points,))

    def points_on(self, board: Board, square: int) -> int:
        """The same from the counters of a board for search."""
        return self.amount * board.biggest

    def points_by_island(self, board: Board, terrain: int, spaces: int, largest: int) -> int:
        """Its points for the spaces by which an island is larger than the largest before."""
        return self.amount * max(0, spaces - largest)

    def guess(self, board: Board, time_left: float) -> float:
        """The largest island there is."""
        return self.points_on(board, 0)
