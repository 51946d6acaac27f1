"""Placing, the course of a turn and Discover islands: rules 11 to 17."""

from dataclasses import replace

import pytest

from skye.core.grid import Pos
from skye.core.table import new_table
from skye.skylands import GAME
from skye.skylands.land import EMPTY_LAND, Land, land_rows
from skye.skylands.tiles import ALL_TILES, CELLS, TILES
from tests.skylands.play import (
    act,
    blanks,
    board,
    chequered,
    empty,
    events,
    kinds,
    offered,
    on_turn,
    refused,
    setup,
    start,
)


def with_tiles(state, *tiles):
    """The state in which these are the next tiles of the stack."""
    rest = tuple(tile for tile in state.stack if tile not in tiles)
    return replace(state, stack=(*tiles, *rest))


def test_rule_11_a_tile_goes_on_any_empty_square_and_need_not_touch_another():
    land = Land.of([("i33", 0, 0, 0)])
    free = {pos for pos, turns in land.placements(TILES["i17"])}
    assert Pos(4, 3) in free
    assert {pos for pos, _ in EMPTY_LAND.placements(TILES["i17"])} == set(CELLS)


def test_rule_11_every_touching_edge_must_match_in_terrain():
    state = board(with_tiles(empty(), "i05", "i01", "i17"), 0, [("i33", 2, 1, 0)])
    state = act(state, "0 choose discover")
    facts = refused(state, "0 take i05 2,0,2", "terrain_mismatch")
    assert (facts["edge"], facts["mine"], facts["theirs"], facts["neighbour"]) == ("S", "M", "F", [2, 1])
    act(state, "0 take i01 2,0,2")


def test_rule_11_cloud_must_meet_cloud():
    state = board(with_tiles(empty(), "i01", "i05", "i17"), 0, [("i33", 2, 1, 0), ("i05", 4, 3, 0)])
    state = act(state, "0 choose discover")
    assert refused(state, "0 take i01 2,0,0", "terrain_mismatch")["mine"] == "-"
    assert refused(state, "0 take i01 4,2,2", "terrain_mismatch")["theirs"] == "M"
    act(state, "0 take i01 3,3,2")


def test_rule_11_a_square_off_the_board_or_taken_is_refused():
    state = board(with_tiles(empty(), "i01", "i05", "i17"), 0, [("i33", 2, 1, 0)])
    state = act(state, "0 choose discover")
    assert refused(state, "0 take i01 5,0,0", "off_board") == {"tile": "i01", "x": 5, "y": 0}
    refused(state, "0 take i01 0,-1,0", "off_board")
    assert refused(state, "0 take i01 2,1,0", "cell_taken")["by"] == "i33"


def test_rule_11_at_the_rim_anything_goes_but_an_island_open_to_it_is_never_complete():
    land = Land.of([("i37", 0, 0, 1), ("i01", 1, 0, 3)])  # the long forest ends at the western rim
    assert [(island.spaces, island.open_edges, island.is_complete) for island in land.islands] == [(3, 1, False)]
    assert all("F" not in wanted for wanted in land.gaps.values())
    closed = Land.of([("i17", 0, 0, 1), ("i01", 1, 0, 3), ("i02", 0, 1, 0)])
    assert [island.is_complete for island in closed.islands] == [True]
    assert sum(turns == (0, 1, 2, 3) for _, turns in EMPTY_LAND.placements(TILES["i17"])) == 20


def test_rule_12_a_placed_tile_is_never_turned_or_moved():
    state = start(3)
    table = new_table(GAME, setup(3))
    for number in range(150):
        seats = GAME.to_act(table.state)
        if not seats:
            break
        legal = GAME.legal_actions(table.state, seats[0])
        table = table.acted(legal[number * 7 % len(legal)])
    for before, after in zip(table.states, table.states[1:], strict=False):
        for old, new in zip(before.seats, after.seats, strict=True):
            rows = land_rows(old.land)
            assert land_rows(new.land)[: len(rows)] == rows
    assert len(table.state.seats[0].land.board) > len(state.seats[0].land.board)


