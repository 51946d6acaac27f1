"""The plain, instant and scoring special islands, one test or more for each: rules 3, 23 and 24."""

from dataclasses import replace

import pytest

from skye.core.grid import Pos
from skye.core.table import Table
from skye.skylands import GAME
from skye.skylands.land import Land
from skye.skylands.tiles import ALL_TILES, SPECIALS
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
    offered,
    points,
    refused,
    setup,
)
from tests.skylands.specials import RICH, created, special_points

# --- plain ---------------------------------------------------------------------------------------------------------

SMALL = {"small-forest": "i01", "small-mountain": "i05", "small-crystal": "i09", "small-city": "i13"}
HALF = {
    "half-forest": ("i01", "i02"),
    "half-mountain": ("i05", "i06"),
    "half-crystal": ("i09", "i10"),
    "half-city": ("i13", "i14"),
}


@pytest.mark.parametrize("special", SMALL)
def test_rule_03_a_small_special_island_has_2_spaces_and_1_point_when_complete(special):
    alone = Land.of([(special, 2, 1, 1)])
    assert (alone.islands[0].spaces, alone.islands[0].open_edges) == (2, 1)
    assert special_points([(special, 2, 1, 1)], special) == 0
    connected = [(special, 2, 1, 1), (SMALL[special], 3, 1, 3)]
    assert Land.of(connected).islands[0].spaces == 3
    assert special_points(connected, special) == 1


@pytest.mark.parametrize("special", HALF)
def test_rule_03_a_half_special_island_has_3_spaces_and_2_points_when_complete(special):
    east, south = HALF[special]
    open_one = [(special, 2, 1, 1), (east, 3, 1, 3)]
    assert special_points(open_one, special) == 0
    whole = [*open_one, (south, 2, 2, 0)]
    assert [(island.spaces, island.is_complete) for island in Land.of(whole).islands] == [(5, True)]
    assert special_points(whole, special) == 2


@pytest.mark.parametrize("special", ["whole-forest", "whole-mountain", "whole-crystal", "whole-city"])
def test_rule_03_a_whole_special_island_has_3_spaces_and_3_points_on_its_own_tile(special):
    land = Land.of([(special, 0, 0, 2)])
    assert [(island.terrain, island.spaces, island.is_complete) for island in land.islands] == [
        (SPECIALS[special].terrain, 3, True)
    ]
    assert special_points([(special, 0, 0, 2)], special) == 3


def test_rule_03_a_whole_forest_can_be_lived_on():
    state = board(empty(), 0, [("whole-forest", 2, 2, 0)])
    state = act(state, "0 choose deploy", "0 deploy 2,2,0")
    assert state.seats[0].inhabitants == {"2,2,0": 3}


# --- instant -------------------------------------------------------------------------------------------------------


def test_useful_find_pays_2_points_from_the_supply_at_once():
    state = created("useful-find", "4,0,0")
    assert state.seats[0].collected == 2
    assert points(state, "useful-find") == [2, 0]
    assert special_points([("useful-find", 0, 0, 0)], "useful-find") == 1
    assert Land.of([("useful-find", 0, 0, 0)]).islands == ()


def test_outpost_draws_the_top_tile_at_once_to_place_it():
    before = board(empty(), 0, FOUR, RICH)
    state = created("outpost", "4,0,0", stack=("i33", "i34", "i35"))
    assert state.phase == "outpost"
    assert state.step.drawn == "i33"
    assert state.stack == ("i34", "i35")
    assert state.reveals == before.reveals + 1
    refused(state, "0 done", "wrong_phase")
    refused(state, "0 place i34 3,2,0", "not_yours")
    refused(state, "0 place i33 2,0,0", "terrain_mismatch")
    state = act(state, "0 place i33 3,2,0")
    assert offered(state) == ["0 done"]
    assert state.seats[0].land.by_id["3,2,0"].spaces == 4


