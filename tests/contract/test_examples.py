"""The drawn examples of the help are lands that the rules allow, and count what the engine counts."""

import pytest

from skye.core.grid import Pos
from skye.isle import examples as isle
from skye.isle.fitting import placement_fault
from skye.isle.goals import GOALS
from skye.isle.goals.goal import LandGoal
from skye.isle.survey import territory_of
from skye.isle.tiles import ALL_TILES
from skye.skylands import examples as skylands
from skye.skylands.fitting import placement_fault as skylands_fault
from skye.skylands.land import EMPTY_LAND
from skye.skylands.tiles import ALL_TILES as SKY_TILES

GOAL_LANDS = {goal.id: goal.example for goal in GOALS.values() if isinstance(goal, LandGoal)}
ISLE_LANDS = {**GOAL_LANDS, "income": isle.INCOME_LAND, "scroll": isle.SCROLL_LAND}


@pytest.mark.parametrize("name", ISLE_LANDS)
def test_rule_18_every_land_of_the_help_can_be_built(name):
    castle, *rest = ISLE_LANDS[name]
    land, waiting = territory_of((castle,)), list(rest)
    while waiting:
        fitting = [row for row in waiting if placement_fault(land, ALL_TILES[row[0]], Pos(*row[1:3]), row[3]) is None]
        assert fitting, f"{waiting} fit nowhere"
        waiting.remove(fitting[0])
        tile, x, y, turn = fitting[0]
        land = land.placed(ALL_TILES[tile], Pos(x, y), turn)


@pytest.mark.parametrize("land", [skylands.FOREST, skylands.RIM, skylands.ENERGY, (*skylands.FOREST, skylands.CLOSING)])
def test_rule_11_every_board_of_the_help_can_be_built(land):
    built = EMPTY_LAND
    for tile, x, y, turn in land:
        assert skylands_fault(built, SKY_TILES[tile], Pos(x, y), turn) is None
        built = built.placed(SKY_TILES[tile], Pos(x, y), turn)


def test_each_goal_has_an_example_that_gives_points():
    examples = {example["goal"]: example for example in isle.goal_examples()}
    assert list(examples) == list(GOALS)
    for example in examples.values():
        assert max([each["points"] for each in example.get("ranks", ())] or [example.get("line", {}).get("points")]) > 1


def test_a_tile_that_fits_and_tiles_that_do_not():
    isle_examples = {example["example"]: example["reason"] for example in isle.rule_examples()}
    assert isle_examples["fits"] is None
    assert (isle_examples["mismatch"]["code"], isle_examples["apart"]["code"]) == ("terrain_mismatch", "not_adjacent")
    mismatch = isle_examples["mismatch"]["facts"]
    assert (mismatch["mine"], mismatch["theirs"]) == ("P", "W")
    sky_examples = {example["example"]: example for example in skylands.rule_examples()}
    assert sky_examples["fits"]["reason"] is None
    assert sky_examples["mismatch"]["reason"]["code"] == "terrain_mismatch"
    assert not any(island["is_complete"] for island in sky_examples["rim"]["islands"])


def test_the_worked_examples_of_the_rules():
    isle_examples = {example["example"]: example["facts"] for example in isle.rule_examples()}
    assert isle_examples["income"] == {"joined": 2, "apart": 1, "income": 7}
    assert isle_examples["scroll"] == {"amount": 5, "points": 4}
    sky_examples = {example["example"]: example["facts"] for example in skylands.rule_examples()}
    assert sky_examples["convert"] == {"count": 4, "spaces": 6, "bonus": 2}
