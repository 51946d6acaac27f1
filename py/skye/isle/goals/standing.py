"""The goals of what stands on mountains and at waters."""

from __future__ import annotations

from skye.core.regions import Member
from skye.isle.goals.goal import CASTLE, LandGoal, Tally, counted_areas, shapes_of, things_on
from skye.isle.goals.potential import Chances, Potential
from skye.isle.search import counters as c
from skye.isle.search.counted import CountedTerritory
from skye.isle.search.numbers import MOUNTAIN, WATER
from skye.isle.search.plans import FIRST, OPEN, SECOND
from skye.isle.survey import Survey


def broch_mountains(survey: Survey) -> Tally:
    """For each mountain area 1 / 3 / 6 points with 1 / 2 / 3 or more brochs."""
    brochs = _standing(survey, "brochs")
    points = tuple(c.BROCH_POINTS[count] for count in brochs.values())
    mountains = [survey.areas[number] for number in brochs]
    shapes = shapes_of(mountains, things_on(survey.tiles, "broch"))
    cells = tuple(area.cells for area in mountains)
    return Tally(len(mountains), sum(points), cells, {"brochs": list(brochs.values())}, shapes, points)


def broch_places(land: CountedTerritory, chances: Chances) -> tuple[float, ...]:
    """Open mountains with one broch, and with two.

    >>> from skye.isle.search.counted import counted_territory
    >>> broch_places(counted_territory([("castle-blue", 0, 0, 0), ("36", -1, 0, 0)]), Chances([]))
    (1, 0)
    """
    kinds, holds = land.kinds, land.holds
    one = two = 0
    for area, up in enumerate(land.parent):
        if up < 0 and kinds[area] == MOUNTAIN and holds[area] & OPEN:
            brochs = holds[area] >> FIRST
            if brochs == 1:
                one += 1
            elif brochs == 2:
                two += 1
    return (one, two)


def ship_lighthouse_waters(survey: Survey) -> Tally:
    """3 for each water area with at least one ship and at least one lighthouse on its shore."""
    ships, lighthouses = _standing(survey, "ships"), _standing(survey, "lighthouses")
    return counted_areas([survey.areas[number] for number in ships if number in lighthouses])


def half_waters(land: CountedTerritory, chances: Chances) -> tuple[float, ...]:
    """Open waters with ships only, and with a lighthouse only.

    >>> from skye.isle.search.counted import counted_territory
    >>> half_waters(counted_territory([("castle-blue", 0, 0, 0), ("01", 1, 0, 0)]), Chances([]))
    (1, 0)
    """
    kinds, holds = land.kinds, land.holds
    ships = lights = 0
    for area, up in enumerate(land.parent):
        if up < 0 and kinds[area] == WATER:
            held = holds[area]
            if held & OPEN:
                if held >> SECOND:
                    if not held >> FIRST & 255:
                        lights += 1
                elif held >> FIRST & 255:
                    ships += 1
    return (ships, lights)


def _standing(survey: Survey, feature: str) -> dict[int, int]:
    """The numbers of the areas on which things of a kind stand, in order, with how many there are on each."""
    numbers = [
        survey.area_number[Member(placed.pos, part)]
        for placed in survey.tiles
        for part in getattr(placed.tile, feature)
    ]
    return {number: numbers.count(number) for number in sorted(numbers)}


BROCH_MOUNTAINS = LandGoal(
    id="broch-mountains",
    tally=broch_mountains,
    counter=c.BROCH_MOUNTAINS,
    potential=Potential(broch_places, (0.25, 0.4)),
    example=(CASTLE, ("36", -1, 0, 0), ("14", -1, 1, 2), ("30", 0, 1, 0), ("57", -1, 2, 0)),
)

SHIP_LIGHTHOUSE_WATERS = LandGoal(
    id="ship-lighthouse-waters",
    tally=ship_lighthouse_waters,
    each=3,
    counter=c.SHIP_LIGHTHOUSE_WATERS,
    potential=Potential(half_waters, (0.6, 1.0)),
    example=(CASTLE, ("26", 1, 0, 2), ("45", 2, 0, 1), ("41", 3, 0, 2)),
)
