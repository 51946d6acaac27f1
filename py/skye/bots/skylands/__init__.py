"""Bots of Skylands: levels and characters, the levels of earlier versions, and a newcomer to measure by."""

from __future__ import annotations

from skye.bots.bot import Bot
from skye.bots.skylands.easy import EasyBot
from skye.bots.skylands.hard import HardBot
from skye.bots.skylands.levels import SKYLANDS_LEVELS, SKYLANDS_OPPONENTS
from skye.bots.skylands.medium import MediumBot
from skye.bots.skylands.newcomer import NewcomerBot
from skye.skylands.actions import Action
from skye.skylands.view import View

SKYLANDS_BOTS: dict[str, Bot[View, Action]] = {
    "easy": EasyBot(),
    "medium": MediumBot(),
    "hard": HardBot(),
    **SKYLANDS_LEVELS,
    **SKYLANDS_OPPONENTS,
    "newcomer": NewcomerBot(),
}
"""The bots of Skylands by name."""
