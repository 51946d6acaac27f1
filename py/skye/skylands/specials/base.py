"""A special island as one value: what is printed on it, and what its effect does wherever the game asks it.

A special island without an effect is a `Special`. Each effect is a subclass that answers some of the questions below
differently; `RULES` in this package lists the subclasses by the name that the column `rule` of `specials.csv` has.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from skye.core.grid import Pos
from skye.core.regions import Member
from skye.skylands.actions import CHOICES
from skye.skylands.skytile import SkyTile, TileJson

if TYPE_CHECKING:
    from skye.skylands.scoring import Holding
    from skye.skylands.search.board import Board

Cells = tuple[tuple[tuple[int, int], ...], ...]
"""Groups of squares, so that a page can highlight each thing that was counted."""

Parts = tuple[tuple[Member, ...], ...]
"""Islands by their parts; a special island without a terrain has a part of its own, number 0."""


class Counted(NamedTuple):
    """What a special island counts at the end, its points, and the squares of each thing that was counted.

    `parts` outlines the islands that were counted, where that is not whole tiles, and `island_points` are the points
    of each, where islands are what gives points.
    """

    number: int
    points: int
    cells: Cells = ()
    parts: Parts = ()
    island_points: tuple[int, ...] = ()


class SpecialJson(TileJson):
    """A special island as the page needs it; `points` are printed on it, and `effect` names what it does."""

    group: str
    terrain: str | None
    cost: str
    points: int | None
    effect: str


@dataclass(frozen=True, slots=True)
class Effects:
    """The lasting effects of special islands, which can be added up."""

    discounts: str = ""
    allows_trading: bool = False
    room: int = 0
    chosen: tuple[tuple[str, int], ...] = ()
    lasting_worth: float = 0.0
    worth_per_inhabitant: float = 0.0

    def points_when_chosen(self, action: str) -> int:
        """The points they pay their owner when anybody chooses an action.

        >>> Effects(chosen=(("convert", 1),)).points_when_chosen("convert")
        1
        """
        return sum([points for each, points in self.chosen if each == action]) if self.chosen else 0

    def __add__(self, other: Effects) -> Effects:
        if other is NO_EFFECTS:
            return self
        if self is NO_EFFECTS:
            return other
        return Effects(
            discounts=self.discounts + other.discounts,
            allows_trading=self.allows_trading or other.allows_trading,
            room=self.room + other.room,
            chosen=self.chosen + other.chosen,
            lasting_worth=self.lasting_worth + other.lasting_worth,
            worth_per_inhabitant=self.worth_per_inhabitant + other.worth_per_inhabitant,
        )


NO_EFFECTS = Effects()


@dataclass(frozen=True, kw_only=True)
class Special(SkyTile):
    """A special island: its group, cost and points (None when they are counted at the end), and its effect (rule 3).

    `of` and `amount` are the printed details of the effect, such as a colour and a number of points. `effect` is the
    effect in words.
    """

    group: str
    terrain: str | None
    cost: str
    points: int | None
    of: str = ""
    amount: int = 0
    effect: str = ""

    @cached_property
    def cost_counts(self) -> tuple[int, int, int]:
        """The green, purple and white inhabitants it costs."""
        return self.cost.count("G"), self.cost.count("P"), self.cost.count("W")

    choices: ClassVar[tuple[str, ...]] = ("",)
    """The values that the column `of` may have."""

    # What it does in the rules.

    fills_when_completed: ClassVar[bool] = False
    """Whether its island is filled from the supply when it is completed."""

    allows_trading: ClassVar[bool] = False
    """Whether its owner may exchange two inhabitants of one kind for one of any kind."""

    @property
    def points_when_placed(self) -> int:
        """The points it pays when it is placed."""
        return 0

    @property
    def tiles_when_placed(self) -> int:
        """How many tiles its owner draws when it is placed, to place each or discard it: none or one."""
        return 0

    def points_when_completed(self, spaces: int) -> int:
        """The points it pays when its island is completed with this many spaces."""
        return 0

    def points_when_chosen(self, action: str) -> int:
        """The points it pays its owner when anybody chooses an action."""
        return 0

    @property
    def points_when_entered(self) -> int:
        """The points it pays once in a step when inhabitants move into its city in Convert energy."""
        return 0

    @property
    def discount(self) -> str:
        """The colours of which its owner pays one less in Create islands."""
        return ""

    @property
    def room(self) -> int:
        """How many inhabitants it lodges."""
        return 0

    @cached_property
    def effects(self) -> Effects:
        """Its lasting effects, to be added up with those of other special islands."""
        found = Effects(
            discounts=self.discount,
            allows_trading=self.allows_trading,
            room=self.room,
            chosen=tuple((action, points) for action in CHOICES if (points := self.points_when_chosen(action))),
            lasting_worth=self.lasting_worth,
            worth_per_inhabitant=self.worth_per_inhabitant,
        )
        return NO_EFFECTS if found == NO_EFFECTS else found

    # Final points, where they are counted (`points` is None).

    def counted(self, holding: Holding, pos: Pos) -> Counted:
        """What it counts at the end when it lies on a square."""
        return Counted(0, 0)

    def points_for_inhabitants(self, count: int) -> int:
        """The part of its final points that depends on how many inhabitants are on the board."""
        return 0

    def points_if_added(self, holding: Holding) -> int:
        """The points it would have at the end if it were placed on a board as it is now, in a complete island."""
        return self.counted(holding, Pos(0, 0)).points if self.points is None else self.points

    # What bots that search need to know.

    lasting_worth: ClassVar[float] = 0.0
    """The points that its owner may expect of it from the start to the end of a game, besides those it has now."""

    worth_per_inhabitant: ClassVar[float] = 0.0
    """How many of its points each inhabitant on the board brings."""

    @cached_property
    def worth_when_placed(self) -> float:
        """What it brings when it is placed, besides what the board then shows."""
        return float(self.points_when_placed) + 2.0 * self.tiles_when_placed

    def points_on(self, board: Board, square: int) -> int:
        """What `counted` would give, from the counters of a board for search."""
        return 0

    def points_by_tile(self, board: Board, mine: int, square: int) -> int:
        """How many points more it has when a tile is placed on another square."""
        return 0

    def points_by_island(self, board: Board, terrain: int, spaces: int, largest: int) -> int:
        """How many points more it has when an island is completed; `largest` is the largest one before that."""
        return 0

    def guess(self, board: Board, time_left: float) -> float:
        """What it may bring on a board, besides its printed points and what it does at once; quick and rough."""
        return 0.8 * self.spaces[0] if self.spaces else 0.0

    def to_json(self) -> SpecialJson:
        """The special island as the page needs it."""
        return {
            **super().to_json(),
            "group": self.group,
            "terrain": self.terrain,
            "cost": self.cost,
            "points": self.points,
            "effect": self.effect,
        }
