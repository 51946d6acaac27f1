"""What the champion makes of a tile that a land gets for free: an estimate in parts, which calibration corrects."""

from __future__ import annotations

from dataclasses import dataclass, replace

from skye.bots.isle.champion.learned import land_outlook
from skye.bots.isle.value import Outlook, best_fit
from skye.isle.search.counters import ROAD_WHISKY
from skye.isle.search.world import World


@dataclass(frozen=True, slots=True)
class Estimate:
    """A placement, and what the champion expects of it in points; no placement for a tile that fits nowhere."""

    placement: int
    now: int = 0
    """Points of the goals that are scored this round."""
    later: float = 0.0
    """Points of later rounds, with what the land may still become."""
    gold_and_scrolls: float = 0.0

    @property
    def total(self) -> float:
        """All of it.

        >>> Estimate(4, 3, 2.5, 0.5).total
        6.0
        """
        return self.now + self.later + self.gold_and_scrolls


NOWHERE = Estimate(-1)
"""The estimate of a tile that fits nowhere."""


def estimated(world: World, seat: int, tile: int, placement: int | None = None) -> Estimate:
    """The estimate of a tile on its best placement in a seat's land, or on the one that is given.

    >>> from random import Random
    >>> from skye.isle.search.world import random_world
    >>> world = random_world(Random(1), 2)
    >>> world.begin_round(Random(1))
    >>> best = estimated(world, 0, 5)
    >>> best.placement in world.lands[0].legal(5), best == estimated(world, 0, 5, best.placement)
    (True, True)
    """
    return estimated_by(land_outlook(world, seat), world, seat, tile, placement)


def estimated_by(outlook: Outlook, world: World, seat: int, tile: int, placement: int | None = None) -> Estimate:
    """The same by an outlook that is known, for several tiles of one land."""
    land = world.lands[seat]
    if placement is None:
        placement = best_fit(outlook, land, tile).placement
    if placement < 0:
        return NOWHERE
    letters, _ = world.track[world.round - 1]
    goals = [world.goals[letter] for letter in letters if not world.goals[letter].compares_gold]
    scrolls = scrolls_of(outlook)

    def parts() -> tuple[int, float, float]:
        now = sum(world.goal_points(goal)[seat] for goal in goals)
        gold = land.counts[ROAD_WHISKY] * outlook.income_value if outlook.rounds_left else 0.0
        return now, outlook.worth(land), scrolls.worth(land) + gold

    now, total, extra = parts()
    land.place(tile, placement)
    now_after, total_after, extra_after = parts()
    land.unplace()
    at_once, more = now_after - now, extra_after - extra
    return Estimate(placement, at_once, total_after - total - at_once - more, more)


def scrolls_of(outlook: Outlook) -> Outlook:
    """The part of an outlook that evaluates scrolls."""
    return replace(
        outlook, plain=[], compared=[], uncounted=[], potentials=[], roads=(), income_value=0.0, tile_value=0.0
    )
