"""Special islands' points, the end and the final points: rules 23 to 27, and the worked examples."""

from dataclasses import replace

import pytest

from skye.core.grid import Pos
from skye.skylands import GAME
from skye.skylands.land import Land, land_rows
from skye.skylands.scoring import final_lines, final_outcome, final_total, holding_of
from skye.skylands.state import Seat
from skye.skylands.tiles import ALL_TILES, CELLS, SPECIALS
from tests.skylands.play import (
    CITY_2,
    CRYSTAL_2,
    FOREST_2,
    FOUR,
    act,
    blanks,
    board,
    empty,
    events,
    points,
    start,
)

RICH = {"0,0,0": 2, "0,1,0": 2, "0,2,0": 2}


def lines_of(seat):
    """The final points of a seat by source."""
    found = {}
    for line in final_lines(holding_of(seat)):
        found[line.source] = found.get(line.source, 0) + line.points
    return found


def test_rule_23_printed_points_count_only_in_a_complete_island():
    open_one = Seat(land=Land.of([("small-forest", 2, 2, 0)]))
    complete = Seat(land=Land.of([("small-forest", 2, 2, 0), ("i01", 2, 1, 2)]))
    assert lines_of(open_one)["special"] == 0
    assert lines_of(complete)["special"] == 1


def test_rule_23_a_line_names_the_special_island_and_whether_it_is_complete():
    seat = Seat(land=Land.of([("small-forest", 2, 2, 0), ("villa", 0, 0, 0)]))
    lines = [line for line in final_lines(holding_of(seat)) if line.source == "special"]
    assert [line.facts for line in lines] == [
        {"special": "small-forest", "x": 2, "y": 2, "is_complete": False},
        {"special": "villa", "x": 0, "y": 0, "is_complete": True},
    ]


def full_but(state, seat, count):
    """The state in which a seat's board has this many empty squares left, in the last columns."""
    cells = [pos for pos in CELLS if pos.x > 1][: 12 - count]
    return board(state, seat, [*FOUR, *blanks(cells)])


def test_rule_25_the_game_ends_after_a_turn_when_somebody_has_at_most_one_empty_square():
    for count, phase in ((2, "choose"), (1, "end"), (0, "end")):
        state = full_but(empty(), 1, count)
        assert state.seats[1].empty_squares == count
        state = act(state, "0 choose create", "0 pass")
        while state.phase == "create":
            state = act(state, f"{state.acting} pass")
        assert state.phase == phase
    assert state.end_reason == "few_squares"


def test_rule_25_the_turn_is_played_to_its_end_first():
    state = board(full_but(empty(3), 0, 2), 2, FOUR, RICH)
    land = state.seats[0].land
    state = board(state, 0, land_rows(land), RICH)
    x, y = next(iter(land.gaps))
    state = act(state, "0 choose create", "0 create hostel", f"0 place hostel {x},{y},0", "0 done")
    assert state.seats[0].empty_squares == 1
    assert GAME.to_act(state) == (2,)
    state = act(state, "2 pass")
    assert state.phase == "end"


def test_rule_25_the_game_ends_after_a_turn_when_the_points_supply_is_empty():
    state = replace(board(board(empty(), 0, FOUR, {"0,2,0": 2}), 1, FOUR, {"0,2,0": 1}), points_supply=3)
    state = act(state, "0 choose convert", "0 convert 0,2,0 0,3,0")
    assert state.points_supply == 0
    assert state.phase == "convert"
    state = act(state, "0 done", "1 convert 0,2,0 0,3,0", "1 done")
    assert state.phase == "end"
    assert state.end_reason == "points_gone"
    assert state.seats[1].written == 1


def test_rule_25_the_end_is_reported_with_its_reason_and_result():
    state = act(replace(start(), stack=()), "0 choose discover")
    end = events(state, "end")[0]
    outcome = GAME.outcome(state)
    assert end == {"reason": "stack_gone", **outcome.to_json()}


def test_rule_26_empty_squares_cost_2_points_each():
    assert lines_of(Seat())["empty"] == -40
    assert lines_of(Seat(land=Land.of(FOUR)))["empty"] == -24


@pytest.mark.parametrize(("count", "expected"), [(0, 0), (1, 0), (2, 1), (5, 2), (6, 3)])
def test_rule_26_every_2_inhabitants_on_the_board_are_worth_1_point(count, expected):
    assert lines_of(Seat(land=Land.of([("hostel", 0, 0, 0)]), hostel=(count, 0, 0)))["inhabitants"] == expected


