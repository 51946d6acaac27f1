"""Tiles counted by kind: two tiles are of one kind when a turn makes their edges the same."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict

from skye.core.grid import QUARTER_TURNS
from skye.core.tile import turned_edges


class KindLeft(TypedDict):
    """A kind of tiles by its edges: how many there are in the game, and which of them are left."""

    kind: str
    count: int
    left: list[str]


def kind_of(edges: str) -> str:
    """The edges of a tile in the turn that comes first in the alphabet.

    >>> kind_of("PWWP"), kind_of("WWPP")
    ('PPWW', 'PPWW')
    """
    return min(turned_edges(edges, turn) for turn in QUARTER_TURNS)


def kinds_left(edges_of: Mapping[str, str], left: Sequence[str]) -> list[KindLeft]:
    """Every kind among some tiles: how many there are in the game, and which of them are left.

    >>> kinds_left({"a": "PPWW", "b": "WPPW", "c": "MMMM"}, ["b"])
    [{'kind': 'MMMM', 'count': 1, 'left': []}, {'kind': 'PPWW', 'count': 2, 'left': ['b']}]
    """
    kinds: dict[str, list[str]] = {}
    for tile, edges in edges_of.items():
        kinds.setdefault(kind_of(edges), []).append(tile)
    still = set(left)
    return [
        {"kind": kind, "count": len(tiles), "left": sorted(tile for tile in tiles if tile in still)}
        for kind, tiles in sorted(kinds.items())
    ]
