"""Why a tile may not be placed somewhere, with all facts: rules 8, 18 and 19."""

import pytest

from skye.core.board import Board, Mismatch, Placement
from skye.core.grid import Pos, Side
from skye.core.tile import Placed, Tile, turned_edges
from skye.isle.fitting import Fault, fault_at, placement_fault, placements
from skye.isle.survey import new_territory, territory_of
from skye.isle.tiles import TILES

CASTLE = new_territory("blue")  # PWPM
STRAIT = territory_of([("castle-blue", 0, 0, 0), ("07", 2, 0, 1)])  # between them: M in the east, W in the west


def wrong(edge, mine, theirs, neighbour):
    """An edge that does not match, as a fault reports it."""
    return {"edge": edge, "mine": mine, "theirs": theirs, "neighbour": list(neighbour)}


def test_rule_18_a_mismatch_names_the_edge_and_both_terrains():
    only = wrong("W", "M", "W", (0, 0))
    assert placement_fault(CASTLE, TILES["07"], Pos(1, 0), 1) == Fault(
        "terrain_mismatch", {"x": 1, "y": 0, "turn": 1, **only, "mismatches": [only]}
    )


def test_rule_18_two_mismatches_are_both_reported_and_the_first_gives_the_facts():
    first, second = wrong("E", "P", "M", (2, 0)), wrong("W", "M", "W", (0, 0))
    assert placement_fault(STRAIT, TILES["14"], Pos(1, 0), 0) == Fault(
        "terrain_mismatch", {"x": 1, "y": 0, "turn": 0, **first, "mismatches": [first, second]}
    )


@pytest.mark.parametrize("turn", [-1, 4, 5])
def test_rule_08_a_turn_that_is_no_quarter_turn_is_reported(turn):
    assert placement_fault(CASTLE, TILES["07"], Pos(1, 0), turn) == Fault("bad_turn", {"turn": turn})


def test_rule_18_a_taken_cell_names_what_lies_there():
    fault = Fault("cell_taken", {"x": 2, "y": 0, "by": "07"})
    assert placement_fault(STRAIT, TILES["14"], Pos(2, 0), 0) == fault
    assert fault_at(STRAIT, TILES["14"], Pos(2, 0), None) == fault


def test_rule_18_a_cell_that_touches_nothing_is_reported():
    fault = Fault("not_adjacent", {"x": 1, "y": 1})
    assert placement_fault(CASTLE, TILES["07"], Pos(1, 1), 0) == fault
    assert fault_at(CASTLE, TILES["07"], Pos(1, 1), None) == fault


def test_rule_08_the_first_turn_with_the_fewest_wrong_edges_is_reported():
    fault = fault_at(STRAIT, TILES["14"], Pos(1, 0), None)
    assert fault == placement_fault(STRAIT, TILES["14"], Pos(1, 0), 2)
    assert len(fault.facts["mismatches"]) == 1
    assert fault_at(CASTLE, TILES["07"], Pos(1, 0), None) is None
    assert fault_at(CASTLE, TILES["07"], Pos(1, 0), 1).facts["turn"] == 1
    assert fault_at(CASTLE, TILES["07"], Pos(1, 0), 0) is None


def test_rule_18_every_turn_at_every_cell_fits_or_has_a_fault():
    for tile in TILES.values():
        cells = [Pos(x, y) for x in range(-2, 5) for y in range(-2, 3)]
        fitting = [
            Placement(pos.x, pos.y, turn)
            for pos in cells
            for turn in range(4)
            if placement_fault(STRAIT, tile, pos, turn) is None
        ]
        assert fitting == list(placements(STRAIT, tile))


def test_a_board_is_a_value_with_its_tiles_in_the_order_of_placing():
    tile, other = Tile(id="a", edges="PWMM"), Tile(id="b", edges="WWWW")
    bare = Board.of([Placed(tile, Pos(0, 0), 1)])
    board = bare.placed(other, Pos(-1, 0), 6)
    assert (len(bare), len(board)) == (1, 2)
    assert [placed.pos for placed in board] == [Pos(0, 0), Pos(-1, 0)]
    assert board.get(Pos(-1, 0)) == Placed(other, Pos(-1, 0), 2)
    assert board.get(Pos(5, 5)) is None
    assert Pos(-1, 0) in board
    assert Pos(-1, 0) not in bare
    assert bare.touches(Pos(0, -1))
    assert not bare.touches(Pos(1, 1))
    assert not bare.touches(Pos(0, 0))


def test_what_is_wanted_and_what_mismatches_agree_on_all_four_sides():
    tile = Tile(id="a", edges="PWMV")
    board = Board.of([Placed(tile, Pos(0, 0), 0), Placed(tile, Pos(2, 2), 3)])
    assert [board.wanted(pos) for pos in (Pos(0, -1), Pos(1, 0), Pos(0, 1), Pos(-1, 0))] == [
        "..P.", "...W", "M...", ".V..",
    ]  # fmt: skip
    assert board.mismatches(tile, Pos(1, 0), 0) == (Mismatch(Side.W, "V", "W", Pos(0, 0)),)
    assert board.mismatches(tile, Pos(2, 1), 0) == (Mismatch(Side.S, "M", "W", Pos(2, 2)),)
    assert board.mismatches(tile, Pos(2, 1), 1) == ()
    assert board.frontier()[:4] == (Pos(0, -1), Pos(1, 0), Pos(0, 1), Pos(-1, 0))


def test_a_turned_tile_shows_its_edges_clockwise():
    lying = [Placed(Tile(id="a", edges="PWMV"), Pos(0, 0), turn) for turn in range(4)]
    assert [placed.edges() for placed in lying] == ["PWMV", "VPWM", "MVPW", "WMVP"]
    assert all("".join(placed.edge(side) for side in Side) == placed.edges() for placed in lying)


def test_turns_repeat_after_four_and_neighbouring_cells_are_listed_row_by_row():
    assert [turned_edges("PWMV", turn) for turn in (4, 5, -1)] == ["PWMV", "VPWM", "WMVP"]
    around = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)]
    assert [(pos.x - 3, pos.y - 7) for pos in Pos(3, 7).around()] == around
