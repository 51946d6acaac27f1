"""What the rules need to continue a game, field by field: the digest of a record covers this and nothing else.

A new field of the state that a rule depends on is added here together with a new version of the rules.
"""

from __future__ import annotations

from skye.core.canonical import canonical
from skye.isle.state import Offer, Seat, State


def position(state: State) -> dict[str, object]:
    """The position of a game as plain JSON; what happened before, and the names, are no part of it."""
    return {
        "goals": list(state.goals),
        "bag": [tile.id for tile in state.bag],
        "seats": [_seat(seat, has_built=state.builds_in_any_order) for seat in state.seats],
        "first_player": state.first_player,
        "phase": str(state.phase),
        "round": state.round,
        "turn": state.turn,
        "shuffles": state.shuffles,
        **({"upcoming": list(state.upcoming)} if state.upcoming else {}),
    }


def _seat(seat: Seat, *, has_built: bool) -> dict[str, object]:
    """A seat; whether it has built is part of the position since version 2 of the rules."""
    return {
        "territory": canonical(seat.territory),
        "points": seat.points,
        "gold": seat.gold,
        "offer": [_offer(offer) for offer in seat.offer],
        "is_sealed": seat.is_sealed,
        "hand": [tile.id for tile in seat.hand],
        **({"has_built": seat.has_built} if has_built else {}),
    }


def _offer(offer: Offer) -> dict[str, object]:
    return {
        "tile": offer.tile.id,
        "price": offer.price,
        "is_discard": offer.is_discard,
        "bought_by": offer.bought_by,
    }
