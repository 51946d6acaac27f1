"""What a score line says besides its points: its name, its count, its reasons, and an order that nothing changes."""

import json
import random
from pathlib import Path

import pytest

from skye.core.game import ScoreLine
from skye.core.regions import regions
from skye.isle import scoring
from skye.isle.editions import EDITIONS
from skye.isle.goals import GOALS
from skye.isle.goals.goal import LandGoal
from skye.isle.survey import Survey, territory_of
from tests.isle.boards import draw

LINES = [json.loads(line) for line in (Path(__file__).parent / "positions.jsonl").read_text("utf-8").splitlines()]
LANDS = [[tuple(row) for row in line["territory"]] for line in LINES if len(line["territory"]) > 12][:12]
LAND_GOALS = {name: goal.score for name, goal in GOALS.items() if isinstance(goal, LandGoal)}
SCROLLS = {"sheep": 2, "whisky": 2, "ship": 2, "cattle": 1, "broch": 1, "farm": 1, "lighthouse": 1}


def test_rule_02_the_16_goals_have_names_in_the_order_of_the_rules():
    names = (
        "squares sheep broch-mountains most-whisky farm-animals road-cattle road-tiles largest-water complete-areas "
        "large-areas building-sets most-ships most-gold ship-lighthouse-waters columns complete-mountains"
    )
    first = EDITIONS[1].goals
    assert list(first) == names.split()
    assert [goal for goal in first if GOALS[goal].compares_players] == ["most-whisky", "most-ships", "most-gold"]
    assert [goal for goal in first if GOALS[goal].compares_gold] == ["most-gold"]
    assert all(GOALS[goal].compares_players != (goal in LAND_GOALS) for goal in GOALS)
    assert scoring.SCROLL_NEEDS == SCROLLS


@pytest.mark.parametrize("number", range(len(LANDS)))
def test_every_goal_gives_each_seat_a_line_with_its_name(number):
    surveys = [Survey(territory_of(rows)) for rows in (LANDS[number], LANDS[number - 1])]
    for goal in GOALS:
        lines = scoring.score_goal(goal, surveys, [7, 3])
        assert [line.source for line in lines] == [goal, goal]
        if goal in LAND_GOALS:
            assert list(lines) == [LAND_GOALS[goal](survey) for survey in surveys]
        else:
            amounts = tuple(line.count for line in lines)
            for line in lines:
                rank = {5: "first", 2: "second"}.get(line.points, "none")
                assert line.facts == {"amounts": amounts, "rank": rank}


@pytest.mark.parametrize("number", range(len(LANDS)))
def test_the_order_of_placing_changes_no_line_and_no_area(number):
    rows = LANDS[number]
    straight = Survey(territory_of(rows))
    for seed in range(3):
        mixed = random.Random(seed).sample(rows, len(rows))
        other = Survey(territory_of(mixed))
        assert other.tiles == straight.tiles
        assert regions(other.territory) == regions(straight.territory)
        assert scoring.scroll_lines(other) == scoring.scroll_lines(straight)
        for goal, score in LAND_GOALS.items():
            assert score(other) == score(straight), goal
        for goal in ("most-whisky", "most-ships"):
            assert scoring.score_goal(goal, [other], [0]) == scoring.score_goal(goal, [straight], [0])


@pytest.mark.parametrize("number", range(len(LANDS)))
def test_counted_things_are_listed_from_west_to_east(number):
    survey = Survey(territory_of(LANDS[number]))
    for goal, score in LAND_GOALS.items():
        line = score(survey)
        firsts = [group[0] for group in line.cells]
        if goal != "building-sets":
            assert firsts == sorted(firsts), goal
        assert all(group == tuple(sorted(group)) for group in line.cells if goal not in ("squares", "building-sets"))
        if goal not in ("largest-water",):
            assert len(line.cells) == line.count, goal
    for area in survey.areas:
        assert area.members == tuple(sorted(area.members))
        assert area.open_edges == tuple(sorted(area.open_edges))


@pytest.mark.parametrize("number", range(len(LANDS)))
def test_lines_of_mountains_and_sets_contain_their_numbers(number):
    survey = Survey(territory_of(LANDS[number]))
    mountains = LAND_GOALS["broch-mountains"](survey)
    assert list(mountains.facts) == ["brochs"]
    assert sum(mountains.facts["brochs"]) == survey.count("broch")
    assert len(mountains.facts["brochs"]) == mountains.count
    sets = LAND_GOALS["building-sets"](survey)
    assert sets.facts == {kind: survey.count(kind) for kind in ("broch", "farm", "lighthouse")}
    assert sets.count == min(sets.facts.values())


def test_rule_26_a_scroll_reports_what_it_counts():
    found = {}
    for rows in LANDS:
        survey = Survey(territory_of(rows))
        for line in scoring.scroll_lines(survey):
            kind = line.facts["scroll"]
            found[kind] = line
            amount = survey.count(kind)
            assert line.source == "scroll"
            assert line.count == amount // SCROLLS[kind]
            assert line.points == line.count * (2 if line.facts["is_double"] else 1)
            tile = next(placed for placed in survey.tiles if placed.tile.id == line.facts["tile"])
            assert line.cells == ((tile.pos,),)
            assert {**line.facts, "is_double": None} == {
                "scroll": kind, "tile": tile.tile.id, "amount": amount, "each": SCROLLS[kind], "is_double": None,
            }  # fmt: skip
    assert len(found) >= 5


def test_rule_27_the_line_of_gold_is_called_gold():
    assert scoring.gold_line(14) == ScoreLine("gold", 14, 2)


def test_no_complete_water_gives_an_empty_line():
    assert LAND_GOALS["largest-water"](Survey(draw("C"))) == ScoreLine("largest-water", 0, 0)


@pytest.mark.parametrize("turn", range(8))
def test_rule_08_four_turns_of_a_row_are_none(turn):
    assert [placed.turn for placed in territory_of([("01", 0, 0, turn)])] == [turn % 4]
