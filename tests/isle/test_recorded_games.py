"""Recorded games of all player counts lead to the same states, action by action, on every Python."""

import json

import pytest

from skye.core.record import record_from_json
from skye.core.table import replay
from skye.isle import GAME
from tests.isle.recorded import FOLDER, log_of, steps_of

FILES = sorted(path.name for path in FOLDER.glob("*.json"))


def read(name):
    """A recorded game."""
    return json.loads((FOLDER / name).read_text(encoding="utf-8"))


def test_there_are_20_recorded_games_of_all_player_counts():
    assert len(FILES) == 20
    assert {len(read(name)["record"]["setup"]["seats"]) for name in FILES} == {2, 3, 4, 5}


@pytest.mark.parametrize("name", FILES)
def test_a_recorded_game_is_played_again_line_by_line(name):
    data = read(name)
    table = replay(GAME, record_from_json(data["record"]))
    for number, (now, recorded) in enumerate(zip(steps_of(table), data["steps"], strict=True)):
        assert now == recorded, f"{name}, step {number}"
    assert GAME.outcome(table.state) is not None
    assert table.digest() == data["record"]["digest"]


@pytest.mark.parametrize("name", [name for name in FILES if name.endswith("-1.json")])
def test_the_log_of_a_recorded_game_is_reproduced_line_by_line(name):
    data = read(name)
    table = replay(GAME, record_from_json(data["record"]))
    assert log_of(table) == data["log"]
