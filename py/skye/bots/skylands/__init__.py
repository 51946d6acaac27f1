"""The bots of Skylands."""

from __future__ import annotations

from skye.bots.bot import Bot
from skye.bots.skylands.characters import SKYLANDS_CHARACTERS
from skye.bots.skylands.easy import EasyBot
from skye.bots.skylands.hard import HardBot
from skye.bots.skylands.medium import MediumBot
from skye.skylands.actions import Action
from skye.skylands.view import View

_LEVELS = dict(
    zip(
        ("beginner", "casual", "steady", "skilled", "expert", "champion"),
        ("easy", "easy", "medium", "medium", "hard", "hard"),
        strict=True,
    )
)
SKYLANDS_BOTS: dict[str, Bot[View, Action]] = {"easy": EasyBot(), "medium": MediumBot(), "hard": HardBot()}
"""The bots of Skylands by level."""

SKYLANDS_BOTS.update(
    {f"{level}.{name}": SKYLANDS_BOTS[like] for level, like in _LEVELS.items() for name in SKYLANDS_CHARACTERS}
)
