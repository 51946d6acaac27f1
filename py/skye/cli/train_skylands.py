"""`train skylands`: learn the judgement of the champion from games of quick players, and write its data file."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from skye.bots.skylands.judgement.judgement import Judgement
from skye.bots.skylands.judgement.learning import Position, error, learned, positions_of_game
from skye.bots.skylands.judgement.traits import TRAITS
from skye.cli.processes import results_of
from skye.cli.simulate import check_start, seed_of, setup_of_bots, show_progress
from skye.games import GAMES

NAME = "skylands"
GAME = GAMES[NAME]
PLAYERS = (2, 3, 4)
CHECKED = 10
"""One game of this many is kept apart, to check what was learned from the others."""
DIGITS = 4


@dataclass(frozen=True, slots=True)
class Lesson:
    """One game to learn from: how many seats, and the seed."""

    players: int
    seed: str


def train_skylands(
    *, games: int, seed: str, path: str, out: TextIO, progress: TextIO | None = None, processes: int | None = None
) -> None:
    """Learn from this many games for each number of players, and write the file; raises Trouble."""
    found = {}
    for players in PLAYERS:
        check_start(NAME, players=players, games=games, seed=seed)
        lessons = [Lesson(players, seed_of(f"{seed}/{players}", number)) for number in range(games)]
        known: list[Position] = []
        kept: list[Position] = []
        for number, positions in enumerate(results_of(play_lesson, lessons, processes)):
            (kept if number % CHECKED == 0 else known).extend(positions)
            show_progress(progress, number + 1, games)
        judgement = _rounded(learned(known))
        miss, likelihood = error(judgement, kept or known)
        found[str(players)] = {
            "weights": judgement.weights,
            "spread": judgement.spread,
            "positions": len(known),
            "error": round(miss, 2),
            "likelihood": round(likelihood, 4),
        }
        print(
            f"{players} players: {len(known)} positions, error {miss:.2f} points, likelihood {likelihood:.4f}", file=out
        )
    data = {
        "made_by": f"skye train {NAME} --games {games} --seed {seed}",
        "meaning": "points by trait with none, half and all of the game left; spread: points of difference that are "
        "worth odds of e to 1 at these stages; error and likelihood: of games that nothing was learned from",
        "traits": TRAITS,
        "players": found,
    }
    Path(path).write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


def play_lesson(lesson: Lesson) -> list[Position]:
    """The positions of one game.

    >>> len(play_lesson(Lesson(3, "heather"))[0].final)
    3
    """
    setup = GAME.parse_setup(setup_of_bots(GAME, lesson.players, lesson.seed))
    return positions_of_game(GAME.new_game(setup), lesson.seed)


def _rounded(judgement: Judgement) -> Judgement:
    return Judgement(
        tuple(tuple(round(weight, DIGITS) for weight in row) for row in judgement.weights),
        tuple(round(each, DIGITS) for each in judgement.spread),
    )
