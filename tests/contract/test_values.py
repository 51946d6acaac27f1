"""States are values: they can be hashed, pickled, copied and compared, and nothing in them changes."""

import copy
import pickle

import pytest

from skye.games import GAMES
from tests.contract.games import TABLES, random_game


def some_states(name, players):
    """Every tenth state of a game, and its last one."""
    states = [state for state, _, _ in random_game(name, players, 2)]
    return [*states[::10], states[-1]]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_states_can_be_hashed_pickled_and_copied(name, players):
    states = some_states(name, players)
    again = some_states(name, players)
    assert len(set(states)) == len({*states, *again}) > 1
    for state in states:
        for other in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
            assert other == state
            assert hash(other) == hash(state)
            assert repr(other) == repr(state)
    # A copy can be played on.
    game, state = GAMES[name], pickle.loads(pickle.dumps(states[1]))
    seat = game.to_act(state)[0]
    action = game.legal_actions(state, seat)[0]
    assert game.apply(state, action) == game.apply(states[1], action)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_nothing_in_a_state_changes(name, players):
    def walk(value, seen):
        assert not isinstance(value, (list, set, bytearray)), f"{type(value).__name__} in a state"
        if isinstance(value, dict):
            with pytest.raises(TypeError):
                value["x"] = 1
            for item in value.values():
                walk(item, seen)
        elif isinstance(value, tuple):
            for item in value:
                walk(item, seen)
        elif hasattr(value, "__dataclass_fields__") and id(value) not in seen:
            seen.add(id(value))
            assert value.__dataclass_params__.frozen, type(value).__name__
            for field in value.__dataclass_fields__:
                walk(getattr(value, field), seen)

    for state in some_states(name, players):
        walk(state, set())


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_state_is_shown_on_one_line_and_drawn_by_str(name, players):
    for state in some_states(name, players):
        assert "\n" not in repr(state)
        assert len(repr(state)) < 200
        names = [seat.name for seat in state.setup.seats]
        assert all(each in repr(state) for each in names)
        drawing = str(state)
        tiles = [
            tile
            for seat in GAMES[name].view(state, None)["seats"]
            for tile, *_ in seat.get("territory", seat.get("board"))
        ]
        assert all(each in drawing for each in names)
        assert drawing.count("+-------+") or not tiles
        assert all(tile[:5] in drawing for tile in tiles)
