"""Whole games between all bots without an illegal action: 10 of each game in `build.py test`, 1,000 in `nightly`."""

from random import Random

import pytest

from skye.bots.bot import choose
from skye.core.chance import stream
from skye.core.record import MAX_ACTIONS
from skye.games import BOTS, EARLIER_LEVELS, GAMES, LEVELS, REGISTER
from tests.bots.honesty import SEAT_COUNTS, brief
from tests.contract.games import set_up
from tests.times import TIMES

AT_ONCE = 5
BATCHES = 2 if TIMES == 1 else 20 * TIMES
"""How often so many games are played."""

QUICK = ("random", "newcomer", "easy", "medium")
"""These play half of the seats."""

FIRST = 10_000


def bot_for(name, chance):
    """A quick bot, or one of the others: levels, earlier ones too, and every character on every level."""
    opponents = [f"{level}.{character}" for level in LEVELS for character in REGISTER[name].characters]
    others = (*EARLIER_LEVELS, *LEVELS, *opponents)
    return brief(BOTS[name][chance.choice(chance.choice((QUICK, others)))])


def play(name, number):
    """A game with one of many set-ups, all numbers of seats in turn and bots by chance; every action is legal."""
    game, counts = GAMES[name], SEAT_COUNTS[name]
    players = counts[number % len(counts)]
    chance = Random(f"legal {name} {number}")
    bots = [bot_for(name, chance) for _ in range(players)]
    streams = [stream(f"legal {name} {number}", "bot", seat) for seat in range(players)]
    state = game.new_game(set_up(name, players, number))
    for _ in range(MAX_ACTIONS):
        to_act = game.to_act(state)
        if not to_act:
            break
        seat = chance.choice(to_act)
        legal = game.legal_actions(state, seat)
        action = choose(bots[seat], game.view(state, seat), legal, streams[seat])
        assert action in legal, bots[seat].name
        state = game.apply(state, action)
    return game.outcome(state)


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("name", GAMES)
def test_whole_games_of_all_bots_without_an_illegal_action(name, batch):
    for number in range(FIRST + AT_ONCE * batch, FIRST + AT_ONCE * (batch + 1)):
        outcome = play(name, number)
        assert outcome is not None
        assert outcome.winners
