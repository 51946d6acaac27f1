"""How likely an empty square will be filled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache

from skye.core.board import fitting_turns
from skye.skylands.tiles import ALL_TILES, TILES


class Chances(dict[str, float]):
    """The chance that a fitting tile comes up, by the letters a square wants; each is computed when first needed.

    `counts` has the tiles to come by their edges, `tries` is the number of tiles that a player can still choose from.

    >>> chances = Chances(edge_counts(["i01", "i02"]), 4.0)
    >>> chances["...."], chances["FFFF"]
    (1.0, 0.0)
    """

    def __init__(self, counts: Counter[str], tries: float) -> None:
        self._counts = counts
        self._tiles = counts.total()
        self._tries = tries

    def __missing__(self, wanted: str) -> float:
        counts = self._counts
        fitting = sum([counts[edges] for edges in _fitting(wanted)])
        chance: float = 1 - (1 - fitting / self._tiles) ** self._tries
        self[wanted] = chance
        return chance


def edge_counts(tiles: Iterable[str]) -> Counter[str]:
    """The number of tiles by their edges.

    >>> edge_counts(["i01"])
    Counter({'F---': 1})
    """
    return Counter(ALL_TILES[tile].edges for tile in tiles)


@cache
def _fitting(wanted: str) -> tuple[str, ...]:
    """The edges of island tiles that fit an empty square."""
    return tuple(edges for edges in _ALL_EDGES if fitting_turns(edges, wanted))


_ALL_EDGES = tuple(dict.fromkeys(tile.edges for tile in TILES.values()))
