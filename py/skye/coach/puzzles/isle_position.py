"""A position of Isle of Skye as one seat sees it, written briefly, and the state that it stands for.

What nobody could see is left out: the order of the bag. The gold of the others follows from what everybody saw, so a
puzzle shows it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from skye.bots.isle.reading import purse
from skye.coach.puzzles.fields import Row, flag, maybe_number, number, rows, text
from skye.core.game import SeatSetup
from skye.isle.editions import EDITIONS
from skye.isle.events import Income
from skye.isle.goals import GOALS
from skye.isle.setup import RULES, Drawn, HouseRules, Setup
from skye.isle.state import Offer, Phase, Seat, State
from skye.isle.survey import territory_of
from skye.isle.tiles import CLANS, TILES
from skye.isle.track import FEWEST_SEATS, LETTERS, track_for
from skye.isle.view import SeatView, View

PUZZLE_SEED = "puzzle"


class IsleSeatJson(TypedDict):
    """A seat: `land` has `tile,x,y,turn`, `offer` has `tile`, `tile=price` or `tile=price>buyer`, with spaces."""

    clan: str
    points: int
    gold: int
    land: str
    offer: str
    hand: str
    has_built: bool


class IslePositionJson(TypedDict):
    """A moment of a game of Isle of Skye."""

    edition: int
    goals: str
    first: int
    phase: str
    round: int
    turn: int | None
    seats: list[IsleSeatJson]


def isle_position(view: View, edition: int) -> IslePositionJson:
    """The position that a view shows."""
    turn = view["to_act"][0] if view["phase"] is Phase.BUY else None
    return {
        "edition": edition,
        "goals": " ".join(view["goals"]),
        "first": view["first_player"],
        "phase": str(view["phase"]),
        "round": view["round"],
        "turn": turn,
        "seats": [_seat_json(seat) for seat in view["seats"]],
    }


def isle_state(position: Row, names: Sequence[str]) -> State:
    """A state that a position stands for: the bag has some order, and the gold of all lies open; raises ValueError.

    >>> from skye import isle
    >>> state = isle.new_game("Ann", "Bo", seed="heather")
    >>> again = isle_state({**isle_position(isle.view(state, 0), state.setup.edition)}, ["Ann", "Bo"])
    >>> isle.view(again, 0)["bag"] == isle.view(state, 0)["bag"]
    True
    """
    goals, edition, first = (
        tuple(text(position, "goals").split()),
        number(position, "edition"),
        number(position, "first"),
    )
    seat_rows = rows(position, "seats")
    phase, turn, round_ = Phase(text(position, "phase")), maybe_number(position, "turn"), number(position, "round")
    count = len(seat_rows)
    is_known = edition in EDITIONS and len(goals) == len(LETTERS) and all(goal in GOALS for goal in goals)
    if not is_known or not FEWEST_SEATS <= count <= len(names) or not 0 <= first < count:
        raise ValueError("no position of Isle of Skye")
    seats = tuple(map(_seat, seat_rows))
    used = {tile.id for seat in seats for tile in (*seat.hand, *(offer.tile for offer in seat.offer))}
    used |= {placed.tile.id for seat in seats for placed in seat.territory.cells.values()}
    setup = Setup(
        seats=tuple(SeatSetup(name, text(row, "clan")) for name, row in zip(names, seat_rows, strict=False)),
        seed=PUZZLE_SEED,
        first=first,
        goals=goals,
        house_rules=HouseRules(open_gold=True),
        edition=edition,
        rules=RULES,
        drawn=Drawn(goals, first),
    )
    if not 0 < round_ <= len(track_for(count)) or not (turn is None or 0 <= turn < count):
        raise ValueError("no moment of Isle of Skye")
    return State(
        setup=setup,
        goals=goals,
        bag=tuple(TILES[tile] for tile in setup.components.tiles if tile not in used),
        seats=seats,
        first_player=first,
        phase=phase,
        round=round_,
        turn=turn,
        # The public flow of gold, by which bots know the purses of the others.
        history=tuple(_purse(place, seat) for place, seat in enumerate(seats)),
    )


def _seat_json(seat: SeatView) -> IsleSeatJson:
    gold = seat["gold"]
    return {
        "clan": seat["clan"],
        "points": seat["points"],
        "gold": purse(seat["flow"]) if gold is None else gold,
        "land": " ".join(f"{tile},{x},{y},{turn}" for tile, x, y, turn in seat["territory"]),
        "offer": " ".join(
            offer["tile"]
            + ("" if offer["price"] is None else f"={offer['price']}")
            + ("" if offer["bought_by"] is None else f">{offer['bought_by']}")
            for offer in seat["offer"]
        ),
        "hand": " ".join(seat["hand"]),
        "has_built": seat["has_built"],
    }


def _seat(row: Row) -> Seat:
    if text(row, "clan") not in CLANS:
        raise ValueError("no such clan")
    return Seat(
        territory=territory_of([_row(each) for each in text(row, "land").split()]),
        points=number(row, "points"),
        gold=number(row, "gold"),
        offer=tuple(_offer(each) for each in text(row, "offer").split()),
        hand=tuple(TILES[tile] for tile in text(row, "hand").split()),
        has_built=flag(row, "has_built"),
    )


def _row(marks: str) -> tuple[str, int, int, int]:
    tile, x, y, turn = marks.split(",")
    return tile, int(x), int(y), int(turn)


def _offer(text: str) -> Offer:
    marks, _, buyer = text.partition(">")
    tile, _, price = marks.partition("=")
    return Offer(TILES[tile], price=int(price) if price else None, bought_by=int(buyer) if buyer else None)


def _purse(place: int, seat: Seat) -> Income:
    return Income(place, seat.gold, 0, 0, 0, 0, seat.gold)
