"""Records as text: what is read, what is refused, and chance and digests that are the same everywhere."""

import base64
import json

import pytest

from skye.core.canonical import canonical, digest
from skye.core.chance import shuffled, stream
from skye.core.game import Event, IllegalAction, Outcome, ScoreLine
from skye.core.record import MAX_ACTIONS, MAX_TEXT, MIGRATIONS, VERSION, BadRecord, Record, parse_record

GOOD = Record(
    game="isle", setup={"seats": []}, players=("human",), actions=("0 pass",), sealed=("0 price",), digest="d"
)

# What the seed heather gives; another Python that gives anything else would break every record.
HEATHER = "egdbfhca"
FIRST = 377


def refused(text):
    """The code and facts of a refused text."""
    with pytest.raises(BadRecord) as caught:
        parse_record(text)
    return caught.value.code, caught.value.facts


def test_a_record_round_trips_as_text():
    assert parse_record(GOOD.to_text()) == GOOD
    bare = Record(game="isle", setup={}, players=(), actions=())
    assert parse_record(bare.to_text()) == bare
    assert "digest" not in bare.to_json()


def test_sealed_actions_are_not_legible():
    assert "0 price" not in GOOD.to_text()


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
        ({"version": 2}, "unknown_version", {"version": 2, "newest": VERSION}),
        ({"version": -1}, "unknown_version", {"version": -1, "newest": VERSION}),
        ({"game": None}, "wrong_type", {"field": "game"}),
        ({"setup": []}, "wrong_type", {"field": "setup"}),
        ({"players": "human"}, "wrong_type", {"field": "players"}),
        ({"actions": [1]}, "wrong_type", {"field": "actions"}),
        ({"actions": [""] * (MAX_ACTIONS + 1)}, "too_large", {"limit": MAX_ACTIONS}),
        ({"digest": 5}, "wrong_type", {"field": "digest"}),
        ({"sealed": 5}, "wrong_type", {"field": "sealed"}),
        ({"sealed": "%%"}, "wrong_type", {"field": "sealed"}),
        ({"sealed": base64.b64encode(b"[1]").decode()}, "wrong_type", {"field": "sealed"}),
        ({"sealed": base64.b64encode(b"\xff").decode()}, "wrong_type", {"field": "sealed"}),
        ({"version": 0, "setup": 3}, "wrong_type", {"field": "setup"}),
    ],
)
def test_records_with_a_wrong_field_are_refused(change, code, facts):
    assert refused(json.dumps({**GOOD.to_json(), **change})) == (code, facts)


def test_every_old_version_has_a_step_to_the_next():
    assert sorted(MIGRATIONS) == list(range(VERSION))


def test_a_bad_record_tells_its_facts():
    assert str(BadRecord("wrong_type", field="x")) == "wrong_type: field=x"
    assert str(BadRecord("not_json")) == "not_json"


def test_chance_is_the_same_on_every_python():
    assert shuffled("abcdefgh", "heather", "bag", 1) == tuple(HEATHER)
    assert stream("heather", "first").randrange(1000) == FIRST
    assert shuffled("abcdefgh", "heather", "bag", 2) != tuple(HEATHER)
    assert sorted(shuffled("abcdefgh", "Хезер 🌸", "bag", 1)) == list("abcdefgh")


def test_digests_are_the_same_on_every_python():
    value = {"b": (1, None, True), "a": frozenset({"y", "x"}), "c": Event("told", {"é": 2})}
    assert canonical(value) == {"a": ["x", "y"], "b": [1, None, True], "c": {"facts": {"é": 2}, "kind": "told"}}
    assert digest(value) == "0855fb30dbe0bd74e4d6d2ad9bf2156bff49e8032bdbb26ae1d0410e43fcd113"


def test_what_has_no_canonical_form_is_refused():
    with pytest.raises(TypeError, match="no canonical form for float"):
        canonical(0.5)
    with pytest.raises(TypeError):
        canonical(Event)


def test_what_the_contract_tells_is_json():
    line = ScoreLine("sheep", 2, 4, (((0, 1),), ((2, 3),)), {"each": 2})
    assert line.to_json() == {
        "source": "sheep", "count": 2, "points": 4, "cells": [[[0, 1]], [[2, 3]]], "facts": {"each": 2},
    }  # fmt: skip
    assert Event("bought", {"seat": 1}).to_json() == {"kind": "bought", "seat": 1}
    assert Outcome((3, 4), (1,), "points").to_json() == {"points": [3, 4], "winners": [1], "decided_by": "points"}
    assert str(IllegalAction("own_tile", seat=0, phase="buy")) == "own_tile (seat 0, phase buy)"
