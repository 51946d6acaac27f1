"""Words for the terminal: why a set-up is refused, and texts of a file without what would steer a terminal."""

from __future__ import annotations

from skye.core.game import Facts, Json

SETUP_SENTENCES = {
    "wrong_type": "its field {field} is missing or of the wrong kind",
    "unknown_field": "it has a field that is not known here: {field}",
    "wrong_seat_count": "the game is for {fewest} to {most} players, not {seats}",
    "wrong_players": "{seats} seats need {seats} players, not {players}",
    "unknown_player": "a player is one of {known}",
    "name_missing": "seat {seat} has no name",
    "name_too_long": "the name of seat {seat} is longer than {longest} characters",
    "name_unfit": "the name of seat {seat} holds characters that cannot be shown",
    "name_invisible": "the name of seat {seat} cannot be seen",
    "name_taken": "seats {by} and {seat} have the same name",
    "unknown_clan": "seat {seat} has no clan of this game",
    "clan_taken": "seats {by} and {seat} have the same clan, {clan}",
    "bad_seed": "the seed needs 1 to {longest} characters, all of which can be shown",
    "bad_first_player": "the first player is none of the {seats} seats",
    "wrong_goal_count": "{needed} goals are needed, not {goals}",
    "unknown_goal": "goal {letter} is not known here",
    "repeated_goal": "the goal {goal} is chosen twice",
    "unknown_choice": "its field {field} is one of {choices}",
}
"""Why a set-up is refused, by code."""


def setup_words(code: str, facts: Facts) -> str:
    """Why a set-up is refused.

    >>> setup_words("wrong_seat_count", {"seats": 9, "fewest": 2, "most": 5})
    'the game is for 2 to 5 players, not 9'
    """
    return SETUP_SENTENCES[code].format(**{key: _words(value) for key, value in facts.items()})


def printable(text: str) -> str:
    """The text with everything escaped that would not be printed, but obeyed or hidden by a terminal.

    >>> print(printable("Ann\\x1b[2J says \\u202e no"))
    Ann\\x1b[2J says \\u202e no
    """
    return "".join(
        character if character.isprintable() else character.encode("unicode_escape").decode("ascii")
        for character in text
    )


def _words(value: Json) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)
