"""When a character says something, and which of its sentences: a pure function of public events and of who plays.

Nothing here sees a state, a view or a generator. What is said follows from events, which everybody may know, so a
remark gives nothing away. The sentences themselves belong to the page.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypedDict

from skye.core.event import BaseEvent

Numbered = tuple[int, BaseEvent]
"""An event with its number in the history."""

MOMENTS: Mapping[str, int] = {
    "greeting": 2,
    "typical": 2,
    "buys": 1,
    "sold": 1,
    "island": 1,
    "special": 1,
    "gain": 1,
    "rival": 1,
    "behind": 1,
    "lead": 1,
    "win": 1,
    "lose": 1,
}
"""The moments at which a character may say something, each with the number of its sentences."""

WEIGHTS: Mapping[str, tuple[int, int]] = {
    "lead": (6, 100),
    "gain": (5, 90),
    "behind": (4, 80),
    "rival": (3, 45),
    "special": (2, 50),
    "island": (2, 50),
    "typical": (2, 60),
    "sold": (1, 14),
    "buys": (1, 10),
}
"""Of moments that come together the first number decides; of a hundred such moments that many are remarked on."""

PERIOD = 2
"""A character says something in one of this many rounds at most, apart from its first and its last words."""


class RemarkJson(TypedDict):
    """A seat says the `number`th sentence for a moment, which the event with the number `event` has brought about."""

    seat: int
    moment: str
    number: int
    event: int


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment for a seat, brought about by the event with this number."""

    event: int
    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class Remark:
    """What a seat says."""

    seat: int
    moment: str
    number: int
    event: int

    def to_json(self) -> RemarkJson:
        """The remark as JSON."""
        return {"seat": self.seat, "moment": self.moment, "number": self.number, "event": self.event}


@dataclass(frozen=True, slots=True)
class Chapter:
    """The events of a round that a narrator looks at, with their numbers, and those of the round before it."""

    number: int
    before: Sequence[Numbered]
    events: Sequence[Numbered]


@dataclass(frozen=True, slots=True)
class Narrator:
    """How a game is divided, and what in it is worth a remark.

    `kinds` are the kinds of events that the others look at. `begins` gives the number of the round that an event
    begins at a table of that many seats, and 0 for all other events; the first round begins with the game.
    `first_deeds` are the kinds of events by which a seat shows that it is there. `moments` finds the moments of a
    round, for the characters by seat.
    """

    kinds: frozenset[str]
    begins: Callable[[BaseEvent, int], int]
    first_deeds: frozenset[str]
    moments: Callable[[Chapter, Sequence[str | None]], Iterator[Moment]]


SILENT = Narrator(
    kinds=frozenset(),
    begins=lambda event, seats: 0,
    first_deeds=frozenset(),
    moments=lambda chapter, characters: iter(()),
)
"""For a game without characters."""


def character_of(player: str) -> str | None:
    """The character that plays a seat; None for a person and for a bot without character.

    >>> character_of("steady.morag"), character_of("human"), character_of("easy")
    ('morag', None, None)
    """
    _, separator, character = player.partition(".")
    return character if separator else None


def remark_on(narrator: Narrator, history: Sequence[BaseEvent], since: int, players: Sequence[str]) -> Remark | None:
    """What a character says about the events from a number on, if anything; never more than one at once.

    >>> remark_on(SILENT, (), 0, ["human", "steady.morag"]) is None
    True
    """
    characters = [character_of(player) for player in players]
    if not any(characters) or not any(event.kind in narrator.kinds for event in history[since:]):
        return None
    chapters = _chapters(narrator, history, since, len(players))
    said = [remark for chapter in chapters for remark in _said(narrator, chapter, characters) if remark.event >= since]
    return max(said, key=lambda remark: (_rank(remark.moment), -remark.event), default=None)


def _rank(moment: str) -> int:
    return {"win": 9, "lose": 9, "greeting": 8}.get(moment) or WEIGHTS[moment][0]


def _chapters(narrator: Narrator, history: Sequence[BaseEvent], since: int, seats: int) -> Iterator[Chapter]:
    """The rounds that the events from a number on belong to, the last one first.

    Events are read backwards, and no further than the round before: a long game takes no longer than a short one.
    """
    rounds: list[tuple[int, list[Numbered]]] = []
    events: list[Numbered] = []
    for number in range(len(history) - 1, -1, -1):
        if history[number].kind not in narrator.kinds:
            continue
        event = history[number]
        events.insert(0, (number, event))
        begun = narrator.begins(event, seats)
        if begun:
            rounds.append((begun, events))
            events = []
            if len(rounds) > 1 and rounds[-2][1][0][0] < since:
                break
    else:
        rounds.append((1, events))
    for place, (begun, own) in enumerate(rounds):
        if own and own[-1][0] >= since:
            yield Chapter(begun, rounds[place + 1][1] if place + 1 < len(rounds) else (), own)


def _said(narrator: Narrator, chapter: Chapter, characters: Sequence[str | None]) -> Iterator[Remark]:
    """What is said in a round, in order."""
    if chapter.number == 1:
        yield from _greetings(narrator, chapter, characters)
    yield from _last_words(chapter, characters)
    facts = dict(chapter.events)
    has_spoken = {seat for seat in range(len(characters)) if (chapter.number + seat) % PERIOD}
    for moment in narrator.moments(chapter, characters):
        if characters[moment.seat] is None or moment.seat in has_spoken:
            continue
        luck = _digest(facts[moment.event], moment.seat, moment.name)
        if luck % 100 < WEIGHTS[moment.name][1]:
            has_spoken.add(moment.seat)
            yield _remark(moment, luck)


def _greetings(narrator: Narrator, chapter: Chapter, characters: Sequence[str | None]) -> Iterator[Remark]:
    """One greets when the game begins, the others when they first do something."""
    number, start = chapter.events[0]
    bots = [seat for seat, character in enumerate(characters) if character]
    first = bots[_digest(start, "greeting") % len(bots)]
    yield _remark(Moment(number, first, "greeting"), _digest(start, first))
    greeted = {first}
    for number, event in chapter.events:
        seat = getattr(event, "seat", None)
        if event.kind in narrator.first_deeds and seat in bots and seat not in greeted:
            greeted.add(seat)
            yield _remark(Moment(number, seat, "greeting"), _digest(start, seat))


def _last_words(chapter: Chapter, characters: Sequence[str | None]) -> Iterator[Remark]:
    """At the end the winner speaks, or else one of the others."""
    number, event = chapter.events[-1]
    if event.kind != "end":
        return
    winners: tuple[int, ...] = getattr(event, "winners", ())
    bots = [seat for seat, character in enumerate(characters) if character]
    best = [seat for seat in bots if seat in winners]
    luck = _digest(event, "end")
    seat = (best or bots)[luck % len(best or bots)]
    yield _remark(Moment(number, seat, "win" if best else "lose"), luck)


def _remark(moment: Moment, luck: int) -> Remark:
    return Remark(moment.seat, moment.name, luck // 100 % MOMENTS[moment.name] + 1, moment.event)


def _digest(event: BaseEvent, *more: object) -> int:
    """A number that looks like chance, but follows from public facts."""
    text = json.dumps([event.to_json(), *more], sort_keys=True)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")
