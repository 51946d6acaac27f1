"""Why a tile may not lie on a square (rule 11)."""

from __future__ import annotations

from skye.core import fitting
from skye.core.fitting import Fault
from skye.core.grid import Pos
from skye.skylands.land import Land
from skye.skylands.skytile import SkyTile
from skye.skylands.tiles import CELLS


def placement_fault(land: Land, tile: SkyTile, pos: Pos, turn: int) -> Fault | None:
    """Why a tile may not be placed there, or None when it may.

    >>> from skye.skylands.land import EMPTY_LAND
    >>> from skye.skylands.tiles import TILES
    >>> placement_fault(EMPTY_LAND, TILES["i01"], Pos(5, 0), 0).code
    'off_board'
    """
    return fitting.board_fault(land.board, tile, pos, turn, outside=None if pos in CELLS else "off_board")


def fault_at(land: Land, tile: SkyTile, pos: Pos, turn: int | None) -> Fault | None:
    """The same for one turn, or for all four: then the turn with the fewest mismatches is reported.

    >>> from skye.skylands.land import EMPTY_LAND
    >>> from skye.skylands.tiles import TILES
    >>> fault_at(EMPTY_LAND, TILES["i01"], Pos(0, 0), None) is None
    True
    """
    return fitting.fault_at(lambda each: placement_fault(land, tile, pos, each), turn)
