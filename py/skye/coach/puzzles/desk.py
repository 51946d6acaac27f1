"""The puzzle that the page shows: one at a time, beside the open table, which it never touches."""

from __future__ import annotations

from collections.abc import Mapping

from skye.arguments import Refusal, text_of
from skye.coach.puzzles.grading import after, graded, is_complete, next_best, reasons_for
from skye.coach.puzzles.messages import (
    PuzzleAnswerArgs,
    PuzzleAnswerResult,
    PuzzleArgs,
    PuzzleAskArgs,
    PuzzleResult,
    VerdictJson,
)
from skye.coach.puzzles.puzzle import Puzzle, read_puzzle
from skye.core.action import BaseAction
from skye.core.question import Args
from skye.core.table import AnyTable
from skye.protocol import Situation, Verb

MOST_OTHERS = 3
"""How many other answers are named with what they lose."""

MOST_NAMES = 5


class PuzzleDesk:
    """The puzzle on the screen, behind verbs that take and give JSON values."""

    def __init__(self) -> None:
        self._puzzle: Puzzle | None = None
        self._number = 0
        self.verbs: dict[str, Verb] = {
            "puzzle": Verb(PuzzleArgs, self.open),
            "puzzle_ask": Verb(PuzzleAskArgs, self.ask),
            "puzzle_answer": Verb(PuzzleAnswerArgs, self.answer),
        }

    def open(self, args: Args) -> PuzzleResult:
        """Look at a puzzle."""
        names = args.get("names")
        if not isinstance(names, list) or len(names) < MOST_NAMES or not all(isinstance(name, str) for name in names):
            raise Refusal("bad_request", field="names")
        puzzle = read_puzzle(args.get("puzzle"), names)
        situation = self._situation(puzzle, puzzle.table)
        self._puzzle = puzzle
        self._number += 1
        return {
            "situation": situation,
            "kind": puzzle.kind,
            "level": puzzle.level,
            "seat": puzzle.seat,
            # Of many places for a tile the page shows those that the engine offers.
            "answers": [] if puzzle.kind == "placement" else [action.to_json() for action in puzzle.answers],
            "count": len(puzzle.best),
        }

    def ask(self, args: Args) -> Mapping[str, object]:
        """Put a question of the page to the game, about the puzzle with what has been answered so far."""
        puzzle = self._open()
        details, question = args.get("args", {}), text_of(args, "question")
        if not isinstance(details, dict):
            raise Refusal("bad_request", field="args")
        try:
            return self._table.game.ask(self._table.state, puzzle.seat, question, details)
        except (KeyError, TypeError) as fault:
            raise Refusal("bad_question", question=question[:40], detail=str(fault)[:80]) from None

    def answer(self, args: Args) -> PuzzleAnswerResult:
        """Take an answer, or the first placements of one; none takes everything back."""
        puzzle = self._open()
        data = args.get("actions")
        if not isinstance(data, list) or len(data) > len(puzzle.best):
            raise Refusal("bad_request", field="actions")
        actions = [_action(puzzle, each) for each in data]
        self._table = after(puzzle, actions)
        situation = self._situation(puzzle, self._table)
        is_whole = is_complete(puzzle, actions)
        return {"situation": situation, "verdict": self._verdict(puzzle, actions) if is_whole else None}

    def _open(self) -> Puzzle:
        if self._puzzle is None:
            raise Refusal("no_puzzle")
        return self._puzzle

    def _verdict(self, puzzle: Puzzle, actions: list[BaseAction]) -> VerdictJson:
        verdict = graded(puzzle, actions)
        return {
            "is_best": verdict.is_best,
            "loss": verdict.loss,
            "is_exact": verdict.is_exact,
            "gap": puzzle.gap,
            "best": [action.to_json() for action in puzzle.best],
            "reasons": reasons_for(puzzle),
            "others": [{"action": action.to_json(), "loss": loss} for action, loss in next_best(puzzle)[:MOST_OTHERS]],
            "shown": self._situation(puzzle, after(puzzle, puzzle.best)),
        }

    def _situation(self, puzzle: Puzzle, table: AnyTable) -> Situation:
        """The moment as the seat of the puzzle may see it; nobody else is asked, and nothing goes on by itself."""
        self._table = table
        state = table.state
        is_asked = puzzle.seat in table.game.to_act(state)
        return {
            "revision": self._number,
            "game": table.game.name,
            "phase": state.phase,
            "to_act": [puzzle.seat] if is_asked else [],
            "forced": [],
            "implied": [],
            "holder": puzzle.seat,
            "bot": None,
            "is_secret": False,
            "players": list(table.players),
            "viewer": puzzle.seat,
            "step": len(table.actions),
            "steps": len(table.actions),
            "can_undo": bool(table.actions),
            "undo_seat": puzzle.seat if table.actions else None,
            "events": [],
            "remarks": [],
            "is_over": False,
            "outcome": None,
            "setup": None,
            "view": table.game.view(state, puzzle.seat),
        }


def _action(puzzle: Puzzle, data: object) -> BaseAction:
    try:
        action: BaseAction = puzzle.table.game.action_from_json(data)
    except (ValueError, KeyError, TypeError):
        raise Refusal("unknown_action") from None
    if action.seat != puzzle.seat:
        raise Refusal("unknown_action")
    return action
