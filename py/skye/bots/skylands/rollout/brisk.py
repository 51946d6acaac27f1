"""A quicker player for long looks ahead: before an action is chosen, purchases are estimated without being tried."""

from __future__ import annotations

from collections.abc import Sequence

from skye.bots.skylands.evaluation.evaluator import Evaluator
from skye.bots.skylands.evaluation.people import people_value
from skye.bots.skylands.rollout.player import REPEAT_COST, RolloutPlayer
from skye.bots.skylands.rollout.purchases import best_spot, payment
from skye.skylands.actions import CHOICES
from skye.skylands.search.board import Board
from skye.skylands.search.world import World
from skye.skylands.tiles import SPECIALS

_IN_AN_ISLAND = 0.85
"""What a point printed on a special island is worth when its island has to be completed first."""


class BriskPlayer(RolloutPlayer):
    """Plays steps as a rollout player does, and chooses actions in less than half the time."""

    def prospects(self, world: World) -> list[tuple[float, str, bool]]:
        """What each action that may be chosen brings, the action, and whether it is a repetition.

        >>> from skye.skylands.sample import example
        >>> from skye.skylands.search.world import world_of
        >>> world = world_of(example())
        >>> max(BriskPlayer(Evaluator(world.stack, 2)).prospects(world))[1:]
        ('discover', False)
        """
        board = world.boards[world.active]
        found = []
        for action in CHOICES:
            is_repeat = action == board.pawn
            if not is_repeat or board.marker:
                gain = self._prospect(world, action) - (REPEAT_COST if is_repeat else 0.0)
                found.append((gain, action, is_repeat))
        return found

    def _prospect(self, world: World, action: str) -> float:
        if action != "create":
            return super()._prospect(world, action)
        evaluator = self.evaluator
        time_left = evaluator.time_left(world)
        mine = others = 0.0
        for seat, board in enumerate(world.boards):
            has_bonus = seat == world.active
            gain = purchase_estimate(evaluator, board, world.show, time_left, self.width, has_bonus=has_bonus)
            gain += board.specials.effects.points_when_chosen(action)
            if has_bonus:
                mine = gain
            else:
                others += gain
        return mine - others / (len(world.boards) - 1)


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
