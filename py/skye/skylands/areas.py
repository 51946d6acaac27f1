"""The question `areas`: every island of a board with its open edges and what it counts for now."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import NotRequired, TypedDict

from skye.core.grid import Side
from skye.core.regions import Member
from skye.core.shapes import members_json
from skye.skylands.land import Island, Land
from skye.skylands.scoring import holding_of
from skye.skylands.state import Seat
from skye.skylands.tiles import CELLS


class IslandPoints(TypedDict):
    """Final points that an island has now: for its spaces, or by a special island."""

    source: str
    points: int
    special: NotRequired[str]


class LensIsland(TypedDict):
    """An island with the edges at which it is open, as x, y and side, and what it counts for now.

    `is_stuck` says that it reaches the rim of the board, so that it can never be completed. `if_complete` is what an
    open island that is not stuck would count for if it were complete as it is now.
    """

    id: str
    terrain: str
    cells: list[tuple[int, int]]
    members: list[tuple[int, int, int]]
    is_complete: bool
    is_stuck: bool
    open_edges: list[tuple[int, int, int]]
    spaces: int
    inhabitants: int
    points: list[IslandPoints]
    if_complete: list[IslandPoints] | None


class AreasAnswer(TypedDict):
    """The islands of a board."""

    seat: int
    areas: list[LensIsland]


def areas_answer(player: Seat, seat: int) -> AreasAnswer:
    """Every island of a board, with what it counts for at the end (rules 11, 13, 23 and 26).

    >>> areas_answer(Seat(), 0)
    {'seat': 0, 'areas': []}
    """
    land = player.land
    points = _points_by_island(player)
    found: list[LensIsland] = []
    for island in land.islands:
        edges = _open_edges(land, island)
        is_stuck = any(member.pos.step(side) not in CELLS for member, side in edges)
        found.append(
            {
                "id": island.id,
                "terrain": island.terrain,
                "cells": list(island.cells),
                "members": members_json(island.members),
                "is_complete": island.is_complete,
                "is_stuck": is_stuck,
                "open_edges": [(member.pos.x, member.pos.y, int(side)) for member, side in edges],
                "spaces": island.spaces,
                "inhabitants": player.inhabitants.get(island.id, 0),
                "points": points.get(island.id, []),
                "if_complete": None if island.is_complete or is_stuck else _points_if_complete(player, island),
            }
        )
    return {"seat": seat, "areas": found}


def _points_if_complete(player: Seat, island: Island) -> list[IslandPoints]:
    islands = tuple(replace(each, open_edges=0) if each == island else each for each in player.land.islands)
    return list(_points_by_island(replace(player, land=replace(player.land, islands=islands))).get(island.id, []))


def _open_edges(land: Land, island: Island) -> list[tuple[Member, Side]]:
    cells = land.board.cells
    return [
        (member, side)
        for member in island.members
        for printed in cells[member.pos].tile.parts[member.part].sides
        if member.pos.step(side := printed.turned(cells[member.pos].turn)) not in cells
    ]


def _points_by_island(player: Seat) -> Mapping[str, list[IslandPoints]]:
    """What islands count for by themselves; points for inhabitants depend on the whole board and are left out."""
    land = player.land
    found: dict[str, list[IslandPoints]] = {
        island.id: [{"source": "spaces", "points": island.spaces}] for island in land.complete_islands
    }
    by_first = {island.members[0]: island.id for island in land.islands}
    for special, pos in land.specials.tiles:
        if special.points is None:
            counted = special.counted(holding_of(player), pos)
            islands = [by_first[parts[0]] for parts in counted.parts] if counted.island_points else []
            given = list(zip(islands, counted.island_points, strict=True))
        elif special.parts and land.is_special_complete(special):
            given = [(land.island_of(pos, 0).id, special.points)]
        else:
            continue
        for island, points in given:
            found.setdefault(island, []).append({"source": "special", "points": points, "special": special.id})
    return found
