"""A study: lands built by hand, outside any game, as one JSON value; what both games share of it.

It holds what lies before each seat, not how it came about. Where tiles fit and what they score is for the rules, which
are asked about a state made from it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypedDict, TypeVar

from skye.core.errors import BadSetup, BadStudy
from skye.core.game import ReasonJson, SeatSetup, TileRow
from skye.core.seats import known_fields, parse_seats

FORMAT = "skye-study"
VERSION = 1
MOST_TILES = 100
FARTHEST = 60
"""No tile lies farther from the first one than that in either direction."""
MOST = 999
"""The largest number of points or gold that may be entered."""

StudyT = TypeVar("StudyT")
StateT = TypeVar("StateT")


class BaseStudyJson(TypedDict):
    """What every study has; each game adds its seats and what else belongs to it."""

    format: str
    version: int
    edition: int


class PaletteTile(TypedDict):
    """A tile to choose: how many there are of its face, how many of them lie nowhere, and what can be seen on it."""

    tile: str
    count: int
    left: int
    marks: list[str]


class PaletteGroup(TypedDict):
    """Tiles of one kind, and the marks that they can be told apart by."""

    group: str
    marks: list[str]
    tiles: list[PaletteTile]


@dataclass(frozen=True, kw_only=True)
class Studies(Generic[StudyT, StateT]):
    """How a game makes studies: everything that programs and the page need for them."""

    parse: Callable[[object], StudyT]
    """A study from JSON, without what cannot be, such as inhabitants of an open island; raises BadStudy."""
    to_json: Callable[[StudyT], Mapping[str, object]]
    """The study as JSON, complete, so that `parse` returns it."""
    seats: Callable[[StudyT], int]
    """How many seats it has."""
    state: Callable[[StudyT, int, str | None], StateT]
    """A state of the game with these lands, in which a seat is about to place a tile, if one is given."""
    final: Callable[[StudyT], StateT]
    """The game over with these lands, everything scored."""
    palette: Callable[[StudyT, int], list[PaletteGroup]]
    """The tiles to choose from for a seat."""
    is_tile: Callable[[object], bool]
    """Whether something is the name of a tile that can be placed."""
    lying: Callable[[StudyT, int, int, int], str | None]
    """The tile that was placed on a cell of a seat; None for what is printed there or its castle."""
    free: Callable[[StudyT, int], list[tuple[int, int]]]
    """The empty cells of a seat on which a tile may be tried."""
    turns: Callable[[StudyT, int, str, int, int], Sequence[int]]
    """The turns in which a tile may lie on a cell of a seat, what lies there now taken away."""
    doubts: Callable[[StudyT], list[ReasonJson]]
    """What could not be so in a game, although it can be scored."""


AnyStudies = Studies[Any, Any]
"""The studies of a game of which only the name is known; see `AnyGame`."""


def study_fields(data: object, known: Sequence[str], editions: Collection[int]) -> Mapping[str, object]:
    """The known fields of a study of this version; raises BadStudy.

    >>> study_fields({"format": "skye-study", "version": 2, "edition": 1}, (), (1,))
    Traceback (most recent call last):
    skye.core.errors.BadStudy: newer_study: newest=1, version=2
    """
    if not isinstance(data, Mapping) or data.get("format") != FORMAT:
        raise BadStudy("not_a_study")
    version, edition = data.get("version"), data.get("edition")
    if not _is_number(version) or not _is_number(edition):
        raise BadStudy("not_a_study")
    if version != VERSION or edition not in editions:
        raise BadStudy("newer_study", version=version, newest=VERSION)
    return {field: data[field] for field in known if field in data}


def study_seats(data: object, clans: Sequence[str], most: int) -> list[tuple[SeatSetup, Mapping[str, object]]]:
    """The seats of a study, one at least, each with all its fields; raises BadStudy.

    >>> [(seat.clan, fields) for seat, fields in study_seats([{"name": "Ann", "clan": "red", "gold": 3}], ("red",), 2)]
    [('red', {'name': 'Ann', 'clan': 'red', 'gold': 3})]
    """
    try:
        seats = parse_seats(data, clans, fewest=1, most=most, is_lenient=True)
        fields = [known_fields(seat, "seats", tuple(seat)) for seat in data] if isinstance(data, list) else []
    except BadSetup as fault:
        raise BadStudy(fault.code, **fault.facts) from None
    return list(zip(seats, fields, strict=True))


def study_rows(data: object, known: Collection[str]) -> tuple[TileRow, ...]:
    """The tiles of a land as rows of tile, x, y and turn; raises BadStudy.

    >>> study_rows([["07", 1, 0, 2]], ("07",))
    (('07', 1, 0, 2),)
    >>> study_rows([["07", 1, 0]], ("07",))
    Traceback (most recent call last):
    skye.core.errors.BadStudy: study_damaged: field=land
    """
    if not isinstance(data, list) or len(data) > MOST_TILES:
        raise BadStudy("study_damaged", field="land")
    rows: list[TileRow] = []
    for row in data:
        if not isinstance(row, list | tuple) or len(row) != 4 or not all(map(_is_number, row[1:])):
            raise BadStudy("study_damaged", field="land")
        tile, x, y, turn = row
        if not isinstance(tile, str) or tile not in known:
            raise BadStudy("unknown_tile", tile=str(tile)[:20])
        if not (abs(x) <= FARTHEST and abs(y) <= FARTHEST and 0 <= turn < 4):
            raise BadStudy("study_damaged", field="land")
        rows.append((tile, x, y, turn))
    return tuple(rows)


def study_number(data: object, field: str, most: int = MOST) -> int:
    """A number that people enter, from 0 on; raises BadStudy.

    >>> study_number(14, "gold")
    14
    >>> study_number(-1, "gold")
    Traceback (most recent call last):
    skye.core.errors.BadStudy: bad_number: field=gold, most=999
    """
    if not isinstance(data, int) or isinstance(data, bool) or not 0 <= data <= most:
        raise BadStudy("bad_number", field=field, most=most)
    return data


def tile_at(rows: Sequence[TileRow], x: int, y: int) -> str | None:
    """The tile that a land has on a cell.

    >>> tile_at([("07", 1, 0, 2)], 1, 0), tile_at([("07", 1, 0, 2)], 0, 1)
    ('07', None)
    """
    return next((tile for tile, *cell, _ in rows if cell == [x, y]), None)


def check_single(tiles: Sequence[str]) -> None:
    """Refuse a tile that lies in two places: each exists once; raises BadStudy.

    >>> check_single(["07", "08", "07"])
    Traceback (most recent call last):
    skye.core.errors.BadStudy: tile_used_twice: tile=07
    """
    seen: set[str] = set()
    for tile in tiles:
        if tile in seen:
            raise BadStudy("tile_used_twice", tile=tile)
        seen.add(tile)


def palette_of(
    group: str,
    faces: Sequence[tuple[str, object, Sequence[str]]],
    marks: Sequence[str],
    used: Collection[str],
) -> PaletteGroup:
    """A group of tiles by id, face and marks: the same faces are one entry, named by a tile that is left.

    >>> palette_of("tiles", [("a", 1, "x"), ("b", 1, "x"), ("c", 2, "y")], "yxz", {"a"})
    {'group': 'tiles', 'marks': ['y', 'x'], 'tiles': [{'tile': 'b', 'count': 2, 'left': 1, 'marks': ['x']}, \
{'tile': 'c', 'count': 1, 'left': 1, 'marks': ['y']}]}
    """
    entries: dict[object, PaletteTile] = {}
    shown = {mark for _, _, own in faces for mark in own}
    for tile, face, own in faces:
        entry = entries.setdefault(face, {"tile": tile, "count": 0, "left": 0, "marks": list(own)})
        entry["count"] += 1
        if tile not in used:
            if not entry["left"]:
                entry["tile"] = tile
            entry["left"] += 1
    return {"group": group, "marks": [mark for mark in marks if mark in shown], "tiles": list(entries.values())}


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
