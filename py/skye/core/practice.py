"""Practice: a game that goes on from a moment of a finished one, with the same tiles to come or others.

What was drawn for it is a fork, which a record seals with the seed until the game is over. The rest is public.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypedDict

from skye.core.errors import BadRecord
from skye.core.seats import LONGEST_SEED

SAME, NEW = "same", "new"
"""The tiles to come are those of the original, or drawn anew."""

MOST_FORKS = 8
"""How often practice may be tried again in turn; each fork is stored, so there must be a limit."""
MOST_POINTS = 1_000_000

Tiles = Literal["same", "new"]


class PracticeJson(TypedDict):
    """What a record says of practice: the fingerprint of the original, the moment, the seat, and the result there."""

    original: str
    step: int
    seat: int
    tiles: str
    points: list[int]


@dataclass(frozen=True, slots=True)
class Practice:
    """The mark of practice: which game it was tried again from, at which moment and for which seat.

    `original` is the fingerprint of that game, `points` its result by seat.
    """

    original: str
    step: int
    seat: int
    tiles: str
    points: tuple[int, ...]

    def to_json(self) -> PracticeJson:
        """The mark as JSON."""
        return {
            "original": self.original,
            "step": self.step,
            "seat": self.seat,
            "tiles": self.tiles,
            "points": list(self.points),
        }


@dataclass(frozen=True, slots=True)
class Fork:
    """How the tiles to come were drawn after `step` actions: anew from a seed, or the same ones in this order.

    >>> fork = Fork(7, NEW, "heather")
    >>> str(fork), parse_fork(str(fork)) == fork
    ('@7 new heather', True)
    """

    step: int
    tiles: str
    drawn: str

    def __str__(self) -> str:
        return f"@{self.step} {self.tiles} {self.drawn}"

    @property
    def order(self) -> tuple[str, ...]:
        """The tiles to come, if they are the same.

        >>> Fork(7, SAME, "12,30").order, Fork(7, SAME, "").order
        (('12', '30'), ())
        """
        return tuple(self.drawn.split(",")) if self.drawn else ()


def same_tiles(step: int, order: Sequence[str]) -> Fork:
    """The fork after which these tiles come, in this order.

    >>> same_tiles(7, ("12", "30"))
    Fork(step=7, tiles='same', drawn='12,30')
    """
    return Fork(step, SAME, ",".join(order))


_FORK = re.compile(r"@(\d{1,6}) (same|new) ([^\n]*)")


def parse_fork(text: str) -> Fork:
    """A fork from its text; raises BadRecord."""
    match = _FORK.fullmatch(text)
    if match is None or (match[2] == NEW and not 0 < len(match[3]) <= LONGEST_SEED):
        raise BadRecord("bad_practice", field="forks")
    return Fork(int(match[1]), match[2], match[3])


def parse_forks(texts: object) -> tuple[Fork, ...]:
    """The forks of a record, in the order of their moments; raises BadRecord.

    >>> parse_forks(["@9 same 12", "@7 new x"])
    Traceback (most recent call last):
    skye.core.errors.BadRecord: bad_practice: field=forks
    """
    if not isinstance(texts, list | tuple) or not all(isinstance(text, str) for text in texts):
        raise BadRecord("bad_practice", field="forks")
    forks = tuple(map(parse_fork, texts))
    steps = [fork.step for fork in forks]
    if not 0 < len(forks) <= MOST_FORKS or steps != sorted(set(steps)):
        raise BadRecord("bad_practice", field="forks")
    return forks


def parse_practice(data: object) -> Practice:
    """The mark of practice from JSON; raises BadRecord. Whether it fits the game is checked by replaying it."""
    if not isinstance(data, dict):
        raise BadRecord("bad_practice", field="practice")
    original, step, seat = data.get("original"), data.get("step"), data.get("seat")
    tiles, points = data.get("tiles"), data.get("points")
    if not isinstance(original, str) or _FINGERPRINT.fullmatch(original) is None:
        raise BadRecord("bad_practice", field="original")
    if not isinstance(tiles, str) or tiles not in (SAME, NEW):
        raise BadRecord("bad_practice", field="tiles")
    if not isinstance(points, list):
        raise BadRecord("bad_practice", field="points")
    numbers = tuple(_number(each, "points", least=-MOST_POINTS) for each in points)
    return Practice(original, _number(step, "step"), _number(seat, "seat"), tiles, numbers)


_FINGERPRINT = re.compile("[0-9a-f]{64}")


def _number(value: object, field: str, least: int = 0) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= MOST_POINTS:
        raise BadRecord("bad_practice", field=field)
    return value


def check_practice(practice: Practice | None, forks: Sequence[Fork], *, actions: int, seats: int) -> None:
    """Raise BadRecord unless a mark of practice and its forks belong together and to a game of this size.

    >>> check_practice(None, (), actions=0, seats=2)
    >>> check_practice(None, (Fork(0, NEW, "x"),), actions=0, seats=2)
    Traceback (most recent call last):
    skye.core.errors.BadRecord: bad_practice: field=practice
    """
    if practice is None:
        if forks:
            raise BadRecord("bad_practice", field="practice")
        return
    if not forks or (forks[-1].step, forks[-1].tiles) != (practice.step, practice.tiles):
        raise BadRecord("bad_practice", field="forks")
    if practice.step > actions:
        raise BadRecord("bad_practice", field="step")
    if practice.seat >= seats:
        raise BadRecord("bad_practice", field="seat")
    if len(practice.points) != seats:
        raise BadRecord("bad_practice", field="points")
