"""The bots of Skylands."""

from __future__ import annotations

from skye.bots.bot import Bot
from skye.bots.skylands.easy import EasyBot
from skye.bots.skylands.hard import HardBot
from skye.bots.skylands.levels import LEVELS
from skye.bots.skylands.medium import MediumBot
from skye.bots.skylands.newcomer import NewcomerBot
from skye.skylands.actions import Action
from skye.skylands.view import View

SKYLANDS_BOTS: dict[str, Bot[View, Action]] = {
    "easy": EasyBot(),
    "medium": MediumBot(),
    "hard": HardBot(),
    **{level.name: level for level in LEVELS},
    "newcomer": NewcomerBot(),
}
"""The bots of Skylands by name: the levels of earlier versions, the six levels, and a yardstick."""
