"""What a goal is: one value with its rule, how search counts it, what it may still bring, and its example."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple, TypedDict

from skye.core.errors import Facts
from skye.core.game import NO_FACTS, ScoreLine, ScoreLineJson
from skye.core.grid import Pos
from skye.core.regions import Region
from skye.core.shapes import NO_SHAPES, Shapes
from skye.core.tile import Placed
from skye.isle.goals.potential import Potential
from skye.isle.search.counted import CountedTerritory
from skye.isle.survey import Row, Survey, territory_of
from skye.isle.tiles import IsleTile

Cells = tuple[tuple[Pos, ...], ...]

MOST, SECOND_MOST = 5, 2
"""Points for the most and the second most of a thing (rule 24)."""
RANKS = {MOST: "first", SECOND_MOST: "second"}
"""The place of a seat that gets these points."""

CASTLE: Row = ("castle-blue", 0, 0, 0)
"""The first tile of every example."""


class Tally(NamedTuple):
    """What a goal finds in a territory and why: how many, the units, the cells of each, and further facts for the page.

    Units are what points are given for, or what players are compared by; for most goals they are how many it finds.
    `shapes` outlines what is counted where that is not whole cells.
    """

    number: int
    units: int
    cells: Cells
    facts: Facts = NO_FACTS
    shapes: Shapes = NO_SHAPES
    area_units: tuple[int, ...] = ()
    """The units of each area of the shapes, if not 1."""


class CompletedArea(TypedDict):
    """An area that a placement completes: its terrain, and how many tiles it lies on."""

    kind: str
    tiles: int


class LandExample(TypedDict):
    """A territory, and what a goal counts there."""

    goal: str
    land: list[Row]
    line: ScoreLineJson


class RankJson(TypedDict):
    """An amount, and the points it gives."""

    amount: int
    points: int


class RankExample(TypedDict):
    """What some players have, and what the most of it gives."""

    goal: str
    ranks: list[RankJson]


GoalExample = LandExample | RankExample

Giver = Callable[[int, Sequence[CompletedArea]], CompletedArea | None]
"""From the points that a goal gains by a placement and the areas it completes: the one area that gives them, if any."""


def no_area(gain: int, completed: Sequence[CompletedArea]) -> CompletedArea | None:
    """The giver of most goals: what they gain does not come from the completion of an area.

    >>> no_area(2, [{"kind": "M", "tiles": 3}])
    """
    return None


def no_land(survey: Survey) -> Tally:
    """The tally of a goal for which the territory does not count.

    >>> no_land(Survey(territory_of([CASTLE])))
    Tally(number=0, units=0, cells=(), facts={}, shapes=Shapes(areas=(), roads=(), things=()), area_units=())
    """
    return Tally(0, 0, ())


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Goal(ABC):
    """A goal, identified by its id; `tally` is its rule.

    `counter` is the counter of a `CountedTerritory` that holds the units of the tally. Without one, search evaluates
    the rule on the whole territory, which is right but slow.
    """

    id: str
    tally: Callable[[Survey], Tally]
    counter: int | None = None
    potential: Potential | None = None
    """What a territory may still bring in later rounds; None when nothing on the land predicts it."""
    giver: Giver = no_area
    """How a bot's reason finds the area that gives a gain."""
    compares_players: ClassVar[bool] = False
    """Whether points depend on who has the most (rule 24)."""
    compares_gold: ClassVar[bool] = False
    """Whether the goal rests on the gold behind the screens, which is shown only when it is scored."""

    def units(self, land: CountedTerritory) -> int:
        """The units of the tally in a territory of search."""
        return self.tally(land.survey()).units if self.counter is None else land.counts[self.counter]

    @abstractmethod
    def lines(self, surveys: Sequence[Survey], gold: Sequence[int]) -> tuple[ScoreLine, ...]:
        """What the goal gives every seat and why, one line each."""

    @abstractmethod
    def line(self, surveys: Sequence[Survey], gold: Sequence[int], seat: int) -> ScoreLine:
        """What the goal gives one seat and why."""

    @abstractmethod
    def points(self, lands: Sequence[CountedTerritory], gold: Sequence[int]) -> list[int]:
        """Everybody's points in search."""

    @abstractmethod
    def seat_points(self, lands: Sequence[CountedTerritory], gold: Sequence[int], seat: int) -> int:
        """One seat's points in search."""

    @abstractmethod
    def example_json(self) -> GoalExample:
        """The example of the help."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class LandGoal(Goal):
    """A goal that looks at one territory alone and gives the same points for each unit.

    >>> from skye.isle.survey import new_territory
    >>> def tiles(survey):
    ...     return counted([(placed.pos,) for placed in survey.tiles])
    >>> goal = LandGoal(id="tiles", tally=tiles, each=2, example=(CASTLE,))
    >>> goal.line([Survey(new_territory("blue"))], [0], 0).points
    2
    """

    each: int = 1
    """Points for each unit."""
    counts_road: bool = False
    """Whether it counts what the castle's road connects."""
    example: tuple[Row, ...]
    """A territory for the help."""

    def score(self, survey: Survey) -> ScoreLine:
        """What the goal gives for a territory and why."""
        number, units, cells, facts, shapes, _ = self.tally(survey)
        return ScoreLine(self.id, number, self.each * units, cells, facts, shapes)

    def lines(self, surveys: Sequence[Survey], gold: Sequence[int]) -> tuple[ScoreLine, ...]:
        """What the goal gives every seat and why, one line each."""
        return tuple(self.score(survey) for survey in surveys)

    def line(self, surveys: Sequence[Survey], gold: Sequence[int], seat: int) -> ScoreLine:
        """What the goal gives one seat and why."""
        return self.score(surveys[seat])

    def points(self, lands: Sequence[CountedTerritory], gold: Sequence[int]) -> list[int]:
        """Everybody's points in search."""
        each, counter = self.each, self.counter
        if counter is None:
            return [each * self.units(land) for land in lands]
        return [each * land.counts[counter] for land in lands]

    def seat_points(self, lands: Sequence[CountedTerritory], gold: Sequence[int], seat: int) -> int:
        """One seat's points in search."""
        if self.counter is None:
            return self.each * self.units(lands[seat])
        return self.each * lands[seat].counts[self.counter]

    def example_json(self) -> LandExample:
        """A territory, and what the goal counts there."""
        line = self.score(Survey(territory_of(self.example)))
        return {"goal": self.id, "land": list(self.example), "line": line.to_json()}


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class RankGoal(Goal):
    """A goal that compares the players by the units of their tallies (rule 24)."""

    compares_players: ClassVar[bool] = True
    example: tuple[int, ...]
    """What some players have, for the help."""

    def lines(self, surveys: Sequence[Survey], gold: Sequence[int]) -> tuple[ScoreLine, ...]:
        """What the goal gives every seat and why, one line each."""
        tallies = self._tallies(surveys, gold)
        amounts = [tally.units for tally in tallies]
        return tuple(
            ScoreLine(
                self.id,
                tally.number,
                points,
                tally.cells,
                {"amounts": amounts, "rank": RANKS.get(points, "none")},
                tally.shapes,
            )
            for tally, points in zip(tallies, rank_points(amounts), strict=True)
        )

    def line(self, surveys: Sequence[Survey], gold: Sequence[int], seat: int) -> ScoreLine:
        """What the goal gives one seat and why."""
        return self.lines(surveys, gold)[seat]

    def points(self, lands: Sequence[CountedTerritory], gold: Sequence[int]) -> list[int]:
        """Everybody's points in search."""
        counter = self.counter
        if counter is None:
            return rank_points([self.units(land) for land in lands])
        return rank_points([land.counts[counter] for land in lands])

    def seat_points(self, lands: Sequence[CountedTerritory], gold: Sequence[int], seat: int) -> int:
        """One seat's points in search."""
        return self.points(lands, gold)[seat]

    def example_json(self) -> RankExample:
        """Amounts, and what the most of them give."""
        ranked = zip(self.example, rank_points(self.example), strict=True)
        return {"goal": self.id, "ranks": [{"amount": amount, "points": points} for amount, points in ranked]}

    def _tallies(self, surveys: Sequence[Survey], gold: Sequence[int]) -> Sequence[Tally]:
        return [self.tally(survey) for survey in surveys]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class GoldGoal(RankGoal):
    """A goal that compares the players by their gold; a territory brings nothing."""

    tally: Callable[[Survey], Tally] = no_land
    compares_gold: ClassVar[bool] = True

    def points(self, lands: Sequence[CountedTerritory], gold: Sequence[int]) -> list[int]:
        """Everybody's points in search."""
        return rank_points(gold)

    def _tallies(self, surveys: Sequence[Survey], gold: Sequence[int]) -> Sequence[Tally]:
        return [Tally(amount, amount, ()) for amount in gold]


