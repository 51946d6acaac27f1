"""A bot of Isle of Skye: a mind that prices, buys and builds in a searchable world, behind the protocol of a bot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Protocol

from skye.bots.bot import Reason, Thought
from skye.bots.isle.building import Step
from skye.bots.isle.economy import Appraisal, Memory, Stake, appraise
from skye.bots.isle.reading import read
from skye.isle.actions import Action, Buy, GiveUp, Pass, Place, Price
from skye.isle.search.numbers import TILE_IDS, cell_xy
from skye.isle.search.world import World
from skye.isle.view import View

Purchase = tuple[int, int]
"""Owner and tile."""


class Mind(Protocol):
    """What a level of play decides, slice by slice: each choice comes with how much of the thinking is done."""

    def price(self, appraisal: Appraisal, seat: int, random: Random) -> Iterator[tuple[Stake, float]]:
        """Which tile to discard and what to ask for the others."""
        ...

    def buy(self, appraisal: Appraisal, seat: int, random: Random) -> Iterator[tuple[Purchase | None, float]]:
        """What to buy, or None to pass."""
        ...

    def build(self, world: World, seat: int, random: Random) -> Iterator[tuple[Step | None, float]]:
        """Which tile to lay next and where, or None when no tile of the hand fits."""
        ...


@dataclass(frozen=True, slots=True)
class IsleBot:
    """A mind with a name, as a player of Isle of Skye."""

    name: str
    mind: Mind
    memory: Memory = field(default_factory=Memory, compare=False, repr=False)
    """What has been computed about the lands; bots that play at one table may share it."""

    def think(self, view: View, legal: Sequence[Action], random: Random) -> Iterator[Thought[Action]]:
        """Think about the phase of the view."""
        if len(legal) == 1:
            yield Thought(legal[0], 1.0)
            return
        world, seat, phase = read(view), legal[0].seat, view["phase"]
        if phase == "price":
            for stake, progress in self.mind.price(appraise(world, self.memory), seat, random):
                yield Thought(price_action(world, seat, stake), progress)
        elif phase == "buy":
            for purchase, progress in self.mind.buy(appraise(world, self.memory), seat, random):
                yield Thought(Pass(seat) if purchase is None else Buy(seat, TILE_IDS[purchase[1]]), progress)
        else:
            for step, progress in self.mind.build(world, seat, random):
                yield Thought(build_action(world, seat, step), progress)

    def explain(self, view: View, action: Action) -> Sequence[Reason]:
        """Nothing: hints come from the champion."""
        return ()


def price_action(world: World, seat: int, stake: Stake) -> Price:
    """The action of a stake.

    >>> from skye.isle.search.world import random_world
    >>> world = random_world(Random(1), 2)
    >>> world.begin_round(Random(1))
    >>> str(price_action(world, 0, (0, 2, 1))).startswith("0 price")
    True
    """
    discard, first, second = stake
    tiles = [TILE_IDS[tile] for tile, _ in world.offers[seat]]
    one, other = (tile for place, tile in enumerate(tiles) if place != discard)
    return Price.of(seat, tiles[discard], {one: first, other: second})


def build_action(world: World, seat: int, step: Step | None) -> Action:
    """The action of a step; what fits nowhere is given up.

    >>> from skye.isle.search.world import random_world
    >>> from skye.isle.search.numbers import cell_at
    >>> str(build_action(random_world(Random(1), 2), 0, (29, cell_at(1, -2) + 3)))
    '0 place 30 1,-2,3'
    """
    if step is None:
        return GiveUp(seat, TILE_IDS[world.hands[seat][0]])
    tile, placement = step
    x, y = cell_xy(placement)
    return Place(seat, TILE_IDS[tile], x, y, placement & 3)
