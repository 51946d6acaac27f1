"""A territory surveyed: its areas, its roads from the castle and what stands in it (rules 21 to 23)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from skye.core.board import Board
from skye.core.grid import Pos
from skye.core.regions import Member, Region, regions
from skye.core.tile import Part, Placed
from skye.isle.tiles import ALL_TILES, CASTLES, IsleTile

CASTLE_INCOME = 5

Territory = Board[IsleTile]
"""A seat's land: the castle tile and what was placed around it."""

Row = tuple[str, int, int, int]
"""A placed tile: its id, x, y and turn."""


NO_ROAD = Region("R", (), ())
"""The road of a land without a castle."""


@dataclass(frozen=True)
class Survey:
    """One territory with everything the goals ask about, each computed once, when it is first asked for.

    >>> survey = Survey(new_territory("blue"))
    >>> [(area.kind, area.is_complete) for area in survey.areas], sorted(survey.connected)
    ([('P', False), ('W', False), ('M', False)], [])
    """

    territory: Territory

    @cached_property
    def tiles(self) -> tuple[Placed[IsleTile], ...]:
        """The placed tiles, sorted by cell."""
        return tuple(self.territory.cells[pos] for pos in sorted(self.territory.cells))

    @cached_property
    def areas(self) -> tuple[Region, ...]:
        """All areas of pasture, mountain and water (rule 21)."""
        return regions(self.territory)

    @cached_property
    def area_number(self) -> Mapping[Member, int]:
        """The number in `areas` of the area each part of each tile belongs to."""
        return {member: number for number, area in enumerate(self.areas) for member in area.members}

    @cached_property
    def complete_areas(self) -> tuple[Region, ...]:
        """The areas with no edge at an empty cell."""
        return tuple(area for area in self.areas if area.is_complete)

    @cached_property
    def castle_road(self) -> Region:
        """The castle's road with all roads connected to it; its parts are the roads of tiles (rule 23)."""
        castle = next((placed.pos for placed in self.territory if placed.tile.is_castle), None)
        for road in regions(self.territory, _roads):
            if any(member.pos == castle for member in road.members):
                return road
        return NO_ROAD

    @cached_property
    def connected(self) -> frozenset[Pos]:
        """The cells whose tile a road connects to the castle, the castle's own left out.

        Ruling (rule 23): a tile with two roads that do not meet is connected if either road is.
        """
        cells = self.territory.cells
        return frozenset(member.pos for member in self.castle_road.members if not cells[member.pos].tile.is_castle)

    @cached_property
    def connected_whisky(self) -> tuple[Pos, ...]:
        """The cells with whisky barrels that a road connects to the castle (rule 13)."""
        return tuple(placed.pos for placed in self.tiles if placed.tile.whisky and placed.pos in self.connected)

    @property
    def income(self) -> int:
        """Gold for the castle and for barrels connected to it (rule 13), without the gold of catching up.

        >>> Survey(new_territory("red")).income
        5
        """
        return CASTLE_INCOME + len(self.connected_whisky)

    def completing(self, number: int) -> Survey:
        """The same land with one of its areas taken for complete as it is now.

        >>> [area.is_complete for area in Survey(new_territory("blue")).completing(1).areas]
        [False, True, False]
        """
        closed = Survey(self.territory)
        areas = [replace(area, open_edges=()) if each == number else area for each, area in enumerate(self.areas)]
        # What does not depend on open edges need not be found again.
        vars(closed).update({**vars(self), "areas": tuple(areas)})
        vars(closed).pop("complete_areas", None)
        return closed

    def count(self, feature: str) -> int:
        """How many of a feature the whole territory shows.

        >>> Survey(new_territory("red")).count("sheep")
        0
        """
        return sum(getattr(placed.tile, feature) for placed in self.tiles)


def new_territory(clan: str) -> Territory:
    """A clan's land at the start: its castle, unturned (rule 10).

    >>> len(new_territory("green"))
    1
    """
    return territory_around(CASTLES[clan])


def territory_around(castle: IsleTile) -> Territory:
    """A land with nothing but its castle, unturned (rule 10).

    >>> len(territory_around(CASTLES["red"]))
    1
    """
    return Board.of([Placed(castle, Pos(0, 0), 0)])


def territory_of(rows: Sequence[Row]) -> Territory:
    """A territory from rows of tile, x, y and turn; whether the tiles fit is not asked.

    >>> sorted(territory_of([("castle-red", 0, 0, 0), ("01", 0, -1, 2)]).cells)
    [Pos(x=0, y=-1), Pos(x=0, y=0)]
    """
    return Board.of(Placed(ALL_TILES[tile], Pos(x, y), turn % 4) for tile, x, y, turn in rows)


def territory_rows(territory: Territory) -> list[Row]:
    """The rows of a territory, in the order of placing.

    >>> territory_rows(new_territory("red"))
    [('castle-red', 0, 0, 0)]
    """
    return [(placed.tile.id, placed.pos.x, placed.pos.y, placed.turn) for placed in territory]


def _roads(tile: IsleTile) -> Sequence[Part]:
    return tile.roads
