"""Pricing and buying as economics: what each tile is worth to each seat, what gold is worth, who would buy what.

A price is good when it sells for more than the tile is worth to me, or keeps for little what is worth much: both are
found by letting everybody buy, in order, against prices that the rivals may well have set.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from skye.bots.isle.value import Fit, Outlook, best_fit, outlook_for
from skye.isle.goals.goal import rank_points
from skye.isle.pricing import LOWEST_PRICE
from skye.isle.search.world import World

Stake = tuple[int, int, int]
"""The place of the discard in a seat's offer, and the prices of the other two in their order."""

Stock = list[tuple[int, int, int]]
"""What can be bought: owner, tile and price."""

STEPS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 21, 24, 28, 32, 37, 42, 50, 60, 72, 86, 100)
"""Prices that are tried: every one where it matters, fewer where a piece of gold decides little."""


@dataclass(slots=True)
class BuyingStyle:
    """How a seat buys: how much the price counts for it, and how much what the owner gets."""

    thrift: float
    rivalry: float


@dataclass(slots=True)
class Appraisal:
    """What every tile on offer would add to every land, in points, and what a piece of gold is worth."""

    world: World
    outlooks: list[Outlook]
    gain: list[dict[int, float]]
    gold_value: float
    scores_gold: bool
    order: list[int]
    stakes: dict[tuple[int, float], Stake]
    """Best answers to a market by seat and rivalry, as far as they were asked for; they belong to these gains."""
    fits: list[dict[int, Fit]]
    """Where each tile would lie best on each land, as far as it was looked for."""

    def stock(self) -> Stock:
        """All that can be bought as the world stands."""
        return [(owner, tile, price) for owner, offers in enumerate(self.world.offers) for tile, price in offers]

    def with_gain(self, seat: int, gain: dict[int, float]) -> Appraisal:
        """The same with other gains of one seat; nothing is known yet about answers to them."""
        gains = [gain if number == seat else each for number, each in enumerate(self.gain)]
        return replace(self, gain=gains, stakes={})


@dataclass(slots=True)
class Known:
    """What has been computed about lands that all seats see alike."""

    outlooks: list[Outlook]
    worths: list[float]
    fits: list[dict[int, Fit]]
    stakes: dict[tuple[tuple[int, ...], tuple[int, ...]], dict[tuple[int, float], Stake]]


class Memory:
    """The last few tables that a bot appraised: bots at one table look at the same lands one after another.

    `outlook_of` is the value function by which it judges.

    >>> from random import Random
    >>> from skye.isle.search.world import random_world
    >>> world, memory = random_world(Random(1), 2), Memory()
    >>> world.begin_round(Random(1))
    >>> memory.known(world) is memory.known(world)
    True
    """

    SIZE = 4

    __slots__ = ("_outlook_of", "_tables")

    def __init__(self, outlook_of: Callable[[World, int], Outlook] = outlook_for) -> None:
        self._outlook_of = outlook_of
        self._tables: dict[tuple[object, ...], Known] = {}

    def known(self, world: World) -> Known:
        """What is known about the lands of a world; the oldest table is forgotten for a new one."""
        # The order in which tiles were laid decides between places of equal worth, so it is a part of the key.
        lands = tuple(tuple(land.tiles.items()) for land in world.lands)
        key = (world.round, tuple(world.goals), tuple(world.bag), lands)
        found = self._tables.get(key)
        if found is None:
            if len(self._tables) >= self.SIZE:
                del self._tables[next(iter(self._tables))]
            outlooks = [self._outlook_of(world, seat) for seat in range(len(world.gold))]
            worths = [outlook.worth(land) for outlook, land in zip(outlooks, world.lands, strict=True)]
            found = self._tables[key] = Known(outlooks, worths, [{} for _ in worths], {})
        return found


