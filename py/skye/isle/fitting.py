"""Where a tile may lie in a territory, and why it may not (rules 8, 18 and 19)."""

from __future__ import annotations

from dataclasses import dataclass

from skye.core.board import Placement
from skye.core.errors import Facts
from skye.core.grid import QUARTER_TURNS, Pos
from skye.isle.survey import Territory
from skye.isle.tiles import IsleTile


@dataclass(frozen=True, slots=True)
class Fault:
    """Why a tile may not lie somewhere: a stable code and its facts."""

    code: str
    facts: Facts


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
    if turn not in QUARTER_TURNS:
        return Fault("bad_turn", {"turn": turn})
    lying = territory.get(pos)
    if lying is not None:
        return Fault("cell_taken", {"x": pos.x, "y": pos.y, "by": lying.tile.id})
    if not territory.touches(pos):
        return Fault("not_adjacent", {"x": pos.x, "y": pos.y})
    mismatches = territory.mismatches(tile, pos, turn)
    if not mismatches:
        return None
    edges = [
        {"edge": wrong.side.name, "mine": wrong.mine, "theirs": wrong.theirs, "neighbour": list(wrong.neighbour)}
        for wrong in mismatches
    ]
    return Fault("terrain_mismatch", {"x": pos.x, "y": pos.y, "turn": turn, **edges[0], "mismatches": edges})


def fault_at(territory: Territory, tile: IsleTile, pos: Pos, turn: int | None) -> Fault | None:
    """The same for one turn, or for all four: then the turn with the fewest wrong edges speaks."""
    if turn is not None:
        return placement_fault(territory, tile, pos, turn)
    faults = [placement_fault(territory, tile, pos, each) for each in QUARTER_TURNS]
    found = [fault for fault in faults if fault is not None]
    if len(found) < len(faults):
        return None
    return min(found, key=lambda fault: len(fault.facts.get("mismatches", ())))
