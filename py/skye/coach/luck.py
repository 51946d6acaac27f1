"""Luck: what draws and the order of the seats gave each of them, against the average over all that could have come.

What a draw gave is a value of the position after it less the mean value over draws that were as likely. Whatever the
value is, that is 0 on average, however the seats play. It is scaled by how much of it shows in the results of games.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Literal

from skye.coach.decision import Chance
from skye.coach.factors import Factors, luck_slope
from skye.reviews import BalanceJson, DecisionJson, LuckJson


def luck_json(game: str, step: int, chance: Chance, factors: Factors | None = None) -> LuckJson:
    """What chance gave, in points of the final margin, with the uncertainty of scale and mean."""
    slope, error = luck_slope(game, chance.source, chance.left, factors)
    source: Literal["tiles", "order"] = "order" if chance.source == "order" else "tiles"
    return {
        "step": step,
        "round": chance.round,
        "source": source,
        "points": [round(slope * points, 2) + 0.0 for points in chance.points],
        "uncertainty": [
            round(hypot(error * points, slope * noise), 2)
            for points, noise in zip(chance.points, chance.noise, strict=True)
        ],
    }


def balance_of(margin: float, seat: int, decisions: Sequence[DecisionJson], luck: Sequence[LuckJson]) -> BalanceJson:
    """Where the result of a seat comes from.

    >>> balance_of(5.0, 0, [], [])["remainder"]
    5.0
    """
    skill = -sum(decision["loss"] for decision in decisions)
    given = sum(each["points"][seat] for each in luck)
    return {
        "margin": round(margin, 2),
        "skill": round(skill, 2),
        "luck": round(given, 2),
        "luck_uncertainty": round(hypot(*(each["uncertainty"][seat] for each in luck)), 2),
        "remainder": round(margin - skill - given, 2),
    }
