"""What a position is worth to each seat: final points foreseen from the traits of its board, and the chance to win."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from skye.bots.skylands.evaluation.evaluator import Evaluator
from skye.bots.skylands.judgement.traits import TRAITS, traits
from skye.skylands.search.world import World

STAGES = (0.0, 0.5, 1.0)
"""The moments of a game, by how much of it is left, for which there are weights; between two of them both count."""

FILE = "learned.json"


@dataclass(frozen=True, slots=True)
class Judgement:
    """For one number of players: the weight in points of each trait at each stage, and how much is still open there.

    `spread` is how many points of difference are worth about three to one: the more of the game is left, the more.
    """

    weights: tuple[tuple[float, ...], ...]
    spread: tuple[float, ...]

    def points(self, evaluator: Evaluator, world: World) -> list[float]:
        """The final points foreseen for each seat, all of them off by the same amount; exact at the end of a game.

        >>> from skye.skylands.sample import example
        >>> from skye.skylands.search.world import world_of
        >>> world = world_of(example())
        >>> world.is_over = True
        >>> judgement_for(2).points(Evaluator(world.stack, 2), world)
        [-28.0, -28.0]
        """
        if world.is_over:
            return [float(board.total()) for board in world.boards]
        time_left = evaluator.time_left(world)
        low, share = stage_of(time_left)
        weights = [
            (1 - share) * near + share * far for near, far in zip(self.weights[low], self.weights[low + 1], strict=True)
        ]
        found = []
        for seat in range(len(world.boards)):
            seen = traits(evaluator, world, seat, time_left)
            found.append(sum([weight * trait for weight, trait in zip(weights, seen, strict=True)]))
        return found

    def chance(self, points: Sequence[float], seat: int, time_left: float) -> float:
        """The chance of a seat to win with the points foreseen for each seat.

        >>> Judgement(((0.0,),) * 3, (1.0, 10.0, 20.0)).chance([30.0, 30.0], 0, 0.5)
        0.5
        """
        low, share = stage_of(time_left)
        spread = (1 - share) * self.spread[low] + share * self.spread[low + 1]
        mine = points[seat]
        return 1 / sum([math.exp(max(-50.0, min(50.0, (other - mine) / spread))) for other in points])


def stage_of(time_left: float) -> tuple[int, float]:
    """The stage before a moment, and how far the moment is on the way to the next one.

    >>> stage_of(0.25), stage_of(1.0)
    ((0, 0.5), (1, 1.0))
    """
    low = 0 if time_left < STAGES[1] else 1
    return low, (time_left - STAGES[low]) / (STAGES[low + 1] - STAGES[low])


LEARNED = (files("skye.bots.skylands.judgement") / FILE).read_text(encoding="utf-8")
"""Read on import: an engine that starts from a memory snapshot has no files."""


@cache
def judgement_for(players: int) -> Judgement:
    """The learned judgement for a number of players.

    >>> len(judgement_for(2).weights) == len(STAGES)
    True
    """
    return read_judgements(LEARNED)[players]


def read_judgements(text: str) -> Mapping[int, Judgement]:
    """The judgements of a file by number of players; raises ValueError when it was made for other traits.

    >>> read_judgements('{"traits": [], "players": {}}')
    Traceback (most recent call last):
    ValueError: the judgement was learned for other traits
    """
    data = json.loads(text)
    if data["traits"] != list(TRAITS):
        raise ValueError("the judgement was learned for other traits")
    return {
        int(players): Judgement(tuple(tuple(row) for row in each["weights"]), tuple(each["spread"]))
        for players, each in data["players"].items()
    }
