"""Territories built by hand: where tiles fit in them, what they score, and why.

A study has one to five territories, four goals, and the round that is scored next; the round after the last one means
that only scrolls and gold are still to be scored.

>>> study = parse_study(new_study([("12", 1, 0, 1)], [], gold=[14, 3], round=7))
>>> final_state(study)
<isle state: round 7 of 6, end, 1 2, 2 0>
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TypedDict

from skye.core.board import Board, fitting_turns
from skye.core.errors import BadStudy
from skye.core.game import ReasonJson, SeatSetup, TileRow, reason_json
from skye.core.grid import SIDES, Pos
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
from skye.core.tile import Placed
from skye.isle.editions import EDITIONS, newest_edition
from skye.isle.phases import finished, scored
from skye.isle.setup import Drawn, HouseRules, Setup
from skye.isle.state import Phase, Seat, State
from skye.isle.survey import Territory, territory_around
from skye.isle.tiles import ALL_TILES, CLANS, TILES, IsleTile
from skye.isle.track import LETTERS, MOST_SEATS, track_for

SEED = "study"
"""Stands where a game has its seed: nothing is drawn."""
CASTLE_CELL = Pos(0, 0)
_THINGS = ("sheep", "cattle", "farm", "broch", "lighthouse", "ship", "whisky")
_MARKS = ("P", "M", "W", "road", *_THINGS, "scroll")


class StudySeatJson(TypedDict):
    """A territory as rows of tile, x, y and turn, without the castle; the points so far, and the gold."""

    name: str
    clan: str
    land: list[TileRow]
    points: int
    gold: int


class StudyJson(BaseStudyJson):
    """A study; `round` is the one that is scored next, one more than the last when all of them have been."""

    seats: list[StudySeatJson]
    goals: list[str]
    round: int


@dataclass(frozen=True, slots=True)
class StudySeat:
    """A territory built by hand, without the castle, with the points so far and the gold."""

    name: str
    clan: str
    rows: tuple[TileRow, ...] = ()
    points: int = 0
    gold: int = 0


@dataclass(frozen=True, slots=True)
class Study:
    """Territories with the goals that score them, and the round that is scored next."""

    seats: tuple[StudySeat, ...]
    goals: tuple[str, ...]
    round: int
    edition: int


def new_study(
    *lands: Sequence[TileRow], gold: Sequence[int] = (), goals: Sequence[str] | None = None, round: int = 1
) -> StudyJson:
    """A study of some territories, each as rows of tile, x, y and turn without the castle, as JSON.

    >>> new_study([("12", 1, 0, 1)])["seats"][0]["land"]
    [('12', 1, 0, 1)]
    """
    purses = (*gold, *[0] * len(lands))
    edition = newest_edition()
    return {
        "format": FORMAT,
        "version": VERSION,
        "edition": edition.number,
        "seats": [
            {"name": str(number + 1), "clan": CLANS[number], "land": list(land), "points": 0, "gold": purses[number]}
            for number, land in enumerate(lands)
        ],
        "goals": list(edition.first_game if goals is None else goals),
        "round": round,
    }


def parse_study(data: object) -> Study:
    """A study from JSON; raises BadStudy when its tiles could not lie so.

    >>> parse_study(new_study([("12", 1, 0, 3)]))
    Traceback (most recent call last):
    skye.core.errors.BadStudy: tiles_do_not_match: seat=0, tile=12, x=1, y=0
    """
    fields = study_fields(data, ("seats", "goals", "round", "edition"), EDITIONS)
    edition = EDITIONS[study_number(fields["edition"], "edition")]
    seats = []
    for number, (seat, own) in enumerate(study_seats(fields.get("seats"), CLANS, MOST_SEATS)):
        rows = study_rows(own.get("land"), edition.tiles)
        _territory(number, seat.clan, edition.number, rows)
        points, gold = study_number(own.get("points", 0), "points"), study_number(own.get("gold", 0), "gold")
        seats.append(StudySeat(seat.name, seat.clan, rows, points, gold))
    check_single([tile for seat in seats for tile, _, _, _ in seat.rows])
    rounds = len(track_for(len(seats)))
    round = study_number(fields.get("round", 1), "round")
    return Study(
        tuple(seats), _goals(fields.get("goals"), edition.goals), min(max(round, 1), rounds + 1), edition.number
    )


def study_json(study: Study) -> StudyJson:
    """The study as JSON, complete, so that `parse_study` returns it.

    >>> study = new_study([("12", 1, 0, 1)], gold=[3])
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
                "land": list(seat.rows),
                "points": seat.points,
                "gold": seat.gold,
            }
            for seat in study.seats
        ],
        "goals": list(study.goals),
        "round": study.round,
    }


def state_of(study: Study, seat: int = 0, tile: str | None = None) -> State:
    """A state with these territories, everybody's gold in the open, in which a seat builds with a tile in its hand.

    >>> state_of(parse_study(new_study([("12", 1, 0, 1)], round=3)), 0, "07").seats[0].hand[0].id
    '07'
    """
    edition = EDITIONS[study.edition]
    used = {tile for each in study.seats for tile, _, _, _ in each.rows} | {tile}
    setup = Setup(
        seats=tuple(SeatSetup(each.name, each.clan) for each in study.seats),
        seed=SEED,
        first=0,
        goals=study.goals,
        house_rules=HouseRules(open_gold=True, open_prices=True),
        edition=study.edition,
        drawn=Drawn(study.goals, 0),
    )
    return State(
        setup=setup,
        goals=study.goals,
        bag=tuple(each for each in edition.landscape() if each.id not in used),
        seats=tuple(
            Seat(
                _territory(number, each.clan, study.edition, each.rows),
                points=each.points,
                gold=each.gold,
                hand=(TILES[tile],) if tile is not None and number == seat else (),
            )
            for number, each in enumerate(study.seats)
        ),
        first_player=0,
        phase=Phase.BUILD,
        round=study.round,
    )


