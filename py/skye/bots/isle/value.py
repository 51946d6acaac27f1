"""What a territory is worth to a seat, in points: the one value function of all bots of Isle of Skye.

Every goal counts once for each round that will still score it; on top come what the land may still become, the scrolls,
the income of the rounds to come, and gold at what it can still buy.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp

from skye.isle.goals.goal import MOST, SECOND_MOST, Goal, LandGoal
from skye.isle.goals.potential import Chances, Potential
from skye.isle.goals.roads import road_ends
from skye.isle.search.counted import CountedTerritory
from skye.isle.search.counters import ROAD_WHISKY, SCROLL_COUNTER, SCROLL_DIVISOR
from skye.isle.search.plans import OPEN
from skye.isle.search.world import World

GOLD_VALUE: dict[int, tuple[float, ...]] = {
    2: (0.2, 0.45, 0.65, 0.85, 0.95, 1.0),
    3: (0.2, 0.4, 0.5, 0.7, 0.8, 0.9),
    4: (0.2, 0.35, 0.45, 0.6, 0.7, 0.8),
    5: (0.2, 0.35, 0.45, 0.6, 0.7, 0.8),
}
"""Points that a piece of gold left after a round is worth, by seats and by the number of rounds still to come."""

GOLD_SHOWN_VALUE = 0.06
"""What a piece of gold is worth beyond that for each later round that scores the most gold."""

GROWTH: tuple[float, ...] = (0.73, 0.78, 0.72, 0.49, 0.43, 0.44, 0.47)
"""How many more of what each kind of scroll counts a land gets in a round."""

COMPLETION: tuple[tuple[float, ...], ...] = (
    (1.0, 1.0, 1.0, 1.0, 1.0, 1.0),
    (0.0, 0.35, 0.54, 0.63, 0.72, 0.75),
    (0.0, 0.02, 0.12, 0.24, 0.33, 0.44),
    (0.0, 0.0, 0.01, 0.03, 0.07, 0.1),
)
"""How often an area with a scroll that lacks so many edges becomes complete, by the number of rounds still to come."""

_MOST_COUNT = 60


INCOME_WEIGHTS = (0.15, 0.0, 0.0, 0.5)
"""What the road may still bring in barrels, in the order of `road_ends`, as a part of what their income is worth."""


@dataclass(slots=True)
class Outlook:
    """What one seat can expect of a world: how often each goal still counts, and what gold and scrolls are worth."""

    plain: list[tuple[int, float]]
    """Counters, and the points of each one counted over all scorings still to come."""
    compared: list[tuple[int, list[float]]]
    """Counters that players are compared by, and the points expected by what is counted."""
    uncounted: list[tuple[Goal, list[float]]]
    """Goals without a counter, and the points expected by the units of their tally."""
    potentials: list[Potential]
    """What the goals may still bring, apart from those of the road."""
    roads: tuple[float, ...]
    """What `road_ends` is worth, feature by feature; empty when nothing is."""
    chances: Chances
    rounds_left: int
    gold_value: float
    income_value: float
    scroll_scale: float = 1.0
    """What the estimate of a scroll is multiplied by, and what is added to it."""
    scroll_bonus: float = 0.0
    tile_value: float = 0.0
    """What each tile is worth as a place to build on."""

    def worth(self, land: CountedTerritory) -> float:
        """The land's points still to be scored, as expected."""
        counts = land.counts
        total = counts[ROAD_WHISKY] * self.income_value
        for counter, points in self.plain:
            total += points * counts[counter]
        for counter, expected in self.compared:
            total += expected[counts[counter]]
        if self.uncounted:
            for goal, expected in self.uncounted:
                total += expected[min(goal.units(land), _MOST_COUNT - 1)]
        chances = self.chances
        if self.roads:
            ends, tiles, cattle, whisky = road_ends(land, chances)
            by_end, by_tile, by_cattle, by_whisky = self.roads
            total += ends * by_end + tiles * by_tile + cattle * by_cattle + whisky * by_whisky
        for features, weights in self.potentials:
            for feature, weight in zip(features(land, chances), weights, strict=True):
                total += feature * weight
        if land.scrolls:
            parent, holds = land.parent, land.holds
            left, scale, bonus = self.rounds_left, self.scroll_scale, self.scroll_bonus
            for kind, area in land.scrolls:
                while parent[area] >= 0:
                    area = parent[area]
                divisor = SCROLL_DIVISOR[kind]
                count = counts[SCROLL_COUNTER[kind]]
                if left:
                    worth = (count + left * GROWTH[kind]) / divisor
                    if divisor == 2:
                        worth -= 0.25
                else:
                    worth = count // divisor
                lacking = holds[area] & OPEN
                if lacking <= 3:
                    worth *= 1 + COMPLETION[lacking][left]
                total += scale * worth + bonus
        return total + self.tile_value * len(land.tiles)


