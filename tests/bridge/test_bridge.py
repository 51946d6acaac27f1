"""The bridge in plain Python: every answer is JSON, nothing raises, nothing stale or half done changes the table."""

from __future__ import annotations

import itertools
import json
from typing import Any

import pytest

from skye import __version__
from skye.bridge import MAX_REQUEST, Bridge, catalogue_text
from skye.core.action import BaseAction
from skye.core.question import NoArgs
from skye.games import GAMES, REGISTER
from skye.protocol import Verb

ISLE_SETUP = {
    "seats": [{"name": "Ann", "clan": "blue"}, {"name": "Bo", "clan": "red"}],
    "seed": "heather",
    "first": 0,
    "goals": "first-game",
    "house_rules": {"open_gold": False, "open_prices": False},
}


class Page:
    """A page that talks to a bridge of its own."""

    def __init__(self) -> None:
        self.bridge = Bridge()
        self.number = 0

    def reply(self, verb: str, **args: Any) -> dict[str, Any]:
        self.number += 1
        reply: dict[str, Any] = json.loads(
            self.bridge.handle(json.dumps({"id": self.number, "verb": verb, "args": args}))
        )
        assert reply["id"] == self.number
        return reply

    def result(self, verb: str, **args: Any) -> Any:
        reply = self.reply(verb, **args)
        assert reply["ok"], reply
        return reply["result"]

    def fault(self, verb: str, **args: Any) -> dict[str, Any]:
        reply = self.reply(verb, **args)
        assert not reply["ok"], reply
        fault: dict[str, Any] = reply["fault"]
        return fault


@pytest.fixture
def page() -> Page:
    page = Page()
    page.result("open", game="isle", setup=ISLE_SETUP, players=["human", "human"])
    return page


def priced(page: Page, seat: int, situation: dict[str, Any]) -> dict[str, Any]:
    tiles = [offer["tile"] for offer in situation["view"]["seats"][seat]["offer"]]
    action = {"kind": "price", "seat": seat, "discard": tiles[0], "prices": {tiles[1]: 1, tiles[2]: 2}}
    result: dict[str, Any] = page.result("act", revision=situation["revision"], viewer=None, action=action)
    return result


def test_hello_returns_the_version_and_the_games() -> None:
    hello = Page().result("hello")
    assert hello["version"] == __version__
    assert hello["games"] == list(GAMES)


def test_the_catalogue_holds_every_game() -> None:
    catalogue = json.loads(catalogue_text())
    assert set(catalogue) == set(GAMES)
    assert (len(catalogue["isle"]["tiles"]), len(catalogue["isle"]["castles"])) == (73, 5)
    assert Page().result("catalogue", game="isle") == catalogue["isle"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "no JSON",
        "[]",
        "7",
        "null",
        '{"verb": 3}',
        '{"id": 1, "verb": "fly"}',
        '{"id": 1, "verb": "hello", "args": []}',
    ],
)
def test_a_text_that_is_no_request_gets_a_fault(text: str) -> None:
    reply = json.loads(Bridge().handle(text))
    assert reply["ok"] is False
    assert reply["fault"]["code"] in {"bad_request", "unknown_verb"}


@pytest.mark.parametrize("verb", ["situation", "act", "undo", "ask", "at", "log", "record", "seat_player"])
def test_without_a_table_every_verb_says_so(verb: str) -> None:
    assert Page().fault(verb)["code"] == "no_table"


def test_a_stale_request_is_refused_and_changes_nothing(page: Page) -> None:
    before = page.result("situation", viewer=0)
    priced(page, 0, before)
    after = page.result("situation", viewer=None)
    assert page.fault("act", revision=before["revision"], action={"kind": "pass", "seat": 1})["code"] == "stale_request"
    assert page.fault("undo", revision=before["revision"], seat=0)["code"] == "stale_request"
    assert page.result("situation", viewer=None) == after


@pytest.mark.parametrize(
    "action",
    [
        None,
        3,
        [],
        {},
        {"kind": "fly", "seat": 0},
        {"kind": "place", "seat": 0},
        {"kind": "price", "seat": 0, "prices": 3},
    ],
)
def test_an_unknown_action_is_refused(page: Page, action: Any) -> None:
    before = page.result("situation", viewer=None)
    fault = page.fault("act", revision=before["revision"], viewer=None, action=action)
    assert fault["code"] == "unknown_action"
    assert page.result("situation", viewer=None) == before


def test_rule_14_a_sealed_price_is_in_no_answer_to_another_viewer(page: Page) -> None:
    situation = page.result("situation", viewer=0)
    situation = priced(page, 0, situation)
    assert situation["to_act"] == [1]
    for viewer in (None, 1):
        offer = page.result("situation", viewer=viewer)["view"]["seats"][0]["offer"]
        assert [entry["price"] for entry in offer] == [None] * 3
        assert [entry["is_discard"] for entry in offer] == [None] * 3
    own = page.result("situation", viewer=0)["view"]["seats"][0]["offer"]
    assert [entry["price"] for entry in own] == [None, 1, 2]
    assert own[0]["is_discard"] is True


