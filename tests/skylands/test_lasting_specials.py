"""The 6 special islands with lasting effects, one test or more for each: rules 3, 23 and 24."""

from dataclasses import replace

import pytest

from skye.skylands import GAME
from skye.skylands.land import Land
from skye.skylands.state import Seat
from skye.skylands.tiles import SPECIALS
from tests.skylands.play import (
    CITY_2,
    CRYSTAL_2,
    FOREST_2,
    FOUR,
    MOUNTAIN_2,
    act,
    board,
    empty,
    events,
    offered,
    points,
    refused,
)
from tests.skylands.specials import RICH, created, sheet, special_points


def test_rule_24_generator_pays_its_owner_whenever_anybody_chooses_convert_energy():
    state = board(empty(3), 1, [("generator", 2, 2, 0)])
    state = act(state, "0 choose convert")
    assert points(state, "generator") == [0, 1, 0]
    state = act(state, "0 pass", "1 choose convert")
    assert points(state, "generator") == [0, 2, 0]
    state = act(state, "1 pass", "2 choose deploy")
    assert points(state, "generator") == [0, 2, 0]
    state = act(state, "2 pass", "0 repeat convert")
    assert state.seats[1].collected == 3
    assert special_points([("generator", 2, 2, 0)], "generator") == 1


HOSTEL = (*FOUR, ("hostel", 4, 0, 0))


def test_rule_24_hostel_takes_up_to_4_inhabitants_first_in_a_step_of_any_action():
    for choice in ("discover", "deploy", "create", "convert"):
        state = act(board(empty(), 0, HOSTEL, RICH), f"0 choose {choice}")
        state = act(state, "0 lodge 0,0,0", "0 lodge 0,1,0", "0 lodge 0,2,0", "0 lodge 0,2,0")
        assert state.seats[0].hostel == (1, 1, 2)
        assert state.seats[0].inhabitants == {"0,0,0": 1, "0,1,0": 1}
        refused(state, "0 lodge 0,0,0", "hostel_full")
        assert state.supply == (18, 18, 18)


def test_rule_24_hostel_is_moved_to_before_anything_else_and_only_from_where_somebody_lives():
    state = act(board(empty(), 0, HOSTEL, {"0,0,0": 1}), "0 choose deploy")
    refused(state, "0 lodge 0,1,0", "nobody_there")
    refused(state, "0 lodge 4,3,0", "nobody_there")
    state = act(state, "0 deploy 0,1,0")
    refused(state, "0 lodge 0,1,0", "lodging_comes_first")
    other = act(board(empty(), 0, FOUR, RICH), "0 choose deploy")
    refused(other, "0 lodge 0,0,0", "no_hostel")


def test_rule_24_hostel_lets_an_island_be_filled_again_in_the_same_step():
    state = board(empty(), 0, HOSTEL, {"0,0,0": 2})
    state = act(state, "0 choose deploy", "0 lodge 0,0,0", "0 lodge 0,0,0", "0 deploy 0,0,0")
    assert state.seats[0].inhabitant_count == 4


def test_rule_24_a_seat_that_may_only_move_to_the_hostel_is_asked_and_may_pass_afterwards():
    state = board(empty(), 1, [*FOUR[:2], ("hostel", 4, 0, 0)], {"0,0,0": 2})
    state = act(state, "0 choose convert", "0 pass")
    assert offered(state) == ["1 lodge 0,0,0", "1 pass"]
    state = act(state, "1 lodge 0,0,0", "1 pass")
    assert state.phase == "choose"


def test_rule_16_the_bonus_of_discover_islands_is_no_new_step_for_the_hostel():
    state = replace(board(empty(), 0, HOSTEL, RICH), stack=("i33", "i34", "i35"))
    state = act(state, "0 choose discover", "0 pass", "1 pass")
    assert state.step.is_bonus
    refused(state, "0 lodge 0,0,0", "lodging_comes_first")


