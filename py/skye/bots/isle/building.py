"""Building: one tile after another where it is worth most, or all tiles of a hand together by a beam."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from skye.bots.isle.value import Fit, Outlook, best_fit
from skye.isle.search.counted import CountedTerritory

Step = tuple[int, int]
"""A tile and its placement."""


def greedy_step(outlook: Outlook, land: CountedTerritory, hand: Sequence[int]) -> Step | None:
    """The tile and placement after which the land is worth most, or None when nothing fits.

    >>> from random import Random
    >>> from skye.bots.isle.value import outlook_for
    >>> from skye.isle.search.world import random_world
    >>> world = random_world(Random(1), 2)
    >>> world.begin_round(Random(1))
    >>> tile, placement = greedy_step(outlook_for(world, 0), world.lands[0], [5, 6])
    >>> placement in world.lands[0].legal(tile)
    True
    """
    best: Step | None = None
    most = float("-inf")
    for tile in hand:
        fit = best_fit(outlook, land, tile)
        if fit.placement >= 0 and fit.worth > most:
            best, most = (tile, fit.placement), fit.worth
    return best


Way = tuple[float, tuple[Step, ...]]
"""What a land is worth after some steps, and the steps."""


def beam_steps(
    outlook: Outlook, land: CountedTerritory, hand: Sequence[int], width: int
) -> Iterator[tuple[tuple[Step, ...], float]]:
    """The best way to lay a hand that is known after each tile."""
    for beam in beams(outlook, land, hand, width):
        worth, steps = beam[0]
        yield steps, worth


def beams(outlook: Outlook, land: CountedTerritory, hand: Sequence[int], width: int) -> Iterator[list[Way]]:
    """Ways to lay a whole hand, best first, limited to the `width` best after each tile.

    The same tiles on the same cells are one way, in whatever order they were laid.
    """
    beam: list[Way] = [(outlook.worth(land), ())]
    for _ in hand:
        found: dict[frozenset[Step], Way] = {}
        for _, steps in beam:
            for tile, placement in steps:
                land.place(tile, placement)
            laid = {tile for tile, _ in steps}
            for tile in hand:
                if tile not in laid:
                    for placement in land.legal(tile):
                        together = frozenset((*steps, (tile, placement)))
                        if together not in found:
                            land.place(tile, placement)
                            found[together] = (outlook.worth(land), (*steps, (tile, placement)))
                            land.unplace()
            for _ in steps:
                land.unplace()
        if not found:
            return
        beam = sorted(found.values(), key=lambda way: -way[0])[:width]
        yield beam


class Laying:
    """What a land is worth with some tiles laid one after another where they are worth most; it is left as it was.

    Hands that have tiles in common share their first steps, so the best place of a tile after some steps is stored.

    >>> from random import Random
    >>> from skye.bots.isle.value import outlook_for
    >>> from skye.isle.search.world import random_world
    >>> world = random_world(Random(1), 2)
    >>> world.begin_round(Random(1))
    >>> outlook, land = outlook_for(world, 0), world.lands[0]
    >>> Laying(outlook, land).worth([5, 6]) > outlook.worth(land), len(land.tiles)
    (True, 1)
    """

    __slots__ = ("_fits", "_land", "_outlook")

    def __init__(self, outlook: Outlook, land: CountedTerritory, fits: dict[int, Fit] | None = None) -> None:
        self._outlook, self._land = outlook, land
        self._fits: dict[tuple[Step, ...], dict[int, Fit]] = {(): fits if fits is not None else {}}

    def worth(self, tiles: Sequence[int]) -> float:
        """What the land is worth with these tiles; those that fit nowhere are left out."""
        outlook, land = self._outlook, self._land
        left = list(tiles)
        steps: tuple[Step, ...] = ()
        while left:
            known = self._fits.setdefault(steps, {})
            best: Step | None = None
            most = float("-inf")
            for tile in left:
                fit = known.get(tile)
                if fit is None:
                    fit = known[tile] = best_fit(outlook, land, tile)
                if fit.placement >= 0 and fit.worth > most:
                    best, most = (tile, fit.placement), fit.worth
            if best is None:
                break
            land.place(*best)
            left.remove(best[0])
            steps = (*steps, best)
        worth = outlook.worth(land)
        for _ in steps:
            land.unplace()
        return worth
