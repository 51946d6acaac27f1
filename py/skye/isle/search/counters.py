"""The counters of a territory in search: which of `CountedTerritory.counts` counts what.

A goal of `skye.isle.goals` names the counter it reads; the territory knows no goals.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from skye.isle.tiles import SCROLL_NEEDS

SHEEP, CATTLE, WHISKY, SHIPS, BROCHS, FARMS, LIGHTHOUSES = range(7)
"""The features of the tiles, all over the land."""
ROAD_TILES, ROAD_CATTLE, ROAD_WHISKY = range(7, 10)
"""What the castle's road leads to (rule 23)."""
COMPLETE_AREAS, LARGE_AREAS, COMPLETE_MOUNTAINS, LARGEST_WATER = range(10, 14)
"""Complete areas (rule 21), those of three tiles or more, the mountains among them, the tiles of the largest water."""
BROCH_MOUNTAINS, SHIP_LIGHTHOUSE_WATERS = range(14, 16)
"""The points of mountains for their brochs, and the waters with both ship and lighthouse."""
SQUARES, COLUMNS, FARM_ANIMALS, BUILDING_SETS = range(16, 20)
"""Squares of 2x2 tiles, vertical lines of three or more, animals at farms, sets of three buildings."""
COUNTERS = 20

FEATURE: Mapping[str, int] = MappingProxyType(
    {
        "sheep": SHEEP,
        "cattle": CATTLE,
        "whisky": WHISKY,
        "ship": SHIPS,
        "broch": BROCHS,
        "farm": FARMS,
        "lighthouse": LIGHTHOUSES,
    }
)
"""The counter of each feature of the tiles."""

SCROLL_COUNTER: tuple[int, ...] = tuple(FEATURE[kind] for kind in SCROLL_NEEDS)
SCROLL_DIVISOR: tuple[int, ...] = tuple(SCROLL_NEEDS.values())
"""What each kind of scroll counts, and how many of it give a point (rule 26)."""

LARGE = 3
"""The fewest tiles of a large area."""
BROCH_POINTS: tuple[int, ...] = (0, 1, 3) + (6,) * 70
"""Points of a mountain area by its brochs: a counter sums them, because they are not the same for each broch."""
