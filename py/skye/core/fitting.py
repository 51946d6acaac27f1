"""Why a tile may not be placed on a cell: what both games ask of a board."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from skye.core.board import Board
from skye.core.errors import Facts
from skye.core.grid import QUARTER_TURNS, Pos
from skye.core.tile import TileT


@dataclass(frozen=True, slots=True)
class Fault:
    """Why something may not be done: a stable code and its facts."""

    code: str
    facts: Facts


def board_fault(board: Board[TileT], tile: TileT, pos: Pos, turn: int, *, outside: str | None = None) -> Fault | None:
    """Why a tile may not be placed there, None when it may; `outside` is the code when the game forbids the cell.

    >>> from skye.core.tile import Placed, Tile
    >>> board = Board.of([Placed(Tile(id="a", edges="PPPP"), Pos(0, 0), 0)])
    >>> board_fault(board, Tile(id="b", edges="WWWW"), Pos(0, 1), 0).code
    'terrain_mismatch'
    """
    if turn not in QUARTER_TURNS:
        return Fault("bad_turn", {"turn": turn})
    lying = board.get(pos)
    if lying is not None:
        return Fault("cell_taken", {"x": pos.x, "y": pos.y, "by": lying.tile.id})
    if outside is not None:
        return Fault(outside, {"x": pos.x, "y": pos.y})
    mismatches = board.mismatches(tile, pos, turn)
    if not mismatches:
        return None
    edges = [
        {"edge": wrong.side.name, "mine": wrong.mine, "theirs": wrong.theirs, "neighbour": list(wrong.neighbour)}
        for wrong in mismatches
    ]
    return Fault("terrain_mismatch", {"x": pos.x, "y": pos.y, "turn": turn, **edges[0], "mismatches": edges})


def fault_at(fault_of: Callable[[int], Fault | None], turn: int | None) -> Fault | None:
    """The fault of one turn, or of all four: then the turn with the fewest mismatches is reported.

    >>> fault_at(lambda turn: Fault("bad_turn", {"turn": turn}) if turn else None, None) is None
    True
    """
    if turn is not None:
        return fault_of(turn)
    found = [fault for fault in map(fault_of, QUARTER_TURNS) if fault is not None]
    if len(found) < len(QUARTER_TURNS):
        return None
    return min(found, key=_mismatches)


def _mismatches(fault: Fault) -> int:
    found = fault.facts.get("mismatches")
    return len(found) if isinstance(found, list) else 0
