"""The components as whole numbers, computed once: tiles, cells, borders, turned edges and which turn fits where.

A tile's number is its place in `TILE_IDS`, castles last. A turned tile is `4 * tile + turn`. A cell is
`4 * (y * STRIDE + x) + ORIGIN`, so a placement is one number: its cell plus the turn. The borders of a cell are its own
north and west ones; south and east ones belong to the neighbours, so that two touching tiles name a border alike.
"""

from __future__ import annotations

from skye.core.tile import turned_edges
from skye.isle.tiles import ALL_TILES, TILES, IsleTile

STRIDE = 128
ORIGIN = 4 * (STRIDE * (STRIDE // 2) + STRIDE // 2)
"""The cell of the castle; far enough from the rim for any territory that the 73 tiles can form."""

TILE_IDS: tuple[str, ...] = (*TILES, *(tile.id for tile in ALL_TILES.values() if tile.is_castle))
NUMBER: dict[str, int] = {tile_id: number for number, tile_id in enumerate(TILE_IDS)}
LANDSCAPE = len(TILES)
"""Numbers below this are landscape tiles; the castles follow, those of the first edition in the order of the clans."""

PASTURE, MOUNTAIN, WATER, ROAD = 0, 1, 2, 3
TERRAIN = {"P": PASTURE, "M": MOUNTAIN, "W": WATER}

STEP = (-4 * STRIDE, 4, 4 * STRIDE, -4)
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
    return sum((TERRAIN[letter] + 1) << (2 * side) for side, letter in enumerate(edges))


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
