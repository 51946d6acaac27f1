"""The quick levels: easy with its mistakes, the simple market, and medium, greedy by the value function."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from skye.bots.isle.building import Step, greedy_step
from skye.bots.isle.economy import Appraisal, BuyingStyle, Stake, best_purchase
from skye.bots.isle.player import Purchase
from skye.bots.isle.rivals import market_purchase, market_stake, thoughtful_stake
from skye.bots.isle.value import outlook_for
from skye.isle.search.world import World


@dataclass(frozen=True, slots=True)
class SimpleMarket:
    """A known simple way to trade: a third of the gold on each tile, and whatever is best and affordable is bought."""

    def price(self, appraisal: Appraisal, seat: int, random: Random) -> Iterator[tuple[Stake, float]]:
        """Discard the least, half on a clearly best tile, a third on each otherwise."""
        yield market_stake(appraisal, seat), 1.0

    def buy(self, appraisal: Appraisal, seat: int, random: Random) -> Iterator[tuple[Purchase | None, float]]:
        """The best tile that the gold is enough for."""
        yield market_purchase(appraisal, seat), 1.0

    def build(self, world: World, seat: int, random: Random) -> Iterator[tuple[Step | None, float]]:
        """Each tile where it is worth most."""
        yield greedy_step(outlook_for(world, seat), world.lands[seat], world.hands[seat]), 1.0


@dataclass(frozen=True, slots=True)
class Medium:
    """Greedy: every tile at its worth in points, gold at its own, rivals expected to trade as a market does."""

    rivalry: float = 0.25
    """How much of what rivals gain counts as a loss, shared among them."""

    def price(self, appraisal: Appraisal, seat: int, random: Random) -> Iterator[tuple[Stake, float]]:
        """The best answer to a market."""
        yield thoughtful_stake(appraisal, seat, self.rivalry / (len(appraisal.order) - 1)), 1.0

    def buy(self, appraisal: Appraisal, seat: int, random: Random) -> Iterator[tuple[Purchase | None, float]]:
        """The tile that leaves most of its worth after its price, if any does."""
        seats = len(appraisal.order)
        styles = [BuyingStyle(appraisal.gold_value, 0.0)] * seats
        yield best_purchase(appraisal, seat, self.rivalry / (seats - 1), styles)[1], 1.0

    def build(self, world: World, seat: int, random: Random) -> Iterator[tuple[Step | None, float]]:
        """Each tile where it is worth most."""
        yield greedy_step(outlook_for(world, seat), world.lands[seat], world.hands[seat]), 1.0


@dataclass(frozen=True, slots=True)
class Easy:
    """Knows what tiles are worth only roughly: it trades like a market and misjudges both tiles and places."""

    misjudges: float = 3.0
    """By how many points, as a standard deviation."""

    def price(self, appraisal: Appraisal, seat: int, random: Random) -> Iterator[tuple[Stake, float]]:
        """A market's stake on worths that are a little wrong."""
        yield market_stake(self._misjudged(appraisal, seat, random), seat), 1.0

    def buy(self, appraisal: Appraisal, seat: int, random: Random) -> Iterator[tuple[Purchase | None, float]]:
        """A market's purchase on worths that are a little wrong."""
        yield market_purchase(self._misjudged(appraisal, seat, random), seat), 1.0

    def build(self, world: World, seat: int, random: Random) -> Iterator[tuple[Step | None, float]]:
        """A good place, not always the best."""
        outlook, land = outlook_for(world, seat), world.lands[seat]
        best: Step | None = None
        most = float("-inf")
        for tile in world.hands[seat]:
            for placement in land.legal(tile):
                land.place(tile, placement)
                worth = outlook.worth(land) + random.gauss(0.0, self.misjudges)
                land.unplace()
                if worth > most:
                    best, most = (tile, placement), worth
        yield best, 1.0

    def _misjudged(self, appraisal: Appraisal, seat: int, random: Random) -> Appraisal:
        gain = {tile: worth + random.gauss(0.0, self.misjudges) for tile, worth in appraisal.gain[seat].items()}
        return appraisal.with_gain(seat, gain)
