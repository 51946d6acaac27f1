"""Refusals and events of Deploy, Create and Convert with all their facts: rules 18 to 21 and 24."""

from dataclasses import replace

import pytest

from skye.skylands.convert import cities, room, sources
from skye.skylands.create import can_pay, due_cost, given, payments, trade_pairs
from skye.skylands.state import Seat
from skye.skylands.tiles import SPECIALS
from tests.skylands.play import CRYSTAL_2, FOUR, act, board, empty, events, offered, points, refused

RICH = {"0,0,0": 2, "0,1,0": 2, "0,2,0": 2}
TRADING = (*FOUR, ("trading-district", 4, 0, 2))
SUPPLY = (20, 20, 20)


def creating(tiles=FOUR, inhabitants=RICH, **changes):
    """The active player is about to create."""
    return act(board(empty(), 0, tiles, inhabitants, **changes), "0 choose create")


def test_rule_18_refused_deploying_names_the_island():
    state = act(board(empty(), 0, FOUR, {"0,0,0": 2}), "0 choose deploy")
    assert refused(state, "0 deploy 0,0,0", "island_full") == {"island": "0,0,0"}
    assert refused(state, "0 deploy 4,3,0", "no_such_island") == {"island": "4,3,0"}
    twice = act(state, "0 deploy 0,1,0")
    assert twice.step.deployed == ("0,1,0",)
    assert twice.step.has_acted is True


def test_rule_18_one_island_without_the_bonus():
    state = board(board(empty(), 0, FOUR), 1, FOUR)
    state = act(state, "0 choose deploy", "0 deploy 0,0,0", "0 deploy 0,1,0", "0 done", "1 deploy 0,0,0")
    assert state.seats[0].inhabitants == {"0,0,0": 2, "0,1,0": 2}
    assert state.seats[1].inhabitants == {"0,0,0": 2}
    assert offered(state) == ["1 done"]


def test_rule_19_refused_creating_names_what_is_due():
    state = creating(inhabitants={"0,0,0": 1})
    assert refused(state, "0 create villa", "cannot_pay") == {"special": "villa", "due": "GPP"}
    gone = replace(state, show=("villa",))
    assert refused(gone, "0 create hostel", "not_on_show") == {"special": "hostel"}


def test_rule_19_creating_is_told_with_what_is_due_and_what_is_paid():
    state = act(creating(), "0 create useful-find")
    assert events(state, "created") == [{"seat": 0, "special": "useful-find", "due": "GP"}]
    assert events(state, "paid") == [
        {"seat": 0, "place": "0,0,0", "colour": "G"},
        {"seat": 0, "place": "0,1,0", "colour": "P"},
    ]
    assert "useful-find" not in state.show
    assert state.supply == (19, 19, 18)
    assert refused(state, "0 place villa 4,0,0", "not_yours") == {"tile": "villa"}
    state = act(state, "0 place useful-find 4,0,0")
    assert events(state, "placed")[-1] == {"seat": 0, "tile": "useful-find", "x": 4, "y": 0, "turn": 0}
    assert points(state, "useful-find") == [2, 0]


@pytest.mark.parametrize(
    ("special", "bonus", "plain"),
    [("academy", "GGPP", "GGPPW"), ("hostel", "GG", "GGW"), ("small-city", "P", "PW"), ("villa", "GPP", "GPPW")],
)
def test_rule_19_the_bonus_spares_white_and_districts_spare_one_of_their_colour(special, bonus, plain):
    tile = SPECIALS[special]
    assert due_cost(Seat(), tile, has_bonus=True) == bonus
    assert due_cost(Seat(), tile, has_bonus=False) == plain
    both = board(empty(), 0, [("forest-district", 0, 0, 0), ("mountain-district", 1, 0, 0)]).seats[0]
    spared = plain.replace("G", "", 1).replace("P", "", 1)
    assert due_cost(both, tile, has_bonus=False) == spared


@pytest.mark.parametrize(
    ("guests", "due", "can"),
    [
        ((0, 0, 0), "", True), ((1, 0, 0), "G", True), ((0, 1, 0), "G", False), ((1, 1, 0), "GW", True),
        ((1, 0, 1), "GW", True), ((1, 0, 0), "GW", False), ((0, 0, 2), "WW", True), ((2, 0, 0), "GP", False),
        ((2, 1, 0), "GPW", True), ((1, 2, 0), "PPW", True), ((0, 3, 0), "PPW", True), ((1, 1, 1), "PPW", False),
    ],
)  # fmt: skip
def test_rule_19_what_one_has_pays_what_is_due(guests, due, can):
    assert can_pay(Seat(hostel=guests), SUPPLY, due) is can


