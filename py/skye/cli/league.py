"""`league GAME FILE`: all levels and characters against each other; interrupted, it continues where it was.

Every game is one line of the file, so that the same command goes on after an interruption and a finished file is only
read. Two pools: tables of two with all levels and, on one level, all characters; tables of four with all levels.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import TextIO, TypedDict

from skye.cli.arena import Match, play_match
from skye.cli.kept import add_line, read_lines
from skye.cli.processes import results_of
from skye.cli.ratings import Rating, Score, ratings
from skye.cli.simulate import seed_of, show_progress
from skye.cli.trouble import Trouble
from skye.games import BOTS, LEVELS, REGISTER

SEEDS = {"isle": "six levels", "skylands": "six steps"}
"""The seeds by game; no bot was tuned with them."""
NEAR = (240, 120, 60)
"""Games between two levels that are one, two and three steps apart."""
MIDDLE = "skilled"
"""The level on which the characters are compared."""
AGAINST = ("steady", "skilled", "expert")
EACH = 134
"""Games of a character against each of these levels."""
TABLES = 10
"""Games of each four levels."""


class Line(TypedDict):
    """One game in the file."""

    pool: int
    bots: list[str]
    number: int
    points: list[int]
    shares: list[float]


@dataclass(frozen=True, slots=True)
class Fixture:
    """A game of the league: the size of its table, who plays, and its number among the games of these players."""

    pool: int
    bots: tuple[str, ...]
    number: int


def fixtures(game: str) -> list[Fixture]:
    """All games of a league.

    >>> len([each for each in fixtures("isle") if "champion" in each.bots and each.pool == 2])
    420
    >>> len([each for each in fixtures("isle") if "champion" in each.bots and each.pool == 4])
    100
    """
    return [
        *(
            Fixture(2, (LEVELS[one], LEVELS[other]), number)
            for one, other in combinations(range(len(LEVELS)), 2)
            if other - one <= len(NEAR)
            for number in range(NEAR[other - one - 1])
        ),
        *(
            Fixture(2, (f"{MIDDLE}.{character}", level), number)
            for character in REGISTER[game].characters
            for level in AGAINST
            for number in range(EACH)
        ),
        *(Fixture(4, bots, number) for bots in combinations(LEVELS, 4) for number in range(TABLES)),
    ]


def league(game: str, path: Path, *, out: TextIO, progress: TextIO | None = None, processes: int | None = None) -> None:
    """Play the games that the file lacks, adding each to it, and print the tables; raises Trouble."""
    lines = lines_of(path)
    done = {Fixture(line["pool"], tuple(line["bots"]), line["number"]) for line in lines}
    left = [fixture for fixture in fixtures(game) if fixture not in done]
    matches = [_match(game, fixture) for fixture in left]
    with path.open("a", encoding="utf-8") as file:
        played = zip(left, results_of(play_match, matches, processes), strict=True)
        for number, (fixture, result) in enumerate(played, start=1):
            line: Line = {
                "pool": fixture.pool,
                "bots": list(fixture.bots),
                "number": fixture.number,
                "points": list(result.points),
                "shares": [round(share, 4) for share in result.shares],
            }
            lines.append(line)
            add_line(file, line)
            show_progress(progress, number, len(left))
    for pool in (2, 4):
        print(f"{game}, {pool} players", file=out)
        for name, rating in sorted(pool_ratings(lines, pool).items(), key=lambda each: -each[1].elo):
            print(f"{name:20} {rating.elo:7.0f} +- {rating.spread:3.0f}  {rating.games} games", file=out)


def lines_of(path: Path) -> list[Line]:
    """The games of a file; raises Trouble."""
    return read_lines(path, Line)


def pool_ratings(lines: Sequence[Line], pool: int) -> dict[str, Rating]:
    """The ratings of a pool: of more than two players, everybody is compared with everybody at the table by points.

    >>> line: Line = {"pool": 2, "bots": ["expert", "steady"], "number": 0, "points": [60, 50], "shares": [1.0, 0.0]}
    >>> pool_ratings([line], 2)["steady"].games
    1
    """
    games: dict[str, int] = {}
    scores: list[Score] = []
    for line in lines:
        if line["pool"] == pool:
            for bot in line["bots"]:
                games[bot] = games.get(bot, 0) + 1
            scores += _scores(line)
    found = ratings(scores, zero=LEVELS[2] if LEVELS[2] in games else next(iter(games), "")) if scores else {}
    return {name: Rating(rating.elo, rating.spread, games[name]) for name, rating in found.items()}


def _scores(line: Line) -> Iterator[Score]:
    if line["pool"] == 2:
        yield line["bots"][0], line["bots"][1], line["shares"][0]
        return
    for one, other in combinations(range(len(line["bots"])), 2):
        first, second = line["points"][one], line["points"][other]
        score = 0.5 if first == second else float(first > second)
        yield line["bots"][one], line["bots"][other], score


def _match(game: str, fixture: Fixture) -> Match:
    for bot in fixture.bots:
        if bot not in BOTS[game]:
            raise Trouble(f"there is no bot called {bot}.")
    seed = seed_of(f"{SEEDS[game]}/{'/'.join(fixture.bots)}", fixture.number)
    return Match(game, fixture.bots, fixture.number % len(fixture.bots), seed)
