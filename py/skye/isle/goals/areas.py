"""The goals of complete areas (rule 21)."""

from __future__ import annotations

from collections.abc import Sequence

from skye.isle.goals.goal import CASTLE, CompletedArea, LandGoal, Tally, counted_areas, only, shapes_of
from skye.isle.goals.potential import Chances, Potential, lacking_edges
from skye.isle.search import counters as c
from skye.isle.search import numbers as n
from skye.isle.search.counted import CountedTerritory
from skye.isle.search.plans import OPEN
from skye.isle.survey import Survey

_TERRAINS = (True, True, True, False)
_MOUNTAINS = (False, True, False, False)


def complete_areas(survey: Survey) -> Tally:
    """1 for each complete area."""
    return counted_areas(survey.complete_areas)


def unfinished_areas(land: CountedTerritory, chances: Chances) -> tuple[float, ...]:
    """Areas that lack one, two or three edges.

    >>> unfinished_areas(CountedTerritory(n.LANDSCAPE), Chances([]))  # water and mountain, and the pasture between
    (2, 1, 0)
    """
    return lacking_edges(land, _TERRAINS)


def large_areas(survey: Survey) -> Tally:
    """3 for each complete area of at least 3 tiles."""
    return counted_areas([area for area in survey.complete_areas if area.size >= c.LARGE])


def unfinished_large_areas(land: CountedTerritory, chances: Chances) -> tuple[float, ...]:
    """Areas of two or more tiles that lack one, two or three edges, and single tiles that lack one.

    >>> unfinished_large_areas(CountedTerritory(n.LANDSCAPE), Chances([]))
    (0, 0, 0, 2)
    """
    one = two = three = grown = 0
    kinds, holds, lies_on = land.kinds, land.holds, land.lies_on
    for area, up in enumerate(land.parent):
        if up < 0 and kinds[area] != n.ROAD:
            lacking = holds[area] & OPEN
            if 0 < lacking <= 3 and lies_on[area].bit_count() >= 2:
                if lacking == 1:
                    one += 1
                elif lacking == 2:
                    two += 1
                else:
                    three += 1
            elif lacking == 1:
                grown += 1
    return (one, two, three, grown)


def complete_mountains(survey: Survey) -> Tally:
    """2 for each complete mountain area."""
    return counted_areas([area for area in survey.complete_areas if area.kind == "M"])


def unfinished_mountains(land: CountedTerritory, chances: Chances) -> tuple[float, ...]:
    """Mountains that lack one, two or three edges.

    >>> unfinished_mountains(CountedTerritory(n.LANDSCAPE), Chances([]))
    (1, 0, 0)
    """
    return lacking_edges(land, _MOUNTAINS)


def largest_water(survey: Survey) -> Tally:
    """2 for each tile of the largest complete water area."""
    waters = [area for area in survey.complete_areas if area.kind == "W"]
    if not waters:
        return Tally(0, 0, ())
    largest = max(waters, key=lambda area: area.size)
    return Tally(largest.size, largest.size, (largest.cells,), shapes=shapes_of([largest]), area_units=(largest.size,))


def growing_waters(land: CountedTerritory, chances: Chances) -> tuple[float, ...]:
    """Tiles by which a water that lacks one, two, three or four edges is to outgrow the largest complete one.

    >>> growing_waters(CountedTerritory(n.LANDSCAPE), Chances([]))
    (2, 0, 0, 0)
    """
    kinds, holds, lies_on = land.kinds, land.holds, land.lies_on
    largest = land.counts[c.LARGEST_WATER]
    best = [0, 0, 0, 0]
    for area, up in enumerate(land.parent):
        if up < 0 and kinds[area] == n.WATER:
            lacking = holds[area] & OPEN
            if 0 < lacking <= 4:
                more = lies_on[area].bit_count() + (lacking + 1) // 2 - largest
                if more > best[lacking - 1]:
                    best[lacking - 1] = more
    return tuple(best)


def _area_giver(gain: int, completed: Sequence[CompletedArea]) -> CompletedArea | None:
    return only(completed) if gain == COMPLETE_AREAS.each else None


def _large_area_giver(gain: int, completed: Sequence[CompletedArea]) -> CompletedArea | None:
    return only([area for area in completed if area["tiles"] >= c.LARGE]) if gain == LARGE_AREAS.each else None


def _mountain_giver(gain: int, completed: Sequence[CompletedArea]) -> CompletedArea | None:
    return only([area for area in completed if area["kind"] == "M"]) if gain == COMPLETE_MOUNTAINS.each else None


def _largest_water_giver(gain: int, completed: Sequence[CompletedArea]) -> CompletedArea | None:
    """The largest water, which comes first, whatever it gives."""
    return next((area for area in completed if area["kind"] == "W"), None)


COMPLETE_AREAS = LandGoal(
    id="complete-areas",
    tally=complete_areas,
    counter=c.COMPLETE_AREAS,
    potential=Potential(unfinished_areas, (0.13, 0.07, 0.03)),
    giver=_area_giver,
    example=(CASTLE, ("08", -1, 0, 3), ("24", 1, 0, 0)),
)

LARGE_AREAS = LandGoal(
    id="large-areas",
    tally=large_areas,
    each=3,
    counter=c.LARGE_AREAS,
    potential=Potential(unfinished_large_areas, (1.05, 0.1, 0.05, 0.1)),
    giver=_large_area_giver,
    example=(CASTLE, ("56", 0, 1, 0), ("52", 0, -1, 0), ("41", -1, 1, 2), ("35", -1, 0, 3)),
)

COMPLETE_MOUNTAINS = LandGoal(
    id="complete-mountains",
    tally=complete_mountains,
    each=2,
    counter=c.COMPLETE_MOUNTAINS,
    potential=Potential(unfinished_mountains, (0.44, 0.06, 0.0)),
    giver=_mountain_giver,
    example=(CASTLE, ("41", -1, 0, 3), ("05", -2, 0, 2)),
)

LARGEST_WATER = LandGoal(
    id="largest-water",
    tally=largest_water,
    each=2,
    counter=c.LARGEST_WATER,
    potential=Potential(growing_waters, (1.05, 0.4, 0.0, 0.0)),
    giver=_largest_water_giver,
    example=(CASTLE, ("70", 1, 0, 0), ("40", 2, 0, 3)),
)
