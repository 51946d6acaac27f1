"""The goals of the castle's road (rule 23)."""

from __future__ import annotations

from skye.core.shapes import NO_SHAPES, Shapes
from skye.isle.goals.goal import CASTLE, LandGoal, Tally, counted, counted_things
from skye.isle.goals.potential import Chances, Potential
from skye.isle.search import counters as c
from skye.isle.search.counted import CountedTerritory
from skye.isle.search.numbers import BORDER
from skye.isle.search.plans import FIRST, JOINS_CASTLE, SECOND
from skye.isle.survey import Survey

_TOUCHED_BORDERS: tuple[tuple[int, ...], ...] = tuple(
    tuple(BORDER[side] for side in range(4) if asked >> (2 * side) & 3) for asked in range(256)
)


def road_cattle(survey: Survey) -> Tally:
    """2 for each cattle on a tile connected to the castle."""
    return counted_things([placed for placed in survey.tiles if placed.pos in survey.connected], "cattle")


def road_tiles(survey: Survey) -> Tally:
    """1 for each tile connected to the castle, the castle tile itself not counted."""
    connected = sorted(survey.connected)
    shapes = Shapes(roads=survey.castle_road.members) if connected else NO_SHAPES
    return counted([(pos,) for pos in connected], shapes=shapes)


def road_ends(land: CountedTerritory, chances: Chances) -> tuple[float, float, float, float]:
    """Ends of the castle's road at empty cells; the tiles, the cattle and the barrels that a tile there would connect.

    >>> road_ends(CountedTerritory(73), Chances(range(73)))[1:]
    (0.0, 0.0, 0.0)
    """
    border_road, parent, holds = land.border_road, land.parent, land.holds
    ends = beyond = cattle = whisky = 0.0
    for cell, asked in land.frontier.items():
        castle = False
        others: list[int] = []
        for border in _TOUCHED_BORDERS[asked]:
            road = border_road.get(cell + border, -1)
            if road >= 0:
                while parent[road] >= 0:
                    road = parent[road]
                if holds[road] >= JOINS_CASTLE:
                    castle = True
                elif road not in others:
                    others.append(road)
        if castle:
            chance = chances[asked]
            ends += chance
            for road in others:
                beyond += chance * land.lies_on[road].bit_count()
                cattle += chance * (holds[road] >> FIRST & 255)
                whisky += chance * (holds[road] >> SECOND & 255)
    return ends, beyond, cattle, whisky


ROAD_CATTLE = LandGoal(
    id="road-cattle",
    tally=road_cattle,
    each=2,
    counter=c.ROAD_CATTLE,
    counts_road=True,
    potential=Potential(road_ends, (0.25, 0.0, 0.5, 0.0)),
    example=(CASTLE, ("68", 0, 1, 3), ("66", 0, -1, 0)),
)

ROAD_TILES = LandGoal(
    id="road-tiles",
    tally=road_tiles,
    counter=c.ROAD_TILES,
    counts_road=True,
    potential=Potential(road_ends, (0.35, 1.2, 0.0, 0.0)),
    example=(CASTLE, ("23", 0, 1, 3), ("25", 0, -1, 1), ("14", -1, -1, 3), ("50", -1, 1, 2)),
)
