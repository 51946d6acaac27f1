"""The verbs of the game: who is to act, what may be done, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import overload

from skye.core.dispatch import Handlers, check_seat, dispatched
from skye.isle.actions import Action, Buy, Done, GiveUp, Pass, Place, Price
from skye.isle.fitting import placements
from skye.isle.phases import buy, buying_fault, done, give_up, pass_by, place, price
from skye.isle.pricing import LOWEST_PRICE, pricing_fault
from skye.isle.state import Phase, State

HANDLERS: Handlers[State] = {
    (Phase.PRICE, Price): price,
    (Phase.BUY, Buy): buy,
    (Phase.BUY, Pass): pass_by,
    (Phase.BUILD, Place): place,
    (Phase.BUILD, GiveUp): give_up,
    (Phase.BUILD, Done): done,
}
"""What each action does in the phase it belongs to; in every other phase it is refused."""


def to_act(state: State) -> tuple[int, ...]:
    """The seats that may decide now: all that have not sealed their prices or still build, or the one whose turn it is.

    Builders are named from the first player clockwise, which is the order in which bots build.
    """
    if state.phase is Phase.PRICE:
        return tuple(number for number, seat in enumerate(state.seats) if not seat.is_sealed)
    if state.phase is Phase.BUILD and state.builds_in_any_order:
        return tuple(number for number in state.clockwise if not state.seats[number].has_built)
    return () if state.turn is None else (state.turn,)


def apply(state: State, action: Action) -> State:
    """The state after the action and all that follows by itself; raises IllegalAction."""
    return dispatched(state, action, HANDLERS, to_act(state), late=_late_fault(state))


def _late_fault(state: State) -> str:
    """The code of why a seat that is not to act may not."""
    if state.phase is Phase.PRICE:
        return "already_sealed"
    return "already_built" if state.phase is Phase.BUILD and state.builds_in_any_order else "not_your_turn"


def forced_end(state: State, seat: int) -> Done | None:
    """`done` of a seat that has built everything, None while there is anything else to do."""
    is_ready = state.phase is Phase.BUILD and seat in to_act(state) and not state.seats[seat].hand
    return Done(seat) if is_ready else None


def are_people_first(state: State) -> bool:
    """Whether bots wait for the people: while all build, so that a person can undo a placement."""
    return state.phase is Phase.BUILD and state.builds_in_any_order


def legal_actions(state: State, seat: int) -> Sequence[Action]:
    """Every action the seat may take now; raises IllegalAction for a seat that is not there."""
    if seat not in to_act(state):
        check_seat(state, seat)
        return ()
    return OPTIONS[state.phase](state, seat)


class PriceChoices(Sequence[Price]):
    """Every way to seal an offer: which tile is the discard, and each pair of prices that the gold allows.

    There are thousands with a full purse, so each is made only when it is looked at.

    >>> list(map(str, PriceChoices(0, ("12", "30", "44"), gold=2)))
    ['0 price 12=x 30=1 44=1', '0 price 12=1 30=x 44=1', '0 price 12=1 30=1 44=x']
    >>> len(PriceChoices(0, ("12", "30", "44"), gold=5))
    30
    """

    def __init__(self, seat: int, tiles: Sequence[str], gold: int) -> None:
        self.seat = seat
        self.tiles = tuple(sorted(tiles))
        # The highest first price, which is also the number of second prices beside the lowest first one.
        self.highest = max(0, gold - LOWEST_PRICE)

    def __len__(self) -> int:
        return len(self.tiles) * self._pairs

    @property
    def _pairs(self) -> int:
        return self.highest * (self.highest + 1) // 2

    @overload
    def __getitem__(self, index: int) -> Price: ...
    @overload
    def __getitem__(self, index: slice) -> list[Price]: ...
    def __getitem__(self, index: int | slice) -> Price | list[Price]:
        if isinstance(index, slice):
            return [self[number] for number in range(*index.indices(len(self)))]
        if not -len(self) <= index < len(self):
            raise IndexError(index)
        discard, pair = divmod(index % len(self), self._pairs)
        first, row = LOWEST_PRICE, self.highest
        while pair >= row:
            pair -= row
            row -= 1
            first += 1
        return self._choice(discard, first, pair + LOWEST_PRICE)

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Price) or action.seat != self.seat:
            return False
        return pricing_fault(self.tiles, self.highest + LOWEST_PRICE, action) is None

    def __iter__(self) -> Iterator[Price]:
        for discard in range(len(self.tiles)):
            for first in range(LOWEST_PRICE, self.highest + 1):
                for second in range(LOWEST_PRICE, self.highest + 2 - first):
                    yield self._choice(discard, first, second)

    def _choice(self, discard: int, first: int, second: int) -> Price:
        one, other = (tile for number, tile in enumerate(self.tiles) if number != discard)
        return Price(self.seat, self.tiles[discard], ((one, first), (other, second)))


def _price_options(state: State, seat: int) -> Sequence[Action]:
    offered = [offer.tile.id for offer in state.seats[seat].offer]
    return PriceChoices(seat, offered, state.seats[seat].gold)


def _buy_options(state: State, seat: int) -> Sequence[Action]:
    on_offer = [offer.tile.id for number in state.clockwise for offer in state.seats[number].offer]
    return (Pass(seat), *(Buy(seat, tile) for tile in on_offer if buying_fault(state, seat, tile) is None))


def _build_options(state: State, seat: int) -> Sequence[Action]:
    builder = state.seats[seat]
    if not builder.hand:
        return (Done(seat),)
    options: list[Action] = []
    for tile in builder.hand:
        places = placements(builder.territory, tile)
        options += [Place(seat, tile.id, where.x, where.y, where.turn) for where in places]
        if not places:
            options.append(GiveUp(seat, tile.id))
    return options


OPTIONS: dict[Phase, Callable[[State, int], Sequence[Action]]] = {
    Phase.PRICE: _price_options,
    Phase.BUY: _buy_options,
    Phase.BUILD: _build_options,
}
"""What each phase offers the seat that is to act."""
