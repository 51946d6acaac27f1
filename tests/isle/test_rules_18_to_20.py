"""The end of a round, building and scoring: rules 18 to 20."""

from dataclasses import replace

import pytest

from skye.isle import GAME
from skye.isle.actions import Buy, Done, GiveUp, Pass, Place
from skye.isle.state import Phase
from skye.isle.tiles import TILES
from tests.isle.boards import draw
from tests.isle.play import (
    build_all,
    building,
    buying,
    done,
    events,
    in_last_round,
    pass_all,
    place_first,
    play_round,
    refused,
    seal_all,
    start,
)

# --- Rule 18: build


def test_rule_18_every_player_adds_all_tiles_in_any_order():
    for first, second in (("01", "02"), ("02", "01")):
        state = building(hands=[["01", "02"], []])
        state = place_first(place_first(state, 0, first), 0, second)
        assert {placed.tile.id for placed in state.seats[0].territory} == {"castle-blue", "01", "02"}


def test_rule_18_building_is_not_over_before_all_tiles_are_placed():
    state = place_first(building(hands=[["01", "02"], []]), 0, "01")
    assert refused(state, Done(0), "must_place_first") == {"tiles": ["02"]}


def test_rule_18_a_tile_must_share_an_edge_with_a_placed_tile():
    state = building(hands=[["39"], []])
    assert refused(state, Place(0, "39", 1, 1, 0), "not_adjacent") == {"tile": "39", "x": 1, "y": 1}
    assert refused(state, Place(0, "39", 0, 5, 0), "not_adjacent")["y"] == 5
    assert refused(state, Place(0, "39", 0, 0, 0), "cell_taken")["by"] == "castle-blue"


def test_rule_18_wherever_two_tiles_touch_the_terrain_must_match():
    state = building(hands=[["39"], []])  # 39 shows P, M, P, P
    facts = refused(state, Place(0, "39", 1, 0, 0), "terrain_mismatch")
    assert (facts["edge"], facts["mine"], facts["theirs"], facts["neighbour"]) == ("W", "P", "W", [0, 0])
    assert Place(0, "39", 0, -1, 0) in GAME.legal_actions(state, 0)


def test_rule_18_a_tile_in_a_gap_must_match_on_all_sides():
    land = draw("p p p\np . m\nC . .", p="PPPP P", m="PPPM P")
    state = building(hands=[["39"], []], territories={0: land})
    facts = refused(state, Place(0, "39", 1, -1, 2), "terrain_mismatch")
    assert {wrong["edge"] for wrong in facts["mismatches"]} == {"E", "W"}
    assert Place(0, "39", 1, -1, 0) in GAME.legal_actions(state, 0)


def test_rule_18_roads_need_not_continue():
    # The castle has a road in the north; tile 28 turned so has none at the touching edge.
    assert GAME.apply(building(hands=[["28"], []]), Place(0, "28", 0, -1, 0)).seats[0].hand == ()


def test_rule_18_only_tiles_in_hand_are_placed():
    assert refused(building(hands=[["01"], []]), Place(0, "02", 0, 1, 0), "not_in_hand") == {
        "tile": "02", "hand": ["01"],
    }  # fmt: skip


@pytest.mark.parametrize("turn", [-1, 4, 90])
def test_rule_08_turns_are_quarter_turns(turn):
    refused(building(hands=[["39"], []]), Place(0, "39", 0, -1, turn), "bad_turn")


def test_rule_18_all_who_have_tiles_may_build_in_any_order():
    state = replace(building(4, hands=[["39"], ["28", "01"], [], ["68"]]), first_player=1)
    assert GAME.to_act(state) == (1, 3, 0), "from the first player clockwise, without the one who has no tile"
    assert all(GAME.legal_actions(state, seat) for seat in (0, 1, 3))
    state = place_first(state, 0, "39")
    state = place_first(state, 1, "28")
    state = done(place_first(state, 3, "68"), 3)
    assert GAME.to_act(state) == (1, 0)
    state = done(place_first(state, 1, "01"), 1)
    assert (GAME.to_act(state), state.phase) == ((0,), Phase.BUILD)
    state = done(state, 0)
    assert (state.round, state.phase) == (2, Phase.PRICE)
    assert not any(seat.has_built for seat in state.seats)


