"""Which clause of the rules stands behind each refusal: the one place the help is linked from."""

from __future__ import annotations

from collections.abc import Mapping

from skye.core.errors import Facts
from skye.core.game import ReasonJson, reason_json

CLAUSES: tuple[str, ...] = tuple(map(str, range(1, 28)))
"""Every clause the help explains, in the order of the rules."""

CLAUSE_OF: Mapping[str, str] = {
    "supply_empty": "4",
    "off_board": "11",
    "cell_taken": "11",
    "terrain_mismatch": "11",
    "bad_turn": "11",
    "no_such_island": "13",
    "not_complete": "13",
    "unknown_choice": "14",
    "pawn_is_there": "14",
    "not_a_repeat": "14",
    "marker_used": "14",
    "not_your_turn": "15",
    "wrong_phase": "15",
    "already_acted": "15",
    "nothing_done": "15",
    "not_revealed": "16",
    "nobody_lives_in_a_city": "18",
    "island_full": "18",
    "not_on_show": "19",
    "not_yours": "19",
    "cannot_pay": "19",
    "fits_nowhere": "19",
    "wrong_colour": "19",
    "rest_unpayable": "19",
    "nothing_moves_to_a_city": "19",
    "nobody_there": "20",
    "city_missing": "20",
    "no_such_city": "20",
    "city_full": "20",
    "too_many_islands": "21",
    "no_trading_district": "24",
    "nothing_to_trade_for": "24",
    "not_two_of_a_kind": "24",
    "no_hostel": "24",
    "hostel_full": "24",
    "lodging_comes_first": "24",
    "game_over": "25",
}
"""The clause behind each refusal of the rules."""

NO_CLAUSE = frozenset({"unknown_seat", "wrong_order"})
"""Refusals that are about the request, not about the rules."""

RULINGS: Mapping[str, str] = {
    "boards": "7",
    "first-player": "10",
    "pass": "15",
    "written": "22",
    "fertile": "24",
    "generator": "24",
    "hostel": "24",
    "guests": "24",
    "trade": "24",
    "temple": "24",
    "discount": "24",
    "villa": "24",
    "power-station": "24",
    "lasting": "24",
    "outpost": "24",
}
"""What the printed rules leave open and is decided here, with the clause it belongs to."""

_ELSEWHERE: Mapping[tuple[str, str], str] = {
    ("not_yours", "start"): "8",
    ("nobody_there", "pay"): "19",
    ("not_complete", "deploy"): "18",
    ("not_complete", "convert"): "20",
}
"""What is another matter in some phases."""


def clause_of(code: str, phase: str = "") -> str | None:
    """The clause behind a refusal, if it is one of the rules.

    >>> clause_of("not_yours"), clause_of("not_yours", "start"), clause_of("wrong_order")
    ('19', '8', None)
    """
    return _ELSEWHERE.get((code, phase)) or CLAUSE_OF.get(code)


def reason_with_clause(code: str, facts: Facts, phase: str = "") -> ReasonJson:
    """A reason as JSON, with the clause of the rules behind it.

    >>> reason_with_clause("cell_taken", {"x": 2, "y": 1})
    {'code': 'cell_taken', 'clause': '11', 'facts': {'x': 2, 'y': 1}}
    """
    return reason_json(code, facts, clause_of(code, phase))
