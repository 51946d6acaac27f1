"""Random games of every kind and number of seats end normally; some of them are watched: they keep their secrets."""

import pytest

from tests.contract.games import TABLES
from tests.contract.test_play import end_normally
from tests.contract.test_views import Comparison
from tests.times import TIMES

HUNDREDS = 4 if TIMES == 1 else 10 * TIMES
WATCHED = HUNDREDS // 4
"""In this many of the hundreds, the views of two states with different secrets are compared too."""
SHARE = 0.04


@pytest.mark.slow
@pytest.mark.parametrize("hundred", range(HUNDREDS))
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_random_games_end_normally_and_what_a_seat_cannot_see_changes_nothing_it_sees(name, players, hundred):
    numbers = range(100 * hundred, 100 * hundred + 100)
    if hundred < WATCHED:
        comparison = Comparison(name, players, SHARE)
        end_normally(name, players, numbers, comparison.look)
        assert comparison.compared > 100
    else:
        end_normally(name, players, numbers)
