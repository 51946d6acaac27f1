"""Scored positions: a board as one JSON object in, its islands, final points and legal placements out."""

from __future__ import annotations

from collections.abc import Mapping

from skye.core.game import Json
from skye.core.grid import Pos
from skye.skylands.fitting import placement_fault
from skye.skylands.land import EMPTY_LAND, Land
from skye.skylands.scoring import Holding, final_lines
from skye.skylands.tiles import ALL_TILES, TERRAINS


def evaluate(line: Json) -> dict[str, Json]:
    """The position with `islands`, `final` and, when `next` names a tile, `placements` worked out; raises ValueError.

    >>> position = {"board": [["i33", 1, 1, 0]], "inhabitants": 3, "collected": 5, "marker_active": True}
    >>> evaluate(position)["final"]
    {'empty': -38, 'inhabitants': 1, 'spaces': 0, 'specials': 0, 'collected': 7, 'total': -30}
    """
    if not isinstance(line, Mapping):
        raise ValueError("expected an object with a board")
    land = _land(line.get("board"))
    lines = final_lines(
        Holding(
            land=land,
            inhabitants=_number(line, "inhabitants"),
            collected=_number(line, "collected"),
            is_marker_active=_truth(line, "marker_active"),
        )
    )
    points = {name: sum(line.points for line in lines if line.source in sources) for name, sources in _FINAL.items()}
    islands = [[TERRAINS[island.terrain], island.spaces, island.is_complete] for island in land.islands]
    answer: dict[str, Json] = {
        **{field: line[field] for field in ("board", "inhabitants", "collected", "marker_active")},
        "islands": sorted(islands),
        "final": {**points, "total": sum(points.values())},
    }
    if line.get("next") is not None:
        tile = answer["next"] = _tile(line["next"])
        answer["placements"] = [[x, y, turn] for (x, y), turns in land.placements(ALL_TILES[tile]) for turn in turns]
    return answer


_FINAL: Mapping[str, tuple[str, ...]] = {
    "empty": ("empty",),
    "inhabitants": ("inhabitants",),
    "spaces": ("spaces",),
    "specials": ("special",),
    "collected": ("collected", "written", "marker"),
}


def _land(board: Json) -> Land:
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


def _tile(name: Json) -> str:
    if not isinstance(name, str) or name not in ALL_TILES:
        raise ValueError(f"there is no tile called {str(name)[:40]!r}")
    return name


def _number(line: Mapping[str, Json], field: str) -> int:
    value = line.get(field)
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"{field}: expected a whole number")
    return value


def _truth(line: Mapping[str, Json], field: str) -> bool:
    value = line.get(field)
    if not isinstance(value, bool):
        raise ValueError(f"{field}: expected true or false")
    return value


def _is_number(value: Json) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
