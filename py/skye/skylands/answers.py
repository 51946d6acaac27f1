"""The shapes of the answers to the questions of Skylands; those of other modules stand beside the code there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, TypedDict

from skye.core.game import ReasonJson, ScoreLineJson
from skye.core.question import CellTurns, Change, SeatArgs
from skye.skylands.actions import Action
from skye.skylands.events import Gained, Settled
from skye.skylands.forecast import ActionForecast
from skye.skylands.view import CountsView, IslandView


class ActionArgs(TypedDict):
    """An action that may be refused."""

    action: Annotated[dict[str, object], Action]


class PlacesArgs(SeatArgs):
    """Islands, of which the first is meant, by the places that name them."""

    places: list[str]


class PlacementsAnswer(TypedDict):
    """Where a tile may be placed, and whether it may be discarded."""

    cells: list[CellTurns]
    can_discard: bool


class SourceChange(Change):
    """The final points of a source before and after."""

    source: str


class PreviewAnswer(TypedDict):
    """What a placement would change: islands, final points by source, and what happens at once."""

    completes: list[IslandView]
    grows: list[IslandView]
    total: Change
    sources: list[SourceChange]
    events: list[Annotated[Mapping[str, object], Settled | Gained]]


class ActionsAnswer(TypedDict):
    """The four actions with the asking seat as the active player."""

    actions: list[ActionForecast]


class ShownSpecial(TypedDict):
    """A special island on display: its cost, what the asking seat would have to pay, the squares on which it fits, and
    why it cannot be created."""

    special: str
    cost: str
    due: str
    can_pay: bool
    can_place: bool
    can_create: bool
    spots: list[tuple[int, int]]
    reason: ReasonJson | None
    points: int


class ShowAnswer(TypedDict):
    """The special islands on display."""

    has_bonus: bool
    inhabitants: CountsView
    show: list[ShownSpecial]


class IslandUses(IslandView):
    """An island, what may be done with it now, and why it cannot be filled."""

    uses: list[str]
    fill_reason: ReasonJson | None


class HostelUses(TypedDict):
    """The hostel: who lodges there, how many more may, and what may be done with them now, by place."""

    guests: CountsView
    room: int
    uses: dict[str, list[str]]


class IslandsAnswer(TypedDict):
    """The islands of the asking seat, and its hostel if it has one."""

    islands: list[IslandUses]
    hostel: HostelUses | None


class Energy(TypedDict):
    """What a move into a city would bring at once: points by what pays them, and their sum."""

    source: str
    city: str
    points: int
    gains: list[Annotated[Mapping[str, object], Gained]]


class EnergyAnswer(TypedDict):
    """What Convert energy would bring the asking seat: the bonus of its first move, and each move it may make."""

    bonus: int
    moves: list[Energy]


class MovesAnswer(TypedDict):
    """Every legal action except placements."""

    moves: list[Annotated[Mapping[str, object], Action]]


class SeatLine(TypedDict):
    """What a seat would get at the end."""

    seat: int
    line: ScoreLineJson


class SheetAnswer(TypedDict):
    """The final points as they would be now, by seat with reasons, and the totals at the start of each turn."""

    sources: list[str]
    now: list[SeatLine]
    totals: list[int]
    points_by_turn: list[list[int]]
