"""Games of Isle of Skye brought to a point that a test needs."""

from dataclasses import replace

import pytest

from skye.core.canonical import canonical
from skye.core.errors import IllegalAction
from skye.isle import GAME
from skye.isle.actions import Done, Pass, Place, Price
from skye.isle.fitting import placements
from skye.isle.state import Offer, Phase
from skye.isle.tiles import CLANS, TILES
from tests.contract.games import facts_of

NAMES = ("Ann", "Bo", "Cy", "Dee", "Eve")


def setup(players=2, *, rules=None, **changes):
    """A set-up: seat 0 begins, the first-game goals lie out, everything follows from one seed."""
    seats = [{"name": NAMES[seat], "clan": CLANS[seat]} for seat in range(players)]
    data = {"seats": seats, "seed": "heather", "first": 0, "goals": "first-game", **changes}
    return GAME.parse_setup(data, rules=rules)


def start(players=2, **changes):
    """The first state of a game."""
    return GAME.new_game(setup(players, **changes))


def seal(state, seat, first=1, second=1):
    """The seat discards its first tile and prices the other two."""
    discard, one, other = (offer.tile.id for offer in state.seats[seat].offer)
    return GAME.apply(state, Price.of(seat, discard, {one: first, other: second}))


def seal_all(state, *prices):
    """Every seat seals: pairs of prices by seat, 1 and 1 where none are given."""
    for seat in range(len(state.seats)):
        state = seal(state, seat, *(prices[seat] if seat < len(prices) else (1, 1)))
    return state


def pass_all(state):
    """Nobody buys any more."""
    while state.phase is Phase.BUY:
        state = GAME.apply(state, Pass(state.turn))
    return state


def build_all(state):
    """Everybody builds: the first legal action each time."""
    round_ = state.round
    while state.phase is Phase.BUILD and state.round == round_:
        state = GAME.apply(state, GAME.legal_actions(state, GAME.to_act(state)[0])[0])
    return state


def play_round(state):
    """A whole round in which nobody buys."""
    return build_all(pass_all(seal_all(state)))


def in_last_round(state):
    """The same game moved on to its last round."""
    return replace(state, round=len(state.track))


def building(players=2, *, hands, territories=None, **changes):
    """A game in the build phase with these hands, and lands where they are given.

    All with tiles may build, and seat 0 must still say that it has built; by version 1 of the rules, it builds first.
    """
    state = start(players, **changes)
    state = replace(state, phase=Phase.BUILD, turn=None if state.builds_in_any_order else 0)
    held = {tile for hand in hands for tile in hand}
    state = replace(state, bag=tuple(tile for tile in TILES.values() if tile.id not in held))
    for seat in range(players):
        hand = tuple(TILES[tile] for tile in hands[seat])
        has_built = state.builds_in_any_order and seat > 0 and not hand
        state = state.with_seat(seat, offer=(), hand=hand, has_built=has_built)
    for seat, territory in (territories or {}).items():
        state = state.with_seat(seat, territory=territory)
    return state


def buying(players=2, *, offers, gold, **changes):
    """A game in the buy phase: offers as lists of (tile, price) by seat, gold behind each screen."""
    state = replace(start(players, **changes), phase=Phase.BUY, turn=0)
    for seat in range(players):
        offer = tuple(Offer(TILES[tile], price=price) for tile, price in offers[seat])
        state = state.with_seat(seat, offer=offer, gold=gold[seat])
    return state


def events(state, kind):
    """The facts of all events of a kind."""
    return [facts_of(event) for event in state.history if event.kind == kind]


def refused(state, action, code):
    """The facts of a refusal with this code; the state is untouched and the action was not offered."""
    before = canonical(state)
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(state, action)
    assert caught.value.code == code
    assert caught.value.seat == action.seat
    assert caught.value.phase == state.phase
    assert canonical(state) == before
    assert not 0 <= action.seat < len(state.seats) or action not in GAME.legal_actions(state, action.seat)
    return caught.value.facts


def place_first(state, seat, tile):
    """The seat places a tile at its first legal place."""
    where = placements(state.seats[seat].territory, TILES[tile])[0]
    return GAME.apply(state, Place(seat, tile, where.x, where.y, where.turn))


def done(state, seat):
    """The seat ends its building."""
    return GAME.apply(state, Done(seat))
