"""What one seat may see, built from nothing: a field is secret until a line here shows it."""

from __future__ import annotations

from typing import Literal, TypedDict

from skye.core.dispatch import check_seat
from skye.isle.events import Bought, Income, Revealed
from skye.isle.rules import forced_end, to_act
from skye.isle.setup import HouseRulesJson
from skye.isle.state import Phase, Seat, State
from skye.isle.survey import Survey, territory_rows
from skye.isle.track import RoundView


class OfferView(TypedDict):
    """A tile before a seat; price and discard are None while they are secret."""

    tile: str
    price: int | None
    is_discard: bool | None
    bought_by: int | None


class FlowView(TypedDict):
    """The gold that everybody saw a seat get and give so far."""

    income: int
    staked: int
    sold: int
    bought: int


class SeatView(TypedDict):
    """A seat as the viewer may see it; `territory` has rows of tile, x, y and turn, `last` the cell placed last."""

    seat: int
    name: str
    clan: str
    points: int
    gold: int | None
    income: int
    is_sealed: bool
    territory: list[tuple[str, int, int, int]]
    offer: list[OfferView]
    hand: list[str]
    has_built: bool
    last: tuple[int, int] | None
    flow: FlowView


class View(TypedDict):
    """The game as a seat may see it; `prompt` is what is asked for."""

    game: Literal["isle"]
    seat: int | None
    phase: Phase
    prompt: str
    round: int
    rounds: int
    to_act: list[int]
    first_player: int
    goals: list[str]
    track: list[RoundView]
    house_rules: HouseRulesJson
    bag: list[str]
    seats: list[SeatView]


def view(state: State, viewer: int | None) -> View:
    """The game as JSON for a seat, or for everybody when the viewer is None; raises IllegalAction.

    Secret are the seed, the order of the bag, others' gold and, until the reveal, others' prices and discards.
    """
    if viewer is not None:
        check_seat(state, viewer)
    flows = _flows(state)
    return {
        "game": "isle",
        "seat": viewer,
        "phase": state.phase,
        "prompt": _prompt(state, viewer),
        "round": state.round,
        "rounds": len(state.track),
        "to_act": list(to_act(state)),
        "first_player": state.first_player,
        "goals": list(state.goals),
        "track": [each.to_json() for each in state.track],
        "house_rules": state.setup.house_rules.to_json(),
        "bag": sorted(tile.id for tile in state.bag),
        "seats": [_seat(state, number, viewer, flow) for number, flow in enumerate(flows)],
    }


def visible_gold(state: State, seat: int, viewer: int | None) -> int | None:
    """The gold of a seat as far as the viewer may see it, or None.

    Open gold does not open sealed prices: until the reveal others still see what the seat had before it sealed.
    """
    shown = state.seats[seat]
    if seat == viewer or state.phase is Phase.END:
        return shown.gold
    if not state.setup.house_rules.open_gold:
        return None
    is_hidden = state.phase is Phase.PRICE and not state.setup.house_rules.open_prices
    return shown.gold + shown.gold_on_tiles if is_hidden else shown.gold


def sees_prices(state: State, seat: int, viewer: int | None) -> bool:
    """Whether the viewer may see the prices and the discard of a seat."""
    if state.phase is not Phase.PRICE:
        return True
    return state.seats[seat].is_sealed and (seat == viewer or state.setup.house_rules.open_prices)


def is_secret(state: State) -> bool:
    """Whether what is decided now must stay hidden: prices (rule 14), and the gold that they are paid from.

    Only a table with both in the open has nothing to hide.
    """
    rules = state.setup.house_rules
    return state.phase is Phase.PRICE and not (rules.open_gold and rules.open_prices)


def _prompt(state: State, viewer: int | None) -> str:
    """What is asked for: the name of the phase, or `done` of a seat that has built everything.

    The seat is the viewer's, if it is to act, or else the only one that is.
    """
    seats = to_act(state)
    asked = [seat for seat in seats if seat == viewer or len(seats) == 1]
    return "done" if any(forced_end(state, seat) for seat in asked) else str(state.phase)


def _seat(state: State, number: int, viewer: int | None, flow: FlowView) -> SeatView:
    seat = state.seats[number]
    return {
        "seat": number,
        "name": state.setup.seats[number].name,
        "clan": state.setup.seats[number].clan,
        "points": seat.points,
        "gold": visible_gold(state, number, viewer),
        "income": Survey(seat.territory).income,
        "is_sealed": seat.is_sealed,
        "territory": territory_rows(seat.territory),
        "offer": _offer(seat, sees_prices=sees_prices(state, number, viewer)),
        "hand": [tile.id for tile in seat.hand],
        "has_built": seat.has_built,
        "last": _last(seat),
        "flow": flow,
    }


def _flows(state: State) -> list[FlowView]:
    """The gold that everybody saw each seat get and give so far; anybody may draw conclusions from it.

    `staked` lay on tiles at a reveal, `sold` is the price of tiles others bought (the gold on them came back as well).
    """
    flows: list[FlowView] = [{"income": 0, "staked": 0, "sold": 0, "bought": 0} for _ in state.seats]
    for event in state.history:
        if isinstance(event, Income):
            flows[event.seat]["income"] += event.gold
        elif isinstance(event, Revealed):
            flows[event.seat]["staked"] += sum(event.prices.values())
        elif isinstance(event, Bought):
            flows[event.seat]["bought"] += event.price
            flows[event.seller]["sold"] += event.price
    return flows


def _offer(seat: Seat, *, sees_prices: bool) -> list[OfferView]:
    return [
        {
            "tile": offer.tile.id,
            "price": offer.price if sees_prices else None,
            "is_discard": offer.is_discard if sees_prices else None,
            "bought_by": offer.bought_by,
        }
        for offer in seat.offer
    ]


def _last(seat: Seat) -> tuple[int, int] | None:
    """The cell placed last, if anything lies beside the castle."""
    return next(reversed(seat.territory.cells)) if len(seat.territory) > 1 else None
