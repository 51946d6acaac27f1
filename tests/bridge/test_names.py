"""Invisible and indistinguishable names: refused at a new table, accepted in a game that was saved before."""

import json

import pytest

from skye.bridge import Bridge
from skye.core.table import new_table
from skye.games import GAMES

BAD = {"name_invisible": ("Ann", "\u3164"), "name_taken": ("Ann", "ann\u200b")}


def setup(names):
    """A set-up of two with these names."""
    seats = [{"name": name, "clan": clan} for name, clan in zip(names, ("blue", "red"), strict=True)]
    return {"seats": seats, "seed": "heather"}


def asked(bridge, verb, **args):
    """The reply of a bridge."""
    return json.loads(bridge.handle(json.dumps({"id": 1, "verb": verb, "args": args})))


@pytest.mark.parametrize("code", BAD)
@pytest.mark.parametrize("game", GAMES)
def test_a_new_table_with_such_names_is_refused_and_the_open_one_stays(game, code):
    bridge = Bridge()
    before = asked(bridge, "open", game=game, setup=setup(("Ann", "Bo")))["result"]
    refused = asked(bridge, "open", game=game, setup=setup(BAD[code]))
    assert (refused["ok"], refused["fault"]["code"]) == (False, code)
    assert refused["fault"]["facts"]["seat"] == 1
    assert asked(bridge, "situation", viewer=None)["result"]["revision"] == before["revision"]


@pytest.mark.parametrize("code", BAD)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_was_saved_with_such_names_still_opens(game, code):
    names = BAD[code]
    saved = new_table(GAMES[game], GAMES[game].parse_setup(setup(names))).record().to_text()
    opened = asked(Bridge(), "load", text=saved)
    assert opened["ok"], opened
    assert [seat["name"] for seat in opened["result"]["view"]["seats"]] == list(names)
