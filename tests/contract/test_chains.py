"""Fifty games of each kind have the same hash chain on every Python, step by step."""

import pytest

from skye.games import GAMES
from tests.contract.chains import ORDINARY, chain, games_of, recorded, step_digests

FIFTHS = 5


def test_fifty_chains_of_each_kind_are_written_down():
    for name in GAMES:
        kept = recorded()[name]
        assert len(kept["ends"]) == len(set(kept["ends"])) >= ORDINARY
        assert len(kept["steps"]) == ORDINARY


@pytest.mark.parametrize("fifth", range(FIFTHS))
@pytest.mark.parametrize("name", GAMES)
def test_games_have_the_recorded_hash_chain_step_by_step(name, fifth):
    kept = recorded()[name]
    games = games_of(name, len(kept["ends"]))
    for number in range(fifth, len(games), FIFTHS):
        end, digits = chain(step_digests(name, *games[number]))
        if end != kept["ends"][number] and number < ORDINARY:
            text = kept["steps"][number]
            steps = [text[place : place + 2] for place in range(0, len(text), 2)]
            assert digits.split(" ") == steps, f"game {number} of {name}"
        assert end == kept["ends"][number], f"game {number} of {name}"
