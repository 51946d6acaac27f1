"""The goal of sets of buildings."""

from __future__ import annotations

from skye.core.shapes import NO_SHAPES, Shapes
from skye.isle.goals.goal import CASTLE, LandGoal, Tally, counted
from skye.isle.goals.potential import Chances, Potential
from skye.isle.search import counters as c
from skye.isle.search.counted import CountedTerritory
from skye.isle.survey import Survey

_BUILDINGS = ("broch", "farm", "lighthouse")


def building_sets(survey: Survey) -> Tally:
    """5 for each set of broch + farm + lighthouse; a building is in one set only."""
    buildings = [[placed.pos for placed in survey.tiles if getattr(placed.tile, kind)] for kind in _BUILDINGS]
    facts = dict(zip(_BUILDINGS, map(len, buildings), strict=True))
    sets = list(zip(*buildings, strict=False))
    shapes = Shapes(things=tuple(zip(_BUILDINGS, zip(*sets, strict=True), strict=True))) if sets else NO_SHAPES
    return counted(sets, facts, shapes)


def building_pairs(land: CountedTerritory, chances: Chances) -> tuple[float, ...]:
    """Pairs that one more building would make a set, and buildings beyond those.

    >>> from skye.isle.search.counted import counted_territory
    >>> building_pairs(counted_territory([("castle-blue", 0, 0, 0), ("03", 0, 1, 0)]), Chances([]))  # farm and broch
    (1, 0)
    """
    counts = land.counts
    low, mid, high = sorted((counts[c.BROCHS], counts[c.FARMS], counts[c.LIGHTHOUSES]))
    return (mid - low, high - mid)


BUILDING_SETS = LandGoal(
    id="building-sets",
    tally=building_sets,
    each=5,
    counter=c.BUILDING_SETS,
    potential=Potential(building_pairs, (1.4, 0.4)),
    example=(CASTLE, ("56", 0, 1, 0), ("73", 0, -1, 0)),
)
