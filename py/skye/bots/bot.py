"""What a bot is: it gets a view, the legal actions and a seeded stream, never a state, and thinks in slices.

A bot's budget is counted in simulations, so that a seed reproduces a game. `skye` knows no clock: whoever is in a
hurry stops asking for slices and takes the best action so far.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Protocol

from skye.core.errors import Facts
from skye.core.game import Action, Json

View = Mapping[str, Json]


@dataclass(frozen=True, slots=True)
class Thought:
    """The best action found so far, and how much of the thinking is done, from 0 to 1."""

    action: Action
    progress: float


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action is good: a stable code, translated by the page, and its facts."""

    code: str
    facts: Facts = field(default_factory=dict)

    def to_json(self) -> dict[str, Json]:
        """The reason as JSON.

        >>> Reason("joins_castle", {"tiles": 2}).to_json()
        {'code': 'joins_castle', 'facts': {'tiles': 2}}
        """
        return {"code": self.code, "facts": dict(self.facts)}


class Bot(Protocol):
    """A player of one game."""

    @property
    def name(self) -> str:
        """The name by which it is asked for: `random`, `easy`, `medium`, `hard` ..."""
        ...

    def think(self, view: View, legal: Sequence[Action], random: Random) -> Iterator[Thought]:
        """Think in slices of a few hundredths of a second; each thought is an action that could be taken now.

        There is at least one thought, and the last one is the bot's choice. The same view, actions and stream give
        the same thoughts.
        """
        ...

    def explain(self, view: View, action: Action) -> Sequence[Reason]:
        """What speaks for an action, in the order of its weight, from what the view shows."""
        ...


def choose(bot: Bot, view: View, legal: Sequence[Action], random: Random) -> Action:
    """A bot's choice, all slices thought through."""
    action: Action | None = None
    for thought in bot.think(view, legal, random):
        action = thought.action
    if action is None:
        raise ValueError(f"bot {bot.name} had no thought")
    return action
