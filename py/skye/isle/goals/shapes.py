"""The goals of shapes: squares and vertical lines of tiles."""

from __future__ import annotations

from skye.core.grid import Pos
from skye.isle.goals.goal import CASTLE, LandGoal, Tally, counted
from skye.isle.goals.potential import Chances, Potential
from skye.isle.search import counters as c
from skye.isle.search.counted import CountedTerritory
from skye.isle.search.numbers import DIAGONAL, STRIDE
from skye.isle.survey import Survey

_UP, _DOWN = -4 * STRIDE, 4 * STRIDE
_LINE = 3

_CORNERS: tuple[tuple[int, ...], ...] = tuple(
    tuple(
        across
        for corner, across in enumerate(DIAGONAL)
        if asked >> (2 * corner) & 3 and asked >> (2 * ((corner - 1) % 4)) & 3
    )
    for asked in range(256)
)


def squares(survey: Survey) -> Tally:
    """2 for each 2x2 square of tiles; a tile may be part of several."""
    cells = survey.territory.cells
    return counted(
        [
            (Pos(x, y), Pos(x + 1, y), Pos(x, y + 1), Pos(x + 1, y + 1))
            for x, y in sorted(cells)
            if (x + 1, y) in cells and (x, y + 1) in cells and (x + 1, y + 1) in cells
        ]
    )


def square_corners(land: CountedTerritory, chances: Chances) -> tuple[float, ...]:
    """Corners that one tile would make a square, by the chance of the tile.

    >>> from skye.isle.search.counted import counted_territory
    >>> land = counted_territory([("castle-blue", 0, 0, 0), ("61", 0, -1, 1), ("23", -1, -1, 3), ("58", 1, -1, 0)])
    >>> square_corners(land, Chances(range(73)))[0] > 0  # beside the castle, left and right
    True
    """
    tiles = land.tiles
    total = 0.0
    for cell, asked in land.frontier.items():
        for across in _CORNERS[asked]:
            if cell + across in tiles:
                total += chances[asked]
    return (total,)


def columns(survey: Survey) -> Tally:
    """3 for each vertical line of at least 3 tiles without a gap; two lines in one column count twice."""
    cells = survey.territory.cells
    lines = []
    for x, y in sorted(cells):
        if (x, y - 1) in cells:
            continue  # the line began further north
        end = y + 1
        while (x, end) in cells:
            end += 1
        if end - y >= _LINE:
            lines.append(tuple(Pos(x, each) for each in range(y, end)))
    return counted(lines)


def line_ends(land: CountedTerritory, chances: Chances) -> tuple[float, ...]:
    """Cells where one tile would make a line of three, less those where it would make one line of two.

    >>> from skye.isle.search.counted import counted_territory
    >>> line_ends(counted_territory([("castle-blue", 0, 0, 0), ("61", 0, -1, 1)]), Chances(range(73)))[0] > 0
    True
    """
    tiles = land.tiles
    total = 0.0
    for cell, asked in land.frontier.items():
        above = below = 0
        if asked & 3:
            above = 1 if cell + 2 * _UP not in tiles else 3 if cell + 3 * _UP in tiles else 2
        if asked & 48:
            below = 1 if cell + 2 * _DOWN not in tiles else 3 if cell + 3 * _DOWN in tiles else 2
        if above < 3 and below < 3 and above + below >= 2:
            total += chances[asked]
        elif above == below == 3:
            total -= chances[asked]
    return (total,)


SQUARES = LandGoal(
    id="squares",
    tally=squares,
    each=2,
    counter=c.SQUARES,
    potential=Potential(square_corners, (1.4,)),
    example=(CASTLE, ("55", 1, 0, 3), ("45", -1, 0, 2), ("60", 0, 1, 0), ("47", -1, 1, 3), ("43", 1, 1, 0)),
)

COLUMNS = LandGoal(
    id="columns",
    tally=columns,
    each=3,
    counter=c.COLUMNS,
    potential=Potential(line_ends, (1.2,)),
    example=(CASTLE, ("37", 0, -1, 0), ("44", 0, 1, 2), ("49", 1, 0, 0), ("30", 1, -1, 2), ("23", 1, 1, 1)),
)
