"""The question `areas`: what the lens of the page shows of a land (rules 13 and 21 to 26)."""

import pytest

from skye.core.grid import Side
from skye.isle import GAME
from skye.isle.scoring import score_goal
from skye.isle.survey import Survey
from skye.isle.track import LETTERS
from tests.contract.games import random_game
from tests.isle.boards import draw
from tests.isle.play import building


def areas(picture, goals=None, **legend):
    """The answer for a drawn land in a game with these goals."""
    state = building(hands=[[], []], territories={0: draw(picture, **legend)})
    if goals:
        state = GAME.new_game(GAME.parse_setup({**GAME.setup_json(state.setup), "goals": goals})).with_seat(
            0, territory=state.seats[0].territory
        )
    return GAME.ask(state, None, "areas", {"seat": 0})


def area_at(answer, x, y, kind):
    """The only area of a terrain on a cell."""
    (area,) = [each for each in answer["areas"] if each["kind"] == kind and (x, y) in each["cells"]]
    return area


def test_rule_21_an_area_says_at_which_edges_it_is_open():
    answer = areas("a b", a="PMPP M", b="PMPM M")
    mountain = area_at(answer, 0, 0, "M")
    assert mountain["cells"] == [(0, 0), (1, 0)]
    assert not mountain["is_complete"]
    assert mountain["open_edges"] == [(1, 0, int(Side.E))]
    closed = area_at(areas("a b", a="PMPP M", b="PPPM M"), 0, 0, "M")
    assert closed["is_complete"]
    assert closed["open_edges"] == []


def test_rule_7_what_stands_on_an_area_is_counted_with_it():
    answer = areas("a b", a="PMPW P broch ship:2 lighthouse", b="PPPM M broch scroll:sheep")
    assert area_at(answer, 0, 0, "M")["things"] == {"broch": 2, "scroll": 1}
    assert area_at(answer, 0, 0, "W")["things"] == {"ship": 2, "lighthouse": 1}


def test_rules_21_and_22_an_area_counts_for_each_goal_by_itself():
    goals = ["complete-areas", "broch-mountains", "largest-water", "sheep"]
    answer = areas("a b c", goals, a="PMPP P broch", b="PWPM P broch", c="PPPW P sheep")
    assert area_at(answer, 0, 0, "M")["points"] == [
        {"letter": "A", "goal": "complete-areas", "points": 1},
        {"letter": "B", "goal": "broch-mountains", "points": 3},
    ]
    assert area_at(answer, 2, 0, "W")["points"] == [
        {"letter": "A", "goal": "complete-areas", "points": 1},
        {"letter": "C", "goal": "largest-water", "points": 4},
    ]


def test_rules_21_and_22_an_open_area_says_what_completing_it_would_bring():
    goals = ["complete-areas", "broch-mountains", "largest-water", "sheep"]
    answer = areas("a b c", goals, a="PMPP P broch", b="PWPM P broch", c="PWPW W sheep")
    assert area_at(answer, 0, 0, "M")["if_complete"] is None, "it is complete"
    water = area_at(answer, 2, 0, "W")
    assert water["points"] == []
    assert water["if_complete"] == {
        "points": [
            {"letter": "A", "goal": "complete-areas", "points": 1},
            {"letter": "C", "goal": "largest-water", "points": 4},
        ],
        "scrolls": 0,
    }


def test_rule_26_a_scroll_counts_double_once_its_area_is_complete():
    answer = areas("a b", ["squares", "sheep", "columns", "most-ships"], a="PPPP P sheep:2", b="PMPP M scroll:sheep")
    mountain = area_at(answer, 1, 0, "M")
    assert mountain["if_complete"] == {"points": [], "scrolls": 1}


def test_rules_13_and_23_the_castles_road_with_its_open_ends_whisky_and_goals():
    goals = ["road-tiles", "road-cattle", "sheep", "squares"]
    answer = areas("C\na\nb", goals, a="PPPP P road:NS whisky cattle", b="PPPP P road:EW+N")
    road = answer["road"]
    assert road["members"] == [(0, 0, 0), (0, 1, 0), (0, 2, 1)]
    assert road["cells"] == [(0, 1), (0, 2)]
    assert road["open_edges"] == [(0, 0, int(Side.N)), (0, 0, int(Side.W))]
    assert road["points"] == [
        {"letter": "A", "goal": "road-tiles", "points": 2},
        {"letter": "B", "goal": "road-cattle", "points": 2},
    ]
    assert answer["whisky"] == [(0, 1)]
    assert answer["income"] == 6


@pytest.mark.parametrize("number", range(3))
def test_in_whole_games_the_areas_give_what_the_goals_give(number):
    seen = set()
    for state, seat, _ in random_game("isle", 3, number):
        if seat is None or state.phase != "build":
            continue
        answer = GAME.ask(state, None, "areas", {"seat": seat})
        survey = Survey(state.seats[seat].territory)
        assert [area["is_complete"] for area in answer["areas"]] == [not area["open_edges"] for area in answer["areas"]]
        for letter, goal in zip(LETTERS, state.goals, strict=True):
            (line,) = score_goal(goal, [survey], [0])
            if line.shapes.areas:
                seen.add(goal)
                given = [
                    each["points"] for area in answer["areas"] for each in area["points"] if each["letter"] == letter
                ]
                assert sum(given) == line.points
        for number, area in enumerate(answer["areas"]):
            if area["if_complete"] is None:
                continue
            after = {
                letter: score_goal(goal, [survey.completing(number)], [0])[0].points
                - score_goal(goal, [survey], [0])[0].points
                for letter, goal in zip(LETTERS, state.goals, strict=True)
            }
            given = {each["letter"]: each["points"] for each in area["if_complete"]["points"]}
            assert given == {letter: gain for letter, gain in after.items() if gain}
            assert min(given.values(), default=1) > 0
        parts = [tuple(member) for area in answer["areas"] for member in area["members"]]
        assert len(parts) == len(set(parts)) == sum(len(placed.tile.parts) for placed in survey.tiles)
    assert seen


def test_a_land_without_a_castle_has_no_road():
    answer = areas("a", a="PPPP P road:NS")
    assert answer["road"]["members"] == answer["road"]["cells"] == answer["whisky"] == []
