"""Two states that differ only in what a seat cannot see give that seat equal views."""

import json

import pytest

from skye.core.errors import IllegalAction
from skye.core.event import as_json
from skye.games import GAMES, REGISTER
from tests.contract.games import TABLES, chance_for, hook, random_game


def answer(name, state, viewer, question, args):
    """A question's answer, or the code it is refused with."""
    try:
        return REGISTER[name].ask(state, viewer, question, args)
    except IllegalAction as fault:
        return fault.code, fault.facts


class Comparison:
    """At some of the states it gets, compares all that a viewer may learn with that of a state with other secrets."""

    def __init__(self, name, players, share):
        self.name, self.players, self.share = name, players, share
        self.random = chance_for("views", name, players, share)
        self.compared = 0

    def look(self, state):
        """Compare now and then."""
        if self.random.random() > self.share:
            return
        game, random = GAMES[self.name], self.random
        viewer = random.choice([None, *range(self.players)])
        variant = hook(self.name).hidden_variant(state, viewer, random)
        self.compared += variant != state
        assert game.view(variant, viewer) == game.view(state, viewer)
        assert game.summary(variant) == game.summary(state)
        assert game.to_act(variant) == game.to_act(state)
        assert [event.to_json() for event in variant.history] == [event.to_json() for event in state.history]
        for question, args in hook(self.name).questions(state, viewer, random):
            assert answer(self.name, variant, viewer, question, args) == answer(
                self.name, state, viewer, question, args
            )
        if viewer is not None:
            assert list(game.legal_actions(variant, viewer)) == list(game.legal_actions(state, viewer))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_a_seat_cannot_see_changes_nothing_it_sees(name, players):
    comparison = Comparison(name, players, 0.1)
    for number in range(4):
        for state, _, _ in random_game(name, players, number):
            comparison.look(state)
    assert comparison.compared > 10


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_views_and_events_are_json_and_never_contain_the_seed(name, players):
    game = GAMES[name]
    for state, _, _ in list(random_game(name, players, 1))[::7]:
        shown = [game.view(state, viewer) for viewer in (None, *range(players))]
        shown.append([event.to_json() for event in state.history])
        text = json.dumps(shown)
        assert json.loads(text) == as_json(shown)
        assert state.setup.seed not in text


@pytest.mark.parametrize("name", GAMES)
def test_each_view_is_a_new_object(name):
    game = GAMES[name]
    state = next(random_game(name, 2, 0))[0]
    first = game.view(state, 0)
    expected = json.dumps(first)
    first.clear()
    for value in game.view(state, 0).values():
        if isinstance(value, list):
            value.clear()
    assert json.dumps(game.view(state, 0)) == expected
