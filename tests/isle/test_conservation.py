"""Nothing is lost: each tile is in exactly one place, and gold only moves as the rules say."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skye.isle import GAME
from skye.isle.state import Phase
from skye.isle.tiles import CASTLES, TILES
from tests.contract.games import random_game, set_up


def check_tiles(state):
    """Each landscape tile lies in the bag, in an offer, in a hand or in a territory, once."""
    lying = [tile.id for tile in state.bag]
    for number, seat in enumerate(state.seats):
        lying += [offer.tile.id for offer in seat.offer]
        lying += [tile.id for tile in seat.hand]
        castle, *placed = seat.territory
        assert castle.tile == CASTLES[state.setup.seats[number].clan]
        lying += [each.tile.id for each in placed]
    assert Counter(lying) == dict.fromkeys(TILES, 1)


def check_gold(state):
    """A seat's gold, with what lies on its unsold tiles, is what its history says."""
    wealth = [0] * len(state.seats)
    for event in state.history:
        facts = event.to_json()
        if event.kind == "income":
            wealth[facts["seat"]] += facts["gold"]
        elif event.kind == "bought":
            wealth[facts["seat"]] -= facts["price"]
            wealth[facts["seller"]] += facts["price"]
        elif event.kind == "kept":
            wealth[facts["seat"]] -= facts["gold"]
    assert [seat.gold + seat.gold_on_tiles for seat in state.seats] == wealth
    assert all(seat.gold >= 0 for seat in state.seats)


def check_phase(state):
    """Offers lie out only while there is something to price or buy, hands only while there is building."""
    for seat in state.seats:
        assert len(seat.offer) == {Phase.PRICE: 3, Phase.BUY: 2}.get(state.phase, 0)
        assert state.phase is Phase.BUILD or not seat.hand
        for offer in seat.offer:
            assert (offer.price is None) == (
                state.phase is Phase.PRICE and not (seat.is_sealed and not offer.is_discard)
            )
    assert 1 <= state.round <= len(state.track)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_state_reached_at_random_conserves_tiles_and_gold(players):
    for number in range(3):
        for state, _, _ in random_game("isle", players, number):
            check_tiles(state)
            check_gold(state)
            check_phase(state)


@given(players=st.integers(2, 5), number=st.integers(0, 500), choices=st.lists(st.integers(0, 10**6), max_size=140))
def test_law_every_state_conserves_tiles_and_gold(players, number, choices):
    state = GAME.new_game(set_up("isle", players, number))
    for choice in choices:
        to_act = GAME.to_act(state)
        if not to_act:
            break
        legal = GAME.legal_actions(state, to_act[choice % len(to_act)])
        state = GAME.apply(state, legal[choice % len(legal)])
    check_tiles(state)
    check_gold(state)
    check_phase(state)
