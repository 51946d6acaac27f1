"""The bridge reviews finished games in slices, and hands over what is done when a review is stopped."""

import json
import subprocess
import sys
from functools import cache

import pytest

from skye.bridge import Bridge
from skye.coach.isle import IsleCoach
from skye.games import BOTS, GAMES
from skye.match import play


@cache
def record():
    """The text of a finished game."""
    game = GAMES["isle"]
    seats = [{"name": "Ann", "clan": "blue"}, {"name": "Bo", "clan": "red"}]
    table = play(game, game.parse_setup({"seats": seats, "seed": "review"}), [BOTS["isle"]["easy"]] * 2)
    return table.record().to_text()


def ask(bridge, verb, **args):
    """A reply."""
    return json.loads(bridge.handle(json.dumps({"id": 1, "verb": verb, "args": args})))


def result(bridge, verb, **args):
    """A result."""
    reply = ask(bridge, verb, **args)
    assert reply["ok"], reply
    return reply["result"]


def fault(bridge, verb, **args):
    """The code of a refusal."""
    return ask(bridge, verb, **args)["fault"]["code"]


def test_a_review_is_done_slice_by_slice_while_another_table_stays_open():
    bridge = Bridge()
    game = {"seats": [{"name": "Ann", "clan": "blue"}, {"name": "Bo", "clan": "red"}], "seed": "x"}
    opened = result(bridge, "open", game="isle", setup=game)
    now = result(bridge, "review", seat=1, text=record())
    progress = [now["progress"]]
    while not now["is_done"]:
        assert "result" not in now
        now = result(bridge, "review_slice", review=now["review"], slice=5)
        progress.append(now["progress"])
    assert progress == sorted(progress)
    assert len(progress) > 10
    assert progress[-1] == 1
    assert now["result"]["seat"] == 1
    assert now["result"]["balance"] is not None
    assert fault(bridge, "review_slice", review=now["review"]) == "no_review"
    assert result(bridge, "situation")["revision"] == opened["revision"]


def test_a_stopped_review_is_continued_later():
    bridge = Bridge()
    result(bridge, "load", text=record())
    now = result(bridge, "review", seat=0)
    while not now["progress"]:
        now = result(bridge, "review_slice", review=now["review"], slice=0)
    stopped = result(bridge, "review_stop", review=now["review"])
    assert not stopped["is_done"]
    assert fault(bridge, "review_stop", review=now["review"]) == "no_review"
    part = stopped["result"]
    assert 0 < part["done"] < part["tasks"]
    again = result(Bridge(), "review", seat=0, text=record(), known=part)
    assert again["progress"] == pytest.approx(part["done"] / part["tasks"])


def test_what_cannot_be_reviewed_is_refused():
    bridge = Bridge()
    assert fault(bridge, "review", seat=0) == "no_table"
    assert fault(bridge, "review", seat=0, text="{}") == "not_a_record"
    assert fault(bridge, "review", seat=2, text=record()) == "no_seat"
    assert fault(bridge, "review", seat="0", text=record()) == "bad_request"
    assert fault(bridge, "review_slice", review=1) == "no_review"
    game = {"seats": [{"name": "Ann", "clan": "blue"}, {"name": "Bo", "clan": "red"}], "seed": "x"}
    result(bridge, "open", game="isle", setup=game)
    assert fault(bridge, "review", seat=0) == "not_over"


def test_only_so_many_reviews_are_under_way():
    bridge = Bridge()
    numbers = [result(bridge, "review", seat=0, text=record())["review"] for _ in range(5)]
    assert fault(bridge, "review_slice", review=numbers[0]) == "no_review"
    assert result(bridge, "review_stop", review=numbers[4])["result"]["done"] == 0


def test_a_review_that_fails_is_not_under_way_any_more(monkeypatch):
    bridge = Bridge()
    now = result(bridge, "review", seat=0, text=record())

    def fail(coach, table, step):
        raise ZeroDivisionError

    monkeypatch.setattr(IsleCoach, "judge", fail)
    assert fault(bridge, "review_slice", review=now["review"]) == "engine_error"
    assert fault(bridge, "review_slice", review=now["review"]) == "no_review"


@pytest.mark.native
def test_the_coach_is_loaded_when_it_is_first_used():
    script = "import sys, ui_bridge; print(sorted(name for name in sys.modules if name.startswith('skye.coach')))"
    found = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"
