"""A position of Skylands between two steps, written briefly, and the state that it stands for.

Only the order of the stack is secret: which tiles are in it follows from those that are not.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from skye.coach.puzzles.fields import Row, flag, maybe_text, number, numbers, rows, text
from skye.core.game import SeatSetup
from skye.core.values import FrozenDict
from skye.skylands.editions import EDITIONS
from skye.skylands.land import Land
from skye.skylands.setup import Setup
from skye.skylands.state import NOBODY, Counts, Phase, Seat, State, Step
from skye.skylands.tiles import ALL_TILES, CLANS, COLOURS, STACK_SIZES
from skye.skylands.view import CountsView, SeatView, View

PUZZLE_SEED = "puzzle"


class SkylandsSeatJson(TypedDict):
    """A seat: `land` has `tile,x,y,turn` and `people` has `island=inhabitants`, both separated by spaces.

    `points` are collected and written ones.
    """

    clan: str
    land: str
    people: str
    hostel: list[int]
    points: list[int]
    pawn: str | None
    marker: bool


class SkylandsPositionJson(TypedDict):
    """A moment of a game of Skylands; tiles and special islands are separated by spaces."""

    edition: int
    start: str
    specials: str
    phase: str
    turn: int
    first: int
    active: int
    acting: int
    position: int
    action: str | None
    is_bonus: bool
    revealed: str
    discarded: str
    show: str
    supply: list[int]
    points_supply: int
    seats: list[SkylandsSeatJson]


def is_between_steps(view: View) -> bool:
    """Whether nothing has been done yet in the step of the seat that is to act, and no seat has tiles in hand.

    >>> from skye import skylands
    >>> is_between_steps(skylands.view(skylands.new_game("Ann", "Bo", seed="heather"), 0))
    True
    """
    step = view["step"]
    has_done = step["has_acted"] or step["deployed"] or step["moves"] or step["special"] or step["due"] or step["drawn"]
    return not has_done and not any(seat["hand"] for seat in view["seats"])


def skylands_position(view: View, edition: int) -> SkylandsPositionJson:
    """The position that a view between two steps shows."""
    return {
        "edition": edition,
        "start": view["start"],
        "specials": view["specials"],
        "phase": str(view["phase"]),
        "turn": view["turn"],
        "first": view["first_player"],
        "active": view["active"],
        "acting": view["to_act"][0],
        "position": view["position"],
        "action": view["action"],
        "is_bonus": view["step"]["is_bonus"],
        "revealed": " ".join(view["revealed"]),
        "discarded": " ".join(view["discarded"]),
        "show": " ".join(view["show"]),
        "supply": _counted(view["supply"]),
        "points_supply": view["points_supply"],
        "seats": [_seat_json(seat) for seat in view["seats"]],
    }


def skylands_state(position: Row, names: Sequence[str]) -> State:
    """A state that a position stands for, with the stack in some order; raises ValueError.

    >>> from skye import skylands
    >>> state = skylands.new_game("Ann", "Bo", seed="heather")
    >>> again = skylands_state({**skylands_position(skylands.view(state, 0), state.setup.edition)}, ["Ann", "Bo"])
    >>> skylands.view(again, 0) == skylands.view(state, 0)
    True
    """
    seat_rows, edition = rows(position, "seats"), number(position, "edition")
    count = len(seat_rows)
    active, acting, first = (number(position, name) for name in ("active", "acting", "first"))
    if edition not in EDITIONS or count not in STACK_SIZES or count > len(names):
        raise ValueError("no position of Skylands")
    if not all(0 <= seat < count for seat in (active, acting, first)):
        raise ValueError("no such seat")
    seats = tuple(map(_seat, seat_rows))
    revealed, discarded = (tuple(text(position, name).split()) for name in ("revealed", "discarded"))
    show = tuple(text(position, "show").split())
    used = {*revealed, *discarded, *(tile for seat in seats for tile in _tiles(seat))}
    if not all(tile in ALL_TILES for tile in (*used, *show)):
        raise ValueError("no such tile")
    setup = Setup(
        seats=tuple(SeatSetup(name, text(row, "clan")) for name, row in zip(names, seat_rows, strict=False)),
        seed=PUZZLE_SEED,
        first=first,
        start=text(position, "start"),
        specials=text(position, "specials"),
        edition=edition,
    )
    return State(
        setup=setup,
        phase=Phase(text(position, "phase")),
        turn=number(position, "turn"),
        first_player=first,
        active=active,
        acting=acting,
        position=number(position, "position"),
        action=maybe_text(position, "action"),
        step=Step(is_bonus=flag(position, "is_bonus")),
        seats=seats,
        stack=tuple(tile for tile in EDITIONS[edition].stack(count) if tile not in used),
        revealed=revealed,
        discarded=discarded,
        show=show,
        supply=_counts(numbers(position, "supply")),
        points_supply=number(position, "points_supply"),
        reveals=0,
        end_reason=None,
        history=(),
    )


def _seat_json(seat: SeatView) -> SkylandsSeatJson:
    return {
        "clan": seat["clan"],
        "land": " ".join(f"{tile},{x},{y},{turn}" for tile, x, y, turn in seat["board"]),
        "people": " ".join(
            f"{island['id']}={island['inhabitants']}" for island in seat["islands"] if island["inhabitants"]
        ),
        "hostel": list(NOBODY) if seat["hostel"] is None else _counted(seat["hostel"]),
        "points": [seat["collected"], seat["written"]],
        "pawn": seat["pawn"],
        "marker": seat["is_marker_active"],
    }


def _seat(row: Row) -> Seat:
    if text(row, "clan") not in CLANS:
        raise ValueError("no such clan")
    people = (each.split("=") for each in text(row, "people").split())
    collected, written = numbers(row, "points")
    return Seat(
        land=Land.of(_row(each) for each in text(row, "land").split()),
        inhabitants=FrozenDict({island: int(count) for island, count in people}),
        hostel=_counts(numbers(row, "hostel")),
        collected=collected,
        written=written,
        pawn=maybe_text(row, "pawn"),
        is_marker_active=flag(row, "marker"),
    )


def _row(marks: str) -> tuple[str, int, int, int]:
    tile, x, y, turn = marks.split(",")
    return tile, int(x), int(y), int(turn)


def _tiles(seat: Seat) -> list[str]:
    return [placed.tile.id for placed in seat.land.board.cells.values()]


def _counts(counts: Sequence[int]) -> Counts:
    green, purple, blue = counts
    return green, purple, blue


def _counted(counts: CountsView) -> list[int]:
    return [counts[colour] for colour in COLOURS]  # type: ignore[literal-required]
