"""The champion: it values whole hands, mixes its stakes, and foresees what the others will buy."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from math import exp, log
from random import Random

from skye.bots.bot import Reason, Thought
from skye.bots.isle.building import Step, Way, beams
from skye.bots.isle.champion.careful import careful_stakes
from skye.bots.isle.champion.hands import Hands, hand_values
from skye.bots.isle.champion.learned import gold_table, land_outlook
from skye.bots.isle.champion.lookahead import best_ways
from skye.bots.isle.champion.market import Market
from skye.bots.isle.champion.reveal import buying_of, revealed_tiles
from skye.bots.isle.champion.stakes import FULL, Budget, Mixture, fictitious_play, simple_stake
from skye.bots.isle.champion.temperament import EVEN, Temperament
from skye.bots.isle.economy import Stake
from skye.bots.isle.player import build_action, price_action
from skye.bots.isle.reading import read
from skye.bots.isle.reasons import explain
from skye.bots.isle.value import Outlook
from skye.isle.actions import Action, Buy, Pass, Price
from skye.isle.pricing import LOWEST_PRICE
from skye.isle.search.counted import CountedTerritory
from skye.isle.search.numbers import TILE_IDS
from skye.isle.search.world import World
from skye.isle.view import View

Tiles = Sequence[Sequence[int]]
"""The tiles before each seat, those included that have been bought."""

HANDS_SHARE = 0.3
"""The part of the thinking that valuing hands takes."""


LEADING = 15.0
"""A rival who is so many points ahead of another counts e times as much."""

WAVERING = 0.3
"""How much chance decides between stakes that are liked alike, in points."""


class Notes:
    """The last few rounds that were studied: bots at one table look at the same lands one after another."""

    SIZE = 6

    __slots__ = ("_markets", "_mixtures")

    def __init__(self) -> None:
        self._markets: dict[object, Market] = {}
        self._mixtures: dict[object, list[Mixture]] = {}

    def market(self, key: object) -> Market | None:
        """The market of a round, if it was studied."""
        return self._markets.get(key)

    def mixtures(self, key: object) -> list[Mixture] | None:
        """Everybody's mixtures of stakes in a round, if it was studied."""
        return self._mixtures.get(key)

    def add_market(self, key: object, market: Market) -> None:
        """Remember a market; the oldest is forgotten for it."""
        self._markets[key] = market
        if len(self._markets) > self.SIZE:
            del self._markets[next(iter(self._markets))]

    def add_mixtures(self, key: object, mixtures: list[Mixture]) -> None:
        """Remember mixtures; the oldest are forgotten for them."""
        self._mixtures[key] = mixtures
        if len(self._mixtures) > self.SIZE:
            del self._mixtures[next(iter(self._mixtures))]


