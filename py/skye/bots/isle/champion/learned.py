"""What lands and gold are worth after a round, by weights learned from games of the champion against itself.

The value is a weighted sum of a few features of a land and a purse. There is a set of weights for each number of seats
and of rounds still to come; `skye train isle` learns them, and `learned.json` states how it was made.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from skye.bots.isle.value import (
    GOLD_SHOWN_VALUE,
    GOLD_VALUE,
    INCOME_WEIGHTS,
    Outlook,
    expected_ranks,
    outlook_for,
)
from skye.isle.goals import GOALS
from skye.isle.goals.goal import Goal, LandGoal
from skye.isle.goals.potential import Potential
from skye.isle.goals.roads import road_ends
from skye.isle.scoring import GOLD_PER_POINT
from skye.isle.search.counted import CountedTerritory
from skye.isle.search.counters import ROAD_WHISKY
from skye.isle.search.world import World

Weights = Mapping[str, float]
"""The points of each feature, by its name."""

GOLD_STEPS = (0, 8, 16, 28)
"""From how much gold on another piece may be worth less."""

COMMON_GOLD = 12
"""Gold that a seat often has: the mean value of a piece of so much stands for the value of gold."""

MOST_GOLD = 400
"""More gold than a seat can have."""


OF_A_GOAL = ("goal", "potential")
"""Weights that exist once for each goal, followed by its id."""


@cache
def default_weights(seats: int, left: int) -> Weights:
    """The weights that learning starts from: those of `outlook_for`.

    `goals`, `ranks` and `potentials` scale what later rounds will score: the goals of one land, those that compare
    players, and what both may still become. `goal ID` and `potential ID` are how much more or less that is for one
    goal than for all. `roads` scales what the castle's road may still bring.

    >>> default_weights(2, 5)["whisky"] > default_weights(2, 1)["whisky"]
    True
    """
    values = GOLD_VALUE[seats]
    return {
        "goals": 1.0,
        "ranks": 1.0,
        "potentials": 1.0,
        "whisky": sum(values[1 : left + 1]),
        "roads": sum(values[1 : left + 1]),
        "scrolls": 1.0,
        "scroll": 0.0,
        "tile": 0.0,
        "points": 0.0,
        "shown gold": GOLD_SHOWN_VALUE,
        **{f"gold {step}": 0.0 if step else values[left] for step in GOLD_STEPS},
        **{f"{kind} {goal}": 0.0 for goal in GOALS for kind in OF_A_GOAL},
    }


def _learned() -> Mapping[str, Mapping[str, Weights]]:
    path = files("skye.bots.isle.champion") / "learned.json"
    if not path.is_file():
        return {}
    weights: Mapping[str, Mapping[str, Weights]] = json.loads(path.read_text(encoding="utf-8"))["weights"]
    return weights


LEARNED = _learned()
"""Read on import: an engine that starts from a memory snapshot has no files."""


@cache
def learned_weights(seats: int, left: int) -> Weights:
    """The weights for a number of seats with so many rounds to come.

    >>> sorted(learned_weights(2, 3)) == sorted(default_weights(2, 3))
    True
    """
    found = LEARNED.get(str(seats), {}).get(str(left))
    return {**default_weights(seats, left), **(found or {})}


def times_later(world: World) -> list[int]:
    """How often each goal is scored after the round being played."""
    times = [0, 0, 0, 0]
    for letters, _ in world.track[world.round :]:
        for letter in letters:
            times[letter] += 1
    return times


def land_outlook(world: World, seat: int, weights: Weights | None = None) -> Outlook:
    """A seat's outlook in the round being played: its goals count as they are, later ones by what was learned.

    >>> from random import Random
    >>> from skye.isle.search.world import random_world
    >>> world = random_world(Random(1), 2)
    >>> world.begin_round(Random(1))
    >>> land_outlook(world, 0).rounds_left
    5
    """
    outlook = outlook_for(world, seat)
    left = outlook.rounds_left
    if not left:
        return outlook
    weights = learned_weights(len(world.gold), left) if weights is None else weights
    now = world.track[world.round - 1][0] if world.round else ()
    plain: list[tuple[int, float]] = []
    compared: list[tuple[int, list[float]]] = []
    uncounted: list[tuple[Goal, list[float]]] = []
    potentials: list[Potential] = []
    roads = [weights["roads"] * weight for weight in INCOME_WEIGHTS]
    # Points ahead bring gold to those behind (rule 13), but they are never worth less than nothing.
    at_once = max(0.0, 1 + weights["points"])
    for letter, (goal, then) in enumerate(zip(world.goals, times_later(world), strict=True)):
        if goal.compares_gold:
            continue
        is_rank = not isinstance(goal, LandGoal)
        later = weights["ranks" if is_rank else "goals"] + weights.get(f"goal {goal.id}", 0.0)
        times = (letter in now) * at_once + then * later
        if times and isinstance(goal, LandGoal):
            if goal.counter is None:
                uncounted.append((goal, [times * goal.each * units for units in range(60)]))
            else:
                plain.append((goal.counter, times * goal.each))
        elif times:
            expected = [times * points for points in _ranks(world, goal, seat, left)]
            if goal.counter is None:
                uncounted.append((goal, expected))
            else:
                compared.append((goal.counter, expected))
        if then and goal.potential is not None:
            scale = then * (weights["potentials"] + weights.get(f"potential {goal.id}", 0.0))
            each = [scale * weight for weight in goal.potential.weights]
            if goal.potential.features is road_ends:
                roads = [sofar + weight for sofar, weight in zip(roads, each, strict=True)]
            else:
                potentials.append(Potential(goal.potential.features, tuple(each)))
    return Outlook(
        plain,
        compared,
        uncounted,
        potentials,
        tuple(roads),
        outlook.chances,
        left,
        gold_table(world, weights)[COMMON_GOLD] / COMMON_GOLD,
        weights["whisky"],
        weights["scrolls"],
        weights["scroll"],
        weights["tile"],
    )


def gold_table(world: World, weights: Weights | None = None) -> list[float]:
    """What a purse is worth after the round being played, by the gold in it.

    >>> from random import Random
    >>> from skye.isle.search.world import random_world
    >>> world = random_world(Random(1), 2)
    >>> world.begin_round(Random(1))
    >>> table = gold_table(world)
    >>> table[0], table[10] > table[5]
    (0.0, True)
    """
    left = world.rounds - world.round
    if not left:
        # Whole points at the end (rule 27); gold beyond them breaks a tie (rule 28).
        return [gold // GOLD_PER_POINT + gold / 100 for gold in range(MOST_GOLD)]
    weights = learned_weights(len(world.gold), left) if weights is None else weights
    shown = sum(then for goal, then in zip(world.goals, times_later(world), strict=True) if goal.compares_gold)
    each = shown * weights["shown gold"]
    table = [0.0]
    for gold in range(MOST_GOLD - 1):
        # Another piece is never worth more to the rich than to the poor: few are rich, so little was learned of them.
        less = sum(min(0.0, weights[f"gold {step}"]) for step in GOLD_STEPS[1:] if gold >= step)
        value = each + weights["gold 0"] + less
        table.append(table[-1] + max(0.0, value))
    return table


def features(world: World, seat: int) -> dict[str, float]:
    """The features of a seat's land and purse between two rounds: `learned_weights` has the points of each.

    >>> from random import Random
    >>> from skye.isle.search.world import random_world
    >>> world = random_world(Random(1), 2)
    >>> world.begin_round(Random(1))
    >>> features(world, 0)["tile"]
    1
    """
    land, gold = world.lands[seat], world.gold[seat]
    left = world.rounds - world.round
    outlook = outlook_for(world, seat)
    ends = road_ends(land, outlook.chances)
    found = {
        "whisky": land.counts[ROAD_WHISKY],
        "tile": len(land.tiles),
        "points": world.points[seat],
        "roads": sum(weight * each for weight, each in zip(INCOME_WEIGHTS, ends, strict=True)),
        "scroll": len(land.scrolls),
        "scrolls": _scrolls(outlook, land),
        "goals": 0.0,
        "ranks": 0.0,
        "potentials": 0.0,
    }
    for goal, then in zip(world.goals, times_later(world), strict=True):
        if goal.compares_gold:
            found["shown gold"] = then * gold
        elif then:
            is_rank = not isinstance(goal, LandGoal)
            units = goal.units(land)
            expected = then * (
                goal.each * units if isinstance(goal, LandGoal) else _ranks(world, goal, seat, left)[units]
            )
            found["ranks" if is_rank else "goals"] += expected
            found[f"goal {goal.id}"] = expected
        if then and goal.potential is not None:
            features_of, weights = goal.potential
            each = zip(features_of(land, outlook.chances), weights, strict=True)
            expected = then * sum(feature * weight for feature, weight in each)
            found["potentials"] += expected
            found[f"potential {goal.id}"] = expected
    for step in GOLD_STEPS:
        if gold > step:
            found[f"gold {step}"] = gold - step
    return found


def _ranks(world: World, goal: Goal, seat: int, left: int) -> Sequence[float]:
    rivals = [goal.units(land) for other, land in enumerate(world.lands) if other != seat]
    return expected_ranks(rivals, 1, left)


def _scrolls(outlook: Outlook, land: CountedTerritory) -> float:
    """What the scrolls of a land are worth by themselves."""
    bare = Outlook([], [], [], [], (), outlook.chances, outlook.rounds_left, 0.0, 0.0)
    return bare.worth(land)
