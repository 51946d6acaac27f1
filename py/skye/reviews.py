"""The shapes of a review: what the coach says of a seat's decisions, of luck, and of how a game went.

The bridge knows them, and the verbs for reviews, without loading the coach.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, NotRequired, TypedDict

from skye.core.game import ReasonJson
from skye.protocol import Name, OfGame

VERSION = 1
"""The version of the coach: what it states changes only with it, and a stored review of another one is out of date."""

ActionJson = Annotated[Mapping[str, object], OfGame("action")]
"""An action of the game in its JSON form."""

Grade = Literal["good", "slip", "mistake"]
"""How a decision is graded, by the points that it costs."""


class DecisionJson(TypedDict):
    """One decision of the reviewed seat, made after `step` actions.

    `kind` says what was decided: in Isle of Skye `discard`, `price`, `purchase` or `placement`, in Skylands `action`,
    `tile`, `island`, `special`, `payment` or `energy`. `round` is the round or, in Skylands, the turn. `better` is what
    the coach would have done, None where that is what was done. `loss` is what the decision cost, in points of the
    final margin; where `is_judged` is false, nothing can be said about that. `reasons` are those for the better
    decision, `chosen_reasons` those for what was chosen; both are there for slips and mistakes only.
    """

    step: int
    kind: str
    round: int
    chosen: ActionJson
    better: ActionJson | None
    loss: float
    is_judged: bool
    grade: Grade
    reasons: list[ReasonJson]
    chosen_reasons: list[ReasonJson]


class ChartPointJson(TypedDict):
    """By how much each seat is expected to lead the mean of the others in the end, as everybody sees the game.

    After all actions it is by how much each seat does lead.
    """

    step: int
    round: int
    leads: list[float]


class LuckJson(TypedDict):
    """What chance gave each seat, in points of the final margin, compared with the average.

    `source` is `tiles` for what was drawn after `step` actions, or `order` for the order in which the seats act.
    `uncertainty` is the standard error of each seat's points.
    """

    step: int
    round: int
    source: Literal["tiles", "order"]
    points: list[float]
    uncertainty: list[float]


class BalanceJson(TypedDict):
    """Where the result of the reviewed seat comes from: `margin` is `skill` + `luck` + `remainder`.

    `margin` is the lead over the mean of the others, `skill` minus what the decisions cost, and the remainder holds
    what the others decided and what cannot be known. `luck_uncertainty` is the standard error of the luck.
    """

    margin: float
    skill: float
    luck: float
    luck_uncertainty: float
    remainder: float


class ReviewJson(TypedDict):
    """A review of one seat of a finished game, or as much of it as is done.

    `version` is that of the coach and `digest` that of the final position: a stored review belongs to both. Of `tasks`
    tasks, `done` are done. `key_moments` are places in `decisions`, in the order of the game. `balance` is there once
    the review is done.
    """

    version: int
    game: Name
    digest: str
    seat: int
    tasks: int
    done: int
    decisions: list[DecisionJson]
    key_moments: list[int]
    chart: list[ChartPointJson]
    luck: list[LuckJson]
    balance: BalanceJson | None


class ReviewArgs(TypedDict):
    """The seat to review on the open table, or in the record `text`; `known` is a stored review to go on with."""

    seat: int
    text: NotRequired[str | None]
    known: NotRequired[ReviewJson | None]


class ReviewSliceArgs(TypedDict):
    """The review to go on with, and for how many milliseconds."""

    review: int
    slice: NotRequired[float]


class ReviewStopArgs(TypedDict):
    """The review to stop."""

    review: int


class ReviewResult(TypedDict):
    """How far a review is; the review itself is there when it is done, and when it is stopped to be stored."""

    review: int
    is_done: bool
    progress: float
    result: NotRequired[ReviewJson]
