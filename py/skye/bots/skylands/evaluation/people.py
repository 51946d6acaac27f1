"""What inhabitants and their homes may still score."""

from __future__ import annotations

from collections.abc import Sequence

from skye.bots.skylands.evaluation.weights import Weights
from skye.skylands.search.tables import CITY
from skye.skylands.search.world import CRYSTAL

_MOST_HOMES = 5
"""The number of free spaces of a terrain that are of use."""


def people_value(
    weights: Weights, time_left: float, people: Sequence[int], free: Sequence[int], spaces: Sequence[int]
) -> float:
    """The value of inhabitants by colour, and of free spaces and all spaces of complete islands by terrain.

    >>> from skye.bots.skylands.evaluation.weights import SIMPLE
    >>> people_value(SIMPLE, 1.0, (2, 2, 0), (0, 0, 0, 0), (2, 2, 0, 0))
    2.2
    """
    green, purple, blue = people
    forest, mountain, crystal, _ = free
    city, crystals = spaces[CITY], spaces[CRYSTAL]
    payers = green + purple
    if payers > weights.most_payers:
        payers = weights.most_payers
    useful = payers - weights.unequal * (green - purple if green > purple else purple - green)
    value = weights.payer * useful if useful > 0 else 0.0
    value += weights.worker * (blue if blue < city + 2 else city + 2)
    value += weights.home * (
        (forest if forest < _MOST_HOMES else _MOST_HOMES) + (mountain if mountain < _MOST_HOMES else _MOST_HOMES)
    )
    value += weights.crystal_home * (crystal if crystal < _MOST_HOMES else _MOST_HOMES)
    value += weights.crystal * crystals + weights.city * city
    value += weights.energy * (city if city < crystals else crystals)
    return time_left * value