def rank_points(amounts: Sequence[int]) -> list[int]:
    """5 to the most, 2 to the second most (rule 24): tied for first, nobody is second; none of it, no points.

    >>> rank_points([4, 4, 3, 0]), rank_points([4, 3, 3, 0]), rank_points([1, 0])
    ([5, 5, 0, 0], [5, 2, 2, 0], [5, 0])
    """
    ranked = sorted(amounts, reverse=True)
    best, second = ranked[0], ranked[1] if len(ranked) > 1 else 0
    return [
        0 if amount == 0 else MOST if amount == best else SECOND_MOST if amount == second < best else 0
        for amount in amounts
    ]


def counted(groups: Sequence[tuple[Pos, ...]], facts: Facts = NO_FACTS, shapes: Shapes = NO_SHAPES) -> Tally:
    """The tally of a goal that gives points for each group of cells.

    >>> counted([(Pos(0, 0), Pos(1, 0))]).cells
    ((Pos(x=0, y=0), Pos(x=1, y=0)),)
    """
    number = len(groups)
    return Tally(number, number, tuple(groups), facts, shapes)


def counted_areas(areas: Sequence[Region], things: Things = ()) -> Tally:
    """The tally of a goal that gives points for each of some areas, and for what stands on them.

    >>> counted_areas(Survey(territory_of([CASTLE])).areas).number
    3
    """
    return counted([area.cells for area in areas], shapes=shapes_of(areas, things))


