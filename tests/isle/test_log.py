"""The log has a sentence for every kind of event."""

from typing import get_args

from skye.isle import GAME
from skye.isle.actions import GiveUp
from skye.isle.events import Event
from skye.isle.log import log_lines
from tests.contract.games import random_game
from tests.isle.boards import draw
from tests.isle.play import building, start


def test_every_event_of_many_games_has_a_sentence():
    seen = set()
    rare = GAME.apply(building(hands=[["06"], []], territories={0: draw("a", a="PPPP P")}), GiveUp(0, "06"))
    assert list(log_lines(rare))[-1] == "Ann gives up 06, which fits nowhere."
    for players in (2, 3, 4, 5):
        for number in range(3):
            state = list(random_game("isle", players, number))[-1][0]
            lines = list(log_lines(state))
            assert len(lines) == len(state.history)
            assert all(line.endswith(".") for line in lines)
            seen |= {event.kind for event in state.history}
    assert seen | {"given_up"} == {kind.kind for kind in get_args(Event)}


def test_a_log_begins_with_goals_round_income_and_tiles():
    lines = list(log_lines(start(2)))
    assert lines[0] == (
        "The goals are A farm-animals, B complete-mountains, C road-tiles, D squares. Ann is the first player."
    )
    assert lines[1] == "--- Round 1: goals A, Ann begins."
    assert lines[2] == "Ann gets 5 gold: 5 for the castle."
    assert lines[4].startswith("Ann draws ")
