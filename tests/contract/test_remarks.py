"""Remarks of characters: about public events alone, seldom, and one at a time."""

import json
from dataclasses import replace
from inspect import signature
from itertools import pairwise

import pytest

from skye.bots.remarks import MOMENTS, character_of, remark_on
from skye.bridge import Bridge
from skye.core.table import new_table
from skye.games import GAMES, REGISTER
from tests.contract.games import TABLES, chance_for, hook, random_game, set_up

CHARACTERS = {name: REGISTER[name].characters for name in GAMES}


def cast(name, players, number):
    """Characters on all seats but the first."""
    characters = CHARACTERS[name]
    return ["human", *(f"steady.{characters[(number + seat) % len(characters)]}" for seat in range(1, players))]


def remarks_of(name, players, number):
    """A whole random game: after each of its states, the state and what is said about what is new in it."""
    cast_ = cast(name, players, number)
    before = 0
    for state, _, _ in random_game(name, players, number):
        yield state, remark_on(REGISTER[name].narrator, state.history, before, cast_)
        before = len(state.history)


def round_numbers(name, history, seats):
    """The number of the round that each event belongs to."""
    number = 1
    for event in history:
        number = REGISTER[name].narrator.begins(event, seats) or number
        yield number


def test_remarks_are_made_of_events_and_players_alone():
    assert list(signature(remark_on).parameters) == ["narrator", "history", "since", "players"]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_there_is_always_a_greeting_and_an_ending_and_little_in_between(name, players):
    for number in range(4):
        said = [(state, remark) for state, remark in remarks_of(name, players, number) if remark]
        last, history = said[-1][1], said[-1][0].history
        rounds = list(round_numbers(name, history, players))
        moments = [remark.moment for _, remark in said]
        assert moments[0] == "greeting"
        assert last.moment in ("win", "lose")
        assert moments.count("greeting") == len({remark.seat for _, remark in said if remark.moment == "greeting"})
        for seat in range(1, players):
            own = [
                remark for _, remark in said if remark.seat == seat and remark.moment not in ("greeting", "win", "lose")
            ]
            spoken = [rounds[remark.event] for remark in own]
            assert len(spoken) == len(set(spoken)), "once in a round"
            assert all(later - earlier >= 2 for earlier, later in pairwise(spoken))
        assert all(1 <= remark.number <= MOMENTS[remark.moment] for _, remark in said)
        assert all(remark.seat != 0 for _, remark in said), "people speak for themselves"


@pytest.mark.parametrize("name", GAMES)
def test_every_moment_of_a_game_comes(name):
    found = set()
    for players in hook(name).SEATS:
        for number in range(12):
            found |= {remark.moment for _, remark in remarks_of(name, players, number) if remark}
    only = {"isle": {"buys", "sold"}, "skylands": {"island", "special"}}
    others = set().union(*(moments for game, moments in only.items() if game != name))
    assert found == set(MOMENTS) - others


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_is_hidden_changes_no_remark(name, players):
    random = chance_for("remarks", name, players)
    cast_ = tuple(cast(name, players, 1))
    compared = 0
    for state, _, _ in random_game(name, players, 1):
        if random.random() > 0.15:
            continue
        variant = hook(name).hidden_variant(state, None, random)
        compared += variant != state
        assert said_at(name, variant, cast_) == said_at(name, state, cast_)
    assert compared > 3


def said_at(name, state, players):
    """The remarks of the situation that the page gets, at a table that stands in a state."""
    bridge = Bridge()
    table = new_table(GAMES[name], set_up(name, len(players), 1), players)
    bridge.table = replace(table, states=(state,))
    reply = json.loads(bridge.handle(json.dumps({"id": 1, "verb": "situation", "args": {"viewer": None}})))
    return reply["result"]["remarks"]


def test_nothing_is_said_about_prices_before_they_are_revealed():
    game = GAMES["isle"]
    cast_ = cast("isle", 3, 2)
    random = chance_for("prices")
    compared = 0
    for state, seat, action in random_game("isle", 3, 2):
        if action is None or action.kind != "price":
            continue
        after = game.apply(state, action)
        other = game.apply(state, random.choice(game.legal_actions(state, seat)))
        if after.phase != "price":
            continue  # it was the last: all prices are revealed
        compared += after != other
        since = len(state.history)
        narrator = REGISTER["isle"].narrator
        assert remark_on(narrator, after.history, since, cast_) == remark_on(narrator, other.history, since, cast_)
    assert compared > 5


def test_earlier_bots_and_people_say_nothing():
    for name in GAMES:
        for state, _, _ in random_game(name, 2, 0):
            assert remark_on(REGISTER[name].narrator, state.history, 0, ["human", "easy"]) is None
    assert character_of("champion.rory") == "rory"
