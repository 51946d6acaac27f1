"""The six levels of Skylands: one player, with less patience and a worse eye the lower the level."""

from __future__ import annotations

from skye.bots.skylands.champion import ChampionBot

LEVELS: tuple[ChampionBot, ...] = (
    ChampionBot("beginner", samples=0, step_samples=0, error=12.0),
    ChampionBot("casual", samples=0, step_samples=0, error=6.0),
    ChampionBot("steady", samples=0, step_samples=0, error=3.0),
    ChampionBot("skilled", samples=6, step_samples=4, looks=(2,), options=3, error=2.0),
    ChampionBot("expert", samples=8, step_samples=6, looks=(2,), options=4, error=1.0),
    ChampionBot(),
)
"""The levels from the lowest to the highest; each wins about four games of five against the one before it."""
