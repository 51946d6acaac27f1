"""The goals, each clause of its text on a drawn board. The castle C shows P, W, P, M and a road N, S, W."""

import pytest

from skye.isle.editions import EDITIONS
from skye.isle.goals import GOALS
from skye.isle.goals.goal import rank_points
from skye.isle.scoring import score_goal
from tests.isle.boards import draw, survey


def points(goal, picture, **legend):
    """What a goal gives one territory, with the reasons checked against the count."""
    line = GOALS[goal].score(survey(picture, **legend))
    assert line.source == goal
    return line.points


def cells(goal, picture, **legend):
    """The cells of each reason."""
    return [[tuple(cell) for cell in group] for group in GOALS[goal].score(survey(picture, **legend)).cells]


def ranked(goal, *territories, gold=None):
    """What a goal that compares players gives each of them."""
    surveys = [survey(picture, **legend) for picture, legend in territories]
    return [line.points for line in score_goal(goal, surveys, gold or [0] * len(surveys))]


def test_rule_02_the_first_edition_has_16_goals_and_every_goal_is_drawn_in_an_edition():
    assert len(EDITIONS[1].goals) == len(set(EDITIONS[1].goals)) == 16
    assert set(GOALS) == {goal for edition in EDITIONS.values() for goal in edition.goals}
    assert all(goal.id == name for name, goal in GOALS.items())


# --- squares: 2 for each 2x2 square of tiles; a tile may be part of several

A = {"a": "PPPP P"}


@pytest.mark.parametrize(
    ("picture", "expected"),
    [
        ("a a\na a", 2),
        ("a a\na .", 0),
        ("a a a\na a a", 4),
        ("a a a\na a a\na a a", 8),
        ("a a . a a\na a . a a", 4),
        ("a a a a", 0),
        ("a a .\n. a a", 0),
    ],
)
def test_goal_squares_gives_2_for_each_2x2_square_and_a_tile_may_be_part_of_several(picture, expected):
    assert points("squares", picture, **A) == expected


def test_goal_squares_names_the_four_cells_of_each_square():
    assert cells("squares", "a a\na a", **A) == [[(0, 0), (1, 0), (0, 1), (1, 1)]]


def test_rule_25_the_castle_tile_counts_for_squares():
    assert points("squares", "a a\nC w", **A, w="PPPW P") == 2


# --- sheep: 1 for each sheep


def test_goal_sheep_gives_1_for_each_sheep_wherever_it_stands():
    legend = {"a": "PPPP P sheep:3", "b": "PPPP P sheep:1 cattle:2", "c": "PPPP P"}
    assert points("sheep", "a . b\nc . a", **legend) == 7
    assert cells("sheep", "b a", **legend) == [[(0, 0)], [(1, 0)], [(1, 0)], [(1, 0)]]


# --- broch-mountains: for each mountain area 1 / 3 / 6 points with 1 / 2 / 3 or more brochs

B = {"b": "MMMM M broch", "m": "MMMM M", "p": "PMPM P"}


@pytest.mark.parametrize(
    ("picture", "expected"),
    [
        ("m m", 0),
        ("b", 1),
        ("b b", 3),
        ("b b b", 6),
        ("b b b b", 6),
        ("b m b", 3),
        ("b p b", 2),  # the pasture between separates them
        ("b b p b", 4),
        ("b b b p b b", 9),
    ],
)
def test_goal_broch_mountains_gives_1_3_or_6_for_each_mountain_area(picture, expected):
    assert points("broch-mountains", picture, **B) == expected


def test_goal_broch_mountains_counts_a_mountain_whether_complete_or_open():
    ring = {"n": "PPMP P", "b": "MPPP M broch"}
    assert points("broch-mountains", "n\nb", **ring) == 1  # complete
    assert points("broch-mountains", ".\nb", **ring) == 1  # open


def test_goal_broch_mountains_asks_for_the_area_the_broch_stands_on_not_for_the_tile():
    # Tile 51 has its broch on the mountain in the middle, which no edge shows: one area of its own.
    assert points("broch-mountains", "51 . 51") == 2


# --- most-whisky, most-ships, most-gold: 5 to the most, 2 to the second most (rule 24)

W = {"w": "PPPP P whisky road:N", "p": "PPPP P"}


