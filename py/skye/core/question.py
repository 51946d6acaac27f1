"""What a page may ask about a state: a question has the shape of its arguments and the function that answers it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import UnionType
from typing import Any, Generic, NotRequired, TypedDict, TypeVar

Args = Mapping[str, object]
"""The arguments of a question as they come from outside: the function that answers it checks them."""

StateT = TypeVar("StateT", contravariant=True)
ViewT = TypeVar("ViewT", contravariant=True)


@dataclass(frozen=True, slots=True)
class Question(Generic[StateT]):
    """A question of the page.

    `args` is the TypedDict of the arguments that the question expects, or a union of several; the types of the page are
    generated from it. `answer` gets the state, the asking seat or None, and the arguments. It raises ValueError,
    TypeError, KeyError or IllegalAction for arguments that it cannot use.

    >>> Question(NoArgs, lambda state, viewer, args: {"seat": viewer}).answer("state", 1, {})
    {'seat': 1}
    """

    args: type | UnionType
    answer: Callable[[StateT, int | None, Args], Mapping[str, object]]


@dataclass(frozen=True, slots=True)
class Judgement(Generic[ViewT]):
    """A question that asks for a judgement: it is answered by bots from the view of the asking seat alone.

    `args` and what `answer` raises are as in `Question`.

    >>> Judgement(NoArgs, lambda view, args: {"seat": view}).answer("view", {})
    {'seat': 'view'}
    """

    args: type | UnionType
    answer: Callable[[ViewT, Args], Mapping[str, object]]


AnyJudgement = Judgement[Any]
"""A judgement of which only its name is known; see `AnyGame`."""


class NoArgs(TypedDict):
    """The question needs nothing."""


class SeatArgs(TypedDict):
    """The land of a seat; without `seat` it is the viewer's."""

    seat: NotRequired[int]


class TileArgs(SeatArgs):
    """A tile in the land of a seat."""

    tile: str


class CellArgs(TileArgs):
    """A tile on a cell, in any turn unless one is given."""

    x: int
    y: int
    turn: NotRequired[int | None]


class PlacementArgs(TileArgs):
    """A tile on a cell in a turn."""

    x: int
    y: int
    turn: int


class CellTurns(TypedDict):
    """A cell where a tile may be placed, and in which turns."""

    x: int
    y: int
    turns: list[int]


class Change(TypedDict):
    """A number before and after something."""

    before: int
    after: int
