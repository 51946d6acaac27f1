"""Ratings from results: the strengths that explain best who finished ahead of whom, in Elo points, with intervals."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from skye.cli.arena import CONFIDENCE
from skye.core.equations import solved

ELO = 400 / math.log(10)
"""Elo points per unit of strength: ten to one is 400."""
ROUNDS = 60

Score = tuple[str, str, float]
"""Two players, and what the first scored against the second: 1, 0, or a half."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's Elo points, half the width of its 95 % interval, and how many comparisons it rests on."""

    elo: float
    spread: float
    games: int


def ratings(scores: Sequence[Score], zero: str) -> dict[str, Rating]:
    """The ratings of all players, as differences from one of them, after Bradley and Terry.

    >>> found = ratings([("a", "b", 1.0)] * 75 + [("a", "b", 0.0)] * 25, zero="b")
    >>> round(found["a"].elo), round(found["a"].spread)
    (189, 78)
    """
    names = list(dict.fromkeys(name for one, other, _ in scores for name in (one, other)))
    place = {name: number for number, name in enumerate(names)}
    won: dict[tuple[int, int], float] = {}
    played: dict[tuple[int, int], int] = {}
    games = [0] * len(names)
    for one, other, score in scores:
        first, second = place[one], place[other]
        for key, points in (((first, second), score), ((second, first), 1 - score)):
            won[key] = won.get(key, 0.0) + points
            played[key] = played.get(key, 0) + 1
        games[first] += 1
        games[second] += 1
    strengths = [0.0] * len(names)
    free = [number for number in range(len(names)) if names[number] != zero]
    for _ in range(ROUNDS):
        slope, bend = _derivatives(strengths, won, played)
        square = [[bend[row][column] for column in free] for row in free]
        for number, change in zip(free, solved(square, [slope[number] for number in free]), strict=True):
            strengths[number] += max(-1.0, min(1.0, change))
    _, bend = _derivatives(strengths, won, played)
    square = [[bend[row][column] for column in free] for row in free]
    spreads = {number: CONFIDENCE * ELO * math.sqrt(_variance(square, at)) for at, number in enumerate(free)}
    return {
        name: Rating(round(ELO * strengths[number], 1), round(spreads.get(number, 0.0), 1), games[number])
        for number, name in enumerate(names)
    }


def _derivatives(
    strengths: Sequence[float], won: Mapping[tuple[int, int], float], played: Mapping[tuple[int, int], int]
) -> tuple[list[float], list[list[float]]]:
    """How the likelihood rises with each strength, and how much less the more it has risen.

    Half a game that was won and half a game that was lost are added to each pair: nobody is infinitely strong.
    """
    size = len(strengths)
    slope = [0.0] * size
    bend = [[0.0] * size for _ in strengths]
    for (one, other), count in played.items():
        expected = 1 / (1 + math.exp(strengths[other] - strengths[one]))
        total = count + 1
        slope[one] += won[one, other] + 0.5 - total * expected
        certain = total * expected * (1 - expected)
        bend[one][one] += certain
        bend[one][other] -= certain
    return slope, bend


def _variance(square: Sequence[Sequence[float]], at: int) -> float:
    """A number on the diagonal of the inverse of a matrix."""
    return solved(square, [float(at == row) for row in range(len(square))])[at]
