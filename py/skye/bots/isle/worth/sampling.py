"""What tiles really bring: games of the champion, played on from a round with a tile laid for free and without it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from skye.bots.isle.building import Step, greedy_step
from skye.bots.isle.champion.learned import land_outlook, learned_weights
from skye.bots.isle.champion.training import play_round
from skye.bots.isle.economy import Memory
from skye.bots.isle.minds import Medium
from skye.bots.isle.playout import play_round_on
from skye.bots.isle.worth.estimate import estimated
from skye.isle.search.world import World, random_world

PAIRS = (1, 2, 2, 2, 2, 2)
"""How many pairs of games are played on, by the number of rounds to come. Nothing is drawn after the last round."""
SEATS = 2
"""So many seats are looked at in each round: both are compared with the same games without a tile."""


@dataclass(frozen=True, slots=True)
class Policy(Medium):
    """Who plays on: greedy as medium, but by the champion's values of lands and gold."""

    def build(self, world: World, seat: int, random: Random) -> Iterator[tuple[Step | None, float]]:
        """Each tile where it is worth most."""
        yield greedy_step(land_outlook(world, seat), world.lands[seat], world.hands[seat]), 1.0


@dataclass(frozen=True, slots=True)
class Sample:
    """A tile that was laid for free: the estimate in parts, and what it brought its seat in each pair of games."""

    seats: int
    round: int
    now: int
    later: float
    gold_and_scrolls: float
    gains: tuple[int, ...]

    @property
    def estimate(self) -> float:
        """The estimate in all."""
        return self.now + self.later + self.gold_and_scrolls


@dataclass(frozen=True, slots=True)
class Job:
    """One game, from each round of which games are played on for each tile, with it and without."""

    seats: int
    seed: str


def samples(job: Job) -> list[Sample]:
    """Play one game and return a sample for two seats in each round; tiles that fit nowhere are left out.

    >>> [sample.round for sample in samples(Job(2, "heather"))]
    [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
    """
    random = Random(job.seed)
    world = random_world(random, job.seats)
    weights = {left: learned_weights(job.seats, left) for left in range(world.rounds)}
    found: list[Sample] = []
    while world.round < world.rounds:
        world.begin_round(random)
        found += _samples(world, job, random)
        play_round(world, weights, random)
    return found


def _samples(world: World, job: Job, random: Random) -> Iterator[Sample]:
    """The samples of a round that has begun. The tiles leave the bag in all games."""
    base = world.copy()
    tiles = random.sample(base.bag, SEATS)
    for tile in tiles:
        base.bag.remove(tile)
    places = zip(random.sample(range(job.seats), SEATS), tiles, strict=True)
    estimates = [(seat, tile, estimated(base, seat, tile)) for seat, tile in places]
    gains: list[list[int]] = [[] for _ in estimates]
    for pair in range(PAIRS[world.rounds - world.round]):
        seed = f"{job.seed}/{world.round}/{pair}"
        without = _final_points(base.copy(), seed)
        for (seat, tile, estimate), gained in zip(estimates, gains, strict=True):
            if estimate.placement >= 0:
                twin = base.copy()
                twin.lands[seat].place(tile, estimate.placement)
                twin.lands[seat].log.clear()
                gained.append(_final_points(twin, seed)[seat] - without[seat])
    for (_, _, estimate), gained in zip(estimates, gains, strict=True):
        if gained:
            later, more = round(estimate.later, 2), round(estimate.gold_and_scrolls, 2)
            yield Sample(job.seats, world.round, estimate.now, later, more, tuple(gained))


def _final_points(world: World, seed: str) -> list[int]:
    """Everybody's points when the game is played on from the pricing of a round."""
    policy, random, memory = Policy(), Random(seed), Memory(land_outlook)
    play_round_on(world, policy, random, memory)
    while world.round < world.rounds:
        world.begin_round(random)
        play_round_on(world, policy, random, memory)
    return world.points