def test_rule_26_every_space_of_a_complete_island_is_worth_1_point_cities_included():
    land = Land.of([*FOREST_2, *CITY_2, ("i33", 3, 1, 0), ("whole-crystal", 4, 3, 0), ("hostel", 3, 3, 0)])
    line = next(line for line in final_lines(holding_of(Seat(land=land))) if line.source == "spaces")
    assert line.points == 2 + 2 + 3
    assert line.cells == (((0, 0), (1, 0)), ((0, 3), (1, 3)), ((4, 3),))


def test_rule_26_collected_and_written_points_count():
    seat = Seat(collected=7, written=3)
    assert lines_of(seat)["collected"] == 7
    assert lines_of(seat)["written"] == 3


def test_rule_26_an_active_marker_is_worth_2_points():
    assert lines_of(Seat())["marker"] == 2
    assert lines_of(Seat(is_marker_active=False))["marker"] == 0


def test_rule_26_lines_point_at_the_squares_they_come_from():
    seat = Seat(land=Land.of([*CRYSTAL_2, ("hostel", 4, 0, 0)]), inhabitants={"0,2,0": 2}, hostel=(0, 0, 1))
    line = next(line for line in final_lines(holding_of(seat)) if line.source == "inhabitants")
    assert line.count == 3
    assert line.cells == (((0, 2), (1, 2)), ((4, 0),))


def test_rule_27_most_points_win_and_a_tie_is_a_shared_victory():
    assert final_outcome([Seat(collected=3), Seat(collected=5)]).winners == (1,)
    assert final_outcome([Seat(collected=3), Seat(collected=5)]).decided_by == "points"
    tie = final_outcome([Seat(collected=5), Seat(), Seat(written=5)])
    assert tie.winners == (0, 2)
    assert tie.decided_by == "shared"


def test_rule_27_there_is_no_result_before_the_end():
    assert GAME.outcome(start()) is None


def test_worked_example_49_points():
    """2 empty squares -4, 9 inhabitants 4, 28 spaces, specials 11, collected points and marker 10.

    The small wood of the printed example has one space per edge like any tile; with the two spaces reconstructed here
    its island, and so the sum, would be odd.
    """
    land = Land.of([("hostel", 4, 0, 0), ("forest-temple", 4, 1, 0)])
    land = land.placed(replace(SPECIALS["small-forest"], spaces=(1,)), Pos(0, 0), 1)
    pairs = [("i01", 1, 0, 3), ("i65", 0, 1, 1), ("i66", 1, 1, 2), ("i02", 0, 3, 1), ("i03", 1, 3, 3)]
    mountain = [("i21", 0, 2, 0), ("i22", 1, 2, 3)]
    wood = [("i17", 2, 0, 1), ("i18", 3, 0, 2), ("i19", 3, 1, 3), ("i20", 2, 1, 0)]
    city = [("i29", 2, 2, 1), ("i30", 3, 2, 2), ("i31", 3, 3, 3), ("i32", 2, 3, 0)]
    for tile, x, y, turn in [*pairs, *mountain, *wood, *city]:
        assert not land.board.mismatches(ALL_TILES[tile], Pos(x, y), turn)
        land = land.placed(ALL_TILES[tile], Pos(x, y), turn)
    seat = Seat(land=land, inhabitants={"0,0,0": 2, "2,0,0": 7}, collected=8)
    assert lines_of(seat) == {
        "empty": -4,
        "inhabitants": 4,
        "spaces": 28,
        "special": 1 + 2 + 8,
        "collected": 8,
        "written": 0,
        "marker": 2,
    }
    assert final_total(seat) == 49


def test_worked_example_6_points_of_energy():
    """The active player moves 4 inhabitants from two crystal islands of 2 into a city of 6."""
    city = [("i29", 0, 0, 1), ("i13", 1, 0, 3), ("i40", 0, 1, 0), ("i14", 0, 2, 0)]
    crystals = [("i09", 2, 2, 1), ("i10", 3, 2, 3), ("i11", 2, 3, 1), ("i12", 3, 3, 3)]
    state = board(empty(), 0, [*crystals, *city], {"2,2,0": 2, "2,3,0": 2})
    assert state.seats[0].land.by_id["0,0,0"].spaces == 6
    state = act(state, "0 choose convert", "0 convert 2,2,0 0,0,0", "0 convert 2,3,0 0,0,0", "0 done")
    assert points(state, "energy") == [4, 0]
    assert points(state, "bonus") == [2, 0]
    assert state.seats[0].collected == 6


def test_rule_26_the_quick_total_is_the_sum_of_all_lines():
    seat = Seat(land=Land.of([*FOUR, ("sky-refuge", 4, 0, 0), ("villa", 4, 1, 0)]), inhabitants={"0,2,0": 2})
    assert final_total(seat) == sum(lines_of(seat).values())
