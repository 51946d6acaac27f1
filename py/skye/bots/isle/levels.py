"""Six levels of Isle of Skye: the champion, and five players who judge like it but make mistakes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from skye.bots.isle.champion.champion import ChampionBot
from skye.bots.isle.champion.stakes import MIXED, Budget
from skye.bots.isle.characters import ISLE_CHARACTERS

BRIEF = Budget(first=3, keep=24, rounds=12, duel=24, most=150, duelists=MIXED, is_careful=False)
"""The budget of all levels below the champion."""

_CHAMPION = ChampionBot()

ISLE_LEVELS: Mapping[str, ChampionBot] = {
    "beginner": replace(_CHAMPION, name="beginner", budget=BRIEF, misjudges=7.4, careless=0.06),
    "casual": replace(_CHAMPION, name="casual", budget=BRIEF, misjudges=4.8),
    "steady": replace(_CHAMPION, name="steady", budget=BRIEF, misjudges=3.0),
    "skilled": replace(_CHAMPION, name="skilled", budget=BRIEF, misjudges=1.8),
    "expert": replace(_CHAMPION, name="expert", budget=BRIEF, misjudges=0.66),
    "champion": _CHAMPION,
}
"""The levels by name, weakest first. They share their notes, because they meet at one table."""

_EYE = 0.9
"""How far a character misjudges a tile or a place compared with its level: about what its temperament costs."""

ISLE_OPPONENTS: Mapping[str, ChampionBot] = {
    f"{level}.{character}": replace(
        bot, name=f"{level}.{character}", misjudges=_EYE * bot.misjudges, temperament=temperament
    )
    for level, bot in ISLE_LEVELS.items()
    for character, temperament in ISLE_CHARACTERS.items()
}
"""Every character on every level."""
