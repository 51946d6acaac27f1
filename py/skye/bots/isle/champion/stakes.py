"""Pricing as a game of its own: fictitious play between all seats, and stakes mixed as it mixes them.

Everybody answers, again and again, what the others have done so far. What a seat answered over time is a mixture that
is hard to take advantage of: the champion draws its stake from it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from skye.bots.isle.champion.market import Market
from skye.bots.isle.economy import Stake
from skye.isle.pricing import LOWEST_PRICE

FINE = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 20, 22, 25, 28, 32, 37, 42, 50, 60, 72, 86, 100)
COARSE = (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 17, 20, 24, 29, 35, 42, 50, 60, 72, 86, 100)
"""Prices that are tried with two seats and with more."""


EQUILIBRIUM, HABIT, STUDIED = "e", "h", "s"
"""How rivals may price in a round: as an answer to all rounds so far, by habit, or as a careful player prices."""

MIXED = "eeeeeh"
DUEL = "eeeeeesh"
TABLE = "ssh"
"""How rivals price from round to round: with two seats in a short study and in a whole one, and with more. Few people
play an equilibrium, but against one rival most rounds must be of that kind, or the stakes could be foreseen."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much fictitious play is played: counted in rounds, not in time."""

    first: int = 6
    """Rounds in which all stakes are tried."""
    keep: int = 60
    """How many stakes of each seat are tried after that."""
    rounds: int = 48
    duel: int = 120
    """Rounds in all, with more than two seats and with two, whose rounds take less time and must not be foreseen."""
    duelists: str = DUEL
    """How a single rival prices from round to round."""
    most: int = 500
    """How many stakes of a seat are tried at most."""
    is_careful: bool = True
    """Whether it considers how careful players would price."""


FULL = Budget()
"""The champion's budget."""


@dataclass(slots=True)
class Mixture:
    """Stakes of a seat, how much each weighs, and what each came to on average; those never answered weigh nothing."""

    stakes: list[Stake]
    weights: list[float]
    values: list[float]

    def draw(self, random: Random, near: float) -> Stake:
        """A stake drawn by weight from those that come to at most `near` points less than the best one.

        >>> Mixture([(0, 1, 1), (1, 1, 1)], [3.0, 1.0], [2.0, 0.5]).draw(Random(1), near=1.0)
        (0, 1, 1)
        """
        answered = [number for number, weight in enumerate(self.weights) if weight]
        least = max(self.values[number] for number in answered) - near
        near_best = [number for number in answered if self.values[number] >= least]
        return self.stakes[random.choices(near_best, [self.weights[number] for number in near_best])[0]]


def options_of(purse: int, steps: Sequence[int], most: int) -> list[Stake]:
    """The stakes that are tried with so much gold; of too many, every second price is left out.

    >>> options_of(2, FINE, 500)
    [(0, 1, 1), (1, 1, 1), (2, 1, 1)]
    """
    while True:
        found = [
            (discard, first, second)
            for discard in range(3)
            for first in steps
            if first + LOWEST_PRICE <= purse
            for second in steps
            if first + second <= purse
        ]
        if len(found) <= most:
            return found
        steps = (*steps[:3], *steps[3::2])


def simple_stake(market: Market, seat: int) -> Stake:
    """A plain way to price, to begin with: without the tile worth least, a third of the gold on each of the others."""
    return habits(market, seat)[0]


def habits(market: Market, seat: int) -> list[Stake]:
    """How many people price: a third of the gold on each tile, most of it on the best one, or what tiles are worth."""
    hand, purse, gold = market.hands[seat], market.purses[seat], market.gold[seat]
    discard, other, best = sorted(range(3), key=lambda place: hand[1 << place][0])
    each = max(LOWEST_PRICE, purse // 3)
    budget = max(2 * LOWEST_PRICE, 7 * purse // 10)
    value = max(0.05, gold[purse] / max(1, purse))
    wanted = [max(1.0, hand[1 << place][0] / (2 * value)) for place in (best, other)]
    share = min(1.0, budget / sum(wanted))
    high = min(max(LOWEST_PRICE, round(wanted[0] * share)), purse - LOWEST_PRICE)
    low = min(max(LOWEST_PRICE, round(wanted[1] * share)), purse - high)
    half = min(max(LOWEST_PRICE, purse // 2), purse - LOWEST_PRICE)
    prices = [(each, each), (half, max(LOWEST_PRICE, purse // 6)), (high, low)]
    return [
        (discard, on_best, on_other) if best < other else (discard, on_other, on_best) for on_best, on_other in prices
    ]


THRIFTS = (1.0, 0.8, 1.2, 0.6, 1.4, 1.0, 0.9, 1.1)
"""How much a price may count for a buyer: rivals do not value gold as the champion does."""


def fictitious_play(
    market: Market, budget: Budget, careful: Sequence[Sequence[Stake]] = ()
) -> Iterator[tuple[list[Mixture] | None, float]]:
    """The mixtures of all seats, which come last; None in between, with how much is done.

    `careful` are stakes by which careful players in the place of each seat might price.
    """
    seats = range(len(market.purses))
    steps = FINE if len(seats) == 2 else COARSE
    options = [options_of(purse, steps, budget.most) for purse in market.purses]
    totals = [[0.0] * len(each) for each in options]
    played: list[dict[Stake, float]] = [{} for _ in seats]
    known = [habits(market, seat) for seat in seats]
    stakes = [each[0] for each in known]
    manners, rounds = (budget.duelists, budget.duel) if len(seats) == 2 else (TABLE, budget.rounds)
    for number in range(rounds):
        if number == budget.first:
            for seat in seats:
                ranked = sorted(range(len(options[seat])), key=lambda each: -totals[seat][each])[: budget.keep]
                options[seat] = [options[seat][each] for each in ranked]
                totals[seat] = [totals[seat][each] for each in ranked]
        weight = number + 1.0
        answers = []
        manner = manners[number % len(manners)]
        if manner == HABIT or not number:
            rivals = [each[(number // len(manners) + seat) % len(each)] for seat, each in enumerate(known)]
        elif manner == STUDIED and careful:
            rivals = [each[number // len(manners) % len(each)] for each in careful]
        else:
            rivals = stakes
        for seat in seats:
            thrift = [THRIFTS[(number * 3 + 5 * other) % len(THRIFTS)] if other != seat else 1.0 for other in seats]
            total = totals[seat]
            for place, value in enumerate(market.values(seat, rivals, options[seat], thrift)):
                total[place] += weight * value
            answers.append(options[seat][max(range(len(total)), key=total.__getitem__)])
            yield None, number / rounds
        stakes = answers
        if number >= budget.first:
            for seat, stake in enumerate(stakes):
                played[seat][stake] = played[seat].get(stake, 0.0) + weight
    whole = rounds * (rounds + 1) / 2
    yield (
        [
            Mixture(
                options[seat],
                [played[seat].get(stake, 0.0) for stake in options[seat]],
                [total / whole for total in totals[seat]],
            )
            for seat in seats
        ],
        1.0,
    )
