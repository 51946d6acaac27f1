"""What the coach finds out about one decision, and what it states of that."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

from skye.bots.bot import Reason
from skye.coach.factors import loss_slope
from skye.core.action import BaseAction
from skye.core.table import AnyTable
from skye.reviews import DecisionJson, Grade

Result = TypeVar("Result")

SLIP = 1.0
MISTAKE = 2.0
"""From how many points of stated loss on a decision gets each grade."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a decision of one kind costs by the coach's own judgement, and the action that it would have preferred.

    `left` is how much of the game is still to come, as `skye.coach.factors` counts it.
    """

    kind: str
    round: int
    left: int
    loss: float
    better: BaseAction
    compared: BaseAction | None = None
    """What the better action is compared with if that is not what was chosen: a discard with its own best prices."""


Work = Generator[None, None, list[Verdict]]
"""The evaluation of one step in slices; it returns a verdict for each kind of decision in it."""


@dataclass(frozen=True, slots=True)
class Chance:
    """What a draw, or the order of the seats, gave each of them against the average, before it is scaled.

    `noise` is the standard error of that average.
    """

    source: str
    round: int
    left: int
    points: Sequence[float]
    noise: Sequence[float]


ChanceWork = Generator[None, None, list[Chance]]
"""The evaluation of one draw in slices."""


def finished(work: Generator[None, None, Result]) -> Result:
    """What some work finds, without a pause."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: Result = end.value
            return found


class Coach(Protocol):
    """Who judges the decisions of one game."""

    @property
    def kinds(self) -> Sequence[str]:
        """The kinds of decisions."""
        ...

    def is_decision(self, table: AnyTable, step: int) -> bool:
        """Whether the action taken after so many actions was a choice worth a judgement."""
        ...

    def judge(self, table: AnyTable, step: int) -> Work:
        """Evaluate the action taken after so many actions, from what its seat saw then."""
        ...

    def reasons(self, table: AnyTable, step: int, action: BaseAction, lead: float | None = None) -> Sequence[Reason]:
        """Why an action would be good at that moment, from what the seat saw then.

        `lead` is by how many points it is better than what was chosen, if it is.
        """
        ...

    def moments(self, table: AnyTable) -> Sequence[int]:
        """After which numbers of actions the chart has a point; the end is another one."""
        ...

    def round_of(self, table: AnyTable, step: int) -> int:
        """The round or turn after so many actions."""
        ...

    def leads(self, table: AnyTable, step: int) -> list[float]:
        """By how much each seat is expected to lead the mean of the others in the end, as everybody sees it."""
        ...

    def draws(self, table: AnyTable) -> Sequence[int]:
        """After which numbers of actions something had been drawn."""
        ...

    def chances(self, table: AnyTable, step: int) -> ChanceWork:
        """What the last draw, and the order of the seats, gave each of them."""
        ...


def grade_of(loss: float) -> Grade:
    """The grade of a stated loss.

    >>> [grade_of(loss) for loss in (0.9, 1.0, 2.0)]
    ['good', 'slip', 'mistake']
    """
    return "mistake" if loss >= MISTAKE else "slip" if loss >= SLIP else "good"


def stated_loss(game: str, verdict: Verdict) -> float | None:
    """What is stated of the loss that was found: as much of it as is real, None where nothing is known.

    >>> from skye.isle.actions import Pass
    >>> stated_loss("isle", Verdict("purchase", 1, 5, 0.0, Pass(0))) in (None, 0.0)
    True
    """
    slope = loss_slope(game, verdict.kind, verdict.left)
    return None if slope is None else slope * max(0.0, verdict.loss)


def decision_json(
    verdict: Verdict, stated: float | None, step: int, chosen: BaseAction, why: Sequence[Sequence[Reason]] = ((), ())
) -> DecisionJson:
    """The decision as it is stated, with the reasons for the better action and for the chosen one."""
    loss = 0.0 if stated is None else round(stated, 2)
    reasons, chosen_reasons = why
    return {
        "step": step,
        "kind": verdict.kind,
        "round": verdict.round,
        "chosen": chosen.to_json(),
        "better": None if verdict.better == chosen else verdict.better.to_json(),
        "loss": loss,
        "is_judged": stated is not None,
        "grade": grade_of(loss),
        "reasons": [reason.to_json() for reason in reasons],
        "chosen_reasons": [reason.to_json() for reason in chosen_reasons],
    }


def leads_of(points: Sequence[float]) -> list[float]:
    """By how much each is ahead of the mean of the others.

    >>> leads_of([10, 4, 6])
    [5.0, -4.0, -1.0]
    """
    total, others = sum(points), len(points) - 1
    return [each - (total - each) / others for each in points]
