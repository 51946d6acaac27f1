"""The trading district in Create and Convert, to its limits: rules 19, 21 and 24."""

from dataclasses import replace
from itertools import product

import pytest

from skye.skylands.create import can_pay, given, trade_pairs
from skye.skylands.placing import colour_at, places_of, without
from skye.skylands.state import with_count
from skye.skylands.tiles import SPECIALS
from tests.skylands.play import FOUR, act, board, empty, events, offered, points, refused
from tests.skylands.specials import RICH, converting, creating

TRADING = (*FOUR, ("trading-district", 4, 0, 2))
THREE_CITIES = (*TRADING, ("i15", 3, 3, 1), ("i16", 4, 3, 3), ("whole-city", 3, 1, 0))  # 0,3,0 and 3,3,0 and 3,1,0
LODGING = (*TRADING, ("hostel", 2, 1, 0))
SUPPLY = (20, 20, 20)


@pytest.mark.parametrize(
    ("guests", "due", "supply", "can"),
    [
        ((0, 2, 0), "G", SUPPLY, True), ((0, 1, 1), "G", SUPPLY, False), ((0, 2, 0), "G", (0, 20, 20), False),
        ((0, 3, 0), "GP", SUPPLY, True), ((0, 3, 0), "GPW", SUPPLY, False), ((0, 4, 0), "GPW", SUPPLY, True),
        ((0, 0, 4), "GP", SUPPLY, True), ((0, 0, 3), "GP", SUPPLY, False), ((2, 0, 0), "P", (20, 0, 20), False),
        ((1, 0, 2), "GG", (0, 20, 20), True), ((0, 2, 1), "GW", SUPPLY, True), ((0, 2, 0), "GW", SUPPLY, False),
        ((0, 0, 2), "PW", SUPPLY, False), ((0, 0, 4), "GPW", SUPPLY, False), ((0, 0, 5), "GPW", SUPPLY, True),
        ((1, 0, 2), "GG", (1, 20, 20), True), ((2, 1, 0), "PP", (20, 1, 20), True),
    ],
)  # fmt: skip
def test_rule_24_trades_pay_two_for_one_if_the_supply_has_it(guests, due, supply, can):
    trader = board(empty(), 0, [("trading-district", 0, 0, 0), ("hostel", 2, 0, 0)], hostel=guests).seats[0]
    assert can_pay(trader, supply, due) is can


def test_rule_24_pairs_to_trade_are_two_of_one_kind():
    seat = board(empty(), 0, TRADING, {"0,0,0": 2, "0,1,0": 1, "0,2,0": 2}, hostel=(1, 1, 0)).seats[0]
    pairs = [("0,0,0", "0,0,0"), ("0,0,0", "hostel:G"), ("0,1,0", "hostel:P"), ("0,2,0", "0,2,0")]
    assert trade_pairs(seat) == pairs
    assert trade_pairs(seat, leave_out="G") == pairs[2:]
    assert given(seat, "0,1,0", "0,1,0") is None
    assert given(seat, "0,1,0", "0,0,0") is None
    assert given(seat, "9,9,9", "0,0,0") is None
    left, colour = given(seat, "0,0,0", "hostel:G")
    assert (left.inhabitants["0,0,0"], left.hostel, colour) == (1, (0, 1, 0), "G")


def test_rule_24_a_trade_in_create_is_reported_and_refused_with_reasons():
    state = creating(TRADING, {"0,0,0": 2, "0,2,0": 2})
    state = act(state, "0 create small-forest")
    assert offered(state) == ["0 trade 0,0,0 0,0,0", "0 trade 0,2,0 0,2,0"]
    assert refused(state, "0 trade 0,0,0 0,2,0", "not_two_of_a_kind") == {"due": "P"}
    assert refused(state, "0 trade 0,2,0 0,0,0", "wrong_order") == {}
    assert refused(state, "0 trade 0,0,0 0,0,0 into 0,3,0", "nothing_moves_to_a_city") == {}
    assert refused(state, "0 pay 0,0,0", "wrong_colour") == {"colour": "G", "due": "P"}
    assert refused(state, "0 pay 0,1,0", "nobody_there") == {"place": "0,1,0"}
    assert refused(replace(state, supply=(18, 0, 18)), "0 trade 0,0,0 0,0,0", "supply_empty") == {"due": "P"}
    traded = act(state, "0 trade 0,2,0 0,2,0")
    assert events(traded, "traded") == [{"seat": 0, "first": "0,2,0", "second": "0,2,0", "colour": "B", "for": "P"}]
    assert traded.supply == (18, 20, 20)
    assert traded.phase == "place"


def test_rule_19_a_cost_that_can_be_paid_can_still_be_paid_after_any_payment_without_a_trade():
    dues = {special.cost[start:] for special in SPECIALS.values() for start in range(len(special.cost))}
    trader = board(empty(), 0, [("trading-district", 0, 0, 0), ("hostel", 2, 0, 0)]).seats[0]
    for guests, supply, due in product(product(range(4), repeat=3), (SUPPLY, (0, 0, 0)), sorted(dues)):
        seat = replace(trader, hostel=guests)
        if can_pay(seat, supply, due):
            for spot in places_of(seat, None if due[0] == "W" else due[0]):
                assert can_pay(without(seat, spot), with_count(supply, colour_at(seat, spot), 1), due[1:])


