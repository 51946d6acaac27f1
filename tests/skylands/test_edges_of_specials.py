"""Refusals and events of Deploy, Create and Convert with all their facts: rules 18 to 21."""

from dataclasses import replace

import pytest

from skye.skylands.convert import cities, room, sources
from skye.skylands.create import can_pay, due_cost
from skye.skylands.state import Seat
from skye.skylands.tiles import SPECIALS
from tests.skylands.play import CITY_2, CRYSTAL_2, FOUR, act, board, empty, events, offered, points, refused
from tests.skylands.specials import converting, creating

SUPPLY = (20, 20, 20)


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


def test_rule_19_creating_is_reported_with_what_is_due_and_what_is_paid():
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


def test_rule_19_outpost_reports_what_it_draws_places_or_discards():
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
    where = next(text for text in offered(drawn) if text.startswith(f"0 place {top} "))
    lying = act(drawn, where)
    x, y, turn = map(int, where.split()[-1].split(","))
    assert events(lying, "placed")[-1] == {"seat": 0, "tile": top, "x": x, "y": y, "turn": turn}
    assert lying.step.drawn is None


def test_rule_20_converting_is_reported_and_refused_with_reasons():
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


LARGE = (("i25", 3, 0, 1), ("i11", 4, 0, 3), ("i12", 3, 1, 0))  # a crystal island of 4, 3,0,0
TWO_CITIES = (*CITY_2, ("i15", 3, 3, 1), ("i16", 4, 3, 3))  # 0,3,0 and 3,3,0


def test_rule_20_without_the_bonus_one_island_serves_only_one_city():
    state = board(empty(), 1, [*LARGE, *TWO_CITIES], {"3,0,0": 4})
    state = act(state, "0 choose convert", "0 pass", "1 convert 3,0,0 0,3,0")
    assert refused(state, "1 convert 3,0,0 3,3,0", "too_many_islands") == {"source": "3,0,0", "city": "3,3,0"}
    assert offered(state) == ["1 done"]


def test_rule_20_sources_are_listed_by_name_and_the_hostel_last():
    tiles = [*LARGE, *CRYSTAL_2, *CITY_2, ("hostel", 0, 0, 0)]
    seat = board(empty(), 0, tiles, {"3,0,0": 2, "0,2,0": 1}, hostel=(0, 0, 1)).seats[0]
    assert list(sources(seat)) == ["0,2,0", "3,0,0", "hostel"]
