"""The errors of the library: one family with a code and facts, which also crosses to another process."""

import pickle

import pytest

from skye.core.errors import BadRecord, BadSetup, IllegalAction, SkyeError, UnknownAction

ERRORS = [
    (IllegalAction("own_tile", seat=1, phase="buy", tile="12"), "own_tile (seat 1, phase buy): tile=12"),
    (IllegalAction("game_over", seat=0, phase="end"), "game_over (seat 0, phase end)"),
    (BadSetup("name_taken", seat=1, by=0), "name_taken: by=0, seat=1"),
    (BadRecord("wrong_digest", number=12), "wrong_digest: number=12"),
    (UnknownAction("unknown_action", text="0 dance"), "unknown_action: text=0 dance"),
]


@pytest.mark.parametrize(("error", "text"), ERRORS)
def test_every_error_states_its_code_and_facts(error, text):
    assert isinstance(error, SkyeError)
    assert str(error) == text


@pytest.mark.parametrize("error", [error for error, _ in ERRORS])
def test_an_error_survives_a_pickle(error):
    copy = pickle.loads(pickle.dumps(error))
    assert type(copy) is type(error)
    assert str(copy) == str(error)
    assert vars(copy) == vars(error)