def test_hostel_guests_may_pay_in_create_islands():
    state = board(empty(), 0, [*FOREST_2, ("hostel", 4, 0, 0)], {"0,0,0": 1}, hostel=(1, 1, 0))
    state = act(state, "0 choose create", "0 create outpost")
    assert offered(state) == ["0 pay 0,0,0", "0 pay hostel:G"]
    state = act(state, "0 pay hostel:G")
    assert state.seats[0].hostel == (0, 1, 0)
    assert state.supply == (19, 19, 20)


def test_rule_24_hostel_guests_serve_as_a_crystal_island():
    state = board(empty(), 1, [*CITY_2, ("hostel", 4, 0, 0)], hostel=(1, 0, 3))
    state = act(state, "0 choose convert", "0 pass", "1 convert hostel 0,3,0")
    assert state.seats[1].hostel == (1, 0, 1)
    assert state.seats[1].collected == 2


LARGE_CITY = (("i13", 2, 3, 1), ("i40", 3, 3, 1), ("i14", 4, 3, 3))  # 2,3,0, of 4 spaces


def test_rule_24_hostel_guests_serve_on_top_of_a_crystal_island():
    tiles = [*CRYSTAL_2, *LARGE_CITY, ("hostel", 4, 0, 0)]
    state = board(empty(), 1, tiles, {"0,2,0": 2}, hostel=(0, 0, 1))
    state = act(state, "0 choose convert", "0 pass", "1 convert 0,2,0 2,3,0", "1 convert hostel 2,3,0")
    assert state.seats[1].collected == 3
    assert state.seats[1].inhabitant_count == 0


def test_rule_24_hostel_guests_serve_on_top_of_the_two_islands_of_the_bonus():
    tiles = [*CRYSTAL_2, ("i11", 0, 1, 1), ("i12", 1, 1, 3), *LARGE_CITY, ("hostel", 4, 0, 0)]
    state = board(empty(), 0, tiles, {"0,2,0": 1, "0,1,0": 1}, hostel=(0, 0, 1))
    state = act(state, "0 choose convert", "0 convert hostel 2,3,0", "0 convert 0,1,0 2,3,0", "0 convert 0,2,0 2,3,0")
    assert state.seats[0].collected == 3 + 2


def test_rule_26_hostel_spaces_are_worth_no_points_but_its_guests_are():
    seat = Seat(land=Land.of([("hostel", 0, 0, 0)]), hostel=(2, 1, 1), is_marker_active=False)
    lines = {line["source"]: line["points"] for line in sheet(seat)}
    assert lines["spaces"] == 0
    assert lines["inhabitants"] == 2
    assert lines["special"] == 2


TRADING = (*FOUR, ("trading-district", 4, 0, 2))


def test_trading_district_exchanges_2_of_one_kind_for_1_that_is_paid_at_once():
    state = board(empty(), 0, TRADING, {"0,0,0": 2, "0,2,0": 2})
    state = act(state, "0 choose create", "0 create small-forest")
    assert offered(state) == ["0 trade 0,0,0 0,0,0", "0 trade 0,2,0 0,2,0"]
    refused(state, "0 trade 0,0,0 0,2,0", "not_two_of_a_kind")
    refused(state, "0 trade 0,2,0 0,2,0 into 0,3,0", "nothing_moves_to_a_city")
    state = act(state, "0 trade 0,2,0 0,2,0")
    assert state.phase == "place"
    assert state.seats[0].inhabitants == {"0,0,0": 2}
    assert state.supply == (18, 20, 20)


def test_trading_district_takes_the_two_from_different_places_in_the_order_of_their_names():
    tiles = [*TRADING, ("i03", 3, 2, 1), ("i04", 4, 2, 3), ("hostel", 2, 1, 0)]
    state = board(empty(), 0, tiles, {"0,0,0": 1, "3,2,0": 1}, hostel=(1, 0, 0))
    state = act(state, "0 choose create", "0 create small-forest")
    assert offered(state) == ["0 trade 0,0,0 3,2,0", "0 trade 0,0,0 hostel:G", "0 trade 3,2,0 hostel:G"]
    refused(state, "0 trade 3,2,0 0,0,0", "wrong_order")
    state = act(state, "0 trade 3,2,0 hostel:G")
    assert state.seats[0].inhabitants == {"0,0,0": 1}
    assert state.seats[0].hostel == (0, 0, 0)