def counted_things(tiles: Sequence[Placed[IsleTile]], *names: str) -> Tally:
    """The tally of a goal that gives points for each single thing of some kinds: a tile with three sheep counts thrice.

    >>> tally = counted_things(Survey(territory_of([CASTLE, ("72", 0, 1, 3)])).tiles, "sheep")
    >>> tally.number, tally.shapes.things
    (3, (('sheep', (Pos(x=0, y=1),)),))
    """
    cells = [(placed.pos,) for placed in tiles for name in names for _ in range(getattr(placed.tile, name))]
    return counted(cells, shapes=Shapes(things=things_on(tiles, *names)) if cells else NO_SHAPES)


Things = tuple[tuple[str, tuple[Pos, ...]], ...]
"""The cells of symbols by name, as `Shapes` has them."""


def things_on(tiles: Sequence[Placed[IsleTile]], *names: str) -> Things:
    """The cells of the tiles that show a symbol, for each name that any of them shows.

    >>> things_on(Survey(territory_of([CASTLE, ("72", 0, 1, 3)])).tiles, "sheep", "cattle")
    (('sheep', (Pos(x=0, y=1),)),)
    """
    found = ((name, tuple(placed.pos for placed in tiles if getattr(placed.tile, name))) for name in names)
    return tuple((name, cells) for name, cells in found if cells)


def shapes_of(areas: Sequence[Region], things: Things = ()) -> Shapes:
    """The shapes of areas with what stands on them.

    >>> shapes_of([])
    Shapes(areas=(), roads=(), things=())
    """
    return Shapes(areas=tuple(area.members for area in areas), things=things) if areas else NO_SHAPES


def only(areas: Sequence[CompletedArea]) -> CompletedArea | None:
    """The only one of some areas, if there is exactly one.

    >>> only([{"kind": "M", "tiles": 3}]), only([])
    ({'kind': 'M', 'tiles': 3}, None)
    """
    return areas[0] if len(areas) == 1 else None
