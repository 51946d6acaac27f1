"""What the tests of honesty share: who plays, positions from games, and the same positions with other secrets."""

from dataclasses import replace
from functools import cache
from random import Random

from skye.bots.bot import choose
from skye.bots.isle.champion.champion import ChampionBot as IsleChampion
from skye.bots.isle.champion.champion import Notes
from skye.bots.isle.champion.stakes import Budget
from skye.bots.isle.economy import Memory
from skye.bots.isle.hard import Hard
from skye.bots.isle.player import IsleBot
from skye.bots.skylands.champion import ChampionBot as SkylandsChampion
from skye.bots.skylands.hard import HardBot
from skye.core.chance import stream
from skye.games import BOTS, GAMES
from tests.contract.games import hook, set_up

SEAT_COUNTS = {"isle": (2, 3, 4, 5), "skylands": (2, 3, 4)}
QUICK = ("easy", "random")
"""Who plays the games that positions are taken from, in turn."""
SHARE = 0.1
"""The part of the decisions of a game that is looked at."""


def brief(bot):
    """The same bot with a small budget: the same code in a fraction of the time."""
    if isinstance(bot, IsleChampion):
        return replace(bot, budget=Budget(first=2, keep=10, rounds=5, most=60), width=3)
    if isinstance(bot, IsleBot) and isinstance(bot.mind, Hard):
        return replace(bot, mind=Hard(scenarios=4, first_look=2, second_look=6, width=3))
    if isinstance(bot, HardBot):
        return HardBot(samples=2, turns=1, options=2, width=4)
    if isinstance(bot, SkylandsChampion) and bot.samples:
        return replace(bot, samples=4, step_samples=3, looks=(0, 1), options=3)
    return bot


def forgetful(bot):
    """The same bot with nothing computed yet, so that nothing computed for another position can stand in."""
    if isinstance(bot, IsleChampion):
        return replace(bot, notes=Notes())
    return replace(bot, memory=Memory()) if isinstance(bot, IsleBot) else bot


def decisions(name, players, number):
    """A whole game between quick bots: state and seat of each decision between several actions."""
    game = GAMES[name]
    bots = [BOTS[name][QUICK[(seat + number) % len(QUICK)]] for seat in range(players)]
    state = game.new_game(set_up(name, players, number))
    random = stream(f"honest {name} {players} {number}", "moves")
    while to_act := game.to_act(state):
        seat = random.choice(to_act)
        legal = game.legal_actions(state, seat)
        if len(legal) > 1:
            yield state, seat
        state = game.apply(state, choose(bots[seat], game.view(state, seat), legal, random))


@cache
def positions(name, count):
    """Positions with all numbers of seats: a state, a seat to act, and a state that differs only in its secrets."""
    random = Random(f"honest {name}")
    found = []
    number = 0
    while len(found) < count:
        players = SEAT_COUNTS[name][number % len(SEAT_COUNTS[name])]
        for state, seat in decisions(name, players, number):
            if random.random() < SHARE:
                variant = hook(name).hidden_variant(state, seat, random)
                assert variant != state
                found.append((state, seat, variant))
        number += 1
    random.shuffle(found)
    return found[:count]


def choice(name, bot, state, seat, number):
    """What a bot chooses for a seat; the number stands for its stream."""
    game = GAMES[name]
    return choose(bot, game.view(state, seat), game.legal_actions(state, seat), Random(number))
