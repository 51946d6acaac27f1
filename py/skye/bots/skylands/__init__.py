"""The bots of Skylands."""

from __future__ import annotations

from skye.bots.bot import Bot
from skye.bots.skylands.easy import EasyBot
from skye.bots.skylands.hard import HardBot
from skye.bots.skylands.medium import MediumBot
from skye.skylands.actions import Action
from skye.skylands.view import View

SKYLANDS_BOTS: dict[str, Bot[View, Action]] = {"easy": EasyBot(), "medium": MediumBot(), "hard": HardBot()}
"""The bots of Skylands by level."""
