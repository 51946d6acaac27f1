"""Play a game of Isle of Skye on to its end with one mind for all seats: what a decision is worth by its outcomes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import TypeVar

from skye.bots.isle.economy import Memory, appraise
from skye.bots.isle.player import Mind, Purchase
from skye.isle.search.world import World

Choice = TypeVar("Choice")


def play_on(world: World, mind: Mind, random: Random, buyers: Sequence[int], memory: Memory | None = None) -> None:
    """Let these seats buy in turn, finish the round, and play all further rounds; the world is changed.

    The memory has the judgement of all seats: the value function of the earlier levels, unless another one is given.

    >>> from skye.bots.isle.minds import SimpleMarket
    >>> from skye.isle.search.world import random_world
    >>> world = random_world(Random(1), 2)
    >>> world.begin_round(Random(1))
    >>> for seat in (0, 1):
    ...     _ = world.stake(seat, 0, 1, 1)
    >>> play_on(world, SimpleMarket(), Random(1), world.order())
    >>> world.round, len(world.winners())
    (6, 1)
    """
    memory = memory or Memory()
    _finish_round(world, mind, random, buyers, memory)
    while world.round < world.rounds:
        world.begin_round(random)
        play_round_on(world, mind, random, memory)


def play_round_on(world: World, mind: Mind, random: Random, memory: Memory) -> None:
    """Play a round that has begun, from pricing to its end; the world is changed."""
    appraisal = appraise(world, memory)
    stakes = [_last(mind.price(appraisal, seat, random)) for seat in range(len(world.gold))]
    for seat, stake in enumerate(stakes):
        world.stake(seat, *stake)
    _finish_round(world, mind, random, world.order(), memory)


def _finish_round(world: World, mind: Mind, random: Random, buyers: Sequence[int], memory: Memory) -> None:
    for seat in buyers:
        purchase = _last(mind.buy(appraise(world, memory), seat, random))
        if purchase is not None:
            world.buy(seat, *purchase)
    world.keep()
    for seat in world.order():
        while world.hands[seat]:
            step = _last(mind.build(world, seat, random))
            if step is None:
                world.give_up(seat, world.hands[seat][0])
            else:
                world.place(seat, *step)
        world.lands[seat].log.clear()
    world.end_round()


def _last(choices: Iterator[tuple[Choice, float]]) -> Choice:
    *_, (choice, _) = choices
    return choice


def purchases_of(world: World, seat: int) -> list[Purchase]:
    """The purchases that a seat can afford, as owner and tile.

    >>> from skye.isle.search.world import random_world
    >>> world = random_world(Random(1), 2)
    >>> world.begin_round(Random(1))
    >>> for seat in (0, 1):
    ...     _ = world.stake(seat, 0, 1, 1)
    >>> [owner for owner, _ in purchases_of(world, 0)]
    [1, 1]
    """
    return [
        (owner, tile)
        for owner, offers in enumerate(world.offers)
        if owner != seat
        for tile, price in offers
        if price <= world.gold[seat]
    ]


def gains(
    world: World, seat: int, purchase: Purchase, later: Sequence[int], mind: Mind, seeds: Sequence[str]
) -> list[float]:
    """By how much the lead of a seat at the end differs with a purchase and without, once for each seed.

    Both games of a seed draw the same tiles for as long as their bags are the same; `later` buy afterwards.
    """
    found = []
    for seed in seeds:
        leads = []
        for bought in (purchase, None):
            twin = world.copy()
            if bought is not None:
                twin.buy(seat, *bought)
            play_on(twin, mind, Random(seed), later)
            leads.append(lead(twin.points, seat))
        found.append(leads[0] - leads[1])
    return found


def lead(points: Sequence[int], seat: int) -> float:
    """By how much a seat is ahead of the mean of the others.

    >>> lead([10, 4, 6], 0)
    5.0
    """
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)
