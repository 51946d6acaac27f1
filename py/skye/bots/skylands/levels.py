"""Six levels of Skylands: one player, with less patience and a worse eye the lower the level.

An eye that is good enough for somebody who never looks ahead is too good for somebody who does: to look ahead is worth
more than to see well. So the levels without patience and those with patience each have a scale of errors of their own.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from skye.bots.skylands.champion import ChampionBot
from skye.bots.skylands.characters import SKYLANDS_CHARACTERS

SKYLANDS_LEVELS: Mapping[str, ChampionBot] = {
    bot.name: bot
    for bot in (
        ChampionBot("beginner", samples=0, step_samples=0, error=4.5),
        ChampionBot("casual", samples=0, step_samples=0, error=2.8),
        ChampionBot("steady", samples=0, step_samples=0, error=1.64),
        ChampionBot("skilled", samples=0, step_samples=0, error=0.77),
        ChampionBot("expert", samples=6, step_samples=4, looks=(2, 4), options=4, error=1.0),
        ChampionBot(),
    )
}
"""The levels by name, weakest first."""

_EYE = 0.8
"""How far a character misjudges an option compared with its level: about what its temperament costs."""

SKYLANDS_OPPONENTS: Mapping[str, ChampionBot] = {
    f"{level}.{character}": replace(bot, name=f"{level}.{character}", error=_EYE * bot.error, taste=likings)
    for level, bot in SKYLANDS_LEVELS.items()
    for character, likings in SKYLANDS_CHARACTERS.items()
}
"""Every character on every level."""
