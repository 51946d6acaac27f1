"""A goal added as docs/extending.md says: everything an author writes in Python stands at the top of this file.

The goal is registered for these tests only, in an edition of its own; its rule is all that it has.
"""

import ast
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import skye
from skye.bots.bot import choose
from skye.bots.isle.advice import ISLE_ADVISER
from skye.bots.isle.reading import read
from skye.bots.isle.value import outlook_for
from skye.bots.isle.worth.tiles import ask_worths
from skye.core.chance import stream
from skye.core.game import ScoreLine
from skye.core.record import parse_record
from skye.core.table import new_table, replay
from skye.games import BOTS
from skye.isle import GAME
from skye.isle.actions import Place
from skye.isle.editions import EDITIONS, check_edition
from skye.isle.events import Scored
from skye.isle.goals import GOALS
from skye.isle.goals.goal import CASTLE, LandGoal, RankGoal, Tally, counted
from skye.isle.search import numbers as n
from skye.isle.search.counted import CountedTerritory
from skye.isle.survey import Survey, territory_of
from skye.isle.tiles import CLANS, TILES
from tests.contract.games import random_game

# --- The diff of an author: the rule, the goal, and a line in an edition


def quiet_tiles(survey: Survey) -> Tally:
    """2 for each tile without a road."""
    quiet = [(placed.pos,) for placed in survey.tiles if not placed.tile.roads]
    return counted(quiet, {"tiles": len(survey.tiles)})


def wide_lands(survey: Survey) -> Tally:
    """Columns that have a tile."""
    return counted([(pos,) for pos in sorted({pos.x: pos for pos in survey.territory.cells}.values())])


QUIET_TILES = LandGoal(id="quiet-tiles", tally=quiet_tiles, each=2, example=(CASTLE, ("08", -1, 0, 3), ("24", 1, 0, 0)))
MOST_COLUMNS = RankGoal(id="most-columns", tally=wide_lands, example=(5, 3, 3))

# --- The tests

TOYS = (QUIET_TILES, MOST_COLUMNS)


@pytest.fixture(autouse=True)
def _registered(monkeypatch):
    """The goals in the table, and an edition that draws them first."""
    for goal in TOYS:
        monkeypatch.setitem(GOALS, goal.id, goal)
    first = EDITIONS[1]
    edition = replace(first, number=2, goals=(*(goal.id for goal in TOYS), *first.goals))
    check_edition(edition)
    monkeypatch.setitem(EDITIONS, 2, edition)


def played(bots, goals):
    """A whole game between bots, state by state."""
    seats = [{"name": clan, "clan": clan} for clan in CLANS[: len(bots)]]
    state = GAME.new_game(GAME.parse_setup({"seats": seats, "seed": f"toy {bots}", "goals": goals}))
    streams = [stream("toy", seat) for seat in range(len(bots))]
    while to_act := GAME.to_act(state):
        seat = to_act[0]
        view, legal = GAME.view(state, seat), GAME.legal_actions(state, seat)
        action = choose(BOTS["isle"][bots[seat]], view, legal, streams[seat])
        assert action in legal
        yield state, view, action
        state = GAME.apply(state, action)
    yield state, None, None


GOALS_IN_PLAY = ["quiet-tiles", "sheep", "most-columns", "largest-water"]


def grown(seed, tiles):
    """A territory of search with some tiles laid at random."""
    random = Random(seed)
    land = CountedTerritory(n.LANDSCAPE)
    for tile in random.sample(range(n.LANDSCAPE), tiles):
        if legal := sorted(land.legal(tile)):
            land.place(tile, random.choice(legal))
    return land


def test_the_rule_gives_points_with_their_reasons():
    survey = Survey(territory_of(QUIET_TILES.example))
    line = QUIET_TILES.score(survey)
    assert line == ScoreLine("quiet-tiles", line.count, 2 * line.count, line.cells, {"tiles": 3})
    assert line.points > 0


@pytest.mark.parametrize("seed", range(4))
def test_search_evaluates_a_goal_without_a_counter_by_its_rule(seed):
    lands = [grown(seed, 6), grown(seed + 10, 8)]
    surveys = [land.survey() for land in lands]
    for goal in TOYS:
        assert goal.points(lands, [0, 0]) == [line.points for line in goal.lines(surveys, [0, 0])]


def test_bots_expect_what_the_goal_gives_and_nothing_for_later():
    for _, view, _ in played(("medium", "easy"), GOALS_IN_PLAY):
        if view is None or view["phase"] != "build":
            continue
        world, seat = read(view), view["seat"]
        outlook = outlook_for(world, seat)
        assert {goal.id for goal, _ in outlook.uncounted} <= {goal.id for goal in TOYS}
        (expected,) = [points for goal, points in outlook.uncounted if goal is QUIET_TILES] or [None]
        if expected is not None:
            rounds = sum("A" in row["letters"] for row in view["track"][view["round"] - 1 :])
            assert expected[3] == rounds * QUIET_TILES.each * 3
    assert QUIET_TILES.potential is None


