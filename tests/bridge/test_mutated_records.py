"""Ten thousand mutated records: each is refused with a reason or leads to a table that was truly played."""

from __future__ import annotations

import base64
import binascii
import json
from random import Random
from typing import Any

import pytest

from skye.bridge import Bridge
from skye.core.again import tried_again
from skye.games import GAMES
from tests.contract.test_again import bots, finished
from tests.saves import records
from tests.times import TIMES

HUNDREDS = 50 * TIMES
ODD_VALUES: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 2.5, 10**30, -(10**30), 1e308, "", "x", "0", "human", "\x00", "é" * 300, "<b>",
    "__proto__", [], {}, [[]], [None], {"a": {}}, "9" * 5000, "0 pass", "\ud800", "🐑",
)  # fmt: skip
ODD_BYTES = (
    b"",
    b"[",
    b"]",
    b"{",
    b"}",
    b'"',
    b"\n",
    b"\x00",
    b"\xff",
    b"0 pass",
    b"[" * 20_000,
    b'{"a":' * 9000,
    b"9" * 5000,
)
DEEP = ("[" * 30_000, '{"a":' * 20_000, "[" * 3000 + "]" * 3000)


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


def saved(name: str) -> str:
    """A good record of version 1, with sealed prices where the game has them."""
    wanted = {"isle": "isle-3-sealed-0", "skylands": "skylands-3-pay-0"}[name]
    return next(str(entry["text"]) for entry in records("0.1.0") if entry["name"] == wanted)


def practised(name: str) -> str:
    """A good record of practice of a few actions, with the tiles to come drawn anew or the same."""
    seed = "spoilt" if name == "skylands" else None
    return str(tried_again(finished(name, 2), 8, 0, players=bots(2), seed=seed).record().to_text())


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every container and key inside a JSON value."""
    if not isinstance(value, (dict, list)):
        return []
    keys = list(value) if isinstance(value, dict) else list(range(len(value)))
    return [(value, key) for key in keys] + [place for key in keys for place in places(value[key])]


def mutated(text: str, chance: Random) -> str:
    """The record with one to three changes, of the text or of what it says."""
    for _ in range(chance.randint(1, 3)):
        if chance.random() < 0.4:
            at = chance.randrange(len(text) + 1)
            odd = ["", "", "0", "9", "\\", '"', "[", "}", ",", "\x00", "é"]
            text = text[:at] + chance.choice(DEEP if chance.random() < 0.02 else odd) + text[at + 1 :]
            continue
        if max(text.count("["), text.count("{")) > 1000:  # too deep for the parser of this test too
            continue
        try:
            data = json.loads(text)
        except ValueError:
            continue
        if chance.random() < 0.2 and isinstance(data, dict) and isinstance(data.get("sealed"), str):
            data["sealed"] = resealed(data["sealed"], chance)
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


def resealed(text: str, chance: Random) -> str:
    """The sealed part of a record with something changed behind its encoding."""
    try:
        inside = base64.b64decode(text)
    except (binascii.Error, ValueError):
        return text
    at = chance.randrange(len(inside) + 1)
    return base64.b64encode(inside[:at] + chance.choice(ODD_BYTES) + inside[at + chance.randrange(2) :]).decode()


@pytest.mark.parametrize("hundred", range(HUNDREDS))
@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_mutated_record_is_refused_with_a_reason_and_changes_nothing(name: str, hundred: int) -> None:
    good = (played, saved, played, practised)[hundred % 4](name)
    bridge = Bridge()
    assert ask(bridge, "load", text=good)["ok"]
    chance = Random(f"{name} {hundred}")
    for _ in range(100):
        before, revision = bridge.table, bridge.revision
        text = mutated(good, chance)
        reply = ask(bridge, "load", text=text)
        if reply["ok"]:
            assert bridge.table is not None
            again = ask(bridge, "load", text=ask(bridge, "record")["result"]["text"])
            assert again["ok"], (text, again)
            assert again["result"]["view"] == reply["result"]["view"]
            assert bridge.table.digest() == json.loads(ask(bridge, "record")["result"]["text"])["digest"]
        else:
            assert reply["fault"]["code"] not in ("engine_error", "bad_request"), (text, reply)
            assert (bridge.table, bridge.revision) == (before, revision)
