"""The shapes of the answers to the questions of Isle of Skye; those of other modules stand beside the code there."""

from __future__ import annotations

from typing import TypedDict

from skye.core.game import ReasonJson, ScoreLineJson
from skye.core.question import CellTurns, Change


class PlacementsAnswer(TypedDict):
    """Where a tile may be placed, and whether it may be given up."""

    cells: list[CellTurns]
    can_give_up: bool


class GoalChange(TypedDict):
    """The points of a goal before and after; None when they rest on gold that the viewer may not see."""

    letter: str
    goal: str
    before: int | None
    after: int | None


class AreaJson(TypedDict):
    """An area: its terrain, its cells, and its parts as x, y and part."""

    kind: str
    cells: list[tuple[int, int]]
    members: list[tuple[int, int, int]]


class PreviewAnswer(TypedDict):
    """What a placement would change; `joins_castle` are the cells that a road then connects to the castle."""

    goals: list[GoalChange]
    completes: list[AreaJson]
    joins_castle: list[tuple[int, int]]
    income: Change
    scrolls: Change


class OfferAnswer(TypedDict):
    """A tile on offer: its price if it may be seen, and why it cannot be bought."""

    tile: str
    owner: int
    price: int | None
    can_buy: bool
    reason: ReasonJson | None


class OffersAnswer(TypedDict):
    """The gold of the asking seat, and all tiles on offer."""

    gold: int
    offers: list[OfferAnswer]


class PricingAnswer(TypedDict):
    """The limits of the asking seat's prices."""

    gold: int
    lowest_price: int
    highest_total: int


class HiddenLineJson(TypedDict):
    """A line of a goal that rests on hidden gold: its count is the seat's own gold, if the viewer may see it."""

    source: str
    count: int | None
    points: None
    cells: list[list[tuple[int, int]]]
    facts: dict[str, object]


class ScoredJson(TypedDict):
    """What a goal gave a seat in a round."""

    round: int
    letter: str
    goal: str
    seat: int
    line: ScoreLineJson


class GoalNow(TypedDict):
    """What a goal would give a seat now."""

    letter: str
    goal: str
    seat: int
    line: ScoreLineJson | HiddenLineJson


class SeatLine(TypedDict):
    """What a seat would get at the end for a scroll or its gold."""

    seat: int
    line: ScoreLineJson


class SheetAnswer(TypedDict):
    """The score sheet: what was scored, what goals, scrolls and gold would give now, and points by round and seat."""

    scored: list[ScoredJson]
    now: list[GoalNow]
    end: list[SeatLine]
    points_by_round: list[list[int]]


class GoalStanding(TypedDict):
    """What a goal would give the seat asked about now."""

    letter: str
    goal: str
    line: ScoreLineJson | HiddenLineJson


class StandingAnswer(TypedDict):
    """What each goal would give a seat if it were scored now."""

    seat: int
    goals: list[GoalStanding]
