"""Fifty games of each kind have the same hash chain on every Python, step by step."""

import pytest

from skye.games import GAMES
from tests.contract.chains import ORDINARY, chain, games_of, recorded, recorded_by_old_rules, step_digests

FIFTHS = 5


def test_fifty_chains_of_each_kind_are_written_down():
    for name in GAMES:
        stored = recorded()[name]
        assert len(stored["ends"]) == len(set(stored["ends"])) >= ORDINARY
        assert len(stored["steps"]) == ORDINARY


@pytest.mark.parametrize("fifth", range(FIFTHS))
@pytest.mark.parametrize("name", GAMES)
def test_games_have_the_recorded_hash_chain_step_by_step(name, fifth):
    stored = recorded()[name]
    games = games_of(name, len(stored["ends"]))
    for number in range(fifth, len(games), FIFTHS):
        end, digits = chain(step_digests(name, *games[number]))
        if end != stored["ends"][number] and number < ORDINARY:
            text = stored["steps"][number]
            steps = [text[place : place + 2] for place in range(0, len(text), 2)]
            assert digits.split(" ") == steps, f"game {number} of {name}"
        assert end == stored["ends"][number], f"game {number} of {name}"


@pytest.mark.parametrize("name", recorded_by_old_rules())
def test_games_by_version_1_of_the_rules_have_the_chains_that_were_recorded_then(name):
    ends = recorded_by_old_rules()[name]["ends"]
    assert len(ends) == len(set(ends)) == ORDINARY
    assert [chain(step_digests(name, *game, rules=1))[0] for game in games_of(name, ORDINARY)] == ends
