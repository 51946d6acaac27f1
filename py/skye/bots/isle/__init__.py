"""Bots of Isle of Skye: three levels for people, and a simple market to measure them by."""

from __future__ import annotations

from skye.bots.bot import Bot
from skye.bots.isle.hard import Hard
from skye.bots.isle.minds import Easy, Market, Medium
from skye.bots.isle.player import IsleBot
from skye.isle.actions import Action
from skye.isle.view import View

ISLE_BOTS: dict[str, Bot[View, Action]] = {
    "easy": IsleBot("easy", Easy()),
    "medium": IsleBot("medium", Medium()),
    "hard": IsleBot("hard", Hard()),
    "market": IsleBot("market", Market()),
}
"""The bots of Isle of Skye by name."""
