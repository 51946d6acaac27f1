"""How players may price: the simple market, one's own value, the best answer to a market; for bots and for guesses."""

from __future__ import annotations

from skye.bots.isle.economy import Appraisal, BuyingStyle, Stake, Trial, candidates, scenario

CLEARLY = 1.5
"""A tile is clearly best when it is worth this many times the next one."""


def _worths(appraisal: Appraisal, seat: int) -> list[float]:
    return [appraisal.gain[seat][tile] for tile, _ in appraisal.world.offers[seat]]


def _in_order(discard: int, prices: dict[int, int]) -> Stake:
    first, second = (prices[place] for place in range(3) if place != discard)
    return discard, first, second


def market_stake(appraisal: Appraisal, seat: int) -> Stake:
    """Discard the tile worth least; stake half of the gold on a clearly best tile, otherwise a third on each.

    >>> from random import Random
    >>> from skye.bots.isle.economy import appraise
    >>> from skye.isle.search.world import random_world
    >>> world = random_world(Random(1), 2)
    >>> world.begin_round(Random(1))
    >>> market_stake(appraise(world), 0)[1:]  # a third of 5 gold on each
    (1, 1)
    """
    worths, gold = _worths(appraisal, seat), appraisal.world.gold[seat]
    discard, other, best = sorted(range(3), key=lambda place: worths[place])
    if worths[best] > CLEARLY * worths[other]:
        return _in_order(discard, {best: max(1, gold // 2), other: max(1, gold // 6)})
    return _in_order(discard, {best: max(1, gold // 3), other: max(1, gold // 3)})


def own_value_stake(appraisal: Appraisal, seat: int) -> Stake:
    """Discard the tile worth least; price the others where selling and keeping are worth the same to the seat.

    >>> from random import Random
    >>> from skye.bots.isle.economy import appraise
    >>> from skye.isle.search.world import random_world
    >>> world = random_world(Random(1), 2)
    >>> world.begin_round(Random(1))
    >>> sum(own_value_stake(appraise(world), 0)[1:]) <= 5
    True
    """
    worths, gold = _worths(appraisal, seat), appraisal.world.gold[seat]
    discard, other, best = sorted(range(3), key=lambda place: worths[place])
    budget = max(2, 7 * gold // 10)
    wanted = {place: max(1.0, worths[place] / (2 * appraisal.gold_value)) for place in (other, best)}
    share = min(1.0, budget / sum(wanted.values()))
    prices = {place: max(1, int(price * share + 0.5)) for place, price in wanted.items()}
    while sum(prices.values()) > budget:
        prices[max(prices, key=lambda place: prices[place])] -= 1
    return _in_order(discard, prices)


def thoughtful_stake(appraisal: Appraisal, seat: int, rivalry: float = 0.0) -> Stake:
    """The best stake when every rival prices as a simple market does and buys what it gains most from.

    >>> from random import Random
    >>> from skye.bots.isle.economy import appraise
    >>> from skye.isle.search.world import random_world
    >>> world = random_world(Random(1), 2)
    >>> world.begin_round(Random(1))
    >>> sum(thoughtful_stake(appraise(world), 0)[1:]) <= 5
    True
    """
    known = appraisal.stakes.get((seat, rivalry))
    if known is None:
        seats = range(len(appraisal.order))
        stakes = {rival: market_stake(appraisal, rival) for rival in seats if rival != seat}
        styles = [BuyingStyle(appraisal.gold_value, rivalry if one == seat else 0.0) for one in seats]
        trial = Trial(appraisal, seat, rivalry, [scenario(appraisal, seat, stakes, styles)])
        known = max(candidates(appraisal.world.gold[seat]), key=trial.value)
        appraisal.stakes[seat, rivalry] = known
    return known


def market_purchase(appraisal: Appraisal, seat: int) -> tuple[int, int] | None:
    """The tile worth most of those the gold is enough for, as owner and tile, if any is worth something.

    >>> from random import Random
    >>> from skye.bots.isle.economy import appraise
    >>> from skye.isle.search.world import random_world
    >>> world = random_world(Random(1), 2)
    >>> world.begin_round(Random(1))
    >>> for seat in (0, 1):
    ...     _ = world.stake(seat, 0, 1, 1)
    >>> market_purchase(appraise(world), 0)[0]
    1
    """
    gain, gold = appraisal.gain[seat], appraisal.world.gold[seat]
    affordable = [
        (gain[tile], owner, tile)
        for owner, tile, price in appraisal.stock()
        if owner != seat and price <= gold and gain[tile] > 0
    ]
    if not affordable:
        return None
    _, owner, tile = max(affordable)
    return owner, tile
