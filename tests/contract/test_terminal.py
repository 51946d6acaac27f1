"""The program at a terminal: no Python error is shown, whatever stops it, and nothing in a file steers the terminal."""

import ast
import json
import multiprocessing
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from skye.cli import main
from skye.cli.processes import results_of
from skye.cli.words import REFUSAL_SENTENCES, SETUP_SENTENCES
from skye.core.table import new_table
from skye.games import GAMES
from skye.isle import clauses as isle
from skye.skylands import clauses as skylands

pytestmark = pytest.mark.native

PY = Path(__file__).parents[2] / "py"
COMMAND = [sys.executable, "-m", "skye"]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(PY)}
ENDLESS = "1000000"
# Seconds after which a program counts as hung.
PATIENCE = 60

CONTROLS = "\x1b[2J\x07\x9b31m\x7f\r\b\u202e\u2028"


def new_record(game, names=("Ann", "Bo")):
    """The record of a new game, as JSON."""
    seats = [{"name": name, "clan": clan} for name, clan in zip(names, ("blue", "red"), strict=True)]
    setup = GAMES[game].parse_setup({"seats": seats, "seed": "heather"})
    return json.loads(new_table(GAMES[game], setup).record().to_text())


def saved(tmp_path, record):
    """A file with a record."""
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    return str(path)


