"""Small lands that show a rule, for the drawn examples of the help: what they count is worked out by the engine."""

from __future__ import annotations

from skye.core.board import Board
from skye.core.game import Json
from skye.core.grid import Pos
from skye.core.tile import Placed
from skye.isle.clauses import told
from skye.isle.fitting import placement_fault
from skye.isle.phases import CASTLE_INCOME
from skye.isle.questions import completed
from skye.isle.scoring import LAND_GOALS, RANK_GOALS, rank_points, scroll_lines
from skye.isle.survey import Survey, Territory
from skye.isle.tiles import ALL_TILES

Row = tuple[str, int, int, int]
"""A placed tile: its id, x, y and turn."""

CASTLE: Row = ("castle-blue", 0, 0, 0)

GOAL_LANDS: dict[str, tuple[Row, ...]] = {
    "squares": (CASTLE, ("55", 1, 0, 3), ("45", -1, 0, 2), ("60", 0, 1, 0), ("47", -1, 1, 3), ("43", 1, 1, 0)),
    "sheep": (CASTLE, ("20", -1, 0, 2), ("72", -1, 1, 0), ("09", 0, 1, 1)),
    "broch-mountains": (CASTLE, ("36", -1, 0, 0), ("14", -1, 1, 2), ("30", 0, 1, 0), ("57", -1, 2, 0)),
    "farm-animals": (CASTLE, ("19", 1, 0, 0), ("68", 0, 1, 2), ("08", 1, 1, 0)),
    "road-cattle": (CASTLE, ("68", 0, 1, 3), ("66", 0, -1, 0)),
    "road-tiles": (CASTLE, ("23", 0, 1, 3), ("25", 0, -1, 1), ("14", -1, -1, 3), ("50", -1, 1, 2)),
    "largest-water": (CASTLE, ("70", 1, 0, 0), ("40", 2, 0, 3)),
    "complete-areas": (CASTLE, ("08", -1, 0, 3), ("24", 1, 0, 0)),
    "large-areas": (CASTLE, ("56", 0, 1, 0), ("52", 0, -1, 0), ("41", -1, 1, 2), ("35", -1, 0, 3)),
    "building-sets": (CASTLE, ("56", 0, 1, 0), ("73", 0, -1, 0)),
    "ship-lighthouse-waters": (CASTLE, ("26", 1, 0, 2), ("45", 2, 0, 1), ("41", 3, 0, 2)),
    "columns": (CASTLE, ("37", 0, -1, 0), ("44", 0, 1, 2), ("49", 1, 0, 0), ("30", 1, -1, 2), ("23", 1, 1, 1)),
    "complete-mountains": (CASTLE, ("41", -1, 0, 3), ("05", -2, 0, 2)),
}
"""A land for each goal that looks at one land alone."""

RANK_AMOUNTS: dict[str, tuple[int, ...]] = {
    "most-whisky": (4, 3, 3, 0),
    "most-ships": (3, 3, 2),
    "most-gold": (9, 7, 2),
}
"""What the players of an example have of the thing that a goal compares."""

TRIALS: dict[str, Row] = {"fits": ("28", 1, 0, 2), "mismatch": ("28", 1, 0, 0), "apart": ("28", 1, 1, 2)}
"""A tile laid beside the castle alone (rule 18)."""

INCOME_LAND: tuple[Row, ...] = (CASTLE, ("35", -1, 0, 3), ("41", 1, 0, 2), ("69", 0, -1, 0))
SCROLL_LAND: tuple[Row, ...] = (CASTLE, ("72", 0, 1, 3), ("19", -1, 0, 1), ("23", 0, -1, 0), ("13", 1, -1, 0))
PARTS_LAND: tuple[Row, ...] = (("26", 0, 0, 0), ("64", 2, 0, 0))


def territory_of(rows: tuple[Row, ...]) -> Territory:
    """The land of an example.

    >>> len(territory_of(INCOME_LAND))
    4
    """
    return Board.of(Placed(ALL_TILES[tile], Pos(x, y), turn) for tile, x, y, turn in rows)


