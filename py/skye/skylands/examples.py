"""Small boards that show a rule, for the drawn examples of the help: what they count is worked out by the engine."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Literal, NotRequired, TypedDict

from skye.core.errors import Facts
from skye.core.game import ReasonJson
from skye.core.grid import Pos
from skye.core.values import FrozenDict
from skye.skylands.actions import Convert
from skye.skylands.clauses import reason_with_clause
from skye.skylands.convert import BONUS_POINTS, cities, sources
from skye.skylands.create import due_cost
from skye.skylands.fitting import placement_fault
from skye.skylands.land import Island, Land
from skye.skylands.rules import apply
from skye.skylands.sample import example
from skye.skylands.state import Seat
from skye.skylands.tiles import ALL_TILES, SPECIALS
from skye.skylands.view import IslandView, island_json

Row = tuple[str, int, int, int]
"""A placed tile: its id, x, y and turn."""

FOREST: tuple[Row, ...] = (("i01", 1, 1, 1), ("i37", 2, 1, 1))
CLOSING: Row = ("i02", 3, 1, 3)
TRIALS: dict[str, Row] = {"fits": ("i02", 2, 1, 3), "mismatch": ("i02", 2, 1, 1)}
RIM: tuple[Row, ...] = (("i01", 0, 1, 3),)
ENERGY: tuple[Row, ...] = (
    ("i09", 0, 0, 1),
    ("i10", 1, 0, 3),
    ("i11", 0, 1, 1),
    ("i12", 1, 1, 3),
    ("i13", 2, 0, 2),
    ("i29", 2, 1, 0),
    ("i30", 3, 1, 3),
    ("i14", 3, 0, 2),
)
"""Two crystal islands of 2 spaces and a city of 6: the worked example of the rules."""


class MarkJson(TypedDict):
    """An island that an example marks."""

    kind: Literal["complete"]
    cells: list[tuple[int, int]]
    members: list[tuple[int, int, int]]


class RuleExample(TypedDict):
    """A board that shows a clause: a tile on trial, what is marked, why it is refused, the numbers of the caption.

    An example of a special island has its name, its cost, and what has to be paid.
    """

    example: str
    clause: str
    board: list[Row]
    islands: list[IslandView]
    tile: Row | None
    marks: list[MarkJson]
    reason: ReasonJson | None
    facts: dict[str, object]
    special: NotRequired[str]
    cost: NotRequired[str]
    due: NotRequired[str]


def rule_examples() -> list[RuleExample]:
    """Examples of single clauses: a board, a tile on trial, what is marked and the numbers of the caption.

    >>> [(each["example"], each["clause"]) for each in rule_examples()][:3]
    [('fits', '11'), ('mismatch', '11'), ('rim', '11')]
    """
    complete = Land.of((*FOREST, CLOSING))
    (forest,) = (island for island in complete.islands if island.is_complete)
    special = max(SPECIALS.values(), key=lambda each: len(each.cost))
    return [
        *(_trial(name, row) for name, row in TRIALS.items()),
        _example("rim", "11", RIM),
        _example("complete", "13", FOREST, tile=CLOSING, marks=[forest], facts={"count": forest.spaces}),
        _example(
            "deploy",
            "18",
            (*FOREST, CLOSING),
            inhabitants={forest.id: forest.spaces},
            marks=[forest],
            facts={"count": forest.spaces},
        ),
        {
            **_example("create", "19", ()),
            "special": special.id,
            "cost": special.cost,
            "due": due_cost(Seat(), special, has_bonus=True),
        },
        _converting(),
    ]


def _converting() -> RuleExample:
    land = Land.of(ENERGY)
    inhabitants = {island.id: island.spaces for island in land.islands if island.terrain == "C"}
    state = example("0 choose convert")
    player = Seat(land=land, inhabitants=FrozenDict(inhabitants))
    state = replace(state, seats=(player, *state.seats[1:]))
    (city,) = cities(player)
    for source in sources(player):
        state = apply(state, Convert(0, source, city.id))
    count = sum(inhabitants.values())
    assert state.seats[0].collected == count + BONUS_POINTS  # what the caption says
    return _example(
        "convert",
        "21",
        ENERGY,
        inhabitants=inhabitants,
        marks=[city],
        facts={"count": count, "spaces": city.spaces, "bonus": BONUS_POINTS},
    )


def _trial(name: str, row: Row) -> RuleExample:
    tile, x, y, turn = row
    fault = placement_fault(Land.of(FOREST[:1]), ALL_TILES[tile], Pos(x, y), turn)
    reason = None if fault is None else reason_with_clause(fault.code, fault.facts)
    return _example(name, "11", FOREST[:1], tile=row, reason=reason)


def _example(
    name: str,
    clause: str,
    board: tuple[Row, ...],
    *,
    tile: Row | None = None,
    inhabitants: Mapping[str, int] | None = None,
    marks: list[Island] | None = None,
    reason: ReasonJson | None = None,
    facts: Facts | None = None,
) -> RuleExample:
    player = Seat(land=Land.of(board), inhabitants=FrozenDict(inhabitants or {}))
    return {
        "example": name,
        "clause": clause,
        "board": list(board),
        "islands": [island_json(player, island) for island in player.land.islands],
        "tile": tile,
        "marks": [
            {
                "kind": "complete",
                "cells": list(island.cells),
                "members": [(member.pos.x, member.pos.y, member.part) for member in island.members],
            }
            for island in marks or ()
        ],
        "reason": reason,
        "facts": dict(facts or {}),
    }
