"""Deploying, creating and converting: rules 18 to 22."""

from dataclasses import replace

import pytest

from skye.skylands import GAME
from skye.skylands.create import can_pay, due_cost
from skye.skylands.state import Seat
from skye.skylands.tiles import CELLS, SPECIALS
from tests.skylands.play import (
    CITY_2,
    CRYSTAL_2,
    FOREST_2,
    FOUR,
    MOUNTAIN_2,
    act,
    blanks,
    board,
    empty,
    events,
    kinds,
    offered,
    points,
    refused,
)


def test_rule_18_all_free_spaces_of_a_complete_island_are_filled_from_the_supply_with_its_colour():
    for island, colour in (("0,0,0", 0), ("0,1,0", 1), ("0,2,0", 2)):
        state = act(board(empty(), 0, FOUR), "0 choose deploy", f"0 deploy {island}")
        assert state.seats[0].inhabitants == {island: 2}
        assert state.supply[colour] == 18
        assert sum(state.supply) == 58


def test_rule_18_only_free_spaces_are_filled():
    state = act(board(empty(), 0, FOUR, {"0,0,0": 1}), "0 choose deploy", "0 deploy 0,0,0")
    assert state.seats[0].inhabitants == {"0,0,0": 2}
    assert events(state, "deployed")[-1]["count"] == 1


def test_rule_18_a_city_an_open_or_a_full_island_cannot_be_chosen():
    state = board(empty(), 0, [*FOUR, ("i33", 3, 1, 0)], {"0,0,0": 2})
    state = act(state, "0 choose deploy")
    refused(state, "0 deploy 0,3,0", "nobody_lives_in_a_city")
    refused(state, "0 deploy 3,1,0", "not_complete")
    refused(state, "0 deploy 0,0,0", "island_full")
    refused(state, "0 deploy 4,3,0", "no_such_island")
    assert offered(state) == ["0 deploy 0,1,0", "0 deploy 0,2,0", "0 pass"]


def test_rule_18_as_far_as_the_supply_goes():
    state = replace(act(board(empty(), 0, FOUR), "0 choose deploy"), supply=(1, 0, 20))
    refused(state, "0 deploy 0,1,0", "supply_empty")
    state = act(state, "0 deploy 0,0,0")
    assert state.seats[0].inhabitants == {"0,0,0": 1}
    assert state.supply == (0, 0, 20)


def test_rule_18_bonus_the_active_player_fills_two_islands_the_others_one():
    state = board(board(empty(), 0, FOUR), 1, FOUR)
    state = act(state, "0 choose deploy", "0 deploy 0,0,0", "0 deploy 0,1,0")
    assert offered(state) == ["0 done"]
    refused(state, "0 deploy 0,2,0", "already_acted")
    state = act(state, "0 done", "1 deploy 0,2,0")
    assert offered(state) == ["1 done"]
    refused(state, "1 deploy 0,0,0", "already_acted")


RICH = {"0,0,0": 2, "0,1,0": 2, "0,2,0": 2}


def test_rule_19_a_special_island_is_paid_with_inhabitants_and_placed_at_once():
    state = board(board(empty(), 0, ()), 1, FOUR, RICH)
    state = act(state, "0 choose create", "0 pass", "1 create small-forest")
    assert state.step.due == "W"  # the purple one was paid by itself: there is only one mountain
    assert state.phase == "pay"
    assert state.seats[1].inhabitants == {"0,0,0": 2, "0,1,0": 1, "0,2,0": 2}
    assert offered(state) == ["1 pay 0,0,0", "1 pay 0,1,0", "1 pay 0,2,0"]
    state = act(state, "1 pay 0,2,0")
    assert state.phase == "place"
    assert state.supply == (18, 19, 19)
    state = act(state, "1 place small-forest 4,3,0", "1 done")
    assert "small-forest" in state.seats[1].land.specials
    assert "small-forest" not in state.show
    assert state.phase == "choose"


def test_rule_19_bonus_white_need_not_be_paid():
    state = act(board(empty(), 0, FOUR, RICH), "0 choose create", "0 create small-forest")
    assert state.phase == "place"
    assert state.seats[0].inhabitants == {"0,0,0": 2, "0,1,0": 1, "0,2,0": 2}


def test_rule_19_green_and_purple_are_paid_in_their_colour_white_in_any():
    two_forests = [*FOREST_2, ("i17", 3, 0, 1), ("i03", 4, 0, 3), ("i18", 3, 1, 0), ("i04", 4, 1, 3)]
    state = board(empty(), 1, [*two_forests, *MOUNTAIN_2], {"0,0,0": 2, "3,0,0": 3, "0,1,0": 1})
    state = act(state, "0 choose create", "0 pass", "1 create small-mountain")
    assert state.step.due == "GW"
    assert offered(state) == ["1 pay 0,0,0", "1 pay 3,0,0"]
    assert refused(state, "1 pay 0,1,0", "wrong_colour") == {"colour": "P", "due": "G"}
    refused(state, "1 pay 4,3,0", "nobody_there")
    refused(state, "1 pay hostel:G", "nobody_there")
    state = act(state, "1 pay 3,0,0")
    assert offered(state) == ["1 pay 0,0,0", "1 pay 0,1,0", "1 pay 3,0,0"]
    assert state.seats[1].inhabitants == {"0,0,0": 2, "3,0,0": 2, "0,1,0": 1}


