"""The components as whole numbers, worked out once: turned edges, what fits where, and what laying a tile changes.

A tile's number is its place in `TILE_IDS`, castles last. A turned tile is `4 * tile + turn`. A cell is
`4 * (y * STRIDE + x) + ORIGIN`, so a placement is one number: its cell plus the turn. The borders of a cell are its own
north and west ones; south and east ones belong to the neighbours, so that two touching tiles name a border alike.
"""

from __future__ import annotations

from typing import NamedTuple

from skye.core.grid import Side
from skye.core.tile import Part, turned_edges
from skye.isle.tiles import ALL_TILES, SCROLLS, TILES, IsleTile

STRIDE = 128
ORIGIN = 4 * (STRIDE * (STRIDE // 2) + STRIDE // 2)
"""The cell of the castle; far enough from the rim for any territory that the 73 tiles can form."""

TILE_IDS: tuple[str, ...] = (*TILES, *(tile.id for tile in ALL_TILES.values() if tile.is_castle))
NUMBER: dict[str, int] = {tile_id: number for number, tile_id in enumerate(TILE_IDS)}
LANDSCAPE = len(TILES)
"""Numbers below this are landscape tiles; the castles follow, those of the first edition in the order of the clans."""

SQUARES, SHEEP, BROCH_MOUNTAINS, MOST_WHISKY, FARM_ANIMALS, ROAD_CATTLE, ROAD_TILES, LARGEST_WATER = range(8)
COMPLETE_AREAS, LARGE_AREAS, BUILDING_SETS, MOST_SHIPS, MOST_GOLD, SHIP_LIGHTHOUSE_WATERS, COLUMNS = range(8, 15)
COMPLETE_MOUNTAINS = 15
CATTLE, BROCHS, FARMS, LIGHTHOUSES, ROAD_WHISKY = range(16, 21)
WHISKY, SHIPS = MOST_WHISKY, MOST_SHIPS
COUNTERS = 21
"""A territory's counters: the points of the 16 goals in rule-book order, then what else is counted.

For the three goals that compare players the counter holds the thing compared (gold lies outside a territory: 0).
"""

GOALS: tuple[str, ...] = (
    "squares",
    "sheep",
    "broch-mountains",
    "most-whisky",
    "farm-animals",
    "road-cattle",
    "road-tiles",
    "largest-water",
    "complete-areas",
    "large-areas",
    "building-sets",
    "most-ships",
    "most-gold",
    "ship-lighthouse-waters",
    "columns",
    "complete-mountains",
)
GOAL_COUNT = len(GOALS)
GOAL_NUMBER: dict[str, int] = {goal: number for number, goal in enumerate(GOALS)}

SCROLL_COUNTER: tuple[int, ...] = tuple(
    {
        "sheep": SHEEP,
        "whisky": WHISKY,
        "ship": SHIPS,
        "cattle": CATTLE,
        "broch": BROCHS,
        "farm": FARMS,
        "lighthouse": LIGHTHOUSES,
    }[kind]
    for kind in SCROLLS
)
"""What each kind of scroll counts (rule 26)."""
SCROLL_DIVISOR: tuple[int, ...] = tuple(2 if kind in ("sheep", "whisky", "ship") else 1 for kind in SCROLLS)

BROCH_POINTS = (0, 1, 3) + (6,) * 70
"""Points of a mountain area by its brochs."""

PASTURE, MOUNTAIN, WATER, ROAD = 0, 1, 2, 3
_LETTERS = {"P": PASTURE, "M": MOUNTAIN, "W": WATER}

# What an area holds is one number, so that joining areas is adding: its open edges, and two counts.
OPEN = 255
FIRST, SECOND = 8, 16
"""Shifts of the counts: brochs of a mountain; ships and lighthouses of a water; cattle and barrels of a road."""
JOINS_CASTLE = 1 << 24
"""Set in the castle's own road, and so in every road joined to it."""

_STEP = (-4 * STRIDE, 4, 4 * STRIDE, -4)
BORDER = (0, 5, 4 * STRIDE, 1)
DIAGONAL = (-4 * STRIDE - 4, -4 * STRIDE + 4, 4 * STRIDE + 4, 4 * STRIDE - 4)
"""Across the corners NW, NE, SE, SW: corner k lies between sides k - 1 and k."""
AROUND = tuple(4 * (STRIDE * dy + dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1))
"""A cell itself and the eight around it."""

TILE: tuple[IsleTile, ...] = tuple(ALL_TILES[tile_id] for tile_id in TILE_IDS)


def cell_at(x: int, y: int) -> int:
    """The number of a cell.

    >>> cell_at(0, 0) == ORIGIN, cell_xy(cell_at(-3, 2))
    (True, (-3, 2))
    """
    return ORIGIN + 4 * (STRIDE * y + x)


def cell_xy(cell: int) -> tuple[int, int]:
    """The position of a cell's number, or of a placement's.

    >>> cell_xy(ORIGIN + 4 + 3)
    (1, 0)
    """
    y, x = divmod(cell >> 2, STRIDE)
    return x - STRIDE // 2, y - STRIDE // 2


def _edge_code(edges: str) -> int:
    """Two bits for each side, north lowest; no terrain is 0, so a code of some sides is the bits of these alone."""
    return sum((_LETTERS[letter] + 1) << (2 * side) for side, letter in enumerate(edges))


_SIDE_BITS = tuple(sum(3 << (2 * side) for side in range(4) if touched >> side & 1) for touched in range(16))


def _fits(edges: str) -> tuple[tuple[int, ...], ...]:
    turns: list[tuple[int, ...]] = [()] * 256
    for turn in range(4):
        code = _edge_code(turned_edges(edges, turn))
        for bits in _SIDE_BITS[1:]:
            turns[code & bits] += (turn,)
    return tuple(turns)


FITS: tuple[tuple[tuple[int, ...], ...], ...] = tuple(_fits(tile.edges) for tile in TILE)
"""By tile and by what a cell asks for: the turns that fit (rule 18)."""


class NewArea(NamedTuple):
    """A part of the laid tile that joins nothing yet."""

    kind: int
    holds: int
    borders: tuple[int, ...]


class JoinedArea(NamedTuple):
    """A part of the laid tile that meets areas at one touched side at least."""

    kind: int
    holds: int
    first: int
    others: tuple[int, ...]
    borders: tuple[int, ...]


class LaidRoad(NamedTuple):
    """A road of the laid tile: the borders where another may go on, and those at empty cells."""

    holds: int
    touched: tuple[int, ...]
    borders: tuple[int, ...]


class Plan(NamedTuple):
    """All that laying a turned tile on a cell changes, as far as the tile and the touched sides decide it."""

    asks: tuple[tuple[int, int], ...]
    counts: tuple[tuple[int, int], ...]
    new_areas: tuple[NewArea, ...]
    joined_areas: tuple[JoinedArea, ...]
    roads: tuple[LaidRoad, ...]
    corners: tuple[int, ...]
    upright: int
    animals: int
    has_farm: bool
    has_building: bool
    scroll: int
    scroll_part: int
    has_pond: bool


PLANS: dict[int, Plan] = {}
"""Plans by `turned tile << 8 | what the cell asks for`, made when first needed."""


def plan(key: int) -> Plan:
    """The plan of a key, kept for the next time.

    >>> len(plan(NUMBER["castle-blue"] << 10).asks)  # nothing touched: it asks something of four cells
    4
    """
    found = PLANS.get(key)
    if found is None:
        found = PLANS[key] = _plan(TILE[key >> 10], key >> 8 & 3, key & 255)
    return found


def _plan(tile: IsleTile, turn: int, asked: int) -> Plan:
    touched = sum(1 << side for side in range(4) if asked >> (2 * side) & 3)
    edges = turned_edges(tile.edges, turn)
    counts = [0] * COUNTERS
    counts[SHEEP] = tile.sheep
    counts[WHISKY] = tile.whisky
    counts[SHIPS] = tile.ship
    counts[CATTLE] = tile.cattle
    counts[BROCHS] = tile.broch
    counts[FARMS] = tile.farm
    counts[LIGHTHOUSES] = tile.lighthouse
    new_areas: list[NewArea] = []
    joined_areas: list[JoinedArea] = []
    scroll_part = -1
    for number, part in enumerate(tile.parts):
        kind = _LETTERS[part.kind]
        holds = _holds(tile, number, kind)
        meets, opens = _borders(part, turn, touched)
        if meets:
            # Each touched edge closes one open edge of the other area and brings none.
            holds += len(opens) - len(meets)
            joined_areas.append(JoinedArea(kind, holds, meets[0], meets[1:], opens))
        else:
            _count_new(counts, kind, holds, is_complete=not opens)
            new_areas.append(NewArea(kind, holds + len(opens), opens))
        if number == tile.centre_part and tile.scroll is not None:
            # The scroll's area: the n-th new one, or the n-th joined one counted from below zero.
            scroll_part = len(new_areas) - 1 if not meets else -len(joined_areas)
    return Plan(
        asks=tuple(
            (_STEP[side], (_LETTERS[edges[side]] + 1) << (2 * ((side + 2) % 4)))
            for side in range(4)
            if not touched >> side & 1
        ),
        counts=tuple((index, count) for index, count in enumerate(counts) if count),
        new_areas=tuple(new_areas),
        joined_areas=tuple(joined_areas),
        roads=tuple(LaidRoad(_road_holds(tile), *_borders(road, turn, touched)) for road in tile.roads),
        corners=tuple(
            across
            for corner, across in enumerate(DIAGONAL)
            if touched >> corner & 1 and touched >> (corner - 1) % 4 & 1
        ),
        upright=(touched & 1) | (touched >> 1 & 2),
        animals=tile.sheep + tile.cattle,
        has_farm=bool(tile.farm),
        has_building=bool(tile.broch or tile.farm or tile.lighthouse),
        scroll=SCROLLS.index(tile.scroll) if tile.scroll is not None else -1,
        scroll_part=scroll_part,
        has_pond=tile.centre == "W" and not tile.parts[tile.centre_part].sides,
    )


def _holds(tile: IsleTile, number: int, kind: int) -> int:
    if kind == MOUNTAIN:
        return tile.brochs.count(number) << FIRST
    if kind == WATER:
        return tile.ships.count(number) << FIRST | tile.lighthouses.count(number) << SECOND
    return 0


def _road_holds(tile: IsleTile) -> int:
    # A tile with two roads bears neither cattle nor barrels, so nothing is counted twice (checked below).
    return tile.cattle << FIRST | tile.whisky << SECOND | (JOINS_CASTLE if tile.is_castle else 0)


def _borders(part: Part, turn: int, touched: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    sides = [Side(side).turned(turn) for side in part.sides]
    return (
        tuple(BORDER[side] for side in sides if touched >> side & 1),
        tuple(BORDER[side] for side in sides if not touched >> side & 1),
    )


def _count_new(counts: list[int], kind: int, holds: int, *, is_complete: bool) -> None:
    if kind == MOUNTAIN:
        counts[BROCH_MOUNTAINS] += BROCH_POINTS[holds >> FIRST]
    if kind == WATER and holds >> FIRST & 255 and holds >> SECOND:
        counts[SHIP_LIGHTHOUSE_WATERS] += 3
    if is_complete:
        counts[COMPLETE_AREAS] += 1
        if kind == MOUNTAIN:
            counts[COMPLETE_MOUNTAINS] += 2


def _check_two_roads() -> None:
    for tile in TILE:
        if len(tile.roads) > 1 and (tile.cattle or tile.whisky):
            raise ValueError(f"tile {tile.id}: cattle or barrels on a tile with two roads would be counted twice")


_check_two_roads()
