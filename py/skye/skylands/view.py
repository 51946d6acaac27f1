"""What one seat may see, built from nothing; only the seed and the order of the stack are secret."""

from __future__ import annotations

from typing import Literal, TypedDict

from skye.core.dispatch import check_seat
from skye.core.game import ScoreLineJson
from skye.skylands.actions import Pass
from skye.skylands.land import Island, land_rows
from skye.skylands.rules import forced_end, to_act
from skye.skylands.scoring import final_counts, final_total
from skye.skylands.start import placeable
from skye.skylands.state import Counts, Phase, Seat, State, Step
from skye.skylands.tiles import COLOUR_OF


class CountsView(TypedDict):
    """Green, purple and blue inhabitants."""

    G: int
    P: int
    B: int


class MoveView(TypedDict):
    """Inhabitants that went into a city in this step."""

    source: str
    city: str
    count: int


class StepView(TypedDict):
    """What the acting seat has done so far in its step."""

    is_bonus: bool
    has_acted: bool
    deployed: list[str]
    moves: list[MoveView]
    special: str | None
    due: str
    drawn: str | None


class IslandView(TypedDict):
    """An island; `colour` is that of its inhabitants, `members` are its parts as x, y and part."""

    id: str
    terrain: str
    colour: str | None
    spaces: int
    open_edges: int
    is_complete: bool
    inhabitants: int
    cells: list[tuple[int, int]]
    members: list[tuple[int, int, int]]


class SeatView(TypedDict):
    """A seat; `board` has rows of tile, x, y and turn, `placeable` the tiles it may place, `last` the square."""

    seat: int
    name: str
    clan: str
    points: int
    collected: int
    written: int
    total: int
    pawn: str | None
    is_marker_active: bool
    board: list[tuple[str, int, int, int]]
    islands: list[IslandView]
    hostel: CountsView | None
    inhabitants: CountsView
    empty_squares: int
    hand: list[str]
    placeable: list[str]
    last: tuple[int, int] | None


class CountView(TypedDict):
    """What the end adds to the points of a seat, which then has `points`."""

    seat: int
    line: ScoreLineJson
    points: int


class View(TypedDict):
    """The game as a seat may see it; `prompt` is what is asked for, `placing` the action that places a tile.

    `counts` are the points that the end adds, in the order in which they are counted; there are none before it.
    """

    game: Literal["skylands"]
    seat: int | None
    phase: Phase
    prompt: str
    turn: int
    to_act: list[int]
    first_player: int
    active: int
    position: int
    action: str | None
    step: StepView
    placing: Literal["take", "place"]
    start: str
    specials: str
    stack: list[str]
    stack_count: int
    revealed: list[str]
    discarded: list[str]
    show: list[str]
    supply: CountsView
    points_supply: int
    end_reason: str | None
    counts: list[CountView]
    seats: list[SeatView]


def view(state: State, viewer: int | None) -> View:
    """The game as JSON for a seat, or for everybody when the viewer is None; all see the same; raises IllegalAction.

    >>> from skye.skylands.sample import example
    >>> view(example(), None)["points_supply"]
    32
    """
    if viewer is not None:
        check_seat(state, viewer)
    return {
        "game": "skylands",
        "seat": viewer,
        "phase": state.phase,
        "prompt": _prompt(state),
        "turn": state.turn,
        "to_act": list(to_act(state)),
        "first_player": state.first_player,
        "active": state.active,
        "position": state.position,
        "action": state.action,
        "step": step_json(state.step),
        "placing": "take" if state.phase is Phase.DISCOVER else "place",
        "start": state.setup.start,
        "specials": state.setup.specials,
        "stack": sorted(state.stack),
        "stack_count": len(state.stack),
        "revealed": list(state.revealed),
        "discarded": list(state.discarded),
        "show": list(state.show),
        "supply": counts_json(state.supply),
        "points_supply": state.points_supply,
        "end_reason": state.end_reason,
        "counts": _counts(state),
        "seats": [_seat(state, number) for number in range(len(state.seats))],
    }


def _counts(state: State) -> list[CountView]:
    if state.phase is not Phase.END:
        return []
    counts = final_counts(state.seats)
    return [{"seat": seat, "line": line.to_json(), "points": points} for seat, line, points in counts]


def island_json(player: Seat, island: Island) -> IslandView:
    """An island as JSON; `members` are its parts as [x, y, part].

    >>> from skye.skylands.sample import example
    >>> player = example().player
    >>> island_json(player, player.land.islands[0])["spaces"]
    2
    """
    return {
        "id": island.id,
        "terrain": island.terrain,
        "colour": COLOUR_OF.get(island.terrain),
        "spaces": island.spaces,
        "open_edges": island.open_edges,
        "is_complete": island.is_complete,
        "inhabitants": player.inhabitants.get(island.id, 0),
        "cells": list(island.cells),
        "members": [(member.pos.x, member.pos.y, member.part) for member in island.members],
    }


def counts_json(counts: Counts) -> CountsView:
    """Counts by colour as JSON.

    >>> counts_json((1, 2, 3))
    {'G': 1, 'P': 2, 'B': 3}
    """
    green, purple, blue = counts
    return {"G": green, "P": purple, "B": blue}


def step_json(step: Step) -> StepView:
    """What the acting seat has done so far in its step, as JSON.

    >>> step_json(Step(due="GP"))["due"]
    'GP'
    """
    return {
        "is_bonus": step.is_bonus,
        "has_acted": step.has_acted,
        "deployed": list(step.deployed),
        "moves": [{"source": move.source, "city": move.city, "count": move.count} for move in step.moves],
        "special": step.special,
        "due": step.due,
        "drawn": step.drawn,
    }


def _seat(state: State, number: int) -> SeatView:
    player = state.seats[number]
    return {
        "seat": number,
        "name": state.setup.seats[number].name,
        "clan": state.setup.seats[number].clan,
        "points": player.collected + player.written,
        "collected": player.collected,
        "written": player.written,
        "total": final_total(player),
        "pawn": player.pawn,
        "is_marker_active": player.is_marker_active,
        "board": land_rows(player.land),
        "islands": [island_json(player, island) for island in player.land.islands],
        "hostel": counts_json(player.hostel) if player.has_hostel else None,
        "inhabitants": counts_json(player.colours()),
        "empty_squares": player.empty_squares,
        "hand": list(player.hand),
        "placeable": list(_placeable(state, number)),
        "last": _last(player),
    }


def _placeable(state: State, number: int) -> tuple[str, ...]:
    """The tiles that a seat may place now; of a start tile both sides."""
    step = state.step
    if state.phase is Phase.START:
        return placeable(state.seats[number])
    if number != state.acting:
        return ()
    if state.phase is Phase.DISCOVER:
        return () if step.has_acted else state.revealed
    tile = {Phase.PLACE: step.special, Phase.OUTPOST: step.drawn}.get(state.phase)
    return () if tile is None else (tile,)


def _prompt(state: State) -> str:
    """What is asked for: the phase, `bonus` of a second tile, `done` after acting, `pass` if no tile fits."""
    if isinstance(forced_end(state, state.acting), Pass):
        return "pass"
    if state.step.has_acted and state.phase not in (Phase.PAY, Phase.PLACE, Phase.OUTPOST):
        return "done"
    return "bonus" if state.phase is Phase.DISCOVER and state.step.is_bonus else str(state.phase)


def _last(player: Seat) -> tuple[int, int] | None:
    """The square placed on last, if any."""
    rows = land_rows(player.land)
    return (rows[-1][1], rows[-1][2]) if rows else None