ALL_LEVELS = [
    ("easy", "medium"),
    ("hard", "market", "random"),
    ("beginner", "steady", "expert", "champion", "newcomer"),
]


@pytest.mark.parametrize("bots", ALL_LEVELS)
def test_bots_of_every_level_play_whole_games_with_it(bots):
    *_, (state, _, _) = played(bots, GOALS_IN_PLAY)
    lines = [event.line for event in state.history if isinstance(event, Scored) and event.goal == QUIET_TILES.id]
    assert GAME.outcome(state) is not None
    assert max(line.points for line in lines) > 0
    assert all(line.facts["tiles"] >= 1 for line in lines)


def test_a_preview_and_a_reason_report_its_gain():
    checked = 0
    for state, view, action in played(("medium", "easy"), GOALS_IN_PLAY):
        if not isinstance(action, Place):
            continue
        args = {"tile": action.tile, "x": action.x, "y": action.y, "turn": action.turn}
        letter, goal = GAME.ask(state, action.seat, "preview", args)["goals"][0], QUIET_TILES
        after = GAME.apply(state, action).seats[action.seat].territory
        assert letter["before"] == goal.score(Survey(state.seats[action.seat].territory)).points
        assert letter["after"] == goal.score(Survey(after)).points
        gains = [
            reason.facts["gain"] for reason in ISLE_ADVISER.explain(view, action) if reason.facts.get("goal") == goal.id
        ]
        assert gains in ([], [letter["after"] - letter["before"]])
        checked += len(gains)
    assert checked


def test_the_sheet_and_the_worth_of_tiles_on_offer_know_it():
    state = next(state for state, _, _ in played(("easy", "easy"), GOALS_IN_PLAY) if state.phase == "buy")
    now = GAME.ask(state, 0, "sheet", {})["now"]
    assert [each["line"]["source"] for each in now] == [goal for goal in GOALS_IN_PLAY for _ in range(2)]
    for each in ask_worths(GAME.view(state, 0), {})["worths"]:
        worth = each["worth"]
        if worth["best"]:
            [goal, *_] = GAME.ask(state, 0, "preview", {"tile": each["tile"], **worth["best"]})["goals"]
            assert worth["now"] == goal["after"] - goal["before"] == (0 if TILES[each["tile"]].roads else 2)


def test_the_catalogue_offers_it_and_the_help_shows_its_example():
    catalogue = GAME.catalogue()
    assert set(catalogue["goals"]) >= {goal.id for goal in TOYS}
    examples = {example["goal"]: example for example in catalogue["examples"]["goals"]}
    assert examples["quiet-tiles"]["line"]["points"] > 0
    assert [each["points"] for each in examples["most-columns"]["ranks"]] == [5, 2, 2]


def test_a_record_of_the_new_edition_is_replayed_and_one_of_the_old_edition_stays_what_it_was():
    seats = [{"name": "Ann", "clan": "blue"}, {"name": "Bo", "clan": "red"}]
    for edition in (1, 2):
        setup = GAME.parse_setup({"seats": seats, "seed": "toy"}, edition=edition)
        text = new_table(GAME, setup).record().to_text()
        table = replay(GAME, parse_record(text))
        assert table.record().edition == edition
        assert edition == 2 or not {goal.id for goal in TOYS} & set(table.state.goals)


@pytest.mark.parametrize("players", [2, 5])
def test_random_games_draw_it(players):
    drawn = set()
    for number in range(12):
        drawn |= set(next(iter(random_game("isle", players, 3 * number)))[0].goals)
    assert drawn & {goal.id for goal in TOYS}


# --- No module compares the id of a goal with a string

ALSO_WORDS = {
    ("isle/clauses.py", "columns"),  # the name of a ruling
    ("isle/tiles.py", "sheep"),  # a feature of the tiles, and the name of a scroll
    ("isle/search/counters.py", "sheep"),
    ("isle/notables.py", "sheep"),  # a feature of the tiles
}
"""Names that are no ids of goals where they stand."""


def named_goals(path):
    """The ids of goals that a module has as strings, apart from docstrings."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    texts = {
        id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and node.value in EDITIONS[1].goals and id(node) not in texts:
            yield node.value


def test_ids_of_goals_stand_in_goals_and_editions_only():
    house = Path(skye.__file__).parent
    found = set()
    for path in house.rglob("*.py"):
        name = path.relative_to(house).as_posix()
        if not name.startswith(("isle/goals/", "skylands/")) and name != "isle/editions.py":
            found |= {(name, goal) for goal in named_goals(path)}
    assert found == ALSO_WORDS
