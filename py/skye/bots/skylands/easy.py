"""The easy player: it evaluates only its own board, tries a few options, and is sometimes careless."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from skye.bots.bot import Reason, Thought
from skye.bots.skylands.evaluation.evaluator import Evaluator
from skye.bots.skylands.evaluation.weights import SIMPLE
from skye.bots.skylands.greedy import GreedyPlayer
from skye.bots.skylands.reasons import reasons
from skye.skylands.actions import Action
from skye.skylands.imagine import imagined
from skye.skylands.state import Phase
from skye.skylands.view import View

WIDTH = 12
"""The number of placements it tries."""

ERROR = 2.5
"""How far, in points, its evaluation errs either way."""

CARELESS = 0.3
"""How often it chooses an action at random."""


@dataclass(frozen=True, slots=True)
class EasyBot:
    """Plays sensibly and makes mistakes."""

    name: str = "easy"

    def think(self, view: View, legal: Sequence[Action], random: Random) -> Iterator[Thought[Action]]:
        """One thought: the best option by an evaluation that errs."""
        state = imagined(view, random)
        player = GreedyPlayer(Evaluator.of_state(state, SIMPLE), WIDTH)
        if state.phase is Phase.CHOOSE:
            is_careless = random.random() < CARELESS
            yield Thought(random.choice(legal) if is_careless else player.choice(state), 1.0)
            return
        rated = player.rated(state)
        yield Thought(max(rated, key=lambda each: each[0] + random.uniform(-ERROR, ERROR))[1], 1.0)

    def explain(self, view: View, action: Action) -> Sequence[Reason]:
        """The reasons for an action."""
        return reasons(view, action)
