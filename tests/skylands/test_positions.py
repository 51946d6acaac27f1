"""Scored positions made by a separate slow reading of the rules are reproduced exactly."""

import io
import json
from pathlib import Path

import pytest

from skye.cli import main
from skye.skylands.positions import evaluate

LINES = (Path(__file__).parent / "positions.jsonl").read_text(encoding="utf-8").splitlines()
INPUTS = ("board", "inhabitants", "collected", "marker_active", "next")


@pytest.mark.parametrize("number", range(len(LINES)))
def test_a_scored_position_is_reproduced_exactly(number):
    expected = json.loads(LINES[number])
    answer = evaluate({key: expected[key] for key in INPUTS})
    assert answer == expected
    assert json.dumps(answer) == LINES[number]


def test_there_are_40_positions():
    assert len(LINES) == 40


def test_the_command_line_writes_the_same_lines(monkeypatch, capsys):
    inputs = [{key: json.loads(line)[key] for key in INPUTS} for line in LINES]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(map(json.dumps, inputs)) + "\n"))
    assert main(["positions", "skylands"]) == 0
    assert capsys.readouterr().out.splitlines() == LINES


GOOD = {"board": [["i01", 0, 0, 0]], "inhabitants": 0, "collected": 0, "marker_active": True}


def test_a_position_without_a_next_tile_has_no_placements():
    assert set(evaluate(GOOD)) == {*GOOD, "islands", "final"}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"board": None}, "board"),
        ({"board": [["i01", 0, 0]]}, "board"),
        ({"board": [["i01", 0, 0, True]]}, "board"),
        ({"board": [["i99", 0, 0, 0]]}, "there is no tile called 'i99'"),
        ({"board": [["i01", 0, 0, 0], ["i02", 0, 0, 0]]}, "cell_taken"),
        ({"board": [["i01", 0, 0, 1], ["i05", 1, 0, 3]]}, "terrain_mismatch"),
        ({"board": [["i01", 5, 0, 0]]}, "off_board"),
        ({"board": [["i01", 0, 0, 4]]}, "bad_turn"),
        ({"inhabitants": "3"}, "inhabitants"),
        ({"collected": None}, "collected"),
        ({"marker_active": 1}, "marker_active"),
        ({"next": 7}, "no tile"),
    ],
)
def test_a_bad_position_is_refused_with_one_sentence(change, said):
    with pytest.raises(ValueError, match=said):
        evaluate({**GOOD, **change})


def test_something_else_than_an_object_is_refused():
    with pytest.raises(ValueError, match="an object with a board"):
        evaluate([1])