def test_rule_24_trading_may_be_done_several_times_in_one_step():
    tiles = [*TRADING, ("whole-crystal", 3, 2, 0)]
    state = board(empty(), 0, tiles, {"0,2,0": 2, "3,2,0": 3})
    state = act(state, "0 choose create", "0 create useful-find")
    assert state.step.due == "GP"
    state = act(state, "0 trade 0,2,0 0,2,0")
    assert state.phase == "place"  # the second trade was the only way left
    assert len(events(state, "traded")) == 2
    assert state.seats[0].inhabitants == {"3,2,0": 1}


def test_trading_district_gives_only_what_the_supply_has():
    state = board(empty(), 0, TRADING, {"0,0,0": 2})
    state = replace(act(state, "0 choose create"), supply=(18, 0, 20))
    assert refused(state, "0 create small-forest", "cannot_pay")["due"] == "P"
    rich = board(empty(), 0, TRADING, {"0,0,0": 2, "0,1,0": 1, "0,2,0": 2})
    rich = replace(act(rich, "0 choose create"), supply=(18, 0, 18))
    state = act(rich, "0 create mountain-temple", "0 pay 0,0,0")
    # One's own purple inhabitant had to be paid first; then it was in the supply and could be traded for.
    assert state.phase == "place"
    assert [facts["colour"] for facts in events(state, "paid")] == ["G", "P"]
    assert [(facts["colour"], facts["for"]) for facts in events(state, "traded")] == [("B", "P")]
    assert state.seats[0].inhabitants == {"0,0,0": 1}


def test_trading_district_is_not_used_to_trade_for_white_or_for_the_same_kind():
    state = board(empty(), 1, TRADING, {"0,0,0": 2, "0,1,0": 2, "0,2,0": 2})
    state = act(state, "0 choose create", "0 pass", "1 create small-forest")
    assert "1 pay 0,1,0" in offered(state)
    refused(state, "1 trade 0,1,0 0,1,0", "nothing_to_trade_for")
    state = act(state, "1 pay 0,1,0")
    assert state.step.due == "W"
    refused(state, "1 trade 0,0,0 0,0,0", "nothing_to_trade_for")


def test_trading_district_keeps_what_the_rest_of_the_cost_needs():
    state = board(empty(), 1, TRADING, {"0,0,0": 2, "0,1,0": 1, "0,2,0": 1})
    state = act(state, "0 choose create", "0 pass", "1 create useful-find")
    # Green, purple and white are due: all but one inhabitant are needed as they are.
    assert all(not text.startswith("1 trade") for text in offered(state))
    refused(state, "1 trade 0,0,0 0,0,0", "nothing_to_trade_for")


def test_trading_district_moves_a_blue_inhabitant_into_a_city_in_convert_energy():
    state = board(empty(), 1, TRADING, {"0,0,0": 2, "0,2,0": 1})
    state = act(state, "0 choose convert", "0 pass")
    refused(state, "1 trade 0,0,0 0,0,0", "city_missing")
    refused(state, "1 trade 0,0,0 0,0,0 into 4,0,0", "not_complete")
    refused(state, "1 trade 0,2,0 0,2,0 into 0,3,0", "not_two_of_a_kind")
    state = act(state, "1 trade 0,0,0 0,0,0 into 0,3,0", "1 convert 0,2,0 0,3,0")
    assert state.seats[1].collected == 2
    assert state.seats[1].inhabitant_count == 0
    assert state.supply == (20, 20, 20)
    assert offered(state) == ["1 done"]


def test_trading_district_may_trade_blue_of_an_island_that_may_not_be_converted():
    tiles = [*TRADING, ("whole-crystal", 3, 2, 0)]
    state = board(empty(), 1, tiles, {"0,2,0": 1, "3,2,0": 2})
    state = act(state, "0 choose convert", "0 pass", "1 convert 0,2,0 0,3,0", "1 trade 3,2,0 3,2,0 into 0,3,0")
    assert state.seats[1].collected == 2


