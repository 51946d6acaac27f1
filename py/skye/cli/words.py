"""Words for the terminal: why a set-up is refused, and texts of a file without what would steer a terminal."""

from __future__ import annotations

from skye.core.errors import Facts

SETUP_SENTENCES = {
    "wrong_type": "the field {field} is missing or has the wrong type",
    "missing_field": "the field {field} is missing",
    "unknown_field": "the field {field} is unknown",
    "wrong_seat_count": "the game is for {fewest} to {most} players, not {seats}",
    "wrong_players": "{seats} seats need {seats} players, not {players}",
    "unknown_player": "a player must be one of {known}",
    "name_missing": "seat {seat} has no name",
    "name_too_long": "the name of seat {seat} is longer than {longest} characters",
    "name_unfit": "the name of seat {seat} contains unprintable characters",
    "name_invisible": "the name of seat {seat} is invisible",
    "name_taken": "seats {by} and {seat} have the same name",
    "unknown_clan": "the clan of seat {seat} is not in this game",
    "clan_taken": "seats {by} and {seat} have the same clan, {clan}",
    "bad_seed": "the seed must have 1 to {longest} printable characters",
    "bad_first_player": "the first player must be one of the {seats} seats",
    "wrong_goal_count": "{needed} goals are needed, not {goals}",
    "unknown_goal": "goal {letter} is unknown",
    "repeated_goal": "the goal {goal} is chosen twice",
    "unknown_choice": "the field {field} must be one of {choices}",
    "game_not_over": "the game is not over, and trying it again would reveal the tiles to come",
    "no_decision": "nothing is decided at this moment",
    "too_many_forks": "practice can be tried again at most {limit} times in turn",
}
"""Why a set-up is refused, by code."""

REFUSAL_SENTENCES = {
    "already_acted": "the seat has already done this in the current step",
    "already_bought": "another seat has already bought the tile",
    "already_sealed": "the seat has already set its prices",
    "already_built": "the seat has already finished building",
    "bad_turn": "a tile can only be rotated by quarter turns",
    "cannot_pay": "the seat does not have the inhabitants to pay for it",
    "cell_taken": "there is already a tile in this place",
    "city_full": "the city is full",
    "city_missing": "the trade does not name a city",
    "fits_nowhere": "the tile does not fit anywhere on the board",
    "game_over": "the game is over",
    "hostel_full": "the hostel is full",
    "island_full": "the island has no free space",
    "lodging_comes_first": "inhabitants must move to the hostel at the start of a step",
    "marker_used": "the seat has already used its marker",
    "must_place_first": "the seat still has tiles to place",
    "no_hostel": "the seat has no hostel",
    "no_such_city": "there is no such city",
    "no_such_island": "there is no such island",
    "no_trading_district": "the seat has no trading district",
    "nobody_lives_in_a_city": "nobody can be deployed in a city",
    "nobody_there": "there is no inhabitant in this place",
    "not_a_repeat": "the pawn is not on this action, so it cannot be repeated",
    "not_adjacent": "the tile does not touch the territory along an edge",
    "not_complete": "the island is not complete",
    "not_enough_gold": "the seat does not have enough gold",
    "not_in_hand": "the tile is not one that the seat has to place",
    "not_on_offer": "the tile is not on offer",
    "not_on_show": "the special island is not on display",
    "not_revealed": "the tile has not been revealed",
    "not_two_of_a_kind": "a trade needs two inhabitants of the same kind",
    "not_your_offer": "the tile is not one that the seat has drawn",
    "not_your_turn": "it is another seat's turn",
    "not_yours": "the seat may not place this tile",
    "nothing_done": "the seat has done nothing in this step and must pass instead",
    "nothing_moves_to_a_city": "in Create islands, a trade cannot name a city",
    "nothing_to_trade_for": "there is nothing to trade for",
    "off_board": "the place is not on the board",
    "own_tile": "a seat cannot buy its own tile",
    "pawn_is_there": "the pawn is already on this action",
    "price_too_low": "a price is too low",
    "rest_unpayable": "the seat could not pay the rest of the cost",
    "still_fits": "the tile can still be placed",
    "supply_empty": "the supply has no inhabitants of this colour left",
    "terrain_mismatch": "the terrain does not match the tiles next to it",
    "too_many_islands": "the step allows no more islands or cities",
    "unknown_choice": "there is no such action to choose",
    "unknown_seat": "there is no such seat",
    "wrong_colour": "the inhabitant does not have the colour to be paid now",
    "wrong_order": "the two places are not in order",
    "wrong_phase": "this is not possible in the current phase",
    "wrong_tiles": "all three drawn tiles must be used, each once",
}
"""Why an action is refused, by code."""


def setup_words(code: str, facts: Facts) -> str:
    """Why a set-up is refused.

    >>> setup_words("wrong_seat_count", {"seats": 9, "fewest": 2, "most": 5})
    'the game is for 2 to 5 players, not 9'
    """
    return SETUP_SENTENCES[code].format(**{key: _words(value) for key, value in facts.items()})


def refusal_words(code: str) -> str:
    """Why an action is refused, with the code.

    >>> refusal_words("own_tile")
    'a seat cannot buy its own tile (own_tile)'
    """
    return f"{REFUSAL_SENTENCES[code]} ({code})" if code in REFUSAL_SENTENCES else code


def printable(text: str) -> str:
    """The text with everything escaped that would not be printed, but obeyed or hidden by a terminal.

    >>> print(printable("Ann\\x1b[2J says \\u202e no"))
    Ann\\x1b[2J says \\u202e no
    """
    return "".join(
        character if character.isprintable() else character.encode("unicode_escape").decode("ascii")
        for character in text
    )


def _words(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)