def test_rule_19_a_seat_that_cannot_pay_is_refused_and_may_pass():
    state = board(empty(), 0, FOUR, {"0,2,0": 2})
    state = act(state, "0 choose create")
    assert refused(state, "0 create small-forest", "cannot_pay") == {"special": "small-forest", "due": "P"}
    assert offered(state) == ["0 pass"]


def test_rule_19_a_seat_that_cannot_place_is_refused():
    # The only empty square has cloud on every side: just what is complete on its tile fits there.
    others = [pos for pos in CELLS if pos.x > 1 and pos != (3, 1)]
    state = board(empty(), 0, [*FOUR, *blanks(others)], RICH)
    state = act(state, "0 choose create")
    assert refused(state, "0 create small-forest", "fits_nowhere") == {"special": "small-forest"}
    assert "0 create hostel" in offered(state)


def test_rule_19_only_what_is_on_show_and_only_one():
    state = board(empty(), 0, FOUR, RICH)
    state = replace(state, show=("small-city", "small-forest"))
    state = act(state, "0 choose create")
    assert refused(state, "0 create villa", "not_on_show") == {"special": "villa"}
    state = act(state, "0 create small-city", "0 place small-city 4,0,0")
    assert state.show == ("small-forest",)
    refused(state, "0 create small-forest", "already_acted")
    assert offered(state) == ["0 done"]


def test_rule_19_it_is_placed_by_the_placing_rules():
    state = act(board(empty(), 0, FOUR, RICH), "0 choose create", "0 create small-city")
    refused(state, "0 place small-city 2,0,3", "terrain_mismatch")
    refused(state, "0 place small-forest 2,0,0", "not_yours")
    act(state, "0 place small-city 2,0,0")


def test_rule_19_the_choice_and_every_payment_may_be_undone():
    state = board(board(empty(), 0, ()), 1, FOUR, RICH)
    state = act(state, "0 choose create", "0 pass")
    paid = act(state, "1 create small-forest", "1 pay 0,0,0", "1 place small-forest 4,3,0")
    assert paid.reveals == state.reveals
    assert GAME.to_act(paid) == (1,)


def test_rule_19_a_payment_that_leaves_the_rest_unpayable_is_refused():
    player_tiles = [*FOUR, ("trading-district", 4, 0, 2)]
    # 2 green, 1 blue: purple must be traded for the two green ones, so the blue one has to be the white one.
    state = board(empty(), 1, player_tiles, {"0,0,0": 2, "0,2,0": 1})
    state = act(state, "0 choose create", "0 pass", "1 create small-forest")
    assert state.phase == "place"
    assert state.seats[1].inhabitants == {}


@pytest.mark.parametrize(
    ("due", "hostel", "is_payable"),
    [
        ("GPW", (1, 1, 1), True),
        ("GPW", (1, 1, 0), False),
        ("GPW", (0, 3, 3), False),
        ("GPW", (2, 1, 0), True),
        ("W", (0, 0, 1), True),
        ("", (0, 0, 0), True),
        ("GGPP", (2, 1, 9), False),
    ],
)
def test_rule_19_paying_needs_each_colour_and_enough_in_all(due, hostel, is_payable):
    assert can_pay(Seat(hostel=hostel), (20, 20, 20), due) == is_payable


def test_rule_19_what_is_due_depends_on_the_bonus():
    assert due_cost(Seat(), SPECIALS["academy"], has_bonus=False) == "GGPPW"
    assert due_cost(Seat(), SPECIALS["academy"], has_bonus=True) == "GGPP"


def test_rule_20_inhabitants_move_to_the_city_for_a_point_each_and_return_to_the_supply():
    state = board(empty(), 1, FOUR, {"0,2,0": 2})
    state = act(state, "0 choose convert", "0 pass", "1 convert 0,2,0 0,3,0")
    assert state.seats[1].inhabitants == {}
    assert state.supply == (20, 20, 20)
    assert state.seats[1].collected == 2
    assert state.points_supply == 30
    assert offered(state) == ["1 done"]


def test_rule_20_until_the_city_is_full_or_the_island_empty():
    large = [("i25", 3, 0, 1), ("i11", 4, 0, 3), ("i12", 3, 1, 0)]  # a crystal island of 4
    state = board(empty(), 1, [*large, *CITY_2], {"3,0,0": 4})
    state = act(state, "0 choose convert", "0 pass", "1 convert 3,0,0 0,3,0")
    assert state.seats[1].inhabitants == {"3,0,0": 2}
    assert state.seats[1].collected == 2
    state = board(empty(), 1, [*large, *CITY_2], {"3,0,0": 1})
    state = act(state, "0 choose convert", "0 pass", "1 convert 3,0,0 0,3,0")
    assert state.seats[1].collected == 1