def appraise(world: World, memory: Memory | None = None) -> Appraisal:
    """Appraise every tile on offer for every seat; a tile that fits nowhere adds nothing.

    >>> from random import Random
    >>> from skye.isle.search.world import random_world
    >>> world = random_world(Random(1), 2)
    >>> world.begin_round(Random(1))
    >>> [len(gain) for gain in appraise(world).gain]
    [6, 6]
    """
    tiles = [tile for offers in world.offers for tile, _ in offers]
    known = (memory or Memory()).known(world)
    gain: list[dict[int, float]] = []
    for outlook, land, worth, fits in zip(known.outlooks, world.lands, known.worths, known.fits, strict=True):
        added = {}
        for tile in tiles:
            fit = fits.get(tile)
            if fit is None:
                fit = fits[tile] = best_fit(outlook, land, tile)
            added[tile] = fit.worth - worth if fit.placement >= 0 else 0.0
        gain.append(added)
    letters, _ = world.track[world.round - 1]
    return Appraisal(
        world,
        known.outlooks,
        gain,
        known.outlooks[0].gold_value,
        any(world.goals[letter].compares_gold for letter in letters),
        world.order(),
        known.stakes.setdefault((tuple(world.gold), (world.first, *tiles)), {}),
        known.fits,
    )


def outcome(
    appraisal: Appraisal,
    seat: int,
    rivalry: float,
    buyers: Sequence[int],
    styles: Sequence[BuyingStyle],
    gold: list[int],
    stock: Stock,
) -> float:
    """What a seat makes of a round, in points ahead of its rivals, when the buyers act one after another.

    Gold and stock are used up. Gains are added as if each tile came alone.
    """
    gain, gold_value = appraisal.gain, appraisal.gold_value
    points = 0.0
    for buyer in buyers:
        worth, purse = gain[buyer], gold[buyer]
        style = styles[buyer]
        thrift = style.thrift
        buyer_rivalry = style.rivalry
        best, choice = 0.0, -1
        for number, (owner, tile, price) in enumerate(stock):
            if price <= purse and owner != buyer:
                surplus = worth[tile] - thrift * price
                if buyer_rivalry:
                    # The owner gets the price and the gold on the tile instead of the tile itself.
                    surplus -= buyer_rivalry * (2 * gold_value * price - gain[owner][tile])
                if surplus > best:
                    best, choice = surplus, number
        if choice >= 0:
            owner, tile, price = stock.pop(choice)
            gold[buyer] = purse - price
            gold[owner] += 2 * price
            points += worth[tile] if buyer == seat else -rivalry * worth[tile]
    for owner, tile, _ in stock:
        if owner == seat:
            points += gain[owner][tile]
        else:
            points -= rivalry * gain[owner][tile]
    if appraisal.scores_gold:
        shown = rank_points(gold)
        points += shown[seat] - rivalry * (sum(shown) - shown[seat])
    purse = gold[seat]
    return points + gold_value * (purse - rivalry * (sum(gold) - purse))


@dataclass(slots=True)
class Scenario:
    """One way the rivals may have priced and will buy."""

    stock: Stock
    gold: list[int]
    styles: list[BuyingStyle]


def scenario(appraisal: Appraisal, seat: int, stakes: dict[int, Stake], styles: list[BuyingStyle]) -> Scenario:
    """The scenario of given stakes of the rivals.

    >>> from random import Random
    >>> from skye.isle.search.world import random_world
    >>> world = random_world(Random(1), 2)
    >>> world.begin_round(Random(1))
    >>> guess = scenario(appraise(world), 0, {1: (0, 2, 1)}, [BuyingStyle(1.0, 0.0)] * 2)
    >>> guess.gold, [(owner, price) for owner, _, price in guess.stock]
    ([5, 2], [(1, 2), (1, 1)])
    """
    world = appraisal.world
    gold = world.gold[:]
    stock: Stock = []
    for rival, (discard, first, second) in stakes.items():
        one, other = (tile for place, (tile, _) in enumerate(world.offers[rival]) if place != discard)
        stock += [(rival, one, first), (rival, other, second)]
        gold[rival] -= first + second
    return Scenario(stock, gold, styles)


