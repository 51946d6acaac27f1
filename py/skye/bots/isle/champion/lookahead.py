"""A look ahead while building: which way to lay a hand leaves the best places for the tiles still in the bag."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from skye.bots.isle.building import Way
from skye.bots.isle.value import Outlook, best_fit
from skye.isle.search.counted import CountedTerritory

WAYS = 8
"""How many ways to lay a hand are compared."""
TILES = 12
"""How many tiles of the bag are tried on each; some may be the same."""
SHARE = 1.0
"""How much the mean gain of one such tile counts."""


def best_ways(
    outlook: Outlook, land: CountedTerritory, ways: Sequence[Way], bag: Sequence[int], random: Random
) -> Iterator[Way]:
    """The best way found so far, again and again: what a land is worth and what the next tile would add to it.

    >>> from skye.bots.isle.building import beams
    >>> from skye.bots.isle.value import outlook_for
    >>> from skye.isle.search.world import random_world
    >>> world = random_world(Random(1), 2)
    >>> world.begin_round(Random(1))
    >>> outlook, land = outlook_for(world, 0), world.lands[0]
    >>> *_, ways = beams(outlook, land, [5, 6], 8)
    >>> *_, best = best_ways(outlook, land, ways, world.bag, Random(1))
    >>> best in ways, len(land.tiles)
    (True, 1)
    """
    tiles = [bag[int(random.random() * len(bag))] for _ in range(TILES)]
    best, most = ways[0], float("-inf")
    for way in ways[:WAYS]:
        worth, steps = way
        for tile, placement in steps:
            land.place(tile, placement)
        gains = 0.0
        for tile in tiles:
            fit = best_fit(outlook, land, tile)
            if fit.placement >= 0:
                gains += max(0.0, fit.worth - worth)
        for _ in steps:
            land.unplace()
        value = worth + SHARE * gains / TILES
        if value > most:
            best, most = way, value
        yield best
