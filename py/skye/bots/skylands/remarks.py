"""What in a game of Skylands is worth a remark."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from skye.bots.remarks.remarks import Chapter, Moment, Narrator, Numbered
from skye.core.event import BaseEvent
from skye.skylands import events

MUCH = 7
"""Points within one turn that are worth a remark."""
FAR = 14
"""Points behind the leader that hurt."""
LARGE = 5
"""Spaces of an island that is worth a remark."""
MANY = 3
"""Inhabitants that move together, or spaces of an island that an architect is proud of."""


def _moments(chapter: Chapter, characters: Sequence[str | None]) -> Iterator[Moment]:
    """The moments of a round, in the order of its events."""
    totals, active = _position(chapter.before)
    for number, event in chapter.events:
        if isinstance(event, events.Completed) and event.spaces >= LARGE:
            yield Moment(number, event.seat, "island")
        elif isinstance(event, events.Created):
            yield Moment(number, event.seat, "special")
        elif isinstance(event, events.Chosen):
            active = event.seat
        elif isinstance(event, events.TurnStarted):
            if totals:
                yield from _compared(number, totals, event.totals)
            totals = event.totals
        for seat, character in enumerate(characters):
            if character and _is_typical(character, seat, event, active):
                yield Moment(number, seat, "typical")


def _position(before: Sequence[Numbered]) -> tuple[Sequence[int], int | None]:
    """The totals at the last turn before, and who chose the action in it."""
    totals = [event.totals for _, event in before if isinstance(event, events.TurnStarted)]
    chosen = [event.seat for _, event in before if isinstance(event, events.Chosen)]
    return (totals[-1] if totals else (), chosen[-1] if chosen else None)


def _compared(number: int, before: Sequence[int], after: Sequence[int]) -> Iterator[Moment]:
    """What a turn has meant to each seat."""
    gains = [new - old for old, new in zip(before, after, strict=True)]
    for seat in range(len(after)):
        others = [points for other, points in enumerate(after) if other != seat]
        led = all(before[seat] > points for other, points in enumerate(before) if other != seat)
        if after[seat] > max(others) and not led and len(set(before)) > 1:
            yield Moment(number, seat, "lead")
        if gains[seat] >= MUCH and gains[seat] == max(gains):
            yield Moment(number, seat, "gain")
        if after[seat] < min(others) and max(others) - after[seat] >= FAR:
            yield Moment(number, seat, "behind")
        if max(gains) >= MUCH and gains[seat] < max(gains):
            yield Moment(number, seat, "rival")


def _is_typical(character: str, seat: int, event: BaseEvent, active: int | None) -> bool:
    """Whether an event shows the temperament of a character."""
    match character, event:
        case "zephyr", events.Chosen():
            return event.seat == seat and event.action == "discover"
        case "bora", events.Chosen():  # rather repeats an action than waits, and fills the board quickly
            return event.seat == seat and (event.is_repeat or event.action == "discover")
        case "aurora", events.Completed():
            return event.seat == seat and event.terrain == "C"
        case "nimbus", events.Deployed():
            return event.seat == seat and event.count >= MANY
        case "halo", events.Created():
            return event.seat == seat
        case "cirrus", events.Completed():
            return event.seat == seat and event.spaces >= MANY
        case "mistral", events.Converted():
            return event.seat == seat
        case "petrel", events.Passed():  # has chosen what others cannot do
            return event.is_forced and event.seat != seat and active == seat
    return False


def _begun(event: BaseEvent, seats: int) -> int:
    """The number of the round, one turn of every seat, that an event begins, apart from the first."""
    done = event.turn - 1 if isinstance(event, events.TurnStarted) else 0
    return 0 if done % seats else done // seats and done // seats + 1


SKYLANDS_NARRATOR = Narrator(
    kinds=frozenset(
        ("start", "turn", "chosen", "passed", "taken", "placed", "completed", "deployed", "created", "converted", "end")
    ),
    begins=_begun,
    first_deeds=frozenset(("chosen", "taken", "placed", "deployed", "created")),
    moments=_moments,
)
"""Skylands: a round of remarks is one turn of every seat."""
