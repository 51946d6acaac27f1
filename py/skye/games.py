"""The games of this house by name."""

from __future__ import annotations

from skye.core.game import AnyGame
from skye.isle import GAME as ISLE
from skye.skylands import GAME as SKYLANDS

GAMES: dict[str, AnyGame] = {game.name: game for game in (ISLE, SKYLANDS)}


def game_named(name: str) -> AnyGame:
    """The game of a name; raises KeyError.

    >>> game_named("isle").name
    'isle'
    """
    return GAMES[name]
