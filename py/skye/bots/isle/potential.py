"""What a territory may still become: for each goal a guess of the points that later rounds will add.

Each guess is a weighted sum of a few things the land shows: cells that would finish a square, areas that lack one
edge, road ends. The weights were fitted to games of the bots against each other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from skye.isle.search import tables as t
from skye.isle.search.territory import Territory

_UP, _DOWN = -4 * t.STRIDE, 4 * t.STRIDE


class Chances(dict[int, float]):
    """By what a cell asks for: the share of the tiles still to come that fit there, worked out when first asked."""

    def __init__(self, tiles: Sequence[int]) -> None:
        super().__init__()
        self.fits = [t.FITS[tile] for tile in tiles]

    def __missing__(self, asked: int) -> float:
        share = sum(1 for fits in self.fits if fits[asked]) / max(1, len(self.fits))
        self[asked] = share
        return share


_CORNERS: tuple[tuple[int, ...], ...] = tuple(
    tuple(
        across
        for corner, across in enumerate(t.DIAGONAL)
        if asked >> (2 * corner) & 3 and asked >> (2 * ((corner - 1) % 4)) & 3
    )
    for asked in range(256)
)
_TOUCHED_BORDERS: tuple[tuple[int, ...], ...] = tuple(
    tuple(t.BORDER[side] for side in range(4) if asked >> (2 * side) & 3) for asked in range(256)
)


def squares(land: Territory, chances: Chances) -> tuple[float, ...]:
    """Corners that one tile would make a square, by the chance of the tile.

    >>> from skye.isle.search.territory import territory_of
    >>> land = territory_of([("castle-blue", 0, 0, 0), ("61", 0, -1, 1), ("23", -1, -1, 3), ("58", 1, -1, 0)])
    >>> squares(land, Chances(range(t.LANDSCAPE)))[0] > 0  # beside the castle, left and right
    True
    """
    tiles = land.tiles
    total = 0.0
    for cell, asked in land.frontier.items():
        for across in _CORNERS[asked]:
            if cell + across in tiles:
                total += chances[asked]
    return (total,)


def columns(land: Territory, chances: Chances) -> tuple[float, ...]:
    """Cells where one tile would make a line of three.

    >>> from skye.isle.search.territory import territory_of
    >>> land = territory_of([("castle-blue", 0, 0, 0), ("61", 0, -1, 1)])
    >>> columns(land, Chances(range(t.LANDSCAPE)))[0] > 0
    True
    """
    tiles = land.tiles
    total = 0.0
    for cell, asked in land.frontier.items():
        above = below = 0
        if asked & 3:
            above = 1 if cell + 2 * _UP not in tiles else 3 if cell + 3 * _UP in tiles else 2
        if asked & 48:
            below = 1 if cell + 2 * _DOWN not in tiles else 3 if cell + 3 * _DOWN in tiles else 2
        if above < 3 and below < 3 and above + below >= 2:
            total += chances[asked]
        elif above == below == 3:
            total -= chances[asked]
    return (total,)


def farm_animals(land: Territory, chances: Chances) -> tuple[float, ...]:
    """Free cells beside a farm.

    >>> farm_animals(Territory(t.LANDSCAPE), Chances(range(t.LANDSCAPE)))
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


