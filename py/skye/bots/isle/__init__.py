"""Bots of Isle of Skye: levels and characters, the levels of earlier versions, and opponents to measure by."""

from __future__ import annotations

from skye.bots.bot import Bot
from skye.bots.isle.economy import Memory
from skye.bots.isle.hard import Hard
from skye.bots.isle.levels import ISLE_LEVELS, ISLE_OPPONENTS
from skye.bots.isle.minds import Easy, Medium, SimpleMarket
from skye.bots.isle.player import IsleBot
from skye.bots.isle.sparring import sparring_partners
from skye.isle.actions import Action
from skye.isle.view import View

_MEMORY = Memory()
"""Shared by the bots of all levels, because they meet at one table."""

_HARD = IsleBot("hard", Hard(), _MEMORY)

ISLE_BOTS: dict[str, Bot[View, Action]] = {
    "easy": IsleBot("easy", Easy(), _MEMORY),
    "medium": IsleBot("medium", Medium(), _MEMORY),
    "hard": _HARD,
    "market": IsleBot("market", SimpleMarket(), _MEMORY),
    **ISLE_LEVELS,
    **ISLE_OPPONENTS,
    **sparring_partners(_HARD, ISLE_LEVELS["champion"]),
}
"""The bots of Isle of Skye by name."""