def test_outpost_draws_the_top_tile_at_once_or_discards_it():
    state = created("outpost", "4,0,0", stack=("i33", "i34"))
    refused(state, "0 discard i34", "not_yours")
    state = act(state, "0 discard i33")
    assert state.discarded == ("i33",)
    assert offered(state) == ["0 done"]


def test_outpost_draws_nothing_from_an_empty_stack():
    state = created("outpost", "4,0,0", stack=())
    assert state.phase == "create"
    assert offered(state) == ["0 done"]


def test_outpost_cannot_be_undone_once_the_tile_is_drawn():
    before = replace(act(board(empty(), 0, FOUR, RICH), "0 choose create", "0 create outpost"), stack=("i33",))
    table = Table(GAME, setup(), ("human", "human"), (before,)).acted(GAME.parse_action("0 place outpost 4,0,0"))
    assert not table.can_undo(0)


FERTILE = {
    "fertile-forest": ("i03", "i04", 0, "F"),
    "fertile-mountain": ("i07", "i08", 1, "M"),
    "fertile-crystal": ("i11", "i12", 2, "C"),
}


@pytest.mark.parametrize("special", FERTILE)
def test_rule_24_a_fertile_island_is_filled_at_once_when_another_tile_completes_it(special):
    first, second, colour, _ = FERTILE[special]
    state = board(empty(), 0, [(special, 3, 1, 1), (first, 4, 1, 3)])
    state = replace(state, stack=(second, "i33", "i34", "i35"))
    state = act(state, "0 choose discover", f"0 take {second} 3,2,0")
    assert state.seats[0].inhabitants == {"3,1,0": 4}
    assert state.supply[colour] == 16
    assert events(state, "fertile")[-1]["count"] == 4
    assert special_points([(special, 3, 1, 1), (first, 4, 1, 3), (second, 3, 2, 0)], special) == 1


@pytest.mark.parametrize("special", FERTILE)
def test_rule_24_a_fertile_island_is_filled_at_once_when_it_completes_the_island_itself(special):
    first, second, _, _ = FERTILE[special]
    tiles = [*FOUR, (first, 4, 1, 3), (second, 3, 2, 0)]
    state = created(special, "3,1,1", tiles)
    assert state.seats[0].inhabitants["3,1,0"] == 4


def test_rule_24_a_fertile_island_fills_only_as_far_as_the_supply_goes_and_only_once():
    tiles = [*FOUR, ("i03", 4, 1, 3), ("i04", 3, 2, 0)]
    state = act(board(empty(), 0, tiles, RICH), "0 choose create", "0 create fertile-forest")
    state = act(replace(state, supply=(1, 18, 18)), "0 place fertile-forest 3,1,1")
    assert state.seats[0].inhabitants["3,1,0"] == 1
    assert state.supply[0] == 0
    later = replace(state, supply=(9, 18, 18), stack=("i33", "i34", "i35"))
    later = act(later, "0 done", "1 choose discover", "1 pass")
    assert later.seats[0].inhabitants["3,1,0"] == 1


def test_rule_24_profitable_city_pays_1_point_for_every_2_spaces_when_its_city_is_completed():
    tiles = [("profitable-city", 3, 1, 1), ("i15", 4, 1, 3)]
    state = board(empty(), 0, tiles)
    state = replace(state, stack=("i40", "i16", "i34", "i35", "i33", "i38"))
    state = act(state, "0 choose discover", "0 take i40 3,2,0", "0 done", "1 pass")
    assert points(state, "profitable-city") == [0, 0]
    state = replace(state, revealed=("i16",))
    state = act(state, "0 take i16 3,3,0")
    assert state.seats[0].land.by_id["3,1,0"].spaces == 6
    assert points(state, "profitable-city") == [3, 0]
    assert special_points([*tiles, ("i40", 3, 2, 0), ("i16", 3, 3, 0)], "profitable-city") == 1


