"""How estimates of tiles relate to what the tiles brought in games that were played on with them and without.

There is a line for each number of seats and round; `skye calibrate` fits them, and `calibration.json` states how.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

SURE = 1.28
"""So many spreads on either side of the value hold four of five tiles."""


@dataclass(frozen=True, slots=True)
class Line:
    """The true worth by the estimate in a round: `base + slope * estimate`, and how far tiles are from it."""

    base: float = 0.0
    slope: float = 1.0
    spread: float = 0.0
    """The standard deviation of the true worth around the line."""
    is_early: bool = False
    """Whether the estimate says so little that tiles cannot be told apart; the slope is 0 then."""

    def worth(self, estimate: float) -> float:
        """The calibrated worth of an estimate.

        >>> Line(2.0, 0.5, 3.0).worth(10.0)
        7.0
        """
        return self.base + self.slope * estimate


def _read() -> dict[str, list[Line]]:
    path = files("skye.bots.isle.worth") / "calibration.json"
    if not path.is_file():
        return {}
    lines: dict[str, list[dict[str, float | bool]]] = json.loads(path.read_text(encoding="utf-8"))["lines"]
    return {
        seats: [
            Line(float(each["base"]), float(each["slope"]), float(each["spread"]), bool(each["is_early"]))
            for each in rounds
        ]
        for seats, rounds in lines.items()
    }


LINES = _read()
"""Read on import: an engine that starts from a memory snapshot has no files."""


@cache
def line_of(seats: int, number: int) -> Line:
    """The line for a number of seats and a round, counted from 1.

    >>> line_of(2, 6).is_early
    False
    """
    rounds = LINES.get(str(seats), [])
    return rounds[number - 1] if number <= len(rounds) else Line()
