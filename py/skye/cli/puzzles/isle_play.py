"""How a game of Isle of Skye is played on after an answer: by the miner, and by the checker in another way."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from skye.bots.isle.building import Step, beam_steps
from skye.bots.isle.economy import Appraisal, BuyingStyle, Stake, appraise, best_purchase
from skye.bots.isle.hard import Hard, shifted
from skye.bots.isle.player import Mind, Purchase
from skye.bots.isle.playout import lead, play_on
from skye.bots.isle.rivals import market_stake, own_value_stake, thoughtful_stake
from skye.bots.isle.value import outlook_for
from skye.isle.actions import Action, Buy, Place, Price
from skye.isle.search.numbers import NUMBER, cell_at
from skye.isle.search.world import World


@dataclass(frozen=True, slots=True)
class Varied:
    """The miner's mind for all seats: it prices in a different way each time, and lays hands by a narrow beam."""

    width: int = 4
    slip: float = 0.6

    def price(self, appraisal: Appraisal, seat: int, random: Random) -> Iterator[tuple[Stake, float]]:
        """The best answer to a market, or now and then a market's price or one's own value, shifted a little."""
        rivalry = 1.0 / (len(appraisal.order) - 1)
        pick = random.random()
        if pick < 0.7:
            stake = thoughtful_stake(appraisal, seat, rivalry / 4 if pick < 0.5 else rivalry)
        else:
            stake = market_stake(appraisal, seat) if pick < 0.88 else own_value_stake(appraisal, seat)
        if random.random() < self.slip:
            stake = shifted(stake, appraisal.world.gold[seat], random)
        yield stake, 1.0

    def buy(self, appraisal: Appraisal, seat: int, random: Random) -> Iterator[tuple[Purchase | None, float]]:
        """The purchase after which the round comes out best."""
        rivalry = 1.0 / (len(appraisal.order) - 1)
        styles = [BuyingStyle(appraisal.gold_value, 0.3 * rivalry)] * len(appraisal.order)
        yield best_purchase(appraisal, seat, rivalry * (0.25 + random.random()), styles)[1], 1.0

    def build(self, world: World, seat: int, random: Random) -> Iterator[tuple[Step | None, float]]:
        """The first step of the best way to lay the whole hand."""
        first: Step | None = None
        for steps, _ in beam_steps(outlook_for(world, seat), world.lands[seat], world.hands[seat], self.width):
            first = steps[0]
        yield first, 1.0


MINER: Mind = Varied()
CHECKER: Mind = Hard(scenarios=8, first_look=3, second_look=12, width=10)
"""Slower, and of another kind: it guesses how the others price and answers that."""


@dataclass(frozen=True, slots=True)
class IslePlayout:
    """The lead of a seat at the end after each of some answers, which one mind plays on for all seats."""

    world: World
    """As the seat sees it."""
    seat: int
    answers: list[tuple[Action, ...]]
    mind: Mind = field(default_factory=Varied)

    def __call__(self, answer: int, seed: str) -> float:
        """The lead at the end after an answer."""
        world, seat, random = self.world.copy(), self.seat, Random(seed)
        order = world.order()
        buyers: list[int] = []
        for action in self.answers[answer]:
            if isinstance(action, Place):
                world.place(seat, NUMBER[action.tile], cell_at(action.x, action.y) + action.turn)
            elif isinstance(action, Price):
                price(world, self.mind, random, action)
                buyers = order
            else:
                buyers = order[order.index(seat) + 1 :]
                if isinstance(action, Buy):
                    buy(world, seat, NUMBER[action.tile])
        play_on(world, self.mind, random, buyers)
        return lead(world.points, seat)


def price(world: World, mind: Mind, random: Random, action: Price) -> None:
    """Let everybody price a hand: one seat as it says, the others by their mind."""
    appraisal = appraise(world)
    stakes = []
    for seat in range(len(world.gold)):
        if seat == action.seat:
            stakes.append(stake_of(world, action))
        else:
            *_, (stake, _) = mind.price(appraisal, seat, random)
            stakes.append(stake)
    for seat, stake in enumerate(stakes):
        world.stake(seat, *stake)


def stake_of(world: World, action: Price) -> Stake:
    """The stake of an action."""
    tiles, prices = [tile for tile, _ in world.offers[action.seat]], dict(action.prices)
    names = {NUMBER[tile]: price for tile, price in prices.items()}
    discard = tiles.index(NUMBER[action.discard])
    first, second = (names[tile] for tile in tiles if tile in names)
    return discard, first, second


def buy(world: World, seat: int, tile: int) -> None:
    """Buy a tile, whoever it lies before."""
    owner = next(owner for owner, offers in enumerate(world.offers) if any(each == tile for each, _ in offers))
    world.buy(seat, owner, tile)
