"""The 16 goals, the scrolls and the gold: one function per scoring rule, each returns its reasons."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from skye.core.game import Json, ScoreLine
from skye.core.grid import Pos
from skye.core.regions import Member
from skye.core.tile import Placed
from skye.isle.editions import EDITIONS
from skye.isle.survey import Survey
from skye.isle.tiles import IsleTile

Cells = tuple[tuple[tuple[int, int], ...], ...]

MOST, SECOND_MOST = 5, 2
GOLD_PER_POINT = 5


def squares(survey: Survey) -> ScoreLine:
    """2 for each 2x2 square of tiles; a tile may be part of several."""
    cells = survey.territory.cells
    corners = [(pos, Pos(pos.x + 1, pos.y), Pos(pos.x, pos.y + 1), Pos(pos.x + 1, pos.y + 1)) for pos in sorted(cells)]
    return _line("squares", [square for square in corners if all(pos in cells for pos in square)], each=2)


def sheep(survey: Survey) -> ScoreLine:
    """1 for each sheep."""
    return _line("sheep", _each(survey.tiles, "sheep"), each=1)


def broch_mountains(survey: Survey) -> ScoreLine:
    """For each mountain area 1 / 3 / 6 points with 1 / 2 / 3 or more brochs."""
    brochs = _standing(survey, "brochs")
    points = sum((0, 1, 3, 6)[min(count, 3)] for count in brochs.values())
    mountains = tuple(survey.areas[number].cells for number in brochs)
    return ScoreLine("broch-mountains", len(mountains), points, mountains, {"brochs": list(brochs.values())})


def farm_animals(survey: Survey) -> ScoreLine:
    """1 for each sheep and cattle on a tile with a farm or on one of the 8 tiles around one; each animal once."""
    near: set[Pos] = set()
    for placed in survey.tiles:
        if placed.tile.farm:
            near.update((placed.pos, *placed.pos.around()))
    tiles = [placed for placed in survey.tiles if placed.pos in near]
    return _line("farm-animals", sorted(_each(tiles, "sheep") + _each(tiles, "cattle")), each=1)


def road_cattle(survey: Survey) -> ScoreLine:
    """2 for each cattle on a tile joined to the castle."""
    return _line("road-cattle", _each([p for p in survey.tiles if p.pos in survey.joined], "cattle"), each=2)


def road_tiles(survey: Survey) -> ScoreLine:
    """1 for each tile joined to the castle, the castle tile itself not counted."""
    return _line("road-tiles", [(pos,) for pos in sorted(survey.joined)], each=1)


def largest_water(survey: Survey) -> ScoreLine:
    """2 for each tile of the largest complete water area."""
    waters = [area for area in survey.complete_areas if area.kind == "W"]
    if not waters:
        return ScoreLine("largest-water", 0, 0)
    largest = max(waters, key=lambda area: area.size)
    return ScoreLine("largest-water", largest.size, 2 * largest.size, (largest.cells,))


def complete_areas(survey: Survey) -> ScoreLine:
    """1 for each complete area."""
    return _line("complete-areas", [area.cells for area in survey.complete_areas], each=1)


def large_areas(survey: Survey) -> ScoreLine:
    """3 for each complete area of at least 3 tiles."""
    return _line("large-areas", [area.cells for area in survey.complete_areas if area.size >= 3], each=3)


def building_sets(survey: Survey) -> ScoreLine:
    """5 for each set of broch + farm + lighthouse; a building is in one set only."""
    buildings = [[pos for (pos,) in _each(survey.tiles, kind)] for kind in ("broch", "farm", "lighthouse")]
    facts = dict(zip(("broch", "farm", "lighthouse"), map(len, buildings), strict=True))
    return _line("building-sets", list(zip(*buildings, strict=False)), each=5, facts=facts)


def ship_lighthouse_waters(survey: Survey) -> ScoreLine:
    """3 for each water area with at least one ship and at least one lighthouse on its shore."""
    ships, lighthouses = _standing(survey, "ships"), _standing(survey, "lighthouses")
    waters = [survey.areas[number].cells for number in ships if number in lighthouses]
    return _line("ship-lighthouse-waters", waters, each=3)


def columns(survey: Survey) -> ScoreLine:
    """3 for each vertical line of at least 3 tiles without a gap; two lines in one column count twice."""
    lines = []
    for x, y in sorted(survey.territory.cells):
        if Pos(x, y - 1) in survey.territory:
            continue  # the line began further north
        line = [Pos(x, y)]
        while (below := Pos(x, line[-1].y + 1)) in survey.territory:
            line.append(below)
        if len(line) >= 3:
            lines.append(tuple(line))
    return _line("columns", lines, each=3)


def complete_mountains(survey: Survey) -> ScoreLine:
    """2 for each complete mountain area."""
    mountains = [area.cells for area in survey.complete_areas if area.kind == "M"]
    return _line("complete-mountains", mountains, each=2)


LAND_GOALS: Mapping[str, Callable[[Survey], ScoreLine]] = MappingProxyType(
    {
        "squares": squares,
        "sheep": sheep,
        "broch-mountains": broch_mountains,
        "farm-animals": farm_animals,
        "road-cattle": road_cattle,
        "road-tiles": road_tiles,
        "largest-water": largest_water,
        "complete-areas": complete_areas,
        "large-areas": large_areas,
        "building-sets": building_sets,
        "ship-lighthouse-waters": ship_lighthouse_waters,
        "columns": columns,
        "complete-mountains": complete_mountains,
    }
)
"""The goals that look at one territory alone."""

RANK_GOALS = ("most-whisky", "most-ships", "most-gold")
"""The goals that compare the players (rule 24)."""

SECRET_GOAL = "most-gold"
"""The goal that rests on gold behind the screens, shown only when it is scored."""

GOALS = tuple(dict.fromkeys(goal for edition in EDITIONS.values() for goal in edition.goals))
"""The goals of all editions: the 16 of the rules, in their order."""


def score_goal(goal: str, surveys: Sequence[Survey], gold: Sequence[int]) -> tuple[ScoreLine, ...]:
    """What a goal gives every seat, one line each.

    >>> from skye.isle.survey import new_territory
    >>> lands = [Survey(new_territory("blue")), Survey(new_territory("red"))]
    >>> [line.points for line in score_goal("most-gold", lands, [7, 3])]
    [5, 2]
    """
    if goal in LAND_GOALS:
        return tuple(LAND_GOALS[goal](survey) for survey in surveys)
    things = [_rank_things(goal, survey, amount) for survey, amount in zip(surveys, gold, strict=True)]
    amounts = [amount for amount, _ in things]
    return tuple(
        ScoreLine(goal, amount, points, cells, {"amounts": amounts})
        for (amount, cells), points in zip(things, rank_points(amounts), strict=True)
    )


def rank_points(amounts: Sequence[int]) -> tuple[int, ...]:
    """5 to the most, 2 to the second most (rule 24): tied for first, nobody is second; none of it, no points.

    >>> rank_points([4, 4, 3, 0]), rank_points([4, 3, 3, 0]), rank_points([1, 0])
    ((5, 5, 0, 0), (5, 2, 2, 0), (5, 0))
    """
    best = max(amounts)
    second = max((amount for amount in amounts if amount < best), default=0) if amounts.count(best) == 1 else 0
    return tuple(
        0 if amount == 0 else MOST if amount == best else SECOND_MOST if amount == second else 0 for amount in amounts
    )


def scroll_lines(survey: Survey) -> tuple[ScoreLine, ...]:
    """What each scroll of a territory gives at the end, doubled in a complete area (rule 26)."""
    lines = []
    for placed in survey.tiles:
        scroll = placed.tile.scroll
        if scroll is None:
            continue
        amount = survey.count(scroll)
        each = SCROLL_NEEDS[scroll]
        is_double = survey.areas[survey.area_number[Member(placed.pos, placed.tile.centre_part)]].is_complete
        points = amount // each * (2 if is_double else 1)
        facts = {"scroll": scroll, "tile": placed.tile.id, "amount": amount, "each": each, "is_double": is_double}
        lines.append(ScoreLine("scroll", amount // each, points, ((placed.pos,),), facts))
    return tuple(lines)


SCROLL_NEEDS: Mapping[str, int] = MappingProxyType(
    {"sheep": 2, "whisky": 2, "ship": 2, "cattle": 1, "broch": 1, "farm": 1, "lighthouse": 1}
)
"""How many of a thing a scroll asks for one point (rule 26)."""


def gold_line(gold: int) -> ScoreLine:
    """What gold is worth at the end: 1 point for every 5, rounded down (rule 27).

    >>> gold_line(14).points
    2
    """
    return ScoreLine("gold", gold, gold // GOLD_PER_POINT)


def _rank_things(goal: str, survey: Survey, gold: int) -> tuple[int, Cells]:
    if goal == "most-gold":
        return gold, ()
    found = _each(survey.tiles, "whisky" if goal == "most-whisky" else "ship")
    return len(found), tuple(found)


def _line(
    source: str, groups: Sequence[tuple[Pos, ...]], *, each: int, facts: Mapping[str, Json] | None = None
) -> ScoreLine:
    return ScoreLine(source, len(groups), each * len(groups), tuple(groups), facts or {})


def _each(tiles: Sequence[Placed[IsleTile]], feature: str) -> list[tuple[Pos, ...]]:
    """The cell of every single thing of a kind: a tile with two sheep is there twice."""
    return [(placed.pos,) for placed in tiles for _ in range(getattr(placed.tile, feature))]


def _standing(survey: Survey, feature: str) -> dict[int, int]:
    """The numbers of the areas on which things of a kind stand, in order, with how many there are on each."""
    numbers = [
        survey.area_number[Member(placed.pos, part)]
        for placed in survey.tiles
        for part in getattr(placed.tile, feature)
    ]
    return {number: numbers.count(number) for number in sorted(numbers)}
