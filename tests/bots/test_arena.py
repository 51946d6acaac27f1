"""The arena: one row per bot in the order given, fair seats, shares that add up."""

import io
import json
import re

import pytest

from skye.cli import main
from skye.cli.arena import Match, arena, interval, play_match
from skye.cli.trouble import Trouble
from skye.games import BOTS


def printed(bots, games=4, is_json=False, processes=1, name="isle"):
    """What the arena prints."""
    out = io.StringIO()
    arena(name, bots=bots, games=games, seed="arena", is_json=is_json, out=out, processes=processes)
    return out.getvalue()


def test_one_row_per_bot_in_the_order_given_name_first_then_its_share_of_wins():
    _, *rows = printed(["random", "easy", "random"], games=3).splitlines()
    assert [row.split()[0] for row in rows] == ["random", "easy", "random"]
    shares = [float(re.fullmatch(r"\S+ +(\d+\.\d) % .*", row)[1]) for row in rows]
    assert sum(shares) == pytest.approx(100, abs=0.2)


def test_json_has_the_same_results_and_more():
    data = json.loads(printed(["easy", "random"], is_json=True))
    assert (data["game"], data["bots"], data["games"]) == ("isle", ["easy", "random"], 4)
    easy, random = data["rows"]
    assert easy["share"] + random["share"] == pytest.approx(1)
    assert easy["mean_points"] > random["mean_points"]
    assert easy["interval"][0] <= easy["share"] <= easy["interval"][1]
    assert random["mean_points"] < data["scores"]["mean"] < data["scores"]["winners"]
    assert data["scores"]["mean"] == pytest.approx((easy["mean_points"] + random["mean_points"]) / 2, abs=0.01)
    assert 0 < easy["ms"]["median"] <= easy["ms"]["p95"] <= easy["ms"]["worst"]


def test_bots_change_seats_and_results_keep_the_order_given():
    first, second = (play_match(Match("isle", ("easy", "random"), moved, "seats")) for moved in (0, 1))
    assert first.points[0] > first.points[1]
    assert second.points[0] > second.points[1]


def test_the_same_seed_gives_the_same_shares_and_points():
    rows = [json.loads(printed(["easy", "random"], is_json=True))["rows"] for _ in range(2)]
    for row in (*rows[0], *rows[1]):
        del row["ms"]
    assert rows[0] == rows[1]


@pytest.mark.native
def test_several_processes_give_the_same_results_as_one():
    one, two = (json.loads(printed(["random", "easy"], is_json=True, processes=count))["rows"] for count in (1, 2))
    for row in (*one, *two):
        del row["ms"]
    assert one == two


@pytest.mark.parametrize("name", sorted(BOTS))
def test_the_arena_knows_every_game(name):
    rows = json.loads(printed(["random", "random"], games=2, is_json=True, name=name))["rows"]
    assert sum(row["share"] for row in rows) == pytest.approx(1)


@pytest.mark.parametrize(
    ("bots", "games", "words"),
    [
        (["random", "nobody"], 1, "there is no bot called nobody"),
        (["random"], 1, "isle cannot start: the game is for 2 to 5 players, not 1"),
        (["random"] * 6, 1, "isle cannot start: the game is for 2 to 5 players, not 6"),
        (["random", "easy"], 0, "--games must be at least 1"),
    ],
)
def test_a_match_that_cannot_be_played_is_reported_in_one_sentence(bots, games, words):
    with pytest.raises(Trouble, match=words):
        printed(bots, games)


@pytest.mark.native
def test_the_command_line_prints_the_table(capsys):
    assert main(["arena", "isle", "--bots", "random,random", "--games", "2", "--seed", "x", "--processes", "1"]) == 0
    assert capsys.readouterr().out.splitlines()[0].split()[:2] == ["bot", "wins"]
    assert main(["arena", "isle", "--bots", "random,nobody"]) == 1
    assert "there is no bot called nobody" in capsys.readouterr().err


def test_an_interval_holds_the_share_and_narrows_with_games():
    wide, narrow = interval(0.5, 10), interval(0.5, 1000)
    assert wide[0] < narrow[0] < 0.5 < narrow[1] < wide[1]
    assert interval(1.0, 20)[1] == pytest.approx(1)
    assert all(interval(0.0, games)[0] >= 0.0 and interval(1.0, games)[1] <= 1.0 for games in range(1, 500))
