"""What a territory may still become: for each goal a guess of the points that later rounds will add.

Each guess is a weighted sum of a few features that the land shows: cells that would finish a square, areas that lack
one edge, road ends. The weights were fitted to games of the bots against each other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from skye.isle.search import numbers as n
from skye.isle.search.counted import CountedTerritory
from skye.isle.search.plans import OPEN


class Chances(dict[int, float]):
    """By what a cell asks for: the share of the tiles still to come that fit there, computed when first asked.

    >>> Chances(range(n.LANDSCAPE))[0]  # no tile is laid where nothing is touched
    0.0
    """

    def __init__(self, tiles: Sequence[int]) -> None:
        super().__init__()
        self.fits = [n.FITS[tile] for tile in tiles]

    def __missing__(self, asked: int) -> float:
        share = sum(1 for fits in self.fits if fits[asked]) / max(1, len(self.fits))
        self[asked] = share
        return share


class Potential(NamedTuple):
    """Features of a territory, and the points of each for every later scoring of the goal."""

    features: Callable[[CountedTerritory, Chances], tuple[float, ...]]
    weights: tuple[float, ...]


def lacking_edges(land: CountedTerritory, counts: tuple[bool, bool, bool, bool]) -> tuple[float, ...]:
    """How many areas lack one, two or three edges; `counts` says for pasture, mountain, water, road whether it counts.

    >>> lacking_edges(CountedTerritory(n.LANDSCAPE), (True, True, True, False))
    (2, 1, 0)
    """
    one = two = three = 0
    kinds, holds = land.kinds, land.holds
    for area, up in enumerate(land.parent):
        if up < 0 and counts[kinds[area]]:
            lacking = holds[area] & OPEN
            if lacking == 1:
                one += 1
            elif lacking == 2:
                two += 1
            elif lacking == 3:
                three += 1
    return (one, two, three)