def outlook_for(world: World, seat: int) -> Outlook:
    """A seat's outlook in the round being played, before its goals are scored.

    >>> from random import Random
    >>> from skye.isle.search.world import random_world
    >>> world = random_world(Random(1), 2)
    >>> world.begin_round(Random(1))
    >>> outlook_for(world, 0).rounds_left
    5
    """
    left = world.rounds - world.round
    times = [0, 0, 0, 0]
    later = [0, 0, 0, 0]
    for number in range(world.round - 1, world.rounds):
        for letter in world.track[number][0]:
            times[letter] += 1
            if number >= world.round:
                later[letter] += 1
    gold_values = GOLD_VALUE[len(world.gold)]
    # Gold that comes at the start of a round can be spent in it: it is worth what gold left from the round before is.
    income_value = sum(gold_values[1 : left + 1])
    roads = tuple(income_value * weight for weight in INCOME_WEIGHTS) if left else ()
    plain: list[tuple[int, float]] = []
    compared: list[tuple[int, list[float]]] = []
    uncounted: list[tuple[Goal, list[float]]] = []
    potentials: list[Potential] = []
    shown = 0
    for goal, now, then in zip(world.goals, times, later, strict=True):
        if goal.compares_gold:
            shown = then
        elif now and isinstance(goal, LandGoal):
            if goal.counter is None:
                uncounted.append((goal, [float(now * goal.each * units) for units in range(_MOST_COUNT)]))
            else:
                plain.append((goal.counter, now * goal.each))
        elif now:
            rivals = [goal.units(land) for other, land in enumerate(world.lands) if other != seat]
            expected = expected_ranks(rivals, now, left)
            if goal.counter is None:
                uncounted.append((goal, expected))
            else:
                compared.append((goal.counter, expected))
        if then and goal.potential is not None:
            features, weights = goal.potential
            weights = tuple(then * weight for weight in weights)
            if features is road_ends:
                roads = tuple(sofar + weight for sofar, weight in zip(roads, weights, strict=True))
            else:
                potentials.append(Potential(features, weights))
    gold_value = gold_values[left] + GOLD_SHOWN_VALUE * shown
    return Outlook(plain, compared, uncounted, potentials, roads, Chances(world.bag), left, gold_value, income_value)


def expected_ranks(rivals: Sequence[int], times: int, left: int) -> list[float]:
    """Expected points by own count for a goal that compares players, over all its scorings still to come."""
    spread = 0.5 + 0.5 * left
    weight = times * (1 + 1 / len(rivals))
    values = [0.0]
    for count in range(1, _MOST_COUNT):
        ahead = [1 / (1 + exp(-(count - rival + 0.3) / spread)) for rival in rivals]
        first = 1.0
        for chance in ahead:
            first *= chance
        second = sum((1 - chance) / chance * first for chance in ahead)
        values.append(weight * (MOST * first + SECOND_MOST * second))
    return values


@dataclass(slots=True)
class Fit:
    """The best placement of a tile and the land's worth after it; no placement when it fits nowhere."""

    placement: int
    worth: float


def best_fit(outlook: Outlook, land: CountedTerritory, tile: int) -> Fit:
    """The placement of a tile after which a land is worth most.

    >>> from random import Random
    >>> from skye.isle.search.world import random_world
    >>> world = random_world(Random(1), 2)
    >>> world.begin_round(Random(1))
    >>> land = world.lands[0]
    >>> best_fit(outlook_for(world, 0), land, 5).placement in land.legal(5)
    True
    """
    best, most = -1, float("-inf")
    place, unplace, worth = land.place, land.unplace, outlook.worth
    for placement in land.legal(tile):
        place(tile, placement)
        value = worth(land)
        unplace()
        if value > most:
            best, most = placement, value
    return Fit(best, most)
