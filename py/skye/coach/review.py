"""The review of one seat of a finished game: its decisions, the chart of the game, and luck, in slices of work."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeGuard, TypeVar

from skye.coach.decision import Coach, Verdict, decision_json, grade_of, leads_of, stated_loss
from skye.coach.isle import IsleCoach
from skye.coach.luck import balance_of, luck_json
from skye.coach.skylands import SkylandsCoach
from skye.core.action import BaseAction
from skye.core.canonical import digest
from skye.core.errors import BadReview
from skye.core.table import AnyTable
from skye.reviews import VERSION, ChartPointJson, DecisionJson, LuckJson, ReviewJson

Found = TypeVar("Found")

MOST_KEY_MOMENTS = 5


@dataclass(frozen=True, slots=True)
class Review:
    """A review as far as it is done."""

    game: str
    digest: str
    seat: int
    tasks: int
    done: int = 0
    decisions: tuple[DecisionJson, ...] = ()
    chart: tuple[ChartPointJson, ...] = ()
    luck: tuple[LuckJson, ...] = ()
    margin: float | None = None
    """The result; None while the game is running."""

    @property
    def is_done(self) -> bool:
        """Whether nothing is left to do."""
        return self.done == self.tasks

    @property
    def progress(self) -> float:
        """How much of it is done, from 0 to 1."""
        return self.done / self.tasks

    @property
    def key_moments(self) -> list[int]:
        """The decisions that cost most, at most five, as places in the list, in the order of the game."""
        return key_moments(self.decisions)

    def to_json(self) -> ReviewJson:
        """The review as JSON, from which it can be continued."""
        balance = None
        if self.is_done and self.margin is not None:
            balance = balance_of(self.margin, self.seat, self.decisions, self.luck)
        return {
            "version": VERSION,
            "game": self.game,
            "digest": self.digest,
            "seat": self.seat,
            "tasks": self.tasks,
            "done": self.done,
            "decisions": list(self.decisions),
            "key_moments": self.key_moments,
            "chart": list(self.chart),
            "luck": list(self.luck),
            "balance": balance,
        }


def review(table: AnyTable, seat: int, known: object = None) -> Iterator[Review]:
    """Review a seat of a finished game, slice by slice; the last review is done. Raises BadReview before the first.

    Where everybody agreed to it at the set-up, a running game is reviewed, too: all decisions before the last reveal,
    which nobody can undo any more and nobody keeps secret.

    `known` is a review in its JSON form to go on with; one of another version or another game is ignored.

    >>> from skye import isle
    >>> from skye.core.table import new_table
    >>> review(new_table(isle.GAME, isle.new_setup("Ann", "Bo", seed="heather")), 0)
    Traceback (most recent call last):
    skye.core.errors.BadReview: not_over
    """
    coach = coach_of(table)
    if not 0 <= seat < len(table.players):
        raise BadReview("no_seat", seat=seat, seats=len(table.players))
    if table.game.outcome(table.state) is None and not table.game.are_reviews_open(table.setup):
        raise BadReview("not_over")
    return _reviewed(coach, table, seat, known)


def coach_of(table: AnyTable) -> Coach:
    """The coach of a table's game; raises BadReview."""
    make = COACHES.get(table.game.name)
    if make is None:
        raise BadReview("no_coach", game=table.game.name)
    return make()


COACHES: Mapping[str, Callable[[], Coach]] = {"isle": IsleCoach, "skylands": SkylandsCoach}
"""The coaches by the name of the game."""


def key_moments(decisions: Sequence[DecisionJson]) -> list[int]:
    """The slips and mistakes that cost most, at most five, as places in the list.

    >>> key_moments([])
    []
    """
    bad = [place for place, decision in enumerate(decisions) if decision["grade"] != "good"]
    bad.sort(key=lambda place: -decisions[place]["loss"])
    return sorted(bad[:MOST_KEY_MOMENTS])


