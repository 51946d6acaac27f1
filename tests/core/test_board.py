"""Boards: what touches, what fits, what is free; and regions on them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skye.core.board import FREE, Board, Placement, fitting_turns
from skye.core.grid import QUARTER_TURNS, Pos, Side
from skye.core.regions import Member, regions
from skye.core.tile import Part, Placed, Tile, turned_edges

PLAIN = Tile(id="plain", edges="PPPP", parts=(Part("P", tuple(Side)),))
SHORE = Tile(id="shore", edges="PWPP", parts=(Part("W", (Side.E,)), Part("P", (Side.N, Side.S, Side.W))))


def board(*placed):
    """A board from tuples of tile, x, y and turn."""
    return Board.of(Placed(tile, Pos(x, y), turn) for tile, x, y, turn in placed)


def test_a_board_is_a_value():
    one = board((PLAIN, 0, 0, 0))
    two = one.placed(SHORE, Pos(1, 0), 5)
    assert (len(one), len(two)) == (1, 2)
    assert two.get(Pos(1, 0)) == Placed(SHORE, Pos(1, 0), 1)
    assert one.get(Pos(1, 0)) is None
    assert Pos(1, 0) in two
    assert [placed.tile for placed in two] == [PLAIN, SHORE]
    with pytest.raises(TypeError):
        two.cells[Pos(9, 9)] = Placed(PLAIN, Pos(9, 9), 0)


def test_the_frontier_is_every_empty_cell_beside_a_tile_once():
    ring = board(*((PLAIN, x, y, 0) for x in range(3) for y in range(3) if (x, y) != (1, 1)))
    frontier = ring.frontier()
    assert len(frontier) == len(set(frontier)) == 13
    assert Pos(1, 1) in frontier
    assert Pos(-1, -1) not in frontier
    assert ring.touches(Pos(1, 1))
    assert not ring.touches(Pos(-1, -1))


def test_mismatches_name_side_letters_and_neighbour():
    (wrong,) = board((SHORE, 0, 0, 0)).mismatches(PLAIN, Pos(1, 0), 0)
    assert (wrong.side, wrong.mine, wrong.theirs, wrong.neighbour) == (Side.W, "P", "W", (0, 0))
    assert board((SHORE, 0, 0, 0)).mismatches(SHORE, Pos(1, 0), 2) == ()


def test_placements_are_sorted_and_fit():
    land = board((SHORE, 0, 0, 0))
    found = land.placements(SHORE, land.frontier())
    assert list(found) == sorted(found)
    assert Placement(1, 0, 2) in found
    assert Placement(1, 0, 0) not in found
    assert found[0].pos == Pos(found[0].x, found[0].y)
    assert all(land.mismatches(SHORE, place.pos, place.turn) == () for place in found)


@given(edges=st.text("PMW", min_size=4, max_size=4), wanted=st.text("PMW" + FREE, min_size=4, max_size=4))
def test_law_fitting_turns_show_what_is_wanted_and_no_other_does(edges, wanted):
    for turn in QUARTER_TURNS:
        shown = turned_edges(edges, turn)
        fits = all(want in (FREE, letter) for want, letter in zip(wanted, shown, strict=True))
        assert (turn in fitting_turns(edges, wanted)) == fits


def test_regions_connect_across_edges_and_know_their_open_edges():
    land = board((SHORE, 0, 0, 0), (SHORE, 1, 0, 2))
    found = {region.kind: region for region in regions(land)}
    assert found["W"].members == (Member(Pos(0, 0), 0), Member(Pos(1, 0), 0))
    assert found["W"].is_complete
    assert (found["W"].size, found["W"].cells) == (2, ((0, 0), (1, 0)))
    assert found["P"].open_edges == ((Pos(1, 0), Side.N), (Pos(1, 0), Side.E), (Pos(1, 0), Side.S))


def test_regions_can_be_built_from_other_parts():
    land = board((SHORE, 0, 0, 0), (PLAIN, 0, 1, 0))
    (road,) = regions(land, lambda tile: [Part("R", (Side.S,))] if tile is SHORE else [Part("R", (Side.N,))])
    assert (road.kind, road.size, road.is_complete) == ("R", 2, True)


def test_a_part_that_reaches_no_side_is_complete_in_itself():
    pond = Tile(id="pond", edges="PPPP", parts=(Part("P", tuple(Side)), Part("W", ())))
    assert [region.is_complete for region in regions(board((pond, 0, 0, 0)))] == [False, True]
