"""What the lines of goals and scrolls outline: areas by their parts, roads, and symbols (rules 21 to 26)."""

import json

import pytest

from skye.core.game import ScoreLine
from skye.isle.goals import GOALS
from skye.isle.scoring import score_goal, scroll_lines
from tests.isle.boards import survey


def shapes(goal, land):
    """What a goal outlines in a territory, as JSON."""
    (line,) = score_goal(goal, [land], [0])
    return json.loads(json.dumps(line.to_json().get("shapes")))


def test_rule_21_an_area_is_outlined_by_its_parts_and_not_by_its_cells():
    land = survey("a b", a="PWPP P", b="PPPW P")
    assert shapes("complete-areas", land) == {"areas": [[[0, 0, 1], [1, 0, 1]]]}
    assert shapes("largest-water", land) == {"areas": [[[0, 0, 1], [1, 0, 1]]]}


def test_rule_21_of_two_waters_on_a_tile_only_the_complete_one_is_outlined():
    land = survey("a b", a="PWPP P", b="PWPW P")
    assert shapes("complete-areas", land) == {"areas": [[[0, 0, 1], [1, 0, 2]]]}


def test_rule_23_the_road_of_the_castle_is_outlined_by_the_roads_of_tiles():
    # The road of tile b that runs east and west does not meet the one that comes from the castle.
    land = survey("C\na\nb", a="PPPP P road:NS", b="PPPP P road:EW+N")
    assert shapes("road-tiles", land) == {"roads": [[0, 0, 0], [0, 1, 0], [0, 2, 1]]}


@pytest.mark.parametrize(
    ("goal", "things"),
    [
        ("sheep", {"sheep": [[0, 0], [1, 0]]}),
        ("farm-animals", {"sheep": [[0, 0], [1, 0]], "cattle": [[1, 0]]}),
        ("building-sets", {"broch": [[2, 0]], "farm": [[0, 0]], "lighthouse": [[1, 0]]}),
        ("most-ships", {"ship": [[2, 0]]}),
        ("most-whisky", {"whisky": [[0, 0]]}),
    ],
)
def test_symbols_are_outlined_by_name_and_cell(goal, things):
    land = survey(
        "a b c",
        a="PPPP P sheep:2 farm whisky",
        b="WPPP P sheep cattle lighthouse",
        c="WMPP P broch ship:2",
    )
    assert shapes(goal, land) == {"things": things}


def test_a_mountain_is_outlined_with_its_brochs():
    land = survey("a b", a="PMPP P broch", b="PPPM P broch")
    assert shapes("broch-mountains", land) == {
        "areas": [[[0, 0, 1], [1, 0, 1]]],
        "things": {"broch": [[0, 0], [1, 0]]},
    }


@pytest.mark.parametrize("goal", ["squares", "columns", "most-gold"])
def test_whole_cells_and_gold_have_no_shape(goal):
    assert shapes(goal, survey("a b\na b\na b", a="PPPP P", b="PPPP P")) is None


@pytest.mark.parametrize("goal", GOALS)
def test_nothing_counted_has_no_shape(goal):
    assert shapes(goal, survey("a", a="PMPM P")) is None


def test_rule_26_a_scroll_is_outlined_with_what_it_counts_and_the_area_that_doubles_it():
    open_area = survey("a b", a="PPPP P scroll:sheep", b="PPPP P sheep:2")
    (line,) = scroll_lines(open_area)
    assert line.to_json()["shapes"] == {"things": {"scroll": [(0, 0)], "sheep": [(1, 0)]}}
    complete = survey("a b", a="PPPP W scroll:sheep", b="PPPP P sheep:2")
    (line,) = scroll_lines(complete)
    assert line.to_json()["shapes"] == {"areas": [[(0, 0, 1)]], "things": {"scroll": [(0, 0)], "sheep": [(1, 0)]}}


def test_a_line_without_shapes_says_nothing_about_them():
    assert "shapes" not in ScoreLine("gold", 5, 1).to_json()
