"""What laying a turned tile changes, computed once for each tile, turn and touched sides.

What an area holds is one number, so that connecting areas is adding: its open edges and two counts. The counts are the
brochs of a mountain, the ships and lighthouses of a water, the cattle and barrels of a road.
"""

from __future__ import annotations

from skye.core.grid import Side
from skye.core.tile import Part, turned_edges
from skye.isle.search import counters as c
from skye.isle.search.numbers import BORDER, DIAGONAL, MOUNTAIN, PASTURE, STEP, TERRAIN, TILE, WATER
from skye.isle.tiles import FEATURES, SCROLLS, IsleTile

OPEN = 255
"""The bits of the open edges."""
FIRST, SECOND = 8, 16
"""Shifts of the two counts."""
JOINS_CASTLE = 1 << 24
"""Set in the castle's own road, and so in every road connected to it."""


# Plain tuples here, because named ones take several times as long to unpack.

NewArea = tuple[int, int, tuple[int, ...]]
"""A part of the laid tile that is connected to nothing yet: kind, what it holds, borders."""

ConnectedArea = tuple[int, int, int, int, tuple[int, ...], tuple[int, ...]]
"""A part of the laid tile that meets areas at one touched side at least: kind, counted kind, what it holds, the first
border at which it meets an area, the others, and the borders at empty cells. The counted kind is that of pasture if the
brochs, ships and lighthouses of no area change."""

LaidRoad = tuple[int, tuple[int, ...], tuple[int, ...]]
"""A road of the laid tile: what it holds, the borders where another may go on, and those at empty cells."""

Plan = tuple[
    tuple[tuple[int, int], ...],  # the cells around that ask for more now: steps and bits
    tuple[tuple[int, int], ...],  # counters that grow, and by how much
    tuple[NewArea, ...],
    tuple[ConnectedArea, ...],
    tuple[LaidRoad, ...],
    tuple[int, ...],  # borders of all roads at empty cells
    tuple[int, ...],  # across which corners a tile would make a square
    int,  # whether the tile has a tile above (1) and below (2)
    int,  # animals
    bool,  # whether there is a farm
    bool,  # whether there is any building
    int,  # the scroll, -1 when there is none
    int,  # the scroll's area: the n-th new one, or below zero a border of the area that it is connected to
    bool,  # whether there is a water with no edges
]
"""Everything that laying a turned tile on a cell changes, as far as the tile and the touched sides decide it."""

PLANS: dict[int, Plan] = {}
"""Plans by `turned tile << 8 | what the cell asks for`, made when first needed."""


def plan(key: int) -> Plan:
    """The plan of a key, stored for the next time.

    >>> from skye.isle.search.numbers import NUMBER
    >>> asks, *_ = plan(NUMBER["castle-blue"] << 10)
    >>> len(asks)  # nothing touched: it asks something of four cells
    4
    """
    found = PLANS.get(key)
    if found is None:
        found = PLANS[key] = _plan(TILE[key >> 10], key >> 8 & 3, key & 255)
    return found


def _plan(tile: IsleTile, turn: int, asked: int) -> Plan:
    touched = sum(1 << side for side in range(4) if asked >> (2 * side) & 3)
    edges = turned_edges(tile.edges, turn)
    counts = [0] * c.COUNTERS
    for feature in FEATURES:
        counts[c.FEATURE[feature]] = getattr(tile, feature)
    new_areas: list[NewArea] = []
    connected_areas: list[ConnectedArea] = []
    scroll_part = -1
    for number, part in enumerate(tile.parts):
        kind = TERRAIN[part.kind]
        holds = _holds(tile, number, kind)
        meets, opens = _borders(part, turn, touched)
        if meets:
            counted = kind if len(meets) > 1 or holds else PASTURE
            # Each touched edge closes one open edge of the other area and brings none.
            holds += len(opens) - len(meets)
            connected_areas.append((kind, counted, holds, meets[0], meets[1:], opens))
        else:
            _count_new(counts, kind, holds, is_complete=not opens)
            new_areas.append((kind, holds + len(opens), opens))
        if number == tile.centre_part and tile.scroll is not None:
            scroll_part = len(new_areas) - 1 if not meets else -1 - meets[0]
    roads = tuple((_road_holds(tile), *_borders(road, turn, touched)) for road in tile.roads)
    return (
        tuple(
            (STEP[side], (TERRAIN[edges[side]] + 1) << (2 * ((side + 2) % 4)))
            for side in range(4)
            if not touched >> side & 1
        ),
        tuple((index, count) for index, count in enumerate(counts) if count),
        tuple(new_areas),
        tuple(connected_areas),
        roads,
        tuple(border for _, _, opens in roads for border in opens),
        tuple(
            across
            for corner, across in enumerate(DIAGONAL)
            if touched >> corner & 1 and touched >> (corner - 1) % 4 & 1
        ),
        (touched & 1) | (touched >> 1 & 2),
        tile.sheep + tile.cattle,
        bool(tile.farm),
        bool(tile.broch or tile.farm or tile.lighthouse),
        SCROLLS.index(tile.scroll) if tile.scroll is not None else -1,
        scroll_part,
        any(kind == WATER and not borders for kind, _, borders in new_areas),
    )


def _holds(tile: IsleTile, number: int, kind: int) -> int:
    if kind == MOUNTAIN:
        return tile.brochs.count(number) << FIRST
    if kind == WATER:
        return tile.ships.count(number) << FIRST | tile.lighthouses.count(number) << SECOND
    return 0


def _road_holds(tile: IsleTile) -> int:
    # A tile with two roads bears neither cattle nor barrels, so nothing is counted twice (a test checks it).
    return tile.cattle << FIRST | tile.whisky << SECOND | (JOINS_CASTLE if tile.is_castle else 0)


def _borders(part: Part, turn: int, touched: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    sides = [Side(side).turned(turn) for side in part.sides]
    return (
        tuple(BORDER[side] for side in sides if touched >> side & 1),
        tuple(BORDER[side] for side in sides if not touched >> side & 1),
    )


def _count_new(counts: list[int], kind: int, holds: int, *, is_complete: bool) -> None:
    if kind == MOUNTAIN:
        counts[c.BROCH_MOUNTAINS] += c.BROCH_POINTS[holds >> FIRST]
    if kind == WATER and holds >> FIRST & 255 and holds >> SECOND:
        counts[c.SHIP_LIGHTHOUSE_WATERS] += 1
    if is_complete:
        counts[c.COMPLETE_AREAS] += 1
        if kind == MOUNTAIN:
            counts[c.COMPLETE_MOUNTAINS] += 1