def test_goal_most_whisky_counts_tiles_with_whisky_connected_to_the_castle_or_not():
    assert ranked("most-whisky", ("w w . w", W), ("w w", W), ("p", W)) == [5, 2, 0]


def test_goal_most_ships_counts_ships_not_tiles():
    ships = {"s": "WWWW W ship:2", "t": "WWWW W ship:1"}
    assert ranked("most-ships", ("t t t", ships), ("s s", ships)) == [2, 5]


def test_goal_most_gold_compares_gold_alone():
    assert ranked("most-gold", ("w w", W), ("p", W), ("p", W), gold=[3, 9, 4]) == [0, 5, 2]


def test_goal_most_gold_reports_the_gold_of_all_players():
    surveys = [survey("C"), survey("C")]
    assert [line.facts["amounts"] for line in score_goal("most-gold", surveys, [3, 9])] == [(3, 9), (3, 9)]


@pytest.mark.parametrize(
    ("amounts", "expected"),
    [
        ([3, 2, 1], (5, 2, 0)),
        ([3, 3, 1], (5, 5, 0)),  # tied for first: nobody gets the 2
        ([3, 1, 1], (5, 2, 2)),  # tied for second: 2 each
        ([2, 2, 2, 2], (5, 5, 5, 5)),
        ([3, 0, 0], (5, 0, 0)),  # none of the thing, no points
        ([0, 0, 0], (0, 0, 0)),
        ([4, 3], (5, 2)),  # two players included
        ([4, 4], (5, 5)),
        ([4, 0], (5, 0)),
        ([0, 0], (0, 0)),
        ([1, 5, 4, 5, 4], (0, 5, 0, 5, 0)),
        ([1, 5, 4, 3, 4], (0, 5, 2, 0, 2)),
    ],
)
def test_rule_24_ties_for_most_and_second_most(amounts, expected):
    assert rank_points(amounts) == list(expected)
    surveys = [survey("C")] * len(amounts)
    assert tuple(line.points for line in score_goal("most-gold", surveys, amounts)) == expected


@pytest.mark.parametrize("goal", ["most-whisky", "most-ships"])
def test_rule_24_holds_for_whisky_and_ships_alike(goal):
    things = {"x": "WPPP W whisky ship:1"}
    assert ranked(goal, ("x x", things), ("x x", things), ("x", things), ("C", things)) == [5, 5, 0, 0]
    assert ranked(goal, ("x x", things), ("x", things), ("x", things), ("C", things)) == [5, 2, 2, 0]


# --- farm-animals: 1 for each sheep and cattle on a tile with a farm or on one of the 8 tiles around one

F = {
    "f": "PPPP P farm",
    "g": "PPPP P farm sheep:1 cattle:1",
    "s": "PPPP P sheep:2",
    "k": "PPPP P cattle:1",
    "p": "PPPP P",
}


@pytest.mark.parametrize(
    ("picture", "expected"),
    [
        ("g", 2),  # on the farm's own tile
        ("s s s\ns f s\ns s s", 16),  # on the 8 around it
        ("k p f", 0),  # two away
        ("k p p\np p p\np p f", 0),
        ("s p .\n. f k", 3),  # across a corner too
        ("f s f", 2),  # each animal once
        ("g k g", 5),
        ("s s s", 0),  # no farm
    ],
)
def test_goal_farm_animals_counts_animals_on_and_around_farms_each_once(picture, expected):
    assert points("farm-animals", picture, **F) == expected


def test_goal_farm_animals_needs_no_tile_between_across_a_corner():
    assert points("farm-animals", "s .\n. f", **F) == 2


# --- road-cattle: 2 for each cattle on a tile connected to the castle; road-tiles: 1 for each such tile

R = {
    "r": "PPPP P road:NS cattle:1",
    "h": "PPPP P road:EW cattle:2",
    "y": "PPPW P road:EW cattle:2",
    "z": "PMPP P road:EW cattle:2",
    "n": "PPPP P road:NS",
    "x": "PPPP P cattle:2",
    "e": "PPPP P road:N cattle:1",
    "t": "PPPP P road:NW+ES cattle:1",
}


