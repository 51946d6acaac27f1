"""Players that get a view and the legal actions, never a state."""

from __future__ import annotations

from skye.bots.bot import AnyBot
from skye.bots.isle import ISLE_BOTS
from skye.bots.random_bot import RandomBot
from skye.bots.skylands import SKYLANDS_BOTS
from skye.games import GAMES

BOTS: dict[str, dict[str, AnyBot]] = {game: {"random": RandomBot()} for game in GAMES}
BOTS["isle"].update(ISLE_BOTS)
BOTS["skylands"].update(SKYLANDS_BOTS)
"""The bots of each game by name."""