def road_ends(land: Territory, chances: Chances) -> tuple[float, float, float, float]:
    """Ends of the castle's road at empty cells; the tiles, the cattle and the barrels that a tile there would join.

    >>> road_ends(Territory(t.LANDSCAPE), Chances(range(t.LANDSCAPE)))[1:]
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
                if holds[road] >= t.JOINS_CASTLE:
                    castle = True
                elif road not in others:
                    others.append(road)
        if castle:
            chance = chances[asked]
            ends += chance
            for road in others:
                beyond += chance * land.lies_on[road].bit_count()
                cattle += chance * (holds[road] >> t.FIRST & 255)
                whisky += chance * (holds[road] >> t.SECOND & 255)
    return ends, beyond, cattle, whisky


def complete_areas(land: Territory, chances: Chances) -> tuple[float, ...]:
    """Areas that lack one, two or three edges.

    >>> complete_areas(Territory(t.LANDSCAPE), Chances([]))  # water and mountain, and the pasture between
    (2, 1, 0)
    """
    one = two = three = 0
    kinds, holds = land.kinds, land.holds
    for area, up in enumerate(land.parent):
        if up < 0 and kinds[area] != t.ROAD:
            lacking = holds[area] & t.OPEN
            if lacking == 1:
                one += 1
            elif lacking == 2:
                two += 1
            elif lacking == 3:
                three += 1
    return (one, two, three)


def complete_mountains(land: Territory, chances: Chances) -> tuple[float, ...]:
    """Mountains that lack one, two or three edges.

    >>> complete_mountains(Territory(t.LANDSCAPE), Chances([]))
    (1, 0, 0)
    """
    one = two = three = 0
    kinds, holds = land.kinds, land.holds
    for area, up in enumerate(land.parent):
        if up < 0 and kinds[area] == t.MOUNTAIN:
            lacking = holds[area] & t.OPEN
            if lacking == 1:
                one += 1
            elif lacking == 2:
                two += 1
            elif lacking == 3:
                three += 1
    return (one, two, three)


def large_areas(land: Territory, chances: Chances) -> tuple[float, ...]:
    """Areas of two or more tiles that lack one, two or three edges, and single tiles that lack one.

    >>> large_areas(Territory(t.LANDSCAPE), Chances([]))
    (0, 0, 0, 2)
    """
    one = two = three = grown = 0
    kinds, holds, lies_on = land.kinds, land.holds, land.lies_on
    for area, up in enumerate(land.parent):
        if up < 0 and kinds[area] != t.ROAD:
            lacking = holds[area] & t.OPEN
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


def largest_water(land: Territory, chances: Chances) -> tuple[float, ...]:
    """Tiles by which a water that lacks one, two, three or four edges is to outgrow the largest complete one.

    >>> largest_water(Territory(t.LANDSCAPE), Chances([]))
    (2, 0, 0, 0)
    """
    kinds, holds, lies_on = land.kinds, land.holds, land.lies_on
    largest = land.counts[t.LARGEST_WATER] // 2
    best = [0, 0, 0, 0]
    for area, up in enumerate(land.parent):
        if up < 0 and kinds[area] == t.WATER:
            lacking = holds[area] & t.OPEN
            if 0 < lacking <= 4:
                more = lies_on[area].bit_count() + (lacking + 1) // 2 - largest
                if more > best[lacking - 1]:
                    best[lacking - 1] = more
    return tuple(best)


def broch_mountains(land: Territory, chances: Chances) -> tuple[float, ...]:
    """What one more broch would give in each open mountain.

    >>> from skye.isle.search.territory import territory_of
    >>> broch_mountains(territory_of([("castle-blue", 0, 0, 0), ("36", -1, 0, 0)]), Chances([]))
    (1, 0)
    """
    kinds, holds = land.kinds, land.holds
    one = two = 0
    for area, up in enumerate(land.parent):
        if up < 0 and kinds[area] == t.MOUNTAIN and holds[area] & t.OPEN:
            brochs = holds[area] >> t.FIRST
            if brochs == 1:
                one += 1
            elif brochs == 2:
                two += 1
    return (one, two)


def ship_lighthouse_waters(land: Territory, chances: Chances) -> tuple[float, ...]:
    """Open waters with ships only, and with a lighthouse only.

    >>> from skye.isle.search.territory import territory_of
    >>> ship_lighthouse_waters(territory_of([("castle-blue", 0, 0, 0), ("01", 1, 0, 0)]), Chances([]))
    (1, 0)
    """
    kinds, holds = land.kinds, land.holds
    ships = lights = 0
    for area, up in enumerate(land.parent):
        if up < 0 and kinds[area] == t.WATER:
            held = holds[area]
            if held & t.OPEN:
                if held >> t.SECOND:
                    if not held >> t.FIRST & 255:
                        lights += 1
                elif held >> t.FIRST & 255:
                    ships += 1
    return (ships, lights)


def building_sets(land: Territory, chances: Chances) -> tuple[float, ...]:
    """Pairs that one more building would make a set, and buildings beyond those.

    >>> from skye.isle.search.territory import territory_of
    >>> building_sets(territory_of([("castle-blue", 0, 0, 0), ("03", 0, 1, 0)]), Chances([]))  # farm and broch
    (1, 0)
    """
    counts = land.counts
    low, mid, high = sorted((counts[t.BROCHS], counts[t.FARMS], counts[t.LIGHTHOUSES]))
    return (mid - low, high - mid)


POTENTIALS: dict[int, Callable[[Territory, Chances], tuple[float, ...]]] = {
    t.SQUARES: squares,
    t.COLUMNS: columns,
    t.FARM_ANIMALS: farm_animals,
    t.COMPLETE_AREAS: complete_areas,
    t.COMPLETE_MOUNTAINS: complete_mountains,
    t.LARGE_AREAS: large_areas,
    t.LARGEST_WATER: largest_water,
    t.BROCH_MOUNTAINS: broch_mountains,
    t.SHIP_LIGHTHOUSE_WATERS: ship_lighthouse_waters,
    t.BUILDING_SETS: building_sets,
}
"""By goal; those of the road are told by `road_ends`; nothing on the land foretells sheep, whisky, ships and gold."""

WEIGHTS: dict[int, tuple[float, ...]] = {
    t.SQUARES: (1.4,),
    t.COLUMNS: (1.2,),
    t.FARM_ANIMALS: (0.1, 0.2),
    t.COMPLETE_AREAS: (0.13, 0.07, 0.03),
    t.COMPLETE_MOUNTAINS: (0.44, 0.06, 0.0),
    t.LARGE_AREAS: (1.05, 0.1, 0.05, 0.1),
    t.LARGEST_WATER: (1.05, 0.4, 0.0, 0.0),
    t.BROCH_MOUNTAINS: (0.25, 0.4),
    t.SHIP_LIGHTHOUSE_WATERS: (0.6, 1.0),
    t.BUILDING_SETS: (1.4, 0.4),
}
"""Points for each later scoring, by goal and in the order of its features."""

ROAD_WEIGHTS: dict[int, tuple[float, float, float, float]] = {
    t.ROAD_TILES: (0.35, 1.2, 0.0, 0.0),
    t.ROAD_CATTLE: (0.25, 0.0, 0.5, 0.0),
}
"""The same for the goals of the castle's road, in the order of `road_ends`."""

INCOME_WEIGHTS = (0.15, 0.0, 0.0, 0.5)
"""What the road may still bring in barrels, as a part of what their income is worth."""
