"""Long measurements keep each game in a file: they go on where they were, and the file says what was found."""

import io

import pytest

from skye.cli.arena import play_match
from skye.cli.strength import TABLES, TRIALS, Trial, lines_of, points, rows, strength
from skye.cli.trouble import Trouble
from skye.games import BOTS

QUICK = (
    Trial("isle", ("random", "random"), 4, "one"),
    Trial("skylands", ("random", "random", "random"), 3, "two", "at least 0 %"),
)


def measured(path, trials=QUICK):
    out = io.StringIO()
    strength(path, out=out, processes=1, trials=trials, tables=())
    return out.getvalue()


@pytest.mark.native
def test_a_measurement_goes_on_where_it_was_interrupted(tmp_path):
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    printed = measured(whole)
    lines = whole.read_text().splitlines(keepends=True)
    assert len(lines) == 7
    cut.write_text("".join(lines[:3]) + lines[3][:9])  # ended in the middle of a line
    assert measured(cut) == printed
    assert cut.read_text() == "".join(lines)
    assert "4 of 4" in printed
    assert "random against 2 random" in printed


@pytest.mark.native
def test_the_games_are_those_of_the_arena_and_wins_those_of_the_first_bot(tmp_path):
    measured(tmp_path / "file")
    lines = lines_of(tmp_path / "file")
    result = play_match(QUICK[0].match(1))
    assert lines[1]["points"] == list(result.points)
    first = sum(line["shares"][0] for line in lines[:4])
    assert rows(lines, QUICK)[0][4] == f"{25 * first:.1f} %"


@pytest.mark.native
def test_a_file_of_something_else_and_an_unknown_bot_are_refused(tmp_path):
    (tmp_path / "file").write_text("no line\n")
    with pytest.raises(Trouble):
        measured(tmp_path / "file")
    with pytest.raises(Trouble):
        measured(tmp_path / "other", (Trial("isle", ("nobody", "random"), 1, "s"),))


@pytest.mark.native
def test_tables_of_equal_bots_are_played_too_and_their_points_are_means_over_games(tmp_path):
    tables = (Trial("isle", ("random", "random"), 3, "range"),)
    strength(tmp_path / "file", out=io.StringIO(), processes=1, trials=QUICK, tables=tables)
    games = [line["points"] for line in lines_of(tmp_path / "file") if line["trial"] == tables[0].name]
    mean, best = sum(map(sum, games)) / 6, sum(map(max, games)) / 3
    assert points(lines_of(tmp_path / "file"), tables) == [("random", "2", "3 of 3", f"{mean:.1f}", f"{best:.1f}")]


def test_every_trial_is_played_by_known_bots_and_has_a_name_of_its_own():
    assert len({trial.name for trial in (*TRIALS, *TABLES)}) == len(TRIALS) + len(TABLES)
    assert all(bot in BOTS[trial.game] for trial in (*TRIALS, *TABLES) for bot in trial.bots)
