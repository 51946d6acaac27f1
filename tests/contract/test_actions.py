"""Actions of every game have a text form and a JSON form, and both round-trip."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skye.games import GAMES
from tests.contract.games import TABLES, chance_for, random_game

# The letters of all actions, and some that no action has.
LETTERS = st.sampled_from("0123456789 -,=+:_xabcdefghiklmnopqrstuvyGPBé٣\n\0")
WORDS = st.sampled_from(["kind", "seat", "tile", "x", "y", "turn", "place", "pass", "done", "01", ""])
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | WORDS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=5),
    max_leaves=8,
)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_actions_round_trip_as_text_and_as_json(name, players):
    game = GAMES[name]
    random = chance_for("round trip", name, players)
    kinds = set()
    for state, seat, _ in random_game(name, players, 1):
        if seat is None:
            break
        offered = game.legal_actions(state, seat)
        for action in random.sample(offered, min(20, len(offered))):
            assert game.parse_action(str(action)) == action
            data = json.loads(json.dumps(action.to_json()))
            assert game.action_from_json(data) == action
            assert data["seat"] == seat
            assert "\n" not in str(action)
            kinds.add(data["kind"])
    assert len(kinds) >= 4


@pytest.mark.parametrize("name", GAMES)
@given(text=st.text(LETTERS, max_size=40))
def test_any_text_is_an_action_or_a_value_error(name, text):
    try:
        action = GAMES[name].parse_action(text)
    except ValueError:
        return
    assert GAMES[name].parse_action(str(action)) == action


@pytest.mark.parametrize("name", GAMES)
@given(data=JSON)
def test_any_json_is_an_action_or_a_value_error(name, data):
    try:
        action = GAMES[name].action_from_json(data)
    except ValueError:
        return
    assert GAMES[name].action_from_json(action.to_json()) == action


WRONG = {int: (None, True, 1.5, "", [], {}, 10**30), str: (7, True, 1.5, [], {}), dict: (None, 3, [], "", {})}


@pytest.mark.parametrize("name", GAMES)
def test_json_actions_with_one_value_of_the_wrong_type_are_refused(name):
    game = GAMES[name]
    seen = set()
    for _, seat, action in random_game(name, 3, 3):
        if seat is None or action.kind in seen:
            continue
        seen.add(action.kind)
        data = action.to_json()
        for key, value in data.items():
            for wrong in WRONG.get(type(value), ()):
                with pytest.raises(ValueError):
                    game.action_from_json({**data, key: wrong})
    assert len(seen) >= 4
