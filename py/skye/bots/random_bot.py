"""The baseline: a bot that takes any legal action."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from skye.bots.bot import Reason, Thought, View
from skye.core.game import Action


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Any legal action is as good as any other.

    >>> next(RandomBot().think({}, ["the only one"], Random(1))).action
    'the only one'
    """

    name: str = "random"

    def think(self, view: View, legal: Sequence[Action], random: Random) -> Iterator[Thought]:
        """One thought: a legal action drawn from the stream."""
        yield Thought(random.choice(legal), 1.0)

    def explain(self, view: View, action: Action) -> Sequence[Reason]:
        """Nothing speaks for it."""
        return ()
