"""The shapes of what the page asks about puzzles and gets back; the types of the page are generated from them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, NotRequired, TypedDict

from skye.coach.puzzles.puzzle import PuzzleJson
from skye.core.game import ReasonJson
from skye.protocol import OfGame, Situation

Action = Annotated[Mapping[str, object], OfGame("action")]


class PuzzleArgs(TypedDict):
    """A puzzle to look at, and what its seats are called."""

    puzzle: PuzzleJson
    names: list[str]


class PuzzleAskArgs(TypedDict):
    """A question of the page about the puzzle, with its arguments."""

    question: str
    args: NotRequired[Mapping[str, object]]


class PuzzleAnswerArgs(TypedDict):
    """An answer, or the first placements of one."""

    actions: list[Action]


class PuzzleResult(TypedDict):
    """A puzzle as it is shown: the moment, the answers that are offered, and of how many placements an answer is."""

    situation: Situation
    kind: str
    level: int
    seat: int
    answers: list[Action]
    count: int


class OtherAnswer(TypedDict):
    """An answer that is not the best one, and about how many points it loses."""

    action: Action
    loss: float


class VerdictJson(TypedDict):
    """What an answer is worth; `loss` is None where that was not studied, and `shown` has the best placements done.

    `gap` is what the second best answer loses.
    """

    is_best: bool
    loss: float | None
    is_exact: bool
    gap: float
    best: list[Action]
    reasons: list[ReasonJson]
    others: list[OtherAnswer]
    shown: Situation


class PuzzleAnswerResult(TypedDict):
    """The moment after what was answered so far, and the verdict once the answer is complete."""

    situation: Situation
    verdict: VerdictJson | None
