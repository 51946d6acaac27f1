"""The medium player: it evaluates the board after every option, and before choosing an action everybody's board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from skye.bots.bot import Reason, Thought
from skye.bots.skylands.evaluation.evaluator import Evaluator
from skye.bots.skylands.evaluation.weights import SIMPLE, Weights
from skye.bots.skylands.greedy import GreedyPlayer
from skye.bots.skylands.reasons import reasons
from skye.skylands.actions import Action
from skye.skylands.imagine import imagined
from skye.skylands.rules import apply
from skye.skylands.state import Phase
from skye.skylands.view import View


@dataclass(frozen=True, slots=True)
class MediumBot:
    """Takes the option with the best board after it; before choosing an action it plays the turn for everybody."""

    name: str = "medium"
    samples: int = 2
    width: int = 40
    weights: Weights = SIMPLE

    def think(self, view: View, legal: Sequence[Action], random: Random) -> Iterator[Thought[Action]]:
        """One thought per sampled state when an action is chosen, a single one otherwise."""
        state = imagined(view, random)
        player = GreedyPlayer(Evaluator.of_state(state, self.weights), self.width)
        if state.phase is not Phase.CHOOSE:
            yield Thought(player.best(state), 1.0)
            return
        seat = state.acting
        totals = [0.0] * len(legal)
        for number in range(self.samples):
            for option, action in enumerate(legal):
                after = player.play_turn(apply(state, action))
                totals[option] += player.lead(after, seat)
            best = max(range(len(legal)), key=totals.__getitem__)
            yield Thought(legal[best], (number + 1) / self.samples)
            state = imagined(view, random)

    def explain(self, view: View, action: Action) -> Sequence[Reason]:
        """The reasons for an action."""
        return reasons(view, action)
