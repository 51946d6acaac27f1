"""What is seen of a board when a position is judged: a list of numbers, the same for learning and for playing."""

from __future__ import annotations

from skye.bots.skylands.evaluation.evaluator import Evaluator
from skye.bots.skylands.rollout.brisk import purchase_estimate
from skye.bots.skylands.rollout.player import NARROW
from skye.bots.skylands.rollout.steps import best_conversion, deployment_gain
from skye.skylands.search.tables import CITY
from skye.skylands.search.world import CRYSTAL, World

TRAITS = (
    "points now",
    "single inhabitant",
    "land",
    "empty squares",
    "open islands",
    "payers",
    "more payers than are of use",
    "unequal payers",
    "blue",
    "blue with a city",
    "homes",
    "crystal homes",
    "crystal",
    "city",
    "energy",
    "largest island",
    "special islands",
    "lasting",
    "paid when chosen",
    "discounts",
    "marker",
    "turns to wait",
    "stands on deploy",
    "stands on create",
    "stands on convert",
    "to create",
    "to deploy",
    "to convert",
)
"""What each number means; the file of a judgement names them too, so that it cannot be read for another list."""

_USEFUL = 5
"""The number of free spaces of a terrain that are of use."""


def traits(evaluator: Evaluator, world: World, seat: int, time_left: float) -> list[float]:
    """The traits of a seat's board in a world between turns.

    >>> from skye.skylands.sample import example
    >>> from skye.skylands.search.world import world_of
    >>> world = world_of(example())
    >>> found = traits(Evaluator(world.stack, 2), world, 0, 1.0)
    >>> len(found) == len(TRAITS), found[:2]
    (True, [-28.0, 0.0])
    """
    board = world.boards[seat]
    weights = evaluator.weights
    green, purple, blue = board.people
    forest, mountain, crystal, _ = board.free
    city, crystals = board.spaces[CITY], board.spaces[CRYSTAL]
    payers = min(green + purple, weights.most_payers)
    effects = board.specials.effects
    seats = len(world.boards)
    return [
        float(board.total()),
        (green + purple + blue) % 2 / 2,
        evaluator.land_value(board, time_left).value,
        float(board.empty),
        float(len(board.open)),
        float(payers),
        float(green + purple - payers),
        float(abs(green - purple)),
        float(blue),
        float(min(blue, city)),
        float(min(forest, _USEFUL) + min(mountain, _USEFUL)),
        float(min(crystal, _USEFUL)),
        float(crystals),
        float(city),
        float(min(city, crystals)),
        float(board.biggest),
        float(len(board.specials)),
        effects.lasting_worth,
        float(sum([points for _, points in effects.chosen])),
        float(len(effects.discounts)),
        float(board.marker),
        (seat - world.active) % seats / seats,
        float(board.pawn == "deploy"),
        float(board.pawn == "create"),
        float(board.pawn == "convert"),
        purchase_estimate(evaluator, board, world.show, time_left, NARROW, has_bonus=True),
        deployment_gain(evaluator, world, board, time_left, 2),
        best_conversion(board, has_bonus=True)[0],
    ]
