"""Hard: prices against many ways the rivals may have priced, counts what they gain, builds whole hands at once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from skye.bots.isle.building import Laying, Step, beam_steps
from skye.bots.isle.economy import (
    Appraisal,
    BuyingStyle,
    Scenario,
    Stake,
    Trial,
    best_purchase,
    candidates,
    scenario,
)
from skye.bots.isle.player import Purchase
from skye.bots.isle.rivals import market_stake, own_value_stake, thoughtful_stake
from skye.bots.isle.value import outlook_for
from skye.isle.search.world import World

RIVAL_MODELS = (*4 * ("thoughtful",), *2 * ("competitive",), *2 * ("market",), "own_value")
"""Models of how rivals trade, each as often as it is likely."""


@dataclass(frozen=True, slots=True)
class Hard:
    """Search on top of the value function; its budget is counted in simulated rounds of buying."""

    scenarios: int = 24
    """Ways of the rivals to price that are drawn."""
    first_look: int = 6
    """How many of them every stake meets; the best stakes then meet all."""
    second_look: int = 40
    """How many stakes meet all of them."""
    width: int = 12
    """Ways to lay a hand that are followed at once."""
    rivalry: float = 1.0
    slip: float = 0.4
    """How often a guessed price is shifted, since nobody prices by the book."""

    def price(self, appraisal: Appraisal, seat: int, random: Random) -> Iterator[tuple[Stake, float]]:
        """The stake that does best on the average of the scenarios."""
        world = appraisal.world
        rivalry = self.rivalry / (len(world.gold) - 1)
        best = thoughtful_stake(appraisal, seat, rivalry)
        yield best, 0.1
        by_book: dict[int, dict[str, Stake]] = {}
        for rival in appraisal.order:
            if rival != seat:
                by_book[rival] = _by_book(appraisal, rival, rivalry)
                yield best, 0.1 + 0.05 * len(by_book) / len(appraisal.order)
        guesses = [self._guess(appraisal, seat, rivalry, by_book, random) for _ in range(self.scenarios)]
        together = self._together(appraisal, seat)
        yield best, 0.2
        options = candidates(world.gold[seat])
        values: list[tuple[float, int]] = []
        few = Trial(appraisal, seat, rivalry, guesses[: self.first_look], together)
        for number, stake in enumerate(options):
            values.append((-few.value(stake), number))
            if number % 60 == 59:
                yield options[min(values)[1]], 0.2 + 0.4 * number / len(options)
        finalists = [options[number] for _, number in sorted(values)[: self.second_look]]
        best, most = finalists[0], float("-inf")
        yield best, 0.6
        trial = Trial(appraisal, seat, rivalry, guesses, together)
        for number, stake in enumerate(finalists):
            value = trial.value(stake)
            if value > most:
                best, most = stake, value
            if number % 10 == 9:
                yield best, 0.6 + 0.4 * (number + 1) / len(finalists)
        yield best, 1.0

    def buy(self, appraisal: Appraisal, seat: int, random: Random) -> Iterator[tuple[Purchase | None, float]]:
        """The purchase after which the round comes out best; a tile counts for what it adds to those got already."""
        world = appraisal.world
        laying = Laying(appraisal.outlooks[seat], world.lands[seat], appraisal.fits[seat])
        mine = [*world.hands[seat], *(tile for tile, _ in world.offers[seat])]
        alone = laying.worth(mine)
        gain = dict(appraisal.gain[seat])
        for owner, offers in enumerate(world.offers):
            if owner != seat:
                for tile, price in offers:
                    if price <= world.gold[seat]:
                        gain[tile] = laying.worth([*mine, tile]) - alone
        appraisal = appraisal.with_gain(seat, gain)
        rivalry = self.rivalry / (len(world.gold) - 1)
        styles = [BuyingStyle(appraisal.gold_value, 0.3 * rivalry)] * len(world.gold)
        yield best_purchase(appraisal, seat, rivalry, styles)[1], 1.0

    def build(self, world: World, seat: int, random: Random) -> Iterator[tuple[Step | None, float]]:
        """The first step of the best way to lay the whole hand."""
        hand = world.hands[seat]
        first: Step | None = None
        ways = beam_steps(outlook_for(world, seat), world.lands[seat], hand, self.width)
        for layer, (steps, _) in enumerate(ways, start=1):
            first = steps[0]
            yield first, layer / len(hand)
        if first is None:
            yield None, 1.0

    def _together(self, appraisal: Appraisal, seat: int) -> list[float]:
        """How much the two tiles beside each discard are worth more, or less, together than alone."""
        outlook, land = appraisal.outlooks[seat], appraisal.world.lands[seat]
        gain = appraisal.gain[seat]
        laying = Laying(outlook, land, appraisal.fits[seat])
        tiles = [tile for tile, _ in appraisal.world.offers[seat]]
        now = outlook.worth(land)
        found = []
        for discard in range(3):
            pair = [tile for place, tile in enumerate(tiles) if place != discard]
            found.append(laying.worth(pair) - now - sum(gain[tile] for tile in pair))
        return found

    def _guess(
        self, appraisal: Appraisal, seat: int, rivalry: float, by_book: dict[int, dict[str, Stake]], random: Random
    ) -> Scenario:
        """One way the rivals may have priced, drawn from the models and shifted a little."""
        gold_value, gold = appraisal.gold_value, appraisal.world.gold
        styles = [BuyingStyle(gold_value, rivalry)] * len(gold)
        stakes = {}
        for rival, stakes_by_model in by_book.items():
            model = RIVAL_MODELS[int(random.random() * len(RIVAL_MODELS))]
            stake = stakes_by_model[model]
            stakes[rival] = shifted(stake, gold[rival], random) if random.random() < self.slip else stake
            rival_rivalry = rivalry if model == "competitive" else 0.0 if model == "market" else rivalry / 4
            styles[rival] = BuyingStyle(0.0 if model == "market" else gold_value, rival_rivalry)
        return scenario(appraisal, seat, stakes, styles)


def _by_book(appraisal: Appraisal, rival: int, rivalry: float) -> dict[str, Stake]:
    """How a rival of each model would price."""
    return {
        "thoughtful": thoughtful_stake(appraisal, rival, rivalry / 4),
        "competitive": thoughtful_stake(appraisal, rival, rivalry),
        "market": market_stake(appraisal, rival),
        "own_value": own_value_stake(appraisal, rival),
    }


def shifted(stake: Stake, gold: int, random: Random) -> Stake:
    """A stake with prices half as high to half as high again, and now and then another discard.

    >>> discard, first, second = shifted((0, 4, 2), 10, Random(1))
    >>> 2 <= first <= 6 and 1 <= second <= 3
    True
    """
    discard, first, second = stake
    if random.random() < 0.15:
        discard = int(random.random() * 3)
    first = max(1, min(gold - 1, int(first * (0.5 + random.random()) + 0.5)))
    second = max(1, min(gold - first, int(second * (0.5 + random.random()) + 0.5)))
    return discard, first, second
