"""How a judgement is learned: quick players play whole games, and the final points are fitted to what was seen before.

Each position gives one row per seat: its traits and its final points, both less the mean of all seats. Weights are the
least squares of that, held back a little towards nothing; then the spread is the one that makes the results likeliest.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from skye.bots.skylands.evaluation.evaluator import Evaluator
from skye.bots.skylands.evaluation.weights import FITTED
from skye.bots.skylands.judgement.judgement import STAGES, Judgement, stage_of
from skye.bots.skylands.judgement.traits import TRAITS, traits
from skye.bots.skylands.rollout.brisk import BriskPlayer
from skye.core.chance import stream
from skye.core.equations import solved
from skye.skylands.search.world import World, world_of
from skye.skylands.state import State

MOST_WILD = 16
"""The most turns at the start of a game in which now and then an action is chosen by chance: games get to differ."""
WILD = 0.4
"""How often an action is chosen by chance in these turns."""
MOST_TURNS = 400
HELD_BACK = 30.0
"""How strongly weights are held back, in rows."""
SPREADS = tuple(1.15**power for power in range(-2, 24))
"""The spreads that are tried, in points."""


@dataclass(frozen=True, slots=True)
class Position:
    """What was seen of every seat, how much of the game was left, and the final points of every seat."""

    seen: tuple[tuple[float, ...], ...]
    time_left: float
    final: tuple[int, ...]


def positions_of_game(start: State, seed: str) -> list[Position]:
    """The positions of one game between quick players, one per turn once it is played without chance.

    >>> from skye.skylands.sample import example
    >>> found = positions_of_game(example(), "heather")
    >>> len(found) > 3, len(found[0].seen)
    (True, 2)
    """
    random = stream(seed, "learning")
    world = world_of(start)
    world.shuffle(random)
    evaluator = Evaluator(world.stack, len(world.boards), FITTED)
    player = BriskPlayer(evaluator)
    for _ in range(random.randrange(MOST_WILD)):
        if world.is_over:
            break
        options = player.prospects(world)
        _, action, is_repeat = random.choice(options) if random.random() < WILD else max(options)
        _play(player, world, action, is_repeat=is_repeat)
    seen: list[tuple[tuple[tuple[float, ...], ...], float]] = []
    for _ in range(MOST_TURNS):
        if world.is_over:
            break
        time_left = evaluator.time_left(world)
        boards = range(len(world.boards))
        seen.append((tuple(tuple(traits(evaluator, world, seat, time_left)) for seat in boards), time_left))
        action, is_repeat = player.choice(world)
        _play(player, world, action, is_repeat=is_repeat)
    final = tuple(board.total() for board in world.boards)
    return [Position(rows, time_left, final) for rows, time_left in seen]


def learned(positions: Iterable[Position]) -> Judgement:
    """The judgement that fits the positions best.

    >>> row = (1.0,) + (0.0,) * (len(TRAITS) - 1)
    >>> positions = [Position((row, row), time_left, (3, 3)) for time_left in (0.0, 0.5, 1.0)]
    >>> max(abs(weight) for weights in learned(positions).weights for weight in weights)
    0.0
    """
    known = list(positions)
    count = len(TRAITS)
    size = count * len(STAGES)
    square = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    for position in known:
        low, share = stage_of(position.time_left)
        means = [sum(column) / len(position.seen) for column in zip(*position.seen, strict=True)]
        middle = sum(position.final) / len(position.final)
        first = count * low
        for seen, final in zip(position.seen, position.final, strict=True):
            away = [trait - mean for trait, mean in zip(seen, means, strict=True)]
            row = [(1 - share) * value for value in away] + [share * value for value in away]
            target = final - middle
            for number, value in enumerate(row):
                if value:
                    right[first + number] += value * target
                    line = square[first + number]
                    for other in range(number, 2 * count):
                        line[first + other] += value * row[other]
    for number in range(size):
        square[number][number] += HELD_BACK
        for other in range(number):
            square[number][other] = square[other][number]
    solution = solved(square, right)
    weights = tuple(tuple(solution[count * stage : count * (stage + 1)]) for stage in range(len(STAGES)))
    return Judgement(weights, _spread(weights, known))


def error(judgement: Judgement, positions: Iterable[Position]) -> tuple[float, float]:
    """The root of the mean square of the error in points, and the mean logarithm of the chance given to the winner.

    >>> row = (1.0,) * len(TRAITS)
    >>> flat = Judgement(((0.0,) * len(TRAITS),) * 3, (1.0, 1.0, 1.0))
    >>> [round(each, 3) for each in error(flat, [Position((row, row), 0.5, (4, 2))])]
    [1.0, -0.693]
    """
    squares = likelihood = 0.0
    rows = count = 0
    for position in positions:
        points = foreseen(judgement.weights, position)
        middle, mean = sum(position.final) / len(position.final), sum(points) / len(points)
        for value, final in zip(points, position.final, strict=True):
            squares += (value - mean - final + middle) ** 2
            rows += 1
        winner = position.final.index(max(position.final))
        likelihood += math.log(judgement.chance(points, winner, position.time_left))
        count += 1
    return math.sqrt(squares / rows), likelihood / count


def foreseen(weights: Sequence[Sequence[float]], position: Position) -> list[float]:
    """The points foreseen for each seat of a position.

    >>> foreseen(((1.0,), (3.0,), (3.0,)), Position(((2.0,), (4.0,)), 0.25, (0, 0)))
    [4.0, 8.0]
    """
    low, share = stage_of(position.time_left)
    mixed = [(1 - share) * near + share * far for near, far in zip(weights[low], weights[low + 1], strict=True)]
    return [sum([weight * trait for weight, trait in zip(mixed, seen, strict=True)]) for seen in position.seen]


def _spread(weights: tuple[tuple[float, ...], ...], positions: Sequence[Position]) -> tuple[float, ...]:
    """The likeliest spread at each stage, one stage after the other and again."""
    spread = [1.0] * len(STAGES)
    known = [(foreseen(weights, each), each) for each in positions]
    for _ in range(2):
        for stage in range(len(STAGES)):

            def likelihood(value: float, stage: int = stage) -> float:
                trial = Judgement(weights, (*spread[:stage], value, *spread[stage + 1 :]))
                total = 0.0
                for points, position in known:
                    low, _ = stage_of(position.time_left)
                    if low in (stage - 1, stage):
                        winner = position.final.index(max(position.final))
                        total += math.log(trial.chance(points, winner, position.time_left))
                return total

            spread[stage] = max(SPREADS, key=likelihood)
    return tuple(spread)


def _play(player: BriskPlayer, world: World, action: str, *, is_repeat: bool) -> None:
    world.begin(action, is_repeat=is_repeat)
    if not world.is_over:
        player.play_turn(world)
