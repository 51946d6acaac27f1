"""The hard player: it continues the game after the best options in sampled worlds, the same for all of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from skye.bots.bot import Reason, Thought
from skye.bots.skylands.evaluation.evaluator import Evaluator
from skye.bots.skylands.evaluation.weights import FITTED, Weights
from skye.bots.skylands.reasons import reasons
from skye.bots.skylands.rollout.options import best_option, played_out, rated_options, world_after_step
from skye.bots.skylands.rollout.player import WIDE, RolloutPlayer
from skye.skylands.actions import Action, Choose, Repeat
from skye.skylands.imagine import imagined
from skye.skylands.rules import apply
from skye.skylands.search.world import World
from skye.skylands.state import Phase, State
from skye.skylands.view import View


@dataclass(frozen=True, slots=True)
class HardBot:
    """Plays on for `turns` turns, in `samples` worlds for an action to choose, in `step_samples` for a step.

    Only the best `options` steps are continued. What a step itself is worth does not depend on chance, so it counts
    as much as `trust` worlds.
    """

    name: str = "hard"
    samples: int = 24
    step_samples: int = 12
    turns: int = 2
    options: int = 4
    trust: float = 8.0
    width: int = 3
    weights: Weights = FITTED

    def think(self, view: View, legal: Sequence[Action], random: Random) -> Iterator[Thought[Action]]:
        """One thought per world; options that fall behind are dropped on the way."""
        if len(legal) == 1:
            yield Thought(legal[0], 1.0)
            return
        state = imagined(view, random)
        evaluator = Evaluator.of_state(state, self.weights)
        wide = RolloutPlayer(evaluator, WIDE)
        is_choice = state.phase is Phase.CHOOSE
        samples = self.samples if is_choice else self.step_samples
        if state.phase is Phase.START or not samples:
            yield Thought(best_option(wide, state), 1.0)
            return
        quick = RolloutPlayer(evaluator, self.width)
        seat = state.acting
        options = self._options(wide, state, legal, seat)
        totals = {option: value for option, (value, _, _) in enumerate(options)}
        for _, _, world in options:
            evaluator.prepare(world)
        yield Thought(options[0][1], 0.0)
        for number in range(samples):
            if len(totals) == 1:
                break
            seed = random.getrandbits(32)
            for option in totals:
                _, action, world = options[option]
                after = world.copy()
                after.shuffle(Random(seed))
                if is_choice:
                    assert isinstance(action, Choose | Repeat)  # nothing else is chosen in this phase
                    after.begin(action.action, is_repeat=isinstance(action, Repeat))
                quick.play_on(after, self.turns)
                totals[option] += evaluator.lead(after.boards, seat, evaluator.time_left(after))
            ranked = sorted(totals, key=totals.__getitem__, reverse=True)
            keep = max(2, round(len(options) * (1 - (number + 1) / samples)))
            totals = {option: totals[option] for option in sorted(ranked[:keep])}
            yield Thought(options[ranked[0]][1], (number + 1) / samples)

    def _options(
        self, player: RolloutPlayer, state: State, legal: Sequence[Action], seat: int
    ) -> list[tuple[float, Action, World]]:
        """The best options by estimate, best first, each with the world after the step it belongs to."""
        if state.phase is Phase.CHOOSE:
            world = player.evaluator.world_of(state)
            return [(0.0, action, world) for action in legal]
        ranked = sorted(rated_options(player, state), key=lambda each: each[0], reverse=True)[: self.options]
        return [
            (self.trust * value, action, world_after_step(player, _ended(player, state, action, seat)))
            for value, action in ranked
        ]

    def explain(self, view: View, action: Action) -> Sequence[Reason]:
        """The reasons for an action."""
        return reasons(view, action)


def _ended(player: RolloutPlayer, state: State, action: Action, seat: int) -> State:
    if action.kind in ("done", "pass"):
        return state
    return played_out(player, apply(state, action), seat)
