"""What a bot is: it gets a view, the legal actions and a seeded stream, never a state, and thinks in slices.

A bot's budget is counted in simulations, so that a seed reproduces a game. `skye` has no clock: a caller in a hurry
stops asking for slices and takes the best action so far.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, Protocol, TypedDict, TypeVar

from skye.core.action import BaseAction
from skye.core.errors import Facts
from skye.core.event import facts_json
from skye.core.game import NO_FACTS, ReasonJson

ActionT = TypeVar("ActionT", bound=BaseAction)
ViewT_contra = TypeVar("ViewT_contra", bound=Mapping[str, object], contravariant=True)


@dataclass(frozen=True, slots=True)
class Thought(Generic[ActionT]):
    """The best action found so far, and how much of the thinking is done, from 0 to 1."""

    action: ActionT
    progress: float


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action is good: a stable code, translated by the page, and its facts."""

    code: str
    facts: Facts = NO_FACTS

    def to_json(self) -> ReasonJson:
        """The reason as JSON.

        >>> Reason("joins_castle", {"tiles": 2}).to_json()
        {'code': 'joins_castle', 'facts': {'tiles': 2}}
        """
        return {"code": self.code, "facts": facts_json(self.facts)}


class Bot(Protocol[ViewT_contra, ActionT]):
    """A player of one game, which knows its views and its actions."""

    @property
    def name(self) -> str:
        """The name by which it is asked for: `random`, `easy`, `medium`, `hard` ..."""
        ...

    def think(self, view: ViewT_contra, legal: Sequence[ActionT], random: Random) -> Iterator[Thought[ActionT]]:
        """Think in slices of a few hundredths of a second; each thought is an action that could be taken now.

        There is at least one thought, and the last one is the bot's choice. The same view, actions and stream give
        the same thoughts.
        """
        ...

    def explain(self, view: ViewT_contra, action: ActionT) -> Sequence[Reason]:
        """The reasons for an action, in the order of their weight, from what the view shows."""
        ...


@dataclass(frozen=True, slots=True)
class Spot:
    """A place for a tile: what the land is worth more with the tile there, in points, and why."""

    x: int
    y: int
    turn: int
    worth: float
    reasons: Sequence[Reason]

    def to_json(self) -> SpotJson:
        """The spot as JSON.

        >>> Spot(1, 0, 2, 3.5, [Reason("scroll", {"points": 2})]).to_json()["worth"]
        3.5
        """
        reasons = [reason.to_json() for reason in self.reasons]
        return {"x": self.x, "y": self.y, "turn": self.turn, "worth": self.worth, "reasons": reasons}


class SpotJson(TypedDict):
    """A place for a tile: its worth in points to one decimal place, and the reasons."""

    x: int
    y: int
    turn: int
    worth: float
    reasons: list[ReasonJson]


class Spotter(Protocol[ViewT_contra]):
    """Finds the best spots for a tile in the land of whoever sees a view."""

    def __call__(self, view: ViewT_contra, tile: str, most: int) -> list[Spot]:
        """The best cells for a tile, each in its best turn, best first; none where it fits nowhere."""
        ...


AnySpotter = Spotter[Any]
"""A spotter of which only the game's name is known; see `AnyGame`."""

AnyBot = Bot[Any, Any]
"""A bot of which only its name is known; see `AnyGame`."""


def choose(bot: Bot[ViewT_contra, ActionT], view: ViewT_contra, legal: Sequence[ActionT], random: Random) -> ActionT:
    """A bot's choice, all slices thought through."""
    action: ActionT | None = None
    for thought in bot.think(view, legal, random):
        action = thought.action
    if action is None:
        raise ValueError(f"bot {bot.name} had no thought")
    return action
