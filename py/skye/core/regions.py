"""Connected areas: the union of tile parts that meet across touching edges, open or complete."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import NamedTuple

from skye.core.board import Board
from skye.core.grid import SIDES, STEPS, Pos, Side
from skye.core.tile import Part, TileT

WIDTH = 1 << 20
"""More columns and rows than any board has: an edge is the number (x * WIDTH + y) * 4 + side."""
ACROSS = tuple((dx * WIDTH + dy) * 4 + (side + 2) % 4 - side for side, (dx, dy) in enumerate(STEPS))
"""What leads from the number of an edge to that of the edge it touches, by side."""


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
    # This runs for every territory at every look. Members are numbered in their order and an edge is one number, in the
    # order of cell and side: plain numbers are hashed and sorted fastest.
    members: list[Member] = []
    kinds: list[str] = []
    edges: list[list[int]] = []
    by_edge: dict[int, int] = {}
    positions: dict[int, Pos] = {}
    for pos, placed in sorted(board.cells.items(), key=_cell):
        cell = (pos[0] * WIDTH + pos[1]) * 4
        positions[cell] = pos
        turn = placed.turn
        for number, part in enumerate(of(placed.tile)):
            own = [cell + (side + turn) % 4 for side in part.sides]
            by_edge.update(dict.fromkeys(own, len(members)))
            members.append(Member(pos, number))
            kinds.append(part.kind)
            edges.append(own)
    is_seen = [False] * len(members)
    found = []
    for start, kind in enumerate(kinds):
        if is_seen[start]:
            continue
        is_seen[start] = True
        connected = [start]
        open_edges = []
        for member in connected:  # grows while it is walked
            for edge in edges[member]:
                across = edge + ACROSS[edge % 4]
                other = by_edge.get(across)
                if other is None:
                    if across - across % 4 not in positions:
                        open_edges.append(edge)
                elif not is_seen[other]:
                    is_seen[other] = True
                    connected.append(other)
        connected.sort()
        open_edges.sort()
        sides = tuple([(positions[edge - edge % 4], SIDES[edge % 4]) for edge in open_edges])
        found.append(Region(kind, tuple([members[member] for member in connected]), sides))
    return tuple(found)


_cell = itemgetter(0)


def _areas(tile: TileT) -> Sequence[Part]:
    return tile.parts
