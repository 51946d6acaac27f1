"""The last round of Isle of Skye while building: every way to lay a hand, with the lead it brings in the end.

When the others have built, nothing is left to chance, so the lead is exact.
"""

from __future__ import annotations

from collections.abc import Iterator

from skye.bots.isle.building import Step
from skye.bots.isle.playout import lead
from skye.isle.scoring import GOLD_PER_POINT
from skye.isle.search.world import World


def final_lead(world: World, seat: int) -> float:
    """The lead of a seat when the last round is scored as the lands are now; the world is left as it was.

    >>> from random import Random
    >>> from skye.isle.search.world import random_world
    >>> world = random_world(Random(1), 2)
    >>> world.round = world.rounds
    >>> final_lead(world, 0)
    0.0
    """
    letters, _ = world.track[world.round - 1]
    points = [
        sofar + land.scroll_points() + gold // GOLD_PER_POINT
        for sofar, land, gold in zip(world.points, world.lands, world.gold, strict=True)
    ]
    for letter in letters:
        for number, gained in enumerate(world.goal_points(world.goals[letter])):
            points[number] += gained
    return lead(points, seat)


def ways(world: World, seat: int) -> Iterator[tuple[frozenset[Step], float]]:
    """Every way to lay the whole hand, each once in whatever order, with the final lead; a tile may fit nowhere."""
    land, hand = world.lands[seat], list(world.hands[seat])
    seen: set[frozenset[Step]] = set()

    def follow(laid: frozenset[Step], left: list[int]) -> Iterator[tuple[frozenset[Step], float]]:
        is_end = True
        for number, tile in enumerate(left):
            for placement in land.legal(tile):
                is_end = False
                after = laid | {(tile, placement)}
                if after not in seen:
                    seen.add(after)
                    land.place(tile, placement)
                    yield from follow(after, left[:number] + left[number + 1 :])
                    land.unplace()
        if is_end:
            yield laid, final_lead(world, seat)

    yield from follow(frozenset(), hand)