def test_rule_13_an_island_is_the_union_of_parts_across_touching_edges():
    land = Land.of([("i01", 0, 0, 1), ("i37", 1, 0, 1), ("i02", 2, 0, 3), ("i41", 3, 3, 0)])
    merged = land.by_id["0,0,0"]
    assert merged.cells == ((0, 0), (1, 0), (2, 0))
    assert (merged.terrain, merged.spaces, merged.is_complete) == ("F", 4, True)
    assert sorted((island.terrain, island.spaces) for island in land.islands) == [("F", 1), ("F", 4), ("M", 1)]


def test_rule_13_a_tile_between_joins_islands_and_counts_every_open_edge():
    land = Land.of([("i33", 1, 1, 0), ("i01", 3, 1, 3)])
    assert [(island.spaces, island.open_edges) for island in land.islands] == [(4, 4), (1, 1)]
    merged = land.placed(ALL_TILES["i37"], Pos(2, 1), 1)
    assert [(island.spaces, island.open_edges) for island in merged.islands] == [(7, 3)]


def test_rule_13_a_ring_of_one_island_closes():
    halves = [("i17", 1, 0, 1), ("i18", 2, 0, 2), ("i19", 2, 1, 3), ("i20", 1, 1, 0)]
    land = Land.of(halves)
    assert [(island.spaces, island.is_complete) for island in land.islands] == [(8, True)]


def test_rule_14_in_the_first_round_the_pawn_goes_to_any_action():
    state = start()
    assert offered(state) == ["0 choose discover", "0 choose deploy", "0 choose create", "0 choose convert"]
    refused(state, "0 repeat deploy", "not_a_repeat")


def test_rule_14_the_pawn_moves_to_another_action():
    state = start()
    state = board(state, 1, ())
    state = act(state, "0 choose deploy", "0 pass")
    state = act(state, "1 choose convert", "1 pass")
    assert state.seats[0].pawn == "deploy"
    assert refused(state, "0 choose deploy", "pawn_is_there") == {"action": "deploy"}
    assert "0 choose discover" in offered(state)


def test_rule_14_once_the_marker_is_turned_to_repeat_the_action():
    state = board(board(start(), 0, ()), 1, ())
    state = act(state, "0 choose deploy", "0 pass", "1 choose convert", "1 pass")
    state = act(state, "0 repeat deploy")
    assert not state.seats[0].is_marker_active
    assert state.seats[0].pawn == "deploy"
    assert events(state, "chosen")[-1] == {"seat": 0, "action": "deploy", "is_repeat": True}
    state = act(state, "0 pass", "1 choose deploy", "1 pass")
    refused(state, "0 repeat deploy", "marker_used")
    assert offered(state) == ["0 choose discover", "0 choose create", "0 choose convert"]
    assert state.seats[1].is_marker_active


def test_rule_15_everybody_does_the_action_the_active_player_first_then_clockwise():
    state = act(start(4, first=2), "2 choose discover")
    order = []
    while state.phase == "discover":
        order.append((state.acting, state.step.is_bonus))
        state = act(state, f"{state.acting} pass")
    assert order == [(2, False), (3, False), (0, False), (1, False), (2, True)]
    assert GAME.to_act(state) == (3,)


def test_rule_15_everybody_may_pass_and_nothing_changes():
    state = act(start(3), "0 choose deploy")
    before = state.supply
    state = act(state, "0 pass", "1 pass", "2 pass")
    assert state.supply == before
    assert [facts["is_forced"] for facts in events(state, "passed")] == [False, False, False]


def test_rule_15_a_seat_that_can_only_pass_is_skipped_but_the_active_player_is_asked():
    state = board(board(start(3), 0, ()), 1, ())
    state = act(state, "0 choose deploy")
    assert offered(state) == ["0 pass"]
    state = act(state, "0 pass")
    assert GAME.to_act(state) == (2,)
    assert events(state, "passed")[-1] == {"seat": 1, "is_forced": True}


def test_rule_15_a_step_ends_with_done_until_which_it_may_be_undone():
    table = new_table(GAME, setup())
    table = table.acted(GAME.parse_action("0 choose deploy"))
    assert table.can_undo(0)
    deploy = GAME.legal_actions(table.state, 0)[0]
    acted = table.acted(deploy)
    assert acted.can_undo(0)
    assert acted.undone(0).state == table.state
    refused(acted.state, "0 pass", "already_acted")
    finished = acted.acted(GAME.parse_action("0 done"))
    assert not finished.can_undo(0)
    refused(table.state, "0 done", "nothing_done")


