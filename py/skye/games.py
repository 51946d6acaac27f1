"""The register: every game with its bots. A game, or a bot, that is entered here is known to everybody else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from skye.bots.bot import AnyBot
from skye.bots.isle import ISLE_BOTS
from skye.bots.random_bot import RandomBot
from skye.bots.skylands import SKYLANDS_BOTS
from skye.core.game import AnyGame
from skye.isle import GAME as ISLE
from skye.skylands import GAME as SKYLANDS

HUMAN = "human"
"""The player of a seat that a person plays."""


@dataclass(frozen=True, kw_only=True)
class Entry:
    """A game with its bots by name, the levels among them that people may choose, and the one that gives hints.

    The adviser should answer at once and know its reasons.
    """

    game: AnyGame
    bots: Mapping[str, AnyBot]
    levels: Sequence[str]
    adviser: str

    @property
    def players(self) -> tuple[str, ...]:
        """Who may play a seat: a person, or a bot of a level.

        >>> REGISTER["isle"].players
        ('human', 'easy', 'medium', 'hard')
        """
        return (HUMAN, *self.levels)


LEVELS = ("easy", "medium", "hard")
_RANDOM: Mapping[str, AnyBot] = {"random": RandomBot()}

REGISTER: dict[str, Entry] = {
    entry.game.name: entry
    for entry in (
        Entry(game=ISLE, bots={**_RANDOM, **ISLE_BOTS}, levels=LEVELS, adviser="medium"),
        Entry(game=SKYLANDS, bots={**_RANDOM, **SKYLANDS_BOTS}, levels=LEVELS, adviser="medium"),
    )
}

GAMES: Mapping[str, AnyGame] = {name: entry.game for name, entry in REGISTER.items()}
"""The games by name."""

BOTS: Mapping[str, Mapping[str, AnyBot]] = {name: entry.bots for name, entry in REGISTER.items()}
"""The bots of each game by name."""
