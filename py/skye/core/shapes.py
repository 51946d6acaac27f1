"""What points are given for, in its true shape, so that a page outlines areas, roads and symbols, not whole cells."""

from __future__ import annotations

from typing import NamedTuple, TypedDict

from skye.core.grid import Pos
from skye.core.regions import Member


class ShapesJson(TypedDict, total=False):
    """Areas, each a list of its parts as x, y and part; roads as x, y and road; the cells of symbols by name.

    A cell under a name means all symbols of that name on it. What is empty is left out.
    """

    areas: list[list[tuple[int, int, int]]]
    roads: list[tuple[int, int, int]]
    things: dict[str, list[tuple[int, int]]]


class Shapes(NamedTuple):
    """Areas by their parts, roads by the parts of tiles they run over, and symbols by name with their cells.

    >>> Shapes(areas=((Member(Pos(0, 1), 2),),), things=(("sheep", (Pos(1, 1),)),)).to_json()
    {'areas': [[(0, 1, 2)]], 'things': {'sheep': [(1, 1)]}}
    """

    areas: tuple[tuple[Member, ...], ...] = ()
    roads: tuple[Member, ...] = ()
    things: tuple[tuple[str, tuple[Pos, ...]], ...] = ()

    def to_json(self) -> ShapesJson:
        """The shapes as JSON."""
        found: ShapesJson = {}
        if self.areas:
            found["areas"] = [members_json(members) for members in self.areas]
        if self.roads:
            found["roads"] = members_json(self.roads)
        if self.things:
            found["things"] = {name: [(x, y) for x, y in cells] for name, cells in self.things}
        return found


def members_json(members: tuple[Member, ...]) -> list[tuple[int, int, int]]:
    """Parts of tiles as x, y and part.

    >>> members_json((Member(Pos(0, 1), 2),))
    [(0, 1, 2)]
    """
    return [(x, y, part) for (x, y), part in members]


NO_SHAPES = Shapes()
"""Nothing but whole cells."""
