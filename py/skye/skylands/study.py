"""Boards built by hand: where tiles fit on them, what they score, and why.

A study has one to four boards, each with a printed start or none, the inhabitants of its complete islands, its points
and its marker.

>>> study = parse_study(new_study([("whole-forest", 0, 0, 0)], people={"0,0,0": 2}))
>>> final_state(study)
<skylands state: turn 1, end, 1 0>
>>> final_state(study).history[-1].points
(-29,)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypedDict

from skye.core.errors import BadStudy
from skye.core.game import ReasonJson, SeatSetup, TileRow, reason_json
from skye.core.grid import Pos
from skye.core.study import (
    FORMAT,
    VERSION,
    BaseStudyJson,
    PaletteGroup,
    Studies,
    check_single,
    palette_of,
    study_fields,
    study_number,
    study_rows,
    study_seats,
    tile_at,
)
from skye.core.values import FrozenDict
from skye.skylands.editions import EDITIONS, Edition, newest_edition
from skye.skylands.fitting import placement_fault
from skye.skylands.land import EMPTY_LAND, Land
from skye.skylands.setup import Setup
from skye.skylands.skytile import SkyTile
from skye.skylands.state import FRESH_STEP, FULL_SUPPLY, Counts, Phase, Seat, State, Step
from skye.skylands.tiles import (
    ALL_TILES,
    BOARDS,
    CLANS,
    COLOURS,
    GROUPS,
    INHABITANTS_PER_COLOUR,
    POINTS_SUPPLY,
    SPECIALS,
    START_OF,
    START_TILES,
    TERRAINS,
    TILES,
)
from skye.skylands.turns import ended
from skye.skylands.view import CountsView

SEED = "study"
"""Stands where a game has its seed: nothing is drawn."""
MOST_SEATS = max(POINTS_SUPPLY)
FEWEST_SEATS = min(POINTS_SUPPLY)


class StudySeatJson(TypedDict):
    """A board as rows of tile, x, y and turn, without the tiles printed on it; who lives on it, points and marker.

    `board` is the printed board, None for an empty one. `people` counts by island id, `hostel` by colour.
    """

    name: str
    clan: str
    board: str | None
    land: list[TileRow]
    people: dict[str, int]
    hostel: CountsView
    points: int
    is_marker_active: bool


class StudyJson(BaseStudyJson):
    """A study of some boards."""

    seats: list[StudySeatJson]


@dataclass(frozen=True, slots=True)
class StudySeat:
    """A board built by hand, with all that lies on it and beside it."""

    name: str
    clan: str
    board: str | None
    rows: tuple[TileRow, ...]
    people: FrozenDict[str, int]
    hostel: Counts
    points: int
    is_marker_active: bool


@dataclass(frozen=True, slots=True)
class Study:
    """Boards built by hand."""

    seats: tuple[StudySeat, ...]
    edition: int


def new_study(
    *lands: Sequence[TileRow], board: str | None = None, people: Mapping[str, int] | None = None, points: int = 0
) -> StudyJson:
    """A study of some boards, each as rows of tile, x, y and turn, as JSON; the options are the first one's.

    >>> new_study([("i01", 0, 0, 2)], board="north")["seats"][0]["board"]
    'north'
    """
    seats: list[StudySeatJson] = [
        {
            "name": str(number + 1),
            "clan": CLANS[number],
            "board": None if number else board,
            "land": list(land),
            "people": {} if number else dict(people or {}),
            "hostel": {"G": 0, "P": 0, "B": 0},
            "points": 0 if number else points,
            "is_marker_active": True,
        }
        for number, land in enumerate(lands)
    ]
    return {"format": FORMAT, "version": VERSION, "edition": newest_edition().number, "seats": seats}


def parse_study(data: object) -> Study:
    """A study from JSON; raises BadStudy when its tiles could not lie so.

    Inhabitants who cannot be where they are said to be, because the island is open or has no room, are left out.

    >>> parse_study(new_study([("i01", 0, 0, 2)], people={"0,0,0": 1})).seats[0].people
    {}
    """
    fields = study_fields(data, ("seats", "edition"), EDITIONS)
    edition = EDITIONS[study_number(fields["edition"], "edition")]
    seats = []
    for number, (seat, own) in enumerate(study_seats(fields.get("seats"), CLANS, MOST_SEATS)):
        rows = study_rows(own.get("land"), _placeable(edition))
        board = own.get("board")
        if board is not None and board not in edition.boards:
            raise BadStudy("study_damaged", field="board")
        is_marker_active = own.get("is_marker_active", True)
        if not isinstance(is_marker_active, bool):
            raise BadStudy("study_damaged", field="is_marker_active")
        printed = None if board is None else str(board)
        land = _land(number, printed, rows)
        seats.append(
            StudySeat(
                name=seat.name,
                clan=seat.clan,
                board=printed,
                rows=rows,
                people=_people(land, own.get("people", {})),
                hostel=_guests(land, own.get("hostel", {})),
                points=study_number(own.get("points", 0), "points"),
                is_marker_active=is_marker_active,
            )
        )
    check_single([START_OF.get(tile, tile) for seat in seats for tile, _, _, _ in seat.rows])
    return Study(tuple(seats), edition.number)


def study_json(study: Study) -> StudyJson:
    """The study as JSON, complete, so that `parse_study` returns it.

    >>> study = new_study([("i01", 0, 0, 2)], points=3)
    >>> study_json(parse_study(study)) == study
    True
    """
    return {
        "format": FORMAT,
        "version": VERSION,
        "edition": study.edition,
        "seats": [
            {
                "name": seat.name,
                "clan": seat.clan,
                "board": seat.board,
                "land": list(seat.rows),
                "people": dict(seat.people),
                "hostel": {"G": seat.hostel[0], "P": seat.hostel[1], "B": seat.hostel[2]},
                "points": seat.points,
                "is_marker_active": seat.is_marker_active,
            }
            for seat in study.seats
        ],
    }


def state_of(study: Study, seat: int = 0, tile: str | None = None) -> State:
    """A state with these boards, in which a seat is to place a tile if one is given, or else chooses an action.

    >>> state_of(parse_study(new_study([("i01", 0, 0, 2)])), 0, "i05").step.special
    'i05'
    """
    edition, count = EDITIONS[study.edition], max(FEWEST_SEATS, len(study.seats))
    used = {START_OF.get(each, each) for own in study.seats for each, _, _, _ in own.rows} | {tile}
    seats = tuple(
        Seat(
            land=_land(number, own.board, own.rows),
            inhabitants=own.people,
            hostel=own.hostel,
            collected=own.points,
            is_marker_active=own.is_marker_active,
        )
        for number, own in enumerate(study.seats)
    )
    return State(
        setup=Setup(
            seats=tuple(SeatSetup(own.name, own.clan) for own in study.seats),
            seed=SEED,
            first=0,
            edition=study.edition,
        ),
        phase=Phase.CHOOSE if tile is None else Phase.PLACE,
        turn=1,
        first_player=0,
        active=seat,
        acting=seat,
        position=0,
        action=None,
        step=FRESH_STEP if tile is None else Step(special=tile),
        seats=seats,
        stack=tuple(each for each in edition.stack(count) if each not in used),
        revealed=(),
        discarded=(),
        show=tuple(name for name in edition.specials if name not in used),
        supply=_supply(seats),
        points_supply=max(0, POINTS_SUPPLY[count] - sum(own.points for own in study.seats)),
        reveals=0,
        end_reason=None,
        history=(),
    )


def final_state(study: Study) -> State:
    """The end of a game with these boards.

    >>> final_state(parse_study(new_study([], points=4))).history[-1].points
    (-34,)
    """
    state = state_of(study)
    return ended(state, "few_squares")


def palette(study: Study, seat: int) -> list[PaletteGroup]:
    """The island tiles by their edges, the special islands by their groups, and the start tiles for an empty board.

    >>> [group["group"] for group in palette(parse_study(new_study([])), 0)]
    ['islands', 'plain', 'instant', 'lasting', 'scoring', 'starts']
    """
    edition = EDITIONS[study.edition]
    players = len(study.seats) if len(study.seats) >= FEWEST_SEATS else MOST_SEATS
    used = {each for own in study.seats for each, _, _, _ in own.rows}
    # A start tile lies on one of its sides.
    used |= {side.id for each in used if each in START_OF for side in START_TILES[START_OF[each]]}
    faces = [(name, TILES[name].edges, _marks(TILES[name])) for name in edition.stack(players)]
    groups = [palette_of("islands", faces, (*TERRAINS,), used)]
    for group in GROUPS:
        groups.append(
            palette_of(
                group, [(name, name, _marks(SPECIALS[name])) for name in edition.group(group)], (*TERRAINS,), used
            )
        )
    if study.seats[seat].board is None:
        sides = [side for start in edition.start_tiles for side in START_TILES[start]]
        groups.append(palette_of("starts", [(side.id, side.id, _marks(side)) for side in sides], (*TERRAINS,), used))
    return groups


def turns_at(study: Study, seat: int, tile: str, x: int, y: int) -> tuple[int, ...]:
    """The turns in which a tile may lie on a square (rule 11), what lies there now taken away; none on a printed one.

    >>> turns_at(parse_study(new_study([("i01", 0, 0, 2)])), 0, "i01", 0, 0)
    (0, 1, 2, 3)
    """
    own, pos = study.seats[seat], Pos(x, y)
    land = _land(seat, own.board, [row for row in own.rows if row[1:3] != pos])
    return tuple(turn for turn in range(4) if placement_fault(land, ALL_TILES[tile], pos, turn) is None)


def free_squares(study: Study, seat: int) -> list[tuple[int, int]]:
    """The empty squares of a board.

    >>> len(free_squares(parse_study(new_study([], board="north")), 0))
    17
    """
    own = study.seats[seat]
    return [(pos.x, pos.y) for pos in _land(seat, own.board, own.rows).gaps]


def doubts(study: Study) -> list[ReasonJson]:
    """What could not be so in a game: more inhabitants of a colour than there are (rule 4).

    >>> doubts(parse_study(new_study([])))
    []
    """
    counts = [seat.colours() for seat in state_of(study).seats]
    found = []
    for number, colour in enumerate(COLOURS):
        people = sum(each[number] for each in counts)
        if people > INHABITANTS_PER_COLOUR:
            most = INHABITANTS_PER_COLOUR
            found.append(reason_json("too_many_inhabitants", {"colour": colour, "count": people, "most": most}, "4"))
    return found


STUDIES: Studies[Study, State] = Studies(
    parse=parse_study,
    to_json=study_json,
    seats=lambda study: len(study.seats),
    state=state_of,
    final=final_state,
    palette=palette,
    is_tile=lambda tile: isinstance(tile, str) and tile in _placeable(newest_edition()),
    lying=lambda study, seat, x, y: tile_at(study.seats[seat].rows, x, y),
    free=free_squares,
    turns=turns_at,
    doubts=doubts,
)
"""Studies of Skylands as one value."""


def _placeable(edition: Edition) -> set[str]:
    """Everything that can be placed on a board."""
    sides = {side.id for start in edition.start_tiles for side in START_TILES[start]}
    return {*edition.tiles, *edition.specials, *sides}


def _land(seat: int, board: str | None, rows: Sequence[TileRow]) -> Land:
    """A board with its printed tiles and those placed on it; raises BadStudy for one that does not fit."""
    land = EMPTY_LAND
    if board is not None:
        land = Land.of((tile.id, pos.x, pos.y, 0) for tile, pos in BOARDS[board])
    for tile, x, y, turn in rows:
        fault = placement_fault(land, ALL_TILES[tile], Pos(x, y), turn)
        if fault is not None:
            if fault.code == "cell_taken":
                raise BadStudy("cell_used_twice", seat=seat, tile=tile, x=x, y=y)
            if fault.code == "terrain_mismatch":
                raise BadStudy("tiles_do_not_match", seat=seat, tile=tile, x=x, y=y)
            raise BadStudy("off_board", seat=seat, tile=tile, x=x, y=y)
        land = land.placed(ALL_TILES[tile], Pos(x, y), turn)
    return land


def _people(land: Land, data: object) -> FrozenDict[str, int]:
    """The inhabitants of complete islands, as many as there is room for (rule 18)."""
    if not isinstance(data, Mapping):
        raise BadStudy("study_damaged", field="people")
    found: dict[str, int] = {}
    for island in land.complete_islands:
        count = min(study_number(data.get(island.id, 0), "people"), island.spaces)
        if count and island.colour is not None:
            found[island.id] = count
    return FrozenDict(found)


def _guests(land: Land, data: object) -> Counts:
    """The guests of the hostel, as many as there is room for."""
    if not isinstance(data, Mapping):
        raise BadStudy("study_damaged", field="hostel")
    room = land.specials.effects.room
    found: list[int] = []
    for colour in COLOURS:
        count = min(study_number(data.get(colour, 0), "hostel"), room)
        room -= count
        found.append(count)
    green, purple, blue = found
    return green, purple, blue


def _supply(seats: Sequence[Seat]) -> Counts:
    """The inhabitants that are left."""
    counts = [seat.colours() for seat in seats]
    green, purple, blue = (
        max(0, whole - sum(count[number] for count in counts)) for number, whole in enumerate(FULL_SUPPLY)
    )
    return green, purple, blue


def _marks(tile: SkyTile) -> tuple[str, ...]:
    """What a tile can be found by: the terrains on it."""
    return tuple(dict.fromkeys(part.kind for part in tile.parts))
