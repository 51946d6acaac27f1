"""A puzzle: a moment of a game as one seat sees it, what may be answered, and the one best answer.

The position is all that is stored of the game: what the seat could see, so a puzzle of one's own game holds no secret
of it. Whatever is stored has a `version`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NotRequired, TypedDict, cast

from skye.arguments import Refusal
from skye.coach.puzzles.isle_position import IslePositionJson, isle_state
from skye.coach.puzzles.skylands_position import SkylandsPositionJson, skylands_state
from skye.core.action import BaseAction
from skye.core.errors import BadRecord
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
    """A puzzle from JSON, whose seats have these names if it has a position; raises Refusal."""
    if not isinstance(data, Mapping):
        raise Refusal("bad_puzzle")
    if data.get("version", VERSION) != VERSION:
        raise Refusal("newer_version", field="version", version=str(data.get("version"))[:9], newest=VERSION)
    try:
        return _puzzle(cast("PuzzleJson", data), names)
    except Refusal:
        raise
    except (BadRecord, ValueError, TypeError, KeyError, IndexError, AttributeError) as fault:
        raise Refusal("bad_puzzle", detail=str(fault)[:80]) from None


def _puzzle(data: PuzzleJson, names: Sequence[str]) -> Puzzle:
    game, seat = GAMES[data["game"]], data["seat"]
    table = _table(data, names)
    answers, best = (tuple(map(game.parse_action, texts)) for texts in (data["answers"], data["best"]))
    losses, value = tuple(data["losses"]), data.get("value")
    is_listed = len(answers) == len(losses) and (best[0] in answers if answers else value is not None)
    if data["kind"] not in KINDS or data["level"] not in LEVELS or not best or not is_listed:
        raise Refusal("bad_puzzle")
    if seat not in game.to_act(table.state) or any(action.seat != seat for action in (*answers, *best)):
        raise Refusal("bad_puzzle", field="seat")
    gap, reasons = float(data["gap"]), tuple(data["reasons"])
    return Puzzle(data["kind"], data["level"], seat, table, answers, best, losses, value, gap, reasons)


def _table(data: PuzzleJson, names: Sequence[str]) -> AnyTable:
    """The table of a position; a person sits on the seat that is asked."""
    state: AnyState
    if data["game"] == "isle":
        isle = cast("IslePositionJson", data["position"])
        state = isle_state(isle, names[: len(isle["seats"])])
    else:
        skylands = cast("SkylandsPositionJson", data["position"])
        state = skylands_state(skylands, names[: len(skylands["seats"])])
    players = (HUMAN if number == data["seat"] else OTHERS for number in range(len(state.seats)))
    return Table(GAMES[data["game"]], state.setup, tuple(players), (state,))
