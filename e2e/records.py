"""Records of games played by the rules alone, so that a test of the page can begin in the middle of one."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

from playwright.sync_api import FilePayload

from skye.core.again import tried_again
from skye.core.record import parse_record
from skye.core.table import AnyTable, new_table, replay
from skye.games import GAMES, REGISTER
from skye.isle.questions import ask_offers
from skye.match import play

CLANS = ("blue", "yellow", "red", "white", "green")


@cache
def played(
    game: str,
    names: Sequence[str],
    *,
    seed: str = "records",
    until: Callable[[Any], bool] | None = None,
    start: str | None = None,
) -> str:
    """The record of a game of random legal actions, up to a state or to the end."""
    rules = GAMES[game]
    seats = [{"name": name, "clan": clan} for name, clan in zip(names, CLANS, strict=False)]
    setup: dict[str, Any] = {"seats": seats, "seed": seed} | ({"start": start} if start else {})
    table: AnyTable = new_table(rules, rules.parse_setup(setup))
    stream = Random(seed)
    while rules.outcome(table.state) is None and not (until and until(table.state)):
        seat = rules.to_act(table.state)[0]
        table = table.acted(stream.choice(rules.legal_actions(table.state, seat)))
    return table.record().to_text()


def practised(text: str, *, step: int, seed: str | None = None) -> str:
    """The record of practice that went on from a moment of a finished game, by random legal actions to its end."""
    record = parse_record(text)
    rules = GAMES[record.game]
    players = ["human", *("easy" for _ in record.players[1:])]
    table = tried_again(replay(rules, record), step, 0, players=players, seed=seed)
    stream = Random(seed)
    while rules.outcome(table.state) is None:
        seat = rules.to_act(table.state)[0]
        table = table.acted(stream.choice(rules.legal_actions(table.state, seat)))
    return table.record().to_text()


@cache
def by_bots(game: str, names: Sequence[str], *, seed: str, bot: str = "easy") -> str:
    """The record of a finished game in which people decided as bots would."""
    rules = GAMES[game]
    seats = [{"name": name, "clan": clan} for name, clan in zip(names, CLANS, strict=False)]
    table = play(rules, rules.parse_setup({"seats": seats, "seed": seed}), [REGISTER[game].bots[bot]] * len(names))
    return replace(table, players=("human",) * len(names)).record().to_text()


def before_first_action(
    game: str, names: Sequence[str], *, seed: str, players: Sequence[str], goals: str | None = None
) -> str:
    """The record of a game that nobody has begun to play, with bots that the set-up does not offer too."""
    rules = GAMES[game]
    seats = [{"name": name, "clan": clan} for name, clan in zip(names, CLANS, strict=False)]
    setup: dict[str, Any] = {"seats": seats, "seed": seed} | ({"goals": goals} if goals else {})
    return new_table(rules, rules.parse_setup(setup), tuple(players)).record().to_text()


def as_file(*texts: str, name: str = "games.json") -> FilePayload:
    """Records as the file that a person picks: one as it is, several as a bundle."""
    games = [{"record": text, "started": None, "saved": None} for text in texts]
    whole = texts[0] if len(texts) == 1 else json.dumps({"format": "skye-games", "version": 1, "games": games})
    return {"name": name, "mimeType": "application/json", "buffer": whole.encode()}


def can_buy(state: Any) -> bool:
    """Whether the one to act at Isle of Skye can buy a tile."""
    rules = GAMES["isle"]
    offers = ask_offers(state, rules.to_act(state)[0], {})["offers"] if state.phase == "buy" else []
    return any(offer["can_buy"] for offer in offers)
