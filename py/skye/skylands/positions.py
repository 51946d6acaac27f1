"""Scored positions: a board as one JSON object in, its islands, final points and legal placements out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import NotRequired, TypedDict

from skye.core.grid import Pos
from skye.skylands.fitting import placement_fault
from skye.skylands.land import EMPTY_LAND, Land
from skye.skylands.scoring import Holding, final_lines
from skye.skylands.tiles import ALL_TILES, TERRAINS


class FinalPoints(TypedDict):
    """The final points by source, and their sum."""

    empty: int
    inhabitants: int
    spaces: int
    specials: int
    collected: int
    total: int


class EvaluatedPosition(TypedDict):
    """A board with its islands as terrain, spaces and completeness, its final points, and where `next` fits."""

    board: list[object]
    inhabitants: int
    collected: int
    marker_active: bool
    islands: list[list[str | int | bool]]
    final: FinalPoints
    next: NotRequired[str]
    placements: NotRequired[list[list[int]]]


def evaluate(line: object) -> EvaluatedPosition:
    """The position with `islands`, `final` and, when `next` names a tile, `placements` worked out; raises ValueError.

    >>> position = {"board": [["i33", 1, 1, 0]], "inhabitants": 3, "collected": 5, "marker_active": True}
    >>> evaluate(position)["final"]
    {'empty': -38, 'inhabitants': 1, 'spaces': 0, 'specials': 0, 'collected': 7, 'total': -30}
    """
    if not isinstance(line, Mapping):
        raise ValueError("expected an object with a board")
    land = _land(line.get("board"))
    holding = Holding(
        land=land,
        inhabitants=_number(line, "inhabitants"),
        collected=_number(line, "collected"),
        is_marker_active=_truth(line, "marker_active"),
    )
    islands = sorted((TERRAINS[island.terrain], island.spaces, island.is_complete) for island in land.islands)
    answer: EvaluatedPosition = {
        "board": line["board"],
        "inhabitants": holding.inhabitants,
        "collected": holding.collected,
        "marker_active": holding.is_marker_active,
        "islands": [list(island) for island in islands],
        "final": _final(holding),
    }
    if line.get("next") is not None:
        tile = answer["next"] = _tile(line["next"])
        answer["placements"] = [[x, y, turn] for (x, y), turns in land.placements(ALL_TILES[tile]) for turn in turns]
    return answer


def _final(holding: Holding) -> FinalPoints:
    points: Counter[str] = Counter()
    for line in final_lines(holding):
        points[line.source] += line.points
    return {
        "empty": points["empty"],
        "inhabitants": points["inhabitants"],
        "spaces": points["spaces"],
        "specials": points["special"],
        "collected": points["collected"] + points["written"] + points["marker"],
        "total": points.total(),
    }


def _land(board: object) -> Land:
    if not isinstance(board, list):
        raise ValueError("board: expected a list of [tile, x, y, turn]")
    land = EMPTY_LAND
    for item in board:
        if not isinstance(item, list) or len(item) != 4 or not all(_is_number(value) for value in item[1:]):
            raise ValueError("board: expected a list of [tile, x, y, turn]")
        tile, (x, y, turn) = _tile(item[0]), item[1:]
        fault = placement_fault(land, ALL_TILES[tile], Pos(x, y), turn)
        if fault is not None:
            raise ValueError(f"board: {tile} cannot be placed at {x},{y},{turn}: {fault.code}")
        land = land.placed(ALL_TILES[tile], Pos(x, y), turn)
    return land


def _tile(name: object) -> str:
    if not isinstance(name, str) or name not in ALL_TILES:
        raise ValueError(f"there is no tile called {str(name)[:40]!r}")
    return name


def _number(line: Mapping[str, object], field: str) -> int:
    value = line.get(field)
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"{field}: expected a whole number")
    return value


def _truth(line: Mapping[str, object], field: str) -> bool:
    value = line.get(field)
    if not isinstance(value, bool):
        raise ValueError(f"{field}: expected true or false")
    return value


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