@pytest.mark.parametrize(
    ("picture", "cattle", "tiles"),
    [
        ("r\nC", 2, 1),
        ("r\nn\nC", 2, 2),
        ("r\nx\nC", 0, 0),  # the tile between has no road
        ("C\nh", 0, 0),  # a road, but not at the touching edge
        ("C y", 0, 0),  # the castle has no road in the east
        ("z C", 4, 1),
        ("C\ne", 2, 1),  # a road with one edge ends on the tile, which is connected
        ("C\ne\nr", 2, 1),  # and leads no further
        ("C", 0, 0),  # the castle tile itself is not counted
    ],
)
def test_goals_road_cattle_and_road_tiles_count_what_is_connected_to_the_castle(picture, cattle, tiles):
    assert points("road-cattle", picture, **R) == cattle
    assert points("road-tiles", picture, **R) == tiles


def test_rule_23_a_tile_with_two_roads_is_connected_if_either_road_is():
    assert points("road-tiles", "C\nt", **R) == 1
    assert points("road-cattle", "C\nt", **R) == 2
    # The other road of the tile leads south and is not connected.
    assert points("road-tiles", "C\nt\nr", **R) == 1


def test_rule_23_two_roads_of_one_tile_may_both_be_connected_and_the_tile_still_counts_once():
    bends = {"l": "PPPP P road:ES", "m": "PPPP P road:NE", "v": "PPPP P road:NW"}
    # The castle's south road enters t, leaves it in the west, and comes round into t's other road from the south.
    assert points("road-tiles", ". C\nl t\nn n\nm v", **R, **bends) == 6
    assert points("road-cattle", ". C\nl t\nn n\nm v", **R, **bends) == 2


# --- largest-water: 2 for each tile of the largest complete water area

L = {"e": "PWPP W", "w": "PPPW W", "m": "PWPW W", "p": "PPPP P"}


@pytest.mark.parametrize(
    ("picture", "expected"),
    [
        ("e w", 4),
        ("e m w", 6),
        ("e m m", 0),  # open
        ("e w\ne m", 4),  # the longer one is open
        ("e w\ne w", 4),  # only one of two equal ones
        ("e w . .\ne m m w", 8),
        ("p p", 0),
    ],
)
def test_goal_largest_water_gives_2_for_each_tile_of_the_largest_complete_one(picture, expected):
    assert points("largest-water", picture, **L) == expected


def test_rule_22_a_size_counts_different_tiles():
    # The water leaves tile a in the east and comes round into its other water in the west: seven parts on six tiles.
    bends = {"a": "PWPW P", "k": "PWWP W", "j": "PPWW W", "n": "WWPP W", "h": "PWPW W", "o": "WPPW W"}
    (water,) = (area for area in survey("k a j\nn h o", **bends).areas if area.kind == "W")
    assert (len(water.members), water.size, water.is_complete) == (7, 6, True)
    assert points("largest-water", "k a j\nn h o", **bends) == 12


def test_goal_largest_water_counts_a_pond_that_no_edge_shows():
    assert points("largest-water", "a", a="PPPP W") == 2


# --- complete-areas: 1 for each complete area; large-areas: 3 for each complete area of at least 3 tiles


def test_goal_complete_areas_counts_every_terrain_and_centres_that_no_edge_shows():
    # Mountain between two tiles, and a pond in the middle of each.
    assert points("complete-areas", "a b", a="PMPP W", b="PPPM W") == 3


def test_goal_complete_areas_leaves_out_what_has_an_edge_at_an_empty_cell():
    assert points("complete-areas", "e m", **L) == 0
    assert points("complete-areas", "e m w", **L) == 1


@pytest.mark.parametrize(
    ("picture", "expected"),
    [("e w", 0), ("e m w", 3), ("e m m w", 3), ("e m m", 0), ("e m w\ne m w", 6), ("e m w\ne w .", 3)],
)
def test_goal_large_areas_gives_3_for_each_complete_area_of_at_least_3_tiles(picture, expected):
    assert points("large-areas", picture, **L) == expected


def test_rule_25_the_castle_tile_counts_for_areas_and_sizes():
    # The castle's own water lies in its east.
    assert points("large-areas", "C m w", **L) == 3
    assert points("largest-water", "C m w", **L) == 6
    assert points("complete-areas", "C w", **L) == 1


# --- building-sets: 5 for each set of broch + farm + lighthouse; a building is in one set only

