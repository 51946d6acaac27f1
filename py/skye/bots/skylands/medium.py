"""The medium player: weighs every option by the board it leads to, and an action also by what it gives the others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from skye.bots.bot import Reason, Thought
from skye.bots.skylands.policy import Player
from skye.bots.skylands.reasons import reasons
from skye.bots.skylands.value import PLAIN, Judge, Weights
from skye.skylands.actions import Action
from skye.skylands.imagine import imagined
from skye.skylands.rules import apply
from skye.skylands.state import Phase
from skye.skylands.view import View


@dataclass(frozen=True, slots=True)
class MediumBot:
    """Plays what looks best now; before choosing an action it plays the turn through for everybody."""

    name: str = "medium"
    samples: int = 2
    width: int = 40
    weights: Weights = PLAIN

    def think(self, view: View, legal: Sequence[Action], random: Random) -> Iterator[Thought[Action]]:
        """One thought per sampled world when an action is chosen, one in all otherwise."""
        world = imagined(view, random)
        player = Player(Judge(world, self.weights), self.width)
        if world.phase is not Phase.CHOOSE:
            yield Thought(player.best(world), 1.0)
            return
        seat = world.acting
        totals = [0.0] * len(legal)
        for number in range(self.samples):
            for option, action in enumerate(legal):
                after = player.play_turn(apply(world, action))
                totals[option] += player.standing(after, seat)
            best = max(range(len(legal)), key=totals.__getitem__)
            yield Thought(legal[best], (number + 1) / self.samples)
            world = imagined(view, random)

    def explain(self, view: View, action: Action) -> Sequence[Reason]:
        """What speaks for an action: what it brings at once, and what comes of it."""
        return reasons(view, action)
