"""Judging a discard and prices: what they come to when the others price as they are expected to."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from random import Random

from skye.bots.isle.champion.market import Market
from skye.bots.isle.champion.stakes import COARSE, FINE, THRIFTS, Mixture, habits, options_of
from skye.bots.isle.economy import Stake
from skye.bots.isle.player import price_action
from skye.coach.decision import Verdict, Work
from skye.isle.actions import Price
from skye.isle.search.numbers import NUMBER
from skye.isle.search.world import World

GLANCES, LOOKS = 6, 24
"""Rounds played with every stake, and with those that then look best: once to choose the best, once to compare it."""
TRIED = 10
"""How many stakes look best."""
MOST_OPTIONS = 300
HABIT_EVERY = 3
"""In every so many rounds the others price by habit."""
NEAR = 1.0
"""Nobody is expected to choose a stake that comes to more points less than the best one."""

Expected = tuple[Sequence[Stake], Sequence[float]]
"""How everybody prices in a round, and how much prices count for each buyer."""


def judge_price(world: World, market: Market, mixtures: Sequence[Mixture], action: Price, random: Random) -> Work:
    """A verdict on the discard, and one on the prices given the discard."""
    seat, prices = action.seat, dict(action.prices)
    own = [tile for tile, _ in world.offers[seat]]
    discard = own.index(NUMBER[action.discard])
    asked = {NUMBER[tile]: price for tile, price in prices.items()}
    first, second = (asked[tile] for place, tile in enumerate(own) if place != discard)
    chosen = (discard, first, second)
    steps = FINE if len(market.purses) == 2 else COARSE
    grid = [stake for stake in options_of(market.purses[seat], steps, MOST_OPTIONS) if stake[0] == discard]
    options = list(dict.fromkeys([chosen, *mixtures[seat].stakes, *grid]))
    rounds = [_expected(market, mixtures, seat, number, random) for number in range(GLANCES + 2 * LOOKS)]
    values = yield from _values(market, seat, options, rounds[:GLANCES])
    ranked = sorted(options, key=lambda stake: -values[stake])
    tried = [*ranked[:TRIED], *[stake for stake in ranked if stake[0] == discard][:TRIED], chosen]
    tried = list(dict.fromkeys(tried))
    values = yield from _values(market, seat, tried, rounds[GLANCES : GLANCES + LOOKS])
    best = max(tried, key=values.__getitem__)
    same = max((stake for stake in tried if stake[0] == discard), key=values.__getitem__)
    # Rounds in which the best stake was not chosen: what is best by chance in some is not in others.
    values = yield from _values(market, seat, list({best, same, chosen}), rounds[GLANCES + LOOKS :])
    left = world.rounds - world.round
    found = []
    for kind, better, worse in (("discard", best, same), ("price", same, chosen)):
        loss = values[better] - values[worse]
        preferred = price_action(world, seat, better) if loss > 0 and better != worse else action
        compared = price_action(world, seat, worse)
        found.append(Verdict(kind, world.round, left, max(0.0, loss), preferred, compared))
    return found


def _values(
    market: Market, seat: int, options: Sequence[Stake], rounds: Sequence[Expected]
) -> Generator[None, None, dict[Stake, float]]:
    """The mean value of each stake over some rounds."""
    totals = [0.0] * len(options)
    for stakes, thrift in rounds:
        for place, value in enumerate(market.values(seat, stakes, options, thrift)):
            totals[place] += value
        yield
    return {stake: total / len(rounds) for stake, total in zip(options, totals, strict=True)}


def _expected(market: Market, mixtures: Sequence[Mixture], seat: int, number: int, random: Random) -> Expected:
    """How the others may price in one round, and buy."""
    seats = range(len(market.purses))
    if number % HABIT_EVERY == HABIT_EVERY - 1:
        known = [habits(market, other) for other in seats]
        stakes = [each[(number // HABIT_EVERY + other) % len(each)] for other, each in enumerate(known)]
    else:
        stakes = [mixture.draw(random, NEAR) for mixture in mixtures]
    thrift = [THRIFTS[(number * 3 + 5 * other) % len(THRIFTS)] if other != seat else 1.0 for other in seats]
    return stakes, thrift
