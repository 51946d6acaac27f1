"""Connected areas: the union of tile parts that meet across touching edges, open or complete."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from skye.core.board import Board
from skye.core.grid import SIDES, STEPS, Pos, Side
from skye.core.tile import Part, TileT


class Member(NamedTuple):
    """One part of one placed tile: its cell and the part's number on the tile."""

    pos: Pos
    part: int


@dataclass(frozen=True, slots=True)
class Region:
    """Parts of one kind connected across edges, with the edges that still lie at empty cells."""

    kind: str
    members: tuple[Member, ...]
    open_edges: tuple[tuple[Pos, Side], ...]

    @property
    def is_complete(self) -> bool:
        """Whether every edge of the region touches another tile."""
        return not self.open_edges

    @property
    def cells(self) -> tuple[Pos, ...]:
        """The different cells the region lies on, sorted."""
        return tuple(sorted({member.pos for member in self.members}))

    @property
    def size(self) -> int:
        """The number of different tiles the region lies on."""
        return len({member.pos for member in self.members})


PartsOf = Callable[[TileT], Sequence[Part]]


def regions(board: Board[TileT], parts_of: PartsOf[TileT] | None = None) -> tuple[Region, ...]:
    """All regions of a board, sorted by their first member; the parts are the tiles' areas by default.

    >>> from skye.core.tile import Placed, Tile
    >>> lake = Tile(id="a", edges="PWPP", parts=(Part("W", (Side.E,)), Part("P", (Side.N, Side.S, Side.W))))
    >>> board = Board.of([Placed(lake, Pos(0, 0), 0), Placed(lake, Pos(1, 0), 2)])
    >>> [(region.kind, region.size, region.is_complete) for region in regions(board)]
    [('W', 2, True), ('P', 1, False), ('P', 1, False)]
    """
    of = parts_of if parts_of is not None else _areas
    cells = board.cells
    # Edges are plain numbers here (x, y, side): this runs for every territory at every look.
    by_edge: dict[tuple[int, int, int], Member] = {}
    kinds: dict[Member, str] = {}
    edges: dict[Member, list[tuple[int, int, int]]] = {}
    for pos in sorted(cells):
        placed = cells[pos]
        x, y = pos
        for number, part in enumerate(of(placed.tile)):
            member = Member(pos, number)
            kinds[member] = part.kind
            edges[member] = [(x, y, (side + placed.turn) % 4) for side in part.sides]
            for edge in edges[member]:
                by_edge[edge] = member
    seen: set[Member] = set()
    found = []
    for start in kinds:
        if start in seen:
            continue
        seen.add(start)
        members = [start]
        open_edges = []
        for member in members:  # grows while it is walked
            for x, y, side in edges[member]:
                dx, dy = STEPS[side]
                if (x + dx, y + dy) not in cells:
                    open_edges.append((x, y, side))
                    continue
                other = by_edge.get((x + dx, y + dy, (side + 2) % 4))
                if other is not None and other not in seen:
                    seen.add(other)
                    members.append(other)
        members.sort()
        open_edges.sort()
        found.append(Region(kinds[start], tuple(members), tuple((Pos(x, y), SIDES[side]) for x, y, side in open_edges)))
    return tuple(found)


def _areas(tile: TileT) -> Sequence[Part]:
    return tile.parts
