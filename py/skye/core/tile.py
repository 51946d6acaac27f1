"""A tile as printed, its parts, and a tile as placed: a tile and a turn, never a rebuilt tile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from skye.core.grid import Pos, Side


@dataclass(frozen=True, slots=True)
class Part:
    """A connected piece of one kind on a printed tile, with the sides it reaches.

    >>> Part("W", (Side.N, Side.E)).kind
    'W'
    """

    kind: str
    sides: tuple[Side, ...]


@dataclass(frozen=True, kw_only=True)
class Tile:
    """A printed tile: four edges in the order N, E, S, W, one letter each, and the areas they belong to."""

    id: str
    edges: str
    parts: tuple[Part, ...] = ()


TileT = TypeVar("TileT", bound=Tile)


@dataclass(frozen=True, slots=True)
class Placed(Generic[TileT]):
    """A tile lying at a position with a clockwise turn.

    >>> lying = Placed(Tile(id="a", edges="PWMM"), Pos(0, 0), 1)
    >>> lying.edge(Side.E), lying.edge(Side.N)
    ('P', 'M')
    """

    tile: TileT
    pos: Pos
    turn: int

    def edge(self, side: Side) -> str:
        """The letter that the placed tile shows on one side of its cell."""
        return self.tile.edges[(side - self.turn) % 4]

    def edges(self) -> str:
        """All four letters as they lie, in the order N, E, S, W."""
        return turned_edges(self.tile.edges, self.turn)


def turned_edges(edges: str, turn: int) -> str:
    """Edge letters after clockwise quarter turns.

    >>> turned_edges("PWMM", 1)
    'MPWM'
    """
    turn %= 4
    return edges[4 - turn :] + edges[: 4 - turn]


def different_turns(edges: str) -> tuple[int, ...]:
    """The turns that give different edges, the smallest turn of each look.

    >>> different_turns("F-F-")
    (0, 1)
    """
    seen: dict[str, int] = {}
    for turn in range(4):
        seen.setdefault(turned_edges(edges, turn), turn)
    return tuple(seen.values())
