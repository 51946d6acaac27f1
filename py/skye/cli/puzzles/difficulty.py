"""How hard a puzzle is: how often somebody who misjudges every answer by a few points finds the best one."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

MISJUDGES = 3.0
"""By how many points, as a standard deviation: as the level `steady` does."""
DRAWS = 400


def misjudged(worths: Sequence[float], random: Random) -> int:
    """The answer that seems best to somebody, by what the answers are worth at first sight to one who sees well.

    >>> misjudged([0.0, 50.0], Random(1))
    1
    """
    seen = [worth + random.gauss(0.0, MISJUDGES) for worth in worths]
    return max(range(len(seen)), key=seen.__getitem__)


def chance_to_find(worths: Sequence[float], best: int) -> float:
    """How often the best answer seems best.

    >>> chance_to_find([20.0, 0.0], 0)
    1.0
    """
    random = Random("difficulty")
    return sum(misjudged(worths, random) == best for _ in range(DRAWS)) / DRAWS