def test_a_record_loads_to_the_same_situation(page: Page) -> None:
    situation = priced(page, 0, page.result("situation", viewer=0))
    text = page.result("record")["text"]
    assert "price" not in json.loads(text)["actions"]
    other = Page()
    loaded = other.result("load", text=text)
    assert loaded["view"] == situation["view"]
    assert other.result("record")["text"] == text


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"format": "skye-record", "version": 99}', "x" * 100])
def test_a_bad_record_is_refused_and_the_table_stays(page: Page, text: str) -> None:
    before = page.result("situation", viewer=None)
    page.fault("load", text=text)
    assert page.result("situation", viewer=None) == before


def test_a_text_beyond_the_limits_is_refused_before_it_is_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(_: str) -> Any:
        raise AssertionError("it was parsed")

    page = Page()
    monkeypatch.setattr(json, "loads", never)
    codes = [page.bridge.handle(text) for text in ("[" * 65, '"":' * 5001, " " * (MAX_REQUEST + 1))]
    monkeypatch.undo()
    assert [json.loads(reply)["fault"]["code"] for reply in codes] == ["too_deep", "too_large", "too_large"]


@pytest.mark.parametrize("newer", [{"game": "orkney"}, {"players": ["human", "champion"]}])
def test_a_record_with_an_unknown_game_or_bot_is_one_of_a_newer_skye(page: Page, newer: dict[str, Any]) -> None:
    data = json.loads(page.result("record")["text"])
    assert page.fault("load", text=json.dumps(data | newer))["code"] == "newer_version"
    assert page.fault("examine", text=json.dumps(data | newer))["code"] == "newer_version"


def test_a_forged_action_in_a_record_is_refused(page: Page) -> None:
    data = json.loads(page.result("record")["text"])
    data["actions"] = ["0 place 01 0,0,0"]
    fault = page.fault("load", text=json.dumps(data))
    assert (fault["code"], fault["facts"]["number"]) == ("illegal_action", 0)


def test_looking_back_changes_nothing(page: Page) -> None:
    first = page.result("situation", viewer=None)
    priced(page, 1, first)
    now = page.result("situation", viewer=None)
    assert page.result("at", step=0, viewer=None)["view"] == first["view"]
    assert page.result("situation", viewer=None) == now
    assert page.fault("at", step=2, viewer=None)["code"] == "bad_request"


def test_a_seat_changes_hands_and_back(page: Page) -> None:
    situation = page.result("situation", viewer=None)
    human, *levels = REGISTER["isle"].players
    for player in (*levels, human):
        situation = page.result("seat_player", revision=situation["revision"], seat=1, player=player)
        assert situation["players"] == ["human", player]
    assert (
        page.fault("seat_player", revision=situation["revision"], seat=1, player="oracle")["code"] == "unknown_player"
    )
    assert page.fault("seat_player", revision=situation["revision"], seat=2, player="easy")["code"] == "unknown_seat"


def test_a_seat_that_changes_hands_may_change_its_name(page: Page) -> None:
    now = page.result("situation")
    now = page.result("seat_player", revision=now["revision"], seat=1, player="steady.morag", name=" Morag ")
    assert [seat["name"] for seat in now["view"]["seats"]] == ["Ann", "Morag"]
    stored = page.result("record")
    assert stored["summary"]["names"] == ["Ann", "Morag"]
    assert Page().result("load", text=stored["text"])["view"]["seats"][1]["name"] == "Morag"
    assert page.result("at", step=0)["view"]["seats"][1]["name"] == "Morag"
    for name, code in (("ann", "name_taken"), ("", "name_missing"), ("x" * 99, "name_too_long"), (7, "bad_request")):
        refused = page.fault("seat_player", revision=now["revision"], seat=1, player="human", name=name)
        assert refused["code"] == code
    assert page.result("situation")["players"] == ["human", "steady.morag"], "nothing is half done"


