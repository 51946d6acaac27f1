"""What in a game of Isle of Skye is worth a remark."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from skye.bots.remarks.remarks import Chapter, Moment, Narrator, Numbered
from skye.core.event import BaseEvent
from skye.isle import events
from skye.isle.tiles import TILES

MUCH = 8
"""Points in one scoring that are worth a remark, if nobody got more."""
FAR = 12
"""Points behind the leader that hurt."""
DEAR = 7
"""A price that only a gambler puts on a tile."""


def _moments(chapter: Chapter, characters: Sequence[str | None]) -> Iterator[Moment]:
    """The moments of a round, in the order of its events."""
    points = _points(chapter.before, len(characters))
    sales: dict[int, int] = {}
    for number, event in chapter.events:
        if isinstance(event, events.Bought):
            sales[event.seller] = sales.get(event.seller, 0) + 1
            yield Moment(number, event.seller, "sold")
            yield Moment(number, event.seat, "buys")
        elif isinstance(event, events.RoundEnded):
            yield from _scored(number, points, event.points)
            points = event.points
        for seat, character in enumerate(characters):
            if character and _is_typical(character, seat, event, sales, points):
                yield Moment(number, seat, "typical")


def _points(before: Sequence[Numbered], seats: int) -> Sequence[int]:
    """The points after the round before."""
    ended = [event.points for _, event in before if isinstance(event, events.RoundEnded)]
    return ended[-1] if ended else [0] * seats


def _scored(number: int, before: Sequence[int], after: Sequence[int]) -> Iterator[Moment]:
    """What a scoring means to each seat."""
    gains = [new - old for old, new in zip(before, after, strict=True)]
    for seat in range(len(after)):
        others = [points for other, points in enumerate(after) if other != seat]
        led = all(before[seat] > points for other, points in enumerate(before) if other != seat)
        if after[seat] > max(others) and not led and any(before):
            yield Moment(number, seat, "lead")
        if gains[seat] >= MUCH and gains[seat] == max(gains):
            yield Moment(number, seat, "gain")
        if after[seat] < min(others) and max(others) - after[seat] >= FAR:
            yield Moment(number, seat, "behind")
        if max(gains) >= MUCH and gains[seat] < max(gains):
            yield Moment(number, seat, "rival")


def _is_typical(character: str, seat: int, event: BaseEvent, sales: Mapping[int, int], points: Sequence[int]) -> bool:
    """Whether an event shows the temperament of a character."""
    match character, event:
        case "morag", events.Bought():  # sells everything
            return event.seller == seat and sales[seat] > 1
        case "hamish", events.Passed():  # buys nothing
            return event.seat == seat
        case "rory", events.Revealed():  # puts nearly everything on one tile
            return event.seat == seat and max(event.prices.values()) >= DEAR
        case "isla", events.Bought():  # takes a tile from whoever leads
            return event.seat == seat and any(points) and points[event.seller] == max(points)
        case "fergus", events.Placed():
            return event.seat == seat and TILES[event.tile].scroll is not None
        case "catriona", events.Placed():
            return event.seat == seat and TILES[event.tile].sheep + TILES[event.tile].cattle > 1
        case "angus", events.Revealed():  # round prices
            return event.seat == seat and any(price % 5 == 0 for price in event.prices.values())
        case "eilidh", events.Income():  # barrels that pay
            return event.seat == seat and event.whisky > 1
    return False


def _begun(event: BaseEvent, seats: int) -> int:
    """The number of the round that an event begins, apart from the first."""
    return event.round if isinstance(event, events.RoundStarted) and event.round > 1 else 0


ISLE_NARRATOR = Narrator(
    kinds=frozenset(
        ("start", "round", "income", "priced", "revealed", "bought", "passed", "placed", "round_end", "end")
    ),
    begins=_begun,
    first_deeds=frozenset(("priced",)),
    moments=_moments,
)
"""Isle of Skye: a round of remarks is a round of the game."""
