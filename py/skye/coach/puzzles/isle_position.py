"""A position of Isle of Skye as one seat sees it, written briefly, and the state that it stands for.

What nobody could see is left out: the order of the bag. The gold of the others follows from what everybody saw, so a
puzzle shows it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from skye.bots.isle.reading import purse
from skye.core.errors import BadRecord
from skye.core.game import SeatSetup
from skye.isle.editions import EDITIONS
from skye.isle.events import Income
from skye.isle.setup import RULES, Drawn, HouseRules, Setup
from skye.isle.state import Offer, Phase, Seat, State
from skye.isle.survey import territory_of
from skye.isle.tiles import CLANS, TILES
from skye.isle.track import LETTERS
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


def isle_state(position: IslePositionJson, names: Sequence[str]) -> State:
    """A state that a position stands for: the bag has some order, and the gold of all lies open.

    >>> from skye import isle
    >>> state = isle.new_game("Ann", "Bo", seed="heather")
    >>> again = isle_state(isle_position(isle.view(state, 0), state.setup.edition), ["Ann", "Bo"])
    >>> isle.view(again, 0)["bag"] == isle.view(state, 0)["bag"]
    True
    """
    goals = tuple(position["goals"].split())
    rows = position["seats"]
    if position["edition"] not in EDITIONS or len(goals) != len(LETTERS) or len(rows) != len(names):
        raise BadRecord("wrong_type", field="position")
    seats = tuple(_seat(row) for row in rows)
    used = {tile.id for seat in seats for tile in (*seat.hand, *(offer.tile for offer in seat.offer))}
    used |= {placed.tile.id for seat in seats for placed in seat.territory.cells.values()}
    setup = Setup(
        seats=tuple(SeatSetup(name, row["clan"]) for name, row in zip(names, rows, strict=True)),
        seed=PUZZLE_SEED,
        first=position["first"],
        goals=goals,
        house_rules=HouseRules(open_gold=True),
        edition=position["edition"],
        rules=RULES,
        drawn=Drawn(goals, position["first"]),
    )
    return State(
        setup=setup,
        goals=goals,
        bag=tuple(TILES[tile] for tile in setup.components.tiles if tile not in used),
        seats=seats,
        first_player=position["first"],
        phase=Phase(position["phase"]),
        round=position["round"],
        turn=position["turn"],
        # The public flow of gold, by which bots know the purses of the others.
        history=tuple(_purse(number, seat) for number, seat in enumerate(seats)),
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


def _seat(row: IsleSeatJson) -> Seat:
    if row["clan"] not in CLANS:
        raise BadRecord("wrong_type", field="clan")
    return Seat(
        territory=territory_of([_row(text) for text in row["land"].split()]),
        points=row["points"],
        gold=row["gold"],
        offer=tuple(_offer(text) for text in row["offer"].split()),
        hand=tuple(TILES[tile] for tile in row["hand"].split()),
        has_built=row["has_built"],
    )


def _row(text: str) -> tuple[str, int, int, int]:
    tile, x, y, turn = text.split(",")
    return tile, int(x), int(y), int(turn)


def _offer(text: str) -> Offer:
    marks, _, buyer = text.partition(">")
    tile, _, price = marks.partition("=")
    return Offer(TILES[tile], price=int(price) if price else None, bought_by=int(buyer) if buyer else None)


def _purse(number: int, seat: Seat) -> Income:
    return Income(number, seat.gold, 0, 0, 0, 0, seat.gold)
