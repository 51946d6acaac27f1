"""The table of positions: the engine, the reference and what is written down agree, placement by placement."""

import ast
import json
from collections import Counter
from pathlib import Path

import pytest

from skye.core.chance import stream
from skye.isle.editions import EDITIONS
from tests.reference import isle
from tests.reference.checking import compare_islands, compare_places, compare_roads, engine_of, reference_of
from tests.reference.make import POSITIONS
from tests.reference.sources import PLAYERS, positions, random_states
from tests.times import TIMES

LINES = POSITIONS.read_text(encoding="utf-8").splitlines()
TENTHS = range(10)
RELEASED = (1,)
"""The editions of Isle of Skye that the reference must know."""
READING = ("spots", "isle", "skylands")
"""The modules of the reference itself."""


def test_there_are_at_least_600_positions_of_both_games_from_games_at_random_and_of_bots():
    kinds = Counter((line["game"], line["from"].split(" ")[0]) for line in map(json.loads, LINES))
    assert len(LINES) >= 600
    assert all(kinds[game, who] >= 16 for game in PLAYERS for who in ("random", "easy", "medium"))
    assert all(sum(count for (name, _), count in kinds.items() if name == game) >= 250 for game in PLAYERS)


@pytest.mark.parametrize("module", READING)
def test_the_reference_shares_nothing_with_the_engine(module):
    tree = ast.parse((Path(__file__).parent / f"{module}.py").read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            assert {alias.name for alias in node.names} <= {"csv"}
        elif isinstance(node, ast.ImportFrom):
            assert node.module in ("collections", "pathlib", "tests.reference.spots")
        elif isinstance(node, ast.Call):
            assert getattr(node.func, "id", "") not in ("__import__", "exec", "eval")


def test_rule_07_the_table_says_where_things_stand_as_the_reference_has_read():
    for name, row in isle.TILES.items():
        stands = {thing: row[f"{thing}_at"] for thing in ("lighthouse", "ship") if row[f"{thing}_at"]}
        assert stands == isle.STANDS_AT.get(name, {})


def test_the_reference_knows_every_goal_of_the_released_editions():
    assert set(isle.GOALS) >= {goal for number in RELEASED for goal in EDITIONS[number].goals}


def agree(game, position):
    """The engine and the reference find the same in a position; returns what they find."""
    found = reference_of(game, position)
    assert engine_of(game, position) == found, position
    compare_places(game, position)
    if game == "isle":
        compare_roads(position)
    else:
        compare_islands(position)
    return found


@pytest.mark.parametrize("tenth", TENTHS)
def test_engine_reference_and_table_agree_on_every_position(tenth):
    for line in map(json.loads, LINES[tenth::10]):
        inputs = ("lands", "gold", "next") if line["game"] == "isle" else ("seats", "next")
        found = agree(line["game"], {key: line[key] for key in inputs})
        assert found == {key: line[key] for key in found}, line["from"]


@pytest.mark.parametrize("number", range(2 * (TIMES - 1) + 1))
@pytest.mark.parametrize("game", PLAYERS)
def test_engine_and_reference_agree_on_fresh_positions(game, number):
    for players in PLAYERS[game]:
        chance = stream(f"{game} {players} {number}", "fresh")
        for position in positions(game, random_states(game, players, 5000 + number), 40 if TIMES > 1 else 4, chance):
            agree(game, position)
