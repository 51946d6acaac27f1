"""Files that must not be able to damage a game."""

from __future__ import annotations

import base64
import json
from typing import Any

# What would take long to carry into the browser is made there: before, filler, how often, after.
Huge = tuple[str, str, int, str]

MARKUP = "<img src=x onerror=alert(1)><script>alert(2)</script>"

HOSTILE_FILES: dict[str, str | Huge] = {
    "nothing": "",
    "white space": " \n\t",
    "words": "hello, I am a game",
    "half a record": '{"format":"skye-record","version":1,"game":"isle"',
    "a page": f"<!doctype html><title>x</title>{MARKUP}",
    "a table": "name,points\nAnn,12\n",
    "a chess game": '[Event "?"]\n1. e4 e5 2. Nf3 *',
    "a picture": "GIF89a\x01\x00\x01\x00",
    "a program": "\x7fELF\x02\x01\x01\x00",
    "a pickle": "cos\nsystem\n(S'true'\ntR.",
    "null": "null",
    "a number": "12",
    "a huge number": "1" + "0" * 5000,
    "a text": '"skye-record"',
    "a list": "[]",
    "an empty object": "{}",
    "another format": '{"format":"colonist","version":1}',
    "deep lists": "[" * 50_000 + "]" * 50_000,
    "deep objects": '{"a":' * 50_000 + "1" + "}" * 50_000,
    "deep in a record": '{"format":"skye-record","version":1,"setup":' + "[" * 5000 + "]" * 5000 + "}",
    "deep and broken": '{"format":"skye-record","actions":' + "[" * 3000,
    "50 megabytes": ('{"format":"skye-record","x":"', "x", 50_000_000, '"}'),
    "3 megabytes": ('{"format":"skye-record","x":"', "x", 3_000_000, '"}'),
    "an empty bundle of a later version": '{"format":"skye-games","version":2,"games":[]}',
    "a bundle whose version has no words": '{"format":"skye-games","version":{"toString":null},"games":[]}',
    "a bundle whose version is a list": '{"format":"skye-games","version":[1],"games":[]}',
    "a bundle of no version": '{"format":"skye-games","games":[]}',
    "a bundle of no list": '{"format":"skye-games","version":1,"games":{}}',
    "a bundle of null": '{"format":"skye-games","version":1,"games":[null]}',
    "a bundle of numbers": '{"format":"skye-games","version":1,"games":[1,2,3]}',
    "a bundle of objects": '{"format":"skye-games","version":1,"games":[{"record":{}}]}',
    "a bundle of nonsense": '{"format":"skye-games","version":1,"games":[{"record":"nonsense"}]}',
    "a bundle of depth": json.dumps({"format": "skye-games", "version": 1, "games": [{"record": "[" * 9000}]}),
    "a bundle of too many": json.dumps({"format": "skye-games", "version": 1, "games": [0] * 1001}),
    "a crowd of keys": "{" + ",".join(f'"{key}":0' for key in range(100_000)) + "}",
    "a crowd of keys in a record": json.dumps({"format": "skye-record", "setup": dict.fromkeys(range(99_999), 0)}),
    "a prototype": '{"__proto__":{"format":"skye-record"},"version":1}',
}


def hostile_records(record: dict[str, Any]) -> dict[str, str]:
    """A good record, corrupted in one place each time."""
    setup = record["setup"]
    action = record["actions"][0] if record["actions"] else "0 pass"
    changes: dict[str, dict[str, Any]] = {
        "version 9": {"version": 9},
        "version -1": {"version": -1},
        "version as text": {"version": "1"},
        "version true": {"version": True},
        "version huge": {"version": 10**400},
        "version with a point": {"version": 1.5},
        "unknown game": {"game": "monopoly"},
        "game as a list": {"game": ["isle"]},
        "game with markup": {"game": MARKUP},
        "no set-up": {"setup": None},
        "set-up as a list": {"setup": []},
        "no seats": {"setup": {**setup, "seats": []}},
        "99 seats": {"setup": {**setup, "seats": setup["seats"] * 50}},
        "seats of nothing": {"setup": {**setup, "seats": [None, None]}},
        "a name as a number": {"setup": {**setup, "seats": [{**setup["seats"][0], "name": 7}, setup["seats"][1]]}},
        "an endless name": {
            "setup": {**setup, "seats": [{**setup["seats"][0], "name": "x" * 9999}, setup["seats"][1]]}
        },
        "an unknown clan": {
            "setup": {**setup, "seats": [{**setup["seats"][0], "clan": "toString"}, setup["seats"][1]]}
        },
        "two of one clan": {"setup": {**setup, "seats": [setup["seats"][0], setup["seats"][0]]}},
        "a seed as a number": {"setup": {**setup, "seed": 10**30}},
        "another seed": {"setup": {**setup, "seed": "another"}},
        "first as a text": {"setup": {**setup, "first": "0"}},
        "first far away": {"setup": {**setup, "first": 10**18}},
        "players missing": {"players": None},
        "players too few": {"players": ["human"]},
        "players unknown": {"players": ["human", "__proto__"]},
        "actions missing": {"actions": None},
        "actions as a text": {"actions": action},
        "actions of numbers": {"actions": [1, 2, 3]},
        "actions of markup": {"actions": [MARKUP]},
        "an action twice": {"actions": [action, action]},
        "an action of nobody": {"actions": ["99 pass"]},
        "a huge number in an action": {"actions": [f"{'9' * 5000} pass"]},
        "6000 actions": {"actions": [action] * 6000},
        "sealed as a list": {"sealed": []},
        "sealed in no code": {"sealed": "§§§"},
        "sealed nonsense": {"sealed": "bm9uc2Vuc2U="},
        "sealed depth": {"sealed": base64.b64encode(b"[" * 30_000).decode()},
        "sealed depth of version 1": {"version": 1, "sealed": base64.b64encode(b"[" * 3000).decode()},
        "sealed keys": {"sealed": base64.b64encode(json.dumps(dict.fromkeys(range(9999), 0)).encode()).decode()},
        "digest as a number": {"digest": 1},
        "another digest": {"digest": "0" * 64},
    }
    corrupted = {name: json.dumps({**record, **change}) for name, change in changes.items()}
    text = json.dumps(record)
    return {
        **corrupted,
        "cut in the middle": text[: len(text) // 2],
        "with a lone half of a pair": text.replace("Ann", "\\ud800"),
    }
