"""How an answer to a puzzle is graded: whether it is the best one, and what it loses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from skye.bots.isle.reading import read
from skye.coach.puzzles.endings import final_lead
from skye.coach.puzzles.puzzle import Puzzle
from skye.core.action import BaseAction
from skye.core.game import ReasonJson
from skye.core.table import AnyTable
from skye.core.tile import turned_edges
from skye.games import REGISTER
from skye.skylands.actions import Place, Take
from skye.skylands.tiles import ALL_TILES


@dataclass(frozen=True, slots=True)
class Verdict:
    """What an answer is worth: whether it is best, what it loses (None if that was not studied), exactly or about."""

    is_best: bool
    loss: float | None
    is_exact: bool


def same_answer(action: BaseAction) -> object:
    """What an answer comes to: tiles of Skylands that look alike on the board are one answer.

    >>> from skye.skylands.actions import Choose
    >>> same_answer(Choose(0, "deploy")) == same_answer(Choose(0, "deploy"))
    True
    """
    if isinstance(action, Take | Place):
        return action.x, action.y, turned_edges(ALL_TILES[action.tile].edges, action.turn)
    return action


def is_complete(puzzle: Puzzle, actions: Sequence[BaseAction]) -> bool:
    """Whether so many actions are an answer: one, or all placements of a hand."""
    return len(actions) >= len(puzzle.best)


def after(puzzle: Puzzle, actions: Sequence[BaseAction]) -> AnyTable:
    """The table with some tiles placed as an answer says; what else is answered changes nothing that is shown.

    Raises IllegalAction.
    """
    table = puzzle.table
    for action in actions if puzzle.kind == "placement" else ():
        table = table.acted(action)
    return table


def graded(puzzle: Puzzle, actions: Sequence[BaseAction]) -> Verdict:
    """The verdict on an answer that the rules allow; raises IllegalAction for another."""
    table = after(puzzle, actions)
    if puzzle.value is not None:
        world = read(table.game.view(table.state, puzzle.seat))
        loss = round(puzzle.value - final_lead(world, puzzle.seat), 1)
        return Verdict(loss <= 0, max(0.0, loss), is_exact=True)
    keys = [same_answer(action) for action in puzzle.answers]
    given = same_answer(actions[0])
    found = puzzle.losses[keys.index(given)] if given in keys else None
    return Verdict(given == same_answer(puzzle.best[0]), found, is_exact=False)


def reasons_for(puzzle: Puzzle) -> list[ReasonJson]:
    """Why the best answer is best: as it is stored, or else as the champion sees it."""
    if puzzle.reasons:
        return list(puzzle.reasons)
    found: list[ReasonJson] = []
    table, adviser = puzzle.table, REGISTER[puzzle.table.game.name].adviser
    for action in puzzle.best:
        view = table.game.view(table.state, puzzle.seat)
        found += [reason.to_json() for reason in adviser.explain(view, action)]
        if len(puzzle.best) > 1:
            table = table.acted(action)
    return found


def next_best(puzzle: Puzzle) -> list[tuple[BaseAction, float]]:
    """The answers with what they lose, least first, without the best one and those that were not studied."""
    best = same_answer(puzzle.best[0])
    pairs = zip(puzzle.answers, puzzle.losses, strict=True)
    studied = [(action, loss) for action, loss in pairs if loss is not None and same_answer(action) != best]
    return sorted(studied, key=lambda pair: pair[1])
