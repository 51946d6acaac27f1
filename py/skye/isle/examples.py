"""Small lands that show a rule, for the drawn examples of the help: what they count is computed by the engine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NotRequired, TypedDict

from skye.core.errors import Facts
from skye.core.game import ReasonJson
from skye.core.grid import Pos
from skye.isle.answers import AreaJson
from skye.isle.clauses import reason_with_clause
from skye.isle.fitting import placement_fault
from skye.isle.goals import GOALS
from skye.isle.goals.areas import LARGEST_WATER
from skye.isle.goals.goal import CASTLE, GoalExample
from skye.isle.goals.roads import ROAD_TILES
from skye.isle.questions import area_json, completed
from skye.isle.scoring import scroll_lines
from skye.isle.survey import Row, Survey, territory_of
from skye.isle.tiles import ALL_TILES

TRIALS: dict[str, Row] = {"fits": ("28", 1, 0, 2), "mismatch": ("28", 1, 0, 0), "apart": ("28", 1, 1, 2)}
"""A tile laid beside the castle alone (rule 18)."""

INCOME_LAND: tuple[Row, ...] = (CASTLE, ("35", -1, 0, 3), ("41", 1, 0, 2), ("69", 0, -1, 0))
SCROLL_LAND: tuple[Row, ...] = (CASTLE, ("72", 0, 1, 3), ("19", -1, 0, 1), ("23", 0, -1, 0), ("13", 1, -1, 0))
PARTS_LAND: tuple[Row, ...] = (("26", 0, 0, 0), ("64", 2, 0, 0))


MarkKind = Literal["complete", "count", "road"]


class MarkJson(TypedDict):
    """Cells that an example marks; of an area also its parts as x, y and part."""

    kind: MarkKind
    cells: list[tuple[int, int]]
    members: NotRequired[list[tuple[int, int, int]]]


class RuleExample(TypedDict):
    """A land that shows a clause: a tile on trial, what is marked, why it is refused, the numbers of the caption."""

    example: str
    clause: str
    land: list[Row]
    tile: Row | None
    marks: list[MarkJson]
    reason: ReasonJson | None
    facts: dict[str, object]


def goal_examples() -> list[GoalExample]:
    """The example of each goal, in the order of the help.

    >>> [example["line"]["points"] for example in goal_examples() if example["goal"] == "squares"]
    [4]
    """
    return [goal.example_json() for goal in GOALS.values()]


def rule_examples() -> list[RuleExample]:
    """Examples of single clauses: a land, a tile on trial, what is marked and the numbers of the caption.

    >>> [(example["example"], example["clause"]) for example in rule_examples()][:3]
    [('parts', '5'), ('income', '13'), ('fits', '18')]
    """
    lake, road_land = LARGEST_WATER.example, ROAD_TILES.example
    income, road, scroll = (Survey(territory_of(rows)) for rows in (INCOME_LAND, road_land, SCROLL_LAND))
    (line,) = scroll_lines(scroll)
    # The part that holds the centre: water on the first tile, pasture on the second.
    centres = {(x, y): ALL_TILES[tile].centre for tile, x, y, _ in PARTS_LAND}
    parts = [area_json(area) for area in Survey(territory_of(PARTS_LAND)).areas if centres[area.cells[0]] == area.kind]
    whisky = len(income.connected_whisky)
    return [
        _example("parts", "5", PARTS_LAND, marks=[_complete(area) for area in parts]),
        _example(
            "income",
            "13",
            INCOME_LAND,
            marks=[_marked("road", sorted(income.connected))],
            facts={
                "joined": whisky,
                "apart": income.count("whisky") - whisky,
                "income": income.income,
            },
        ),
        *(_trial(name, row) for name, row in TRIALS.items()),
        _completing("lake", lake),
        _example("open", "21", lake[:-1]),
        _example(
            "road",
            "23",
            road_land,
            marks=[_marked("road", sorted(road.connected))],
            facts={"count": len(road.connected)},
        ),
        _example(
            "scroll",
            "26",
            SCROLL_LAND,
            marks=[_marked("count", [cell]) for group in line.cells for cell in group],
            facts={"amount": line.facts["amount"], "points": line.points},
        ),
    ]


def _trial(name: str, row: Row) -> RuleExample:
    tile, x, y, turn = row
    fault = placement_fault(territory_of((CASTLE,)), ALL_TILES[tile], Pos(x, y), turn)
    reason = None if fault is None else reason_with_clause(fault.code, fault.facts)
    return _example(name, "18", (CASTLE,), tile=row, reason=reason)


def _completing(name: str, rows: tuple[Row, ...]) -> RuleExample:
    areas = completed(Survey(territory_of(rows[:-1])), Survey(territory_of(rows)))
    (water,) = (area for area in areas if area["kind"] == "W")
    return _example(
        name,
        "21",
        rows[:-1],
        tile=rows[-1],
        marks=[_complete(water)],
        facts={"count": len(water["cells"])},
    )


def _example(
    name: str,
    clause: str,
    land: tuple[Row, ...],
    *,
    tile: Row | None = None,
    marks: Sequence[MarkJson] = (),
    reason: ReasonJson | None = None,
    facts: Facts | None = None,
) -> RuleExample:
    return {
        "example": name,
        "clause": clause,
        "land": list(land),
        "tile": tile,
        "marks": list(marks),
        "reason": reason,
        "facts": dict(facts or {}),
    }


def _marked(kind: MarkKind, cells: Sequence[tuple[int, int]]) -> MarkJson:
    return {"kind": kind, "cells": list(cells)}


def _complete(area: AreaJson) -> MarkJson:
    return {"kind": "complete", "cells": area["cells"], "members": area["members"]}
