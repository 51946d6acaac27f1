"""What each special island means to the evaluation, apart from the points and spaces printed on it.

The ids of special islands occur nowhere else in the bots.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from skye.bots.skylands.evaluation.weights import Weights
from skye.skylands.convert import GENERATOR_POINTS
from skye.skylands.create import USEFUL_FIND_POINTS
from skye.skylands.scoring import INHABITANTS_PER_POINT, TEMPLE_POINTS
from skye.skylands.search.board import Board
from skye.skylands.search.tables import AROUND, TERRAIN

Estimate = Callable[[Board, float, Weights], float]
"""The points a special island may score, from the board, the time left and the weights."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SpecialValue:
    """What one special island brings; everything is nothing unless stated."""

    at_once: float = 0.0
    """Points when it is created that the board does not show."""
    draws_tile: bool = False
    """Whether its owner places a tile drawn from the stack."""
    lasting: Callable[[Weights], float] | None = None
    """The value of its effect for a whole game."""
    estimate: Estimate | None = None
    """A quick estimate of the points it will score, where no points are printed on it."""
    saves: int | None = None
    """The colour of which one inhabitant less is paid for special islands."""
    per_conversion: float = 0.0
    """Points whenever somebody chooses Convert energy."""
    per_inhabitant: float = 0.0
    """Points for each inhabitant at the end."""
    per_tile_around: int = 0
    """Points for each tile on the squares around it."""
    per_space_of_largest: int = 0
    """Points for each space of the largest complete island."""
    per_island: Mapping[int, int] | None = None
    """Points for each complete island, by terrain."""


def _temple(terrain: int) -> SpecialValue:
    def estimate(board: Board, time_left: float, weights: Weights) -> float:
        return TEMPLE_POINTS * board.complete[terrain] + time_left * weights.temple

    return SpecialValue(lasting=lambda weights: weights.temple, estimate=estimate, per_island={terrain: TEMPLE_POINTS})


def _district(colour: int) -> SpecialValue:
    return SpecialValue(lasting=lambda weights: weights.discount, saves=colour)


SPECIAL_VALUES: Mapping[str, SpecialValue] = {
    "useful-find": SpecialValue(at_once=float(USEFUL_FIND_POINTS)),
    "outpost": SpecialValue(at_once=2.0, draws_tile=True),
    "generator": SpecialValue(lasting=lambda weights: weights.generator, per_conversion=float(GENERATOR_POINTS)),
    "forest-district": _district(0),
    "mountain-district": _district(1),
    "forest-temple": _temple(TERRAIN["F"]),
    "mountain-temple": _temple(TERRAIN["M"]),
    "crystal-temple": _temple(TERRAIN["C"]),
    "city-temple": _temple(TERRAIN["T"]),
    "sky-refuge": SpecialValue(
        estimate=lambda board, time_left, weights: sum(board.people) / INHABITANTS_PER_POINT,
        per_inhabitant=1 / INHABITANTS_PER_POINT,
    ),
    "sanctuary": SpecialValue(estimate=lambda board, time_left, weights: 6 - 2 * time_left, per_tile_around=1),
    "academy": SpecialValue(
        lasting=lambda weights: weights.academy,
        estimate=lambda board, time_left, weights: 2 * len(board.specials) + 2,
    ),
    "villa": SpecialValue(estimate=lambda board, time_left, weights: board.biggest, per_space_of_largest=1),
}
"""The special islands that the evaluation treats in a way of their own, by id."""

ORDINARY = SpecialValue()
"""Any other special island."""


def lasting_values(weights: Weights) -> dict[str, float]:
    """The value of the lasting effects for a whole game, by special island.

    >>> from skye.bots.skylands.evaluation.weights import FITTED
    >>> lasting_values(FITTED)["generator"]
    6.0
    """
    return {name: special.lasting(weights) for name, special in SPECIAL_VALUES.items() if special.lasting is not None}


def savings(board: Board) -> tuple[int, int]:
    """The number of green and of purple inhabitants fewer that a player pays for a special island.

    >>> board = Board()
    >>> board.specials = {"mountain-district": 3}
    >>> savings(board)
    (0, 1)
    """
    saved = [0, 0]
    for name, colour in _SAVES:
        if name in board.specials:
            saved[colour] += 1
    return saved[0], saved[1]


def conversion_income(board: Board) -> float:
    """The points a player gets whenever somebody chooses Convert energy.

    >>> board = Board()
    >>> board.specials = {"generator": 3}
    >>> conversion_income(board)
    1.0
    """
    return sum([points for name, points in _PER_CONVERSION if name in board.specials])


def inhabitant_points(board: Board) -> float:
    """The points an inhabitant is worth at the end.

    >>> board = Board()
    >>> board.specials = {"sky-refuge": 3}
    >>> inhabitant_points(Board()), inhabitant_points(board)
    (0.5, 1.0)
    """
    points = 1 / INHABITANTS_PER_POINT
    for name, more in _PER_INHABITANT:
        if name in board.specials:
            points += more
    return points


def tile_points(board: Board, square: int) -> int:
    """The points of special islands for one more tile on a square.

    >>> board = Board()
    >>> board.specials = {"sanctuary": 0}
    >>> tile_points(board, 1), tile_points(board, 2)
    (1, 0)
    """
    specials = board.specials
    return sum([points for name, points in _PER_TILE_AROUND if name in specials and square in AROUND[specials[name]]])


def island_points(board: Board, terrain: int, spaces: int, largest: int) -> int:
    """The points of special islands for one more complete island, when the largest one has so many spaces.

    >>> board = Board()
    >>> board.specials = {"villa": 3, "forest-temple": 4}
    >>> island_points(board, 0, 5, 3), island_points(board, 1, 2, 3)
    (4, 0)
    """
    specials = board.specials
    points = 0
    if spaces > largest:
        for name, each in _PER_SPACE_OF_LARGEST:
            if name in specials:
                points += each * (spaces - largest)
    for name, more in _PER_ISLAND[terrain]:
        if name in specials:
            points += more
    return points


_SAVES = [(name, special.saves) for name, special in SPECIAL_VALUES.items() if special.saves is not None]
_PER_CONVERSION = [(name, special.per_conversion) for name, special in SPECIAL_VALUES.items() if special.per_conversion]
_PER_INHABITANT = [(name, special.per_inhabitant) for name, special in SPECIAL_VALUES.items() if special.per_inhabitant]
_PER_TILE_AROUND = [
    (name, special.per_tile_around) for name, special in SPECIAL_VALUES.items() if special.per_tile_around
]
_PER_SPACE_OF_LARGEST = [
    (name, special.per_space_of_largest) for name, special in SPECIAL_VALUES.items() if special.per_space_of_largest
]
_PER_ISLAND = [
    [
        (name, special.per_island[terrain])
        for name, special in SPECIAL_VALUES.items()
        if special.per_island is not None and terrain in special.per_island
    ]
    for terrain in TERRAIN.values()
]
