"""Who would buy a seat's tiles at its prices, by the mixtures and habits that the champion expects of the others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from skye.bots.isle.champion.market import PAIRS, Market
from skye.bots.isle.champion.stakes import THRIFTS, Mixture, habits
from skye.bots.isle.economy import Stake

ROUNDS = 48
"""How many rounds are played to see who buys."""
HABIT_EVERY = 3
"""In every so many of them the others price by habit."""
NEAR = 1.0
"""Nobody is expected to choose a stake that comes to more points less than the best one."""


@dataclass(slots=True)
class Ledger(Market):
    """A market that notes what everybody has bought in each round that is played on it."""

    rounds: list[list[int]] = field(default_factory=list)

    def result(self, seat: int, kept: Sequence[int], bought: Sequence[int], gold: Sequence[int]) -> float:
        """What a seat has gained, as in every market."""
        self.rounds.append(list(bought))
        return Market.result(self, seat, kept, bought, gold)


@dataclass(frozen=True, slots=True)
class Sale:
    """How often a tile is bought at its price, and by whom most often."""

    chance: float
    buyer: int


def sales(market: Market, mixtures: Sequence[Mixture], seat: int, stake: Stake) -> list[Sale]:
    """What becomes of both tiles that a seat prices, in their order, when the others price as they are expected to."""
    seats = range(len(market.purses))
    ledger = Ledger(market.order, market.purses, market.hands, market.gold, market.rivalry, market.shows_gold)
    known = [habits(market, other) for other in seats]
    random = Random(0)  # a sample of the mixtures, the same every time
    for number in range(ROUNDS):
        if number % HABIT_EVERY == HABIT_EVERY - 1:
            stakes = [each[(number // HABIT_EVERY + other) % len(each)] for other, each in enumerate(known)]
        else:
            stakes = [mixture.draw(random, NEAR) for mixture in mixtures]
        thrift = [THRIFTS[(number * 3 + 5 * other) % len(THRIFTS)] if other != seat else 1.0 for other in seats]
        ledger.values(seat, stakes, [stake], thrift)
    found = []
    for place in PAIRS[stake[0]]:
        tile = 3 * seat + place + 1
        times = [sum(bought[other] == tile for bought in ledger.rounds) for other in seats]
        # Of those who buy it equally often, or never, the one who gains most by it is meant.
        keenness = [(times[other], market.hands[other][0][tile], other) for other in seats if other != seat]
        found.append(Sale(sum(times) / ROUNDS, max(keenness)[2]))
    return found
