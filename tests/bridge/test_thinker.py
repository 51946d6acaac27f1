"""Two bridges, one with the table and one that only thinks: the same thoughts, and none that is stale or illegal."""

from __future__ import annotations

from typing import Any

import pytest

from skye.core.record import parse_record
from skye.core.table import replay
from skye.games import GAMES
from tests.bridge.test_bridge import ISLE_SETUP, Page

SETUPS: dict[str, dict[str, Any]] = {
    "isle": ISLE_SETUP,
    "skylands": {"seats": ISLE_SETUP["seats"], "seed": "heather", "first": 0},
}
LEVELS = {"isle": ("champion.morag", "expert.rory"), "skylands": ("champion.zephyr", "expert.bora")}


class Thinker(Page):
    """A bridge that thinks about the table of another."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self.page = page

    def follow(self) -> int:
        text, revision = self.page.result("record")["text"], self.page.bridge.revision
        assert self.result("follow", text=text, revision=revision) == {"revision": revision}
        return revision

    def thought(self, seat: int) -> dict[str, Any]:
        """What it comes to, after many short slices."""
        revision = self.follow()
        thought = {"is_done": False}
        while not thought["is_done"]:
            thought = self.result("ponder", revision=revision, seat=seat, slice=0)
        return thought


def new_page(game: str, players: tuple[str, ...]) -> Page:
    page = Page()
    page.result("open", game=game, setup=SETUPS[game], players=list(players))
    return page


def choice(page: Page, revision: int, seat: int) -> Any:
    """What a bot comes to where the table is, in one long slice."""
    while not page.result("think", revision=revision, seat=seat, slice=2000)["is_done"]:
        pass
    return page.bridge.thinking["think"].latest.action.to_json()


@pytest.mark.parametrize("game", ["isle", "skylands"])
def test_a_bot_comes_to_the_same_choice_at_its_table_and_in_another_worker(game: str) -> None:
    page = new_page(game, LEVELS[game])
    thinker = Thinker(page)
    now = page.result("situation", viewer=None)
    for _ in range(16):
        seat = now["to_act"][0]
        there = thinker.thought(seat)
        assert there["action"] == choice(page, now["revision"], seat)
        reply = page.result("adopt", revision=now["revision"], seat=seat, action=there["action"])
        assert reply == {"is_done": True, "progress": 1.0, "action": {"kind": "bot", "seat": seat}}
        now = page.result("act", revision=now["revision"], viewer=None, action=reply["action"])
        assert page.bridge.table is not None
        assert page.bridge.table.actions[-1].to_json() == there["action"]


def test_a_thinker_replays_only_what_is_new_to_it() -> None:
    page = new_page("skylands", ("easy", "easy"))
    thinker = Thinker(page)
    moves(page, 9)
    thinker.follow()
    known = table_of(thinker).states
    moves(page, 3)
    thinker.follow()
    assert all(old is new for old, new in zip(known, table_of(thinker).states, strict=False))
    assert table_of(thinker).states == table_of(page).states


def test_a_thinker_follows_after_an_undo_another_player_and_another_game() -> None:
    page = new_page("skylands", ("human", "human"))
    thinker = Thinker(page)
    legal = page.result("ask", viewer=0, question="moves")["moves"]
    one, other = [move for move in legal if move["action"] != "discover"][:2]  # which would reveal something
    for move in (one, other):
        now = page.result("act", revision=page.bridge.revision, viewer=0, action=move)
        thinker.follow()
        assert table_of(thinker).record() == table_of(page).record()
        if move == one:
            page.result("undo", revision=now["revision"], viewer=0, seat=0)
    page.result("seat_player", revision=page.bridge.revision, viewer=None, seat=0, player="expert.bora", name="Cy")
    thinker.follow()
    assert table_of(thinker).players == ("expert.bora", "human")
    assert table_of(thinker).record() == table_of(page).record()
    page.result("open", game="isle", setup=ISLE_SETUP, players=["easy", "easy"])
    thinker.follow()
    assert table_of(thinker).record() == table_of(page).record()


def test_a_known_table_of_another_game_shortens_no_replay() -> None:
    page, other = new_page("isle", ("easy", "easy")), Page()
    other.result("open", game="isle", setup={**ISLE_SETUP, "seed": "thistle"}, players=["easy", "easy"])
    moves(page, 3)
    record = parse_record(page.result("record")["text"])
    assert replay(GAMES["isle"], record, table_of(other)).states == table_of(page).states


def test_a_thought_about_another_table_or_for_another_seat_is_refused() -> None:
    page = new_page("isle", ("easy", "human"))
    revision = page.bridge.revision
    thought = Thinker(page).thought(0)["action"]
    adopt = {"revision": revision, "seat": 0, "action": thought}
    assert page.fault("adopt", **{**adopt, "revision": revision - 1})["code"] == "stale_request"
    assert page.fault("adopt", **{**adopt, "seat": 1})["code"] == "no_bot"
    assert page.fault("adopt", **{**adopt, "seat": 2})["code"] == "unknown_seat"
    assert page.fault("adopt", **{**adopt, "action": {**thought, "seat": 1}})["code"] == "unknown_action"
    assert page.fault("adopt", **{**adopt, "action": None})["code"] == "unknown_action"
    assert page.fault("adopt", **{**adopt, "action": {"kind": "pass", "seat": 0}})["code"] == "wrong_phase"
    moved = page.result("seat_player", revision=revision, viewer=None, seat=0, player="human")
    assert page.fault("adopt", **adopt)["code"] == "stale_request"
    assert page.fault("adopt", **{**adopt, "revision": moved["revision"]})["code"] == "no_bot"
    assert (
        page.fault("act", revision=revision, viewer=None, action={"kind": "bot", "seat": 0})["code"] == "stale_request"
    )


def test_a_thinker_forgets_what_it_thought_of_the_table_before() -> None:
    page = new_page("isle", ("easy", "easy"))
    thinker = Thinker(page)
    first = thinker.thought(0)["action"]
    page.result("open", game="isle", setup={**ISLE_SETUP, "seed": "thistle"}, players=["easy", "easy"])
    text = page.result("record")["text"]
    thinker.result("follow", text=text, revision=1)
    assert thinker.result("ponder", revision=1, seat=0, hurry=True)["action"] != first


def test_a_thinker_refuses_what_is_no_record_and_another_revision(page: Page) -> None:
    thinker = Thinker(page)
    assert thinker.fault("ponder", revision=1, seat=0)["code"] == "no_table"
    assert thinker.fault("follow", text="{}", revision=1)["code"] == "not_a_record"
    assert thinker.fault("follow", text=page.result("record")["text"], revision=None)["code"] == "bad_request"
    revision = thinker.follow()
    assert thinker.fault("ponder", revision=revision + 1, seat=0)["code"] == "stale_request"


@pytest.fixture
def page() -> Page:
    return new_page("isle", ("easy", "human"))


def moves(page: Page, count: int) -> None:
    """Let the bots take some steps."""
    for _ in range(count):
        now = page.result("situation", viewer=None)
        seat = now["to_act"][0]
        choice(page, now["revision"], seat)
        page.result("act", revision=now["revision"], viewer=None, action={"kind": "bot", "seat": seat})


def table_of(page: Page) -> Any:
    assert page.bridge.table is not None
    return page.bridge.table
