"""The characters of Skylands: each likes what its portrait says, and the figures of a decision show it."""

from math import isnan

import pytest

from skye.bots.skylands.characters import SKYLANDS_CHARACTERS, Likings, surroundings
from skye.cli.characters import guess, normal, summary
from skye.cli.signatures import SIGNATURES
from skye.core.values import FrozenDict
from skye.skylands import GAME
from skye.skylands.actions import Choose, Deploy, Discard, Done, Pass, Take
from skye.skylands.sample import example

FIGURES = SIGNATURES["skylands"]


def of_kind(state, kind):
    """The legal actions of a kind."""
    return [action for action in GAME.legal_actions(state, state.acting) if isinstance(action, kind)]


def favourite(character, actions, state):
    """What a character likes best."""
    return max(actions, key=lambda action: SKYLANDS_CHARACTERS[character](state, action))


@pytest.mark.parametrize(
    ("character", "action"), [("zephyr", "discover"), ("nimbus", "deploy"), ("halo", "create"), ("mistral", "convert")]
)
def test_who_has_a_favourite_action_likes_to_choose_it(character, action):
    state = example()
    assert favourite(character, of_kind(state, Choose), state).action == action


def test_the_spoiler_likes_what_the_others_cannot_use():
    state = example()
    assert favourite("petrel", of_kind(state, Choose), state).action not in ("discover", "deploy")


def test_the_spoiler_likes_the_colour_of_which_few_are_left():
    state = example("0 choose deploy")
    likings = Likings(scarce=1.0)
    first, *_ = of_kind(state, Deploy)
    before = likings(state, first)
    assert likings(GAME.apply(state, first), first) > before


def test_the_rusher_does_not_like_to_rest():
    state = example("0 choose deploy")
    bora = SKYLANDS_CHARACTERS["bora"]
    assert max(bora(state, Pass(0)), bora(state, Done(0)), bora(state, Discard(0, "i01"))) < 0
    assert all(bora(state, action) > 0 for action in of_kind(state, Deploy))


def test_the_architect_likes_tiles_without_open_sides():
    state = example("0 choose discover")
    cells = state.seats[state.acting].land.board.cells
    _, open_sides = surroundings(favourite("cirrus", of_kind(state, Take), state), cells)
    assert open_sides == 0
    _, open_sides = surroundings(favourite("zephyr", of_kind(state, Take), state), cells)
    assert open_sides > 0


@pytest.mark.parametrize("character", SKYLANDS_CHARACTERS)
def test_nobody_would_rather_rest_than_deploy(character):
    state = example("0 choose deploy")
    likings = SKYLANDS_CHARACTERS[character]
    assert all(likings(state, action) >= likings(state, Pass(0)) for action in of_kind(state, Deploy))


def test_a_home_is_liked_by_its_terrain():
    state = example("0 choose deploy")
    for action in of_kind(state, Deploy):
        terrain = state.seats[action.seat].land.by_id[action.island].terrain
        assert Likings(homes=FrozenDict({terrain: 2.0}))(state, action) == 2.0


@pytest.mark.parametrize("steps", [(), ("0 choose deploy",), ("0 choose discover",)])
def test_a_figure_tells_an_action_from_what_could_be_done_instead(steps):
    """Over all legal actions each figure that they have is 0 on average."""
    state = example(*steps)
    view = GAME.view(state, state.acting)
    rows = [FIGURES(view, action) for action in GAME.legal_actions(state, state.acting)]
    known = 0
    for column in zip(*rows, strict=True):
        values = [value for value in column if not isnan(value)]
        known += bool(values)
        assert sum(values) == pytest.approx(0, abs=1e-9)
    assert known >= 5


def test_two_players_with_different_favourites_are_told_apart():
    state = example()
    view = GAME.view(state, state.acting)
    blocks = {action: [summary([FIGURES(view, Choose(0, action))] * 2)] * 2 for action in ("deploy", "create")}
    known = {action: normal(rows) for action, rows in blocks.items()}
    assert all(guess(known, rows[0]) == action for action, rows in blocks.items())
