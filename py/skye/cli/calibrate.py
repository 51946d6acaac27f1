"""`calibrate FOLDER`: what tiles are stated to be worth against what they bring; interrupted, it continues.

Games of the champion are played on with a tile laid for free and without it, and what that brings is compared with the
estimate. The lines are fitted to one set of games (`fit.jsonl`) and judged by another one with other seeds
(`report.jsonl`).
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TextIO, TypedDict

from skye.bots.isle.worth.calibration import Line
from skye.bots.isle.worth.sampling import Job, Sample, samples
from skye.cli.calibration import Judged, fitted, judged
from skye.cli.kept import add_line, read_lines
from skye.cli.processes import results_of
from skye.cli.simulate import seed_of, show_progress
from skye.cli.trouble import Trouble
from skye.isle.search.world import TRACKS

FIT, REPORT, LINES = "fit.jsonl", "report.jsonl", "calibration.json"
"""The files in the folder: both sets of games, and the lines."""
TILES_PER_ROUND = 2
"""How many tiles a game gives in each round, or fewer where one fits nowhere."""


SPARE = 1.02
"""How many more tiles are played than are wanted, for those that fit nowhere."""
FIT_SHARE = 0.6
"""How many tiles are fitted to, as a part of those that the lines are judged by."""


class Game(TypedDict):
    """A game in a file: its number of seats, its seed, and a row for each tile, with its gains at the end."""

    seats: int
    seed: str
    tiles: list[list[float]]


def _game(job: Job) -> Game:
    rows = [[each.round, each.now, each.later, each.gold_and_scrolls, *each.gains] for each in samples(job)]
    return {"seats": job.seats, "seed": job.seed, "tiles": rows}


def samples_of(games: Sequence[Game]) -> list[Sample]:
    """The samples of games.

    >>> samples_of([{"seats": 2, "seed": "heather", "tiles": [[1, 0, 2.5, 1.0, 7, 4]]}])
    [Sample(seats=2, round=1, now=0, later=2.5, gold_and_scrolls=1.0, gains=(7, 4))]
    """
    return [
        Sample(game["seats"], int(number), int(now), later, more, tuple(map(int, gains)))
        for game in games
        for number, now, later, more, *gains in game["tiles"]
    ]


def calibrate(
    folder: Path, *, tiles: int, out: TextIO, progress: TextIO | None = None, processes: int | None = None
) -> None:
    """Play what both sets lack, fit the lines, and print how well they do; raises Trouble.

    `tiles` are wanted for each number of players to judge by, and a part of that to fit.
    """
    if tiles < 1:
        raise Trouble("--tiles must be at least 1.")
    folder.mkdir(parents=True, exist_ok=True)
    games = play_missing(folder / FIT, "fit", math.ceil(FIT_SHARE * tiles), progress, processes)
    write_lines(folder / LINES, games)
    play_missing(folder / REPORT, "report", tiles, progress, processes)
    for row in (HEAD, *rows(report(folder))):
        print("  ".join(row), file=out)


def play_missing(
    path: Path, seed: str, tiles: int, progress: TextIO | None = None, processes: int | None = None
) -> list[Game]:
    """Play the games that a file lacks, adding each, and return all; the numbers of players take turns."""
    games = games_of(path)
    done = {game["seed"] for game in games}
    wanted = sorted(
        (number / count, seats, number)
        for seats, track in TRACKS.items()
        for count in [math.ceil(SPARE * tiles / (TILES_PER_ROUND * len(track)))]
        for number in range(count)
    )
    jobs = [
        Job(seats, name)
        for _, seats, number in wanted
        for name in [seed_of(f"{seed}/{seats}", number)]
        if name not in done
    ]
    with path.open("a", encoding="utf-8") as file:
        for count, game in enumerate(results_of(_game, jobs, processes), start=1):
            games.append(game)
            add_line(file, game)
            show_progress(progress, count, len(jobs))
    return games


def games_of(path: Path) -> list[Game]:
    """The games of a file; raises Trouble."""
    return read_lines(path, Game)


def write_lines(path: Path, games: Sequence[Game]) -> None:
    """Fit the lines to games and write them, with how they were made."""
    found = samples_of(games)
    lines = {str(seats): [asdict(line) for line in each] for seats, each in fitted(found).items()}
    made = f"skye calibrate; {len(found)} tiles of {len(games)} games"
    path.write_text(f"{json.dumps({'made_by': made, 'lines': lines}, indent=1)}\n", encoding="utf-8")


def read_fit(path: Path) -> Mapping[int, Sequence[Line]]:
    """The lines of a file, by the number of seats."""
    lines = json.loads(path.read_text(encoding="utf-8"))["lines"]
    return {int(seats): [Line(**each) for each in rounds] for seats, rounds in lines.items()}


def report(folder: Path) -> list[Judged]:
    """How well the lines of a folder do in the games of the report, by number of seats and round."""
    return judged(samples_of(games_of(folder / REPORT)), read_fit(folder / LINES))


HEAD = ("players", "round", "tiles", "shown", "true", "bias", "correlation", "without chance", "in range")
"""What the columns of `rows` are."""


def rows(found: Sequence[Judged]) -> list[tuple[str, ...]]:
    """A row of text for each number of players and round."""
    return [tuple(text.replace("-", "−") for text in _row(each)) for each in found]


def _row(each: Judged) -> Sequence[str]:
    is_early = each.early == 1
    return (
        str(each.seats or "all"),
        str(each.round),
        str(each.tiles),
        f"{each.shown:.1f}",
        f"{each.true:.1f}",
        f"{each.bias:+.1f} ± {each.bias_error:.1f}",
        "early" if is_early else f"{each.correlation:.2f}",
        "" if is_early else f"{each.true_correlation:.2f}",
        f"{100 * each.within:.0f} %",
    )
