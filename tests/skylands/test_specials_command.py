"""The command that measures special islands, for the balance of the reconstructed values (rule 3)."""

import json

from skye.cli import main


def test_rule_3_every_special_island_has_a_row(capsys):
    arguments = ["specials", "--bot", "random", "--games", "3", "--json", "--processes", "1"]
    assert main(arguments) == 0
    output = json.loads(capsys.readouterr().out)
    assert len(output["rows"]) == 32
    assert sum(row["shown"] for row in output["rows"]) == 3 * 16
    assert all(0 <= row["created"] <= row["shown"] for row in output["rows"])


def test_rule_9_an_island_is_created_at_most_once_a_game_and_its_owner_may_win(capsys):
    assert main(["specials", "--bot", "random", "--games", "4", "--processes", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 33
    assert "fair 50.0 %" in lines[0]


def test_bad_arguments_get_one_sentence(capsys):
    for words in (["--bot", "oracle"], ["--players", "7"], ["--games", "0"]):
        assert main(["specials", *words]) == 1
        assert capsys.readouterr().err.startswith("skye: ")
