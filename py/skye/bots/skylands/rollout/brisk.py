"""A quicker player for long looks ahead: before an action is chosen, purchases are estimated without being tried."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from skye.bots.skylands.evaluation.evaluator import Evaluator
from skye.bots.skylands.evaluation.people import people_value
from skye.bots.skylands.rollout.player import GLANCE, NARROW, RolloutPlayer
from skye.bots.skylands.rollout.purchases import best_spot, payment
from skye.bots.skylands.rollout.steps import best_conversion, best_deployment, best_placement, deployment_gain
from skye.skylands.actions import CHOICES
from skye.skylands.search.board import Board
from skye.skylands.search.world import World
from skye.skylands.tiles import SPECIALS

_IN_AN_ISLAND = 0.85
"""What a point printed on a special island is worth when its island has to be completed first."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How actions are chosen at first sight: what is added to what an action brings, in points.

    `rivalry` is how much of what the others gain on average counts as a loss.
    """

    rivalry: float = 1.0
    two_tiles: float = 1.7
    """The bonus of Discover islands as a share of its first tile: the second one is what the others left."""
    repeating: float = 2.0
    """What the marker costs."""
    discover: float = 0.0
    deploy: float = 0.0
    create: float = 0.0
    convert: float = 0.0
    """What it is worth to have chosen each action beside what it brings."""
    winning_end: float = 3.0
    losing_end: float = -10.0
    """What it is worth to end the game by choosing Discover islands without enough tiles."""


USUAL = Manner()
"""How a rollout player chooses."""


class BriskPlayer(RolloutPlayer):
    """Plays steps as a rollout player does, and chooses actions in less than half the time."""

    def __init__(self, evaluator: Evaluator, width: int = NARROW, manner: Manner = USUAL) -> None:
        super().__init__(evaluator, width)
        self.manner = manner

    def prospects(self, world: World) -> list[tuple[float, str, bool]]:
        """What each action that may be chosen brings, the action, and whether it is a repetition.

        >>> from skye.skylands.sample import example
        >>> from skye.skylands.search.world import world_of
        >>> world = world_of(example())
        >>> max(BriskPlayer(Evaluator(world.stack, 2)).prospects(world))[1:]
        ('discover', False)
        """
        board = world.boards[world.active]
        time_left = self.evaluator.time_left(world)
        found = []
        for action in CHOICES:
            is_repeat = action == board.pawn
            if not is_repeat or board.marker:
                gain = self._prospect_at(world, action, time_left) - (self.manner.repeating if is_repeat else 0.0)
                found.append((gain, action, is_repeat))
        return found

    def choice(self, world: World) -> tuple[str, bool]:
        """The action to choose and whether it is a repetition, the first of the best.

        >>> from skye.skylands.sample import example
        >>> from skye.skylands.search.world import world_of
        >>> world = world_of(example())
        >>> BriskPlayer(Evaluator(world.stack, 2)).choice(world)
        ('discover', False)
        """
        _, action, is_repeat = max(self.prospects(world), key=_first)
        return action, is_repeat

    def _prospect_at(self, world: World, action: str, time_left: float) -> float:
        """What an action brings the chooser, less what it brings the others on average."""
        evaluator, manner, active = self.evaluator, self.manner, world.active
        mine = others = 0.0
        if action == "discover":
            needed = len(world.boards) + 1
            if world.stack_left < needed:
                totals = [board.total() for board in world.boards]
                most = max([total for seat, total in enumerate(totals) if seat != active])
                return manner.winning_end if totals[active] > most else manner.losing_end
            tiles = world.stack[-needed:]  # not those that will be revealed, which are unknown
            for seat, board in enumerate(world.boards):
                gain, _ = best_placement(evaluator, board, tiles, time_left, GLANCE)
                if seat == active:
                    mine = gain * manner.two_tiles + manner.discover
                else:
                    others += gain
        elif action == "deploy":
            for seat, board in enumerate(world.boards):
                if seat == active:
                    mine = deployment_gain(evaluator, world, board, time_left, 2) + manner.deploy
                else:
                    others += best_deployment(evaluator, world, board, time_left)[0]
        elif action == "create":
            show = world.show
            for seat, board in enumerate(world.boards):
                if seat == active:
                    mine = purchase_estimate(evaluator, board, show, time_left, GLANCE, has_bonus=True) + manner.create
                else:
                    others += purchase_estimate(evaluator, board, show, time_left, GLANCE, has_bonus=False)
        else:
            for seat, board in enumerate(world.boards):
                if seat == active:
                    mine = best_conversion(board, has_bonus=True)[0] + manner.convert
                else:
                    others += best_conversion(board, has_bonus=False)[0]
        if action != "discover":
            for seat, board in enumerate(world.boards):
                if board.specials.effects.chosen:
                    paid = board.specials.effects.points_when_chosen(action)
                    if seat == active:
                        mine += paid
                    else:
                        others += paid
        return mine - manner.rivalry * others / (len(world.boards) - 1)


def _first(prospect: tuple[float, str, bool]) -> float:
    return prospect[0]


def purchase_estimate(
    evaluator: Evaluator, board: Board, show: Sequence[str], time_left: float, width: int, *, has_bonus: bool
) -> float:
    """About what the best special island on show would bring, its cost included; nothing if there is none to pay.

    >>> purchase_estimate(Evaluator((), 2), Board(), ["outpost"], 1.0, 3, has_bonus=True)
    0.0
    """
    if not any(board.people):
        return 0.0
    weights = evaluator.weights
    people, free, spaces = board.people, board.free, board.spaces
    effects = board.specials.effects
    each = 0.5 + effects.worth_per_inhabitant
    before = people_value(weights, time_left, people, free, spaces)
    lasting = weights.lasting * time_left
    land = evaluator.land_value(board, time_left)
    costs: dict[tuple[int, int, int], float] = {}
    best = 0.0
    for name in show:
        paid = payment(board, name, has_bonus=has_bonus)
        if paid is None:
            continue
        special = SPECIALS[name]
        key = (name if special.parts else "", width)
        placed = land.gains.get(key)
        if placed is None:
            spot = best_spot(evaluator, board, name, time_left, width)
            placed = land.gain(board, name, *spot, time_left) if spot is not None else float("-inf")
            land.gains[key] = placed
        cost = costs.get(paid)
        if cost is None:
            left = [people[0] - paid[0], people[1] - paid[1], people[2] - paid[2]]
            room = [free[0] + paid[0], free[1] + paid[1], free[2] + paid[2], free[3]]
            after = people_value(weights, time_left, left, room, spaces)
            costs[paid] = cost = before - after + each * (paid[0] + paid[1] + paid[2])
        gain = placed - cost + special.worth_when_placed
        if special.points is None:
            spot = best_spot(evaluator, board, name, time_left, width)
            now = special.points_on(board, spot[0]) if spot is not None else 0
            gain += max(special.guess(board, time_left), now + lasting * special.lasting_worth)
        else:
            gain += special.points * (_IN_AN_ISLAND if special.parts else 1.0) + lasting * special.lasting_worth
        if gain > best:
            best = gain
    return best