def test_rule_20_a_crystal_island_with_inhabitants_and_a_complete_city_are_needed():
    state = board(empty(), 0, [*FOUR, ("i36", 3, 1, 0)], {"0,0,0": 2, "0,2,0": 1})
    state = act(state, "0 choose convert")
    refused(state, "0 convert 0,0,0 0,3,0", "nobody_there")
    refused(state, "0 convert hostel 0,3,0", "nobody_there")
    refused(state, "0 convert 0,2,0 3,1,0", "not_complete")
    refused(state, "0 convert 0,2,0 0,0,0", "no_such_city")
    assert offered(state) == ["0 convert 0,2,0 0,3,0", "0 pass"]


TWO_CRYSTALS = (*CRYSTAL_2, ("i11", 3, 2, 1), ("i12", 4, 2, 3))
TWO_CITIES = (*CITY_2, ("i15", 3, 3, 1), ("i16", 4, 3, 3))
SIX_CITY = (("i29", 0, 0, 1), ("i13", 1, 0, 3), ("i40", 0, 1, 0), ("i14", 0, 2, 0))


def test_rule_20_without_the_bonus_one_island_and_one_city():
    state = board(empty(), 1, [*TWO_CRYSTALS, *TWO_CITIES], {"0,2,0": 1, "3,2,0": 1})
    state = act(state, "0 choose convert", "0 pass", "1 convert 0,2,0 0,3,0")
    refused(state, "1 convert 3,2,0 0,3,0", "too_many_islands")
    refused(state, "1 convert 3,2,0 3,3,0", "too_many_islands")
    assert offered(state) == ["1 done"]


def test_rule_21_bonus_from_two_crystal_islands_to_one_city():
    crystals = [("i09", 2, 2, 1), ("i10", 3, 2, 3), ("i11", 2, 3, 1), ("i12", 3, 3, 3)]
    state = board(empty(), 0, [*crystals, *SIX_CITY], {"2,2,0": 2, "2,3,0": 2})
    assert state.seats[0].land.by_id["0,0,0"].spaces == 6
    state = act(state, "0 choose convert", "0 convert 2,2,0 0,0,0", "0 convert 2,3,0 0,0,0")
    assert state.seats[0].collected == 6


def test_rule_21_bonus_from_one_crystal_island_to_two_cities():
    large = [("i25", 3, 0, 1), ("i11", 4, 0, 3), ("i12", 3, 1, 0)]
    state = board(empty(), 0, [*large, *TWO_CITIES, *CRYSTAL_2], {"3,0,0": 4, "0,2,0": 2})
    state = act(state, "0 choose convert", "0 convert 3,0,0 0,3,0", "0 convert 3,0,0 3,3,0")
    assert state.seats[0].collected == 6
    assert offered(state) == ["0 done"]


def test_rule_21_two_islands_to_two_cities_are_too_many():
    state = board(empty(), 0, [*TWO_CRYSTALS, *TWO_CITIES], {"0,2,0": 1, "3,2,0": 2})
    state = act(state, "0 choose convert", "0 convert 0,2,0 0,3,0")
    assert offered(state) == ["0 convert 3,2,0 0,3,0", "0 done"]
    refused(state, "0 convert 3,2,0 3,3,0", "too_many_islands")
    state = act(state, "0 convert 3,2,0 0,3,0")
    refused(state, "0 convert 3,2,0 0,3,0", "city_full")
    refused(state, "0 convert 3,2,0 3,3,0", "too_many_islands")


def test_rule_21_two_points_more_only_if_somebody_moved_and_only_once():
    state = board(empty(), 0, [*TWO_CRYSTALS, *CITY_2], {"0,2,0": 1, "3,2,0": 1})
    state = act(state, "0 choose convert")
    assert act(state, "0 pass").seats[0].collected == 0
    state = act(state, "0 convert 0,2,0 0,3,0", "0 convert 3,2,0 0,3,0")
    assert points(state, "bonus") == [2, 0]
    assert state.seats[0].collected == 4


def test_rule_22_what_the_supply_cannot_pay_is_written_down_and_counts():
    state = replace(board(empty(), 0, FOUR, {"0,2,0": 2}), points_supply=3)
    before = GAME.view(state, None)["seats"][0]["total"]
    state = act(state, "0 choose convert", "0 convert 0,2,0 0,3,0")
    player = state.seats[0]
    assert (player.collected, player.written, state.points_supply) == (3, 1, 0)
    assert events(state, "points")[-1] == {"seat": 0, "source": "bonus", "points": 2, "written": 1}
    # 4 points got, and 1 lost for the two inhabitants that are gone.
    assert GAME.view(state, None)["seats"][0]["total"] == before + 4 - 1
    assert kinds(state) == {"done"}