@dataclass(frozen=True, slots=True)
class ChampionBot:
    """The strongest player of Isle of Skye; its budget is counted in rounds of fictitious play and ways to build."""

    name: str = "champion"
    budget: Budget = FULL
    width: int = 12
    """Ways to lay a hand that are followed at once."""
    near: float = 1.0
    """A stake that comes to more points less than the best one is not drawn."""
    misjudges: float = 0.0
    """By how many points it is wrong about a tile or a place, as a standard deviation."""
    careless: float = 0.0
    """How often it decides without thinking."""
    temperament: Temperament = EVEN
    notes: Notes = field(default_factory=Notes, compare=False, repr=False)

    def think(self, view: View, legal: Sequence[Action], random: Random) -> Iterator[Thought[Action]]:
        """Think about the phase of the view."""
        if len(legal) == 1:
            yield Thought(legal[0], 1.0)
            return
        world, seat, phase = read(view), legal[0].seat, view["phase"]
        if self.careless and random.random() < self.careless:
            yield Thought(_careless(world, legal, random), 1.0)
            return
        if phase == "price":
            for stake, progress in self.price(world, seat, random):
                yield Thought(price_action(world, seat, stake), progress)
        elif phase == "buy":
            yield from self._buy(view, world, seat, random)
        else:
            yield from self._build(world, seat, random)

    def explain(self, view: View, action: Action) -> Sequence[Reason]:
        """The reasons for an action, by the judgement of the champion."""
        return explain(view, action, self)

    def mixtures(self, world: World, tiles: Tiles) -> list[Mixture]:
        """The stakes that everybody is expected to mix in a round, as they were studied or else by a study now."""
        key = (_key(world, tiles), self.budget)
        mixtures = self.notes.mixtures(key)
        if mixtures is None:
            *_, (market, _) = self.market(world, tiles)
            assert market is not None
            *_, (mixtures, _) = self._study(market, world)
            assert mixtures is not None
            self.notes.add_mixtures(key, mixtures)
        return mixtures

    def price(self, world: World, seat: int, random: Random) -> Iterator[tuple[Stake, float]]:
        """Which tile to discard and what to ask for the others, drawn from the mixture of fictitious play."""
        tiles = [[tile for tile, _ in offers] for offers in world.offers]
        market = None
        for market, progress in self.market(world, tiles):
            if market is None:
                yield (0, 1, 1), HANDS_SHARE * progress
        assert market is not None
        key = (_key(world, tiles), self.budget)
        mixtures = self.notes.mixtures(key)
        if not self.is_plain:
            market, mixtures = self._own_market(market, world, tiles, seat, random), None
        if mixtures is None:
            best = simple_stake(market, seat)
            for mixtures, progress in self._study(market, world):
                if mixtures is None:
                    yield best, HANDS_SHARE + (1 - HANDS_SHARE) * progress
            assert mixtures is not None
            if self.is_plain:
                self.notes.add_mixtures(key, mixtures)
        yield self._drawn(mixtures[seat], world.gold[seat], random), 1.0

    def _study(self, market: Market, world: World) -> Iterator[tuple[list[Mixture] | None, float]]:
        """The mixtures of all seats, which come last; None in between, with how much is done."""
        careful: list[list[Stake]] = []
        if self.budget.is_careful:
            for found in careful_stakes(world):
                careful = found or []
                yield None, 0.0
        yield from fictitious_play(market, self.budget, careful)

    def _drawn(self, mixture: Mixture, purse: int, random: Random) -> Stake:
        """A stake of the mixture or, with a temperament, one that is liked and hardly worse."""
        liking = self.temperament.pricing.liking
        if not self.temperament.pricing.pull:
            return mixture.draw(random, self.near)
        noise = [value - WAVERING * log(-log(random.random())) for value in mixture.values]
        rated = [value + liking(stake, purse) for value, stake in zip(noise, mixture.stakes, strict=True)]
        return mixture.stakes[max(range(len(rated)), key=rated.__getitem__)]

    def market(self, world: World, tiles: Tiles) -> Iterator[tuple[Market | None, float]]:
        """The market of a round, which comes last; None in between, with how much of it is done."""
        key = _key(world, tiles)
        market = self.notes.market(key)
        if market is None:
            seats, gold = len(world.gold), gold_table(world)
            hands: list[Hands] = []
            standing: list[float] = []
            for seat, land in enumerate(world.lands):
                values: Hands | None = None
                outlook = land_outlook(world, seat)
                for values in hand_values(land, seat, tiles, outlook):
                    if values is None:
                        yield None, seat / seats
                assert values is not None
                hands.append(values)
                standing.append(world.points[seat] + outlook.worth(land) + gold[world.gold[seat]])
            letters, _ = world.track[world.round - 1]
            shows = any(world.goals[letter].compares_gold for letter in letters)
            market = Market(world.order(), world.gold[:], hands, [gold] * seats, rivalries(standing), shows)
            self.notes.add_market(key, market)
        yield market, 1.0

    @property
    def is_plain(self) -> bool:
        """Whether it judges as the champion does: without mistakes and likings."""
        return not self.misjudges and self.temperament == EVEN

    def _outlook(self, world: World, seat: int) -> Outlook:
        """What it sees in its own land."""
        outlook, likes = land_outlook(world, seat), self.temperament
        if likes.fancies or likes.scroll:
            plain = [*outlook.plain, *likes.fancies.items()]
            return replace(outlook, plain=plain, scroll_bonus=outlook.scroll_bonus + likes.scroll)
        return outlook

    def _own_market(self, market: Market, world: World, tiles: Tiles, seat: int, random: Random) -> Market:
        """The market as this player sees it: with its likings and its mistakes about its own tiles."""
        likes = self.temperament
        hands, gold, rivalry = list(market.hands), list(market.gold), list(market.rivalry)
        if likes.fancies or likes.scroll:
            *_, own = hand_values(world.lands[seat], seat, tiles, self._outlook(world, seat))
            assert own is not None
            hands[seat] = own
        if self.misjudges:
            errors = [random.gauss(0.0, self.misjudges) for _ in range(3 * len(tiles))]
            mine = [sum(errors[3 * seat + place] for place in range(3) if kept >> place & 1) for kept in range(8)]
            hands[seat] = [
                [value + error + (errors[bought - 1] if bought else 0.0) for bought, value in enumerate(row)]
                for row, error in zip(hands[seat], mine, strict=True)
            ]
        if likes.thrift != 1.0:
            gold[seat] = [likes.thrift * value for value in gold[seat]]
        if likes.rivalry != 1.0:
            rivalry[seat] = [likes.rivalry * each for each in rivalry[seat]]
        return replace(market, hands=hands, gold=gold, rivalry=rivalry)

    def _buy(self, view: View, world: World, seat: int, random: Random) -> Iterator[Thought[Action]]:
        tiles = revealed_tiles(view)
        market = None
        for market, progress in self.market(world, tiles):
            if market is None:
                yield Thought(Pass(seat), progress)
        assert market is not None
        if not self.is_plain:
            market = self._own_market(market, world, tiles, seat, random)
        buying = buying_of(view, world, market)
        order = world.order()
        rated = buying.rated(order[order.index(seat) :])
        eager = self.temperament.eagerness
        _, choice = max(rated, key=lambda option: option[0] + (eager if option[1] >= 0 else 0.0))
        yield Thought(Pass(seat) if choice < 0 else Buy(seat, TILE_IDS[tiles[choice // 3][choice % 3]]), 1.0)

    def _build(self, world: World, seat: int, random: Random) -> Iterator[Thought[Action]]:
        """The first step of the best way to lay the whole hand, or what looks like the best step."""
        outlook, land, hand = self._outlook(world, seat), world.lands[seat], world.hands[seat]
        first: Step | None = None
        if self.misjudges:
            first = _misjudged_step(outlook, land, hand, self.misjudges, random)
        else:
            ways: list[Way] = []
            share = 0.5 if outlook.rounds_left else 1.0
            for layer, ways in enumerate(beams(outlook, land, hand, self.width), start=1):
                first = ways[0][1][0]
                yield Thought(build_action(world, seat, first), share * layer / len(hand))
            if ways and outlook.rounds_left:
                for _, steps in best_ways(outlook, land, ways, world.bag, random):
                    first = steps[0]
                    yield Thought(build_action(world, seat, first), share)
            if ways:
                yield Thought(build_action(world, seat, first), 1.0)
        if first is None or self.misjudges:
            yield Thought(build_action(world, seat, first), 1.0)


def _misjudged_step(
    outlook: Outlook, land: CountedTerritory, hand: Sequence[int], misjudges: float, random: Random
) -> Step | None:
    """The step that looks best to somebody who is wrong about every place."""
    best: Step | None = None
    most = float("-inf")
    for tile in hand:
        for placement in land.legal(tile):
            land.place(tile, placement)
            worth = outlook.worth(land) + random.gauss(0.0, misjudges)
            land.unplace()
            if worth > most:
                best, most = (tile, placement), worth
    return best


def _careless(world: World, legal: Sequence[Action], random: Random) -> Action:
    """A decision without a thought; prices stay low, since nobody puts much gold on a tile without thinking."""
    if isinstance(legal[0], Price):
        seat = legal[0].seat
        gold = world.gold[seat]
        first = min(random.randint(1, 3), gold - LOWEST_PRICE)
        return price_action(world, seat, (random.randrange(3), first, min(random.randint(1, 3), gold - first)))
    return legal[int(random.random() * len(legal))]


def rivalries(standing: Sequence[float]) -> list[list[float]]:
    """How much of what a rival gains counts as a loss, by seat and rival: together 1, more for those who lead.

    >>> rivalries([50.0, 40.0])
    [[0.0, 1.0], [1.0, 0.0]]
    >>> one, *_ = rivalries([50.0, 40.0, 60.0])
    >>> one[2] > one[1]
    True
    """
    weights = [exp((each - max(standing)) / LEADING) for each in standing]
    return [
        [0.0 if other == seat else weight / (sum(weights) - weights[seat]) for other, weight in enumerate(weights)]
        for seat in range(len(weights))
    ]


def _key(world: World, tiles: Tiles) -> object:
    """What the market of a round depends on."""
    # The order in which tiles were laid decides between places of equal worth, so it is a part of the key.
    lands = tuple(tuple(land.tiles.items()) for land in world.lands)
    table = (world.round, world.first, tuple(world.goals), tuple(world.bag), tuple(world.gold), tuple(world.points))
    return table, lands, tuple(map(tuple, tiles))