S = {"b": "PPPP M broch", "f": "PPPP P farm", "l": "PPPP W lighthouse", "a": "MPWP P broch farm lighthouse"}


@pytest.mark.parametrize(
    ("picture", "expected"),
    [("b f l", 5), ("b f", 0), ("b b f l", 5), ("b f l b f l", 10), ("a", 5), ("a b f l", 10), ("b b b l l l", 0)],
)
def test_goal_building_sets_gives_5_for_each_set_and_a_building_is_in_one_set_only(picture, expected):
    assert points("building-sets", picture, **S) == expected


def test_goal_building_sets_names_the_buildings_of_each_set():
    assert cells("building-sets", "b f l f", **S) == [[(0, 0), (1, 0), (2, 0)]]


# --- ship-lighthouse-waters: 3 for each water area with a ship and a lighthouse on its shore

H = {"s": "WWWW W ship:1", "l": "WWWW W lighthouse", "b": "WWWW W ship:2 lighthouse", "p": "PWPW P"}


@pytest.mark.parametrize(
    ("picture", "expected"),
    [
        ("b", 3),
        ("s l", 3),
        ("s s", 0),
        ("l l", 0),
        ("s p l", 0),  # two waters
        ("s l p b", 6),
        ("b b s l", 3),  # one water counts once
    ],
)
def test_goal_ship_lighthouse_waters_gives_3_for_each_water_with_both(picture, expected):
    assert points("ship-lighthouse-waters", picture, **H) == expected


def test_rule_07_the_table_says_on_which_of_two_waters_things_stand():
    # Tile 45 has one ship on its northern and one on its southern water; a lighthouse in the north serves one of them.
    assert points("ship-lighthouse-waters", "l\n45", **H) == 3
    assert points("ship-lighthouse-waters", "l\n45\nl", **H) == 6
    # Tiles 41 and 56 have their lighthouse on the eastern water, not on the western.
    for tile in ("41", "56"):
        assert points("ship-lighthouse-waters", f"{tile} s", **H) == 3
        assert points("ship-lighthouse-waters", f"s {tile}", **H) == 0


# --- columns: 3 for each vertical line of at least 3 tiles without a gap


@pytest.mark.parametrize(
    ("picture", "expected"),
    [
        ("a\na\na", 3),
        ("a\na", 0),
        ("a\na\na\na\na\na\na", 3),  # a longer line counts once
        ("a a\na .\na .\n. a\na a\na a\na .", 9),  # two lines in one column count twice
        ("a a\na .\na a", 3),
        ("a a a", 0),  # only vertical lines
        ("a a\na a\na a", 6),
    ],
)
def test_goal_columns_gives_3_for_each_vertical_line_of_at_least_3(picture, expected):
    assert points("columns", picture, **A) == expected


def test_rule_25_the_castle_tile_counts_for_columns():
    assert points("columns", "a\nC\na", **A) == 3


# --- complete-mountains: 2 for each complete mountain area

M = {"e": "PMPP M", "w": "PPPM M", "m": "PMPM M"}


@pytest.mark.parametrize(
    ("picture", "expected"), [("e w", 2), ("e m w", 2), ("e m", 0), ("e w\ne w", 4), ("e m w\ne m m", 2)]
)
def test_goal_complete_mountains_gives_2_for_each_complete_mountain_area(picture, expected):
    assert points("complete-mountains", picture, **M) == expected


def test_goal_complete_mountains_counts_a_peak_that_no_edge_shows_and_no_other_terrain():
    assert points("complete-mountains", "a", a="PPPP M") == 2
    assert points("complete-mountains", "e w", **L) == 0


def test_rule_21_a_hole_leaves_an_area_open_and_roads_neither_close_nor_split_it():
    ring = {"a": "PPMP P", "b": "PPPP P", "h": "PMPM M road:NS", "e": "PMPP M road:E", "w": "PPPM M road:W"}
    assert not any(area.is_complete for area in survey("b b b\nb . b\nb b b", **ring).areas)
    assert points("complete-mountains", "e h w", **ring) == 2


def test_a_drawn_board_is_the_board_it_shows():
    land = draw("a> .\nC b", a="PPMM M", b="PPPW W")
    assert land.cells[0, -1].edges() == "MPPM"
    assert sorted(land.cells) == [(0, -1), (0, 0), (1, 0)]
