"""Luck in Isle of Skye: the tiles of a round, and who buys first, by what they add to the lands one by one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from random import Random

from skye.bots.isle.champion.learned import gold_table, land_outlook
from skye.bots.isle.champion.market import Market
from skye.bots.isle.champion.stakes import habits
from skye.bots.isle.value import best_fit
from skye.coach.decision import Chance, ChanceWork, leads_of
from skye.isle.goals.goal import rank_points
from skye.isle.search.world import World

DRAWS = 48
"""How many other draws a draw is compared with."""
TURNS = 16
"""How many of them are played in every order of the seats."""
TILES_EACH = 3

Gains = Sequence[dict[int, float]]
"""By seat: what each tile would add to its land."""


@dataclass(slots=True)
class Ending(Market):
    """A market that notes what everybody has at the end of the round that was played on it last."""

    leads: list[float] = field(default_factory=list)

    def result(self, seat: int, kept: Sequence[int], bought: Sequence[int], gold: Sequence[int]) -> float:
        """What a seat has gained, as in every market."""
        shown = rank_points(gold) if self.shows_gold else [0] * len(gold)
        self.leads = leads_of(
            [
                self.hands[other][kept[other]][bought[other]] + self.gold[other][purse] + shown[other]
                for other, purse in enumerate(gold)
            ]
        )
        return self.leads[seat]


def chances_of(world: World, random: Random) -> ChanceWork:
    """What the tiles before the seats, and the order, gave each seat against the average."""
    seats = len(world.gold)
    drawn = [tile for offers in world.offers for tile, _ in offers]
    pool = [*world.bag, *drawn]
    gains = []
    for seat, land in enumerate(world.lands):
        outlook = land_outlook(world, seat)
        worth = outlook.worth(land)
        gain = {}
        for tile in pool:
            fit = best_fit(outlook, land, tile)
            gain[tile] = max(0.0, fit.worth - worth) if fit.placement >= 0 else 0.0
            yield
        gains.append(gain)
    market = _market(world, seats)
    order = world.order()
    actual = _leads(market, gains, _dealt(drawn), order)
    others: list[list[float]] = []
    turns: list[list[float]] = []
    for number in range(DRAWS):
        tiles = _dealt(random.sample(pool, len(drawn)))
        leads = _leads(market, gains, tiles, order)
        others.append(leads)
        if number < TURNS:
            each = [leads, *(_leads(market, gains, tiles, order[turn:] + order[:turn]) for turn in range(1, seats))]
            turns.append([mine - sum(all_) / seats for mine, all_ in zip(leads, zip(*each, strict=True), strict=True)])
        yield
    left = world.rounds - world.round
    columns = list(zip(*others, strict=True))
    given = [mine - sum(column) / DRAWS for mine, column in zip(actual, columns, strict=True)]
    ordered = [sum(column) / TURNS for column in zip(*turns, strict=True)]
    return [
        Chance("tiles", world.round, left, given, [_error(column) for column in columns]),
        Chance("order", world.round, left, ordered, [_error(column) for column in zip(*turns, strict=True)]),
    ]


def _dealt(tiles: Sequence[int]) -> list[Sequence[int]]:
    return [tiles[start : start + TILES_EACH] for start in range(0, len(tiles), TILES_EACH)]


def _market(world: World, seats: int) -> Ending:
    letters, _ = world.track[world.round - 1]
    shows = any(world.goals[letter].compares_gold for letter in letters)
    rivalry = [[0.0 if other == seat else 1 / (seats - 1) for other in range(seats)] for seat in range(seats)]
    return Ending(world.order(), world.gold[:], [], [gold_table(world)] * seats, rivalry, shows)


def _leads(market: Ending, gains: Gains, tiles: Sequence[Sequence[int]], order: Sequence[int]) -> list[float]:
    """The mean lead of each seat after a round with these tiles, when all price as people do."""
    seats = range(len(gains))
    hands = []
    for seat, gain in enumerate(gains):
        own = [gain[tile] for tile in tiles[seat]]
        bought = [0.0, *(gain[tile] for offered in tiles for tile in offered)]
        kept = [sum(each for place, each in enumerate(own) if mask >> place & 1) for mask in range(8)]
        hands.append([[mine + more for more in bought] for mine in kept])
    round_ = replace(market, order=order, hands=hands)
    known = [habits(round_, seat) for seat in seats]
    ways = len(known[0])
    total = [0.0 for _ in seats]
    for way in range(ways):
        stakes = [each[way] for each in known]
        round_.values(0, stakes, [stakes[0]], [1.0 for _ in seats])
        total = [sofar + lead for sofar, lead in zip(total, round_.leads, strict=True)]
    return [each / ways for each in total]


def _error(values: Sequence[float]) -> float:
    """The standard error of a mean."""
    count = len(values)
    mean = sum(values) / count
    return sqrt(sum((value - mean) ** 2 for value in values) / (count * (count - 1)))
