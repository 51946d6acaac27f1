"""How much of what the coach finds is real: factors by kind of decision and by how much of the game is to come.

`skye losses` and `skye luck` measure them with games played on by players who are not the coach; `learned.json` states
how it was made.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import TypedDict

LEAST_SLOPE = 0.2
"""Below this slope nothing is stated: what seems better is hardly ever better."""

MOST_SLOPE = 1.6

PRIOR_SLOPE = 0.65
"""What is expected of a slope before anything is learned, with its standard error."""
PRIOR_ERROR = 0.3

EARLY_ROUNDS = 4
"""In Isle of Skye, with so many rounds to come or more, a slope is expected to be 0."""


class Factor(TypedDict):
    """A measured slope, its standard error, and from how many decisions or draws it was learned."""

    slope: float
    error: float
    count: int


Factors = Mapping[str, Mapping[str, Mapping[str, Factor]]]
"""By game, by kind, and by how much is to come."""


class Learned(TypedDict):
    """The file: how it was made, the factors of decisions, and those of luck."""

    made_by: list[str]
    losses: Factors
    luck: Factors


def _learned() -> Learned:
    path = files("skye.coach") / "learned.json"
    if not path.is_file():
        return {"made_by": [], "losses": {}, "luck": {}}
    learned: Learned = json.loads(path.read_text(encoding="utf-8"))
    return learned


LEARNED = _learned()


def prior_of(game: str, left: int) -> float:
    """The slope that is expected before anything is learned.

    >>> prior_of("isle", 5), prior_of("isle", 3)
    (0.0, 0.65)
    """
    return 0.0 if game == "isle" and left >= EARLY_ROUNDS else PRIOR_SLOPE


def combined(prior: float, factor: Factor | None) -> tuple[float, float]:
    """A slope and its standard error: what was measured, drawn towards what is expected.

    >>> combined(0.65, None)
    (0.65, 0.3)
    >>> combined(0.5, {"slope": 1.0, "error": 0.3, "count": 9})[0]
    0.75
    """
    if factor is None or not factor["count"]:
        return prior, PRIOR_ERROR
    mine, theirs = PRIOR_ERROR**-2, max(factor["error"], 0.01) ** -2
    return (mine * prior + theirs * factor["slope"]) / (mine + theirs), (mine + theirs) ** -0.5


def loss_slope(game: str, kind: str, left: int, factors: Factors | None = None) -> float | None:
    """How much of a loss is real, None where nothing can be said.

    >>> loss_slope("isle", "purchase", 5, {}) is None, loss_slope("isle", "purchase", 1, {})
    (True, 0.65)
    """
    factors = LEARNED["losses"] if factors is None else factors
    factor = factors.get(game, {}).get(kind, {}).get(str(left))
    slope, _ = combined(prior_of(game, left), factor)
    return None if slope < LEAST_SLOPE else min(MOST_SLOPE, slope)


def luck_slope(game: str, source: str, left: int, factors: Factors | None = None) -> tuple[float, float]:
    """How much of what a draw seems to give is real, with the standard error.

    In Skylands the slope of the order is what the first seat has of beginning, in points.

    >>> luck_slope("isle", "tiles", 0, {})
    (0.65, 0.3)
    """
    factors = LEARNED["luck"] if factors is None else factors
    prior = 0.0 if (game, source) == ("skylands", "order") else PRIOR_SLOPE
    slope, error = combined(prior, factors.get(game, {}).get(source, {}).get(str(left)))
    return (slope if not prior else max(0.0, min(MOST_SLOPE, slope))), error
