"""Laws that hold for every territory: turning, order of placing, joining and splitting of areas."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from skye.core.board import Board, Placement
from skye.core.grid import QUARTER_TURNS, Pos, Side
from skye.core.regions import regions
from skye.isle.fitting import placement_fault, placements
from skye.isle.goals import GOALS
from skye.isle.goals.goal import LandGoal
from skye.isle.scoring import scroll_lines
from skye.isle.survey import Survey, territory_of, territory_rows
from skye.isle.tiles import FEATURES
from tests.isle.growing import NUMBERS, TERRITORIES, TILE, turned

LAND_GOALS = {name: goal.score for name, goal in GOALS.items() if isinstance(goal, LandGoal)}


def standing(land):
    """All that a territory is worth: every goal, the scrolls, the income and the areas."""
    survey = Survey(land)
    return {
        **{goal: score(survey).points for goal, score in LAND_GOALS.items()},
        "scrolls": sum(line.points for line in scroll_lines(survey)),
        "income": len(survey.connected_whisky),
        "areas": Counter((area.kind, area.size, len(area.open_edges)) for area in survey.areas),
        **{feature: survey.count(feature) for feature in FEATURES},
    }


@given(land=TERRITORIES, turn=st.sampled_from((1, 2, 3)))
def test_law_turning_the_whole_territory_changes_no_goal_but_columns(land, turn):
    one, other = standing(land), standing(turned(land, turn))
    if turn != 2:  # columns become rows; a half turn keeps them
        del one["columns"], other["columns"]
    assert one == other


@given(land=TERRITORIES, turn=st.sampled_from(QUARTER_TURNS), tile=TILE)
def test_law_turning_the_whole_territory_turns_its_legal_placements(land, turn, tile):
    there = {Placement(*place.pos.turned(turn), (place.turn + turn) % 4) for place in placements(land, tile)}
    assert set(placements(turned(land, turn), tile)) == there


@given(land=TERRITORIES, data=st.data(), tile=TILE)
def test_law_the_order_of_placing_does_not_matter(land, data, tile):
    rows = data.draw(st.permutations(territory_rows(land)))
    again = territory_of(rows)
    assert standing(again) == standing(land)
    assert placements(again, tile) == placements(land, tile)
    assert [area.members for area in Survey(again).areas] == [area.members for area in Survey(land).areas]


@given(land=TERRITORIES, tile=TILE, number=NUMBERS)
def test_law_a_tile_joins_areas_only_through_itself_and_closes_only_what_it_touches(land, tile, number):
    places = placements(land, tile)
    if not places:
        return
    place = places[number % len(places)]
    before, after = regions(land), regions(land.placed(tile, place.pos, place.turn))
    for area in after:
        old = [each for each in before if set(each.members) <= set(area.members)]
        new = [member for member in area.members if member.pos == place.pos]
        # What was one area stays together, and several become one only where the new tile lies.
        assert sorted(member for each in old for member in each.members) == sorted(set(area.members) - set(new))
        assert len(old) <= 1 or new
        if not new:
            touched = [edge for edge in old[0].open_edges if edge[0].step(edge[1]) == place.pos]
            assert not touched
            assert area.open_edges == old[0].open_edges


@given(land=TERRITORIES, number=NUMBERS)
def test_law_taking_a_tile_away_splits_areas_and_putting_it_back_joins_them_again(land, number):
    cells = list(land.cells)
    gone = land.cells[cells[number % len(cells)]]
    without = Board.of(each for each in land if each is not gone)
    whole = {member: area.members for area in regions(land) for member in area.members}
    for area in regions(without):
        assert len({whole[member] for member in area.members}) == 1
    assert regions(without.placed(gone.tile, gone.pos, gone.turn)) == regions(land)


@given(land=TERRITORIES)
def test_law_areas_share_no_part_and_leave_none_out(land):
    members = [member for area in regions(land) for member in area.members]
    assert len(members) == len(set(members)) == sum(len(placed.tile.parts) for placed in land)
    for area in regions(land):
        for pos, side in area.open_edges:
            assert pos in land
            assert pos.step(side) not in land
            assert land.cells[pos].edge(side) == area.kind


@given(land=TERRITORIES, tile=TILE)
def test_law_legal_placements_are_exactly_those_without_a_fault(land, tile):
    xs, ys = zip(*land.cells, strict=True)
    found = [
        Placement(x, y, turn)
        for x in range(min(xs) - 2, max(xs) + 3)
        for y in range(min(ys) - 2, max(ys) + 3)
        for turn in QUARTER_TURNS
        if placement_fault(land, tile, Pos(x, y), turn) is None
    ]
    assert list(placements(land, tile)) == found


@given(land=TERRITORIES)
def test_law_wherever_two_tiles_of_a_territory_touch_the_terrain_matches(land):
    for placed in land:
        for side in Side:
            neighbour = land.get(placed.pos.step(side))
            assert neighbour is None or neighbour.edge(side.opposite) == placed.edge(side)


@given(land=TERRITORIES)
def test_law_counts_of_score_lines_are_backed_by_cells_of_the_territory(land):
    survey = Survey(land)
    for goal, score in LAND_GOALS.items():
        line = score(survey)
        assert (line.points == 0) == (line.count == 0)
        assert len(line.cells) == (1 if goal == "largest-water" and line.count else line.count)
        assert all(cell in land for group in line.cells for cell in group)


@given(land=TERRITORIES)
def test_law_shapes_of_score_lines_lie_on_the_cells_that_count(land):
    survey = Survey(land)
    for goal, score in LAND_GOALS.items():
        line = score(survey)
        cells = {cell for group in line.cells for cell in group}
        areas = {member for area in line.shapes.areas for member in area}
        assert all(member.part < len(land.cells[member.pos].tile.parts) for member in areas)
        things = {pos for _, positions in line.shapes.things for pos in positions}
        castle = {placed.pos for placed in land if placed.tile.is_castle}
        roads = {member.pos for member in line.shapes.roads} - castle
        outlined = {member.pos for member in areas} | things | roads
        assert outlined == (set() if goal in ("squares", "columns") else cells), goal


@given(land=TERRITORIES)
def test_law_rows_give_the_territory_back(land):
    assert territory_of(territory_rows(land)) == land