def test_rule_19_a_trade_that_would_leave_the_rest_unpayable_is_refused():
    state = creating(LODGING, {"0,0,0": 1, "0,2,0": 2}, hostel=(1, 0, 0))
    state = act(state, "0 create forest-temple")
    # The two blue ones are needed for the purple one, since two green ones are due.
    assert offered(state) == ["0 pay 0,0,0", "0 pay hostel:G"]
    assert refused(state, "0 trade 0,2,0 0,2,0", "rest_unpayable") == {"due": "GGP"}
    assert act(state, "0 pay hostel:G").phase == "place"


def test_rule_19_white_is_paid_in_any_colour_and_never_traded_for():
    state = board(empty(), 1, TRADING, {"0,0,0": 2, "0,1,0": 2, "0,2,0": 2})
    state = act(state, "0 choose create", "0 pass", "1 create small-forest", "1 pay 0,1,0")
    assert state.step.due == "W"
    assert offered(state) == ["1 pay 0,0,0", "1 pay 0,1,0", "1 pay 0,2,0"]
    assert refused(state, "1 trade 0,2,0 0,2,0", "nothing_to_trade_for") == {"due": "W"}


def test_rule_24_a_trade_in_convert_is_reported_and_refused_with_reasons():
    state = converting((*FOUR, ("trading-district", 4, 0, 1)), {"0,0,0": 2, "0,1,0": 1, "0,2,0": 1})
    assert refused(state, "0 trade 0,0,0 0,0,0", "city_missing") == {}
    assert refused(state, "0 trade 0,0,0 0,1,0 into 0,3,0", "not_two_of_a_kind") == {}
    assert refused(state, "0 trade 0,1,0 0,0,0 into 0,3,0", "wrong_order") == {}
    dry = replace(state, supply=(18, 19, 0))
    assert refused(dry, "0 trade 0,0,0 0,0,0 into 0,3,0", "supply_empty") == {"colour": "B"}
    moved = act(state, "0 trade 0,0,0 0,0,0 into 0,3,0")
    assert events(moved, "traded") == [
        {"seat": 0, "first": "0,0,0", "second": "0,0,0", "colour": "G", "for": "B", "city": "0,3,0"}
    ]
    assert points(moved, "energy") == [1, 0]
    assert moved.supply[0] == 20


@pytest.mark.parametrize("blue", [0, 1])
def test_rule_24_the_last_blue_one_of_the_supply_may_be_traded_for(blue):
    state = replace(converting(LODGING, {"0,0,0": 2}), supply=(18, 20, blue))
    assert ("0 trade 0,0,0 0,0,0 into 0,3,0" in offered(state)) is bool(blue)


@pytest.mark.parametrize(
    ("inhabitants", "hostel", "pair"),
    [
        ({"0,2,0": 2}, (0, 0, 0), "0,2,0 0,2,0"),
        ({"0,2,0": 1}, (0, 0, 1), "0,2,0 hostel:B"),
        ({}, (0, 0, 2), "hostel:B hostel:B"),
    ],
)
def test_rule_24_traded_blue_ones_are_in_the_supply_for_the_one_traded_for(inhabitants, hostel, pair):
    state = replace(converting(LODGING, inhabitants, hostel=hostel), supply=(20, 20, 0))
    moved = act(state, f"0 trade {pair} into 0,3,0")
    assert points(moved, "energy") == [1, 0]
    assert moved.supply == (20, 20, 2)


def test_rule_24_green_guests_of_the_hostel_are_not_traded_for_a_blue_one_that_is_not_there():
    state = replace(converting(LODGING, {}, hostel=(2, 0, 0)), supply=(18, 20, 0))
    assert refused(state, "0 trade hostel:G hostel:G into 0,3,0", "supply_empty") == {"colour": "B"}


def test_rule_20_without_the_bonus_traded_ones_go_to_one_city():
    state = board(empty(), 1, THREE_CITIES, RICH)
    state = act(state, "0 choose convert", "0 pass", "1 trade 0,0,0 0,0,0 into 0,3,0")
    assert refused(state, "1 trade 0,1,0 0,1,0 into 3,3,0", "too_many_islands") == {"source": "trade", "city": "3,3,0"}
    assert "1 trade 0,1,0 0,1,0 into 0,3,0" in offered(state)


def test_rule_21_with_the_bonus_traded_ones_go_to_two_cities_but_not_to_three():
    state = converting(THREE_CITIES, RICH)
    state = act(state, "0 trade 0,0,0 0,0,0 into 0,3,0", "0 trade 0,1,0 0,1,0 into 3,3,0")
    assert refused(state, "0 trade 0,2,0 0,2,0 into 3,1,0", "too_many_islands") == {"source": "trade", "city": "3,1,0"}
    assert points(act(state, "0 trade 0,2,0 0,2,0 into 3,3,0"), "energy") == [3, 0]
