"""Two states that differ only in what a seat cannot see give that seat equal views."""

import json

import pytest

from skye.core.game import IllegalAction
from skye.games import GAMES
from tests.contract.games import TABLES, chance_for, hook, random_game


def answer(game, state, viewer, question, args):
    """A question's answer, or the code it is refused with."""
    try:
        return game.ask(state, viewer, question, args)
    except IllegalAction as fault:
        return fault.code, fault.facts


def compare(name, players, numbers, share):
    """At a share of the steps of these games, compare all that a viewer may learn of two such states."""
    game = GAMES[name]
    random = chance_for("views", name, players, numbers)
    compared = 0
    for number in numbers:
        for state, _, _ in random_game(name, players, number):
            if random.random() > share:
                continue
            viewer = random.choice([None, *range(players)])
            variant = hook(name).hidden_variant(state, viewer, random)
            compared += variant != state
            assert game.view(variant, viewer) == game.view(state, viewer)
            assert game.to_act(variant) == game.to_act(state)
            assert [event.to_json() for event in variant.history] == [event.to_json() for event in state.history]
            for question, args in hook(name).questions(state, viewer, random):
                assert answer(game, variant, viewer, question, args) == answer(game, state, viewer, question, args)
            if viewer is not None:
                assert list(game.legal_actions(variant, viewer)) == list(game.legal_actions(state, viewer))
    return compared


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_a_seat_cannot_see_changes_nothing_it_sees(name, players):
    assert compare(name, players, range(4), 0.1) > 10


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_a_seat_cannot_see_changes_nothing_it_sees_over_200_games(name, players):
    assert compare(name, players, range(100, 300), 0.04) > 200


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_views_and_events_are_json_and_never_tell_the_seed(name, players):
    game = GAMES[name]
    for state, _, _ in list(random_game(name, players, 1))[::7]:
        told = [game.view(state, viewer) for viewer in (None, *range(players))]
        told.append([event.to_json() for event in state.history])
        text = json.dumps(told)
        assert json.loads(text) == told
        assert state.setup.seed not in text


@pytest.mark.parametrize("name", GAMES)
def test_a_view_is_built_anew_each_time(name):
    game = GAMES[name]
    state = next(random_game(name, 2, 0))[0]
    first = game.view(state, 0)
    kept = json.dumps(first)
    first.clear()
    for value in game.view(state, 0).values():
        if isinstance(value, list):
            value.clear()
    assert json.dumps(game.view(state, 0)) == kept
