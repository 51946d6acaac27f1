"""Practice through the bridge: a copy of a finished game, which says what it is and nothing of what is to come."""

from __future__ import annotations

import json
from typing import Any

import pytest

from skye.core.again import fingerprint
from skye.games import GAMES
from tests.bridge.test_bridge import Page
from tests.contract.test_again import bots, finished


def practice(page: Page, name: str, step: int, **args: Any) -> dict[str, Any]:
    """Practice of the first seat of a finished game, from a moment of it."""
    wanted = {"text": finished(name, 2).record().to_text(), "seat": 0, "players": bots(2), **args}
    result: dict[str, Any] = page.result("practise", step=step, **wanted)
    return result


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_of_that_moment_lies_on_the_table(name: str) -> None:
    page, original = Page(), finished(name, 2)
    situation = practice(page, name, 9, seed="moor")
    assert (situation["step"], situation["players"], situation["is_over"]) == (9, ["human", "easy"], False)
    then = Page()
    then.result("load", text=original.record().to_text())
    assert situation["view"] == then.result("at", step=9, viewer=None)["view"]
    mark = situation["practice"]
    assert (mark["original"], mark["step"], mark["seat"], mark["tiles"]) == (fingerprint(original), 9, 0, "new")
    result = original.game.outcome(original.state)
    assert result is not None
    assert mark["points"] == list(result.points)
    assert set(mark["begun"]) == {"unit", "number", "last"}


@pytest.mark.parametrize("name", GAMES)
def test_only_practice_is_marked_and_only_finished_games_have_a_fingerprint(name: str) -> None:
    page, original = Page(), finished(name, 2)
    page.result("load", text=original.record().to_text())
    summary = page.result("record")["summary"]
    assert (summary["practice"], summary["fingerprint"]) == (None, fingerprint(original))
    assert page.result("situation", viewer=None)["practice"] is None
    mark = practice(page, name, 9)["practice"]
    stored = page.result("record")
    assert (stored["summary"]["practice"], stored["summary"]["fingerprint"]) == (mark, None)
    again = Page()
    assert again.result("load", text=stored["text"])["practice"] == mark
    assert again.result("examine", text=stored["text"])["summary"] == stored["summary"]


@pytest.mark.parametrize("name", GAMES)
def test_the_page_never_sees_from_which_seed_tiles_are_drawn_anew(name: str) -> None:
    page = Page()
    shown = [practice(page, name, 9, seed="peat and moor")]
    shown += [page.result("situation", viewer=viewer) for viewer in (None, 0, 1)]
    shown += [page.result("at", step=step, viewer=0) for step in (0, 8, 9)]
    shown += [page.result("log"), page.result("record")["summary"]]
    assert "moor" not in json.dumps(shown)


@pytest.mark.parametrize("name", GAMES)
def test_a_running_game_and_an_end_are_refused_and_the_table_stays(name: str) -> None:
    page, original = Page(), finished(name, 2)
    before = page.result("load", text=original.before(12).record().to_text())
    text = original.before(20).record().to_text()
    assert page.fault("practise", text=text, step=9, seat=0, players=bots(2))["code"] == "game_not_over"
    whole = original.record().to_text()
    last = len(original.actions)
    assert page.fault("practise", text=whole, step=last, seat=0, players=bots(2))["code"] == "no_decision"
    steps = [{"step": step} for step in (last + 1, -1, "9")]
    for wrong in (*steps, {"players": ["human", "human"]}, {"players": ["human"]}):
        args: dict[str, Any] = {"text": whole, "step": 9, "seat": 0, "players": bots(2), **wrong}
        assert page.fault("practise", **args)["code"] == "bad_request", wrong
    args = {"text": whole, "step": 9, "seat": 0, "players": bots(2)}
    assert page.fault("practise", **{**args, "players": bots(2, 1)})["code"] == "bad_request"
    assert page.fault("practise", **{**args, "seat": 2})["code"] == "unknown_seat"
    assert page.fault("practise", **{**args, "players": ["human", "best"]})["code"] == "unknown_player"
    assert page.fault("practise", **{**args, "seed": "two\nlines"})["code"] == "bad_seed"
    assert page.fault("practise", **{**args, "text": "{}"})["code"] == "not_a_record"
    assert page.result("situation", viewer=None) == before
