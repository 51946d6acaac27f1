"""A board is a mapping from positions to placed tiles; it knows what touches, what fits and what is free."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Generic

from skye.core.grid import QUARTER_TURNS, STEPS, Pos, Side
from skye.core.tile import Placed, TileT, turned_edges
from skye.core.values import FrozenDict

FREE = "."
"""In the letters wanted around a cell: a side that touches nothing."""


@dataclass(frozen=True, slots=True)
class Mismatch:
    """An edge at which a tile would not match its neighbour."""

    side: Side
    mine: str
    theirs: str
    neighbour: Pos


@dataclass(frozen=True, slots=True, order=True)
class Placement:
    """Where a tile may go: a position and a clockwise turn."""

    x: int
    y: int
    turn: int

    @property
    def pos(self) -> Pos:
        """The cell of the placement."""
        return Pos(self.x, self.y)


@dataclass(frozen=True, slots=True)
class Board(Generic[TileT]):
    """Tiles that lie on cells; a value: placing gives a new board.

    >>> from skye.core.tile import Tile
    >>> board = Board.of([Placed(Tile(id="a", edges="PPPP"), Pos(0, 0), 0)])
    >>> sorted(board.frontier())
    [Pos(x=-1, y=0), Pos(x=0, y=-1), Pos(x=0, y=1), Pos(x=1, y=0)]
    """

    cells: FrozenDict[Pos, Placed[TileT]] = field(default_factory=FrozenDict)

    @staticmethod
    def of(tiles: Iterable[Placed[TileT]]) -> Board[TileT]:
        """A board with these tiles, in this order."""
        return Board(FrozenDict({placed.pos: placed for placed in tiles}))

    def __len__(self) -> int:
        return len(self.cells)

    def __iter__(self) -> Iterator[Placed[TileT]]:
        return iter(self.cells.values())

    def __contains__(self, pos: object) -> bool:
        return pos in self.cells

    def get(self, pos: Pos) -> Placed[TileT] | None:
        """The tile on a cell, if any."""
        return self.cells.get(pos)

    def placed(self, tile: TileT, pos: Pos, turn: int) -> Board[TileT]:
        """The board with one more tile; whether it fits is the caller's rule."""
        return Board(FrozenDict({**self.cells, pos: Placed(tile, pos, turn % 4)}))

    def frontier(self) -> tuple[Pos, ...]:
        """The empty cells that share an edge with a tile, in the order they came to be."""
        cells = self.cells
        free = {(x + dx, y + dy): None for x, y in cells for dx, dy in STEPS if (x + dx, y + dy) not in cells}
        return tuple(Pos(x, y) for x, y in free)

    def touches(self, pos: Pos) -> bool:
        """Whether a cell shares an edge with a placed tile."""
        return any((pos.x + dx, pos.y + dy) in self.cells for dx, dy in STEPS)

    def wanted(self, pos: Pos) -> str:
        """The letters that the neighbours of a cell ask for, N, E, S, W, with a dot for a side that is free.

        >>> from skye.core.tile import Tile
        >>> Board.of([Placed(Tile(id="a", edges="PWMM"), Pos(0, 0), 0)]).wanted(Pos(0, 1))
        'M...'
        """
        x, y = pos
        cells = self.cells
        letters = ""
        for side, (dx, dy) in enumerate(STEPS):
            neighbour = cells.get((x + dx, y + dy))  # type: ignore[call-overload]  # a Pos is this very tuple
            letters += FREE if neighbour is None else neighbour.tile.edges[(side + 2 - neighbour.turn) % 4]
        return letters

    def mismatches(self, tile: TileT, pos: Pos, turn: int) -> tuple[Mismatch, ...]:
        """The edges at which a tile would not match its neighbours there; none means that it fits."""
        edges = turned_edges(tile.edges, turn)
        found = []
        for side in Side:
            neighbour = self.cells.get(pos.step(side))
            if neighbour is not None:
                theirs = neighbour.edge(side.opposite)
                if theirs != edges[side]:
                    found.append(Mismatch(side, edges[side], theirs, neighbour.pos))
        return tuple(found)

    def placements(self, tile: TileT, cells: Iterable[Pos]) -> tuple[Placement, ...]:
        """All fitting placements of a tile on the given empty cells, sorted."""
        edges = tile.edges
        return tuple(
            Placement(pos.x, pos.y, turn) for pos in sorted(cells) for turn in fitting_turns(edges, self.wanted(pos))
        )


@cache
def fitting_turns(edges: str, wanted: str) -> tuple[int, ...]:
    """The turns in which edges show the wanted letters, a dot being no wish.

    >>> fitting_turns("PWMM", "M...")
    (1, 2)
    """
    return tuple(
        turn
        for turn in QUARTER_TURNS
        if all(want in (FREE, edge) for want, edge in zip(wanted, turned_edges(edges, turn), strict=True))
    )
