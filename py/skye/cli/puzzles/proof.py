"""Proof that one answer is best: pairs of games are played on from it and from each other one until it is sure.

The gap of an answer is by how much less it brings than the best one, in points of the final lead. Games are added until
the gap is surely larger than `NEAR`, or surely not, or there are too many of them.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

NEAR = 2.0
"""No second answer may come within so many points."""

SURE = 3.0
"""The gap must be larger than `NEAR` by so many standard errors. Looking again and again finds accidents, so it is more
than the usual 1.96."""

LOOKS = (12, 24, 48, 96, 192, 384)
"""After how many pairs of games a gap is looked at."""

Playout = Callable[[int, str], float]
"""The final lead after an answer, by its number, with a seed."""


@dataclass(frozen=True, slots=True)
class Gap:
    """How much less an answer brings than the best one: the mean of some pairs of games, and its standard error."""

    mean: float
    error: float
    pairs: int

    @property
    def low(self) -> float:
        """A bound that the gap hardly falls below."""
        return self.mean - SURE * self.error

    @property
    def is_clear(self) -> bool:
        """Whether the answer is surely not near the best one."""
        return self.low > NEAR

    @property
    def is_hopeless(self) -> bool:
        """Whether more games would hardly show that it is not near."""
        return self.mean + self.error < NEAR


def gap_of(differences: Sequence[float]) -> Gap:
    """The gap by the differences of some pairs.

    >>> gap_of([5.0, 5.0, 5.0, 5.0]).is_clear, gap_of([9.0, 1.0]).is_clear
    (True, False)
    """
    count = len(differences)
    mean = sum(differences) / count
    variance = sum((each - mean) ** 2 for each in differences) / max(1, count - 1)
    return Gap(mean, math.sqrt(variance / count), count)


class Proof:
    """The leads after each answer, with the same seeds for all of them; each game is played only once."""

    def __init__(self, playout: Playout, seed: str) -> None:
        self._playout, self._seed = playout, seed
        self._leads: dict[int, list[float]] = {}

    def leads(self, answer: int, count: int) -> list[float]:
        """The leads after an answer with the first so many seeds."""
        known = self._leads.setdefault(answer, [])
        while len(known) < count:
            known.append(self._playout(answer, f"{self._seed}/{len(known)}"))
        return known[:count]

    def mean(self, answer: int, count: int) -> float:
        """The mean lead after an answer."""
        return sum(self.leads(answer, count)) / count

    def gap(self, best: int, other: int, most: int) -> Gap:
        """By how much another answer is behind, after as many pairs as it takes, at most so many."""
        gap = Gap(0.0, math.inf, 0)
        for pairs in LOOKS:
            if pairs > most:
                break
            both = zip(self.leads(best, pairs), self.leads(other, pairs), strict=True)
            gap = gap_of([mine - theirs for mine, theirs in both])
            if gap.is_clear or gap.is_hopeless:
                break
        return gap

    def gaps(self, best: int, answers: Sequence[int], most: int) -> dict[int, Gap] | None:
        """The gaps of all other answers, or None as soon as one of them may be near; those in front come first."""
        found = {}
        for answer in answers:
            if answer != best:
                gap = self.gap(best, answer, most)
                if not gap.is_clear:
                    return None
                found[answer] = gap
        return found
