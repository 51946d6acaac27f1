"""Records as text: what is read, what is refused, and chance and digests that are the same everywhere."""

import base64
import json
from dataclasses import dataclass, replace

import pytest

from skye.core.canonical import canonical, digest
from skye.core.chance import shuffled, stream
from skye.core.errors import BadRecord, IllegalAction
from skye.core.game import Outcome, ScoreLine
from skye.core.record import MAX_ACTIONS, MAX_SEALED, MAX_TEXT, MIGRATIONS, VERSION, Record, parse_record
from skye.core.seats import LONGEST_SEED
from skye.core.values import FrozenDict
from skye.isle.events import Bought

GOOD = Record(
    game="isle",
    setup={"seats": [], "seed": "heather"},
    players=("human",),
    actions=("0 pass",),
    sealed=("0 price",),
    digest="d",
    drawn={"first": 0},
)
SEALED = base64.b64encode(b"heather").decode()

# What the seed heather gives; a Python with other results would break every record.
HEATHER = "egdbfhca"
FIRST = 377


def refused(text):
    """The code and facts of a refused text."""
    with pytest.raises(BadRecord) as caught:
        parse_record(text)
    return caught.value.code, caught.value.facts


def test_a_record_round_trips_as_text():
    assert parse_record(GOOD.to_text()) == GOOD
    bare = Record(game="isle", setup={"seed": "x"}, players=(), actions=(), is_over=True)
    assert parse_record(bare.to_text()) == bare
    assert "digest" not in bare.to_json()


def test_seed_and_sealed_actions_are_not_legible_until_the_game_is_over():
    assert "0 price" not in GOOD.to_text()
    assert "heather" not in GOOD.to_text()
    over = replace(GOOD, sealed=(), is_over=True)
    assert over.to_json()["setup"]["seed"] == "heather"
    assert "sealed" not in over.to_json()


def test_unknown_facts_are_ignored():
    assert parse_record(json.dumps({**GOOD.to_json(), "mood": ["merry"], "drawn": {"first": 0, "wind": 3}})) == replace(
        GOOD, drawn={"first": 0, "wind": 3}
    )


def old(**changes):
    """A record of version 1 as JSON."""
    data = {"format": "skye-record", "version": 1, "game": "isle", "setup": {"seats": [], "seed": "heather"}}
    return {**data, "players": ["human"], "actions": ["0 pass"], "digest": "covers the history", **changes}


def test_a_record_of_version_1_belongs_to_the_first_edition_and_its_digest_is_dropped():
    sealed = base64.b64encode(b'["0 price", "1 price"]').decode()
    record = parse_record(json.dumps(old(sealed=sealed)))
    assert (record.rules, record.edition, record.drawn, record.digest) == (1, 1, None, None)
    assert record.setup["seed"] == "heather"
    assert record.sealed == ("0 price", "1 price")
    assert parse_record(json.dumps(old())).sealed == ()


@pytest.mark.parametrize(
    "inside",
    [
        b"[" * 2000,
        b"[" * 2000 + b"]" * 2000,
        b'{"a":' * 300,
        b'["0 price", ["1 price"]]',
        b'["0 price\\n1 price"]',
        b'["0 price", 5]',
        b'["0 price"',
        b'{"0": "price"}',
        b"{" + b",".join(b'"%d":0' % key for key in range(400)) + b"}",
        b'["a\nb"]',
    ],
)
def test_no_parser_sees_what_is_sealed_in_a_record_of_version_1(inside, monkeypatch):
    text = json.dumps(old(sealed=base64.b64encode(inside).decode()))
    seen = []
    loads = json.loads
    monkeypatch.setattr(json, "loads", lambda text: seen.append(text) or loads(text))
    assert refused(text) in [("wrong_type", {"field": "sealed"}), ("too_large", {"limit": MAX_SEALED})]
    assert seen == [text]


def test_what_is_sealed_is_refused_by_its_size_before_it_is_decoded(monkeypatch):
    monkeypatch.setattr(base64, "b64decode", None)
    for data in (old(sealed="A" * 40_000), {**GOOD.to_json(), "sealed": "A" * (MAX_SEALED + 4)}):
        assert refused(json.dumps(data)) == ("too_large", {"limit": MAX_SEALED})


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("[" * 30_000, "too_deep"),
        ('{"a":' * 30_000, "too_deep"),
        ('{"format":"skye-record","setup":' + "[" * 65, "too_deep"),
        ("{" + ",".join(f'"{key}":0' for key in range(5001)) + "}", "too_large"),
    ],
)
def test_no_parser_sees_a_text_that_is_too_deep_or_has_too_many_keys(text, code, monkeypatch):
    monkeypatch.setattr(json, "loads", None)
    assert refused(text)[0] == code


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "not_json"),
        ("{", "not_json"),
        ("3", "not_a_record"),
        ("[]", "not_a_record"),
        ('{"format": "other"}', "not_a_record"),
        ("x" * (MAX_TEXT + 1), "too_large"),
    ],
)
def test_texts_that_are_no_records_are_refused(text, code):
    assert refused(text)[0] == code


