"""Which clause of the rules stands behind each refusal: the one place the help is linked from."""

from __future__ import annotations

from collections.abc import Mapping

from skye.core.errors import Facts
from skye.core.game import ReasonJson, reason_json

ROUND = "round"
"""The course of a round as a whole, which the rules describe by their order and not by a number."""

CLAUSES: tuple[str, ...] = (
    *map(str, range(1, 13)),
    ROUND,
    *map(str, range(13, 29)),
)
"""Every clause the help explains, in the order of the rules."""

CLAUSE_OF: Mapping[str, str] = {
    "wrong_phase": ROUND,
    "not_your_turn": ROUND,
    "bad_turn": "8",
    "already_sealed": "14",
    "not_your_offer": "14",
    "wrong_tiles": "14",
    "price_too_low": "14",
    "not_enough_gold": "14",
    "not_on_offer": "16",
    "own_tile": "16",
    "already_bought": "16",
    "not_in_hand": "18",
    "cell_taken": "18",
    "not_adjacent": "18",
    "terrain_mismatch": "18",
    "must_place_first": "18",
    "already_built": "18",
    "still_fits": "19",
    "game_over": "28",
}
"""The clause behind each refusal of the rules."""

NO_CLAUSE = frozenset({"unknown_seat"})
"""Refusals that are about the request, not about the rules."""

RULINGS: Mapping[str, str] = {
    "first-game": "9",
    "castle-turn": "10",
    "give-up": "19",
    "two-roads": "23",
    "columns": "goal-columns",
    "castle": "25",
    "gold-tie": "28",
}
"""What the printed rules leave open and is decided here, with the clause or the goal it belongs to."""


def clause_of(code: str, phase: str = "") -> str | None:
    """The clause behind a refusal, if it is one of the rules; too little gold is another matter when one buys.

    >>> clause_of("not_enough_gold"), clause_of("not_enough_gold", "buy"), clause_of("stale_request")
    ('14', '16', None)
    """
    if code == "not_enough_gold" and phase == "buy":
        return "16"
    return CLAUSE_OF.get(code)


def reason_with_clause(code: str, facts: Facts, phase: str = "") -> ReasonJson:
    """A reason as JSON, with the clause of the rules behind it.

    >>> reason_with_clause("own_tile", {"tile": "07"})
    {'code': 'own_tile', 'clause': '16', 'facts': {'tile': '07'}}
    """
    return reason_json(code, facts, clause_of(code, phase))
