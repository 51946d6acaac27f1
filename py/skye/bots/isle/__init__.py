"""Bots of Isle of Skye: three levels for people, and a simple market to measure them by."""

from __future__ import annotations

from skye.bots.bot import Bot
from skye.bots.isle.economy import Memory
from skye.bots.isle.hard import Hard
from skye.bots.isle.minds import Easy, Market, Medium
from skye.bots.isle.player import IsleBot
from skye.isle.actions import Action
from skye.isle.view import View

_MEMORY = Memory()
"""Shared by the bots of all levels, because they meet at one table."""

ISLE_BOTS: dict[str, Bot[View, Action]] = {
    "easy": IsleBot("easy", Easy(), _MEMORY),
    "medium": IsleBot("medium", Medium(), _MEMORY),
    "hard": IsleBot("hard", Hard(), _MEMORY),
    "market": IsleBot("market", Market(), _MEMORY),
}
"""The bots of Isle of Skye by name."""
