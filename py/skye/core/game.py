"""The contract of a game: five verbs, what a refused action says, and what a point stands on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from skye.core.errors import Facts
from skye.core.event import BaseEvent, as_json
from skye.core.values import FrozenDict, frozen

Json = Any
NO_FACTS: Facts = FrozenDict()


def reason_json(code: str, facts: Facts, clause: str | None) -> dict[str, Json]:
    """Why something is refused, as JSON; the clause of the rules is told where one stands behind it.

    >>> reason_json("own_tile", {}, "16"), reason_json("no_table", {}, None)
    ({'code': 'own_tile', 'clause': '16', 'facts': {}}, {'code': 'no_table', 'facts': {}})
    """
    return {"code": code, **({} if clause is None else {"clause": clause}), "facts": dict(facts)}


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """Points with their reason: what was counted, how many, and the cells each comes from.

    >>> ScoreLine("sheep", count=5, points=5).points
    5
    """

    source: str
    count: int
    points: int
    cells: tuple[tuple[tuple[int, int], ...], ...] = ()
    facts: Facts = NO_FACTS

    def __post_init__(self) -> None:
        if type(self.facts) is not FrozenDict:
            object.__setattr__(self, "facts", frozen(self.facts))

    def to_json(self) -> dict[str, Json]:
        """The line as JSON; `cells` holds one list of [x, y] per counted thing."""
        return {
            "source": self.source,
            "count": self.count,
            "points": self.points,
            "cells": [[list(cell) for cell in group] for group in self.cells],
            "facts": as_json(self.facts),
        }


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, told to everybody: a kind and its facts, never a secret."""

    kind: str
    facts: Facts = field(default_factory=dict)

    def to_json(self) -> dict[str, Json]:
        """The event as one flat JSON object."""
        return {"kind": self.kind, **self.facts}


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: final points by seat, the winners, and what decided."""

    points: tuple[int, ...]
    winners: tuple[int, ...]
    decided_by: str

    def to_json(self) -> dict[str, Json]:
        """The outcome as JSON."""
        return {"points": list(self.points), "winners": list(self.winners), "decided_by": self.decided_by}


@dataclass(frozen=True, slots=True)
class Summary:
    """What a list of games shows of one: how far it is, the points by seat, and the winners once it is over.

    `unit` is what is counted (`round`, `turn`, or `start` before the first one), `last` how many there will be, None
    where nobody knows. Nothing in it is secret.
    """

    unit: str
    number: int
    last: int | None
    points: tuple[int, ...]
    winners: tuple[int, ...]

    def to_json(self) -> dict[str, Json]:
        """The summary as JSON."""
        return {
            "progress": {"unit": self.unit, "number": self.number, "last": self.last},
            "points": list(self.points),
            "winners": list(self.winners),
        }


class Action(Protocol):
    """What a seat may do: a small value whose text form round-trips."""

    @property
    def seat(self) -> int:
        """The seat that acts."""
        ...

    @property
    def is_secret(self) -> bool:
        """Whether its content stays sealed until something is revealed."""
        ...

    def __str__(self) -> str: ...

    def to_json(self) -> dict[str, Json]:
        """The action as JSON: `kind`, `seat` and what else it says."""
        ...


class State(Protocol):
    """A frozen state, as much of it as the contract needs to know."""

    @property
    def phase(self) -> str:
        """The name of the phase."""
        ...

    @property
    def reveals(self) -> int:
        """How often something hidden has been shown to anybody: undo never steps back over one."""
        ...

    @property
    def history(self) -> Sequence[BaseEvent | Event]:
        """Everything that happened so far."""
        ...


StateT = TypeVar("StateT", bound=State)
ActionT = TypeVar("ActionT", bound=Action)
SetupT = TypeVar("SetupT")


class Game(Protocol[SetupT, StateT, ActionT]):
    """A game: set-up and five verbs, its texts, and the questions a page may ask about a state."""

    @property
    def name(self) -> str:
        """The short name: `isle` or `skylands`."""
        ...

    @property
    def rules(self) -> int:
        """The version of the rules: a record made with another one cannot be continued."""
        ...

    @property
    def editions(self) -> Sequence[int]:
        """The editions of the components that can be played with, the newest last."""
        ...

    def parse_setup(self, data: Json, *, edition: int | None = None, is_lenient: bool = False) -> SetupT:
        """A set-up from JSON; raises BadSetup.

        A new game uses the newest edition. `is_lenient` ignores unknown fields, as for a record of a later program.
        """
        ...

    def setup_json(self, setup: SetupT) -> dict[str, Json]:
        """The set-up as JSON, so that `parse_setup` gives it back."""
        ...

    def draw(self, setup: SetupT) -> SetupT:
        """The set-up with everything that is drawn before the first decision, unless that has been drawn already."""
        ...

    def drawn_json(self, setup: SetupT) -> dict[str, Json]:
        """What was drawn, as JSON, so that `parse_drawn` returns it."""
        ...

    def parse_drawn(self, setup: SetupT, data: Json) -> SetupT:
        """The set-up with what was drawn, from JSON; raises BadSetup."""
        ...

    def new_game(self, setup: SetupT) -> StateT:
        """The first state in which somebody must decide."""
        ...

    def to_act(self, state: StateT) -> tuple[int, ...]:
        """The seats that may decide now; several when they choose in secret at once, none at the end."""
        ...

    def legal_actions(self, state: StateT, seat: int) -> Sequence[ActionT]:
        """Every action the seat may take now."""
        ...

    def apply(self, state: StateT, action: ActionT) -> StateT:
        """The state after the action and all that follows by itself; raises IllegalAction."""
        ...

    def view(self, state: StateT, seat: int | None) -> dict[str, Json]:
        """What a seat may see, or everybody when seat is None, as JSON built from nothing."""
        ...

    def position(self, state: StateT) -> Json:
        """What the rules need to continue from a state, field by field, as plain JSON.

        The digest of a record covers this, so it changes only with the version of the rules.
        """
        ...

    def outcome(self, state: StateT) -> Outcome | None:
        """The result, once the game is over."""
        ...

    def summary(self, state: StateT) -> Summary:
        """What a list of games shows: how far the game is, the points everybody may see, the winners at the end."""
        ...

    def parse_action(self, text: str) -> ActionT:
        """An action from its text form; raises ValueError."""
        ...

    def action_from_json(self, data: Json) -> ActionT:
        """An action from its JSON form; raises ValueError."""
        ...

    def ask(self, state: StateT, seat: int | None, question: str, args: Mapping[str, Json]) -> Json:
        """An answer for the page (placements, preview, score sheet ...), from what the seat may see."""
        ...

    def catalogue(self) -> dict[str, Json]:
        """The components as JSON: tiles, goals and what a set-up screen offers."""
        ...

    def clause_of(self, code: str, phase: str) -> str | None:
        """The clause of the rules behind a refusal, None when it is about something else."""
        ...
