"""What the rules need to continue a game, field by field: the digest of a record covers this and nothing else.

A new field of the state that a rule depends on is added here together with a new version of the rules.
"""

from __future__ import annotations

from skye.core.canonical import canonical
from skye.skylands.state import Seat, State, Step


def position(state: State) -> dict[str, object]:
    """The position of a game as plain JSON; what happened before, and the names, are no part of it.

    >>> from skye.skylands.sample import example
    >>> position(example())["phase"]
    'choose'
    """
    return {
        "phase": str(state.phase),
        "turn": state.turn,
        "first_player": state.first_player,
        "active": state.active,
        "acting": state.acting,
        "position": state.position,
        "action": state.action,
        "step": _step(state.step),
        "seats": [_seat(seat) for seat in state.seats],
        "stack": list(state.stack),
        "revealed": list(state.revealed),
        "discarded": list(state.discarded),
        "show": list(state.show),
        "supply": list(state.supply),
        "points_supply": state.points_supply,
        "end_reason": state.end_reason,
    }


def _step(step: Step) -> dict[str, object]:
    return {
        "is_bonus": step.is_bonus,
        "has_acted": step.has_acted,
        "deployed": list(step.deployed),
        "moves": [{"source": move.source, "city": move.city, "count": move.count} for move in step.moves],
        "special": step.special,
        "due": step.due,
        "drawn": step.drawn,
    }


def _seat(seat: Seat) -> dict[str, object]:
    return {
        "land": canonical(seat.land.board),
        "inhabitants": dict(seat.inhabitants),
        "hostel": list(seat.hostel),
        "collected": seat.collected,
        "written": seat.written,
        "pawn": seat.pawn,
        "is_marker_active": seat.is_marker_active,
        "hand": list(seat.hand),
    }
