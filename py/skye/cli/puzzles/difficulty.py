"""How hard a puzzle is: how often somebody who misjudges every answer by a few points finds the best one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

MISJUDGES = 3.0
"""By how many points, as a standard deviation: as the level `steady` does."""
DRAWS = 400

Noisy = Callable[[Random], list[float]]


def misjudged(worths: Sequence[float]) -> Noisy:
    """What answers seem to be worth to somebody, by what they seem to be worth at first sight to one who sees well."""

    def noisy(random: Random) -> list[float]:
        return [worth + random.gauss(0.0, MISJUDGES) for worth in worths]

    return noisy


def chance_to_find(noisy: Noisy, best: int) -> float:
    """How often the best answer seems best.

    >>> chance_to_find(misjudged([20.0, 0.0]), 0)
    1.0
    """
    random = Random("difficulty")
    hits = 0
    for _ in range(DRAWS):
        worths = noisy(random)
        hits += max(range(len(worths)), key=worths.__getitem__) == best
    return hits / DRAWS
