"""`puzzles check`: every puzzle is solved again, by other players with other seeds and more of their time.

Where nothing is left to chance, every way to lay the hand is laid again with the rules themselves, not with the search.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TextIO

from skye.bots.isle.playout import lead
from skye.bots.isle.reading import read
from skye.cli.kept import add_line, read_lines
from skye.cli.processes import results_of
from skye.cli.puzzles.isle_play import CHECKER, IslePlayout
from skye.cli.puzzles.proof import NEAR, SURE, Playout, Proof
from skye.cli.puzzles.skylands_play import SkylandsPlayout, checker
from skye.cli.simulate import show_progress
from skye.cli.trouble import Trouble
from skye.coach.puzzles.puzzle import Puzzle, PuzzleJson, read_puzzle
from skye.core.action import BaseAction
from skye.core.table import AnyTable
from skye.isle.goals import GOALS
from skye.isle.scoring import gold_line, scroll_lines
from skye.isle.survey import Survey

NAMES = ("You", "Bo", "Cy", "Dee", "Eli")
MOST = 384
"""Pairs of games for each answer."""


@dataclass(frozen=True, slots=True)
class Job:
    """One puzzle to check."""

    puzzle: PuzzleJson
    seed: str


@dataclass(frozen=True, slots=True)
class Checked:
    """What became of a puzzle: whether the same answer came out best, the smallest gap, its bound, and the games.

    `near` says whether another answer is within two points of the best one as far as the games show, `is_sure` whether
    they rule it out.
    """

    id: str
    seed: str
    is_solved: bool
    gap: float
    low: float
    near: bool
    is_sure: bool
    games: int


def check(
    puzzles: Sequence[PuzzleJson],
    path: Path,
    *,
    seed: str,
    out: TextIO,
    progress: TextIO | None = None,
    processes: int | None = None,
) -> list[Checked]:
    """Check puzzles, those left out that the file of results has already, and print how many passed; raises Trouble."""
    known = {each.id: each for each in read_lines(path, Checked)}
    if any(each.seed != seed for each in known.values()):
        raise Trouble(f"{path.name} has results with another seed.")
    jobs = [Job(puzzle, seed) for puzzle in puzzles if puzzle["id"] not in known]
    with path.open("a", encoding="utf-8") as file:
        for result in results_of(checked, jobs, processes):
            add_line(file, asdict(result))
            known[result.id] = result
            show_progress(progress, len(known), max(len(known), len(puzzles)))
    results = [known[puzzle["id"]] for puzzle in puzzles]
    solved, near = sum(each.is_solved for each in results), sum(each.near for each in results)
    sure = sum(each.is_sure for each in results)
    print(
        f"{solved} of {len(results)} puzzles solved again, {near} with a second answer within {NEAR:g} points", file=out
    )
    print(f"{sure} with a second answer ruled out by {SURE:g} standard errors", file=out)
    return results


def checked(job: Job) -> Checked:
    """Solve one puzzle again."""
    puzzle = read_puzzle(job.puzzle, NAMES)
    name = job.puzzle["id"]
    if puzzle.value is not None:
        return _exactly(puzzle, name, job.seed)
    answers = list(puzzle.answers)
    proof = Proof(_playout(puzzle, answers), f"{job.seed}/{name}")
    best = answers.index(puzzle.best[0])
    order = sorted(range(len(answers)), key=lambda each: puzzle.losses[each] or 0.0)
    gaps = [proof.gap(best, each, MOST) for each in order if each != best]
    nearest = min(gaps, key=lambda gap: gap.mean)
    return Checked(
        name,
        job.seed,
        is_solved=all(gap.mean > 0 for gap in gaps),
        gap=round(nearest.mean, 2),
        low=round(min(gap.low for gap in gaps), 2),
        near=nearest.mean <= NEAR,
        is_sure=all(gap.is_clear for gap in gaps),
        games=sum(gap.pairs for gap in gaps),
    )


def _playout(puzzle: Puzzle, answers: list[BaseAction]) -> Playout:
    game, state = puzzle.table.game, puzzle.table.state
    if game.name == "skylands":
        return SkylandsPlayout(state, puzzle.seat, answers, checker)  # type: ignore[arg-type]  # actions of the game
    world = read(game.view(state, puzzle.seat))
    return IslePlayout(world, puzzle.seat, [(action,) for action in answers], CHECKER)  # type: ignore[misc]


def _exactly(puzzle: Puzzle, name: str, seed: str) -> Checked:
    """Every way to lay the hand by the rules, scored by their own score lines."""
    leads: dict[frozenset[str], float] = {}
    for table in _laid(puzzle.table, puzzle.seat, len(puzzle.best)):
        laid = frozenset(map(str, table.actions))
        if laid not in leads:
            leads[laid] = _final_lead(table, puzzle.seat)
    ranked = sorted(leads.items(), key=lambda each: -each[1])
    (first, most), (_, second) = ranked[:2]
    is_solved = first == frozenset(map(str, puzzle.best)) and most == puzzle.value
    gap = most - second
    return Checked(name, seed, is_solved, gap, gap, near=gap <= NEAR, is_sure=gap > NEAR, games=0)


def _laid(table: AnyTable, seat: int, count: int) -> list[AnyTable]:
    if not count:
        return [table]
    return [
        after
        for action in table.game.legal_actions(table.state, seat)
        for after in _laid(table.acted(action), seat, count - 1)
    ]


def _final_lead(table: AnyTable, seat: int) -> float:
    """The final lead as the rules count it: the goals of the last round, scrolls and gold."""
    state = table.state
    surveys = [Survey(each.territory) for each in state.seats]
    gold = [each.gold for each in state.seats]
    points = [each.points for each in state.seats]
    for number, survey in enumerate(surveys):
        points[number] += sum(line.points for line in scroll_lines(survey)) + gold_line(gold[number]).points
        for letter in state.this_round.letters:
            points[number] += GOALS[state.goal(letter)].line(surveys, gold, number).points
    return lead(points, seat)
