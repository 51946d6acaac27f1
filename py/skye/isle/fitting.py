"""Where a tile may lie in a territory, and why it may not (rules 8, 18 and 19)."""

from __future__ import annotations

from skye.core import fitting
from skye.core.board import Placement
from skye.core.fitting import Fault
from skye.core.grid import Pos
from skye.isle.survey import Territory
from skye.isle.tiles import IsleTile


def placements(territory: Territory, tile: IsleTile) -> tuple[Placement, ...]:
    """All legal places for a tile, sorted by x, y and turn (rule 18).

    >>> from skye.isle.survey import new_territory
    >>> from skye.isle.tiles import TILES
    >>> [(where.x, where.y, where.turn) for where in placements(new_territory("blue"), TILES["07"])]
    [(-1, 0, 3), (1, 0, 0), (1, 0, 2), (1, 0, 3)]
    """
    return territory.placements(tile, territory.frontier())


def placement_fault(territory: Territory, tile: IsleTile, pos: Pos, turn: int) -> Fault | None:
    """Why a tile may not be placed there, or None when it may.

    >>> from skye.isle.survey import new_territory
    >>> from skye.isle.tiles import TILES
    >>> placement_fault(new_territory("blue"), TILES["07"], Pos(1, 0), 1).code
    'terrain_mismatch'
    """
    outside = None if territory.touches(pos) else "not_adjacent"
    return fitting.board_fault(territory, tile, pos, turn, outside=outside)


def fault_at(territory: Territory, tile: IsleTile, pos: Pos, turn: int | None) -> Fault | None:
    """The same for one turn, or for all four: then the turn with the fewest mismatches is reported.

    >>> from skye.isle.survey import new_territory
    >>> from skye.isle.tiles import TILES
    >>> fault_at(new_territory("blue"), TILES["07"], Pos(5, 5), None).code
    'not_adjacent'
    """
    return fitting.fault_at(lambda each: placement_fault(territory, tile, pos, each), turn)
