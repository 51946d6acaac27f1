"""Geometry is arithmetic, tested by laws."""

from hypothesis import given
from hypothesis import strategies as st

from skye.core.grid import QUARTER_TURNS, STEPS, Pos, Side
from skye.core.tile import Part, Placed, Tile, different_turns, turned_edges

SIDES = st.sampled_from(list(Side))
TURNS = st.integers(-9, 9)
CELLS = st.builds(Pos, st.integers(-50, 50), st.integers(-50, 50))
EDGES = st.text("PMW", min_size=4, max_size=4)


@given(side=SIDES)
def test_law_opposite_of_opposite_is_itself(side):
    assert side.opposite.opposite is side
    assert side.opposite is not side
    assert side.opposite is side.turned(2)


@given(side=SIDES, cell=CELLS)
def test_law_a_step_and_a_step_back_are_none(side, cell):
    assert cell.step(side).step(side.opposite) == cell
    assert cell.step(side) != cell
    assert tuple(cell.step(side)) == (cell.x + STEPS[side][0], cell.y + STEPS[side][1])


@given(side=SIDES, cell=CELLS, turn=TURNS, edges=EDGES)
def test_law_four_turns_are_none(side, cell, turn, edges):
    assert side.turned(turn + 4) is side.turned(turn)
    assert cell.turned(turn + 4) == cell.turned(turn)
    assert turned_edges(edges, turn + 4) == turned_edges(edges, turn)
    assert side.turned(turn).turned(-turn) is side
    assert cell.turned(turn).turned(-turn) == cell
    assert turned_edges(turned_edges(edges, turn), -turn) == edges


@given(side=SIDES, cell=CELLS, turn=TURNS)
def test_law_stepping_and_turning_go_in_either_order(side, cell, turn):
    assert cell.step(side).turned(turn) == cell.turned(turn).step(side.turned(turn))


def test_x_grows_east_y_grows_south_and_turns_go_clockwise():
    assert [Pos(0, 0).step(side) for side in Side] == [(0, -1), (1, 0), (0, 1), (-1, 0)]
    assert [Side.N.turned(turn) for turn in QUARTER_TURNS] == [Side.N, Side.E, Side.S, Side.W]
    assert Pos(0, -1).turned(1) == (1, 0)


@given(cell=CELLS)
def test_law_the_eight_cells_around_are_eight_others(cell):
    assert len(set(cell.around())) == 8
    assert cell not in cell.around()
    assert all(cell in other.around() for other in cell.around())


@given(edges=EDGES, turn=st.sampled_from(QUARTER_TURNS), side=SIDES)
def test_law_a_placed_tile_shows_its_turned_edges(edges, turn, side):
    lying = Placed(Tile(id="a", edges=edges, parts=(Part("P", ()),)), Pos(0, 0), turn)
    assert lying.edges()[side] == lying.edge(side)
    assert lying.edge(side.turned(turn)) == edges[side]


@given(edges=EDGES)
def test_law_different_turns_show_every_look_once(edges):
    looks = [turned_edges(edges, turn) for turn in different_turns(edges)]
    assert len(set(looks)) == len(looks)
    assert set(looks) == {turned_edges(edges, turn) for turn in QUARTER_TURNS}
