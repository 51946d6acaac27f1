"""Games played on to their end after an action, by players who are not the coach.

They start from what the seat saw: what it did not see is drawn anew with every seed. Two actions are compared with the
same seeds, so that most of the chance is the same for both.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Protocol

from skye.bots.isle.economy import appraise
from skye.bots.isle.minds import SimpleMarket
from skye.bots.isle.playout import lead, play_on
from skye.bots.isle.reading import read
from skye.bots.skylands.evaluation.evaluator import Evaluator
from skye.bots.skylands.evaluation.weights import SIMPLE
from skye.bots.skylands.rollout.options import played_out, world_after_step
from skye.bots.skylands.rollout.player import WIDE, RolloutPlayer
from skye.core.action import BaseAction
from skye.core.table import AnyTable
from skye.isle.actions import Buy, GiveUp, Place, Price
from skye.isle.search.numbers import NUMBER, cell_at
from skye.isle.search.world import World
from skye.isle.view import View
from skye.skylands.actions import Choose, Done, Pass, Repeat
from skye.skylands.imagine import imagined

_MIND = SimpleMarket()
"""Who plays on in Isle of Skye: it values tiles by fixed weights and answers guessed prices."""

MOST_TURNS = 400
"""More turns than a game of Skylands has. Its seats play on by the evaluation of the medium level, one turn ahead."""


class Continue(Protocol):
    """How a game is played on after an action."""

    def __call__(self, table: AnyTable, step: int, action: BaseAction, seed: str) -> float:
        """By how much the acting seat leads in the end, if it takes this action after so many actions."""
        ...


def isle_lead(table: AnyTable, step: int, action: BaseAction, seed: str) -> float:
    """By how much a seat of Isle of Skye leads in the end."""
    seat, random = action.seat, Random(seed)
    view: View = table.game.view(table.states[step], seat)
    world = read(view)
    buyers: Sequence[int] = ()
    if isinstance(action, Price):
        _price(world, action, random)
        buyers = world.order()
    elif isinstance(action, Place):
        world.place(seat, NUMBER[action.tile], cell_at(action.x, action.y) + action.turn)
    elif isinstance(action, GiveUp):
        world.give_up(seat, NUMBER[action.tile])
    else:
        order = world.order()
        buyers = order[order.index(seat) + 1 :]
        if isinstance(action, Buy):
            tile = NUMBER[action.tile]
            owner = next(owner for owner, offers in enumerate(world.offers) if tile in [each for each, _ in offers])
            world.buy(seat, owner, tile)
    play_on(world, _MIND, random, buyers)
    return lead(world.points, seat)


def _price(world: World, action: Price, random: Random) -> None:
    """Put the prices of the seat on its tiles, and those of the others as they think fit."""
    appraisal = appraise(world)
    stakes = {}
    for seat in range(len(world.gold)):
        if seat != action.seat:
            *_, (stakes[seat], _) = _MIND.price(appraisal, seat, random)
    own = [tile for tile, _ in world.offers[action.seat]]
    prices = {NUMBER[tile]: price for tile, price in action.prices}
    discard = own.index(NUMBER[action.discard])
    first, second = (prices[tile] for place, tile in enumerate(own) if place != discard)
    stakes[action.seat] = (discard, first, second)
    for seat, stake in stakes.items():
        world.stake(seat, *stake)


def skylands_lead(table: AnyTable, step: int, action: BaseAction, seed: str) -> float:
    """By how much a seat of Skylands leads in the end."""
    seat = action.seat
    state = imagined(table.game.view(table.states[step], seat), Random(seed))
    evaluator = Evaluator.of_state(state, SIMPLE)
    player = RolloutPlayer(evaluator, WIDE)
    if isinstance(action, Choose | Repeat):
        world = evaluator.world_of(state)
        world.begin(action.action, is_repeat=isinstance(action, Repeat))
    else:
        is_end = isinstance(action, Done | Pass)
        after = state if is_end else played_out(player, table.game.apply(state, action), seat)
        world = world_after_step(player, after)
    RolloutPlayer(evaluator).play_on(world, MOST_TURNS)
    return lead([board.total() for board in world.boards], seat)


CONTINUE: Mapping[str, Continue] = {"isle": isle_lead, "skylands": skylands_lead}
"""By game."""


def differences(table: AnyTable, step: int, better: BaseAction, worse: BaseAction, seeds: Sequence[str]) -> list[float]:
    """By how much one action turned out better than another, once for each seed."""
    play = CONTINUE[table.game.name]
    return [play(table, step, better, seed) - play(table, step, worse, seed) for seed in seeds]


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean of some values and its standard error.

    >>> mean_and_error([1.0, 3.0])
    (2.0, 1.0)
    """
    count = len(values)
    mean = sum(values) / count
    return mean, (sum((value - mean) ** 2 for value in values) / (count * (count - 1))) ** 0.5
