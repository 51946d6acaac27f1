"""Databases of every released version, as its page left them: all games are listed, open, and are played to the end."""

from __future__ import annotations

import base64
from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.engine_page import EnginePage
from e2e.test_saved_games import STORE
from tests.saves import database, versions

# In the page: bots play a stored game on, to its end or for some steps; the last situation comes back.
PLAY_ON = """async ([id, steps]) => {
    let { situation } = await window.engine.call('games.open', { id });
    for (let seat = 0; seat < situation.players.length; seat += 1) {
        const { revision } = situation;
        situation = await window.engine.call('seat_player', { revision, viewer: null, seat, player: 'easy' });
    }
    for (let step = 0; step < steps && !situation.is_over; step += 1) {
        const { revision, to_act: [seat] } = situation;
        await window.engine.call('think', { revision, seat, hurry: true });
        situation = await window.engine.call('act', { revision, viewer: null, action: { kind: 'bot', seat } });
    }
    return { step: situation.step, is_over: situation.is_over };
}"""
ENDLESS = 5000


def stored_by(version: str, page: Page, url: str) -> tuple[EnginePage, list[dict[str, Any]]]:
    """A page whose database is the one that a version left, and what was in it."""
    games = database(version)
    engine = EnginePage(page, url)
    engine.visit()
    for game in games:
        for record in game["records"]:
            record["value"] = base64.b64encode(record["value"]).decode()
    page.evaluate(STORE, games)
    return engine.start(), games


@pytest.mark.parametrize("version", versions())
def test_every_game_of_an_old_database_opens_and_is_played_on(page: Page, site_url: str, version: str) -> None:
    engine, games = stored_by(version, page, site_url)
    listed = {game["id"]: game for game in engine.call("games.list")["games"]}
    assert set(listed) == {game["id"] for game in games}
    assert not [game for game in listed.values() if game["fault"] is not None]
    kinds = set()
    for game in games:
        row = game["row"]
        summary = engine.call("games.summary", id=game["id"])
        is_starting = summary["progress"]["unit"] == "start"
        assert summary["land"]["tiles"] or is_starting, "its picture shows the land, unless nothing was placed yet"
        assert engine.call("games.open", id=game["id"])["situation"]["step"] == row["step"]
        kind = (row["game"], len(row["names"]))
        most = 3 if kind in kinds or row["is_over"] else ENDLESS
        if most == ENDLESS:
            kinds.add(kind)
        played = page.evaluate(PLAY_ON, [game["id"], most])
        assert played["is_over"] or played["step"] == row["step"] + most
    assert len(kinds) == 7, "one game of each kind and number of players was played to its end"
    assert engine.notices() == [], "no backup was needed"


@pytest.mark.nightly
@pytest.mark.parametrize("version", versions())
def test_every_game_of_an_old_database_is_played_to_its_end(page: Page, site_url: str, version: str) -> None:
    engine, games = stored_by(version, page, site_url)
    for game in games:
        assert page.evaluate(PLAY_ON, [game["id"], ENDLESS])["is_over"]
    assert all(game["is_over"] for game in engine.call("games.list")["games"])
