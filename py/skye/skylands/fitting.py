"""Why a tile may not lie on a square (rule 11)."""

from __future__ import annotations

from dataclasses import dataclass

from skye.core.errors import Facts
from skye.core.grid import QUARTER_TURNS, Pos
from skye.skylands.land import Land
from skye.skylands.tiles import CELLS, SkyTile


@dataclass(frozen=True, slots=True)
class Fault:
    """Why something may not be done: a stable code and its facts."""

    code: str
    facts: Facts


def placement_fault(land: Land, tile: SkyTile, pos: Pos, turn: int) -> Fault | None:
    """Why a tile may not be placed there, or None when it may.

    >>> from skye.skylands.land import EMPTY_LAND
    >>> from skye.skylands.tiles import TILES
    >>> placement_fault(EMPTY_LAND, TILES["i01"], Pos(5, 0), 0).code
    'off_board'
    """
    if turn not in QUARTER_TURNS:
        return Fault("bad_turn", {"turn": turn})
    if pos not in CELLS:
        return Fault("off_board", {"x": pos.x, "y": pos.y})
    lying = land.board.get(pos)
    if lying is not None:
        return Fault("cell_taken", {"x": pos.x, "y": pos.y, "by": lying.tile.id})
    mismatches = land.board.mismatches(tile, pos, turn)
    if not mismatches:
        return None
    edges = [
        {"edge": wrong.side.name, "mine": wrong.mine, "theirs": wrong.theirs, "neighbour": list(wrong.neighbour)}
        for wrong in mismatches
    ]
    return Fault("terrain_mismatch", {"x": pos.x, "y": pos.y, "turn": turn, **edges[0], "mismatches": edges})


def fault_at(land: Land, tile: SkyTile, pos: Pos, turn: int | None) -> Fault | None:
    """The same for one turn, or for all four: then the turn with the fewest wrong edges speaks.

    >>> from skye.skylands.land import EMPTY_LAND
    >>> from skye.skylands.tiles import TILES
    >>> fault_at(EMPTY_LAND, TILES["i01"], Pos(0, 0), None) is None
    True
    """
    if turn is not None:
        return placement_fault(land, tile, pos, turn)
    faults = [placement_fault(land, tile, pos, each) for each in QUARTER_TURNS]
    found = [fault for fault in faults if fault is not None]
    if len(found) < len(faults):
        return None
    return min(found, key=lambda fault: len(fault.facts.get("mismatches", ())))