def test_rule_18_the_order_of_building_changes_nothing():
    hands = [["39"], ["28"], ["68"]]
    ends = []
    for order in ((0, 1, 2), (2, 0, 1)):
        state = building(3, hands=hands)
        for seat in order:
            state = done(place_first(state, seat, hands[seat][0]), seat)
        ends.append(GAME.position(state))
    assert ends[0] == ends[1]


def test_rule_18_who_has_finished_builds_no_more():
    state = building(2, hands=[["39"], ["28"]])
    state = done(place_first(state, 0, "39"), 0)
    assert refused(state, Done(0), "already_built") == {}
    assert GAME.legal_actions(state, 0) == ()


def test_rule_18_by_version_1_of_the_rules_seats_build_one_after_another():
    state = replace(building(3, hands=[["39"], ["28"], ["68"]], rules=1), first_player=1, turn=1)
    refused(state, Place(2, "68", 0, -1, 0), "not_your_turn")
    order = []
    while state.phase is Phase.BUILD:
        order.append(state.turn)
        state = done(place_first(state, state.turn, state.seats[state.turn].hand[0].id), state.turn)
    assert order == [1, 2, 0]


def test_rule_18_a_seat_ends_its_building_itself():
    state = place_first(building(2, hands=[["39"], ["28"]]), 0, "39")
    assert GAME.to_act(state) == (0, 1)
    assert GAME.legal_actions(state, 0) == (Done(0),)
    assert (GAME.forced_end(state, 0), GAME.forced_end(state, 1)) == (Done(0), None)
    assert GAME.to_act(done(state, 0)) == (1,)


@pytest.mark.parametrize("rules", [1, 2])
def test_rule_18_a_seat_with_nothing_to_build_is_passed_over(rules):
    offers = [[("01", 2), ("02", 4)], [("03", 3), ("04", 6)], [("05", 1), ("06", 1)]]
    state = buying(3, offers=offers, gold=[9, 0, 9], rules=rules)
    state = GAME.apply(state, Buy(0, "03"))
    state = GAME.apply(state, Pass(1))
    state = GAME.apply(state, Buy(2, "04"))
    assert state.seats[1].hand == ()
    assert GAME.to_act(state) == ((0,) if rules == 1 else (0, 2))
    while 0 in GAME.to_act(state):
        state = GAME.apply(state, GAME.legal_actions(state, 0)[0])
    assert GAME.to_act(state) == (2,)


@pytest.mark.parametrize("rules", [1, 2])
def test_rule_18_without_a_tile_to_build_the_round_is_scored(rules):
    offers = [[("01", 2), ("02", 4)], [("03", 3), ("04", 6)]]
    state = buying(2, offers=offers, gold=[9, 0], rules=rules)
    state = GAME.apply(state, Buy(0, "03"))
    # No game comes to this, for every tile on offer ends in a hand; nobody would be waited for.
    state = replace(state, seats=tuple(replace(seat, offer=()) for seat in state.seats))
    state = GAME.apply(state, Pass(1))
    assert (state.round, state.phase) == (2, Phase.PRICE)


# --- Rule 19: a tile that fits nowhere

PASTURE = {"a": "PPPP P"}


def test_rule_19_a_tile_that_fits_nowhere_goes_back_into_the_bag():
    state = building(hands=[["06"], []], territories={0: draw("a", **PASTURE)})  # 06 shows no pasture
    gold = state.seats[0].gold
    assert GAME.legal_actions(state, 0) == [GiveUp(0, "06")]
    after = GAME.apply(state, GiveUp(0, "06"))
    assert TILES["06"] in after.bag
    assert after.seats[0].hand == ()
    assert after.seats[0].gold == gold  # its gold stays lost
    assert events(after, "given_up") == [{"seat": 0, "tile": "06"}]


