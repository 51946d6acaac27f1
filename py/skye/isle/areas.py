"""The question `areas`: every area of a land, the castle's road and connected whisky, with what each counts for now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TypedDict

from skye.core.regions import Member, Region
from skye.core.shapes import members_json
from skye.isle.answers import AreaJson
from skye.isle.goals import GOALS
from skye.isle.goals.goal import LandGoal
from skye.isle.scoring import scroll_lines
from skye.isle.state import State
from skye.isle.survey import Survey
from skye.isle.track import LETTERS

_STANDING = {"broch": "brochs", "lighthouse": "lighthouses", "ship": "ships"}
"""The symbols that stand on one certain part of a tile, by their names there."""


class AreaPoints(TypedDict):
    """The points that a goal of this game gives for an area or the road as it is now."""

    letter: str
    goal: str
    points: int


class AreaGain(TypedDict):
    """What the completion of an area would bring: points by the goals of this game, and by scrolls at the end."""

    points: list[AreaPoints]
    scrolls: int


class LensArea(AreaJson):
    """An area with the edges at which it is open, as x, y and side; what stands on it; and what it counts for now.

    `things` counts brochs, lighthouses, ships and scrolls by name. A scroll counts double if the area is complete.
    `if_complete` is what an open area would bring in addition if it were complete as it is now.
    """

    is_complete: bool
    open_edges: list[tuple[int, int, int]]
    things: dict[str, int]
    points: list[AreaPoints]
    if_complete: AreaGain | None


class LensRoad(TypedDict):
    """The castle's road: its parts as x, y and road, the cells it connects, its open ends, and what it counts for."""

    members: list[tuple[int, int, int]]
    cells: list[tuple[int, int]]
    open_edges: list[tuple[int, int, int]]
    points: list[AreaPoints]


class AreasAnswer(TypedDict):
    """The areas of a land; its castle's road; the cells with whisky that it connects; and the land's income."""

    seat: int
    areas: list[LensArea]
    road: LensRoad
    whisky: list[tuple[int, int]]
    income: int


def areas_answer(state: State, seat: int) -> AreasAnswer:
    """Every area of a seat's land, with what it counts for by the goals of this game (rules 21 to 23)."""
    survey = Survey(state.seats[seat].territory)
    goals = [
        (letter, goal)
        for letter, name in zip(LETTERS, state.goals, strict=True)
        if isinstance(goal := GOALS[name], LandGoal)
    ]
    points = _points_by_area(survey, goals)
    things = _things(survey)
    road = survey.castle_road
    return {
        "seat": seat,
        "areas": [
            {
                "kind": area.kind,
                "cells": list(area.cells),
                "members": members_json(area.members),
                "is_complete": area.is_complete,
                "open_edges": _edges(area),
                "things": dict(things[number]),
                "points": points.get(area.members[0], []),
                "if_complete": None if area.is_complete else _gain(survey, number, goals),
            }
            for number, area in enumerate(survey.areas)
        ],
        "road": {
            "members": members_json(road.members),
            "cells": sorted(survey.connected),
            "open_edges": _edges(road),
            "points": [
                {"letter": letter, "goal": goal.id, "points": goal.score(survey).points}
                for letter, goal in goals
                if goal.counts_road
            ],
        },
        "whisky": list(survey.connected_whisky),
        "income": survey.income,
    }


def _edges(area: Region) -> list[tuple[int, int, int]]:
    return [(pos.x, pos.y, int(side)) for pos, side in area.open_edges]


def _points_by_area(survey: Survey, goals: Sequence[tuple[str, LandGoal]]) -> Mapping[Member, list[AreaPoints]]:
    """What each area counts for, by its first member; areas that count for nothing are left out."""
    found: dict[Member, list[AreaPoints]] = {}
    for letter, goal in goals:
        tally = goal.tally(survey)
        units = tally.area_units or (1,) * len(tally.shapes.areas)
        for members, each in zip(tally.shapes.areas, units, strict=True):
            points: AreaPoints = {"letter": letter, "goal": goal.id, "points": goal.each * each}
            found.setdefault(members[0], []).append(points)
    return found


def _gain(survey: Survey, number: int, goals: Sequence[tuple[str, LandGoal]]) -> AreaGain:
    """What an open area would bring if it were complete as it is now."""
    complete = survey.completing(number)
    gains = [(letter, goal, goal.score(complete).points - goal.score(survey).points) for letter, goal in goals]
    return {
        "points": [{"letter": letter, "goal": goal.id, "points": gain} for letter, goal, gain in gains if gain],
        "scrolls": _scroll_points(complete) - _scroll_points(survey),
    }


def _scroll_points(survey: Survey) -> int:
    return sum(line.points for line in scroll_lines(survey))


def _things(survey: Survey) -> list[Counter[str]]:
    """What stands on each area, by its number."""
    found: list[Counter[str]] = [Counter() for _ in survey.areas]
    for placed in survey.tiles:
        for name, parts in _STANDING.items():
            for part in getattr(placed.tile, parts):
                found[survey.area_number[Member(placed.pos, part)]][name] += 1
        if placed.tile.scroll is not None:
            found[survey.area_number[Member(placed.pos, placed.tile.centre_part)]]["scroll"] += 1
    return found
