"""Trying a game of Isle of Skye again: sealed prices stay, and the same tiles come whatever is discarded."""

import pytest

from skye.core.again import tried_again
from skye.core.errors import BadRecord
from skye.core.practice import Fork
from skye.core.record import parse_record
from skye.core.table import new_table, replay
from skye.isle import GAME, Phase
from skye.isle.actions import Price
from skye.isle.events import Drawn
from skye.isle.practice import following, in_order
from tests.contract.test_again import bots, finished, on


def first_sealed(table):
    """The first moment after the start at which one seat has sealed its prices and another has not."""
    return next(
        step
        for step, state in enumerate(table.states)
        if state.round > 1 and state.phase is Phase.PRICE and any(seat.is_sealed for seat in state.seats)
    )


@pytest.mark.parametrize("seed", [None, "moor"])
def test_prices_sealed_before_the_moment_stay_and_stay_secret(seed):
    original = finished("isle", 3)
    step = first_sealed(original)
    (sealed,) = (seat for seat, own in enumerate(original.states[step].seats) if own.is_sealed)
    taken = (sealed + 1) % 3
    copy = tried_again(original, step, taken, players=bots(3, taken), seed=seed)
    assert copy.state.seats[sealed].offer == original.states[step].seats[sealed].offer
    assert {offer["price"] for offer in GAME.view(copy.state, taken)["seats"][sealed]["offer"]} == {None}
    text = copy.record().to_text()
    assert str(original.actions[step - 1]) not in text
    assert replay(GAME, parse_record(text)).state == copy.state


def drawn(state):
    """The tiles that were drawn, by round and seat."""
    return [event.tiles for event in state.history if isinstance(event, Drawn)]


def test_the_same_tiles_come_though_other_tiles_were_discarded():
    original = finished("isle", 2, 1)
    step = next(step for step, state in enumerate(original.states) if state.round == 2)
    copy = tried_again(original, step, 0, players=bots(2))
    while copy.state.phase is Phase.PRICE:
        seat = GAME.to_act(copy.state)[0]
        was = next(action for action in original.actions[step:] if isinstance(action, Price) and action.seat == seat)
        choices = GAME.legal_actions(copy.state, seat)
        copy = copy.acted(next(choice for choice in choices if choice.discard != was.discard))
    copy = on(copy)
    before, after = drawn(original.state), drawn(copy.state)
    assert len(before) == len(after)
    # Only what lies elsewhere by then is missing, and a place that becomes free gets another tile.
    missing = [
        (one, other)
        for own, others in zip(before, after, strict=True)
        for one, other in zip(own, others, strict=True)
        if one != other
    ]
    assert len(missing) < sum(map(len, before)) / 4
    plain = original.before(step)
    for action in copy.actions[step : step + 2]:
        plain = plain.acted(action)
    order = [tile.id for tile in plain.state.bag][:6]
    planned = [tile for tiles in before[4:6] for tile in tiles]
    assert sum(one != other for one, other in zip(order, planned, strict=True)) > sum(
        one != other for one, other in zip([tile for tiles in after[4:6] for tile in tiles], planned, strict=True)
    )


def test_a_tile_that_comes_twice_comes_as_often_as_it_can():
    bag = finished("isle", 2).states[0].bag[:4]
    one, two, three, four = (tile.id for tile in bag)
    assert [tile.id for tile in in_order(bag, (four, one, four, two))] == [four, one, three, two]
    assert [tile.id for tile in in_order(bag, ("77",) * 6)] == [one, two, three, four]


def test_what_is_to_come_is_part_of_the_position_only_where_it_matters():
    state = finished("isle", 2).states[3]
    assert "upcoming" not in GAME.position(state)
    assert GAME.position(following(state, ("12",)))["upcoming"] == ["12"]


@pytest.mark.parametrize("order", ["castle-blue", "12,nonsense", ",".join(["12"] * 600)])
def test_an_order_of_tiles_that_cannot_be_is_refused(order):
    table = new_table(
        GAME, GAME.parse_setup({"seats": [{"name": "Ann", "clan": "blue"}, {"name": "Bo", "clan": "red"}], "seed": "x"})
    )
    with pytest.raises(ValueError, match="cannot come"):
        table.forked(Fork(0, "same", order))
    assert issubclass(BadRecord, ValueError)
