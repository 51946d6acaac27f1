"""Squares, edges and tiles as plain numbers; what is asked again and again is worked out once.

A square is `5 * y + x`; an edge of a tile on it is `4 * square + side`, so that the opposite side is `side ^ 2`.
Terrains are the places of their letters in `FMCT`; inhabitants of the first three are green, purple and blue.
"""

from __future__ import annotations

from functools import cache

from skye.core.board import fitting_turns
from skye.core.grid import STEPS
from skye.core.tile import different_turns, turned_edges
from skye.skylands.tiles import ALL_TILES, COLUMNS, ROWS

SQUARES = COLUMNS * ROWS
TERRAIN = {letter: number for number, letter in enumerate("FMCT")}
CITY = TERRAIN["T"]

Lying = tuple[str, tuple[tuple[int, tuple[int, ...], int], ...]]
"""A tile as it lies: its edge letters, and each part as terrain, sides and spaces."""


def _beyond(square: int, side: int) -> int:
    dx, dy = STEPS[side]
    x, y = square % COLUMNS + dx, square // COLUMNS + dy
    return COLUMNS * y + x if 0 <= x < COLUMNS and 0 <= y < ROWS else -1


NEIGHBOURS = tuple(tuple(_beyond(square, side) for side in range(4)) for square in range(SQUARES))
"""The squares around each square, by side; -1 beyond the rim."""

ACROSS = tuple(_beyond(edge // 4, edge % 4) for edge in range(4 * SQUARES))
"""The square across each edge; -1 beyond the rim."""

AROUND = tuple(
    tuple(
        COLUMNS * (y + dy) + x + dx
        for dy in (-1, 0, 1)
        for dx in (-1, 0, 1)
        if (dx or dy) and 0 <= x + dx < COLUMNS and 0 <= y + dy < ROWS
    )
    for y in range(ROWS)
    for x in range(COLUMNS)
)
"""The up to eight squares around each square."""

RIM = tuple("".join("|" if beyond < 0 else "." for beyond in beyonds) for beyonds in NEIGHBOURS)
"""The sides of each square that lie at the rim."""


@cache
def lying(tile: str, turn: int) -> Lying:
    """A tile as it lies after clockwise quarter turns.

    >>> lying("i41", 1)
    ('-F-M', ((0, (1,), 1), (1, (3,), 1)))
    """
    printed = ALL_TILES[tile]
    parts = tuple(
        (TERRAIN[part.kind], tuple((int(side) + turn) % 4 for side in part.sides), spaces)
        for part, spaces in zip(printed.parts, printed.spaces, strict=True)
    )
    return turned_edges(printed.edges, turn), parts


@cache
def fits(edges: str, wanted: str) -> tuple[int, ...]:
    """The fitting turns of a tile, the smallest of each look.

    >>> fits("F-F-", "...."), fits("F-F-", "F...")
    ((0, 1), (0,))
    """
    looks = different_turns(edges)
    return tuple(turn for turn in fitting_turns(edges, wanted) if turn in looks)
