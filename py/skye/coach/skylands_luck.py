"""Luck in Skylands: who begins, and the tiles revealed by Discover islands, by what they add to the boards."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from skye.bots.skylands.evaluation.evaluator import Evaluator
from skye.bots.skylands.evaluation.weights import FITTED
from skye.bots.skylands.rollout.player import NARROW
from skye.bots.skylands.rollout.steps import best_placement
from skye.coach.decision import Chance, ChanceWork, leads_of
from skye.skylands.imagine import imagined
from skye.skylands.view import View

DRAWS = 100
"""How many other draws a draw is compared with."""
SECOND = 0.8
"""The second tile of the active player as a part of what it would add alone."""
ORDER_STAGE = 2


def first_player(view: View) -> ChanceWork:
    """What the order of the seats gave: as many points for the first one as it takes from the last, by what is learned.

    >>> from skye.coach.decision import finished
    >>> from skye.skylands.sample import example
    >>> from skye.skylands.view import view
    >>> finished(first_player(view(example(), None)))[0].points
    [1.0, -1.0]
    """
    seats = len(view["seats"])
    places = [(seat - view["first_player"]) % seats for seat in range(seats)]
    points = leads_of([(seats - 1 - 2 * place) / 2 for place in places])
    most = max(points)
    yield
    return [Chance("order", view["turn"], ORDER_STAGE, [each / most for each in points], [0.0] * seats)]


def tiles_revealed(view: View, left: int, random: Random) -> ChanceWork:
    """What the tiles revealed gave each seat against the average of those that could have been revealed."""
    state = imagined(view, Random(0))
    evaluator = Evaluator.of_state(state, FITTED)
    world = evaluator.world_of(state)
    time_left, seats = evaluator.time_left(world), len(world.boards)
    pool = sorted([*world.stack, *world.revealed])
    gains: list[dict[str, float]] = []
    for board in world.boards:
        gain: dict[str, float] = {}
        for tile in pool:
            gain[tile], _ = best_placement(evaluator, board, (tile,), time_left, NARROW)
        gains.append(gain)
        yield
    order = [(world.active + place) % seats for place in range(seats)]
    actual = _leads(gains, world.revealed, order)
    others = []
    for _ in range(DRAWS):
        others.append(_leads(gains, random.sample(pool, len(world.revealed)), order))
    yield
    given, noise = [], []
    for mine, column in zip(actual, zip(*others, strict=True), strict=True):
        mean = sum(column) / DRAWS
        given.append(mine - mean)
        noise.append((sum((each - mean) ** 2 for each in column) / (DRAWS * (DRAWS - 1))) ** 0.5)
    return [Chance("tiles", view["turn"], left, given, noise)]


def _leads(gains: Sequence[dict[str, float]], tiles: Sequence[str], order: Sequence[int]) -> list[float]:
    """The leads after everybody has taken the tile that adds most to its board, and the active player a second one."""
    left, gained = list(tiles), [0.0 for _ in gains]
    for place, seat in enumerate([*order, order[0]]):
        if left:
            best = max(left, key=gains[seat].__getitem__)
            if gains[seat][best] > 0:
                left.remove(best)
                gained[seat] += gains[seat][best] * (SECOND if place == len(order) else 1.0)
    return leads_of(gained)
