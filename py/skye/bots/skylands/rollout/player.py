"""A quick player in worlds for search: it takes the best step by the evaluation, for every seat."""

from __future__ import annotations

from skye.bots.skylands.evaluation.evaluator import Evaluator
from skye.bots.skylands.rollout.purchases import Purchase, best_purchase
from skye.bots.skylands.rollout.steps import best_conversion, best_deployment, best_placement, deployment_gain
from skye.skylands.actions import CHOICES
from skye.skylands.search.world import World
from skye.skylands.tiles import SPECIALS

NARROW = 3
"""The number of placements of a tile that are evaluated when many turns are played, the snuggest."""

WIDE = 5
"""The same when a decision is made; more would only find places that look better than they are."""

GLANCE = 1
"""The same when an action is chosen within many turns."""

_REPEAT_COST = 2.0
_TWO_TILES = 1.7
"""What the bonus of Discover islands is worth: the second tile is one that the others left."""
_WINNING_END = 3.0
_LOSING_END = -10.0


class RolloutPlayer:
    """Plays steps in worlds for search; `width` is the number of placements of a tile that are evaluated."""

    def __init__(self, evaluator: Evaluator, width: int = NARROW) -> None:
        self.evaluator = evaluator
        self.width = width

    def play_on(self, world: World, turns: int) -> None:
        """Play the turn under way and this many turns more.

        >>> from skye.skylands.sample import example
        >>> from skye.skylands.search.world import world_of
        >>> world = world_of(example())
        >>> RolloutPlayer(Evaluator(world.stack, 2)).play_on(world, 1)
        >>> world.active
        1
        """
        if world.action is not None and not world.is_over:
            self.play_turn(world)
        for _ in range(turns):
            if world.is_over:
                return
            action, is_repeat = self.choice(world)
            world.begin(action, is_repeat=is_repeat)
            if not world.is_over:
                self.play_turn(world)

    def play_turn(self, world: World) -> None:
        """Play the steps that are still to come in the turn under way, and end the turn.

        >>> from skye.skylands.sample import example
        >>> from skye.skylands.search.world import world_of
        >>> world = world_of(example())
        >>> world.begin("deploy", is_repeat=False)
        >>> RolloutPlayer(Evaluator(world.stack, 2)).play_turn(world)
        >>> [sum(board.people) for board in world.boards]
        [2, 2]
        """
        count = len(world.boards)
        action = world.action
        assert action is not None
        while not world.is_over and world.position < count:
            self.play_step(world, (world.active + world.position) % count)
            world.position += 1
        if action == "discover" and not world.is_over and world.revealed:
            self.play_step(world, world.active)
        if not world.is_over:
            world.end_turn()

    def play_step(self, world: World, seat: int) -> None:
        """Play the whole step of one seat in the action under way.

        >>> from skye.skylands.sample import example
        >>> from skye.skylands.search.world import world_of
        >>> world = world_of(example())
        >>> world.begin("discover", is_repeat=False)
        >>> RolloutPlayer(Evaluator(world.stack, 2)).play_step(world, 0)
        >>> [board.empty for board in world.boards]
        [16, 17]
        """
        evaluator, board = self.evaluator, world.boards[seat]
        time_left = evaluator.time_left(world)
        action, has_bonus = world.action, seat == world.active
        if action == "discover":
            _, taken = best_placement(evaluator, board, world.revealed, time_left, self.width)
            if taken is not None:
                world.revealed.remove(taken[0])
                world.lay(seat, *taken)
        elif action == "deploy":
            for _ in range(2 if has_bonus else 1):
                _, island = best_deployment(evaluator, world, board, time_left)
                if island is None:
                    break
                world.fill(seat, *island)
        elif action == "create":
            _, bought = best_purchase(evaluator, board, world.show, time_left, self.width, has_bonus=has_bonus)
            if bought is not None:
                self._create(world, seat, bought)
        else:
            _, conversion = best_conversion(board, has_bonus=has_bonus)
            if conversion is not None:
                world.convert(seat, *conversion, has_bonus=has_bonus)

    def choice(self, world: World) -> tuple[str, bool]:
        """The action to choose and whether it is a repetition, by what it brings the chooser and the others.

        >>> from skye.skylands.sample import example
        >>> from skye.skylands.search.world import world_of
        >>> world = world_of(example())
        >>> RolloutPlayer(Evaluator(world.stack, 2)).choice(world)
        ('discover', False)
        """
        board = world.boards[world.active]
        best, best_gain = ("discover", board.pawn == "discover"), float("-inf")
        for action in CHOICES:
            is_repeat = action == board.pawn
            if is_repeat and not board.marker:
                continue
            gain = self._prospect(world, action) - (_REPEAT_COST if is_repeat else 0.0)
            if gain > best_gain:
                best, best_gain = (action, is_repeat), gain
        return best

    def _prospect(self, world: World, action: str) -> float:
        """What an action brings the chooser, less what it brings the others on average."""
        evaluator = self.evaluator
        time_left = evaluator.time_left(world)
        seats = len(world.boards)
        gains = []
        if action == "discover":
            needed = seats + 1
            if world.stack_left < needed:
                return self._end_prospect(world)
            # Not the tiles that will be revealed, which are unknown.
            tiles = world.stack[-needed:]
            for seat, board in enumerate(world.boards):
                gain, _ = best_placement(evaluator, board, tiles, time_left, GLANCE)
                gains.append(gain * _TWO_TILES if seat == world.active else gain)
        else:
            for seat, board in enumerate(world.boards):
                has_bonus = seat == world.active
                if action == "deploy":
                    gain = deployment_gain(evaluator, world, board, time_left, 2 if has_bonus else 1)
                elif action == "create":
                    gain, _ = best_purchase(evaluator, board, world.show, time_left, self.width, has_bonus=has_bonus)
                else:
                    gain, _ = best_conversion(board, has_bonus=has_bonus)
                gains.append(gain + board.specials.effects.points_when_chosen(action))
        mine = gains[world.active]
        return mine - (sum(gains) - mine) / (seats - 1)

    def _end_prospect(self, world: World) -> float:
        """What it is worth to end the game now: good for the one who leads."""
        totals = [board.total() for board in world.boards]
        others = [total for seat, total in enumerate(totals) if seat != world.active]
        return _WINNING_END if totals[world.active] > max(others) else _LOSING_END

    def _create(self, world: World, seat: int, bought: Purchase) -> None:
        """Create a special island, and place the tile that it draws."""
        special, paid, square, turn = bought
        world.create(seat, special, paid, square, turn)
        if SPECIALS[special].tiles_when_placed and world.stack_left:
            tile = world.stack[world.drawn]
            world.drawn += 1
            time_left = self.evaluator.time_left(world)
            _, placed = best_placement(self.evaluator, world.boards[seat], (tile,), time_left, self.width)
            if placed is not None:
                world.lay(seat, *placed)
