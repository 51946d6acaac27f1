"""What is worth remembering of a finished game: facts with codes, and which of them are the most notable."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TypedDict

from skye.core.errors import Facts
from skye.core.event import facts_json
from skye.core.game import NO_FACTS

SHOWN = 3
"""How many facts the end of a game shows."""

CLOSE = 2
"""A victory by at most that many points is a close one."""


FactsOf = Callable[[int], Facts]
"""Further facts about a seat."""


class NotableJson(TypedDict):
    """A fact about a finished game: a stable code, the seat it is about (None for all) and its numbers."""

    code: str
    seat: int | None
    facts: dict[str, object]


class NotablesAnswer(TypedDict):
    """The most notable facts of a finished game, first one first; none while it is being played."""

    notables: list[NotableJson]


@dataclass(frozen=True, slots=True)
class Notable:
    """A fact about a finished game; its `weight` is 1 if games usually have such a fact, and more if few have it.

    >>> Notable("flock", seat=1, weight=1.5, facts={"count": 12}).to_json()
    {'code': 'flock', 'seat': 1, 'facts': {'count': 12}}
    """

    code: str
    seat: int | None
    weight: float
    facts: Facts

    def to_json(self) -> NotableJson:
        """The fact as JSON."""
        return {"code": self.code, "seat": self.seat, "facts": facts_json(self.facts)}


def most_notable(found: Iterable[Notable], count: int = SHOWN) -> list[Notable]:
    """The weightiest facts, each of another kind, and not all about one seat if there are others.

    >>> facts = [Notable(code, seat, weight, {}) for code, seat, weight in (("a", 0, 9), ("b", 0, 8), ("c", 1, 1))]
    >>> [each.code for each in most_notable([*facts, Notable("d", 0, 7, {})])]
    ['a', 'b', 'c']
    """
    ranked = sorted(found, key=lambda each: (-each.weight, each.code, -1 if each.seat is None else each.seat))
    kinds = list({each.code: each for each in reversed(ranked)}.values())
    kinds.sort(key=ranked.index)
    chosen = kinds[:count]
    if len({each.seat for each in chosen}) == 1:
        other = next((each for each in kinds[count:] if each.seat != chosen[0].seat), None)
        if other is not None:
            chosen[-1] = other
    return chosen


def alone_highest(values: Sequence[int]) -> int | None:
    """The seat that has more than every other one; None if several share the most or nobody has any.

    >>> alone_highest([3, 8, 5]), alone_highest([8, 8, 5]), alone_highest([0, 0])
    (1, None, None)
    """
    most = max(values)
    return values.index(most) if most > 0 and list(values).count(most) == 1 else None


def superlative(
    code: str, amounts: Sequence[int], usual: float, facts: FactsOf = lambda seat: NO_FACTS
) -> Iterator[Notable]:
    """The fact that a seat has the most of something; `usual` is what the best seat of a game usually has.

    >>> list(superlative("flock", [4, 12], usual=8))
    [Notable(code='flock', seat=1, weight=1.5, facts={'count': 12})]
    """
    seat = alone_highest(amounts)
    if seat is not None:
        yield Notable(code, seat, amounts[seat] / usual, {"count": amounts[seat], **facts(seat)})


@dataclass(frozen=True, slots=True)
class CourseUsual:
    """What the course of a game usually shows; more is notable."""

    lead_changes: float
    behind: float
    margin: float


def course_notables(
    course: Sequence[Sequence[int]], final: Sequence[int], winners: Sequence[int], *, usual: CourseUsual
) -> Iterator[Notable]:
    """What the course of points shows: changes of the lead, catching up from the last place, a lead throughout, the
    distance at the end. `course` are the points by seat after each step (round or turn) from the first.

    >>> usual = CourseUsual(lead_changes=2, behind=5, margin=10)
    >>> [each.code for each in course_notables([(0, 4), (9, 4)], (9, 10), (1,), usual=usual)]
    ['lead_changes', 'comeback', 'close']
    """
    leads = [leader for points in [*course, final] if (leader := _leader(points)) is not None]
    changes = sum(before != after for before, after in pairwise(leads))
    if changes > 1:
        yield Notable("lead_changes", None, changes / usual.lead_changes, {"count": changes})
    if len(winners) != 1:
        return
    winner = winners[0]
    if course and all(_leader(points) == winner for points in course):
        yield Notable("led_throughout", winner, 1.0, {"count": len(course)})
    behind = [
        (max(points) - points[winner], step)
        for step, points in enumerate(course, start=1)
        if all(points[winner] < other for seat, other in enumerate(points) if seat != winner)
    ]
    if behind:
        most, step = max(behind, key=lambda each: (each[0], -each[1]))
        yield Notable("comeback", winner, 0.5 + most / usual.behind, {"points": most, "step": step})
    second = max((seat for seat in range(len(final)) if seat != winner), key=lambda seat: (final[seat], -seat))
    margin = final[winner] - final[second]
    if 0 < margin <= CLOSE:
        yield Notable("close", winner, 2.0 - margin / 2, {"points": margin, "other": second})
    elif margin >= usual.margin:
        yield Notable("runaway", winner, margin / usual.margin, {"points": margin, "other": second})


def _leader(points: Sequence[int]) -> int | None:
    most = max(points)
    return list(points).index(most) if list(points).count(most) == 1 else None
