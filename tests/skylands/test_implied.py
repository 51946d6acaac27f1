"""What follows from an action by itself: the only islands to fill, the only move of energy, a pass if nothing fits."""

from dataclasses import replace

from skye.skylands import GAME
from skye.skylands.actions import Convert, Deploy, Done, Pass
from tests.contract.games import random_game
from tests.skylands.play import CITY_2, CRYSTAL_2, FOREST_2, MOUNTAIN_2, act, board, empty


def test_deploy_implies_all_islands_that_can_be_filled_whatever_the_order():
    state = act(board(empty(), 0, [*FOREST_2, *MOUNTAIN_2]), "0 choose deploy")
    islands = [action for action in GAME.legal_actions(state, 0) if isinstance(action, Deploy)]
    assert len(islands) == 2
    assert GAME.implied(state, 0) == islands[0]
    ends = []
    for order in (islands, islands[::-1]):
        now = state
        for action in order:
            now = GAME.apply(now, action)
        assert (GAME.implied(now, 0), GAME.forced_end(now, 0)) == (None, Done(0))
        ends.append((now.seats, now.supply))
    assert ends[0] == ends[1]


def test_nothing_is_implied_where_there_is_a_choice():
    three = act(board(empty(), 0, [*FOREST_2, *MOUNTAIN_2, *CRYSTAL_2]), "0 choose deploy")
    assert GAME.implied(three, 0) is None
    # After the first of three, one of two is chosen.
    assert GAME.implied(GAME.apply(three, GAME.legal_actions(three, 0)[0]), 0) is None


def test_a_short_supply_is_left_to_the_person():
    state = act(board(empty(), 0, [*FOREST_2, *MOUNTAIN_2]), "0 choose deploy")
    assert GAME.implied(replace(state, supply=(1, 20, 20)), 0) is None


def test_a_seat_that_has_not_acted_itself_is_asked():
    state = board(board(empty(), 0, FOREST_2), 1, FOREST_2)
    state = act(state, "0 choose deploy")
    state = GAME.apply(GAME.apply(state, GAME.legal_actions(state, 0)[0]), Done(0))
    assert state.acting == 1
    assert GAME.implied(state, 1) is None


def test_convert_implies_its_only_move_and_no_second_one():
    state = act(board(empty(), 0, [*CRYSTAL_2, *CITY_2], {"0,2,0": 1}), "0 choose convert")
    implied = GAME.implied(state, 0)
    assert isinstance(implied, Convert)
    after = GAME.apply(state, implied)
    assert GAME.implied(after, 0) is None


def test_who_could_move_somebody_to_the_hostel_first_is_asked():
    tiles = [*CRYSTAL_2, *CITY_2, ("hostel", 4, 3, 0)]
    state = act(board(empty(), 0, tiles, {"0,2,0": 1}), "0 choose convert")
    assert GAME.implied(state, 0) is None


def test_a_seat_for_whom_no_revealed_tile_fits_passes_by_itself():
    passes = 0
    for seed in range(6):
        for state, _, _ in random_game("skylands", 2, seed):
            end = GAME.forced_end(state, state.acting)
            if isinstance(end, Pass):
                passes += 1
                assert state.phase == "discover"
                assert GAME.legal_actions(state, state.acting) == [end]
                assert GAME.view(state, None)["prompt"] == "pass"
    assert passes