def heed_ctrl_c():
    """Restore the default handling of Ctrl-C, which background processes of a shell inherit as ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def interrupted(*words):
    """The exit status and the error output of a program that gets Ctrl-C, as from a terminal, after its first game."""
    import pty  # not on every system, as terminals are

    terminal, screen = pty.openpty()
    program = subprocess.Popen(
        [*COMMAND, *words],
        env=ENVIRONMENT,
        stdout=subprocess.DEVNULL,
        stderr=screen,
        start_new_session=True,
        preexec_fn=heed_ctrl_c,
    )
    os.close(screen)
    shown = b""
    try:
        while b"games" not in shown:
            shown += os.read(terminal, 1024)
        os.killpg(program.pid, signal.SIGINT)
        status = program.wait(PATIENCE)
        try:
            while more := os.read(terminal, 1024):
                shown += more
        except OSError:  # Linux raises this when nobody writes to the terminal any more
            pass
    finally:
        program.kill()
        program.wait()
        os.close(terminal)
    return status, shown.decode().splitlines()


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "isle", "--games", ENDLESS),
        ("arena", "isle", "--bots", "random,random", "--games", ENDLESS, "--processes", "1"),
        ("arena", "isle", "--bots", "random,random", "--games", ENDLESS, "--processes", "2"),
        ("specials", "--bot", "random", "--games", ENDLESS, "--processes", "2"),
    ],
    ids=" ".join,
)
def test_ctrl_c_stops_with_one_sentence_and_the_status_of_shells(words):
    status, lines = interrupted(*words)
    assert status == 130, lines
    assert lines[-1] == "skye: interrupted."
    assert not any("Traceback" in line or "KeyboardInterrupt" in line for line in lines)


@pytest.mark.parametrize("words", [("replay",), ("simulate", "isle", "--games", "1")], ids=" ".join)
def test_a_full_disk_is_one_sentence(tmp_path, words):
    file = [saved(tmp_path, new_record("isle"))] if words == ("replay",) else []
    limited = ["sh", "-c", 'ulimit -f 0; exec "$@"', "sh", *COMMAND, *words, *file]
    with (tmp_path / "log.txt").open("w") as log:
        done = subprocess.run(limited, env=ENVIRONMENT, stdout=log, stderr=subprocess.PIPE, text=True, check=False)
    assert (done.returncode, done.stderr) == (1, "skye: reading or writing failed: File too large.\n")


def test_a_reader_who_has_seen_enough_is_no_error(tmp_path):
    program = subprocess.Popen(
        [*COMMAND, "replay", saved(tmp_path, new_record("isle"))],
        env=ENVIRONMENT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    program.stdout.close()
    assert (program.wait(PATIENCE), program.stderr.read()) == (141, b"")
    program.stderr.close()


def test_an_output_that_the_shell_has_closed_is_one_sentence():
    closed = ["sh", "-c", 'exec "$@" >&-', "sh", *COMMAND, "simulate", "isle", "--games", "1"]
    done = subprocess.run(closed, env=ENVIRONMENT, stderr=subprocess.PIPE, text=True, check=False)
    assert (done.returncode, done.stderr) == (1, "skye: standard output is closed.\n")


def test_a_name_that_no_file_can_have_is_one_sentence(capsys):
    assert main(["replay", "a\0b"]) == 1
    assert capsys.readouterr().err == "skye: a\\x00b cannot be read: this is not a valid file name.\n"


@pytest.mark.parametrize("seed", [None, 5, "", "a\nb"])
@pytest.mark.parametrize("version", [1, 2])
def test_a_file_without_a_good_seed_is_one_sentence(capsys, tmp_path, version, seed):
    record = {**new_record("isle"), "version": version}
    record["setup"] = {**record["setup"], "seed": seed}
    del record["sealed"]
    assert main(["replay", saved(tmp_path, record)]) == 1
    missing, bad = "the field seed is missing", "the seed must have 1 to 64 printable characters"
    assert (missing if (version, seed) == (2, None) else bad) in capsys.readouterr().err


def test_no_more_processes_are_started_than_there_are_games(monkeypatch):
    counts = []

    def pool(count):
        counts.append(count)
        raise OSError

    monkeypatch.setattr(multiprocessing, "Pool", pool)
    with pytest.raises(OSError):
        list(results_of(abs, [1, 2, 3], 100_000))
    assert counts == [3]


def test_letters_that_the_terminal_does_not_have_are_escaped(tmp_path):
    file = saved(tmp_path, new_record("isle", ("Zoë", "Айла")))
    done = subprocess.run(
        [*COMMAND, "replay", file], env={**ENVIRONMENT, "PYTHONIOENCODING": "ascii"}, capture_output=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert rb"Zo\xeb" in done.stdout


def test_input_that_is_no_text_is_one_sentence():
    done = subprocess.run(
        [*COMMAND, "positions", "isle"],
        env={**ENVIRONMENT, "PYTHONIOENCODING": "utf-8"},
        input=b"\xff\xfe\n",
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (1, b"skye: the input is not text.\n")


@pytest.mark.parametrize(
    "change",
    [
        {"game": CONTROLS},
        {"version": CONTROLS},
        {"format": CONTROLS},
        {"digest": CONTROLS},
        {"actions": [CONTROLS]},
        {"actions": [f"0 buy {CONTROLS}"]},
        {"players": [CONTROLS]},
        {"setup": {CONTROLS: 1}},
        {"setup": {"seats": [{"name": "Ann", CONTROLS: 1}]}},
        {"setup": {"seats": [{"name": CONTROLS, "clan": CONTROLS}]}},
    ],
    ids=str,
)
@pytest.mark.parametrize("game", GAMES)
def test_what_a_bad_file_holds_is_shown_without_control_characters(capsys, tmp_path, game, change):
    assert main(["replay", saved(tmp_path, {**new_record(game), **change})]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.endswith("\n") and captured.err[:-1].isprintable(), captured.err


@pytest.mark.parametrize("game", GAMES)
def test_the_log_of_a_good_file_shows_every_name_without_control_characters(capsys, tmp_path, game):
    # None of these is refused in a name, and each would hide or move what stands beside it.
    names = ("A\u200en\u200bn", "B\u061co\ufeff")
    assert main(["replay", saved(tmp_path, new_record(game, names))]) == 0
    out = capsys.readouterr().out
    assert all(line.isprintable() for line in out.split("\n")), out
    assert r"A\u200en\u200bn" in out


def test_every_refusal_of_a_set_up_has_words():
    calls = [
        node
        for path in PY.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "BadSetup"
    ]
    assert calls and all(isinstance(call.args[0], ast.Constant) for call in calls)
    assert {call.args[0].value for call in calls} == set(SETUP_SENTENCES)
    for call in calls:
        facts = {word.arg: "?" for word in call.keywords}
        assert SETUP_SENTENCES[call.args[0].value].format(**facts), call.args[0].value


def test_every_refusal_of_the_rules_has_words():
    codes = {code for game in (isle, skylands) for code in (*game.CLAUSE_OF, *game.NO_CLAUSE)}
    assert codes == set(REFUSAL_SENTENCES)
