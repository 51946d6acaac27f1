"""Reading the part of a set-up that every game has: named seats with clans, a seed and the first player."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence

from skye.core.errors import BadSetup
from skye.core.game import SeatJson, SeatSetup

LONGEST_NAME = 24
LONGEST_SEED = 64

# Control characters and line ends, marks that turn the writing direction of whatever follows a name, lone surrogates.
_UNFIT = re.compile(r"[\x00-\x1F\x7F-\x9F\u2028\u2029\u202A-\u202E\u2066-\u2069\uD800-\uDFFF]")

_BLANK_RANGES = (
    # Default_Ignorable_Code_Point of Unicode: no mark on the screen, and no width.
    (0x00AD, 0x00AD), (0x034F, 0x034F), (0x061C, 0x061C), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F),
    (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF),
    # Others without ink: the empty pattern of Braille, marks of annotation, the empty note head.
    (0x2800, 0x2800), (0xFFF9, 0xFFFB), (0x1D159, 0x1D159),
)  # fmt: skip


def known_fields(data: object, field: str, known: Sequence[str], *, is_lenient: bool = False) -> Mapping[str, object]:
    """The known fields of an object; raises BadSetup for others, unless `is_lenient`.

    >>> known_fields({"seed": "x"}, "setup", ("seed",))
    {'seed': 'x'}
    """
    if not isinstance(data, Mapping):
        raise BadSetup("wrong_type", field=field)
    for key in data:
        if key not in known and not is_lenient:
            raise BadSetup("unknown_field", field=str(key)[:LONGEST_NAME])
    return {key: data[key] for key in data if key in known}


def parse_seats(
    data: object, clans: Sequence[str], *, fewest: int, most: int, is_lenient: bool = False
) -> tuple[SeatSetup, ...]:
    """The seats of a set-up; raises BadSetup. `is_lenient` ignores unknown fields.

    >>> seats = [{"name": " Ann ", "clan": "red"}, {"name": "Bo", "clan": "blue"}]
    >>> parse_seats(seats, ("red", "blue"), fewest=2, most=4)[0]
    SeatSetup(name='Ann', clan='red')
    """
    if data is None:
        raise BadSetup("missing_field", field="seats")
    if not isinstance(data, list):
        raise BadSetup("wrong_type", field="seats")
    if not fewest <= len(data) <= most:
        raise BadSetup("wrong_seat_count", seats=len(data), fewest=fewest, most=most)
    parsed: list[SeatSetup] = []
    for number, item in enumerate(data):
        seat = _seat(known_fields(item, "seats", ("name", "clan"), is_lenient=is_lenient), number, clans)
        for other in range(number):
            if parsed[other].clan == seat.clan:
                raise BadSetup("clan_taken", seat=number, clan=seat.clan, by=other)
        parsed.append(seat)
    return tuple(parsed)


def seats_json(names: Sequence[str], clans: Sequence[str] | None, known: Sequence[str]) -> list[SeatJson]:
    """Named seats as JSON, each with its clan, or with one clan after the other in their order.

    >>> seats_json(["Ann", "Bo"], None, ["red", "blue"])
    [{'name': 'Ann', 'clan': 'red'}, {'name': 'Bo', 'clan': 'blue'}]
    """
    if clans is not None and len(clans) != len(names):
        raise BadSetup("wrong_type", field="clans")
    chosen = clans or known
    return [{"name": name, "clan": chosen[seat % len(chosen)]} for seat, name in enumerate(names)]


def check_names(seats: Sequence[SeatSetup]) -> None:
    """Refuse names that cannot be seen or distinguished; raises BadSetup.

    It is asked when a table is opened, never when a set-up is read: records of earlier versions hold such names.

    >>> check_names([SeatSetup("Ann", "red"), SeatSetup("Bo", "blue")])
    >>> check_names([SeatSetup("Ann", "red"), SeatSetup("ANN", "blue")])
    Traceback (most recent call last):
    skye.core.errors.BadSetup: name_taken: by=0, seat=1
    """
    seen: dict[str, int] = {}
    for number, seat in enumerate(seats):
        ink = _ink(seat.name)
        if not ink:
            raise BadSetup("name_invisible", seat=number)
        if ink in seen:
            raise BadSetup("name_taken", seat=number, by=seen[ink])
        seen[ink] = number


def parse_seed(data: object) -> str:
    """The seed of a set-up; raises BadSetup.

    >>> parse_seed("heather")
    'heather'
    """
    if data is None:
        raise BadSetup("missing_field", field="seed")
    if not isinstance(data, str) or not 1 <= len(data) <= LONGEST_SEED or _UNFIT.search(data):
        raise BadSetup("bad_seed", longest=LONGEST_SEED)
    return data


def parse_first(data: object, seats: int) -> int | None:
    """The first player of a set-up, None when the seed decides; raises BadSetup.

    >>> parse_first(1, 2), parse_first(None, 2)
    (1, None)
    """
    if data is None:
        return None
    if isinstance(data, bool) or not isinstance(data, int) or not 0 <= data < seats:
        raise BadSetup("bad_first_player", seats=seats)
    return data


def _seat(seat: Mapping[str, object], number: int, clans: Sequence[str]) -> SeatSetup:
    for field in ("name", "clan"):
        if seat.get(field) is None:
            raise BadSetup("missing_field", field=field, seat=number)
    name, clan = seat["name"], seat["clan"]
    if not isinstance(name, str):
        raise BadSetup("wrong_type", field="name", seat=number)
    name = name.strip()
    if not name:
        raise BadSetup("name_missing", seat=number)
    if len(name) > LONGEST_NAME:
        raise BadSetup("name_too_long", seat=number, longest=LONGEST_NAME)
    if _UNFIT.search(name):
        raise BadSetup("name_unfit", seat=number)
    if not isinstance(clan, str) or clan not in clans:
        raise BadSetup("unknown_clan", seat=number)
    return SeatSetup(name, clan)


def _ink(name: str) -> str:
    """What is left of a name without upper case, ways of encoding, and whatever cannot be seen."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return "".join(character for character in folded if not _is_blank(character))


def _is_blank(character: str) -> bool:
    return character.isspace() or any(first <= ord(character) <= last for first, last in _BLANK_RANGES)
