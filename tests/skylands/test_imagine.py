"""What a bot that looks ahead works with: a state made from a view alone."""

from dataclasses import replace
from random import Random

import pytest

from skye.skylands import GAME
from skye.skylands.imagine import imagined
from tests.skylands.play import start
from tests.skylands.test_laws import random_states


@pytest.mark.parametrize(("players", "kind"), [(2, "printed"), (3, "tactical"), (4, "printed")])
def test_a_state_imagined_from_a_view_has_the_same_view_and_the_same_actions(players, kind):
    for number, state in enumerate(random_states(players + 70, players, kind)):
        seat = number % players
        view = GAME.view(state, seat)
        thought = imagined(view, Random(number))
        assert GAME.view(thought, seat) == view
        assert GAME.to_act(thought) == GAME.to_act(state)
        for acting in GAME.to_act(state):
            assert list(GAME.legal_actions(thought, acting)) == list(GAME.legal_actions(state, acting))
        assert sorted(thought.stack) == sorted(state.stack)
        assert GAME.outcome(thought) == GAME.outcome(state)


def test_an_imagined_state_goes_on_like_the_real_one_until_something_is_revealed():
    checked = 0
    before = None
    for after in random_states(99, 2, "printed"):
        if before is not None and after.reveals == before.reveals:
            thought = imagined(GAME.view(before, None), Random(5))
            views = [
                GAME.view(GAME.apply(thought, action), None) for action in GAME.legal_actions(thought, before.acting)
            ]
            assert GAME.view(after, None) in views
            checked += 1
        before = after
    assert checked > 100


def test_the_order_of_the_stack_is_imagined_by_chance():
    view = GAME.view(start(), 0)
    orders = {imagined(view, Random(number)).stack for number in range(5)}
    assert len(orders) == 5
    real = start()
    other = replace(real, stack=real.stack[::-1])
    assert imagined(GAME.view(other, 0), Random(3)) == imagined(GAME.view(real, 0), Random(3))