def test_rule_15_a_seat_that_is_not_to_act_is_refused():
    state = act(start(), "0 choose deploy")
    assert refused(state, "1 pass", "not_your_turn") == {"turn": 0}
    assert refused(state, "2 pass", "unknown_seat") == {"seats": 2}
    assert refused(state, "0 choose convert", "wrong_phase") == {"action": "choose"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rule_16_one_tile_more_than_players_is_revealed(players):
    state = start(players)
    top = state.stack[: players + 1]
    after = act(state, "0 choose discover")
    assert after.revealed == top
    assert after.stack == state.stack[players + 1 :]
    assert after.reveals == state.reveals + 1


def test_rule_16_each_takes_one_and_places_it_at_once():
    state = with_tiles(empty(), "i01", "i05", "i09")
    state = act(state, "0 choose discover", "0 take i05 0,0,1")
    assert offered(state) == ["0 done"]
    refused(state, "0 take i01 2,0,0", "already_acted")
    state = act(state, "0 done")
    assert GAME.to_act(state) == (1,)
    refused(state, "1 take i05 0,0,0", "not_revealed")
    refused(state, "1 take i33 0,0,0", "not_revealed")
    state = act(state, "1 take i01 4,3,0", "1 done")
    assert land_rows(state.seats[0].land) == [("i05", 0, 0, 1)]
    assert land_rows(state.seats[1].land) == [("i01", 4, 3, 0)]


def test_rule_16_bonus_after_all_others_the_active_player_may_take_one_more():
    state = with_tiles(empty(), "i01", "i05", "i09")
    state = act(state, "0 choose discover", "0 pass", "1 take i01 0,0,0", "1 done")
    assert state.step.is_bonus
    assert GAME.to_act(state) == (0,)
    state = act(state, "0 take i09 2,2,0", "0 done")
    assert land_rows(state.seats[0].land) == [("i09", 2, 2, 0)]
    assert state.discarded == ("i05",)
    assert state.phase == "choose"


def test_rule_16_the_rest_goes_to_the_discard_pile_for_good():
    state = with_tiles(empty(), "i01", "i05", "i09")
    state = act(state, "0 choose discover", "0 pass", "1 pass", "0 pass")
    assert state.discarded == ("i01", "i05", "i09")
    assert state.revealed == ()
    assert not set(state.discarded) & set(state.stack)


def test_rule_16_a_choice_that_revealed_tiles_cannot_be_undone():
    table = new_table(GAME, setup()).acted(GAME.parse_action("0 choose discover"))
    assert not table.can_undo(0)


def test_rule_16_no_bonus_step_is_asked_for_when_nothing_fits():
    # Cloud on every side of every empty square: no tile with land on all four edges fits.
    state = board(with_tiles(empty(), "i34", "i35", "i36"), 0, blanks(chequered(1)))
    state = act(state, "0 choose discover")
    assert offered(state) == ["0 pass"]
    state = act(state, "0 pass", "1 pass")
    assert state.phase == "choose"
    assert GAME.to_act(state) == (1,)


def test_rule_17_if_too_few_tiles_are_left_the_game_ends_at_once_without_the_action():
    state = start(3)
    state = replace(state, stack=state.stack[:3])
    assert "0 choose discover" in offered(state)
    after = act(state, "0 choose discover")
    assert after.phase == "end"
    assert after.end_reason == "stack_gone"
    assert after.stack == state.stack
    assert after.revealed == ()
    assert GAME.to_act(after) == ()
    assert GAME.outcome(after) is not None
    refused(after, "1 choose deploy", "game_over")
    assert kinds(after) == set()


def test_rule_17_exactly_enough_tiles_are_revealed():
    state = replace(start(3), stack=start(3).stack[:4])
    after = act(state, "0 choose discover")
    assert len(after.revealed) == 4
    assert after.stack == ()
    assert GAME.outcome(on_turn(after, 1)) is None
