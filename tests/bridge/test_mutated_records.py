"""Ten thousand spoilt records: each is refused with a reason or leads to a table that was truly played."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from skye.core.canonical import digest
from skye.games import GAMES
from tests.times import TIMES
from ui_bridge import Bridge

HUNDREDS = 50 * TIMES
ODD_VALUES: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 2.5, 10**30, -(10**30), 1e308, "", "x", "0", "human", "\x00", "é" * 300, "<b>",
    "__proto__", [], {}, [[]], [None], {"a": {}}, "9" * 5000, "0 pass", "\ud800", "🐑",
)  # fmt: skip


def ask(bridge: Bridge, verb: str, **args: Any) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(bridge.handle(json.dumps({"id": 1, "verb": verb, "args": args})))
    return reply


def played(name: str) -> str:
    """A good record of a few actions."""
    game = GAMES[name]
    bridge = Bridge()
    seats = [{"name": clan, "clan": clan} for clan in game.catalogue()["clans"][:3]]
    situation = ask(bridge, "open", game=name, setup={"seats": seats, "seed": "spoilt", "first": 0}, players=None)[
        "result"
    ]
    chance = Random(name)
    for _ in range(8):
        assert bridge.table is not None
        offered = list(game.legal_actions(bridge.table.state, situation["to_act"][0]))
        action = chance.choice(offered).to_json()
        situation = ask(bridge, "act", revision=situation["revision"], viewer=None, action=action)["result"]
    return str(ask(bridge, "record")["result"]["text"])


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every container and key inside a JSON value."""
    if not isinstance(value, (dict, list)):
        return []
    keys = list(value) if isinstance(value, dict) else list(range(len(value)))
    return [(value, key) for key in keys] + [place for key in keys for place in places(value[key])]


def spoilt(text: str, chance: Random) -> str:
    """The record with one to three changes, of the text or of what it says."""
    for _ in range(chance.randint(1, 3)):
        if chance.random() < 0.4:
            at = chance.randrange(len(text) + 1)
            text = text[:at] + chance.choice(["", "", "0", "9", "\\", '"', "[", "}", ",", "\x00", "é"]) + text[at + 1 :]
            continue
        try:
            data = json.loads(text)
        except ValueError:
            continue
        found = places(data)
        if not found:
            continue
        container, key = chance.choice(found)
        change = chance.randrange(4)
        if change == 0:
            container[key] = chance.choice(ODD_VALUES)
        elif change == 1:
            del container[key]
        elif change == 2:
            other, another = chance.choice(found)
            container[key] = other[another] if isinstance(other, dict) == isinstance(container, dict) else None
        elif isinstance(container, list):
            container.insert(key, chance.choice([*ODD_VALUES, container[key]]))
        else:
            container[str(chance.choice(ODD_VALUES))[:20]] = chance.choice(ODD_VALUES)
        try:
            text = json.dumps(data, ensure_ascii=False)
        except ValueError:  # a change that put a value inside itself
            continue
    return text


@pytest.mark.native
@pytest.mark.parametrize("hundred", range(HUNDREDS))
@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_spoilt_record_is_refused_with_a_reason_and_changes_nothing(name: str, hundred: int) -> None:
    good = played(name)
    bridge = Bridge()
    assert ask(bridge, "load", text=good)["ok"]
    chance = Random(f"{name} {hundred}")
    for _ in range(100):
        before, revision = bridge.table, bridge.revision
        text = spoilt(good, chance)
        reply = ask(bridge, "load", text=text)
        if reply["ok"]:
            assert bridge.table is not None
            again = ask(bridge, "load", text=ask(bridge, "record")["result"]["text"])
            assert again["ok"], (text, again)
            assert again["result"]["view"] == reply["result"]["view"]
            assert digest(bridge.table.state) == json.loads(ask(bridge, "record")["result"]["text"])["digest"]
        else:
            assert reply["fault"]["code"] not in ("engine_error", "bad_request"), (text, reply)
            assert (bridge.table, bridge.revision) == (before, revision)
