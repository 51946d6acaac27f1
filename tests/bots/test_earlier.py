"""The levels of earlier versions play exactly as they did: a saved game goes on with the bots it was begun with.

`PYTHONPATH=py:. .venv/bin/python -m tests.bots.earlier > tests/bots/earlier.json` records the digests. They were
recorded once, before there were other levels; a change in them is a change of a bot that saved games rely on.
"""

import pytest

from skye.games import EARLIER_LEVELS, GAMES
from tests.bots.earlier import LINE_UPS, SEEDS, game_digest, games_of, recorded

ALL = [
    pytest.param(name, place, marks=() if seed == SEEDS[name][0] else pytest.mark.slow, id=f"{name} {bots} {seed}")
    for name in SEEDS
    for place, (bots, seed) in enumerate(games_of(name))
]


@pytest.mark.parametrize(("name", "place"), ALL)
def test_whole_games_come_out_as_recorded(name, place):
    assert game_digest(name, *games_of(name)[place]) == recorded()[name][place]


def test_the_recorded_games_cover_all_levels_of_all_games_with_two_and_three_players():
    assert set(recorded()) == set(GAMES)
    assert {len(bots) for bots in LINE_UPS} == {2, 3}
    for players in (2, 3):
        assert {bot for bots in LINE_UPS if len(bots) == players for bot in bots} == set(EARLIER_LEVELS)
    for name in GAMES:
        assert len(recorded()[name]) == len(games_of(name))
