"""Twelve recorded games come to the same digests step by step, on every Python."""

import json
from typing import get_args

import pytest

from skye.cli import main
from skye.core.record import record_from_json
from skye.core.table import replay
from skye.skylands import GAME
from skye.skylands.events import Event
from skye.skylands.log import log_lines
from tests.skylands.recorded import GAMES, PLANS, step_digests

FILES = [name for name, *_ in PLANS]


def read(name):
    """A recorded game as JSON."""
    return json.loads((GAMES / f"{name}.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", FILES)
def test_a_recorded_game_is_reproduced_step_by_step(name):
    data = read(name)
    table = replay(GAME, record_from_json(data))
    assert step_digests(table) == data["digests"]
    assert table.record().to_json() == {key: value for key, value in data.items() if key != "digests"}
    assert GAME.outcome(table.state) is not None


def test_there_are_12_games_for_all_player_counts_and_both_starts():
    assert len(FILES) == 12
    assert sorted(path.stem for path in GAMES.glob("*.json")) == sorted(FILES)
    setups = [read(name)["setup"] for name in FILES]
    assert {(len(setup["seats"]), setup["start"]) for setup in setups} == {
        (players, start) for players in (2, 3, 4) for start in ("printed", "tactical")
    }
    assert {setup["specials"] for setup in setups} == {"random", "first-game"}


def test_the_recorded_games_touch_every_kind_of_action_and_event():
    kinds, reported, specials = set(), set(), set()
    for name in FILES:
        data = read(name)
        kinds |= {action.split()[1] for action in data["actions"]}
        specials |= {action.split()[2] for action in data["actions"] if action.split()[1] == "create"}
        table = replay(GAME, record_from_json(data))
        reported |= {event.kind for event in table.state.history}
        lines = list(log_lines(table.state))
        assert len(lines) == len(table.state.history)
        assert all(line.endswith(".") for line in lines)
    assert kinds >= {"choose", "repeat", "take", "place", "deploy", "create", "pay", "convert", "pass", "done", "lodge"}
    assert reported == {kind.kind for kind in get_args(Event)}
    assert len(specials) >= 24


def test_the_command_line_replays_a_recorded_game(capsys):
    assert main(["replay", str(GAMES / "2-tactical-1.json")]) == 0
    lines = capsys.readouterr().out.splitlines()
    data = read("2-tactical-1")
    assert lines[-1] == f"{len(data['actions'])} actions verified; digest {data['digest']}, which matches the record."
    assert any(line.startswith("--- Turn 1: ") for line in lines)
    assert lines[-2].startswith("The game ends: ")


def test_the_command_line_simulates_games(capsys):
    assert main(["simulate", "skylands", "--players", "3", "--games", "2", "--seed", "x", "--json"]) == 0
    first = json.loads(capsys.readouterr().out)
    assert main(["simulate", "skylands", "--players", "3", "--games", "2", "--seed", "x", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == first
    assert len(first["games"]) == 2
    assert all(len(game["points"]) == 3 for game in first["games"])
