"""`puzzles mine`: games of bots are played, and searched for puzzles; every game is stored at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TextIO

from skye.cli.kept import add_line, read_lines
from skye.cli.processes import results_of
from skye.cli.puzzles.found import Found
from skye.cli.puzzles.isle_mine import mine_isle
from skye.cli.puzzles.skylands_mine import mine_skylands
from skye.cli.simulate import show_progress
from skye.cli.trouble import Trouble

MINES: Mapping[str, Callable[[str, int], Iterator[Found]]] = {"isle": mine_isle, "skylands": mine_skylands}
"""How the puzzles of a game are found in its games of bots."""


@dataclass(frozen=True, slots=True)
class Job:
    """One game to search."""

    game: str
    seed: str
    number: int


@dataclass(frozen=True, slots=True)
class MinedGame:
    """A game that was searched, with its puzzles."""

    game: str
    seed: str
    number: int
    found: Sequence[Found]


def search(job: Job) -> MinedGame:
    """Play and search one game."""
    return MinedGame(job.game, job.seed, job.number, list(MINES[job.game](job.seed, job.number)))


def mine(
    game: str,
    path: Path,
    *,
    seed: str,
    games: int,
    out: TextIO,
    progress: TextIO | None = None,
    processes: int | None = None,
) -> None:
    """Search so many games, those included that the file has already; raises Trouble."""
    if games < 1:
        raise Trouble("--games must be at least 1.")
    known = read_lines(path, MinedGame)
    if any((each.game, each.seed) != (game, seed) for each in known):
        raise Trouble(f"{path.name} has games with another seed or of another game.")
    done = {each.number for each in known}
    jobs = [Job(game, seed, number) for number in range(games) if number not in done]
    with path.open("a", encoding="utf-8") as file:
        for count, mined in enumerate(results_of(search, jobs, processes), 1):
            add_line(file, asdict(mined))
            known.append(mined)
            show_progress(progress, len(done) + count, games)
    kinds = [puzzle["kind"] for each in known for puzzle in each.found]
    for kind in sorted(set(kinds)):
        print(f"{kind}: {kinds.count(kind)} puzzles in {len(known)} games", file=out)