@pytest.mark.parametrize(
    ("change", "code", "facts"),
    [
        ({"version": "1"}, "wrong_type", {"field": "version"}),
        ({"version": True}, "wrong_type", {"field": "version"}),
        ({"version": 4}, "newer_version", {"version": 4, "newest": VERSION}),
        ({"version": 10**400}, "wrong_type", {"field": "version"}),
        ({"edition": 10**400}, "wrong_type", {"field": "edition"}),
        ({"version": -1}, "wrong_type", {"field": "version"}),
        ({"rules": None}, "wrong_type", {"field": "rules"}),
        ({"edition": "first"}, "wrong_type", {"field": "edition"}),
        ({"drawn": []}, "wrong_type", {"field": "drawn"}),
        ({"version": 1, "setup": {"seed": 5}}, "bad_setup", {"reason": "bad_seed", "longest": LONGEST_SEED}),
        (
            {"version": 1, "setup": {"seed": "a\n0 pass"}},
            "bad_setup",
            {"reason": "bad_seed", "longest": LONGEST_SEED},
        ),
        ({"game": None}, "wrong_type", {"field": "game"}),
        ({"setup": []}, "wrong_type", {"field": "setup"}),
        ({"players": "human"}, "wrong_type", {"field": "players"}),
        ({"actions": [1]}, "wrong_type", {"field": "actions"}),
        ({"actions": [""] * (MAX_ACTIONS + 1)}, "too_large", {"limit": MAX_ACTIONS}),
        ({"digest": 5}, "wrong_type", {"field": "digest"}),
        ({"sealed": 5}, "wrong_type", {"field": "sealed"}),
        ({"sealed": "%%"}, "wrong_type", {"field": "sealed"}),
        ({"version": 1, "setup": {"seed": "x"}, "sealed": SEALED}, "wrong_type", {"field": "sealed"}),
        ({"sealed": base64.b64encode(b"\xff").decode()}, "wrong_type", {"field": "sealed"}),
        ({"version": 0, "setup": 3}, "wrong_type", {"field": "setup"}),
    ],
)
def test_records_with_a_wrong_field_are_refused(change, code, facts):
    assert refused(json.dumps({**GOOD.to_json(), **change})) == (code, facts)


def test_every_old_version_has_a_step_to_the_next():
    assert sorted(MIGRATIONS) == list(range(VERSION))


def test_a_bad_record_reports_its_facts():
    assert str(BadRecord("wrong_type", field="x")) == "wrong_type: field=x"
    assert str(BadRecord("not_json")) == "not_json"


def test_chance_is_the_same_on_every_python():
    assert shuffled("abcdefgh", "heather", "bag", 1) == tuple(HEATHER)
    assert stream("heather", "first").randrange(1000) == FIRST
    assert shuffled("abcdefgh", "heather", "bag", 2) != tuple(HEATHER)
    assert sorted(shuffled("abcdefgh", "Хезер 🌸", "bag", 1)) == list("abcdefgh")


@dataclass(frozen=True)
class Mark:
    """Any frozen value."""

    facts: FrozenDict
    kind: str


def test_digests_are_the_same_on_every_python():
    value = {"b": (1, None, True), "a": frozenset({"y", "x"}), "c": Mark(FrozenDict({"é": 2}), "told")}
    assert canonical(value) == {"a": ["x", "y"], "b": [1, None, True], "c": {"facts": {"é": 2}, "kind": "told"}}
    assert digest(value) == "0855fb30dbe0bd74e4d6d2ad9bf2156bff49e8032bdbb26ae1d0410e43fcd113"


def test_what_has_no_canonical_form_is_refused():
    with pytest.raises(TypeError, match="no canonical form for float"):
        canonical(0.5)
    with pytest.raises(TypeError):
        canonical(Mark)


def test_what_the_contract_returns_is_json():
    line = ScoreLine("sheep", 2, 4, (((0, 1),), ((2, 3),)), {"each": 2})
    assert json.loads(json.dumps(line.to_json())) == {
        "source": "sheep", "count": 2, "points": 4, "cells": [[[0, 1]], [[2, 3]]], "facts": {"each": 2},
    }  # fmt: skip
    assert Bought(1, "30", 0, 4).to_json() == {"kind": "bought", "seat": 1, "tile": "30", "seller": 0, "price": 4}
    assert Outcome((3, 4), (1,), "points").to_json() == {"points": [3, 4], "winners": [1], "decided_by": "points"}
    assert str(IllegalAction("own_tile", seat=0, phase="buy")) == "own_tile (seat 0, phase buy)"
