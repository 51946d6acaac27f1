"""A round of pricing and buying in numbers: what each seat gains when all have priced their tiles in some way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from skye.bots.isle.champion.hands import Hands
from skye.bots.isle.economy import Stake
from skye.isle.goals.goal import rank_points

PAIRS = ((1, 2), (0, 2), (0, 1))
"""The tiles that are priced, by the place of the discard."""


@dataclass(slots=True)
class Market:
    """The tiles, purses and values of a round, before or after the prices are revealed."""

    order: Sequence[int]
    """The seats in the order of buying."""
    purses: Sequence[int]
    """The gold of each seat before it prices."""
    hands: Sequence[Hands]
    gold: Sequence[Sequence[float]]
    """What gold is worth to each seat after the round, by its amount."""
    rivalry: Sequence[Sequence[float]]
    """How much of what another seat gains counts as a loss, by seat and rival."""
    shows_gold: bool
    """Whether this round scores the most gold."""

    def values(
        self, seat: int, stakes: Sequence[Stake], options: Sequence[Stake], thrift: Sequence[float]
    ) -> list[float]:
        """What each option comes to for a seat, when the others priced by `stakes` and all buy what they gain most by.

        `thrift` is how much a price counts for each buyer, 1 for one that values gold as the market does.
        """
        seats = range(len(self.purses))
        prices = [0] * (3 * len(self.purses))
        kept = [0] * len(self.purses)
        gold = list(self.purses)
        on_offer: list[int] = []
        for other in seats:
            if other != seat:
                discard, first, second = stakes[other]
                one, two = PAIRS[discard]
                prices[3 * other + one], prices[3 * other + two] = first, second
                kept[other] = 7 ^ (1 << discard)
                gold[other] -= first + second
                on_offer += [3 * other + one, 3 * other + two]
        found = []
        purse = gold[seat]
        mine = 3 * seat
        for discard, first, second in options:
            one, two = PAIRS[discard]
            prices[mine + one], prices[mine + two] = first, second
            kept[seat] = 7 ^ (1 << discard)
            gold[seat] = purse - first - second
            found.append(self._played(seat, prices, kept[:], gold[:], [mine + one, mine + two, *on_offer], thrift))
        return found

    def _played(
        self,
        seat: int,
        prices: Sequence[int],
        kept: list[int],
        gold: list[int],
        on_offer: list[int],
        thrift: Sequence[float],
    ) -> float:
        """What a round comes to for a seat when everybody buys in turn; the lists are used up."""
        hands = self.hands
        bought = [0] * len(gold)
        for buyer in self.order:
            purse = gold[buyer]
            mine = hands[buyer][kept[buyer]]
            now = mine[0]
            pays = thrift[buyer]
            rivalry = self.rivalry[buyer]
            worth = self.gold[buyer]
            rich = worth[purse]
            best, choice = 0.0, -1
            for tile in on_offer:
                price = prices[tile]
                if price <= purse:
                    owner = tile // 3
                    if owner != buyer:
                        surplus = mine[tile + 1] - now - pays * (rich - worth[purse - price])
                        # The owner gets the price and the gold on the tile instead of the tile.
                        theirs = gold[owner]
                        their_worth = self.gold[owner]
                        hand = hands[owner]
                        has = kept[owner]
                        also = bought[owner]
                        surplus += rivalry[owner] * (
                            hand[has][also]
                            - hand[has ^ (1 << tile % 3)][also]
                            - their_worth[theirs + 2 * price]
                            + their_worth[theirs]
                        )
                        if surplus > best:
                            best, choice = surplus, tile
            if choice >= 0:
                price = prices[choice]
                owner = choice // 3
                on_offer.remove(choice)
                gold[buyer] = purse - price
                gold[owner] += 2 * price
                bought[buyer] = choice + 1
                kept[owner] ^= 1 << choice % 3
        return self.result(seat, kept, bought, gold)

    def result(self, seat: int, kept: Sequence[int], bought: Sequence[int], gold: Sequence[int]) -> float:
        """What a seat has gained against its rivals when all have bought."""
        hands, rivalry = self.hands, self.rivalry[seat]
        total = 0.0
        shown = rank_points(gold) if self.shows_gold else None
        for other, purse in enumerate(gold):
            gained = hands[other][kept[other]][bought[other]] + self.gold[other][purse]
            if shown is not None:
                gained += shown[other]
            total += gained if other == seat else -rivalry[other] * gained
        return total


@dataclass(slots=True)
class Buying:
    """A round after the reveal: what is left to buy, and who has what so far."""

    market: Market
    prices: Sequence[int]
    """By the number of the tile."""
    on_offer: Sequence[int]
    kept: Sequence[int]
    bought: Sequence[int]
    gold: Sequence[int]

    WIDTH = 3

    def rated(self, buyers: Sequence[int]) -> list[tuple[float, int]]:
        """The values of all purchases of the first of the buyers, -1 to pass, best first.

        Each buyer foresees what the next ones will do, of which it considers the purchases that look best.
        """
        buyer = buyers[0]
        found = []
        for tile in [-1, *self._affordable(buyer)]:
            kept, bought, gold = self._after(buyers[1:], *self._with(buyer, tile))
            found.append((self.market.result(buyer, kept, bought, gold), tile))
        found.sort(key=lambda option: -option[0])
        return found

    def _after(
        self, buyers: Sequence[int], on_offer: list[int], kept: list[int], bought: list[int], gold: list[int]
    ) -> tuple[list[int], list[int], list[int]]:
        """Who has what in the end when these buyers act one after another."""
        if not buyers:
            return kept, bought, gold
        buyer, rest = buyers[0], buyers[1:]
        here = Buying(self.market, self.prices, on_offer, kept, bought, gold)
        looks = sorted(((here._surplus(buyer, tile), tile) for tile in here._affordable(buyer)), reverse=True)
        tried = [-1, *(tile for _, tile in looks[: self.WIDTH])]
        best: tuple[list[int], list[int], list[int]] | None = None
        most = float("-inf")
        for tile in tried:
            after = here._after(rest, *here._with(buyer, tile))
            value = self.market.result(buyer, *after)
            if value > most:
                best, most = after, value
        assert best is not None  # to pass is always possible
        return best

    def _affordable(self, buyer: int) -> list[int]:
        purse = self.gold[buyer]
        return [tile for tile in self.on_offer if tile // 3 != buyer and self.prices[tile] <= purse]

    def _surplus(self, buyer: int, tile: int) -> float:
        market, price, owner = self.market, self.prices[tile], tile // 3
        mine, worth, theirs = market.hands[buyer][self.kept[buyer]], market.gold[buyer], market.gold[owner]
        hand, also = market.hands[owner], self.bought[owner]
        gained = mine[tile + 1] - mine[0] - worth[self.gold[buyer]] + worth[self.gold[buyer] - price]
        lost = hand[self.kept[owner]][also] - hand[self.kept[owner] ^ (1 << tile % 3)][also]
        paid = theirs[self.gold[owner] + 2 * price] - theirs[self.gold[owner]]
        return gained - market.rivalry[buyer][owner] * (paid - lost)

    def _with(self, buyer: int, tile: int) -> tuple[list[int], list[int], list[int], list[int]]:
        on_offer, kept, bought, gold = list(self.on_offer), list(self.kept), list(self.bought), list(self.gold)
        if tile >= 0:
            price, owner = self.prices[tile], tile // 3
            on_offer.remove(tile)
            gold[buyer] -= price
            gold[owner] += 2 * price
            bought[buyer] = tile + 1
            kept[owner] ^= 1 << tile % 3
        return on_offer, kept, bought, gold
