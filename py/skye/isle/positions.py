"""A territory and a next tile as one JSON line, evaluated: goals, scrolls, income, areas and legal placements."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NotRequired, TypedDict

from skye.core.reading import whole_number
from skye.isle.editions import newest_edition
from skye.isle.fitting import placements
from skye.isle.goals import GOALS
from skye.isle.scoring import scroll_lines
from skye.isle.survey import Survey, territory_of
from skye.isle.tiles import ALL_TILES, TILES


class EvaluatedPosition(TypedDict):
    """A territory with everything that can be computed for it, and where the `next` tile fits if there is one."""

    territory: list[object]
    goals: dict[str, int]
    scrolls: int
    whisky_tiles: int
    ships: int
    income: int
    areas: int
    complete: int
    next: NotRequired[str]
    placements: NotRequired[list[list[int]]]


def evaluate(data: object) -> EvaluatedPosition:
    """The line with everything computed; only `territory` and `next` are read; raises ValueError.

    >>> line = evaluate({"territory": [["castle-blue", 0, 0, 0]], "next": "07"})
    >>> line["areas"], line["income"], line["placements"]
    (3, 5, [[-1, 0, 3], [1, 0, 0], [1, 0, 2], [1, 0, 3]])
    """
    if not isinstance(data, Mapping) or not isinstance(data.get("territory"), list):
        raise ValueError("expected an object with a territory")
    rows = [_row(row) for row in data["territory"]]
    if len({(x, y) for _, x, y, _ in rows}) != len(rows):
        raise ValueError("two tiles are on the same cell")
    territory = territory_of(rows)
    survey = Survey(territory)
    answer: EvaluatedPosition = {
        "territory": data["territory"],
        "goals": {goal: GOALS[goal].line([survey], [0], 0).points for goal in _land_goals()},
        "scrolls": sum(line.points for line in scroll_lines(survey)),
        "whisky_tiles": survey.count("whisky"),
        "ships": survey.count("ship"),
        "income": survey.income,
        "areas": len(survey.areas),
        "complete": len(survey.complete_areas),
    }
    tile = data.get("next")
    if tile is not None:
        if not isinstance(tile, str) or tile not in TILES:
            raise ValueError("the next tile is not a tile of this game")
        answer["next"] = tile
        answer["placements"] = [[where.x, where.y, where.turn] for where in placements(territory, TILES[tile])]
    return answer


def _land_goals() -> list[str]:
    """The goals that look at one territory alone, in the order of the newest edition."""
    return [goal for goal in newest_edition().goals if not GOALS[goal].compares_players]


def _row(row: object) -> tuple[str, int, int, int]:
    if not isinstance(row, list) or len(row) != 4:
        raise ValueError("each tile of the territory must be a list of id, x, y and turn")
    tile, x, y, turn = row
    if not isinstance(tile, str) or tile not in ALL_TILES:
        raise ValueError("the territory contains an unknown tile")
    return tile, whole_number(x), whole_number(y), whole_number(turn)
