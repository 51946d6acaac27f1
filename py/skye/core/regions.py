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
        return tuple(dict.fromkeys([member.pos for member in self.members]))

    @property
    def size(self) -> int:
        """The number of different tiles the region lies on."""
        return len({member[0] for member in self.members})


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
    # Cells and edges are plain numbers here, in the order of their places: this runs for every territory at every look.
    taken: dict[int, Pos] = {}
    members: list[Member] = []
    kinds: list[str] = []
    edges: list[list[int]] = []
    by_edge: dict[int, int] = {}
    for pos in sorted(board.cells):
        placed = board.cells[pos]
        turn = placed.turn
        cell = (pos[0] * _ROW + pos[1]) * 4
        taken[cell] = pos
        for number, part in enumerate(of(placed.tile)):
            reached = [cell + (side + turn) % 4 for side in part.sides]
            for edge in reached:
                by_edge[edge] = len(members)
            edges.append(reached)
            kinds.append(part.kind)
            members.append(Member(pos, number))
    seen = [False] * len(members)
    found = []
    for start, kind in enumerate(kinds):
        if seen[start]:
            continue
        seen[start] = True
        group = [start]
        open_edges: list[int] = []
        for member in group:  # grows while it is walked
            for edge in edges[member]:
                other = by_edge.get(edge + _ACROSS[edge & 3])
                if other is None:
                    if (edge & -4) + _STEP[edge & 3] not in taken:
                        open_edges.append(edge)
                elif not seen[other]:
                    seen[other] = True
                    group.append(other)
        group.sort()
        open_edges.sort()
        found.append(
            Region(
                kind,
                tuple([members[member] for member in group]),
                tuple([(taken[edge & -4], SIDES[edge & 3]) for edge in open_edges]),
            )
        )
    return tuple(found)


_ROW = 1 << 16
"""How far the numbers of neighbouring columns are apart: more than any column is high."""

_STEP = tuple(4 * (dx * _ROW + dy) for dx, dy in STEPS)
"""From the number of a cell to that of its neighbour, by side."""

_ACROSS = tuple(step + (side + 2) % 4 - side for side, step in enumerate(_STEP))
"""From the number of an edge to that of the edge that touches it, by side."""


def _areas(tile: TileT) -> Sequence[Part]:
    return tile.parts
