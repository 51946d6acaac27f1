"""One measured figure."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

HEAD = ("figure", "value", "samples", "ratio", "target", "")


@dataclass(frozen=True)
class Row:
    """A figure with its unit, its ratio to a peer or a baseline, and its target.

    The target, `aim`, applies to the ratio if there is one, otherwise to the value; with `is_value_aimed` always to the
    value. `is_least` makes it a lower bound. `count` is the number of measurements behind a median or a percentile.
    """

    name: str
    value: float
    unit: str
    ratio: float | None = None
    aim: float | None = None
    is_least: bool = False
    is_value_aimed: bool = False
    count: int | None = None

    def is_met(self) -> bool | None:
        """Return whether the target is met; None without a target.

        >>> Row("start", 900, "ms", ratio=0.4, aim=0.5).is_met()
        True
        >>> Row("games", 900, "per s", aim=1000, is_least=True).is_met()
        False
        """
        if self.aim is None:
            return None
        figure = self.value if self.ratio is None or self.is_value_aimed else self.ratio
        return figure >= self.aim if self.is_least else figure <= self.aim

    def cells(self) -> tuple[str, ...]:
        """Return the row as texts, one for each of `HEAD`.

        >>> Row("start", 912.4, "ms", ratio=0.4, aim=0.5, count=7).cells()
        ('start', '912 ms', '7', '0.40', '<= 0.5', 'met')
        """
        aim = "" if self.aim is None else f"{'>=' if self.is_least else '<='} {self.aim:.4g}"
        verdict = {None: "", True: "met", False: "MISSED"}[self.is_met()]
        ratio = "" if self.ratio is None else f"{self.ratio:.2f}"
        value = f"{self.value:.0f}" if abs(self.value) >= 100 else f"{self.value:.3g}"
        count = "" if self.count is None else str(self.count)
        return (self.name, f"{value} {self.unit}".strip(), count, ratio, aim, verdict)

    def as_json(self) -> dict[str, Any]:
        """Return the row as it is recorded."""
        return {
            "name": self.name,
            "value": self.value,
            "unit": self.unit,
            "ratio": self.ratio,
            "aim": self.aim,
            "is_least": self.is_least,
            "is_value_aimed": self.is_value_aimed,
            "count": self.count,
        }