def _reviewed(coach: Coach, table: AnyTable, seat: int, known: object) -> Iterator[Review]:
    outcome = table.game.outcome(table.state)
    final = None if outcome is None else leads_of(outcome.points)
    actions = table.actions if final is not None else _beyond_undo(table)
    tasks = [
        *(
            ("decision", step)
            for step, action in enumerate(actions)
            if action.seat == seat and coach.is_decision(table, step)
        ),
        *(("chart", step) for step in coach.moments(table)),
        *(("luck", step) for step in coach.draws(table)),
    ]
    # The position of a running game holds secrets, and so would its digest.
    position = table.digest() if final is not None else digest([str(action) for action in actions])
    count = len(tasks) + (final is not None)
    now = Review(table.game.name, position, seat, count, margin=None if final is None else final[seat])
    now = _continued(now, known)
    yield now
    for kind, step in tasks[now.done :]:
        if kind == "decision":
            work = coach.judge(table, step)
            verdicts = yield from _slices(work, now)
            decisions = [_decision(coach, table, step, verdict) for verdict in verdicts]
            now = replace(now, decisions=(*now.decisions, *decisions))
        elif kind == "chart":
            now = replace(now, chart=(*now.chart, _point(coach, table, step, coach.leads(table, step))))
        else:
            chances = yield from _slices(coach.chances(table, step), now)
            now = replace(now, luck=(*now.luck, *(luck_json(table.game.name, step, chance) for chance in chances)))
        now = replace(now, done=now.done + 1)
        yield now
    if not now.is_done and final is not None:
        last = _point(coach, table, len(table.actions), final)
        yield replace(now, chart=(*now.chart, last), done=now.tasks)


def _beyond_undo(table: AnyTable) -> Sequence[BaseAction]:
    """The actions before the last reveal of a running game."""
    reveals = table.state.reveals
    return [action for action, state in zip(table.actions, table.states, strict=False) if state.reveals < reveals]


def _decision(coach: Coach, table: AnyTable, step: int, verdict: Verdict) -> DecisionJson:
    """The decision as it is stated, with reasons unless it is good."""
    stated, action = stated_loss(table.game.name, verdict), table.actions[step]
    if stated is None or grade_of(round(stated, 2)) == "good":
        return decision_json(verdict, stated, step, action)
    why = [coach.reasons(table, step, verdict.better, stated), coach.reasons(table, step, action)]
    return decision_json(verdict, stated, step, action, why)


def _slices(work: Generator[None, None, Found], now: Review) -> Generator[Review, None, Found]:
    """What some work finds, with the review so far after each slice of it."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: Found = end.value
            return found
        yield now


def _point(coach: Coach, table: AnyTable, step: int, leads: Sequence[float]) -> ChartPointJson:
    return {"step": step, "round": coach.round_of(table, step), "leads": [round(lead, 1) + 0.0 for lead in leads]}


def _continued(fresh: Review, known: object) -> Review:
    """The review with what is known of it already, if that is a part of the same review."""
    if not _is_part(known, fresh):
        return fresh
    decisions, chart, luck = tuple(known["decisions"]), tuple(known["chart"]), tuple(known["luck"])
    return replace(fresh, done=known["done"], decisions=decisions, chart=chart, luck=luck)


def _is_part(known: object, fresh: Review) -> TypeGuard[ReviewJson]:
    """Whether something stored is a review of the same seat of the same game by this coach, as far as it was done."""
    if not isinstance(known, dict):
        return False
    fixed = {"version": VERSION, "game": fresh.game, "digest": fresh.digest, "seat": fresh.seat, "tasks": fresh.tasks}
    done, parts = known.get("done"), [known.get(name) for name in ("decisions", "chart", "luck")]
    if any(known.get(name) != value for name, value in fixed.items()) or isinstance(done, bool):
        return False
    are_lists = all(isinstance(part, list) and all(isinstance(each, dict) for each in part) for part in parts)
    return are_lists and isinstance(done, int) and 0 <= done <= fresh.tasks