def test_rule_19_a_tile_may_be_given_up_only_when_nothing_fits():
    state = building(hands=[["39"], []])
    facts = refused(state, GiveUp(0, "39"), "still_fits")
    assert Place(0, facts["tile"], facts["x"], facts["y"], facts["turn"]) in GAME.legal_actions(state, 0)
    refused(state, GiveUp(0, "06"), "not_in_hand")


def test_rule_19_a_player_may_place_the_other_tiles_first_to_make_room():
    state = building(hands=[["06", "10"], []], territories={0: draw("a", **PASTURE)})
    assert GiveUp(0, "06") in GAME.legal_actions(state, 0)
    state = place_first(state, 0, "10")  # 10 shows a mountain and a water
    assert any(isinstance(action, Place) for action in GAME.legal_actions(state, 0))
    refused(state, GiveUp(0, "06"), "still_fits")


def test_rule_19_a_tile_that_fits_nowhere_need_not_wait_for_the_others():
    state = building(hands=[["06", "10"], []], territories={0: draw("a", **PASTURE)})
    assert [tile.id for tile in GAME.apply(state, GiveUp(0, "06")).seats[0].hand] == ["10"]


# --- Rule 20: score


@pytest.mark.parametrize("players", [2, 5])
def test_rule_20_the_rounds_goals_are_scored_for_everybody(players):
    state = start(players)
    letters = []
    while state.phase is not Phase.END:
        state = play_round(state)
    lines = events(state, "scored")
    for each in state.track:
        mine = [facts for facts in lines if facts["round"] == each.number]
        letters = list(dict.fromkeys(facts["letter"] for facts in mine))
        assert letters == list(each.letters)
        assert [facts["seat"] for facts in mine] == list(range(players)) * len(letters)
        assert all(facts["goal"] == state.goal(facts["letter"]) for facts in mine)


def test_rule_20_points_add_up_to_their_lines():
    state = start(3)
    while state.phase is not Phase.END:
        state = play_round(state)
    for seat, each in enumerate(state.seats):
        lines = [facts["line"] for facts in events(state, "scored") if facts["seat"] == seat]
        lines += [line for facts in events(state, "scrolls") if facts["seat"] == seat for line in facts["lines"]]
        lines += [facts["line"] for facts in events(state, "gold") if facts["seat"] == seat]
        assert sum(line["points"] for line in lines) == each.points


def test_rule_20_the_first_player_marker_passes_clockwise():
    state = start(3, first=1)
    firsts = [state.first_player]
    for _ in range(5):
        state = play_round(state)
        firsts.append(state.first_player)
    assert firsts == [1, 2, 0, 1, 2, 0]


def test_rule_20_the_last_round_ends_the_game():
    state = in_last_round(start(2))
    assert build_all(pass_all(seal_all(state))).phase == "end"


# --- Actions in the wrong place


def test_actions_belong_to_their_phase():
    state = start(2)
    for action in (Buy(0, "01"), Pass(0), Place(0, "01", 0, 1, 0), GiveUp(0, "01"), Done(0)):
        assert refused(state, action, "wrong_phase") == {"action": action.kind}
    price = GAME.legal_actions(state, 0)[0]
    refused(seal_all(state), price, "wrong_phase")
    refused(pass_all(seal_all(state)), Pass(0), "wrong_phase")


def test_actions_name_a_seat_at_the_table():
    for seat in (-1, 2, 99):
        assert refused(start(2), Pass(seat), "unknown_seat") == {"seats": 2}


def test_nothing_is_done_after_the_end():
    state = build_all(pass_all(seal_all(in_last_round(start(2)))))
    for action in (Pass(0), Done(1), Buy(0, "01")):
        refused(state, action, "game_over")
    assert GAME.to_act(state) == ()
    assert all(GAME.legal_actions(state, seat) == () for seat in range(2))
