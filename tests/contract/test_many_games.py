"""A thousand games of every kind and number of seats: they end normally, and two hundred of them keep their secrets."""

import pytest

from tests.contract.games import TABLES
from tests.contract.test_play import end_normally
from tests.contract.test_views import Comparison
from tests.times import TIMES

WATCHED = 2
"""In this many of the hundreds, the views of two states with different secrets are compared too."""
SHARE = 0.04


@pytest.mark.slow
@pytest.mark.parametrize("hundred", range(10 * TIMES))
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_thousand_random_games_end_normally_and_what_a_seat_cannot_see_changes_nothing_it_sees_in_200(
    name, players, hundred
):
    numbers = range(100 * hundred, 100 * hundred + 100)
    if hundred < WATCHED * TIMES:
        comparison = Comparison(name, players, SHARE)
        end_normally(name, players, numbers, comparison.look)
        assert comparison.compared > 100
    else:
        end_normally(name, players, numbers)