@pytest.mark.parametrize(
    ("guests", "due", "supply", "can"),
    [
        ((0, 2, 0), "G", SUPPLY, True), ((0, 1, 1), "G", SUPPLY, False), ((0, 2, 0), "G", (0, 20, 20), False),
        ((0, 3, 0), "GP", SUPPLY, True), ((0, 3, 0), "GPW", SUPPLY, False), ((0, 4, 0), "GPW", SUPPLY, True),
        ((0, 0, 4), "GP", SUPPLY, True), ((0, 0, 3), "GP", SUPPLY, False), ((2, 0, 0), "P", (20, 0, 20), False),
        ((1, 0, 2), "GG", (0, 20, 20), True), ((0, 2, 1), "GW", SUPPLY, True), ((0, 2, 0), "GW", SUPPLY, False),
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


def test_rule_24_a_trade_in_create_is_told_and_refused_with_reasons():
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


def test_rule_19_only_payments_that_leave_the_rest_payable_are_offered():
    state = creating(FOUR, {"0,0,0": 1, "0,1,0": 2})
    due = replace(state, step=replace(state.step, due="WP"), phase="pay")
    assert [str(way) for way in payments(due)] == ["0 pay 0,0,0", "0 pay 0,1,0"]
    due = replace(state, step=replace(state.step, due="WPP"), phase="pay")
    assert [str(way) for way in payments(due)] == ["0 pay 0,0,0"]


def test_rule_19_outpost_draws_places_or_discards_and_tells_it():
    state = act(creating(), "0 create outpost")
    while state.phase == "pay":
        state = act(state, offered(state)[0])
    top = state.stack[0]
    drawn = act(state, "0 place outpost 4,0,0")
    assert events(drawn, "drawn") == [{"seat": 0, "tile": top}]
    assert drawn.reveals == state.reveals + 1
    assert top not in drawn.stack
    assert refused(drawn, "0 discard i01", "not_yours") == {"tile": "i01"}
    assert refused(drawn, "0 place villa 4,3,0", "not_yours") == {"tile": "villa"}
    gone = act(drawn, f"0 discard {top}")
    assert events(gone, "discarded")[-1] == {"seat": 0, "tiles": [top]}
    assert gone.discarded[-1] == top
    assert gone.step.drawn is None


def converting(tiles=FOUR, inhabitants=RICH, **changes):
    """The active player is about to convert."""
    return act(board(empty(), 0, tiles, inhabitants, **changes), "0 choose convert")


def test_rule_20_converting_is_told_and_refused_with_reasons():
    state = converting()
    assert sources(state.seats[0]) == {"0,2,0": 2}
    assert [city.id for city in cities(state.seats[0])] == ["0,3,0"]
    assert refused(state, "0 convert 0,2,0 0,0,0", "no_such_city") == {"city": "0,0,0"}
    assert refused(state, "0 convert 0,2,0 4,3,0", "no_such_city") == {"city": "4,3,0"}
    assert refused(state, "0 convert 0,0,0 0,3,0", "nobody_there") == {"place": "0,0,0"}
    assert refused(state, "0 trade 0,0,0 0,0,0 into 0,3,0", "no_trading_district") == {}
    moved = act(state, "0 convert 0,2,0 0,3,0")
    assert events(moved, "converted") == [{"seat": 0, "source": "0,2,0", "city": "0,3,0", "count": 2}]
    assert (points(moved, "energy"), points(moved, "bonus")) == ([2, 0], [2, 0])
    assert moved.supply == (18, 18, 20)


def test_rule_20_an_open_and_a_full_city_are_refused():
    crystals = [("i11", 3, 1, 1), ("i12", 4, 1, 3)]
    tiles = [*FOUR, *crystals, ("i15", 4, 3, 0)]
    state = converting(tiles, {"0,2,0": 2, "3,1,0": 2})
    assert refused(state, "0 convert 0,2,0 4,3,0", "not_complete") == {"island": "4,3,0"}
    full = act(state, "0 convert 0,2,0 0,3,0")
    assert refused(full, "0 convert 3,1,0 0,3,0", "city_full") == {"city": "0,3,0"}
    assert room(full, full.seats[0].land.by_id["0,3,0"]) == 0


def test_rule_21_two_islands_to_one_city_or_one_island_to_two_cities_but_not_both():
    cities_ = [("i13", 0, 3, 1), ("i14", 1, 3, 3), ("i15", 3, 3, 1), ("i16", 4, 3, 3)]
    crystals = [*CRYSTAL_2, ("i11", 3, 1, 1), ("i12", 4, 1, 3)]
    state = converting([*cities_, *crystals], {"0,2,0": 1, "3,1,0": 1})
    one = act(state, "0 convert 0,2,0 0,3,0")
    assert refused(one, "0 convert 3,1,0 3,3,0", "too_many_islands") == {"source": "3,1,0", "city": "3,3,0"}
    assert points(act(one, "0 convert 3,1,0 0,3,0"), "energy") == [2, 0]


def test_rule_24_a_trade_in_convert_is_told_and_refused_with_reasons():
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