def candidates(gold: int) -> list[Stake]:
    """The stakes that are tried with so much gold.

    >>> candidates(2)
    [(0, 1, 1), (1, 1, 1), (2, 1, 1)]
    """
    return [
        (discard, first, second)
        for discard in range(3)
        for first in STEPS
        if first + LOWEST_PRICE <= gold
        for second in STEPS
        if first + second <= gold
    ]


Wish = tuple[float, int, int, int, float]
"""A tile of a rival that a buyer would gain from: by how much, its place in the stock, price, owner, and the points."""


class Trial:
    """Stakes of a seat tried over some scenarios; `together` corrects the sum of the two tiles beside each discard.

    It gives what `outcome` gives, summed over the scenarios: what does not depend on the stake is computed once.

    >>> from random import Random
    >>> from skye.isle.search.world import random_world
    >>> world = random_world(Random(1), 2)
    >>> world.begin_round(Random(1))
    >>> appraisal = appraise(world)
    >>> guess = scenario(appraisal, 0, {1: (0, 2, 1)}, [BuyingStyle(1.0, 0.0)] * 2)
    >>> Trial(appraisal, 0, 0.0, [guess]).value((0, 1, 1)) > 0
    True
    """

    __slots__ = ("_appraisal", "_distinct", "_mine", "_pairs", "_rivalry", "_seat", "_sequence", "_together")

    def __init__(
        self,
        appraisal: Appraisal,
        seat: int,
        rivalry: float,
        scenarios: Sequence[Scenario],
        together: Sequence[float] = (0.0, 0.0, 0.0),
    ) -> None:
        self._appraisal, self._seat, self._rivalry, self._together = appraisal, seat, rivalry, together
        tiles = [tile for tile, _ in appraisal.world.offers[seat]]
        self._pairs = [tuple(place for place in range(3) if place != discard) for discard in range(3)]
        self._mine = [appraisal.gain[seat][tile] for tile in tiles]
        self._distinct: list[tuple[list[int], list[_Buyer], list[float]]] = []
        """Scenarios that differ: gold, how each buyer chooses, and what each tile of the rivals does if it stays."""
        self._sequence: list[int] = []
        """The scenarios by their place among those that differ."""
        places: dict[tuple[object, ...], int] = {}
        for guess in scenarios:
            key = (*guess.gold, *guess.stock, *((each.thrift, each.rivalry) for each in guess.styles))
            if key not in places:
                places[key] = len(self._distinct)
                buyers = [self._buyer(guess, buyer, tiles) for buyer in appraisal.order]
                stays = [-rivalry * appraisal.gain[owner][tile] for owner, tile, _ in guess.stock]
                self._distinct.append((guess.gold, buyers, stays))
            self._sequence.append(places[key])

    def _buyer(self, guess: Scenario, buyer: int, tiles: Sequence[int]) -> _Buyer:
        appraisal = self._appraisal
        worth, style = appraisal.gain[buyer], guess.styles[buyer]
        wishes: list[Wish] = []
        for number, (owner, tile, price) in enumerate(guess.stock):
            if owner != buyer:
                surplus = worth[tile] - style.thrift * price
                if style.rivalry:
                    surplus -= style.rivalry * (2 * appraisal.gold_value * price - appraisal.gain[owner][tile])
                if surplus > 0:
                    points = worth[tile] if buyer == self._seat else -self._rivalry * worth[tile]
                    wishes.append((surplus, 1 << number, price, owner, points))
        wishes.sort(key=lambda wish: -wish[0])
        return buyer, style.thrift, style.rivalry, [worth[tile] for tile in tiles], wishes

    def value(self, stake: Stake) -> float:
        """What a stake comes to."""
        discard, first, second = stake
        one, other = self._pairs[discard]
        mine, seat, rivalry = self._mine, self._seat, self._rivalry
        gold_value, scores_gold = self._appraisal.gold_value, self._appraisal.scores_gold
        twice = 2 * gold_value
        values = []
        for purses, buyers, stays in self._distinct:
            gold = purses[:]
            gold[seat] -= first + second
            has_one = has_other = True
            taken = 0
            points = 0.0
            for buyer, thrift, buyer_rivalry, worth, wishes in buyers:
                purse = gold[buyer]
                best, choice = 0.0, 0
                if buyer != seat:
                    # The seat's own two tiles come first: of equal wishes the first one is bought.
                    if has_one and first <= purse:
                        surplus = worth[one] - thrift * first
                        if buyer_rivalry:
                            surplus -= buyer_rivalry * (twice * first - mine[one])
                        if surplus > best:
                            best, choice = surplus, 1
                    if has_other and second <= purse:
                        surplus = worth[other] - thrift * second
                        if buyer_rivalry:
                            surplus -= buyer_rivalry * (twice * second - mine[other])
                        if surplus > best:
                            best, choice = surplus, 2
                for surplus, bit, price, owner, gained in wishes:
                    if surplus <= best:
                        break
                    if price <= purse and not taken & bit:
                        taken |= bit
                        gold[buyer] = purse - price
                        gold[owner] += 2 * price
                        points += gained
                        choice = 0
                        break
                if choice == 1:
                    has_one = False
                    gold[buyer] = purse - first
                    gold[seat] += 2 * first
                    points += -rivalry * worth[one]
                elif choice == 2:
                    has_other = False
                    gold[buyer] = purse - second
                    gold[seat] += 2 * second
                    points += -rivalry * worth[other]
            if has_one:
                points += mine[one]
            if has_other:
                points += mine[other]
            bit = 1
            for stay in stays:
                if not taken & bit:
                    points += stay
                bit += bit
            if has_one and has_other:
                points += self._together[discard]
            if scores_gold:
                shown = rank_points(gold)
                points += shown[seat] - rivalry * (sum(shown) - shown[seat])
            purse = gold[seat]
            values.append(points + gold_value * (purse - rivalry * (sum(gold) - purse)))
        total = 0.0
        for number in self._sequence:
            total += values[number]
        return total


