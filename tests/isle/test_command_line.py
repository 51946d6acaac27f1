"""`python -m skye` for Isle of Skye: simulate and replay, with one clear sentence for every error."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from skye.cli import main
from skye.cli.simulate import simulate
from skye.core.again import tried_again
from tests.contract.test_again import finished
from tests.isle.positions import as_recorded
from tests.isle.recorded import FOLDER

RECORDED = json.loads((FOLDER / "3-players-1.json").read_text(encoding="utf-8"))


def run(capsys, *arguments):
    """Exit status, output and error output of a command."""
    status = main(list(arguments))
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def saved(tmp_path, data):
    """A file with a record, or with any text."""
    path = tmp_path / "game.json"
    path.write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
    return str(path)


# --- simulate


def test_simulate_plays_the_same_games_from_the_same_seed(capsys):
    command = ("simulate", "isle", "--players", "3", "--bots", "random", "--games", "4", "--seed", "peat", "--json")
    status, out, err = run(capsys, *command)
    assert (status, err) == (0, "")
    data = json.loads(out)
    assert data["bots"] == ["random"] * 3
    assert len({game["digest"] for game in data["games"]}) == 4
    assert all(len(game["points"]) == 3 for game in data["games"])
    (line,) = data["summary"]
    assert (line["bot"], line["seats"], line["wins"]) == ("random", 12, 4.0)
    assert run(capsys, *command)[1] == out
    assert run(capsys, *command[:-2], "moor", "--json")[1] != out


@pytest.mark.parametrize("players", ["2", "3", "4", "5"])
def test_simulate_prints_results_as_text(capsys, players):
    status, out, _ = run(capsys, "simulate", "isle", "--players", players, "--games", "2")
    assert status == 0
    lines = out.splitlines()
    assert lines[0].startswith("game 0: random ")
    assert "won by seat" in lines[1]
    assert lines[2].startswith(f"random: {2 * int(players)} seats, 2 wins, ")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--bots", "genius"), "skye: there is no bot called genius; choose from "),
        (
            ("--players", "3", "--bots", "random,random"),
            "skye: there are 2 bots for 3 seats; name one bot for all seats, or one per seat.",
        ),
        (("--players", "9"), "skye: isle cannot start: the game is for 2 to 5 players, not 9."),
        (("--players", "-3"), "skye: isle cannot start: the game is for 2 to 5 players, not -3."),
        (("--players", "1000000000000"), "skye: isle cannot start: the game is for 2 to 5 players, not 1000000000000."),
        (("--games", "0"), "skye: --games must be at least 1."),
        (("--games", "1000", "--seed", "x" * 62), "skye: isle cannot start: the seed must have 1 to 64"),
        (
            ("--seed", "x" * 70),
            "skye: isle cannot start: the seed must have 1 to 64 printable characters.",
        ),
    ],
)
def test_simulate_says_what_is_wrong_in_one_sentence(capsys, arguments, message):
    status, out, err = run(capsys, "simulate", "isle", *arguments)
    assert (status, out) == (1, "")
    assert err.startswith(message)
    assert err.count("\n") == 1


def test_simulate_shows_a_bar_on_a_terminal():
    bar = io.StringIO()
    simulate(
        "isle", players=2, bots=["random"], games=2, seed="x", is_json=True, out=io.StringIO(), progress=bar
    )  # fmt: skip
    assert bar.getvalue() == f"\r[{'#' * 15}{'.' * 15}] 1/2 games\r[{'#' * 30}] 2/2 games\n"


# --- replay


def test_replay_prints_the_log_and_verifies(capsys, tmp_path):
    status, out, err = run(capsys, "replay", saved(tmp_path, RECORDED["record"]))
    assert (status, err) == (0, "")
    *log, last = out.splitlines()
    assert log == RECORDED["log"]
    digest = RECORDED["record"]["digest"]
    assert last == f"{len(RECORDED['record']['actions'])} actions verified; digest {digest}, which matches the record."


def test_replay_of_a_record_without_a_digest_says_so(capsys, tmp_path):
    data = {key: value for key, value in RECORDED["record"].items() if key != "digest"}
    assert "but the record has none to compare" in run(capsys, "replay", saved(tmp_path, data))[1]


def test_replay_says_of_practice_what_it_is_and_of_a_wrong_mark_what_is_wrong(capsys, tmp_path):
    data = tried_again(finished("isle", 2), 9, 0, players=("human", "easy"), seed="moor").record().to_json()
    out = run(capsys, "replay", saved(tmp_path, dict(data)))[1]
    assert out.splitlines()[0] == "Practice, from action 9 of another game."
    name = saved(tmp_path, {**data, "practice": {**data["practice"], "seat": 2}})
    message = f"skye: {name} cannot be replayed: what it says about its original is invalid: seat.\n"
    assert run(capsys, "replay", name) == (1, "", message)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": "letter"}, "it is not a game record."),
        ({"version": 7}, "it was made by a newer version of Skye; update Skye to replay it."),
        ({"game": "chess"}, "it is a record of an unknown game, chess."),
        ({"setup": 3}, "the field setup is missing or has the wrong type."),
        ({"rules": 99}, "it was made by a newer version of Skye; update Skye to replay it."),
        ({"edition": 0}, "it was made with other rules (edition 0); replay it with the version of Skye that made it."),
        ({"setup": {"seats": []}}, "its set-up is invalid: the game is for 2 to 5 players, not 0."),
        ({"actions": ["1 hop"]}, "action 0 cannot be read: 1 hop."),
        (
            {"actions": ["1 pass"]},
            "action 0 (1 pass) is illegal: this is not possible in the current phase (wrong_phase).",
        ),
        ({"actions": 5}, "the field actions is missing or has the wrong type."),
        ({"digest": "00"}, "its digest does not match the position after 90 actions."),
        ({"players": ["human"]}, "its set-up is invalid: 3 seats need 3 players, not 1."),
    ],
)
def test_replay_says_what_is_wrong_with_a_record_in_one_sentence(capsys, tmp_path, change, message):
    name = saved(tmp_path, {**RECORDED["record"], **change})
    assert run(capsys, "replay", name) == (1, "", f"skye: {name} cannot be replayed: {message}\n")


def test_replay_says_what_is_wrong_with_a_file_in_one_sentence(capsys, tmp_path):
    name = saved(tmp_path, "dear diary")
    assert run(capsys, "replay", name) == (1, "", f"skye: {name} cannot be replayed: it is not JSON.\n")
    name = saved(tmp_path, "x" * 2_000_001)
    assert run(capsys, "replay", name) == (
        1,
        "",
        f"skye: {name} cannot be replayed: it is larger than any valid game.\n",
    )
    Path(name).write_bytes(b"\xff\xfe\x00")
    assert run(capsys, "replay", name) == (1, "", f"skye: {name} cannot be replayed: it is not a text file.\n")
    missing = str(tmp_path / "missing.json")
    assert run(capsys, "replay", missing)[2].startswith(f"skye: {missing} cannot be read: ")
    assert run(capsys, "replay", str(tmp_path))[0] == 1


@pytest.mark.native
def test_replay_of_a_deeply_nested_file_is_refused(capsys, tmp_path):
    name = saved(tmp_path, "[" * 200_000)
    assert run(capsys, "replay", name) == (
        1,
        "",
        f"skye: {name} cannot be replayed: it is nested more deeply than any valid game.\n",
    )


# --- the program itself


@pytest.mark.native
def test_the_program_runs_as_a_module():
    root = Path(__file__).parents[2]
    environment = {**os.environ, "PYTHONPATH": str(root / "py")}
    positions = (Path(__file__).parent / "positions.jsonl").read_text(encoding="utf-8")
    command = [sys.executable, "-m", "skye", "positions", "isle"]
    process = subprocess.run(command, input=positions, env=environment, capture_output=True, text=True, check=True)
    lines = [json.loads(line) for line in process.stdout.splitlines()]
    assert [json.dumps(as_recorded(line)) for line in lines] == positions.splitlines()


@pytest.mark.parametrize("arguments", [[], ["dance"], ["positions", "chess"], ["replay"]])
def test_an_unknown_command_prints_the_usage(capsys, arguments):
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert caught.value.code == 2
    assert "usage: skye" in capsys.readouterr().err
