"""The goals: `GOALS` is the one table from which scoring, search, bots, catalogue and help take them.

A goal that is drawn in games is also listed in an edition, in `skye.isle.editions`.
"""

from __future__ import annotations

from skye.isle.goals.animals import FARM_ANIMALS, SHEEP
from skye.isle.goals.areas import COMPLETE_AREAS, COMPLETE_MOUNTAINS, LARGE_AREAS, LARGEST_WATER
from skye.isle.goals.buildings import BUILDING_SETS
from skye.isle.goals.goal import Goal
from skye.isle.goals.ranks import MOST_GOLD, MOST_SHIPS, MOST_WHISKY
from skye.isle.goals.roads import ROAD_CATTLE, ROAD_TILES
from skye.isle.goals.shapes import COLUMNS, SQUARES
from skye.isle.goals.standing import BROCH_MOUNTAINS, SHIP_LIGHTHOUSE_WATERS

GOALS: dict[str, Goal] = {
    goal.id: goal
    for goal in (
        SQUARES,
        COLUMNS,
        COMPLETE_AREAS,
        LARGE_AREAS,
        COMPLETE_MOUNTAINS,
        BROCH_MOUNTAINS,
        LARGEST_WATER,
        SHIP_LIGHTHOUSE_WATERS,
        SHEEP,
        FARM_ANIMALS,
        ROAD_CATTLE,
        ROAD_TILES,
        BUILDING_SETS,
        MOST_WHISKY,
        MOST_SHIPS,
        MOST_GOLD,
    )
}
"""Every goal by its id, in the order of the help."""