def test_an_error_inside_the_engine_becomes_a_fault(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("on purpose")

    page.bridge.verbs["hello"] = Verb(NoArgs, broken)
    fault = page.fault("hello")
    assert fault == {"code": "engine_error", "facts": {"detail": "ZeroDivisionError: on purpose"}}


@pytest.fixture
def table_of_bots() -> Page:
    page = Page()
    page.result("open", game="isle", setup=ISLE_SETUP, players=["human", "easy"])
    return page


def test_rule_14_a_bots_sealed_price_never_crosses_to_the_page(table_of_bots: Page) -> None:
    page = table_of_bots
    situation = page.result("situation", viewer=0)
    thought: dict[str, Any] = {"is_done": False}
    while not thought["is_done"]:
        thought = page.result("think", revision=situation["revision"], seat=1, slice=40, hurry=False)
        assert set(thought) == {"is_done", "progress", "action"}
    assert thought["action"] == {"kind": "bot", "seat": 1}
    after = page.result("act", revision=situation["revision"], viewer=0, action=thought["action"])
    assert after["to_act"] == [0]
    assert after["view"]["seats"][1]["is_sealed"] is True
    assert [entry["price"] for entry in after["view"]["seats"][1]["offer"]] == [None] * 3


def test_a_hurried_bot_acts_with_its_best_thought_so_far(table_of_bots: Page) -> None:
    page = table_of_bots
    situation = page.result("situation", viewer=None)
    thought = page.result("think", revision=situation["revision"], seat=1, hurry=True)
    assert thought["is_done"] is True
    assert page.result("act", revision=situation["revision"], viewer=None, action=thought["action"])["to_act"] == [0]


def test_only_a_bots_seat_thinks_and_only_when_it_is_asked(table_of_bots: Page) -> None:
    page = table_of_bots
    revision = page.result("situation", viewer=None)["revision"]
    assert page.fault("think", revision=revision, seat=0)["code"] == "no_bot"
    priced(page, 0, page.result("situation", viewer=0))
    revision = page.result("situation", viewer=None)["revision"]
    assert page.fault("think", revision=revision, seat=0)["code"] == "not_your_turn"


def test_a_hint_is_a_legal_action_with_reasons_for_the_person_who_asks(page: Page) -> None:
    hint: dict[str, Any] = {"is_done": False}
    while not hint["is_done"]:
        hint = page.result("hint", viewer=0, slice=40)
    assert hint["action"]["kind"] == "price"
    assert all(set(reason) == {"code", "facts"} for reason in hint["reasons"])
    revision = page.result("situation", viewer=0)["revision"]
    page.result("act", revision=revision, viewer=None, action=hint["action"])


@pytest.mark.parametrize("purpose", ["hint", "think"])
def test_what_is_thought_does_not_depend_on_how_fast_the_machine_is(
    purpose: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A slow machine needs more slices and longer ones, for the same choice."""
    found: list[BaseAction] = []
    for tick in (0.0, 60.0):
        clock = itertools.count(step=tick)
        monkeypatch.setattr("skye.bridge.time.perf_counter", lambda clock=clock: next(clock))
        page = Page()
        setup = {"seats": ISLE_SETUP["seats"], "seed": "heather"}
        players = ["human" if purpose == "hint" else "expert.zephyr"] * 2
        now = page.result("open", game="skylands", setup=setup, players=players)
        seat = now["to_act"][0]
        who = {"viewer": seat} if purpose == "hint" else {"seat": seat, "revision": now["revision"]}
        is_done = False
        while not is_done:
            is_done = page.result(purpose, **who, slice=40)["is_done"]
        found.append(page.bridge.thinking[purpose].latest.action)
    assert found[0] == found[1]


def brought_to_building(page: Page, players: list[str]) -> dict[str, Any]:
    """A game of three in which everybody has priced and passed."""
    seats = [{"name": name, "clan": clan} for name, clan in (("Ann", "blue"), ("Bo", "red"), ("Cy", "green"))]
    now = page.result("open", game="isle", setup={**ISLE_SETUP, "seats": seats}, players=players)
    for seat in range(3):
        now = priced(page, seat, now)
    for seat in range(3):
        now = page.result("act", revision=now["revision"], viewer=None, action={"kind": "pass", "seat": seat})
    assert now["phase"] == "build"
    return now  # type: ignore[no-any-return]


def built(page: Page, seat: int, now: dict[str, Any]) -> dict[str, Any]:
    """The situation after a seat has placed every tile, and has not yet said so."""
    while hand := now["view"]["seats"][seat]["hand"]:
        places = page.result("ask", viewer=seat, question="placements", args={"tile": hand[0]})["cells"]
        action = {"kind": "place", "seat": seat, "tile": hand[0], **places[0]}
        action["turn"] = action.pop("turns")[0]
        now = page.result("act", revision=now["revision"], viewer=None, action=action)
    return now


def test_a_situation_names_the_only_action_of_a_seat_that_can_only_end() -> None:
    page = Page()
    now = brought_to_building(page, ["human", "human", "human"])
    assert (now["to_act"], now["forced"]) == ([0, 1, 2], [])
    now = built(page, 1, now)
    assert now["forced"] == [{"kind": "done", "seat": 1}]
    assert (now["undo_seat"], now["holder"]) == (1, 1)
    now = page.result("act", revision=now["revision"], viewer=None, action=now["forced"][0])
    assert (now["to_act"], now["forced"], now["holder"], now["undo_seat"]) == ([0, 2], [], 1, None)


def test_bots_build_after_the_people_from_the_first_player_clockwise() -> None:
    page = Page()
    now = brought_to_building(page, ["easy", "human", "easy"])
    assert (now["to_act"], now["bot"], now["holder"]) == ([0, 1, 2], None, 1)
    now = built(page, 1, now)
    assert now["bot"] is None, "until the person has finished, a placement can be undone"
    now = page.result("act", revision=now["revision"], viewer=None, action={"kind": "done", "seat": 1})
    assert (now["bot"], now["holder"]) == (0, 1)


def test_a_bot_prices_while_people_do() -> None:
    page = Page()
    now = page.result("open", game="isle", setup=ISLE_SETUP, players=["human", "easy"])
    assert (now["to_act"], now["bot"], now["holder"]) == ([0, 1], 1, None)
