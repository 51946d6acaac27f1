"""Every registered game, and what the shared assertions need to know about each.

A game is included by being registered in `skye.games` and by a module of its name in `tests/contract/hooks`:

- `SEATS`: the numbers of seats it is played with,
- `setup_json(players, seed, number)`: set-ups of all kinds, distinguished by a number,
- `hidden_variant(state, viewer, random)`: a state that differs only in what the viewer cannot see,
- `other_actions(state, random)`: actions worth trying, whether or not they are offered,
- `questions(state, viewer, random)`: questions with their args, to be asked by the viewer.
"""

import importlib
import random

from skye.core.chance import stream
from skye.games import GAMES

TABLES = [
    (name, players) for name in GAMES for players in importlib.import_module(f"tests.contract.hooks.{name}").SEATS
]
"""Each game with each number of seats."""


def hook(name):
    """What the assertions need to know about a game."""
    return importlib.import_module(f"tests.contract.hooks.{name}")


def set_up(name, players, number, edition=None, rules=None):
    """One of many set-ups of a game, for the newest edition and rules by default."""
    data = hook(name).setup_json(players, f"contract {name} {players} {number}", number)
    return GAMES[name].parse_setup(data, edition=edition, rules=rules)


def random_game(name, players, number, edition=None, rules=None):
    """A whole random game: state, seat and action of each step, then the final state with None."""
    game = GAMES[name]
    chance = stream(f"contract {name} {players} {number}", "moves")
    state = game.new_game(set_up(name, players, number, edition, rules))
    while to_act := game.to_act(state):
        seat = chance.choice(to_act)
        action = chance.choice(game.legal_actions(state, seat))
        yield state, seat, action
        state = game.apply(state, action)
    yield state, None, None


def facts_of(event):
    """The facts of an event by name, without its kind."""
    return {key: value for key, value in event.to_json().items() if key != "kind"}


ADDED_FACTS = {"behind", "rank", "shapes"}
"""Facts that events did not have when the games were recorded; they follow from others."""


def recorded_events(events):
    """Events in the form that the digests of recorded games contain."""
    return [{"kind": event.kind, "facts": _without_added(facts_of(event))} for event in events]


def _without_added(value):
    """A fact without the keys that were added since, at any depth."""
    if isinstance(value, list):
        return [_without_added(item) for item in value]
    if isinstance(value, dict):
        return {key: _without_added(item) for key, item in value.items() if key not in ADDED_FACTS}
    return value


def chance_for(*purpose):
    """A stream of its own for a test's sampling."""
    return random.Random("/".join(map(str, purpose)))
