"""The goals, the scrolls and the gold: what each gives and why."""

from __future__ import annotations

from collections.abc import Sequence

from skye.core.game import ScoreLine
from skye.core.regions import Member
from skye.core.shapes import Shapes
from skye.isle.goals import GOALS
from skye.isle.goals.goal import things_on
from skye.isle.survey import Survey
from skye.isle.tiles import SCROLL_NEEDS

GOLD_PER_POINT = 5


def score_goal(goal: str, surveys: Sequence[Survey], gold: Sequence[int]) -> tuple[ScoreLine, ...]:
    """What a goal gives every seat, one line each.

    >>> from skye.isle.survey import new_territory
    >>> lands = [Survey(new_territory("blue")), Survey(new_territory("red"))]
    >>> [line.points for line in score_goal("most-gold", lands, [7, 3])]
    [5, 2]
    """
    return GOALS[goal].lines(surveys, gold)


def scroll_lines(survey: Survey) -> tuple[ScoreLine, ...]:
    """What each scroll of a territory gives at the end, doubled in a complete area (rule 26)."""
    lines = []
    for placed in survey.tiles:
        scroll = placed.tile.scroll
        if scroll is None:
            continue
        amount = survey.count(scroll)
        each = SCROLL_NEEDS[scroll]
        area = survey.areas[survey.area_number[Member(placed.pos, placed.tile.centre_part)]]
        is_double = area.is_complete
        points = amount // each * (2 if is_double else 1)
        facts = {"scroll": scroll, "tile": placed.tile.id, "amount": amount, "each": each, "is_double": is_double}
        shapes = Shapes(
            areas=(area.members,) if is_double else (),
            things=(("scroll", (placed.pos,)), *things_on(survey.tiles, scroll)),
        )
        lines.append(ScoreLine("scroll", amount // each, points, ((placed.pos,),), facts, shapes))
    return tuple(lines)


def gold_line(gold: int) -> ScoreLine:
    """What gold is worth at the end: 1 point for every 5, rounded down (rule 27).

    >>> gold_line(14).points
    2
    """
    return ScoreLine("gold", gold, gold // GOLD_PER_POINT)