def test_rule_24_profitable_city_rounds_down_and_pays_when_it_completes_the_city_itself():
    state = created("profitable-city", "3,1,1", [*FOUR, ("small-city", 4, 1, 3), ("i16", 3, 2, 0)])
    assert state.seats[0].land.by_id["3,1,0"].spaces == 5
    assert state.seats[0].collected == 2


# --- scoring -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("temple", "tiles"),
    [
        ("forest-temple", (FOREST_2, ("whole-forest", 3, 1, 0), ("i33", 3, 3, 0))),
        ("mountain-temple", (MOUNTAIN_2, ("whole-mountain", 3, 1, 0), ("i34", 3, 3, 0))),
        ("crystal-temple", (CRYSTAL_2, ("whole-crystal", 3, 1, 0), ("i35", 3, 3, 0))),
        ("city-temple", (CITY_2, ("whole-city", 3, 1, 0), ("i36", 3, 3, 0))),
    ],
)
def test_a_temple_scores_2_points_for_each_complete_island_of_its_terrain(temple, tiles):
    pair, whole, open_one = tiles
    others = [each for each in FOUR if each not in pair]
    assert special_points([*pair, whole, *others, open_one, (temple, 4, 0, 0)], temple) == 4
    assert special_points([*others, (temple, 4, 0, 0)], temple) == 0


def test_rule_24_a_temple_is_no_island_of_its_type():
    land = Land.of([("forest-temple", 0, 0, 0)])
    assert land.islands == ()
    assert special_points([("forest-temple", 0, 0, 0)], "forest-temple") == 0


@pytest.mark.parametrize(("inhabitants", "expected"), [(0, 0), (1, 0), (2, 1), (9, 4)])
def test_sky_refuge_scores_1_point_for_every_2_inhabitants_left_on_the_board(inhabitants, expected):
    assert special_points([("sky-refuge", 1, 1, 0)], "sky-refuge", inhabitants) == expected


def test_sanctuary_scores_1_point_for_each_tile_around_it():
    sanctuary = ("sanctuary", 1, 1, 0)
    assert special_points([sanctuary], "sanctuary") == 0
    others = blanks(Pos(1, 1).around())
    assert len(others) == 8
    assert special_points([sanctuary, *others], "sanctuary") == 8
    assert special_points([("sanctuary", 0, 0, 0), ("villa", 1, 1, 0), ("hostel", 2, 0, 0)], "sanctuary") == 1


def test_academy_scores_2_points_for_each_special_island_itself_included_complete_or_not():
    assert special_points([("academy", 0, 0, 0)], "academy") == 2
    tiles = [("academy", 0, 0, 0), ("small-forest", 2, 2, 0), ("villa", 4, 3, 0), ("i01", 4, 0, 0)]
    assert special_points(tiles, "academy") == 6


def test_villa_scores_1_point_for_each_space_of_the_largest_complete_island():
    assert special_points([("villa", 4, 0, 0)], "villa") == 0
    assert special_points([("villa", 4, 0, 0), *CITY_2], "villa") == 2
    tiles = [("villa", 4, 0, 0), *CITY_2, ("whole-city", 2, 0, 0), ("i33", 3, 2, 0), ("hostel", 0, 0, 0)]
    assert special_points(tiles, "villa") == 3


def test_rule_03_every_special_island_can_be_created_and_placed():
    for name in SPECIALS:
        tiles = [*FOUR, ("whole-forest", 3, 3, 0), ("whole-mountain", 4, 2, 0)]
        tiles = [row for row in tiles if row[0] != name]
        state = board(empty(), 0, tiles, {"0,0,0": 2, "0,1,0": 2, "0,2,0": 2})
        state = act(state, "0 choose create", f"0 create {name}")
        while state.phase == "pay":
            state = act(state, offered(state)[0])
        state = act(state, offered(state)[0])
        assert name in state.seats[0].land.specials
        assert name not in state.show
        assert ALL_TILES[name] is SPECIALS[name]
