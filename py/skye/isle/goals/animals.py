"""The goals of animals."""

from __future__ import annotations

from skye.isle.goals.goal import CASTLE, LandGoal, Tally, counted_things
from skye.isle.goals.potential import Chances, Potential
from skye.isle.search import counters as c
from skye.isle.search.counted import CountedTerritory
from skye.isle.survey import Survey


def sheep(survey: Survey) -> Tally:
    """1 for each sheep."""
    return counted_things(survey.tiles, "sheep")


def farm_animals(survey: Survey) -> Tally:
    """1 for each sheep and cattle on a tile with a farm or on one of the 8 tiles around one; each animal once."""
    near: set[tuple[int, int]] = set()
    for placed in survey.tiles:
        if placed.tile.farm:
            x, y = placed.pos
            near.update([(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)])
    return counted_things([placed for placed in survey.tiles if placed.pos in near], "sheep", "cattle")


def farm_places(land: CountedTerritory, chances: Chances) -> tuple[float, ...]:
    """Free cells beside a farm, by the chance of a tile, and animals that have no farm yet.

    >>> farm_places(CountedTerritory(73), Chances(range(73)))
    (0.0, 0)
    """
    covered = land.covered
    total = 0.0
    for cell, asked in land.frontier.items():
        if cell in covered:
            total += chances[asked]
    lonely = 0
    for cell, animals in land.animals.items():
        if cell not in covered:
            lonely += animals
    return (total, lonely)


SHEEP = LandGoal(
    id="sheep",
    tally=sheep,
    counter=c.SHEEP,
    example=(CASTLE, ("20", -1, 0, 2), ("72", -1, 1, 0), ("09", 0, 1, 1)),
)

FARM_ANIMALS = LandGoal(
    id="farm-animals",
    tally=farm_animals,
    counter=c.FARM_ANIMALS,
    potential=Potential(farm_places, (0.1, 0.2)),
    example=(CASTLE, ("19", 1, 0, 0), ("68", 0, 1, 2), ("08", 1, 1, 0)),
)
