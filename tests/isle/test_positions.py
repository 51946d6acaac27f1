"""The scored positions of a separate slow reading of the rules, reproduced exactly."""

import io
import json

import pytest

from skye.cli import main
from skye.isle.positions import evaluate
from tests.isle.positions import LINES, as_recorded


def test_there_are_60_positions():
    assert len(LINES) == 60


@pytest.mark.parametrize("number", range(60))
def test_a_position_is_evaluated_as_it_was_read(number):
    expected = json.loads(LINES[number])
    assert as_recorded(evaluate({"territory": expected["territory"], "next": expected["next"]})) == expected


def test_the_command_line_writes_the_same_lines(monkeypatch, capsys):
    only_input = [{key: json.loads(line)[key] for key in ("territory", "next")} for line in LINES]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(map(json.dumps, only_input)) + "\n\n"))
    assert main(["positions", "isle"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [json.dumps(as_recorded(json.loads(line))) for line in lines] == LINES


def test_a_position_without_a_next_tile_has_no_placements():
    answer = evaluate({"territory": [["castle-red", 0, 0, 0]]})
    assert "placements" not in answer
    assert answer["areas"] == 3


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("{", "line 1 is not JSON."),
        ("9" * 5000, "line 1 has a number with too many digits."),
        ("[" * 100_000, "line 1 is nested too deeply."),
        ("[]", "line 1: expected an object with a territory."),
        (
            '{"territory": [["castle-red", 0, 0]]}',
            "line 1: each tile of the territory must be a list of id, x, y and turn.",
        ),
        ('{"territory": [["tower", 0, 0, 0]]}', "line 1: the territory contains an unknown tile."),
        ('{"territory": [["01", 0, 0, 0], ["02", 0, 0, 0]]}', "line 1: two tiles are on the same cell."),
        ('{"territory": [["01", 0, 0.5, 0]]}', "line 1: a whole number is needed."),
        ('{"territory": [], "next": "tower"}', "line 1: the next tile is not a tile of this game."),
        ('{"territory": [], "next": "castle-red"}', "line 1: the next tile is not a tile of this game."),
    ],
)
@pytest.mark.native
def test_a_bad_line_gets_one_clear_sentence(line, message, monkeypatch, capsys):
    monkeypatch.setattr("sys.stdin", io.StringIO(line))
    assert main(["positions", "isle"]) == 1
    assert capsys.readouterr() == ("", f"skye: {message}\n")
