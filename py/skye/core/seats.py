"""Reading the part of a set-up that every game has: named seats with clans, a seed and the first player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from skye.core.game import BadSetup, Json

LONGEST_NAME = 24
LONGEST_SEED = 64

# Line ends, and marks that turn the writing direction of whatever follows a name.
_UNFIT = frozenset(map(chr, (*range(0x20), *range(0x7F, 0xA0), 0x2028, 0x2029, *range(0x202A, 0x202F))))
_UNFIT |= frozenset(map(chr, (*range(0x2066, 0x206A), *range(0xD800, 0xE000))))


@dataclass(frozen=True, slots=True)
class SeatSetup:
    """A seat's name and clan."""

    name: str
    clan: str


def known_fields(data: Json, field: str, known: Sequence[str]) -> Mapping[str, Json]:
    """The data itself, once it is an object with none but known keys; raises BadSetup.

    >>> known_fields({"seed": "x"}, "setup", ("seed",))
    {'seed': 'x'}
    """
    if not isinstance(data, Mapping):
        raise BadSetup("wrong_type", field=field)
    for key in data:
        if key not in known:
            raise BadSetup("unknown_field", field=str(key)[:LONGEST_NAME])
    return data


def parse_seats(data: Json, clans: Sequence[str], *, fewest: int, most: int) -> tuple[SeatSetup, ...]:
    """The seats of a set-up; raises BadSetup.

    >>> seats = [{"name": " Ann ", "clan": "red"}, {"name": "Bo", "clan": "blue"}]
    >>> parse_seats(seats, ("red", "blue"), fewest=2, most=4)[0]
    SeatSetup(name='Ann', clan='red')
    """
    if not isinstance(data, list):
        raise BadSetup("wrong_type", field="seats")
    if not fewest <= len(data) <= most:
        raise BadSetup("wrong_seat_count", seats=len(data), fewest=fewest, most=most)
    parsed: list[SeatSetup] = []
    for number, item in enumerate(data):
        seat = _seat(item, number, clans)
        for other in range(number):
            if parsed[other].clan == seat.clan:
                raise BadSetup("clan_taken", seat=number, clan=seat.clan, by=other)
        parsed.append(seat)
    return tuple(parsed)


def parse_seed(data: Json) -> str:
    """The seed of a set-up; raises BadSetup.

    >>> parse_seed("heather")
    'heather'
    """
    if not isinstance(data, str) or not 1 <= len(data) <= LONGEST_SEED or not _UNFIT.isdisjoint(data):
        raise BadSetup("bad_seed", longest=LONGEST_SEED)
    return data


def parse_first(data: Json, seats: int) -> int | None:
    """The first player of a set-up, None when the seed decides; raises BadSetup.

    >>> parse_first(1, 2), parse_first(None, 2)
    (1, None)
    """
    if data is None:
        return None
    if isinstance(data, bool) or not isinstance(data, int) or not 0 <= data < seats:
        raise BadSetup("bad_first_player", seats=seats)
    return data


def _seat(data: Json, number: int, clans: Sequence[str]) -> SeatSetup:
    seat = known_fields(data, "seats", ("name", "clan"))
    name, clan = seat.get("name"), seat.get("clan")
    if not isinstance(name, str):
        raise BadSetup("wrong_type", field="name", seat=number)
    name = name.strip()
    if not name:
        raise BadSetup("name_missing", seat=number)
    if len(name) > LONGEST_NAME:
        raise BadSetup("name_too_long", seat=number, longest=LONGEST_NAME)
    if not _UNFIT.isdisjoint(name):
        raise BadSetup("name_unfit", seat=number)
    if not isinstance(clan, str) or clan not in clans:
        raise BadSetup("unknown_clan", seat=number)
    return SeatSetup(name, clan)
