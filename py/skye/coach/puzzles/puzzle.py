"""A puzzle: a moment of a game as one seat sees it, what may be answered, and the one best answer.

The position is all that is stored of the game: what the seat could see, so a puzzle of one's own game holds no secret
of it. Whatever is stored has a `version`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NotRequired, TypedDict

from skye.arguments import Refusal
from skye.coach.puzzles.fields import Row, inner, items, number, points, rows, text, texts
from skye.coach.puzzles.isle_position import isle_state
from skye.coach.puzzles.skylands_position import skylands_state
from skye.core.action import BaseAction
from skye.core.errors import BadRecord, SkyeError
from skye.core.game import ReasonJson
from skye.core.table import AnyTable, Table
from skye.games import GAMES, HUMAN
from skye.isle.state import State as IsleState
from skye.skylands.state import State as SkylandsState

AnyState = IsleState | SkylandsState

VERSION = 1
"""The version of the format."""

KINDS = ("placement", "purchase", "pricing", "action")
"""What is asked for: where to place a tile, what to buy or create, how to price a hand, which action to choose."""

LEVELS = (1, 2, 3)
"""How hard a puzzle is."""

OTHERS = "medium"
"""Who sits on the other seats; nobody plays on."""


class PuzzleJson(TypedDict):
    """A puzzle as it is stored.

    Actions are in their text form. `answers` are offered; without any, every legal way to lay the hand is an answer.
    The best answer is `best`: one action, or the placements of several tiles in any order. `losses` are what answers
    lose in points of the final lead, None for one that was not studied. An exact puzzle has the `value` of the best
    answer instead, the final lead. The second best answer loses `gap`.
    """

    version: NotRequired[int]
    id: str
    game: str
    kind: str
    level: int
    seat: int
    position: Mapping[str, object]
    answers: list[str]
    best: list[str]
    losses: list[float | None]
    value: NotRequired[float | None]
    gap: float
    reasons: list[ReasonJson]


class PuzzlesJson(TypedDict):
    """The puzzles of one game in a file, with how they were made."""

    version: int
    game: str
    made: Mapping[str, object]
    puzzles: list[PuzzleJson]


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A puzzle with the table that it is about, at the moment of the decision."""

    kind: str
    level: int
    seat: int
    table: AnyTable
    answers: tuple[BaseAction, ...]
    best: tuple[BaseAction, ...]
    losses: tuple[float | None, ...]
    value: float | None
    gap: float
    reasons: tuple[ReasonJson, ...]


def read_puzzle(data: object, names: Sequence[str]) -> Puzzle:
    """A puzzle from JSON, with names for its seats; raises Refusal."""
    if not isinstance(data, Mapping):
        raise Refusal("bad_puzzle")
    version = data.get("version", VERSION)
    if version != VERSION:
        raise Refusal("newer_version", field="version", version=str(version)[:9], newest=VERSION)
    try:
        return _puzzle(data, names)
    except (BadRecord, SkyeError, ValueError, TypeError, KeyError, IndexError) as fault:
        raise Refusal("bad_puzzle", detail=str(fault)[:80]) from None


def _puzzle(data: Row, names: Sequence[str]) -> Puzzle:
    game, seat = GAMES[text(data, "game")], number(data, "seat")
    kind, level = text(data, "kind"), number(data, "level")
    position = inner(data.get("position"), "position")
    state: AnyState = (isle_state if game.name == "isle" else skylands_state)(position, names)
    players = tuple(HUMAN if place == seat else OTHERS for place in range(len(state.seats)))
    table: AnyTable = Table(game, state.setup, players, (state,))
    answers, best = (tuple(map(game.parse_action, texts(data, name))) for name in ("answers", "best"))
    losses = tuple(None if loss is None else points(loss) for loss in items(data, "losses"))
    value = None if data.get("value") is None else points(data.get("value"))
    is_listed = len(answers) == len(losses) and (best[0] in answers if answers else value is not None)
    if kind not in KINDS or level not in LEVELS or not is_listed:
        raise ValueError("no such puzzle")
    if seat not in game.to_act(state) or any(action.seat != seat for action in (*answers, *best)):
        raise ValueError("another seat is to act")
    legal = game.legal_actions(state, seat)
    if best[0] not in legal:
        raise ValueError("the best answer is not legal")
    return Puzzle(kind, level, seat, table, answers, best, losses, value, points(data.get("gap")), _reasons(data))


def _reasons(data: Row) -> tuple[ReasonJson, ...]:
    return tuple(
        {"code": text(row, "code"), "facts": dict(inner(row.get("facts"), "facts"))} for row in rows(data, "reasons")
    )