def goal_examples() -> list[Json]:
    """For each goal a land with what it counts there, or amounts with what the most of them give.

    >>> [example["line"]["points"] for example in goal_examples() if example["goal"] == "squares"]
    [4]
    """
    lands: list[Json] = [
        {"goal": goal, "land": _rows(rows), "line": LAND_GOALS[goal](Survey(territory_of(rows))).to_json()}
        for goal, rows in GOAL_LANDS.items()
    ]
    ranks: list[Json] = [
        {"goal": goal, "ranks": [{"amount": amount, "points": points} for amount, points in _ranked(goal)]}
        for goal in RANK_GOALS
    ]
    return lands + ranks


def rule_examples() -> list[Json]:
    """Examples of single clauses: a land, a tile on trial, what is marked and the numbers of the caption.

    >>> [(example["example"], example["clause"]) for example in rule_examples()][:3]
    [('parts', '5'), ('income', '13'), ('fits', '18')]
    """
    lake = GOAL_LANDS["largest-water"]
    income, road, scroll = (Survey(territory_of(rows)) for rows in (INCOME_LAND, GOAL_LANDS["road-tiles"], SCROLL_LAND))
    (line,) = scroll_lines(scroll)
    whisky = len(income.joined_whisky)
    return [
        _example("parts", "5", PARTS_LAND, marks=[_area("W", [(0, 0)]), _area("P", [(2, 0)])]),
        _example(
            "income",
            "13",
            INCOME_LAND,
            marks=[_marked("road", sorted(income.joined))],
            facts={
                "joined": whisky,
                "apart": income.count("whisky") - whisky,
                "income": CASTLE_INCOME + whisky,
            },
        ),
        *(_trial(name, row) for name, row in TRIALS.items()),
        _completing("lake", lake),
        _example("open", "21", lake[:-1]),
        _example(
            "road",
            "23",
            GOAL_LANDS["road-tiles"],
            marks=[_marked("road", sorted(road.joined))],
            facts={"count": len(road.joined)},
        ),
        _example(
            "scroll",
            "26",
            SCROLL_LAND,
            marks=[_marked("count", [cell]) for group in line.cells for cell in group],
            facts={"amount": line.facts["amount"], "points": line.points},
        ),
    ]


def _ranked(goal: str) -> list[tuple[int, int]]:
    return list(zip(RANK_AMOUNTS[goal], rank_points(RANK_AMOUNTS[goal]), strict=True))


def _trial(name: str, row: Row) -> Json:
    tile, x, y, turn = row
    fault = placement_fault(territory_of((CASTLE,)), ALL_TILES[tile], Pos(x, y), turn)
    reason = None if fault is None else told(fault.code, fault.facts)
    return _example(name, "18", (CASTLE,), tile=row, reason=reason)


def _completing(name: str, rows: tuple[Row, ...]) -> Json:
    areas = completed(Survey(territory_of(rows[:-1])), Survey(territory_of(rows)))
    (water,) = (area for area in areas if area["kind"] == "W")
    return _example(
        name,
        "21",
        rows[:-1],
        tile=rows[-1],
        marks=[_area(water["kind"], water["cells"])],
        facts={"count": len(water["cells"])},
    )


def _example(
    name: str,
    clause: str,
    land: tuple[Row, ...],
    *,
    tile: Row | None = None,
    marks: list[Json] | None = None,
    reason: Json = None,
    facts: dict[str, Json] | None = None,
) -> Json:
    return {
        "example": name,
        "clause": clause,
        "land": _rows(land),
        "tile": None if tile is None else list(tile),
        "marks": marks or [],
        "reason": reason,
        "facts": facts or {},
    }


def _rows(rows: tuple[Row, ...]) -> list[Json]:
    return [list(row) for row in rows]


def _marked(kind: str, cells: list[Pos] | list[tuple[int, int]]) -> Json:
    return {"kind": kind, "cells": [list(cell) for cell in cells]}


def _area(terrain: str, cells: list[tuple[int, int]]) -> Json:
    return {"kind": "complete", "terrain": terrain, "cells": [list(cell) for cell in cells]}
