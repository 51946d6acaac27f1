"""`strength FILE`: the champions against the opponents they are measured by; interrupted, it continues where it was.

Every game is one line of the file. The seeds are used for nothing else: no bot was tuned with them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO, TypedDict

from skye.cli.arena import Match, interval, play_match
from skye.cli.kept import add_line, read_lines
from skye.cli.processes import results_of
from skye.cli.simulate import seed_of, show_progress
from skye.cli.trouble import Trouble
from skye.games import BOTS


class Line(TypedDict):
    """One game in the file: its trial, its number there, and shares of the win and points in the order of the bots."""

    trial: str
    number: int
    shares: list[float]
    points: list[int]


@dataclass(frozen=True, slots=True)
class Trial:
    """Games of the same bots, which move on by one seat from game to game, and what the first one should win."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: str
    aim: str = ""

    @property
    def name(self) -> str:
        """What the file calls it.

        >>> TRIALS[0].name
        'isle champion,hard report'
        """
        return f"{self.game} {','.join(self.bots)} {self.seed}"

    def match(self, number: int) -> Match:
        """One of its games; `skye arena` plays the same one."""
        return Match(self.game, self.bots, number % len(self.bots), seed_of(self.seed, number))


TRIALS = (
    Trial("isle", ("champion", "hard"), 400, "report", "at least 65 %"),
    Trial("isle", ("champion", *3 * ("hard",)), 400, "table of four", "at least 45 %"),
    Trial("isle", ("champion", *4 * ("hard",)), 400, "table of five", "at least 33 %"),
    Trial("isle", ("exploits-hard", "hard"), 400, "known rival", "at least 70 %"),
    Trial("isle", ("exploits-champion", "champion"), 400, "report", "at most 55 %"),
    Trial("isle", ("thirds", "hard"), 400, "report"),
    Trial("isle", ("thirds", "champion"), 400, "report", "at most 25 %"),
    Trial("skylands", ("champion", "hard"), 200, "duel", "at least 65 %"),
    Trial("skylands", ("champion", *2 * ("hard",)), 200, "table of three", "at least 45 %"),
    Trial("skylands", ("champion", *3 * ("hard",)), 200, "table of four", "at least 36 %"),
    Trial("isle", ("newcomer", "beginner"), 400, "first game", "at least 60 %"),
    Trial("skylands", ("newcomer", "beginner"), 200, "first game", "at least 60 %"),
)
"""What is measured."""

TABLES = tuple(
    Trial("isle", players * (bot,), 40, "range")
    for bot in ("steady", "skilled", "champion")
    for players in (2, 3, 4, 5)
)
"""Tables of equal bots, whose points are compared with those of people."""

BATCH = 50
"""So many games of each trial are played before more of any other: an interrupted run says something of all."""


def strength(
    path: Path,
    *,
    out: TextIO,
    progress: TextIO | None = None,
    processes: int | None = None,
    trials: Sequence[Trial] = TRIALS,
    tables: Sequence[Trial] = TABLES,
) -> None:
    """Play the games that the file lacks, adding each to it, and print a row for each trial; raises Trouble."""
    lines = lines_of(path)
    done = {(line["trial"], line["number"]) for line in lines}
    wanted = (*trials, *tables)
    most = max(trial.games for trial in wanted)
    left = [
        (trial, number)
        for start in range(0, most, BATCH)
        for trial in wanted
        for number in range(start, min(start + BATCH, trial.games))
        if (trial.name, number) not in done
    ]
    for trial in wanted:
        for bot in trial.bots:
            if bot not in BOTS[trial.game]:
                raise Trouble(f"there is no bot called {bot}.")
    matches = [trial.match(number) for trial, number in left]
    with path.open("a", encoding="utf-8") as file:
        for count, ((trial, number), result) in enumerate(
            zip(left, results_of(play_match, matches, processes), strict=True), start=1
        ):
            shares = [round(share, 4) for share in result.shares]
            line: Line = {"trial": trial.name, "number": number, "shares": shares, "points": list(result.points)}
            lines.append(line)
            add_line(file, line)
            show_progress(progress, count, len(left))
    for row in (*rows(lines, trials), *points(lines, tables)):
        print("  ".join(row), file=out)


def lines_of(path: Path) -> list[Line]:
    """The games of a file; raises Trouble."""
    return read_lines(path, Line)


def rows(lines: Sequence[Line], trials: Sequence[Trial] = TRIALS) -> list[tuple[str, ...]]:
    """A row for each trial that has games: game, bots, seed, games, wins of the first bot, interval, aim, points.

    >>> rows([{"trial": TRIALS[0].name, "number": 0, "shares": [1.0, 0.0], "points": [60, 50]}])[0][3:5]
    ('1 of 400', '100.0 %')
    """
    found: list[tuple[str, ...]] = []
    for trial in trials:
        played = [line for line in lines if line["trial"] == trial.name]
        if not played:
            continue
        games = len(played)
        share = sum(line["shares"][0] for line in played) / games
        low, high = interval(share, games)
        first = sum(line["points"][0] for line in played) / games
        others = sum(sum(line["points"][1:]) for line in played) / games / (len(trial.bots) - 1)
        found.append(
            (
                trial.game,
                _table(trial.bots),
                trial.seed,
                f"{games} of {trial.games}",
                f"{100 * share:.1f} %",
                f"{100 * low:.1f}-{100 * high:.1f} %",
                trial.aim,
                f"{first:.1f} : {others:.1f}",
            )
        )
    return found


def points(lines: Sequence[Line], tables: Sequence[Trial] = TABLES) -> list[tuple[str, ...]]:
    """A row for each table of equal bots that has games: bot, players, games, mean points of all and of the winners.

    >>> points([{"trial": TABLES[0].name, "number": 0, "shares": [1.0, 0.0], "points": [60, 50]}])
    [('steady', '2', '1 of 40', '55.0', '60.0')]
    """
    found: list[tuple[str, ...]] = []
    for trial in tables:
        played = [line["points"] for line in lines if line["trial"] == trial.name]
        if played:
            mean = sum(sum(each) / len(each) for each in played) / len(played)
            best = sum(map(max, played)) / len(played)
            games = f"{len(played)} of {trial.games}"
            found.append((trial.bots[0], str(len(trial.bots)), games, f"{mean:.1f}", f"{best:.1f}"))
    return found


def _table(bots: Sequence[str]) -> str:
    """Who plays, in words.

    >>> _table(("champion", "hard", "hard"))
    'champion against 2 hard'
    """
    first, *others = bots
    return f"{first} against {f'{len(others)} ' if len(others) > 1 else ''}{others[0]}"
