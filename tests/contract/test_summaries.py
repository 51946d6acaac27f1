"""What a list of games shows of one agrees with the game itself, at every step."""

import pytest

from skye.games import GAMES
from tests.contract.games import TABLES, random_game


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_summary_names_winners_only_at_the_end_and_agrees_with_the_outcome(name, players):
    game = GAMES[name]
    for number in range(3):
        before = None
        for state, seat, _ in random_game(name, players, number):
            summary, outcome = game.summary(state), game.outcome(state)
            assert len(summary.points) == players
            assert (outcome is None) == (seat is not None)
            if outcome is None:
                assert summary.winners == ()
            else:
                assert (summary.points, summary.winners) == (outcome.points, outcome.winners)
            assert summary.last is None or 1 <= summary.number <= summary.last
            assert (summary.number == 0) == (summary.unit == "start")
            assert before is None or summary.number >= before.number, "time never goes back"
            before = summary
        assert before is not None
        assert before.number == (before.last or before.number) > 1