_Buyer = tuple[int, float, float, list[float], list[Wish]]
"""A buyer, its thrift, its rivalry, what the three tiles of the seat are worth to it, best wishes first."""


def best_purchase(
    appraisal: Appraisal, seat: int, rivalry: float, styles: Sequence[BuyingStyle]
) -> tuple[float, tuple[int, int] | None]:
    """The best purchase as owner and tile, or None to pass, and what the round comes to with it.

    >>> from random import Random
    >>> from skye.isle.search.world import random_world
    >>> world = random_world(Random(1), 2)
    >>> world.begin_round(Random(1))
    >>> for seat in (0, 1):
    ...     _ = world.stake(seat, 0, 1, 1)
    >>> value, purchase = best_purchase(appraise(world), 0, 0.0, [BuyingStyle(1.0, 0.0)] * 2)
    >>> purchase in [(1, tile) for tile, _ in world.offers[1]]
    True
    """
    world, order = appraisal.world, appraisal.order
    after = order[order.index(seat) + 1 :]
    stock = appraisal.stock()
    best = outcome(appraisal, seat, rivalry, after, styles, world.gold[:], stock[:])
    choice = None
    for number, (owner, tile, price) in enumerate(stock):
        if owner == seat or price > world.gold[seat]:
            continue
        gold = world.gold[:]
        gold[seat] -= price
        gold[owner] += 2 * price
        left = stock[:number] + stock[number + 1 :]
        value = appraisal.gain[seat][tile] + outcome(appraisal, seat, rivalry, after, styles, gold, left)
        if value > best:
            best, choice = value, (owner, tile)
    return best, choice