def final_state(study: Study) -> State:
    """The end of a game in which nothing more is built: the rounds to come are scored, then scrolls and gold.

    >>> final_state(parse_study(new_study([], [], gold=[5, 0], round=6)))
    <isle state: round 6 of 6, end, 1 1, 2 0>
    """
    state = state_of(study)
    rounds = len(state.track)
    for number in range(state.round, rounds + 1):
        state = scored(replace(state, round=number))
    return finished(state)


def palette(study: Study, seat: int) -> list[PaletteGroup]:
    """The landscape tiles, with what can be seen on each; those that lie somewhere are not left.

    >>> [group] = palette(parse_study(new_study([("12", 1, 0, 1)])), 0)
    >>> sum(tile["left"] for tile in group["tiles"])
    72
    """
    used = {tile for each in study.seats for tile, _, _, _ in each.rows}
    faces = [(tile, tile, tuple(_marks(TILES[tile]))) for tile in EDITIONS[study.edition].tiles]
    return [palette_of("tiles", faces, _MARKS, used)]


def turns_at(study: Study, seat: int, tile: str, x: int, y: int) -> tuple[int, ...]:
    """The turns in which a tile may lie on a cell (rule 18), what lies there now taken away; none on the castle.

    >>> turns_at(parse_study(new_study([("12", 1, 0, 1)])), 0, "12", 1, 0)
    (1, 2)
    """
    own, pos = study.seats[seat], Pos(x, y)
    territory = _territory(seat, own.clan, study.edition, [row for row in own.rows if row[1:3] != pos])
    if pos in territory or not territory.touches(pos):
        return ()
    return fitting_turns(TILES[tile].edges, territory.wanted(pos))


def free_cells(study: Study, seat: int) -> list[tuple[int, int]]:
    """The empty cells of a territory that touch a tile.

    >>> free_cells(parse_study(new_study([])), 0)
    [(-1, 0), (0, -1), (0, 1), (1, 0)]
    """
    own = study.seats[seat]
    return sorted((pos.x, pos.y) for pos in _territory(seat, own.clan, study.edition, own.rows).frontier())


def doubts(study: Study) -> list[ReasonJson]:
    """What could not be so in a game: tiles that no way of tiles connects to the castle (rule 18).

    >>> [(doubt["code"], doubt["facts"]["cells"]) for doubt in doubts(parse_study(new_study([("12", 3, 0, 1)])))]
    [('not_connected', [(3, 0)])]
    """
    found = []
    for number, seat in enumerate(study.seats):
        cells = {CASTLE_CELL, *(Pos(x, y) for _, x, y, _ in seat.rows)}
        loose = sorted(cells - _reached(cells))
        if loose:
            where = [(pos.x, pos.y) for pos in loose]
            found.append(reason_json("not_connected", {"seat": number, "count": len(loose), "cells": where}, "18"))
    return found


STUDIES: Studies[Study, State] = Studies(
    parse=parse_study,
    to_json=study_json,
    seats=lambda study: len(study.seats),
    state=state_of,
    final=final_state,
    palette=palette,
    is_tile=lambda tile: isinstance(tile, str) and tile in TILES,
    lying=lambda study, seat, x, y: tile_at(study.seats[seat].rows, x, y),
    free=free_cells,
    turns=turns_at,
    doubts=doubts,
)
"""Studies of Isle of Skye as one value."""


def _territory(seat: int, clan: str, edition: int, rows: Sequence[TileRow]) -> Territory:
    """The castle with the tiles around it; raises BadStudy when two tiles share a cell or edges do not match."""
    territory: Board[IsleTile] = territory_around(EDITIONS[edition].castle(clan))
    for tile, x, y, turn in rows:
        pos = Pos(x, y)
        if pos in territory:
            raise BadStudy("cell_used_twice", seat=seat, tile=tile, x=x, y=y)
        if territory.mismatches(ALL_TILES[tile], pos, turn):
            raise BadStudy("tiles_do_not_match", seat=seat, tile=tile, x=x, y=y)
        territory = Board.of([*territory, Placed(ALL_TILES[tile], pos, turn)])
    return territory


def _goals(data: object, known: Sequence[str]) -> tuple[str, ...]:
    if not isinstance(data, list) or len(data) != len(LETTERS) or len(set(map(str, data))) != len(LETTERS):
        raise BadStudy("study_damaged", field="goals")
    if not all(goal in known for goal in data):
        raise BadStudy("study_damaged", field="goals")
    return tuple(data)


def _marks(tile: IsleTile) -> Iterator[str]:
    """What a tile can be found by: the terrain in its middle, and what is on it."""
    yield tile.centre
    yield from (thing for thing in _THINGS if getattr(tile, thing))
    if tile.scroll is not None:
        yield "scroll"
    if tile.roads:
        yield "road"


def _reached(cells: set[Pos]) -> set[Pos]:
    """The cells to which a way of cells leads from the castle."""
    reached, new = {CASTLE_CELL}, [CASTLE_CELL]
    while new:
        pos = new.pop()
        near = {pos.step(side) for side in SIDES} & cells - reached
        reached |= near
        new += near
    return reached