def test_trading_district_needs_a_blue_one_in_the_supply_to_convert():
    state = act(board(empty(), 0, TRADING, {"0,0,0": 2, "0,1,0": 2}), "0 choose convert")
    refused(replace(state, supply=(18, 18, 0)), "0 trade 0,0,0 0,0,0 into 0,3,0", "supply_empty")


def test_without_a_trading_district_nobody_trades():
    state = board(empty(), 1, FOUR, RICH)
    state = act(state, "0 choose create", "0 pass", "1 create small-forest")
    refused(state, "1 trade 0,0,0 0,0,0", "no_trading_district")
    state = act(board(empty(), 0, FOUR, RICH), "0 choose convert")
    refused(state, "0 trade 0,0,0 0,0,0 into 0,3,0", "no_trading_district")


def test_trading_district_is_a_city_of_1_space_with_1_point():
    closed = [("trading-district", 2, 1, 1), ("i13", 3, 1, 3)]
    assert [(island.terrain, island.spaces) for island in Land.of(closed).islands] == [("T", 2)]
    assert special_points(closed, "trading-district") == 1
    assert special_points(closed[:1], "trading-district") == 0


@pytest.mark.parametrize(("district", "colour"), [("mountain-district", "P"), ("forest-district", "G")])
def test_rule_24_a_district_takes_one_off_a_cost_of_its_colour(district, colour):
    with_it = board(empty(), 0, [*FOUR, (district, 4, 0, 0)], RICH)
    shown = {each["special"]: each for each in GAME.ask(with_it, 0, "show", {"seat": 0})["show"]}
    assert shown["academy"]["due"] == "GGPP".replace(colour, "", 1)
    only_other = "outpost" if colour == "P" else "small-forest"
    assert shown[only_other]["due"] == SPECIALS[only_other].cost.replace("W", "")
    assert special_points([(district, 0, 0, 0)], district) == 2
    state = act(with_it, "0 choose create", "0 create villa")
    assert sum(state.seats[0].inhabitants.values()) == 6 - 2


def test_mountain_district_lets_one_pay_1_purple_less():
    state = created("small-forest", "2,3,1", [*FOUR[:2], *FOUR[4:], ("mountain-district", 4, 0, 0)], {"0,0,0": 1})
    assert state.seats[0].inhabitants == {"0,0,0": 1}


def test_forest_district_lets_one_pay_1_green_less():
    state = created("outpost", "2,3,1", [*MOUNTAIN_2, ("forest-district", 4, 0, 0)], {"0,1,0": 1}, stack=())
    assert state.seats[0].inhabitants == {"0,1,0": 1}


POWER = (*CRYSTAL_2, ("power-station", 3, 1, 1), ("i15", 4, 1, 3), ("i16", 3, 2, 0))  # its city is 3,1,0, of 4


def test_power_station_pays_2_points_whenever_its_owner_moves_somebody_into_its_city():
    state = board(empty(), 1, POWER, {"0,2,0": 2})
    state = act(state, "0 choose convert", "0 pass", "1 convert 0,2,0 3,1,0")
    assert points(state, "power-station") == [0, 2]
    assert state.seats[1].collected == 4
    assert special_points(POWER, "power-station") == 1
    assert state.seats[1].land.by_id["3,1,0"].spaces == 4


def test_power_station_pays_once_in_a_step_and_not_for_another_city():
    tiles = [*POWER, *CITY_2, ("hostel", 4, 3, 0)]
    state = board(empty(), 0, tiles, {"0,2,0": 1}, hostel=(0, 0, 1))
    start = act(state, "0 choose convert")
    twice = act(start, "0 convert 0,2,0 3,1,0", "0 convert hostel 3,1,0")
    assert points(twice, "power-station") == [2, 0]
    elsewhere = act(start, "0 convert 0,2,0 0,3,0")
    assert points(elsewhere, "power-station") == [0, 0]
