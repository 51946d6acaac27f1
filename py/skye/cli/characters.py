"""`characters GAME`: can the characters be told apart by how they play? A simple classifier tries.

Every character plays against the bot of its level without a temperament. Its decisions are cut into blocks of 30; half
of the games are for learning, the others are recognised. The classifier knows, for each character, the mean and the
variance of each figure of a block, and takes the character under which a block is least surprising.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TextIO

from skye.bots.bot import choose
from skye.cli.processes import results_of
from skye.cli.signatures import SIGNATURES
from skye.cli.simulate import seed_of, setup_of_bots, show_progress
from skye.core.chance import stream
from skye.games import BOTS, GAMES, REGISTER

BLOCK = 30
"""Decisions by which a character is recognised."""


@dataclass(frozen=True, slots=True)
class Job:
    """A game of a character against the bot of its level."""

    game: str
    level: str
    character: str
    number: int
    seed: str


def decisions(job: Job) -> list[list[float]]:
    """The figures of each decision of the character in one game."""
    game = GAMES[job.game]
    seat = job.number % 2
    bots = [BOTS[job.game][job.level]] * 2
    bots[seat] = BOTS[job.game][f"{job.level}.{job.character}"]
    state = game.new_game(game.parse_setup(setup_of_bots(game, 2, job.seed)))
    streams = [stream(job.seed, "bot", number) for number in range(2)]
    figures_of = SIGNATURES[job.game]
    found = []
    while seats := game.to_act(state):
        now = seats[0]
        view, legal = game.view(state, now), game.legal_actions(state, now)
        action = choose(bots[now], view, legal, streams[now])
        if now == seat and len(legal) > 1:
            found.append(figures_of(view, action))
        state = game.apply(state, action)
    return found


def characters(
    game: str,
    *,
    level: str,
    games: int,
    seed: str,
    out: TextIO,
    progress: TextIO | None = None,
    processes: int | None = None,
) -> None:
    """Print how often each character is recognised."""
    names = REGISTER[game].characters
    jobs = [
        Job(game, level, name, number, seed_of(f"{seed}/{name}", number)) for name in names for number in range(games)
    ]
    blocks: dict[tuple[str, int], list[list[float]]] = {(name, part): [] for name in names for part in (0, 1)}
    rest: dict[tuple[str, int], list[list[float]]] = {key: [] for key in blocks}
    for done, (job, found) in enumerate(zip(jobs, results_of(decisions, jobs, processes), strict=True), start=1):
        key = (job.character, job.number * 2 // games)
        rest[key] += found
        while len(rest[key]) >= BLOCK:
            blocks[key].append(summary(rest[key][:BLOCK]))
            rest[key] = rest[key][BLOCK:]
        show_progress(progress, done, len(jobs))
    known = {name: normal(blocks[name, 0]) for name in names}
    right = total = 0
    for name in names:
        guesses = [guess(known, block) for block in blocks[name, 1]]
        hits = guesses.count(name)
        right, total = right + hits, total + len(guesses)
        wrong = {other: guesses.count(other) for other in names if other != name and other in guesses}
        print(f"{name}: {hits} of {len(guesses)} recognised; taken for {wrong}", file=out)
    print(f"all: {100 * right / max(1, total):.1f} % of {total} blocks of {BLOCK} decisions", file=out)


def summary(figures: Sequence[Sequence[float]]) -> list[float]:
    """The mean of each figure over the decisions that have it; a figure that nothing has is 0.

    >>> summary([[1.0, math.nan], [2.0, 3.0]])
    [1.5, 3.0]
    """
    columns = [[value for value in column if not math.isnan(value)] for column in zip(*figures, strict=True)]
    return [sum(column) / len(column) if column else 0.0 for column in columns]


Normal = list[tuple[float, float]]
"""Mean and variance of each figure."""


def normal(blocks: Sequence[Sequence[float]]) -> Normal:
    """The mean and the variance of each figure of some blocks.

    >>> normal([[1.0], [3.0]])[0][0]
    2.0
    """
    found = []
    for column in zip(*blocks, strict=True):
        mean = sum(column) / len(column)
        found.append((mean, sum((value - mean) ** 2 for value in column) / len(column) + 1e-3))
    return found


def guess(known: Mapping[str, Normal], block: Sequence[float]) -> str:
    """The character under which a block is least surprising.

    >>> guess({"a": [(0.0, 1.0)], "b": [(2.0, 1.0)]}, [1.5])
    'b'
    """

    def surprise(name: str) -> float:
        return sum(
            (value - mean) ** 2 / variance + math.log(variance)
            for value, (mean, variance) in zip(block, known[name], strict=True)
        )

    return min(known, key=surprise)
