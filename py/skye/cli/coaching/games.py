"""The games that the coach is measured by: bots of many levels, so that decisions of every quality occur."""

from __future__ import annotations

from dataclasses import dataclass

from skye.cli.simulate import seed_of, setup_of_bots
from skye.core.chance import stream
from skye.core.table import AnyTable
from skye.games import BOTS, GAMES
from skye.match import play

SEATS = (2, 3, 2, 4, 2)
"""The numbers of players, game by game."""

PLAYERS = ("casual", "steady", "skilled", "expert", "champion", "medium", "hard")
"""Who plays: each seat is drawn."""


@dataclass(frozen=True, slots=True)
class Game:
    """One of the games of a series."""

    game: str
    number: int
    seed: str

    @property
    def seats(self) -> int:
        """How many play.

        >>> Game("isle", 3, "heather").seats
        4
        """
        return SEATS[self.number % len(SEATS)]

    @property
    def players(self) -> list[str]:
        """The bots, drawn for each seat."""
        random = stream(self.seed, "players", self.number)
        return [random.choice(PLAYERS) for _ in range(self.seats)]


def played(game: Game, players: list[str] | None = None) -> AnyTable:
    """The table at the end of a game, by its own players or by others."""
    rules, seed = GAMES[game.game], seed_of(game.seed, game.number)
    setup = rules.parse_setup(setup_of_bots(rules, game.seats, seed))
    return play(rules, setup, [BOTS[game.game][player] for player in players or game.players])
