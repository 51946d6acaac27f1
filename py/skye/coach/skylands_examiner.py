"""The champion of Skylands as an examiner: what an action came to against the best one, in points of the margin."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Self

from skye.bots.skylands.champion import ChampionBot, Option
from skye.bots.skylands.evaluation.evaluator import Evaluator
from skye.bots.skylands.judgement.judgement import Judgement, judgement_for
from skye.bots.skylands.rollout.brisk import BriskPlayer
from skye.bots.skylands.rollout.options import played_out, world_after_step
from skye.bots.skylands.rollout.player import WIDE
from skye.skylands.actions import Action, Choose, Done, Pass, Place, Repeat, Take
from skye.skylands.imagine import imagined
from skye.skylands.rules import apply, legal_actions
from skye.skylands.search.world import World
from skye.skylands.state import Phase, State
from skye.skylands.tiles import ALL_TILES
from skye.skylands.view import View

GLANCES = 3
"""After so many worlds only the better half of the options is tried any further."""


@dataclass(frozen=True, slots=True)
class Examiner(ChampionBot):
    """Tries all options in `samples` or `step_samples` worlds, then the best and the chosen one in `looks_again`."""

    name: str = "coach"
    samples: int = 8
    step_samples: int = 6
    looks_again: int = 12

    @classmethod
    def for_seats(cls, seats: int) -> Self:
        """The examiner of a game with so many seats: with more of them every turn takes longer.

        >>> Examiner.for_seats(4).looks_again < Examiner.for_seats(2).looks_again
        True
        """
        return cls() if seats == 2 else cls(samples=6, step_samples=4, looks_again=8)

    def compare(self, view: View, chosen: Action, random: Random) -> Generator[None, None, tuple[Action, float]]:
        """The best action, and how much less the chosen one comes to; the chosen one itself if that is nothing."""
        state = imagined(view, random)
        evaluator = Evaluator.of_state(state, self.weights)
        options: list[Option] = []
        if state.phase is Phase.CHOOSE:
            options = self._choices(evaluator, state, legal_actions(state, state.acting), random)
        else:
            for option in self._steps(evaluator, state, random):
                options.append(option)
                yield
        own = next((option for option in options if _is_same(option.action, chosen)), None)
        if own is None:
            own = self._option(evaluator, state, chosen)
            options.append(own)
        is_choice = state.phase is Phase.CHOOSE
        left = options
        for number in range(self.samples if is_choice else self.step_samples):
            if len(left) == 1:
                break
            yield from self._try(evaluator, left, state.acting, random)
            if number + 1 == GLANCES:
                ranked = sorted(options, key=lambda option: option.value, reverse=True)[: (len(options) + 1) // 2]
                left = ranked if own in ranked else [*ranked, own]
        best = max(left, key=lambda option: option.value)
        if best is own:
            return chosen, 0.0
        pair = [Option(option.action, option.world, 0.0, 0.0, 0.0) for option in (best, own)]
        # Worlds in which the best one was not chosen: what is best by chance in some is not in others.
        for _ in range(self.looks_again):
            yield from self._try(evaluator, pair, state.acting, random)
        total = pair[0].total - pair[1].total
        weight = 0.0
        if not is_choice:
            # What the step itself is worth does not depend on chance.
            weight, left_ = self.trust, evaluator.time_left(own.world)
            values = [evaluator.value(option.world.boards[state.acting], left_) for option in pair]
            total += weight * (values[0] - values[1])
        loss = total / (self.looks_again + weight)
        return (best.action, loss) if loss > 0 else (chosen, 0.0)

    def _option(self, evaluator: Evaluator, state: State, action: Action) -> Option:
        """An action that does not look like one of the best."""
        player, seat = BriskPlayer(evaluator, WIDE), state.acting
        after = state if isinstance(action, Done | Pass) else played_out(player, apply(state, action), seat)
        world = world_after_step(player, after)
        evaluator.prepare(world)
        value = evaluator.value(world.boards[seat], evaluator.time_left(world))
        return Option(action, world, value, self.trust, 0.0)

    def _try(
        self, evaluator: Evaluator, options: Sequence[Option], seat: int, random: Random
    ) -> Generator[None, None, None]:
        """Play on from each option in one more world, the same for all."""
        quick, judgement = BriskPlayer(evaluator, self.width), judgement_for(len(options[0].world.boards))
        seed = random.getrandbits(32)
        stacks: dict[int, list[str]] = {}
        for option in options:
            after = option.world.copy()
            if after.stack_left not in stacks:
                after.shuffle(Random(seed))
                stacks[after.stack_left] = after.stack
            after.stack, after.drawn = stacks[after.stack_left], 0
            if isinstance(option.action, Choose | Repeat):
                after.begin(option.action.action, is_repeat=isinstance(option.action, Repeat))
            option.add(self._outlook(judgement, quick, after, seat))
            yield

    def _worth(self, judgement: Judgement, evaluator: Evaluator, world: World, seat: int) -> float:
        """The points by which a seat will lead the mean of the others."""
        points = judgement.points(evaluator, world)
        return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)


def _is_same(action: Action, other: Action) -> bool:
    """Whether two actions are the same, or place tiles that look alike on the same square."""
    if isinstance(action, Take | Place) and isinstance(other, Take | Place):
        spots = [(ALL_TILES[each.tile].edges, each.x, each.y, each.turn) for each in (action, other)]
        return spots[0] == spots[1] and action.kind == other.kind
    return action == other
