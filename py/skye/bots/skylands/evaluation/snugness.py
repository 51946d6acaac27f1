"""How snugly a tile lies on a square: a quick look that decides which placements are evaluated at all."""

from __future__ import annotations

from functools import cache

from skye.core.tile import turned_edges
from skye.skylands.search.board import Board
from skye.skylands.search.tables import RIM, fits
from skye.skylands.tiles import CLOUD

Spot = tuple[float, int, int]
"""A placement of a given tile: its snugness, the square and the turn."""


@cache
def snugness(edges: str, wanted: str, rim: str) -> float:
    """How snugly edges lie: edges that meet their like are good, an island open to the rim is never completed.

    >>> round(snugness("F---", "F-..", "...|"), 3)
    2.2
    """
    score = 0.0
    for letter, want, border in zip(edges, wanted, rim, strict=True):
        if want != ".":
            score += 0.4 if letter == CLOUD else 1.5
        elif border == "|":
            score += 0.3 if letter == CLOUD else -2.0
        elif letter != CLOUD:
            score -= 0.3
    return score


def spots(board: Board, edges: str) -> list[Spot]:
    """The placements of a tile with these edges, the snuggest first.

    >>> [spot[1:] for spot in spots(Board(), "FFFF")[:2]]
    [(13, 0), (12, 0)]
    """
    found = [
        (score, square, turn)
        for square, wanted in enumerate(board.wanted)
        if wanted is not None
        for score, turn in _by_turn(edges, wanted, RIM[square])
    ]
    found.sort(reverse=True)
    return found


@cache
def _by_turn(edges: str, wanted: str, rim: str) -> tuple[tuple[float, int], ...]:
    return tuple((round(snugness(turned_edges(edges, turn), wanted, rim), 3), turn) for turn in fits(edges, wanted))
