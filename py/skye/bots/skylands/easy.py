"""The easy player: sees only its own board, looks at a few options, and is sometimes careless."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from skye.bots.bot import Reason, Thought
from skye.bots.skylands.policy import Player
from skye.bots.skylands.reasons import reasons
from skye.bots.skylands.value import Judge
from skye.skylands.actions import Action
from skye.skylands.imagine import imagined
from skye.skylands.state import Phase
from skye.skylands.view import View

CARELESS = 2.5
"""How far, in points, its eye errs either way."""


@dataclass(frozen=True, slots=True)
class EasyBot:
    """Plays sensibly and makes mistakes."""

    name: str = "easy"

    def think(self, view: View, legal: Sequence[Action], random: Random) -> Iterator[Thought[Action]]:
        """One thought: what looks good to an eye that errs."""
        world = imagined(view, random)
        player = Player(Judge(world), width=12)
        if world.phase is Phase.CHOOSE:
            is_careless = random.random() < 0.3
            yield Thought(random.choice(legal) if is_careless else player.choice(world), 1.0)
            return
        rated = player.rated(world)
        yield Thought(max(rated, key=lambda each: each[0] + random.uniform(-CARELESS, CARELESS))[1], 1.0)

    def explain(self, view: View, action: Action) -> Sequence[Reason]:
        """What speaks for an action."""
        return reasons(view, action)
