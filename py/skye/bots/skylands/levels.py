"""Six levels of Skylands: one player, with less patience and a worse eye the lower the level."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from skye.bots.skylands.champion import ChampionBot
from skye.bots.skylands.characters import SKYLANDS_CHARACTERS

SKYLANDS_LEVELS: Mapping[str, ChampionBot] = {
    bot.name: bot
    for bot in (
        ChampionBot("beginner", samples=0, step_samples=0, error=3.4),
        ChampionBot("casual", samples=0, step_samples=0, error=2.1),
        ChampionBot("steady", samples=0, step_samples=0, error=1.3),
        ChampionBot("skilled", samples=0, step_samples=0, error=0.5),
        ChampionBot("expert", samples=6, step_samples=4, looks=(2,), options=4, error=0.4),
        ChampionBot(),
    )
}
"""The levels by name, weakest first."""

SKYLANDS_OPPONENTS: Mapping[str, ChampionBot] = {
    f"{level}.{character}": replace(bot, name=f"{level}.{character}", taste=likings)
    for level, bot in SKYLANDS_LEVELS.items()
    for character, likings in SKYLANDS_CHARACTERS.items()
}
"""Every character on every level."""
