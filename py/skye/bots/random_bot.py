"""The baseline: a bot that takes any legal action."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic

from skye.bots.bot import ActionT, Reason, Thought


@dataclass(frozen=True, slots=True)
class RandomBot(Generic[ActionT]):
    """Any legal action is as good as any other, in whichever game.

    >>> next(RandomBot().think({}, ["the only one"], Random(1))).action
    'the only one'
    """

    name: str = "random"

    def think(self, view: object, legal: Sequence[ActionT], random: Random) -> Iterator[Thought[ActionT]]:
        """One thought: a legal action drawn from the stream."""
        yield Thought(random.choice(legal), 1.0)

    def explain(self, view: object, action: ActionT) -> Sequence[Reason]:
        """There is no reason for it."""
        return ()
