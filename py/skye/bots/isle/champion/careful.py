"""How careful players price: a model of rivals who neither price by habit nor play an equilibrium."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from skye.bots.isle.economy import Stake, appraise
from skye.bots.isle.hard import Hard
from skye.isle.search.world import World

CAREFUL = Hard(scenarios=8, first_look=3, second_look=12)
"""Somebody who guesses how the others price and answers that."""

SAMPLES = 3
"""How many stakes are found for each seat: what a careful player guesses is left to chance."""


def careful_stakes(world: World) -> Iterator[list[list[Stake]] | None]:
    """Stakes of a careful player in the place of each seat, which come last; None in between.

    They follow from what everybody knows: chance is drawn from fixed seeds.

    >>> from skye.isle.search.world import random_world
    >>> world = random_world(Random(1), 3)
    >>> world.begin_round(Random(1))
    >>> *_, stakes = careful_stakes(world)
    >>> [len(each) for each in stakes]
    [3, 3, 3]
    """
    appraisal = appraise(world)
    found: list[list[Stake]] = []
    for seat in range(len(world.gold)):
        stakes = []
        for sample in range(SAMPLES):
            thoughts = list(CAREFUL.price(appraisal, seat, Random(sample)))
            stakes.append(thoughts[-1][0])
            yield None
        found.append(stakes)
    yield found
