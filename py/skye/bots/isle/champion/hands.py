"""What every seat could have in hand after a round of buying, and what its land would be worth with it.

A seat keeps some of its own three tiles and buys at most one more. Its own tiles are three bits, `kept`; the tiles of
all seats are numbered seat by seat, three each, and what is bought is such a number plus one, 0 for nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from skye.bots.isle.building import Laying
from skye.bots.isle.value import Outlook
from skye.isle.search.counted import CountedTerritory

Hands = list[list[float]]
"""By what is kept and by what is bought: how much more the land is worth than it is now."""

KEPT = (0, 1, 2, 3, 4, 5, 6)
"""Every choice of at most two of three tiles: the third is discarded (rule 14)."""


def hand_values(
    land: CountedTerritory, seat: int, tiles: Sequence[Sequence[int]], outlook: Outlook
) -> Iterator[Hands | None]:
    """The values of all hands of a seat, which come last; None in between, so that a caller can pause.

    `tiles` are those before each seat at the reveal or, before it, the three that were drawn.

    >>> from random import Random
    >>> from skye.bots.isle.champion.learned import land_outlook
    >>> from skye.isle.search.world import random_world
    >>> world = random_world(Random(1), 2)
    >>> world.begin_round(Random(1))
    >>> tiles = [[tile for tile, _ in offers] for offers in world.offers]
    >>> *_, values = hand_values(world.lands[0], 0, tiles, land_outlook(world, 0))
    >>> values[0][0], len(values), len(values[3])
    (0.0, 8, 7)
    """
    laying = Laying(outlook, land)
    before = laying.worth(())
    values: Hands = [[0.0] * (3 * len(tiles) + 1) for _ in range(8)]
    for kept in KEPT if len(tiles[seat]) == 3 else KEPT[:4]:
        mine = [tile for place, tile in enumerate(tiles[seat]) if kept >> place & 1]
        row = values[kept]
        row[0] = laying.worth(mine) - before
        for owner, others in enumerate(tiles):
            if owner != seat:
                for place, tile in enumerate(others):
                    row[3 * owner + place + 1] = laying.worth([*mine, tile]) - before
        yield None
    yield values
